"""The heap in a terminal."""


def draw(table):
    return f"heap: {'o' * table.state[0]}"
