"""Events and who may see them."""

from types import ModuleType

import pytest

from starboard.engine.bits import BIT
from starboard.engine.events import EVERYBODY, Event, EventKind, kinds_in

CARD_DRAWN = EventKind("CardDrawn", "MIN-END-01", ("seat", "card"))


def told_to(audience: int) -> Event:
    return Event(CARD_DRAWN, "MIN-END-01", audience, (0, 4))


@pytest.mark.parametrize("seat", [-1, 0, 3])
def test_everybody_sees_a_public_event(seat: int) -> None:
    assert told_to(EVERYBODY).seen_by(seat)


def test_a_private_event_is_seen_by_its_seat() -> None:
    assert told_to(BIT[2]).seen_by(2)


@pytest.mark.parametrize("seat", [-1, 0, 1, 3])
def test_a_private_event_is_seen_by_nobody_else(seat: int) -> None:
    assert not told_to(BIT[2]).seen_by(seat)


def test_an_event_shows_kind_rule_and_numbers() -> None:
    assert repr(told_to(EVERYBODY)) == "Event('CardDrawn', 'MIN-END-01', (0, 4))"


def test_the_kinds_of_a_module_are_found_in_their_order() -> None:
    module = ModuleType("events")
    module.FIRST = EventKind("First", "MIN-TRN-01")
    module.OTHER = 3
    module.SECOND = EventKind("Second", "MIN-TRN-01")
    assert [kind.name for kind in kinds_in(module)] == ["First", "Second"]
