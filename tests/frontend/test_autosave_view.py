"""What the view keeps in the browser, offers again, gives away and erases; on a plain page."""

from pathlib import Path

import moments
import pytest
from look import findings, prepare
from stage import show

from terra_widgets.widgets.autosave_panel import autosave_words
from terra_widgets.widgets.lookup import snapshot
from terra_widgets.widgets.snapshot import Settings

FIRST = {"session_id": "aaa", "changes": 5, "moves": 9, "when": 1_790_000_000}
KEPT = {
    "key": "k1", "session_id": "now", "changes": 0, "moves": 0, "when": 1_790_000_500, "code": "TERRA1-now",
    "keeps": True, "open": True, "offers": [], "where": "Kept here.", "trouble": None,
    "answer": {"id": None, "error": None},
}  # fmt: skip
STORED = "JSON.parse(localStorage.getItem('terra:k1') ?? '[]')"


def tell(page, **changes):
    """Let Python say what is kept."""
    page.evaluate(
        """changes => {
            stage.model.values.autosave = { ...stage.model.values.autosave, ...changes };
            stage.model.tell("change:autosave");
        }""",
        changes,
    )


def opened(page, stored=(), shown=None, language="en", **kept):
    """A table whose browser has kept these copies."""
    page.evaluate("copies => localStorage.setItem('terra:k1', JSON.stringify(copies))", list(stored))
    show(page, shown or moments.start())
    page.evaluate("words => { stage.model.values.autosave_words = words; }", autosave_words(language))
    tell(page, **{**KEPT, **kept})


def offers(page):
    return page.locator(".t-offer .t-choice").all_inner_texts()


def sent(page):
    return [
        {key: one[key] for key in ("autosave", "value") if key in one}
        for one in page.evaluate("stage.model.sent")
    ]


def answer(page, error=None, **changes):
    tell(page, answer={"id": page.evaluate("stage.model.sent.at(-1).id"), "error": error}, **changes)


def test_a_kept_file_is_offered_and_nothing_is_lit_meanwhile(stage):
    page = stage()
    opened(page, offers=[FIRST])
    assert [text.partition(": ")[0] for text in offers(page)] == ["Go on"]
    assert "moves: 9" in offers(page)[0]
    assert "2026" in offers(page)[0]
    assert page.locator("[data-lit]").count() == 0
    page.locator(".t-offer .t-choice").click()
    assert sent(page) == [{"autosave": "file", "value": "aaa"}]
    answer(page, open=False, offers=[])
    assert page.locator(".t-offer").count() == 0
    assert page.locator("[data-lit]").count() > 0


def test_the_browsers_copy_is_offered_when_there_is_no_file(stage):
    page = stage()
    opened(page, stored=[{**FIRST, "code": "TERRA1-first"}])
    assert "this browser's copy" in offers(page)[0]
    page.locator(".t-offer .t-choice").click()
    assert sent(page) == [{"autosave": "code", "value": "TERRA1-first"}]


@pytest.mark.parametrize(
    ("copy", "count"),
    [
        ({"changes": 5}, 1),
        ({"changes": 4}, 1),
        ({"changes": 6, "moves": 10}, 2),
        ({"session_id": "bbb", "when": FIRST["when"] - 60}, 1),
        ({"session_id": "bbb", "when": FIRST["when"] + 60}, 2),
    ],
    ids=["the same", "behind", "further", "an older game", "a newer game"],
)
def test_the_browsers_copy_is_offered_beside_the_file_when_it_is_further(stage, copy, count):
    page = stage()
    opened(page, stored=[{**FIRST, "code": "TERRA1-first", **copy}], offers=[FIRST])
    assert len(offers(page)) == count


def test_the_game_that_is_played_is_not_offered(stage):
    page = stage()
    opened(page, stored=[{**FIRST, "session_id": "now", "code": "TERRA1-now"}])
    assert page.locator(".t-offer").count() == 0


@pytest.mark.parametrize("text", ["{", "7", "[null, 7, {}]", '[{"session_id": 1}]', '{"session_id": "a"}'])
def test_what_others_have_stored_does_no_harm(stage, text):
    page = stage()
    page.evaluate("text => localStorage.setItem('terra:k1', text)", text)
    show(page, moments.start())
    page.evaluate("words => { stage.model.values.autosave_words = words; }", autosave_words("en"))
    tell(page, **KEPT)
    assert page.locator(".t-offer").count() == 0
    tell(page, changes=1, moves=1, code="TERRA1-one")
    page.wait_for_function(f"{STORED}[0].code === 'TERRA1-one'")


def test_every_change_is_stored_with_the_game_before(stage):
    page = stage()
    opened(page, stored=[{**FIRST, "code": "TERRA1-first"}])
    tell(page, changes=1, moves=1, code="TERRA1-typed")  # a cell plays on its own: nobody has chosen yet
    page.locator("[data-key='autosave:anew']").click()
    assert page.evaluate(f"{STORED}.length") == 1
    answer(page, open=False, changes=2, moves=2, code="TERRA1-two")
    page.wait_for_function(f"{STORED}.length === 2")
    assert page.evaluate(f"{STORED}.map(one => one.code)") == ["TERRA1-two", "TERRA1-first"]
    tell(page, changes=3, moves=3, code="TERRA1-three")
    page.wait_for_function(f"{STORED}[0].code === 'TERRA1-three'")
    assert page.evaluate(f"{STORED}.length") == 2


def test_an_untouched_table_is_not_stored(stage):
    page = stage()
    opened(page)
    page.wait_for_timeout(50)
    assert page.evaluate(STORED) == []


