"""What things of an experiment are called, in the language of whoever looks."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.errors import Fact
from terra_widgets.games.contract import WhatIf
from terra_widgets.lab.setup import Setup, strengths
from terra_widgets.text import translate
from terra_widgets.text.words import known, listing


def dashed(name: str) -> str:
    """A name of code as a part of a text key."""
    return name.replace("_", "-")


def strength_of(game: str, kind: str) -> int | None:
    """How strong a thinker is; None for the others."""
    name, _, strength = kind.partition(":")
    if name not in (scale := strengths(game)):
        return None
    return int(strength) if strength else scale[name][0]


def kind_name(kind: str, language: str) -> str:
    """A kind of player.

    >>> kind_name("thinker:5", "en")
    'Thinker 5'
    """
    name, _, strength = kind.partition(":")
    called = known(f"lab-kind-{dashed(name)}", language, name)
    return translate("lab-kind-strong", language, kind=called, strength=strength) if strength else called


def measure_name(game: str, measure: str, language: str) -> str:
    """What a measure counts."""
    plain = known(f"chart-value-{dashed(measure)}", language, measure.replace("_", " "))
    return known(f"lab-value-{dashed(game)}-{dashed(measure)}", language, plain)


def measure_text(game: str, measure: str, language: str) -> str:
    """What a measure means, in a sentence."""
    general = known(f"lab-measure-{dashed(measure)}", language)
    return known(f"lab-measure-{dashed(game)}-{dashed(measure)}", language, general)


def rule_name(game: str, rule: WhatIf, language: str) -> str:
    """A what-if rule."""
    return known(f"lab-rule-{dashed(game)}-{dashed(rule.option)}", language, rule.option.replace("_", " "))


def rule_text(game: str, rule: WhatIf, language: str) -> str:
    """What it says."""
    return known(f"lab-rule-{dashed(game)}-{dashed(rule.option)}-text", language)


def rule_question(setup: Setup, language: str) -> str:
    """What is asked with a rule, or without one."""
    plain = translate("lab-question", language)
    rule = setup.what_if
    if rule is None:
        return plain
    return known(f"lab-rule-{dashed(setup.game)}-{dashed(rule.option)}-question", language, plain)


def rule_source(game: str, rule: WhatIf, language: str) -> str:
    """Where it comes from."""
    why = known(f"lab-rule-{dashed(game)}-{dashed(rule.option)}-source", language)
    return translate("lab-source", language, rule=rule.rule, why=why)


def rule_label(setup: Setup, language: str) -> str:
    """The rule of a run with its strength; what makes one run differ from another."""
    rule = setup.what_if
    if rule is None or not setup.strength:
        return translate("lab-as-printed", language)
    name = rule_name(setup.game, rule, language)
    if rule.most == 1:
        return name
    return translate("lab-rule-strength", language, rule=name, strength=setup.strength)


def number(value: float, language: str) -> str:
    """A number as it is written in a language, with at most two decimals."""
    facts: dict[str, Fact] = {"value": round(value, 2) + 0.0}  # type: ignore[dict-item]
    return translate("chart-number", language, **facts)


def crowd(kinds: Sequence[str], language: str) -> str:
    """The players of a run, listed.

    >>> crowd(["greedy", "clean"], "en")
    'Greedy and Clean'
    """
    return listing([so_many(kinds, kind, language) for kind in dict.fromkeys(kinds)], language)


def so_many(kinds: Sequence[str], kind: str, language: str) -> str:
    """A kind of player, with how many of them sit at the table."""
    name, times = kind_name(kind, language), list(kinds).count(kind)
    return name if times == 1 else translate("lab-times", language, times=times, kind=name)


def described(setup: Setup, done: int, language: str) -> str:
    """A run in a line."""
    return translate(
        "lab-described",
        language,
        players=crowd(setup.players, language),
        rule=rule_label(setup, language),
        count=done,
        games=number(done, language),
        seed=str(setup.seed),
    )
