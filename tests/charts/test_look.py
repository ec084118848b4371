"""Things can be told apart with any common kind of colour vision, and without colour at all."""

from itertools import combinations

import pytest

from terra_widgets.charts.look import DARK, LIGHT, SHAPES, THEMES, faded, readable, seat_styles, sign
from terra_widgets.games.terra_futura.deck import KINDS

# Machado, Oliveira and Fernandes (2009), full severity, on linear RGB.
VISION = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
THINGS = (*KINDS, "pollution")
SEATS = tuple(f"seat-{i}" for i in range(5))
EACH_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
EACH_VISION = pytest.mark.parametrize("vision", VISION)


def linear(colour):
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def lab(colour, vision):
    """CIE Lab of a colour as somebody sees it."""
    seen = [sum(a * b for a, b in zip(row, linear(colour), strict=True)) for row in VISION[vision]]
    red, green, blue = (min(1, max(0, c)) for c in seen)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def isolated(one, other, vision):
    return sum((a - b) ** 2 for a, b in zip(lab(one, vision), lab(other, vision), strict=True)) ** 0.5


def contrast(one, other):
    light, dark = sorted(
        sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(o), strict=True)) for o in (one, other)
    )[::-1]
    return (light + 0.05) / (dark + 0.05)


@EACH_VISION
@EACH_THEME
def test_resources_have_colours_that_differ(theme, vision):
    colours = {thing: sign(theme, thing).colour for thing in THINGS}
    near = {pair: isolated(colours[pair[0]], colours[pair[1]], vision) for pair in combinations(THINGS, 2)}
    assert {pair: round(far) for pair, far in near.items() if far < 17} == {}


@EACH_VISION
@EACH_THEME
def test_players_have_colours_that_differ(theme, vision):
    colours = [sign(theme, seat).colour for seat in SEATS]
    assert min(isolated(*pair, vision) for pair in combinations(colours, 2)) > 30


@EACH_THEME
def test_colour_is_never_the_only_sign(theme):
    assert len({sign(theme, thing).pattern for thing in THINGS}) == len(THINGS)
    for seats in ({sign(theme, seat).symbol for seat in SEATS}, {sign(theme, seat).dash for seat in SEATS}):
        assert len(seats) == len(SEATS)
    assert len({sign(theme, seat).pattern for seat in SEATS}) == len(SEATS)
    shown = [sign(theme, key) for key in ("pollution", "limit", "harm")]
    assert len({(look.symbol, look.dash) for look in shown}) == 3


@EACH_THEME
def test_more_series_than_colours_still_differ(theme):
    many = [sign(theme, f"seat-{i}") for i in range(25)]
    assert many[:5] == [sign(theme, seat) for seat in SEATS]
    assert len({(look.colour, look.pattern) for look in many}) == 25
    assert len({(look.colour, look.symbol) for look in many}) == 25


@EACH_THEME
def test_texts_and_lines_can_be_read_on_their_paper(theme):
    assert contrast(theme.ink, theme.paper) > 7
    assert contrast(theme.soft, theme.paper) > 4.5
    lines = ["pollution", "money", "limit", "total", *SEATS]
    assert min(contrast(sign(theme, key).colour, theme.paper) for key in lines) > 2.95


def test_a_faded_colour_keeps_its_hue():
    assert faded("#0080ff", 0.25) == "rgba(0,128,255,0.25)"


@EACH_THEME
def test_the_number_of_a_player_can_be_read_on_the_players_colour(theme):
    colours = [sign(theme, seat).colour for seat in SEATS]
    assert min(contrast(readable(colour), colour) for colour in colours) > 4.5


def test_boards_have_the_colours_and_shapes_of_charts():
    styles = seat_styles(6)
    for theme in (LIGHT, DARK):
        assert all(f": {colour};" in styles for colour in theme.seats)
    for seat in range(6):
        assert (
            SHAPES[sign(LIGHT, f"seat-{seat}").symbol].split("; ")[-1] in styles.split(f"t-seat-{seat} ")[1]
        )
