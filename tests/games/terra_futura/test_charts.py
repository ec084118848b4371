"""Every chart of a game: it can be drawn, is small, says what it shows, and its numbers are the record's."""

import json
import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest
from chart_games import NAMES, PASSING, finished, play

import terra_widgets as tw
from terra_widgets import text
from terra_widgets.charts import chart, model, of_story, tell, writer
from terra_widgets.charts.look import THEMES
from terra_widgets.charts.plan import Flow, Grid, Panel, empty
from terra_widgets.charts.plotly_figure import plain
from terra_widgets.errors import SetupError
from terra_widgets.games.terra_futura.charts import CHARTS
from terra_widgets.games.terra_futura.deck import KINDS

MOST_BYTES = 46_000
SIGNS_IN_320_PIXELS = 36
GAMES = {
    "two": lambda: finished(2),
    "three": lambda: finished(3),
    "four": lambda: finished(4),
    "five": lambda: finished(5),
    "one": lambda: finished(1),
    "begun": cache(lambda: play(3, 5, most=0)),
    "half": cache(lambda: play(4, 6, most=80)),
}
EACH_GAME = pytest.mark.parametrize("game", GAMES)
EACH_CHART = pytest.mark.parametrize("name", CHARTS)
FINISHED = pytest.mark.parametrize(
    "table", [(n, seed) for n in (2, 3, 4, 5) for seed in (1, 2)], indirect=True
)


@pytest.fixture
def table(request):
    """A finished game of so many players, from a seed."""
    return finished(*request.param)


def titles(drawn):
    yield drawn.title
    for panel in drawn.plan.panels:
        yield panel.title
        if isinstance(panel, Panel):
            yield from (panel.x.title, panel.y.title)


def on_cards(table, kind):
    """How many of a kind lie on every player's cards, by the position."""
    people = table.position()["players"]
    return [sum(card.get(kind, 0) for card in p["territory"].values()) for p in people]


@cache
def story(table, language):
    return tell(table.record, language)


def draw(table, name, *, player=None, language="en", theme="light"):
    """What `chart` draws; the story of a table, which nobody plays on, is told once for all its charts."""
    return of_story(story(table, language), name, player=player, language=language, theme=theme)


@cache
def changed(**options):
    """A game with changed rules; do not play on."""
    return play(3, 9, **options)


@cache
def frame_of(table):
    return table.record.frame()


def happened(table, event):
    frame = frame_of(table)
    return frame[frame["event"] == event]


# All of them


@EACH_GAME
@EACH_CHART
def test_a_chart_can_be_drawn(name, game):
    drawn = draw(GAMES[game](), name)
    assert drawn.figure.to_plotly_json()["layout"]["title"]["text"]
    assert len(json.dumps(drawn.drawing)) < MOST_BYTES
    assert ET.fromstring(drawn.svg).tag.endswith("svg")  # noqa: S314 our own picture
    assert len(drawn.svg) < 60_000
    assert drawn.summary.endswith(".")
    assert len(drawn.table) == len(drawn.rows)
    assert drawn.table.columns.is_unique


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", text.languages())
@EACH_CHART
def test_a_chart_has_titles_and_units_in_every_language_and_theme(name, language, theme):
    drawn = draw(finished(3), name, language=language, theme=theme)
    assert drawn.title
    for panel in drawn.plan.panels:
        if isinstance(panel, Panel):
            assert panel.y.title
            assert panel.x.title or all(label for _, label in panel.x.ticks)
    assert drawn.drawing["layout"]["template"]["layout"]["paper_bgcolor"] == THEMES[theme].paper
    assert THEMES[theme].paper in drawn.svg


@pytest.mark.parametrize("language", text.languages())
@EACH_CHART
def test_titles_fit_on_a_phone(name, language):
    long = [
        title
        for title in titles(draw(finished(5), name, language=language))
        if len(title) > SIGNS_IN_320_PIXELS
    ]
    assert long == []


