"""Every sentence a person sees is in the catalogs, and every catalog is whole."""

import ast
import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from terra_widgets import text
from terra_widgets.text.sentences import REFERENCE, Sentences

KEY = re.compile("[a-z]+(-[a-z]+)+")
RAISERS = {
    "Reason", "TerraError", "IllegalMove", "DeckError", "PositionError", "RecordError", "SetupError", "say",
    "wrong", "Line",
}  # fmt: skip


def keys_in_code(root):
    """First arguments of the calls that make sentences, as far as they are plain texts."""
    for path in (root / "terra_widgets").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                for part in ast.walk(node.args[0]):
                    if name in RAISERS and isinstance(part, ast.Constant) and KEY.fullmatch(str(part.value)):
                        yield part.value, path.name


@cache
def entries(language):
    """All of a catalog, read once."""
    return FluentParser().parse(text.catalog(language)).body


def messages(language):
    body = entries(language)
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


class Variables(visitor.Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


@cache
def variables(message):
    found = Variables()
    found.visit(message)
    return found.names


def test_every_key_in_the_code_has_an_english_sentence(root):
    known = messages("en")
    assert {(key, where) for key, where in keys_in_code(root) if key not in known} == set()


def test_no_key_is_there_twice():
    for language in text.languages():
        keys = re.findall(r"^([a-z][a-z0-9-]*) =", text.catalog(language), re.MULTILINE)
        assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", text.languages())
def test_every_sentence_can_be_said(language):
    for key, message in messages(language).items():
        facts = dict.fromkeys(variables(message), 2)
        assert text.translate(key, language, **facts)


@pytest.mark.parametrize("language", text.languages())
def test_a_language_says_the_same_things_with_the_same_facts(language):
    english = messages("en")
    for key, message in messages(language).items():
        assert variables(message) <= variables(english[key]), key


def test_a_language_without_a_sentence_falls_back_to_english():
    assert text.translate("resource-red", "xx") == "red"


def test_an_unknown_key_is_a_mistake_of_ours():
    with pytest.raises(KeyError):
        text.translate("no-such-key")


@pytest.mark.parametrize("language", text.languages())
def test_sentences_are_found_and_refer_only_to_what_there_is(language):
    sentences = Sentences(language, text.catalog(language))
    terms = {f"-{entry.id.name}" for entry in entries(language) if isinstance(entry, ftl.Term)}
    assert set(sentences._unread) == set(messages(language)) | terms
    used = {name for entry in sentences._unread.values() for name in REFERENCE.findall(entry)}
    assert {name for name in used if name not in sentences._unread and not name.isupper()} == set()


def test_a_sentence_is_read_when_it_is_said_with_all_that_it_refers_to():
    catalog = (
        "-kit = Terra\n# A note\nhello = Hello { name },\n    this is { -kit }.\nname = { $who }\nother = {\n"
    )
    sentences = Sentences("en", catalog)
    assert sentences.say("hello", {"who": "Ada"}) == "Hello Ada,\nthis is Terra."
    assert sentences.say("nothing", {}) is None
    assert set(sentences._unread) == {"other"}
