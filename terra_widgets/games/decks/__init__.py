"""Card data that a teacher can edit in a spreadsheet: found, read and checked, for the decks of all games."""

from terra_widgets.games.decks.loader import built_in, load, of, parse, with_digest

__all__ = ["built_in", "load", "of", "parse", "with_digest"]
