"""The rules of Terra Futura, by id, with what always holds and what can't be said."""
