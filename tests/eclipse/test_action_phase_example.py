"""The rulebook's action phase with four players, turn by turn (example 13)."""

from __future__ import annotations

import pytest
from tests.eclipse.positions import Position

from starboard.games.eclipse.actions.turns import Turns

ALASTAIR, ERAKA, JOHANNA, VERNOR = range(4)


def table() -> Position:
    """Terrans, Planta, Mechanema and Hydran; Vernor and Johanna have relations."""
    p = Position("terran_directorate", "planta", "mechanema", "hydran")
    p.player(JOHANNA).partners = 8
    p.player(VERNOR).partners = 4
    return p


@pytest.mark.rule("ECL-ACT-03", "ECL-BUI-02", "ECL-BUI-03")
def test_turn_1_alastair_builds_a_cruiser_and_an_orbital() -> None:
    p = table()
    p.learn(ALASTAIR, "orbital")
    p.store(ALASTAIR, materials=9)
    p.play(ALASTAIR, "action build", "build cruiser 221", "build orbital 221")
    assert (p.stored(ALASTAIR)[0], p.player(ALASTAIR).discs_on(3)) == (0, 1)


@pytest.mark.rule(
    "ECL-EXP-05", "ECL-EXP-09", "ECL-EXP-10", "ECL-EXP-12", "ECL-DSC-02", "ECL-COL-01"
)
def test_turn_2_eraka_explores_twice() -> None:
    p = table()
    p.play(ALASTAIR, "action influence", "done")
    p.next_tiles(1, 281)
    p.next_tiles(2, 310)
    p.play(ERAKA, "action explore")
    zones = sorted(p.options(ERAKA, "explore"))
    middle = next(z for z in zones if z in {"explore 2 -1", "explore 1 1"})
    p.play(ERAKA, middle)
    p.play(ERAKA, sorted(p.options(ERAKA, "place"))[0], "keep", "control")
    p.play(ERAKA, "colonize 281 0 money", "colonize 281 1 science")
    outer = next(z for z in sorted(p.options(ERAKA, "explore")) if z.endswith(" 0") and "3" in z)
    p.play(ERAKA, outer, "discard")
    player = p.player(ERAKA)
    found = (p.sector(281).owner, player.discoveries, player.colony_ships, len(p.state.discards[2]))
    assert found == (ERAKA, 1, 2, 1)


@pytest.mark.rule("ECL-EXP-08", "ECL-EXP-11", "ECL-DSC-15")
def test_turn_5_alastair_meets_two_ancients() -> None:
    p = table()
    p.next_tiles(2, 301)
    p.play(ALASTAIR, "action explore", "explore 3 -3")
    p.play(ALASTAIR, sorted(p.options(ALASTAIR, "place"))[0])
    sector = p.sector(301)
    assert (sector.npcs(), sector.discovery, sector.owner, p.table.actors) == (2, 1, -1, (ERAKA,))


@pytest.mark.rule("ECL-COL-06", "ECL-COL-14")
def test_turn_6_an_advanced_square_is_filled_with_advanced_mining_until_no_ship_is_left() -> None:
    p = table()
    p.play(ALASTAIR, "action influence", "done")
    p.learn(ERAKA, "advanced_mining")
    p.put(318, 3, 0, edges=(5,), owner=ERAKA)
    p.player(ERAKA).colony_ships = 2
    p.play(ERAKA, "action explore", "colonize 318 0 materials", "colonize 318 1 money")
    assert p.why(ERAKA, "colonize 226 0 science") == "no_colony_ship ECL-COL-01"


@pytest.mark.rule("ECL-DIP-02", "ECL-DIP-03", "ECL-DIP-07", "ECL-DIP-08")
def test_turn_7_alastair_makes_room_for_an_ambassador() -> None:
    p = table()
    p.put(103, 1, -1, edges=(1, 3), owner=ALASTAIR)
    p.put(107, 1, 0, edges=(0, 2), owner=ERAKA)
    for value in (1, 1, 2, 2):
        p.player(ALASTAIR).keep_reputation(value)
    p.player(ALASTAIR).partners = 4
    p.play(ALASTAIR, "action influence", "done")
    p.play(ERAKA, "action explore", "propose 0")
    p.play(ALASTAIR, "accept")
    p.play(ERAKA, "ambassador science")
    p.play(ALASTAIR, "drop 0", "ambassador money")
    assert (p.player(ALASTAIR).relations(), len(p.player(ALASTAIR).reputation)) == (2, 3)


@pytest.mark.rule("ECL-ACT-08")
def test_turns_8_and_10_only_the_first_pass_is_rewarded() -> None:
    p = table()
    money = p.stored(ALASTAIR)[2]
    p.play(ALASTAIR, "action influence", "done")
    p.play(ERAKA, "action influence", "done")
    p.play(JOHANNA, "pass")
    p.play(VERNOR, "action influence", "done")
    p.play(ALASTAIR, "pass")
    assert (p.stored(JOHANNA)[2], p.state.holder(), p.stored(ALASTAIR)[2]) == (5, JOHANNA, money)


@pytest.mark.rule("ECL-TEC-17", "ECL-DIP-10", "ECL-DIP-12", "ECL-DIP-13", "ECL-DIP-06")
def test_turn_9_vernor_attacks_his_partner() -> None:
    p = table()
    p.put(310, -2, 1, edges=(0, 3))
    p.ships(310, VERNOR, interceptor=2)
    p.ships(230, JOHANNA, interceptor=2)
    p.learn(VERNOR, "wormhole_generator")
    p.state.start = VERNOR
    for seat in (ALASTAIR, ERAKA, JOHANNA):
        p.play(seat, "action influence", "done")
    p.play(VERNOR, "action move")
    p.play(VERNOR, "move interceptor 310 230", "move interceptor 310 230")
    p.play(VERNOR, "cube money")
    p.play(JOHANNA, "cube money")
    found = (p.player(VERNOR).partners, p.player(JOHANNA).partners, p.state.traitor)
    assert found == (0, 0, VERNOR)


@pytest.mark.rule("ECL-REA-03", "ECL-MOV-01")
def test_turns_12_and_13_one_reaction_and_a_fast_cruiser() -> None:
    p = table()
    p.put(310, -3, 3, edges=(1, 4))
    p.put(304, -4, 4, edges=(1, 4))
    p.fit(JOHANNA, "cruiser", 5, "fusion_drive")
    p.ships(230, JOHANNA, cruiser=1)
    p.play(ALASTAIR, "action influence", "done")
    p.play(ERAKA, "action influence", "done")
    p.play(JOHANNA, "pass")
    p.play(VERNOR, "action influence", "done")
    p.play(ALASTAIR, "action influence", "done")
    p.play(ERAKA, "action influence", "done")
    p.play(JOHANNA, "react move")
    p.sector(230).orbital = 1
    p.play(JOHANNA, "move cruiser 230 304")
    found = (p.fleet(304, JOHANNA)[1], p.why(JOHANNA, "move interceptor 230 310"))
    assert found == (1, "reaction_used ECL-REA-03")


@pytest.mark.rule("ECL-ACT-10")
def test_turn_14_the_phase_ends_with_vernors_pass() -> None:
    p = table()
    for seat in (ALASTAIR, ERAKA, JOHANNA):
        p.play(seat, "pass")
    p.play(VERNOR, "action influence", "done")
    for seat in (ALASTAIR, ERAKA, JOHANNA):
        p.play(seat, "pass")
    p.play(VERNOR, "pass")
    assert p.state.round == 2 or not any(isinstance(s, Turns) for s in p.state.stack)
