"""Just short of the top condition of every domination card."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.galactic_era.position import Position

from starboard.games.galactic_era.components.ids import CARDS
from starboard.games.galactic_era.domination.conditions import fulfilled

FIELDS = ("military", "spirituality", "propulsion", "robotics", "genetics")
KHAA = ("capella", "maldek", "vega", "cygnus", "yagsisa")
SIRIUS = ("harus", "planet_x", "ummo", "axthada", "epsilon_eridani", "iarga", "fomalhaut")
CENTRE = ("apu", "janos", "sidar", "tiamat")


def owning(*stars: str) -> Position:
    table = Position()
    for star in stars:
        table.arrange(f"blue owns {star} with 1 disc")
    return table


def dense(*discs: int) -> Position:
    table = Position()
    for star, n in zip(KHAA, discs, strict=False):
        table.arrange(f"blue owns {star} with {n} discs")
    return table


def diplomat(spirituality: int = 5, star: str = "arcuturus") -> Position:
    return Position(f"blue has spirituality {spirituality}; blue owns {star} with 1 disc")


def explorer(propulsion: int = 5, ships: int = 4, stars: int = 4) -> Position:
    """Stars and ships in the centre and all three other sectors, some left out."""
    table = Position(f"blue has propulsion {propulsion}")
    places = ("sirius", "khaa", "lyra", "arcuturus")
    for star in places[1:stars]:
        table.arrange(f"blue owns {star} with 1 disc")
    for star in places[:ships]:
        table.arrange(f"blue has 1 ship at {star}")
    return table


def learned(*levels: int) -> Position:
    table = Position()
    for field, level in zip(FIELDS, levels, strict=True):
        table.arrange(f"blue has {field} {level}")
    return table


def events(taken: int = 0, built: int = 0) -> Position:
    table = Position()
    table.player(1).taken = taken
    table.player(1).built = built
    return table


CASES: list[tuple[str, Callable[[], Position], bool]] = [
    ("alignment", lambda: Position("blue is sts"), True),
    ("alignment", lambda: Position("blue and yellow are sts"), False),
    ("acquisition", lambda: events(taken=2), True),
    ("acquisition", lambda: events(taken=1), False),
    ("central", lambda: owning(*CENTRE), True),
    ("central", lambda: owning(*CENTRE[:3], "capella"), False),
    ("defensive", lambda: owning(*SIRIUS), True),
    ("defensive", lambda: owning(*SIRIUS[:6], "capella"), False),
    ("density", lambda: dense(5, 5), True),
    ("density", lambda: dense(5, 4, 4), False),
    ("diplomatic", diplomat, True),
    ("diplomatic", lambda: diplomat(4), False),
    ("diplomatic", lambda: diplomat(5, "apu"), False),
    ("diplomatic", lambda: diplomat().arrange("yellow is sts; blue and yellow are at war"), False),
    ("economic", lambda: events(built=10), True),
    ("economic", lambda: events(built=9), False),
    ("exploratory", explorer, True),
    ("exploratory", lambda: explorer(propulsion=4), False),
    ("exploratory", lambda: explorer(ships=3), False),
    ("exploratory", lambda: explorer(stars=3), False),
    ("general_scientific", lambda: learned(6, 3, 2, 2, 2), True),
    ("general_scientific", lambda: learned(6, 3, 2, 2, 1), False),
    ("spatial", lambda: owning(*SIRIUS, "capella", "maldek"), True),
    ("spatial", lambda: owning(*SIRIUS, "capella"), False),
    ("special_scientific", lambda: learned(6, 1, 1, 1, 6), True),
    ("special_scientific", lambda: learned(6, 5, 5, 5, 5), False),
]


@pytest.mark.rule("GE-DOM-02", "GE-DOM-03", "GE-DOM-08", "GE-DOM-09", "GE-DOM-10", "GE-DOM-11")
@pytest.mark.rule("GE-DOM-12", "GE-DOM-13", "GE-DOM-14", "GE-DOM-15", "GE-DOM-16", "GE-DOM-18")
@pytest.mark.rule("GE-DOM-19")
@pytest.mark.parametrize(("card", "position", "top"), CASES)
def test_a_top_condition_holds_exactly_from_its_minimum_on(
    card: str, position: Callable[[], Position], top: bool
) -> None:
    table = position()
    assert fulfilled(table.state, table.player(1), CARDS.index(card)) == top


@pytest.mark.rule("GE-DOM-17")
@pytest.mark.parametrize(("ships", "vp"), [(12, 9), (11, 4)])
def test_the_military_card_asks_for_120_without_fleet_bonuses(ships: int, vp: int) -> None:
    table = Position(
        f"blue has military 6; blue has fleet A of {ships} at sirius; blue holds military; "
        "only blue's turn is left"
    )
    table.play(1, "card", "show A")
    if table.step() == "ProveShips":
        table.play(1, "done")
    assert table.vp(1) == vp
