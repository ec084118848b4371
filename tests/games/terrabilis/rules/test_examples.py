"""The worked examples of RULES.md: TB-X1 to TB-X4."""

from .tables import CONFLICT, country, table


def test_tbx1_a_burst():
    mine = country(1, square=1, hand=["oil"])
    before = table(mine, country(2), country(3), country(4), zone=(4, 4), decision="build")
    after = before.play("install oil")
    assert after.bursts == 1
    assert sum(after.gone) == 10
    assert after.zone == (1, 0)
    assert after.position["players"][0]["nature"] == 10


def test_tbx2_take_first():
    mine = country(1, square=1, hand=["clinic"])
    after = table(mine, country(2), zone=(10, 0), decision="build").play("install clinic")
    assert (after.zone, after.bursts) == ((8, 1), 0)


def test_tbx3_a_war():
    others = country(2), country(3, alliance=True), country(4)
    after = table(country(1, square=CONFLICT), *others, decision="follow").play("follow")
    assert after.zone == (1, 4)
    assert after.stock(1)[3] == 36_000
    assert after.stock(3) == (12, 12, 8, 30_000)


def test_tbx4_a_count():
    built = ["park", "tram", "mill", "wind", "coal"]
    mine = country(1, nature=9, wellbeing=7, terras=24_000, built=built)
    over = table(mine, country(2), decision="over")
    assert over.outcome.points[0] == 26