@EACH_CHART
def test_everything_that_is_read_comes_from_the_catalog(name, monkeypatch):
    for module, door in ((writer, "translate"), (model, "translate")):
        real = getattr(module, door)
        monkeypatch.setattr(module, door, lambda *a, _real=real, **k: f"⟦{_real(*a, **k)}⟧")
    table = tw.from_record(play(3, 11).record)
    drawn = chart(table, name)
    names = {writer.shortened(name, 12) for name in NAMES} | {
        f"{number} {writer.shortened(name, most - 2)}"
        for number, name in enumerate(NAMES, start=1)
        for most in (12, writer.LONGEST)
    }
    marks = [mark for p in drawn.plan.panels if isinstance(p, Panel) for mark in p.marks]
    words = [*titles(drawn), *(mark.name for mark in marks), drawn.plan.note, drawn.plan.nothing]
    words += [
        label
        for p in drawn.plan.panels
        if isinstance(p, Panel)
        for axis in (p.x, p.y)
        for _, label in axis.ticks
    ]
    flows = [p for p in drawn.plan.panels if isinstance(p, Flow)]
    words += [word for flow in flows for word in (*flow.heads, *(node.label for node in flow.nodes))]
    bare = {word for word in words if word and not word.startswith("⟦") and word not in names}
    assert {word for word in bare if re.search(r"[a-z]", word)} == set()
    assert all(column.startswith("⟦") for column in drawn.columns)
    assert drawn.summary.startswith("⟦")


@pytest.mark.parametrize("language", text.languages())
@EACH_CHART
def test_the_heads_of_a_flow_fit_side_by_side_on_a_phone(name, language):
    for panel in draw(finished(3), name, language=language).plan.panels:
        if isinstance(panel, Flow):
            assert len(panel.heads) == 1 + max(node.column for node in panel.nodes)
            assert sum(len(head) + 2 for head in panel.heads) <= SIGNS_IN_320_PIXELS


@pytest.mark.parametrize("language", text.languages())
@EACH_CHART
def test_before_the_first_move_every_panel_says_that_there_is_nothing_yet(name, language):
    drawn = chart(tw.new(players=2, seed=1), name, language=language)
    assert "0/0" in drawn.svg if name == "territory" else drawn.plan.nothing
    for panel in drawn.plan.panels:
        assert isinstance(panel, Grid) or empty(panel)
    assert not re.search(r"\d", drawn.summary)


def test_bars_of_assistance_have_no_players_colour():
    _, *panels = draw(finished(3), "assistance").plan.panels
    assert not [mark for panel in panels for mark in panel.marks if mark.sign.startswith("seat")]


def test_a_price_of_nothing_is_written():
    """A bar that can't be seen still has its number; what was not made has none."""
    table = tw.new(players=["bot:clean", "bot:growth", "bot:trader"], seed=11).advance()
    drawn = chart(table, "price")
    written = [text for panel in drawn.plan.panels for mark in panel.marks for text in mark.text]
    assert "0" in written
    assert drawn.svg.count(">0</text>") > sum(panel.y.ticks[0][1] == "0" for panel in drawn.plan.panels)


@EACH_CHART
def test_names_are_shown_sign_by_sign(name):
    table = finished(3)
    drawn = draw(table, name)
    shown = json.dumps(drawn.drawing, ensure_ascii=False)
    assert "<b>" not in shown
    assert "<b>" not in drawn.svg
    assert "<b>" not in drawn.html()


def test_a_text_for_plotly_keeps_its_signs():
    assert plain("a < b & c") == "a &lt; b &amp; c"


@EACH_CHART
def test_what_stands_below_is_a_sentence_and_a_closed_table(name):
    seen = Counter()

    class Tags(HTMLParser):
        def handle_starttag(self, tag, attrs):
            seen[tag] += 1
            assert tag != "details" or "open" not in dict(attrs)

    drawn = draw(finished(2), name)
    Tags().feed(drawn.html())
    assert seen["p"] == seen["details"] == seen["table"] == seen["caption"] == 1
    assert seen["th"] == len(drawn.columns)
    assert seen["td"] == len(drawn.columns) * len(drawn.rows)


@EACH_CHART
def test_a_chart_shows_itself_in_any_notebook(name):
    bundle = draw(finished(2), name)._repr_mimebundle_()
    assert set(bundle) == {"application/vnd.plotly.v1+json", "image/svg+xml", "text/plain"}
    assert json.loads(json.dumps(bundle)) == bundle


@EACH_CHART
def test_the_same_game_gives_the_same_chart(name):
    table = finished(3)
    assert chart(table, name).drawing == chart(table.record, name).drawing


