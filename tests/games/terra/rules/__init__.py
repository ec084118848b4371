"""Tests of Terra: by rule, by invariant, and against the literal rules."""