def test_without_storage_everything_else_works(stage):
    page = stage()
    page.evaluate("Object.defineProperty(window, 'localStorage', { get() { throw new Error('off') } })")
    show(page, moments.start())
    page.evaluate("words => { stage.model.values.autosave_words = words; }", autosave_words("en"))
    tell(page, **KEPT)
    tell(page, changes=2, moves=2)
    page.locator(".t-autosave summary").click()
    assert page.locator(".t-autosave textarea").input_value() == "TERRA1-now"


def test_old_tables_make_room(stage):
    page = stage()
    page.evaluate(
        """first => {
            for (let n = 0; n < 70; n++) {
                localStorage.setItem(`terra:old${n}`, JSON.stringify([{ ...first, when: n, code: "c" }]));
            }
            localStorage.setItem("theirs", "stays");
        }""",
        FIRST,
    )
    show(page, moments.start())
    tell(page, **{**KEPT, "changes": 1, "moves": 1})
    page.wait_for_function("Object.keys(localStorage).filter(key => key.startsWith('terra:')).length <= 60")
    assert page.evaluate(
        "localStorage.getItem('terra:k1') !== null && localStorage.getItem('terra:old0') === null"
    )
    assert page.evaluate("localStorage.getItem('theirs')") == "stays"


def test_a_refusal_is_said_in_the_offer_and_the_choice_stays(stage):
    page = stage()
    opened(page, offers=[FIRST])
    page.locator(".t-offer .t-choice").click()
    answer(page, error="The file is damaged.")
    assert "The file is damaged." in page.locator(".t-offer [role=alert]").inner_text()
    assert len(offers(page)) == 1


def test_without_a_kernel_the_game_can_be_taken_along(stage):
    page = stage()
    opened(page, open=False, changes=3, moves=3)
    page.evaluate("stage.model.disconnect()")
    assert page.locator(".t-rescue textarea").input_value() == "TERRA1-now"
    with page.expect_download() as download:
        page.locator(".t-rescue [data-key='rescue:download']").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert text.splitlines()[0] == "TERRA1-now"
    assert "tw.load" in text


def test_without_a_kernel_and_without_a_move_there_is_nothing_to_take_along(stage):
    page = stage()
    opened(page)
    page.evaluate("stage.model.disconnect()")
    assert page.locator(".t-gone").count() == 1
    assert page.locator(".t-rescue").count() == 0


def test_erasing_asks_first_then_empties_the_browser_and_tells_python(stage):
    page = stage()
    page.evaluate("localStorage.setItem('terra:other', '[]'); localStorage.setItem('theirs', 'stays')")
    opened(page, stored=[{**FIRST, "session_id": "now", "code": "TERRA1-now"}], open=False, changes=5)
    page.locator(".t-autosave summary").click()
    page.locator("[data-key='autosave:erase']").click()
    assert "all kept games of this notebook" in page.locator(".t-erase").inner_text()
    page.locator("[data-key='autosave:yes']").click()
    assert sent(page) == [{"autosave": "erase", "value": None}]
    assert page.evaluate("Object.keys(localStorage)") == ["theirs"]
    answer(page, keeps=False)
    assert "Erased. This table is no longer kept." in page.locator(".t-autosave").inner_text()
    assert page.locator("[role=status]").inner_text() == "Erased. This table is no longer kept."
    tell(page, changes=6, moves=6)
    assert page.evaluate("Object.keys(localStorage)") == ["theirs"]
    assert page.locator("[role=status]").inner_text() != "Erased. This table is no longer kept."


def test_erasing_without_a_kernel_says_what_is_left(stage):
    page = stage()
    opened(page, stored=[{**FIRST, "session_id": "now", "code": "TERRA1-now"}], open=False, changes=5)
    page.evaluate("stage.model.disconnect()")
    page.locator(".t-autosave summary").click()
    page.locator("[data-key='autosave:erase']").click()
    page.locator("[data-key='autosave:yes']").click()
    assert "files in the folder terra-saves are still there" in page.locator(".t-autosave").inner_text()
    assert page.evaluate("localStorage.length") == 0
    assert sent(page) == []


def test_trouble_with_the_disk_is_seen_without_opening_anything(stage):
    page = stage()
    opened(page, trouble="The disk is full.")
    assert page.get_by_role("alert").filter(has_text="The disk is full.").is_visible()


def test_typing_a_code_does_not_reach_the_notebooks_shortcuts(stage):
    page = stage()
    opened(page)
    page.evaluate("window.heard = []; document.addEventListener('keydown', (e) => heard.push(e.key))")
    page.locator(".t-autosave summary").click()
    page.locator("[data-key='autosave:paste']").press_sequentially("abdd")
    page.keyboard.press("Enter")
    assert page.evaluate("heard") == []
    assert sent(page) == [{"autosave": "code", "value": "abdd"}]


@pytest.mark.long
def test_axe_finds_nothing_serious(stage, axe):
    page = prepare(stage(), axe)
    opened(page, offers=[FIRST], trouble="The disk is full.")
    page.locator(".t-autosave summary").click()
    page.locator("[data-key='autosave:erase']").click()
    assert findings(page) == []
    tell(page, moves=3)
    page.evaluate("stage.model.disconnect()")
    assert findings(page) == []


@pytest.mark.parametrize("language", ["en", "cs"])
def test_on_a_phone_nothing_is_wider_than_the_screen(stage, language):
    page = stage(320, 700)
    shown = snapshot(moments.new(language=language), Settings(language=language), number=1)
    opened(page, shown=shown, language=language, offers=[FIRST], code="TERRA1-" + "x" * 300)
    page.locator(".t-autosave summary").click()
    page.locator("[data-key='autosave:erase']").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    small = page.locator(".t-offer button, .t-autosave button, .t-autosave summary").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 24).map(one => one.textContent)"
    )
    assert small == []
