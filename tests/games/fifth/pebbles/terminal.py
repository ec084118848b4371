"""The heap in a terminal."""

from terra_widgets.widgets.plain_text import PlainText


class TERMINAL(PlainText):
    def board(self):
        return [f"heap: {'o' * self.state[0]}"]
