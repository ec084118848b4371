"""Tests of the rules of Nova Ziemia."""
