"""A language for tests: every sentence is English between brackets, and longer."""

from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, visitor

from terra_widgets import text
from terra_widgets.text.sentences import Sentences

CODE = "qps"


class Lengthen(visitor.Transformer):
    """Put brackets around each message, and add two fifths to its text."""

    def visit_Message(self, node):
        self.generic_visit(node)
        return node

    def visit_TextElement(self, node):
        length = len(node.value)
        node.value = node.value + "~" * (2 * length // 5)
        return node


@cache
def longer():
    """The catalog of the pseudo-language."""
    resource = FluentParser().parse(text.catalog("en"))
    Lengthen().visit(resource)
    return FluentSerializer().serialize(resource)


def speak(monkeypatch):
    """Let the kit speak the pseudo-language beside its others."""
    sentences = Sentences("en", longer())
    known, load = text.languages(), text._sentences
    monkeypatch.setattr(text, "languages", lambda: (*known, CODE))
    monkeypatch.setattr(text, "_sentences", lambda code: sentences if code == CODE else load(code))
    return CODE
