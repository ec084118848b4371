"""The rules of Terrabilis, by rule id."""
