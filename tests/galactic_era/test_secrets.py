"""States dealt anew: the same for the eyes of a seat, different in all that it cannot know."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.galactic_era.position import GAME, Position

from starboard.engine.bits import first_bit
from starboard.engine.chance import Quick
from starboard.engine.flow import Run
from starboard.engine.history import full_options
from starboard.games.galactic_era.components.ids import NONE, NOWHERE
from starboard.games.galactic_era.movement.scouting import knows
from starboard.games.galactic_era.player import Player
from starboard.games.galactic_era.state import State

DEALS = 40


def deals(state: State, seat: int, n: int = DEALS) -> list[State]:
    return [GAME.determinize(state, seat, Run(Quick(seed), False)) for seed in range(n)]


def ships(player: Player) -> tuple[int, ...]:
    return tuple(int(player.fleet_ships(fleet)) for fleet in range(5))


def ships_dealt(p: Position, seat: int, number: int = 0) -> set[tuple[int, ...]]:
    return {ships(twin.players[number]) for twin in deals(p.state, seat)}


def halfway(seed: int, seats: int, moves: int) -> State:
    """A position of a random game, or its end."""
    run, picks = Run(Quick(seed), False), Quick(seed + 1)
    state = GAME.setup(seats, full_options(GAME, seats, {}), run)
    for _ in range(moves):
        if not state.stack:
            break
        seat = first_bit(GAME.actors(state))
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, legal[picks.below(0, len(legal))], run)
    return state


@given(st.integers(0, 10**6), st.sampled_from([2, 3, 4, 6]), st.integers(20, 900))
@settings(max_examples=12, deadline=None)
def test_a_dealt_state_looks_the_same_and_keeps_every_seen_fact(
    seed: int, seats: int, moves: int
) -> None:
    state = halfway(seed, seats, moves)
    for seat in range(-1, seats):
        for twin in deals(state, seat, 3):
            assert GAME.view(twin, seat) == GAME.view(state, seat)
            assert seen_facts(twin, state, seat) == seen_facts(state, state, seat)
            assert all_facts(twin) == all_facts(state)


def seen_facts(state: State, real: State, seat: int) -> list[object]:
    """What the seat has looked at, read from the secrets themselves and not from a view."""
    facts: list[object] = []
    for star in real.board.rules.stars:
        if knows(real.counter_known[star], seat):
            facts.append(int(state.counter[star]))
        if knows(real.relic_known[star], seat):
            facts.append(int(state.relic[star]))
    for old, new in zip(real.players, state.players, strict=True):
        own = seat >= 0 and real.seat_of(old.number) == seat
        for fleet in range(5):
            if own or knows(old.known[fleet], seat):
                facts.append((int(new.fleet_ships(fleet)), int(new.dummies[fleet])))
            facts.append(int(new.fleet_ships(fleet)) >= int(old.floor[fleet]))
        if old.card != NONE and knows(real.card_known[old.card], seat):
            facts.append(int(new.card))
    return facts


def all_facts(state: State) -> list[object]:
    """What is conserved: the multiset of counters, relics and cards, and every pool's ships."""
    stars = state.board.rules.stars
    facts: list[object] = [sorted([int(state.counter[s]) for s in stars] + state.spare_counters)]
    facts.append(sorted([int(state.relic[s]) for s in stars] + state.spare_relics))
    facts.append(sorted(state.deck + [int(p.card) for p in state.players]))
    for player in state.players:
        pools = [0] * 5
        for fleet in range(5):
            pools[int(player.pool[fleet])] += int(player.fleet_ships(fleet))
        facts.append(pools)
    return facts


@pytest.mark.rule("GE-SET-11", "GE-SCO-03")
def test_counters_and_relics_vary_until_they_are_seen() -> None:
    state = GAME.setup(4, full_options(GAME, 4, {}), Run(Quick(3), False))
    sector = [s for s in state.board.rules.stars if state.board.rules.sector(s) == 0]
    state.learn_counter(sector[0], 2)
    state.learn_relic(sector[0], 2)
    twins = deals(state, 1)
    assert {int(twin.counter[sector[0]]) for twin in twins} == {int(state.counter[sector[0]])}
    assert {int(twin.relic[sector[0]]) for twin in twins} == {int(state.relic[sector[0]])}
    assert {int(twin.counter[sector[1]]) for twin in twins} == {0, 1, 2}
    assert len({int(twin.relic[sector[1]]) for twin in twins}) > 5


@pytest.mark.rule("GE-DOM-01", "GE-DOM-15")
def test_cards_of_others_vary_until_they_are_inspected() -> None:
    state = GAME.setup(4, full_options(GAME, 4, {}), Run(Quick(3), False))
    real = [int(player.card) for player in state.players]
    state.learn_card(real[2], 2)
    twins = deals(state, 1)
    assert {int(twin.players[1].card) for twin in twins} == {real[1]}
    assert {int(twin.players[2].card) for twin in twins} == {real[2]}
    assert len({int(twin.players[3].card) for twin in twins}) == 10


