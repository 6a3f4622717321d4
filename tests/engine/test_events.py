"""Events and who may see them."""

import pytest

from starboard.engine.bits import BIT
from starboard.engine.events import EVERYBODY, Event


def told_to(audience: int) -> Event:
    return Event("CardDrawn", "MIN-END-01", audience, (0, 4))


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
