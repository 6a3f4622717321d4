"""Irregular powers and their rows."""

from starboard.games.phoenix import powers
from starboard.games.phoenix.components.ids import HUBS
from starboard.games.phoenix.components.words import sector_number
from starboard.games.phoenix.powers import POWERS, is_irregular
from starboard.games.phoenix.rules import table_rules

from .position import DEFAULTS, GAME, RED, Position


def test_every_irregular_row_has_its_power_and_every_power_its_row() -> None:
    rules = table_rules(2, DEFAULTS)
    irregular: set[str] = set()
    for sector in rules.sectors:
        if any(effect is not None and is_irregular(effect) for effect in sector.quarters):
            irregular.add(str(int(sector_number(sector.index))))
    for hub in rules.hubs:
        if any(is_irregular(effect) for effect in hub.effects) or hub.private:
            irregular.add(HUBS[hub.hub])
    assert irregular == set(POWERS)


def test_a_power_is_named_by_its_row() -> None:
    for id in POWERS:
        name = f"sector_{id}" if id.isdigit() else f"hub_{id.replace('-', '').lower()}"
        assert POWERS[id] is vars(powers)[name]


def test_a_prudent_player_may_leave_an_income_power() -> None:
    """Who always spends by it would never save the GEMs for a ship, and the game never ends."""
    p = Position("red has hub B-5; red has 3 gems; it is red's turn")
    p.play("income")
    moves = GAME.prudent(p.state, RED, list(GAME.legal(p.state, RED)))
    assert [str(move) for move in moves] == ["power B-5", "done"]
