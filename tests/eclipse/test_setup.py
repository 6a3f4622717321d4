"""Setup: SET."""

from __future__ import annotations

import pytest
from tests.eclipse.positions import ECLIPSE, TERRANS, Position

from starboard.engine.chance import Quick
from starboard.engine.errors import BadOptions
from starboard.engine.flow import Run
from starboard.engine.table import Table
from starboard.games.eclipse.board import ring_of
from starboard.games.eclipse.components.components import GUARDED, OUTER
from starboard.games.eclipse.components.ids import GCDS, GUARDIAN, RARE, SPECIES, TECHS
from starboard.games.eclipse.state import State
from starboard.games.eclipse.upkeep.production import production, upkeep_cost


def fresh(seats: int, seed: str = "setup", **options: object) -> tuple[Table, State]:
    table = Table(ECLIPSE, seats, seed, dict(options))
    assert isinstance(table.state, State)
    return table, table.state


def regular_tiles(state: State) -> int:
    techs = state.rules.box.techs
    return sum(int(n) for k, n in enumerate(state.tray) if techs[k].category != RARE)


@pytest.mark.rule("ECL-SET-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_only_two_to_six_players_can_start_a_game(seats: int) -> None:
    with pytest.raises(BadOptions):
        Table(ECLIPSE, seats, "seats")


@pytest.mark.rule("ECL-SET-01")
def test_no_two_players_use_the_same_species_board() -> None:
    with pytest.raises(BadOptions) as error:
        Position("hydran", "hydran")
    assert "boards" in error.value.fields


@pytest.mark.rule("ECL-SET-02")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 12), (3, 14), (4, 16), (5, 18), (6, 20)])
def test_the_tray_starts_with_regular_techs_by_player_count(seats: int, tiles: int) -> None:
    assert regular_tiles(fresh(seats)[1]) == tiles


@pytest.mark.rule("ECL-SET-02")
def test_the_last_tech_drawn_in_setup_is_a_regular_one() -> None:
    table, state = fresh(4)
    drawn = [event for event in table.events[0] if event.kind == "TechRevealed"]
    assert state.rules.box.techs[drawn[-1].values[0]].category != RARE


@pytest.mark.rule("ECL-SET-03")
def test_copies_of_a_tech_can_be_bought_one_by_one() -> None:
    p = Position(*TERRANS[:2])
    p.offer("starbase", "orbital", "orbital")
    p.store(0, science=20)
    p.act(0, "research")
    p.play(0, "research orbital nano")
    assert p.state.tray[TECHS.number("orbital")] == 1


@pytest.mark.rule("ECL-SET-04")
def test_all_reputation_tiles_start_in_the_bag() -> None:
    p = Position(*TERRANS[:2])
    assert sum(int(n) for n in p.state.reputation) == 33


@pytest.mark.rule("ECL-SET-05")
def test_discovery_tiles_on_the_board_come_unseen_from_one_supply() -> None:
    state = fresh(2)[1]
    on_board = sum(int(sector.discovery) for sector in state.sectors)
    assert on_board + state.discovery_supply == sum(int(n) for n in state.discoveries)


@pytest.mark.rule("ECL-SET-06")
def test_each_non_player_type_has_the_chosen_blueprint() -> None:
    state = fresh(2, ancients="advanced", guardians="standard", gcds="advanced")[1]
    ids = [tile.id for tile in state.rules.npcs]
    assert ids == ["ancient_advanced", "guardian_normal", "gcds_advanced"]


@pytest.mark.rule("ECL-SET-06")
def test_random_blueprints_differ_between_tables() -> None:
    found = {fresh(2, seed=str(k), ancients="random")[1].rules.npcs[0].id for k in range(12)}
    assert found == {"ancient_normal", "ancient_advanced"}


@pytest.mark.rule("ECL-SET-07")
def test_the_galactic_center_starts_uncontrolled_with_gcds_and_discovery_tile() -> None:
    center = Position().sector(1)
    found = (center.q, center.r, center.owner, center.discovery, center.npc(GCDS))
    assert found == (0, 0, -1, 1, 1)


@pytest.mark.rule("ECL-SET-08")
@pytest.mark.parametrize(("seats", "outer"), [(2, 5), (3, 8), (4, 14), (5, 16), (6, 18)])
def test_the_outer_stack_is_cut_by_player_count(seats: int, outer: int) -> None:
    assert [int(n) for n in fresh(seats)[1].left] == [10, 13, outer]


