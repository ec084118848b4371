"""The parts of a table of Terra Futura as widgets of their own."""
