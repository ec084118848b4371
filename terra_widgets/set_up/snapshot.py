"""The set-up card as plain data: everything that its view shows."""

from __future__ import annotations

from functools import cache

from terra_widgets.games import catalog, players
from terra_widgets.games.players.faces import face
from terra_widgets.games.players.persons import kind_of, shown_names
from terra_widgets.set_up import shapes
from terra_widgets.set_up.card import PERSON, Card, least, lengths
from terra_widgets.text import FALLBACK, translate
from terra_widgets.text.words import game_about, game_name, isolated, known, listing
from terra_widgets.widgets.snapshot import languages

STRENGTHS = ("easy", "medium", "strong")


def snapshot(card: Card) -> shapes.SetUpSnapshot:
    """The card as the view shows it now."""
    language, game, count = card.language, card.game, len(card.seats)
    few, most = least(game), catalog.rulebook(game).most
    return {
        "number": card.number,
        "answer": card.answer,
        "language": language,
        "languages": languages(),
        "words": words(language),
        "announce": card.news,
        "gone": translate("set-up-gone", language),
        "title": translate("set-up-title", language),
        "games": [
            {"value": name, "label": game_name(name, language), "note": game_about(name, language)}
            for name in catalog.games()
            if catalog.has(name, "screen")
        ],
        "game": game,
        "note": translate("set-up-players-note", language, least=few, most=most),
        "seats": [_seat(card, seat, name) for seat, name in enumerate(shown_names(game, card.names))],
        "kinds": kinds(game, language),
        "add": count < most,
        "remove": count > few,
        "lengths": [
            {"value": one.name, "label": translate(f"set-up-length-{one.name}", language), "note": ""}
            for one in lengths(game)
        ],
        "length": card.length,
        "length_note": _length_note(card),
        "laid": _laid(card),
    }


def _seat(card: Card, seat: int, name: str) -> shapes.SeatOffer:
    chosen, language = card.seats[seat].removeprefix(players.PREFIX), card.language
    kind = kind_of(card.seats[seat])
    levels = () if kind is None else players.levels(card.game, kind)
    return {
        "seat": seat,
        "automatic": kind is not None,
        "name": name,
        "label": translate("set-up-seat", language, number=seat + 1),
        "kind": kind or PERSON,
        "about": "" if kind is None else about(kind, language),
        "strength": chosen if kind is not None else "",
        "strengths": [
            {"value": value, "label": translate(f"set-up-strength-{STRENGTHS[at]}", language), "note": ""}
            for at, value in enumerate(levels if len(levels) > 1 else ())
        ],
        "face": []
        if kind is None
        else [{"fill": fill, "path": path} for fill, path in face(card.game, name, kind)],
    }


def _length_note(card: Card) -> str:
    """How long the game is, as it is chosen."""
    key = f"length-{card.game.replace('_', '-')}"
    key = f"{key}-{card.length}" if card.length else key
    has = catalog.has(card.game, "rules.numbers")
    numbers = catalog.part(card.game, "rules.numbers").FACTS if has else {}
    return known(key, card.language, **{**numbers, **card.options})


def _laid(card: Card) -> shapes.Laid | None:
    if card.table is None or card.open:
        return None
    names = [isolated(name) for name in card.table.shown_names]
    return {
        "number": card.laid,
        "title": game_name(card.table.game.name, card.language),
        "text": listing(names, card.language),
    }


@cache
def kinds(game: str, language: str) -> list[shapes.SetUpChoice]:
    """Who can sit on a seat: a person, or a kind of automatic player."""
    person: shapes.SetUpChoice = {
        "value": PERSON,
        "label": translate("set-up-person", language),
        "note": "",
    }
    return [
        person,
        *(
            shapes.SetUpChoice(value=kind, label=character(kind, language), note=about(kind, language))
            for kind in players.kinds(game)
        ),
    ]


def character(kind: str, language: str) -> str:
    """What a kind of player is like, in a word or two."""
    return known(f"character-{kind}", language, kind)


def about(kind: str, language: str) -> str:
    """How a kind of player plays, as a sentence."""
    return known(f"character-{kind}-about", language)


@cache
def words(language: str) -> dict[str, str]:
    """The fixed words of the view."""
    return {word: translate(f"set-up-word-{word}", language) for word in shapes.WORDS}


def plain(card: Card) -> str:
    """The card as text, for a terminal: what can be typed instead."""
    language = card.language
    other = "" if language == FALLBACK else f", language={language!r}"
    lines = [translate("set-up-plain", language), ""]
    for name in catalog.games():
        names = [translate("start-person", language, number=1), *Card(language, name).names[1:]]
        lines.append(f"  {game_name(name, language)}: {game_about(name, language)}".rstrip(": "))
        lines.append(f"    tw.new({name!r}, players={names!r}{other})")
        lines += [f"      {players.PREFIX}{kind}: {about(kind, language)}" for kind in players.kinds(name)]
    return "\n".join([*lines, "", translate("set-up-plain-start", language)])
