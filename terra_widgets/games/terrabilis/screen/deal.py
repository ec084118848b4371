"""The Alliance table: whom to trade with, and the offer on it, thing by thing (TB-34)."""

from __future__ import annotations

from terra_widgets.games.terrabilis.deck.cards import CATEGORIES, RESOURCES
from terra_widgets.games.contract import State
from terra_widgets.games.terrabilis.rules.numbers import MOST_ITEMS, MOST_OFFERS, NOTES
from terra_widgets.games.terrabilis.rules.state import (
    ANSWER, ASKED, COUNTRIES, GIVEN, ITEMS, MEMBER, NONE, OFFER, OFFERS, PARTNER, PHASE, SWAP, TERRAS, TRADE,
    TURN, WANTED,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.moves import ASK, GIVE, TRADE_WITH, WANT
from terra_widgets.games.terrabilis.rules.options import FREE
from terra_widgets.games.terrabilis.rules.trade import item
from terra_widgets.games.terrabilis.screen.cards import amount, number
from terra_widgets.games.terrabilis.screen.reasons import Reasons
from terra_widgets.games.terrabilis.screen import shapes
from terra_widgets.text import translate
from terra_widgets.text.words import isolated, listing


def alliance(reasons: Reasons) -> shapes.Alliance | None:
    """The table of the Alliance while somebody trades there."""
    state, language = reasons.state, reasons.language
    if state[PHASE] not in {TRADE, OFFER, ANSWER}:
        return None
    free = reasons.game.options.talks == FREE
    counts = {"made": state[OFFERS], "most": MOST_OFFERS, "items": state[ITEMS], "room": MOST_ITEMS}
    trading = state[PHASE] == TRADE
    return {
        "title": translate("terrabilis-alliance", language),
        "text": translate(
            f"terrabilis-alliance-{('talks' if free else 'offers') if trading else 'items'}",
            language,
            **counts,
        ),
        "partners": _partners(reasons) if trading else [],
        "sides": [] if trading else [_side(reasons, GIVEN), _side(reasons, ASKED)],
    }


def _partners(reasons: Reasons) -> list[shapes.Partner]:
    state = reasons.state
    return [
        {
            "seat": seat,
            "name": reasons.names[seat],
            "member": bool(state[COUNTRIES + seat][MEMBER]),
            "label": translate("terrabilis-partner", reasons.language, name=isolated(reasons.names[seat])),
            **reasons.spot(TRADE_WITH + seat),
        }
        for seat in range(reasons.game.players)
        if seat != state[TURN]
    ]


def _side(reasons: Reasons, side: int) -> shapes.Side:
    """What one of the two hands over: the one who offers, or the partner."""
    state, language = reasons.state, reasons.language
    giver, taker = state[TURN], state[PARTNER]
    if side == ASKED:
        giver, taker = taker, giver
    facts = {"name": isolated(reasons.names[giver]), "other": isolated(reasons.names[taker])}
    return {
        "side": "give" if side == GIVEN else "ask",
        "seat": giver,
        "title": translate("terrabilis-side", language, **facts),
        "kinds": [_kind(reasons, side, giver, kind) for kind in range(len(RESOURCES))],
        "card": None if state[SWAP] == NONE else _card(reasons, side),
        "wants": _wants(reasons) if side == ASKED else [],
    }


def _kind(reasons: Reasons, side: int, giver: int, kind: int) -> shapes.Offered:
    state, language, name = reasons.state, reasons.language, RESOURCES[kind]
    count, has = state[side][kind], state[COUNTRIES + giver][kind]
    return {
        "kind": name,
        "name": translate(f"terrabilis-resource-{name}", language),
        "count": count,
        "shown": number(count, language),
        "has": translate("terrabilis-side-has", language, count=has),
        "adds": _adds(reasons, side, kind) if state[PHASE] == OFFER else [],
    }


def _adds(reasons: Reasons, side: int, kind: int) -> list[shapes.Addition]:
    """The buttons that put one more of a kind into the offer; Terras come in notes."""
    language, verb = reasons.language, "give" if side == GIVEN else "ask"
    first = GIVE if side == GIVEN else ASK
    numbers = range(TERRAS, TERRAS + len(NOTES)) if kind == TERRAS else (kind,)
    return [
        {
            "key": f"{verb}:{RESOURCES[kind]}:{item(n)[1]}",
            "plus": f"+{number(item(n)[1], language)}",
            "label": translate(
                f"terrabilis-do-{verb}", language, what=amount(RESOURCES[kind], item(n)[1], language)
            ),
            **reasons.spot(first + n),
        }
        for n in numbers
    ]


def _wants(reasons: Reasons) -> list[shapes.Addition]:
    """The buttons that say what kind of card is wanted for the offered one."""
    state, language = reasons.state, reasons.language
    if state[PHASE] != OFFER or state[SWAP] == NONE or WANT not in reasons.legal:
        return []
    return [
        {
            "key": f"want:{category}",
            "plus": translate("terrabilis-pile-name", language, pile=category),
            "label": translate("terrabilis-do-want", language, pile=category),
            **reasons.spot(WANT + i),
        }
        for i, category in enumerate(CATEGORIES)
    ]


def _card(reasons: Reasons, side: int) -> shapes.OfferedCard:
    """A card for a card: the offered one lies open, the other one is picked by the partner."""
    if side == ASKED:
        wanted = reasons.state[WANTED]
        if wanted != NONE:
            facts = {"pile": CATEGORIES[wanted]}
            return {
                "name": "",
                "text": translate("terrabilis-card-wanted-choice", reasons.language, **facts),
            }
        return {"name": "", "text": translate("terrabilis-card-asked", reasons.language)}
    card = reasons.drawn.cards[reasons.state[SWAP]]
    return {"name": card["name"], "text": card["label"]}


def offered(state: State, names: tuple[str, ...], side: int, language: str) -> str:
    """One side of the offer in words; `names` are those of the cards."""
    parts = [amount(kind, n, language) for kind, n in zip(RESOURCES, state[side], strict=True) if n]
    if state[SWAP] != NONE and side == GIVEN:
        parts.append(translate("terrabilis-card-named", language, card=names[state[SWAP]]))
    elif state[WANTED] != NONE:
        parts.append(translate("terrabilis-card-wanted", language, pile=CATEGORIES[state[WANTED]]))
    elif state[SWAP] != NONE:
        parts.append(translate("terrabilis-card-any", language))
    return listing(parts, language) or translate("terrabilis-nothing", language)