@EACH_CHART
def test_one_player_alone_can_be_shown(name):
    drawn = draw(finished(4), name, player=NAMES[1])
    panels = [p for p in drawn.plan.panels if isinstance(p, Panel | Grid)]
    titled = {panel.title for panel in panels} & {writer.shortened(n) for n in NAMES}
    assert titled <= {NAMES[1]}
    if "player" in drawn.columns:
        assert set(drawn.table["player"]) == {NAMES[1]}


@pytest.mark.parametrize(
    "options",
    [
        {"producer_blame": True},
        {"no_spaces": True},
        {"penalty_per_cube": True, "carbon_price": 2},
        {"cube_per_coin": True},
        {"recycling": True, "carbon_tax": 1},
        {"limited_supply": True},
    ],
    ids=str,
)
@EACH_CHART
def test_every_what_if_rule_can_be_drawn(name, options):
    drawn = draw(changed(**options), name)
    assert drawn.figure.data
    assert drawn.summary


@EACH_CHART
def test_a_game_from_a_described_position_can_be_drawn(name):
    table = play(3, 21, most=120)
    for _ in range(8):  # in the middle of an effect, as like as not
        other = tw.at(table.position(), seed=3)
        drawn = chart(other, name)
        assert drawn.svg
        moves = [move for move in table.legal_moves if move not in PASSING] or table.legal_moves
        table.play(moves[-1])
        other.play(moves[-1])
        assert chart(other, name).summary


# Numbers


@FINISHED
def test_the_stock_of_pollution_is_what_lies_on_the_cards(table):
    data = draw(table, "pollution").table
    for name, cubes in zip(table.names, on_cards(table, "pollution"), strict=True):
        mine = data[data["player"] == name]
        assert mine["cubes"].iloc[-1] == cubes
        assert mine["cubes put down"].sum() - mine["cubes removed"].sum() == cubes
        assert list(mine["cubes"].diff().dropna()) == list(
            (mine["cubes put down"] - mine["cubes removed"])[1:]
        )
    assert data["cubes put down"].sum() == happened(table, "pollute")["amount"].sum()


@FINISHED
def test_resources_are_what_lies_on_the_cards(table):
    data = draw(table, "resources").table
    for kind in KINDS:
        assert list(data[data["turn"] == "+4"][kind]) == on_cards(table, kind)


@FINISHED
def test_activations_add_up_to_those_of_the_record(table):
    data = draw(table, "activations").table
    assert data["used"].sum() == len(happened(table, "use"))
    assert (
        data["activations offered"].sum() == happened(table, "offer")["amount"].sum() == 30 * len(table.names)
    )
    assert (data["not used"] >= 0).all()


@FINISHED
def test_the_last_score_is_the_outcome(table):
    data = draw(table, "score").table
    assert list(data[data["turn"] == "+4"]["total"]) == list(table.outcome.points.values())
    parts = data.drop(columns=["turn", "player", "total"])
    assert (parts.sum(axis=1) == data["total"]).all()


@FINISHED
def test_the_heat_map_holds_every_cube(table):
    data = draw(table, "territory").table
    assert len(data) == 9 * len(table.names)
    assert list(data.groupby("player", sort=False)["cubes"].sum()) == on_cards(table, "pollution")
    assert ((data["cubes"] > data["spaces"]) == (data["state"] == "inactive")).all()


@FINISHED
def test_the_price_counts_every_cube_once(table):
    data = draw(table, "price").table
    made = happened(table, "pollute")["amount"].sum()
    goods, people = data[: -len(table.names)], data[-len(table.names) :]
    assert goods["cubes"].sum() == pytest.approx(made, abs=0.03)
    assert people["cubes"].sum() == made


@FINISHED
def test_exchanges_count_every_token_paid(table):
    data = draw(table, "exchanges").table
    paid = sum(move.startswith("pay ") for move in table.record.moves)
    assert data[data["to"] != "points"]["tokens"].sum() == pytest.approx(paid, abs=0.05)


@FINISHED
def test_every_cube_has_a_fate(table):
    data = draw(table, "waste").table
    assert data["cubes"].sum() == happened(table, "pollute")["amount"].sum()
    removed = -happened(table, "clean")["amount"].sum()
    assert data[data["now"] == "gone"]["cubes"].sum() == removed
    assert data["cubes"].sum() - removed == sum(on_cards(table, "pollution"))


