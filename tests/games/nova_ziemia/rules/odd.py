"""Things that are no move and no position."""

NUMBERS = [
    *(0, -1, 1, 2, 9, 100, 2**31, 2**64, -(2**64), 10**400, 10**5000, -(10**5000), True, False, 1j),
    *(0.0, -0.0, 1.0, 1.5, 1e308, 5e-324, float("nan"), float("inf"), float("-inf")),
]
TEXTS = [
    *(
        "",
        " ",
        "a1",
        "T01",
        "T01/ew",
        "T01/xx",
        "unknown",
        "Team 1",
        "Team 9",
        "W5",
        "W8",
        "nan",
        "x" * 100_000,
    ),
    *("\x00", "\ud800", "c\u0301", "\uff43\uff13", "\u0663", "\u202ec3", "rotate a1", "settle"),
    *(b"", b"a1", bytes(1_000), bytearray(b"a1")),
]
THINGS = [
    None,
    [],
    {},
    (),
    set(),
    [[]],
    [None],
    {"a": 1},
    object(),
    print,
    range(3),
    [["T01"] * 4] * 4,
    {1: 2},
]
ODD = [*NUMBERS, *TEXTS, *THINGS]