@pytest.mark.rule("GE-SCO-05")
def test_a_viewed_fleet_stays_as_it_was_seen() -> None:
    p = Position(
        "red has fleet A of 7 with 1 dummy at khaa; "
        "red has fleet B of 4 with 1 dummy at khaa; red has fleet C of 5 at khaa"
    )
    p.player(0).know(1, 3)
    assert {one[1] for one in ships_dealt(p, 1)} == {4}
    assert len({one[0] for one in ships_dealt(p, 1)}) > 1


@pytest.mark.rule("GE-FLT-09")
def test_only_fleets_between_which_counters_have_moved_are_mixed() -> None:
    p = Position("red has 14 ships at khaa")
    at = p.text("khaa")
    p.arrange("only red's turn is left").play(
        0, f"create A {at} 4", f"create B {at} 4", f"create C {at} 5"
    )
    assert ships_dealt(p, 1) == {(4, 4, 5, 0, 0)}
    p.play(0, "dummies A 2", "dummies B 2", "transfer A B 2 0")
    dealt = ships_dealt(p, 1)
    assert len(dealt) > 1
    assert {one[2] for one in dealt} == {5}
    assert {one[0] + one[1] for one in dealt} == {8}
    assert ships_dealt(p, 0) == {(2, 6, 5, 0, 0)}


@pytest.mark.rule("GE-FLT-09")
def test_a_fleet_emptied_into_another_takes_its_uncertainty_along() -> None:
    p = Position("red has 14 ships at khaa")
    at = p.text("khaa")
    p.arrange("only red's turn is left").play(
        0, f"create A {at} 4", f"create B {at} 4", f"create C {at} 5", "dummies A 3"
    )
    p.play(0, "dummies C 3", "transfer A B 2 0", "transfer B C 6 0")
    dealt = ships_dealt(p, 1)
    assert {one[0] + one[2] for one in dealt} == {13}
    assert len(dealt) > 1


@pytest.mark.rule("GE-GST-10")
def test_ships_shown_for_a_conquest_stay_in_the_fleet() -> None:
    p = Position(
        "red is sts; red selected gain+gain and military; maldek is advanced; "
        "red has fleet A of 5 with 1 dummy at maldek; "
        "red has fleet B of 2 with 2 dummies at khaa"
    )
    assert {one[0] for one in ships_dealt(p, 1)} > {5}
    p.arrange("only red's growth turn is left").play(0, "gain conquer maldek counter")
    assert p.player(0).floor[0] == 4
    assert min(one[0] for one in ships_dealt(p, 1)) >= 4


@pytest.mark.rule("GE-FLT-06")
def test_the_single_ship_of_a_split_fleet_is_no_secret() -> None:
    p = Position("red has 9 ships at khaa")
    at = p.text("khaa")
    p.arrange("only red's turn is left").play(
        0, f"create A {at} 4", f"create B {at} 4", "dummies A 2", "transfer A B 1 0"
    )
    p.play(0, "split C A")
    assert {one[2] for one in ships_dealt(p, 1)} == {1}


def test_fleets_on_the_pad_hold_nothing_and_show_nothing() -> None:
    p = Position("red has 5 ships at khaa")
    at = p.text("khaa")
    p.arrange("only red's turn is left").play(0, f"create A {at} 2", "leave A 2 0")
    assert p.player(0).fleet_hex[0] == NOWHERE
    assert p.player(0).floor[0] == 0


@pytest.mark.rule("GE-SCO-03")
def test_a_counter_that_one_seat_has_seen_does_not_lie_face_up() -> None:
    table = Position("apu is primitive seen by red")
    seen = [star_seen(table, seat, "apu") for seat in (0, 1)]
    assert seen == [("primitive", False), ("hidden", False)]
    assert star_seen(table.arrange("apu is primitive seen by everybody"), 1, "apu") == (
        "primitive",
        True,
    )


def star_seen(table: Position, seat: int, star: str) -> tuple[object, object]:
    """The counter of a star in the view of a seat, and whether it lies face up."""
    stars = table.view(seat)["stars"]
    row = next(one for one in stars if one["id"] == star)  # type: ignore[attr-defined]
    return row["counter"], row["counter_up"]


@pytest.mark.rule("GE-MOV-04")
def test_the_view_names_the_hex_and_the_ships_of_a_march() -> None:
    table = Position("red has 1 ship at khaa; only red's turn is left")
    start = table.text("khaa")
    step = table.play(0, f"take 1 {start} 0").view(1)["steps"][-1]  # type: ignore[index]
    assert (step["hex"], step["unit"], step["target"]) == (start, "pieces", None)


@pytest.mark.rule("GE-BLD-01", "GE-VAR-12")
def test_the_view_tells_what_building_gives_and_who_is_the_puppet() -> None:
    table = Position("red owns apu with 2 discs; only red's turn is left")
    assert [one["builds"] for one in table.view(1)["players"]] == [4, 3, 3]  # type: ignore[attr-defined]
    assert table.view(1)["puppet"] is None
    assert Position("seats 2").view(0)["puppet"] == 2