@FINISHED
def test_coins_and_cubes_are_those_of_the_record(table):
    data = draw(table, "money").table
    last = data[data["turn"] == "+4"]
    assert last["coins paid"].sum() == sum(move.startswith("pay money") for move in table.record.moves)
    assert last["cubes"].sum() == happened(table, "pollute")["amount"].sum()


@FINISHED
def test_assistance_counts_every_copy_and_every_cube_in_both_accounts(table):
    data = draw(table, "assistance").table
    copies = len(happened(table, "copy"))
    assert data["copied others"].sum() == data["was copied"].sum() == copies
    assert data["rewards"].sum() == len(happened(table, "reward"))
    made = happened(table, "pollute")["amount"].sum()
    assert data["cubes as user"].sum() == data["cubes as producer"].sum() == made


@FINISHED
def test_what_cards_brought_is_what_was_gained_and_made(table):
    data = draw(table, "early").table
    held = sum(sum(on_cards(table, kind)) for kind in KINDS)
    paid = sum(move.startswith("pay ") for move in table.record.moves)
    rewards = len(happened(table, "reward"))
    assert data["tokens made"].sum() == held + paid - rewards


# Sentences


@FINISHED
def test_sentences_have_the_numbers_of_the_data(table):
    cubes = on_cards(table, "pollution")
    inactive = (draw(table, "territory").table["state"] == "inactive").sum()
    said = draw(table, "pollution").summary
    assert said.startswith(f"{sum(cubes)} cube")
    assert f", {max(cubes)}; " in said
    assert (f"{inactive} cards are" in said) or inactive < 2
    points = sorted(table.outcome.points.values())
    said = draw(table, "score").summary
    if points[-1] != points[-2]:
        assert f"has {points[-1]} points, {points[-1] - points[-2]} more than" in said.replace(
            "\N{MINUS SIGN}", "-"
        )
    copies = len(happened(table, "copy"))
    assert draw(table, "assistance").summary.startswith(f"{copies} effect" if copies else "Nobody")


@pytest.mark.parametrize(
    ("cubes", "words"),
    [
        (0, "No cube lies on any card."),
        (1, "1 cube lies on the cards; A has the most, 1; 1 card is inactive."),
        (2, "2 cubes lie on the cards; A and B have the most, 1; 2 cards are inactive."),
    ],
)
def test_plurals_are_right(cubes, words):
    people = [
        {"name": name, "territory": {"c3": {"card": card}}} for name, card in (("A", "H1"), ("B", "H2"))
    ]
    for person in people[:cubes]:
        person["territory"]["c3"]["pollution"] = 1
    table = tw.at({"players": people}, seed=1)
    assert draw(table, "pollution").summary == words


def test_before_the_end_no_chart_tells_of_scoring_cards():
    table = play(2, 3, most=100)
    assert table.outcome is None
    drawn = draw(table, "score")
    assert "scoring card" not in drawn.columns
    assert "secret" in drawn.plan.note
    position = table.position()
    swapped = [person["scoring"] for person in position["players"]][::-1]
    for person, cards in zip(position["players"], swapped, strict=True):
        person["scoring"] = cards
    for name in CHARTS:
        assert chart(tw.at(position), name).drawing == chart(tw.at(table.position()), name).drawing


def test_hidden_cubes_are_counted_when_asked_for():
    table = finished(3)
    data = chart(table, "money", hidden=2).table
    assert (data["cubes counted"] == data["cubes"] + 2 * data["coins paid"]).all()


# Mistakes


@pytest.mark.parametrize(
    ("name", "options", "words"),
    [
        ("polution", {}, 'did you mean "pollution"?'),
        ("pollution", {"theme": "blue"}, "There is: auto, light, dark."),
        ("pollution", {"player": "Zoe"}, "Zoe"),
        ("pollution", {"language": "xx"}, "There is no language"),
        ("compare", {}, "two frames"),
    ],
)
def test_a_mistake_says_what_to_do(name, options, words):
    with pytest.raises(SetupError) as caught:
        tw.chart(finished(2), name, **options)
    assert words in str(caught.value)


def test_a_chart_of_something_else_is_refused():
    with pytest.raises(SetupError) as caught:
        tw.chart("table", "pollution")
    assert '"pollution" draws a table or a record, not str.' in str(caught.value)
