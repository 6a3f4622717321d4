"""Which battles are fought, by whom and in which order."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from starboard.games.eclipse.sector import Sector

from .battles import ANCIENT, BURST, GUARDIAN, NPC, TERRANS, Fight

DRACO = ["draco", "terran_directorate"]


def meeting(*seats: int, boards: int = 3) -> tuple[Fight, Sector]:
    """One interceptor of each seat, in this order of entry."""
    fight = Fight(TERRANS[:boards])
    sector = fight.tile(201)
    for seat in seats:
        fight.ships(sector, seat, interceptor=1)
    return fight, sector


@pytest.mark.rule("ECL-CMB-01")
def test_population_is_attacked_after_the_last_battle() -> None:
    fight, _ = meeting(0, 1)
    raided = fight.tile(301, 8, 8)
    fight.own(raided, 1, (0,))
    fight.ships(raided, 0, interceptor=1)
    fight.begin(BURST)
    assert "none" in fight.legal


@pytest.mark.rule("ECL-CMB-01")
def test_population_in_a_higher_sector_waits_for_battles_in_lower_ones() -> None:
    fight, _ = meeting(0, 1)
    raided = fight.tile(301, 8, 8)
    fight.own(raided, 1, (0,))
    fight.ships(raided, 0, interceptor=1)
    fight.begin(BURST).all_decline()
    assert fight.legal == ["bombard interceptor", "spare"]


@pytest.mark.rule("ECL-CMB-02")
def test_ships_of_two_players_fight() -> None:
    fight, _ = meeting(0, 1)
    fight.begin(BURST)
    assert fight.values("BattleBegan") == [(201, 1, 0)]


@pytest.mark.rule("ECL-CMB-02")
def test_a_disc_and_cubes_without_ships_cause_no_battle() -> None:
    fight, sector = meeting(0)
    fight.own(sector, 1, (0,))
    fight.begin()
    assert fight.told("BattleBegan") == []


@pytest.mark.rule("ECL-CMB-02")
def test_a_battle_cannot_be_declined() -> None:
    fight, sector = meeting(0, 1)
    fight.own(fight.next_to(sector, 1, 209), 0)
    fight.begin()
    assert fight.code("decline") == ("battle_not_declined", "ECL-CMB-02")


@pytest.mark.rule("ECL-CMB-02")
def test_a_friend_of_both_does_not_keep_two_opponents_from_fighting() -> None:
    fight, _ = meeting(0, 1, 2)
    for player in fight.state.players:
        player.friends |= 7 if player.seat == 2 else 4
    fight.begin(BURST)
    assert fight.values("BattleBegan") == [(201, 1, 0)]


@pytest.mark.rule("ECL-CMB-03")
def test_battles_go_from_the_highest_number_to_the_galactic_center() -> None:
    fight, _ = meeting(0, 1)
    center = fight.state.sector(1)
    center.ships = vec[i64]([0] * len(center.ships))
    for sector in (center, fight.tile(301, 8, 8)):
        fight.ships(sector, 0, interceptor=1)
        fight.ships(sector, 1, interceptor=1)
    fight.begin(BURST, BURST, BURST).all_decline()
    assert [values[0] for values in fight.values("BattleBegan")] == [301, 201, 1]


@pytest.mark.rule("ECL-CMB-04")
def test_the_last_two_to_enter_fight_first() -> None:
    fight, _ = meeting(0, 1, 2)
    fight.begin(BURST, BURST)
    assert fight.values("BattleBegan") == [(201, 2, 1), (201, 1, 0)]


@pytest.mark.rule("ECL-CMB-04")
def test_non_players_meet_only_the_last_player() -> None:
    fight, sector = meeting(0, 1)
    fight.npcs(sector, ANCIENT)
    fight.begin(BURST)
    assert [e.kind for e in fight.run.events if e.kind.endswith("Began")] == [
        "BattleBegan",
        "NpcBattleBegan",
    ]


@pytest.mark.rule("ECL-CMB-05")
def test_the_earlier_entrant_defends() -> None:
    fight, _ = meeting(1, 0)
    fight.begin(BURST)
    assert fight.values("BattleBegan") == [(201, 0, 1)]


@pytest.mark.rule("ECL-CMB-05")
def test_the_controller_defends_even_if_the_ships_came_last() -> None:
    fight, sector = meeting(0, 1)
    fight.own(sector, 1, (0,))
    fight.begin(BURST)
    assert fight.values("BattleBegan") == [(201, 0, 1)]


@pytest.mark.rule("ECL-CMB-05")
def test_the_controller_fights_last_of_three_players() -> None:
    fight, sector = meeting(0, 1, 2)
    fight.own(sector, 2, (0,))
    fight.begin(BURST, BURST)
    assert fight.values("BattleBegan") == [(201, 1, 0), (201, 0, 2)]


@pytest.mark.rule("ECL-CMB-06")
def test_non_players_defend_and_so_win_ties_of_initiative() -> None:
    fight, sector = meeting()
    fight.ships(sector, 0, cruiser=1)
    fight.npcs(sector, ANCIENT)
    fight.begin(BURST, BURST)
    assert fight.rolls()[0] == (NPC, ANCIENT)


@pytest.mark.rule("ECL-CMB-07")
def test_the_first_ship_of_an_unbroken_presence_sets_the_entry() -> None:
    fight, _ = meeting(1, 0, 1)
    fight.begin(BURST)
    assert fight.values("BattleBegan") == [(201, 0, 1)]


@pytest.mark.rule("ECL-CMB-07")
def test_leaving_with_all_ships_erases_the_entry() -> None:
    fight, sector = meeting(1, 0)
    sector.depart(1, 0)
    fight.ships(sector, 1, interceptor=1)
    fight.begin(BURST)
    assert fight.values("BattleBegan") == [(201, 1, 0)]


@pytest.mark.rule("ECL-CMB-07")
def test_the_order_of_entry_serves_players_whose_ships_are_gone() -> None:
    fight, _ = meeting(0, 1, 2)
    fight.begin(BURST, BURST).all_decline()
    assert [seat for seat, _, _ in fight.values("ReputationDrawn")] == [0, 1, 2]


@pytest.mark.rule("ECL-CMB-08")
def test_pairs_follow_until_one_player_is_left() -> None:
    fight, sector = meeting(0, 1, 2)
    fight.begin(BURST, BURST)
    assert [fight.fleet(sector, seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("ECL-CMB-12")
def test_damage_stays_for_the_next_pair() -> None:
    fight, sector = meeting(0, boards=3)
    fight.ships(sector, 1, cruiser=1)
    fight.ships(sector, 2, interceptor=1)
    # The interceptor hits the cruiser, which destroys it; then the first interceptor hits it too.
    fight.begin(BURST, BURST, BURST)
    assert fight.fleet(sector, 1) == 0


@pytest.mark.rule("ECL-CMB-13")
@pytest.mark.parametrize(
    "move",
    [
        "build cruiser 201",
        "move interceptor 201 209",
        "upgrade interceptor 0 hull",
        "action build",
        "disc 0 201",
    ],
)
def test_there_are_no_actions_during_combat(move: str) -> None:
    fight, sector = meeting(0, 1)
    fight.own(fight.next_to(sector, 1, 209), 0)
    fight.begin()
    assert fight.code(move) == ("no_action_in_combat", "ECL-CMB-13")


@pytest.mark.rule("ECL-CMB-14")
def test_repair_removes_the_damage_of_players_and_non_players() -> None:
    fight, sector = meeting()
    other = fight.tile(301, 8, 8)
    fight.ships(sector, 0, cruiser=1)
    fight.npcs(other, GUARDIAN)
    fight.own(sector, 0)
    fight.hurt(sector, 0, "cruiser", 1)
    fight.hurt(other, NPC, GUARDIAN, 2)
    fight.begin()
    assert (fight.damages(sector, 0, "cruiser"), fight.damages(other, NPC, GUARDIAN)) == ([0], [0])


@pytest.mark.rule("ECL-CMB-15")
def test_a_controller_without_ships_takes_no_part() -> None:
    fight, sector = meeting(1, 2)
    fight.own(sector, 0, (0,))
    fight.begin(BURST)
    assert fight.values("BattleBegan") == [(201, 2, 1)]


@pytest.mark.rule("ECL-CMB-15")
def test_a_controller_without_ships_draws_no_reputation() -> None:
    fight, sector = meeting(1, 2)
    fight.own(sector, 0, (0,))
    fight.begin(BURST).all_decline()
    assert [seat for seat, _, _ in fight.values("ReputationDrawn")] == [1, 2]


@pytest.mark.rule("ECL-SPC-09")
def test_draco_and_ancients_do_not_fight() -> None:
    fight = Fight(DRACO)
    sector = fight.tile(201)
    fight.ships(sector, 0, interceptor=1)
    fight.npcs(sector, ANCIENT)
    fight.begin()
    assert fight.told("NpcBattleBegan") == []


@pytest.mark.rule("ECL-SPC-09")
def test_draco_fights_guardians() -> None:
    fight = Fight(DRACO)
    sector = fight.tile(201)
    fight.ships(sector, 0, interceptor=1)
    fight.npcs(sector, GUARDIAN)
    fight.begin(BURST, BURST, BURST, BURST, BURST)
    assert len(fight.told("NpcBattleBegan")) == 1


@pytest.mark.rule("ECL-SPC-09")
def test_whoever_beats_draco_meets_the_ancients_next() -> None:
    fight = Fight(DRACO)
    sector = fight.tile(201)
    fight.npcs(sector, ANCIENT)
    fight.ships(sector, 1, interceptor=1)
    fight.ships(sector, 0, interceptor=1)
    fight.begin(BURST)
    assert [e.kind for e in fight.run.events if e.kind.endswith("Began")] == [
        "BattleBegan",
        "NpcBattleBegan",
    ]


@pytest.mark.rule("ECL-SPC-09")
def test_draco_leaves_the_ancients_alone_after_winning() -> None:
    fight = Fight(DRACO)
    sector = fight.tile(201)
    fight.npcs(sector, ANCIENT)
    fight.ships(sector, 0, interceptor=1)
    fight.ships(sector, 1, interceptor=1)
    fight.begin(BURST)
    assert fight.told("NpcBattleBegan") == []