@pytest.mark.rule("ECL-SET-09")
def test_without_warp_portals_their_sectors_tile_and_tech_are_removed() -> None:
    state = fresh(6, warp_portals=False)[1]
    tiles = state.rules.box.tiles
    portals = [k for stack in state.stacks for k in stack if tiles[k].portal == 1]
    counts = (len(state.stacks[1]), len(state.stacks[2]), sum(int(n) for n in state.discoveries))
    assert (portals, counts) == ([], (12, 18, 35))


@pytest.mark.rule("ECL-SET-09")
def test_without_warp_portals_fourteen_rare_techs_remain() -> None:
    state = fresh(2, warp_portals=False)[1]
    rares = sum(
        int(state.bag[k]) + int(state.tray[k])
        for k, tech in enumerate(state.rules.box.techs)
        if tech.category == RARE
    )
    assert rares == 14


@pytest.mark.rule("ECL-SET-10")
def test_the_host_may_name_the_start_player() -> None:
    assert fresh(3, start="2")[0].actors == (2,)


@pytest.mark.rule("ECL-SET-10")
def test_otherwise_the_start_player_is_drawn() -> None:
    assert {fresh(3, seed=str(k))[1].start for k in range(20)} == {0, 1, 2}


@pytest.mark.rule("ECL-SET-11")
def test_the_draft_goes_counterclockwise_and_the_start_player_picks_last() -> None:
    table, _ = fresh(3, species="draft", start="1")
    order: list[int] = []
    for board in ("hydran", "planta", "orion"):
        order.append(table.actors[0])
        table.play(table.actors[0], f"species {board}")
    assert order == [0, 2, 1]


@pytest.mark.rule("ECL-SET-11")
def test_choosing_a_species_out_of_turn_is_refused() -> None:
    table, _ = fresh(3, species="draft", start="1")
    refusal = table.explain(1, "species hydran")
    assert refusal is not None
    assert refusal.code == "not_your_turn"


@pytest.mark.rule("ECL-SET-11")
def test_a_board_that_was_taken_cannot_be_chosen() -> None:
    table, _ = fresh(2, species="draft", start="0")
    table.play(1, "species hydran")
    refusal = table.explain(0, "species hydran")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("board_taken", "ECL-SET-11")


@pytest.mark.rule("ECL-SET-12")
def test_the_reverse_side_of_a_board_in_use_cannot_be_chosen() -> None:
    table, _ = fresh(2, species="draft", start="0")
    table.play(1, "species hydran")
    refusal = table.explain(0, "species terran_federation")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (
        "reverse_side_taken",
        "ECL-SET-12",
    )


@pytest.mark.rule("ECL-SET-12")
def test_two_sides_of_one_board_cannot_be_chosen_for_two_seats() -> None:
    with pytest.raises(BadOptions):
        Position("planta", "terran_union")


@pytest.mark.rule("ECL-SET-12")
def test_random_species_never_share_a_board() -> None:
    for k in range(30):
        state = fresh(6, seed=str(k))[1]
        taken = [int(player.species) for player in state.players]
        sides = {min(s, int(state.rules.box.species[s].other_side)) for s in taken}
        assert len(sides) == 6


@pytest.mark.rule("ECL-SET-13")
def test_starting_sectors_lie_in_the_middle_ring_with_their_arrow_to_the_center() -> None:
    state = fresh(6)[1]
    for player in state.players:
        sector = state.sector(player.home)
        assert ring_of(sector.q, sector.r) == 2
        inner = (sector.q // 2, sector.r // 2)
        step = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)][int(sector.turn)]
        assert (sector.q + step[0], sector.r + step[1]) == inner


@pytest.mark.rule("ECL-SET-13")
def test_two_players_sit_opposite_each_other() -> None:
    p = Position()
    assert (p.home(0).q, p.home(0).r) == (-p.home(1).q, -p.home(1).r)


