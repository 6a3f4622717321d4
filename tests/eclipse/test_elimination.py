"""Players who leave the game early."""

import pytest
from tests.eclipse.arrange import (
    befriend,
    code,
    control,
    end_actions,
    new_table,
    owe,
    player_of,
    populate,
    state_of,
    station,
    store,
    strip,
    told,
)

from starboard.engine.chance import Quick
from starboard.engine.flow import Run
from starboard.engine.table import Table
from starboard.games.eclipse.player import Player
from starboard.games.eclipse.rules import Scoring, rules_of
from starboard.games.eclipse.state import State
from starboard.games.eclipse.upkeep.elimination import check_eliminations, eliminate


class Treasure(Scoring):
    """A variant in which a sector counts twice and every unit in storage is a point."""

    def __init__(self, inner: Scoring) -> None:
        self.inner = inner

    def breakdown(self, state: State, player: Player) -> list[tuple[str, int]]:
        rows = self.inner.breakdown(state, player)
        counted = [(name, 2 * n if name == "sectors" else n) for name, n in rows]
        return [*counted, ("treasure", sum(int(n) for n in player.storage))]


def loud() -> Run:
    return Run(Quick(1), True)


def ruined(seats: int = 3) -> Table:
    """Seat 1 has a ship but no sector, no money, and many discs out on actions."""
    table = new_table(seats=seats)
    strip(table, 1)
    sector = control(table, 1, 102)
    sector.owner = -1
    station(table, 1, "cruiser", sector)
    owe(table, 1, 10)
    store(table, 1, 0, 0, 0)
    return table


@pytest.mark.rule("ECL-UPK-10")
def test_who_cannot_pay_and_has_no_sector_left_is_eliminated() -> None:
    table = ruined()
    end_actions(table)
    assert player_of(table, 1).out


@pytest.mark.rule("ECL-UPK-10")
def test_who_can_still_trade_is_asked_and_not_eliminated() -> None:
    table = ruined()
    store(table, 1, 16, 0, 0)
    end_actions(table)
    assert table.actors == (1,)
    assert "trade materials money" in [str(move) for move in table.legal(1)]


@pytest.mark.rule("ECL-UPK-11")
def test_neither_ship_nor_sector_after_combat_is_elimination() -> None:
    table = new_table(seats=3)
    strip(table, 1)
    check_eliminations(state_of(table), loud())
    assert [player.out for player in state_of(table).players] == [False, True, False]


@pytest.mark.rule("ECL-UPK-11")
def test_a_single_ship_keeps_a_player_in_the_game() -> None:
    table = new_table(seats=3)
    strip(table, 1)
    station(table, 1, "interceptor", state_of(table).sectors[0])
    check_eliminations(state_of(table), loud())
    assert not player_of(table, 1).out


@pytest.mark.rule("ECL-UPK-12")
def test_the_score_is_counted_at_that_moment_and_stays() -> None:
    table = new_table(seats=3)
    player_of(table, 1).keep_reputation(4)
    eliminate(state_of(table), 1, loud())
    state_of(table).sector(223).owner = 2
    assert table.outcome.scores == [3, 7, 6]


@pytest.mark.rule("ECL-UPK-12")
def test_all_pieces_of_an_eliminated_player_leave_the_board() -> None:
    table = new_table(seats=3)
    sector = control(table, 1, 306)
    populate(table, sector, 0, "money")
    station(table, 1, "dreadnought", sector)
    eliminate(state_of(table), 1, loud())
    owned = [s.number for s in state_of(table).sectors if s.owner == 1 or s.fleet(1) > 0]
    assert owned == []
    assert sector.cubes == 0


@pytest.mark.rule("ECL-UPK-12")
def test_structures_of_an_eliminated_player_stay() -> None:
    table = new_table(seats=3)
    sector = control(table, 1, 306)
    sector.monolith = 1
    eliminate(state_of(table), 1, loud())
    assert sector.monolith == 1


@pytest.mark.rule("ECL-UPK-12")
def test_reputation_tiles_of_an_eliminated_player_do_not_return_to_the_bag() -> None:
    table = new_table(seats=3)
    before = [int(n) for n in state_of(table).reputation]
    player_of(table, 1).keep_reputation(3)
    eliminate(state_of(table), 1, loud())
    assert [int(n) for n in state_of(table).reputation] == before


@pytest.mark.rule("ECL-UPK-12")
def test_partners_get_their_cube_back_without_a_traitor() -> None:
    table = new_table(seats=4)
    befriend(table, 1, 2)
    eliminate(state_of(table), 1, loud())
    assert player_of(table, 2).partners == 0
    assert state_of(table).traitor == -1
    assert "cube science" in {str(m) for m in table.game.legal(table.state, 2)}


@pytest.mark.rule("ECL-UPK-12")
def test_the_start_player_tile_passes_clockwise() -> None:
    table = new_table(seats=3)
    state_of(table).next_start = 1
    eliminate(state_of(table), 1, loud())
    assert state_of(table).next_start == 2


@pytest.mark.rule("ECL-UPK-12")
def test_an_eliminated_player_cannot_act() -> None:
    table = ruined()
    end_actions(table)
    table.play(table.actors[0], "action research")
    assert code(table, 1, "pass") == "eliminated ECL-UPK-12"


@pytest.mark.rule("ECL-UPK-12")
def test_an_eliminated_player_gets_no_turn() -> None:
    table = ruined()
    end_actions(table)
    seen = set()
    for _ in range(4):
        seen.add(table.actors[0])
        table.play(table.actors[0], "pass")
    assert 1 not in seen


@pytest.mark.rule("ECL-UPK-12")
def test_the_game_ends_at_once_when_one_player_is_left() -> None:
    table = ruined(seats=2)
    end_actions(table)
    assert table.over
    assert state_of(table).round == 1


@pytest.mark.rule("ECL-UPK-12")
def test_an_eliminated_player_is_ranked_by_the_frozen_score() -> None:
    table = ruined(seats=2)
    for value in (4, 4, 4):
        player_of(table, 1).keep_reputation(value)
    end_actions(table)
    assert table.outcome.ranks == [2, 1]


@pytest.mark.rule("ECL-UPK-12", "ECL-CMP-10")
def test_the_counted_reputation_tiles_are_shown_to_all() -> None:
    table = ruined()
    player_of(table, 1).keep_reputation(4)
    end_actions(table)
    board = table.view(0)["board"]
    assert isinstance(board, dict)
    assert board["players"][1]["hidden_vp"] == 4


@pytest.mark.rule("ECL-UPK-10", "ECL-UPK-12")
def test_the_log_tells_of_bankruptcy_and_elimination() -> None:
    table = ruined()
    end_actions(table)
    assert told(table, "WentBankrupt") == ["1 cannot raise the 8 Money still missing for upkeep"]
    assert told(table, "PlayerEliminated") == ["1 is eliminated with 0 points"]


@pytest.mark.rule("ECL-UPK-12")
def test_the_score_stays_whatever_a_variant_counts() -> None:
    table = new_table(seats=3)
    rules = rules_of(state_of(table))
    rules.scoring = Treasure(rules.scoring)
    store(table, 1, 3, 2, 4)
    before = dict(table.outcome.breakdown[1])
    assert (before["treasure"], before["sectors"]) == (9, 6)
    eliminate(state_of(table), 1, loud())
    store(table, 1, 0, 0, 0)
    assert dict(table.outcome.breakdown[1]) == before
