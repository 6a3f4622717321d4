"""The setup for three to six players, drawn and chosen."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.galactic_era.position import GAME

from starboard.engine.errors import BadOptions
from starboard.engine.table import Table
from starboard.games.galactic_era.components.ids import CARDS, GOALS, HIDDEN, RACES, STORIES
from starboard.games.galactic_era.state import State

SEATS = (3, 4, 5, 6)


def new(seats: int = 4, seed: str = "setup", **options: object) -> Table:
    return Table(GAME, seats, seed, dict(options))


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def after_races(seats: int = 4, seed: str = "setup") -> Table:
    table = new(seats, seed)
    for seat in range(seats):
        table.play(seat, table.legal(seat)[0])
    return table


@pytest.mark.rule("GE-SET-02", "GE-SET-03")
def test_story_and_goal_are_drawn_or_agreed_on() -> None:
    drawn = {state_of(new(seed=str(k))).story for k in range(30)}
    goals = {state_of(new(seed=str(k))).goal for k in range(90)}
    assert (drawn, goals) == ({0, 1, 2}, set(range(len(GOALS))))
    chosen = state_of(new(story="wars", goal="power"))
    assert (STORIES[chosen.story], GOALS[chosen.goal]) == ("wars", "power")
    assert state_of(new(goal="none")).goal == -1


@pytest.mark.rule("GE-SET-04", "GE-SET-05", "GE-SET-15", "GE-CMP-01")
def test_everybody_starts_with_the_same_pieces() -> None:
    state = state_of(after_races(seed="pieces"))
    for player in state.players:
        assert player.piece_count() >= 3
        assert player.dummy_supply() == 10
        assert list(player.fleet_hex) == [-1] * 5
        assert state.disc_supply(player.number) in (37, 39)
    assert [int(vp) for vp in state.war] == [0] * 6


@pytest.mark.rule("GE-SET-06")
def test_the_tiles_lie_in_the_arrangement_for_the_player_count() -> None:
    found = {}
    for seats in SEATS:
        places = state_of(new(seats)).board.places
        found[seats] = [place for place in range(1, 7) if places[place] >= 0]
        assert places[0] >= 0
        assert len({places[place] // 12 for place in range(7) if places[place] >= 0}) == seats + 1
    assert found == {3: [1, 3, 5], 4: [1, 2, 4, 5], 5: [1, 2, 3, 4, 5], 6: [1, 2, 3, 4, 5, 6]}


@pytest.mark.rule("GE-SET-06")
def test_tiles_show_side_a_unless_the_option_says_otherwise() -> None:
    plain = state_of(new(6)).board.places
    mixed = [state_of(new(6, str(k), sides="random")).board.places for k in range(5)]
    assert {(plain[place] // 6) % 2 for place in range(7)} == {0}
    assert {(places[place] // 6) % 2 for places in mixed for place in range(7)} == {0, 1}


@pytest.mark.rule("GE-SET-07", "GE-SET-08")
def test_every_board_hex_belongs_to_one_sector_and_homes_are_central() -> None:
    state = state_of(new(6))
    terrain = state.board.rules.terrain
    assert sum(1 for kind in terrain if kind >= 0) == 7 * 61
    for player in state.players:
        assert state.board.rules.is_central(player.home)
        assert state.stars_of(player.number) == [player.home]
        assert state.board.rules.sector(player.home) == player.number + 1


@pytest.mark.rule("GE-SET-09")
def test_player_tiles_get_two_counters_of_each_kind() -> None:
    state = state_of(new(6))
    for place in range(1, 7):
        stars = [s for s in state.board.rules.stars if state.board.rules.sector(s) == place]
        kinds = Counter(int(state.counter[star]) for star in stars)
        blank = 3 if len(stars) == 8 else 2
        assert kinds == {-1: 1, 0: blank, 1: 2, 2: 2}


@pytest.mark.rule("GE-SET-10", "GE-SET-11")
def test_the_centre_gets_relics_under_its_counters() -> None:
    state = state_of(new())
    stars = [s for s in state.board.rules.stars if state.board.rules.sector(s) == 0]
    relics = {int(state.relic[star]) for star in stars}
    assert len(relics) == len(stars)
    assert relics | set(state.spare_relics) == set(range(10))
    kinds = [int(state.counter[star]) for star in stars] + state.spare_counters
    assert sorted(kinds) == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.rule("GE-SET-11", "GE-SET-19")
def test_nobody_sees_face_down_counters_or_their_draws() -> None:
    table = new()
    for seat in (None, 0, 1, 2, 3):
        board = table.view(seat)["board"]
        stars = board["stars"]  # type: ignore[index]
        assert {star.get("counter", "hidden") for star in stars} == {"hidden"}
        assert {star.get("relic", "hidden") for star in stars} == {"hidden"}
        assert "stars=" not in table.log_lines(seat)[0]
    assert HIDDEN in {draw.audience for draw in table.log[0].draws}


@pytest.mark.rule("GE-SET-12", "GE-SET-19")
def test_everybody_is_dealt_one_card_that_only_he_sees() -> None:
    table = new()
    state = state_of(table)
    hands = [int(player.card) for player in state.players]
    assert sorted(hands + state.deck) == list(range(len(CARDS)))
    players = table.view(1)["board"]["players"]  # type: ignore[index]
    assert [row["card"] for row in players] == ["hidden", CARDS[hands[1]], "hidden", "hidden"]


@pytest.mark.rule("GE-SET-13")
def test_turn_order_numbers_are_dealt_face_up() -> None:
    orders = {tuple(state_of(new(3, str(k))).turn_order()) for k in range(60)}
    assert len(orders) == 6


@pytest.mark.rule("GE-SET-14")
def test_one_of_two_dealt_races_is_kept() -> None:
    table = new(3)
    offers = [[str(move) for move in table.legal(seat)] for seat in range(3)]
    assert len({race for pair in offers for race in pair}) == 6
    other = next(race for race in RACES if f"race {race}" not in offers[0])
    assert table.explain(0, f"race {other}").code == "race_not_dealt"  # type: ignore[union-attr]


@pytest.mark.rule("GE-SET-14", "GE-SET-16", "GE-SET-19")
def test_races_and_alignments_are_shown_together() -> None:
    table = new(3)
    table.play(0, table.legal(0)[0])
    players = table.view(1)["board"]["players"]  # type: ignore[index]
    assert players[0]["race"] is None
    for seat in (1, 2):
        table.play(seat, table.legal(seat)[0])
    table.play(0, "align sts")
    assert "sts" not in table.log_lines(1)[-1]
    table.play(1, "align sto")
    table.play(2, "align sts")
    assert [player.alignment for player in state_of(table).players] == [1, 0, 1]
    assert table.explain(0, "align sto") is not None


@pytest.mark.rule("GE-SET-16")
def test_a_sealed_alignment_can_be_taken_back_before_the_reveal() -> None:
    table = after_races(3)
    table.play(0, "align sts")
    table.play(0, "withdraw")
    table.play(0, "align sto")
    table.play(1, "align sto")
    table.play(2, "align sto")
    assert [player.alignment for player in state_of(table).players] == [0, 0, 0]


@pytest.mark.rule("GE-SET-18")
def test_two_to_six_people_play() -> None:
    for seats in (1, 7):
        with pytest.raises(BadOptions):
            new(seats)
    assert [len(state_of(new(seats)).players) for seats in (2, 3, 6)] == [3, 3, 6]


@pytest.mark.rule("GE-CMP-01", "GE-SET-15")
def test_corrected_tables_change_a_component() -> None:
    own = {"races.toml": '[[races]]\nid = "dracos"\nstart = { extra_ships = 5 }\n'}
    rules = state_of(new(overrides=own)).rules
    assert [race.ships for race in rules.races if race.id == "dracos"] == [5]
    assert [race.ships for race in state_of(new()).rules.races if race.id == "dracos"] == [3]


@pytest.mark.rule("GE-SET-07", "GE-WOR-01")
def test_the_view_shows_anomalies_and_wormholes() -> None:
    board = new(5).view(None)["board"]
    assert len(board["wormholes"]) == 1  # type: ignore[index]
    assert len(board["nebulae"]) > 10  # type: ignore[index]