@pytest.mark.rule("ECL-SET-14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_free_starting_zones_get_guardian_sectors(seats: int) -> None:
    state = fresh(seats)[1]
    tiles = state.rules.box.tiles
    assert sum(tiles[s.tile].ring == GUARDED for s in state.sectors) == 6 - seats


@pytest.mark.rule("ECL-SET-15")
def test_a_guardian_sector_starts_with_a_guardian_on_a_discovery_tile() -> None:
    state = fresh(5)[1]
    sector = next(s for s in state.sectors if state.rules.box.tiles[s.tile].ring == GUARDED)
    assert (sector.owner, sector.discovery, sector.npc(GUARDIAN)) == (-1, 1, 1)


@pytest.mark.rule("ECL-SET-16")
def test_thirteen_discs_start_on_the_track_and_three_in_reserve() -> None:
    player = Position().player(0)
    assert (player.discs + 1, player.reserve) == (13, 3)


@pytest.mark.rule("ECL-SET-17")
def test_population_tracks_start_with_eleven_cubes_and_two_exposed() -> None:
    p = Position("mechanema", "planta")
    p.arrange("nobody controls red's home")
    assert [production(p.state, p.player(0), track) for track in range(3)] == [2, 2, 2]


@pytest.mark.rule("ECL-SET-18")
def test_the_starting_sector_has_disc_interceptor_and_cubes_without_a_star() -> None:
    p = Position()
    home = p.home(0)
    cubes = [int(home.cube(k)) for k in range(5)]
    assert (home.owner, p.fleet(221, 0), cubes) == (0, (1, 0, 0, 0), [2, -1, 1, -1, 0])


@pytest.mark.rule("ECL-SET-19")
def test_a_player_starts_with_what_the_species_board_shows() -> None:
    player = Position("planta", "hydran").player(0)
    found = ([int(n) for n in player.storage], player.colony_ships, player.relations())
    assert found == ([4, 3, 2], 4, 0)


@pytest.mark.rule("ECL-SET-20")
def test_the_game_starts_in_round_one_with_nobody_passed_and_no_traitor() -> None:
    state = Position().state
    found = (state.round, [p.passed for p in state.players], state.traitor)
    assert found == (1, [False, False], -1)


@pytest.mark.rule("ECL-SET-02", "ECL-SET-08", "ECL-SET-14", "ECL-SET-15", "ECL-SPC-06")
def test_example_2_setup_for_three_players() -> None:
    p = Position("hydran", "planta", "orion")
    tiles = p.state.rules.box.tiles
    guarded = [s for s in p.state.sectors if tiles[s.tile].ring == GUARDED]
    home = p.sector(224)
    found = (
        regular_tiles(p.state),
        int(p.state.left[2]),
        [(int(s.npc(GUARDIAN)), int(s.discovery)) for s in guarded],
        int(home.cube(1)),
    )
    assert found == (14, 8, [(1, 1)] * 3, 1)


@pytest.mark.rule("ECL-SET-19")
def test_the_beginner_preset_deals_terrans() -> None:
    state = fresh(4, beginner=True)[1]
    assert all(state.rules.box.species[p.species].terran for p in state.players)


def test_a_table_may_correct_component_values() -> None:
    overrides = {"techs.toml": '[[techs]]\nid = "orbital"\ncost = 7\n'}
    state = fresh(2, overrides=overrides)[1]
    assert state.rules.box.techs[TECHS.number("orbital")].cost == 7


def test_unknown_species_are_named_in_the_complaint() -> None:
    with pytest.raises(BadOptions) as error:
        Position("hydra", "planta")
    assert "hydran" in error.value.fields["boards"]


def test_setup_draws_the_same_with_the_same_seed() -> None:
    assert fresh(4, seed="same")[0].hash == fresh(4, seed="same")[0].hash


def test_every_outer_tile_can_be_met() -> None:
    seen: set[int] = set()
    for k in range(40):
        options = {**{o.name: o.default for o in ECLIPSE.options()}, "start": "0"}
        state = ECLIPSE.setup(2, options, Run(Quick(k), False))
        seen |= {t for t in state.stacks[2] if state.rules.box.tiles[t].ring == OUTER}
    assert len(seen) == 20


def test_species_ids_are_known_to_the_notation() -> None:
    assert str(ECLIPSE.parse("species draco")) == "species draco"
    assert SPECIES.size() == 12


@pytest.mark.rule("ECL-ACT-13", "ECL-SPC-04")
def test_eridani_start_with_an_upkeep_cost_of_one() -> None:
    p = Position("eridani", "hydran")
    assert (p.player(0).discs, upkeep_cost(p.state, p.player(0))) == (10, 1)
