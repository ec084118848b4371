"""A language for tests: every sentence is English between brackets, and longer."""

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, visitor

from terra_widgets import text

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


def speak(monkeypatch):
    """Let the kit speak the pseudo-language beside its others."""
    resource = FluentParser().parse(text.catalog("en"))
    Lengthen().visit(resource)
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(FluentSerializer().serialize(resource)))
    known, load = text.languages(), text._bundle
    monkeypatch.setattr(text, "languages", lambda: (*known, CODE))
    monkeypatch.setattr(text, "_bundle", lambda code: bundle if code == CODE else load(code))
    return CODE
