"""Snapshots, screens and widgets, without a browser."""
