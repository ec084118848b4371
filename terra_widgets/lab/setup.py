"""What a person chooses for an experiment, checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from inspect import signature
from typing import Any

from terra_widgets.errors import SetupError, brief
from terra_widgets.games import catalog
from terra_widgets.games import players as minds
from terra_widgets.games.contract import WhatIf
from terra_widgets.simulation import columns
from terra_widgets.simulation.jobs import Job
from terra_widgets.simulation.simulation import prepared
from terra_widgets.table.record import MOST_SEED

MOST_GAMES = 20_000
"""All rows of a run stay in memory, and those of the kept ones; `tw.simulate` plays more."""
GAMES = 1000
SEATS = range(2, 9)
NOT_MEASURED = {"game", "seed", "seat", "order", "player"}
"""Columns that say which row it is, not what happened."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The choices for one run. `checked` makes sure that they can be played."""

    game: str
    players: tuple[str, ...]
    rule: str = ""
    """The option of a what-if rule; empty for the game as it is printed."""
    strength: int = 0
    """How strong that rule is; 0 is off."""
    games: int = GAMES
    seed: int = 1

    @property
    def what_if(self) -> WhatIf | None:
        """The rule that was chosen."""
        return what_ifs(self.game).get(self.rule)

    @property
    def options(self) -> dict[str, bool | int]:
        """The options of the game; none for a rule that is off."""
        rule = self.what_if
        return {} if rule is None or not self.strength else {rule.option: rule.value(self.strength)}

    def job(self) -> Job:
        """What is to be played."""
        return prepared(
            self.game, players=self.players, games=self.games, seed=self.seed, options=self.options
        )


def on_offer() -> tuple[str, ...]:
    """The games that can be experimented with."""
    return tuple(name for name in catalog.games() if catalog.has(name, "measures"))


@cache
def seats(game: str) -> tuple[int, ...]:
    """How many players a game may have."""
    return tuple(number for number in SEATS if _playable(game, number))


def _playable(game: str, number: int) -> bool:
    try:
        prepared(game, players=["random"] * number, games=1, seed=1)
    except SetupError:
        return False
    return True


def strengths(game: str) -> dict[str, tuple[int, int]]:
    """The kinds of players that have a strength, each with the usual one and the greatest."""
    return {
        kind: (signature(made).parameters["strength"].default, made.most)
        for kind, made in minds.kinds(game).items()
        if hasattr(made, "most")
    }


def what_ifs(game: str) -> dict[str, WhatIf]:
    """The what-if rules of a game, by option."""
    return {rule.option: rule for rule in catalog.rulebook(game).what_ifs}


def measures(game: str) -> tuple[str, ...]:
    """What can be looked at: columns of the rows."""
    return tuple(name for name in columns(game) if name not in NOT_MEASURED)


def checked(
    game: object = catalog.DEFAULT,
    players: object = None,
    rule: object = None,
    strength: object = None,
    games: object = GAMES,
    seed: object = 1,
) -> Setup:
    """The choices; SetupError, with what to do instead, for any that can't be.

    Parameters
    ----------
    game, players, games, seed
        As for `tw.simulate`, with at most 20,000 games. Without players, those that are usual in the game.
    rule
        The option of a what-if rule, or None for the game as it is printed.
    strength
        A number for a rule with a scale; True or False for one that is on or off. Without it the rule is
        on, at its least strength.
    """
    game = catalog.find(game) if isinstance(game, str) else game
    if not isinstance(game, str) or game not in on_offer():
        raise SetupError("game-unknown", name=brief(game), known=", ".join(on_offer()))
    kinds = seated(game, players)
    found = _rule(game, rule)
    whole("games", games, 1, MOST_GAMES)
    whole("seed", seed, 0, MOST_SEED)
    assert isinstance(games, int)
    assert isinstance(seed, int)
    made = Setup(game, kinds, found.option if found else "", _strength(found, strength), games, seed)
    made.job()  # a rule may not go with every number of players
    return made


def seated(game: str, players: object) -> tuple[str, ...]:
    """The players as they sit, each a kind that there is."""
    allowed = seats(game)
    if players is None:
        players = minds.usual(game)
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise SetupError("simulate-players", found=brief(players))
    if len(players) not in allowed:
        raise SetupError("lab-seats", found=len(players), least=allowed[0], most=allowed[-1])
    names = tuple(str(kind).removeprefix(minds.PREFIX) for kind in players)
    for name in names:
        minds.player(name, game)
    return names


def _rule(game: str, rule: object) -> WhatIf | None:
    if rule is None or rule == "":
        return None
    known = what_ifs(game)
    if not isinstance(rule, str) or rule not in known:
        near = get_close_matches(str(rule)[:40], known, n=1)
        raise SetupError(
            "lab-rule-unknown", found=brief(rule), near=near[0] if near else "none", known=", ".join(known)
        )
    return known[rule]


def _strength(rule: WhatIf | None, strength: object) -> int:
    if rule is None:
        if strength:
            raise SetupError("lab-strength-alone", found=brief(strength))
        return 0
    if strength is None:
        return 1
    if rule.most == 1:
        if not isinstance(strength, bool):
            raise SetupError("option-not-bool", name=rule.option, found=brief(strength))
        return int(strength)
    if not isinstance(strength, int) or isinstance(strength, bool) or not 0 <= strength <= rule.most:
        raise SetupError("option-number", name=rule.option, least=0, most=rule.most, found=brief(strength))
    return strength


def whole(name: str, value: object, least: int, most: int) -> None:
    """SetupError unless it is a whole number in these bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise SetupError("simulate-number", name=name, least=least, most=most, found=brief(value))


def measured(game: str, measure: object) -> str:
    """A measure that the game has."""
    known = measures(game)
    if not isinstance(measure, str) or measure not in known:
        near = get_close_matches(str(measure)[:40], known, n=1)
        raise SetupError(
            "lab-measure-unknown",
            found=brief(measure), near=near[0] if near else "none", known=", ".join(known),
        )  # fmt: skip
    return measure


def changed(setup: Setup, what: str, value: Any) -> Setup:
    """The choices after one of them was changed; what no longer fits follows it."""
    given: Mapping[str, Any] = {
        "game": setup.game,
        "players": setup.players,
        "rule": setup.rule,
        "strength": _given(setup),
        "games": setup.games,
        "seed": setup.seed,
        what: value,
    }
    if what == "rule":
        given = {**given, "strength": None}
    if what == "game" and value != setup.game:
        given = {**given, "players": None, "rule": None, "strength": None}
    return checked(**given)


def _given(setup: Setup) -> bool | int | None:
    """The strength as a person gives it."""
    rule = setup.what_if
    return None if rule is None else rule.value(setup.strength)
