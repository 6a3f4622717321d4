"""The rules of Mini, one by one."""

from collections import Counter

import pytest
from tests.mini.positions import (
    Loaded,
    bid_all,
    mini,
    new_table,
    owner,
    play_on,
    state_of,
    turn_table,
)

from starboard.engine.errors import BadOptions, IllegalMove
from starboard.engine.flow import Run
from starboard.engine.table import Table
from starboard.games.mini.moves import GUARD, LET, PASS, Bid, Raid
from starboard.games.mini.setup import draw_card, total
from starboard.testing import arrange

CARDS = 5


def hand(table: Table, seat: int) -> list[int]:
    """How many cards of each value 1 to 5 a seat holds."""
    return [int(n) for n in state_of(table).players[seat].hand][1:]


def bids(table: Table, *cards: int) -> None:
    """Everybody holds one card and bids it, seat 0 first."""
    for seat, card in enumerate(cards):
        arrange(table, f"seat {seat} holds {card}")
    for seat, card in enumerate(cards):
        table.play(seat, Bid(card))


def code(table: Table, seat: int, move: str) -> str:
    why = table.explain(seat, move)
    return "" if why is None else why.code


def kinds(table: Table, seat: int, verb: str) -> list[str]:
    return [str(move) for move in table.legal(seat) if str(move).startswith(verb)]


def raid(guards: dict[int, int] | None = None) -> tuple[Table, int, int]:
    """The first seat raids the second at 0,0; `guards` sets how many seats have."""
    table = turn_table(3)
    raider = table.actors[0]
    victim = (raider + 1) % 3
    arrange(table, f"seat {raider} owns 1,0")
    arrange(table, f"seat {victim} owns 0,0")
    for seat, number in (guards or {}).items():
        arrange(table, f"seat {(raider + seat) % 3} has {number} guards")
    return table, raider, victim


def roll(answers: list[str], die: int) -> tuple[int, int]:
    """Who owns the raided hex after these answers and this die, and who raided."""
    table, raider, victim = raid({2: 0})
    state = state_of(table)
    game = mini()
    chance = Loaded(die - 1)
    game.apply(state, raider, Raid(0, 0), Run(chance, False))
    for answer in answers:
        game.apply(state, victim, GUARD if answer == "guard" else LET, Run(chance, False))
    return owner(table, 0, 0), raider


@pytest.mark.rule("MIN-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_share_nineteen_hexes(seats: int) -> None:
    state = state_of(new_table(seats))
    assert (len(state.players), len(state.hexes)) == (seats, 19)


@pytest.mark.rule("MIN-SET-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match="expected 2 to 4 players"):
        new_table(seats)


@pytest.mark.rule("MIN-SET-01")
def test_the_terrain_is_the_whole_bag_in_random_order() -> None:
    first = [int(h.terrain) for h in state_of(new_table(2, "a")).hexes]
    second = [int(h.terrain) for h in state_of(new_table(2, "b")).hexes]
    assert Counter(first) == Counter({0: 10, 1: 6, 2: 3}) == Counter(second)
    assert first != second


@pytest.mark.rule("MIN-SET-02")
def test_everyone_starts_with_three_cards_and_two_guards() -> None:
    table = new_table(4)
    assert [sum(hand(table, seat)) for seat in range(4)] == [3, 3, 3, 3]
    assert [player.guards for player in state_of(table).players] == [2, 2, 2, 2]


@pytest.mark.rule("MIN-SET-02")
def test_there_are_four_cards_of_each_value() -> None:
    table = new_table(4)
    deck = [int(n) for n in state_of(table).deck][1:]
    hands = [hand(table, seat) for seat in range(4)]
    assert [sum(cards) for cards in zip(deck, *hands, strict=True)] == [4] * CARDS


@pytest.mark.rule("MIN-BID-01")
def test_everybody_is_asked_for_a_bid_at_once() -> None:
    assert new_table(4).actors == (0, 1, 2, 3)


@pytest.mark.rule("MIN-BID-01")
def test_every_card_in_hand_can_be_bid() -> None:
    table = new_table(2)
    arrange(table, "red holds 2, 2, 4")
    assert [str(move) for move in table.legal(0)] == ["bid 2", "bid 4"]


@pytest.mark.rule("MIN-BID-01")
@pytest.mark.parametrize("card", [0, 1, 6, -1])
def test_a_card_that_is_not_in_hand_cannot_be_bid(card: int) -> None:
    table = new_table(2)
    arrange(table, "red holds 2, 4")
    assert code(table, 0, f"bid {card}") == "card_not_held"


@pytest.mark.rule("MIN-BID-01")
def test_a_bid_is_seen_by_nobody_else() -> None:
    table = new_table(2)
    before = table.view(1)["board"]
    table.play(0, table.legal(0)[0])
    after = table.view(1)["board"]
    assert isinstance(before, dict)
    assert isinstance(after, dict)
    assert before.pop("steps")[0]["waiting"] == 3
    assert after.pop("steps") == [{"step": "bids", "waiting": 2, "own": 0}]
    assert before == after


@pytest.mark.rule("MIN-BID-01")
def test_a_bid_can_be_taken_back_while_others_think() -> None:
    table = new_table(2)
    arrange(table, "red holds 2, 4")
    table.play(0, "bid 2")
    table.play(0, "withdraw")
    table.play(0, "bid 4")
    assert table.actors == (1,)


@pytest.mark.rule("MIN-BID-01")
def test_a_bid_that_was_taken_back_is_never_shown() -> None:
    table = new_table(2)
    first, second = table.legal(0)[:2]
    for move in (str(first), "withdraw", str(second)):
        table.play(0, move)
    table.play(1, table.legal(1)[0])
    assert table.log_lines(1)[1] == "1 0 sealed=bids (sealed)"
    assert table.log_lines(1)[3] == f"3 0 sealed=bids {second}"


@pytest.mark.rule("MIN-BID-01")
def test_nothing_can_be_taken_back_before_a_bid() -> None:
    assert code(new_table(2), 0, "withdraw") == "not_now"


@pytest.mark.rule("MIN-BID-01")
def test_every_round_begins_with_bids() -> None:
    table = turn_table(2)
    for _ in range(2):
        table.play(table.actors[0], PASS)
    assert (table.actors, kinds(table, 0, "bid") != []) == ((0, 1), True)


@pytest.mark.rule("MIN-BID-02")
def test_the_highest_bid_goes_first() -> None:
    table = new_table(3)
    bids(table, 2, 5, 3)
    assert table.actors == (1,)


@pytest.mark.rule("MIN-BID-02")
@pytest.mark.parametrize(("last", "first"), [(0, 1), (1, 2), (2, 1)])
def test_a_tie_goes_to_who_sits_next_after_the_last_first_player(last: int, first: int) -> None:
    table = new_table(3)
    state_of(table).first = last
    bids(table, 1, 5, 5)
    assert table.actors == (first,)


@pytest.mark.rule("MIN-BID-02")
def test_cards_that_were_bid_are_discarded() -> None:
    table = new_table(3)
    bids(table, 2, 5, 5)
    assert [int(n) for n in state_of(table).discards] == [0, 0, 1, 0, 0, 2]
    assert [sum(hand(table, seat)) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("MIN-TRN-01")
def test_the_first_settlement_may_be_anywhere() -> None:
    table = turn_table()
    assert len(kinds(table, table.actors[0], "settle")) == 19


@pytest.mark.rule("MIN-TRN-01")
def test_later_settlements_are_next_to_an_own_hex() -> None:
    table = turn_table()
    arrange(table, f"seat {table.actors[0]} owns -2,0")
    assert kinds(table, table.actors[0], "settle") == ["settle -2,1", "settle -1,-1", "settle -1,0"]


@pytest.mark.rule("MIN-TRN-01")
@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("settle 3,0", "off_the_board"),
        ("settle -1,0", "hex_owned"),
        ("settle -2,0", "hex_owned"),
        ("settle 2,0", "too_far"),
    ],
)
def test_a_settlement_must_be_on_the_board_free_and_near(move: str, refusal: str) -> None:
    table = turn_table()
    seat = table.actors[0]
    arrange(table, f"seat {seat} owns -2,0")
    arrange(table, f"seat {(seat + 1) % 3} owns -1,0")
    assert code(table, seat, move) == refusal


@pytest.mark.rule("MIN-TRN-01")
def test_a_settled_hex_belongs_to_who_settled_it() -> None:
    table = turn_table()
    seat = table.actors[0]
    table.play(seat, "settle 0,0")
    assert owner(table, 0, 0) == seat


@pytest.mark.rule("MIN-TRN-01")
def test_everybody_has_one_turn_in_turn_order() -> None:
    table = turn_table(3)
    seats = []
    for _ in range(3):
        seats.append(table.actors[0])
        table.play(table.actors[0], PASS)
    assert seats == [(seats[0] + k) % 3 for k in range(3)]


@pytest.mark.rule("MIN-RAI-01")
def test_an_enemy_hex_next_to_an_own_one_can_be_raided() -> None:
    table, raider, _ = raid()
    assert kinds(table, raider, "raid") == ["raid 0,0"]


@pytest.mark.rule("MIN-RAI-01")
@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("raid 1,0", "no_enemy"),
        ("raid 2,0", "no_enemy"),
        ("raid 5,5", "no_enemy"),
        ("raid -2,0", "too_far"),
    ],
)
def test_a_raid_needs_an_enemy_nearby(move: str, refusal: str) -> None:
    table, raider, victim = raid()
    arrange(table, f"seat {victim} owns -2,0")
    assert code(table, raider, move) == refusal


@pytest.mark.rule("MIN-RAI-01")
def test_a_raid_off_the_board_names_the_place() -> None:
    table, raider, _ = raid()
    with pytest.raises(IllegalMove, match="There is no enemy at 5,5."):
        table.play(raider, "raid 5,5")


@pytest.mark.rule("MIN-RAI-02")
def test_the_owner_is_asked_for_a_guard() -> None:
    table, raider, victim = raid()
    table.play(raider, "raid 0,0")
    assert table.actors == (victim,)
    assert [str(move) for move in table.legal(victim)] == ["guard", "let"]


@pytest.mark.rule("MIN-RAI-02")
def test_neighbours_are_asked_in_turn_order() -> None:
    table, raider, victim = raid()
    neighbour = (raider + 2) % 3
    arrange(table, f"seat {neighbour} owns 0,1")
    table.play(raider, "raid 0,0")
    table.play(victim, LET)
    assert table.actors == (neighbour,)


@pytest.mark.rule("MIN-RAI-02")
def test_who_has_no_guard_left_is_not_asked() -> None:
    table, raider, _ = raid({1: 0})
    table.play(raider, "raid 0,0")
    assert table.log[-1].draws


@pytest.mark.rule("MIN-RAI-02")
def test_a_spent_guard_is_gone() -> None:
    table, raider, victim = raid()
    table.play(raider, "raid 0,0")
    table.play(victim, GUARD)
    assert state_of(table).players[victim].guards == 1


@pytest.mark.rule("MIN-RAI-02")
def test_who_is_asked_for_a_guard_can_do_nothing_else() -> None:
    table, raider, victim = raid()
    table.play(raider, "raid 0,0")
    assert code(table, victim, "pass") == "not_now"


@pytest.mark.rule("MIN-RAI-03")
@pytest.mark.parametrize(("answer", "needed"), [("let", 3), ("guard", 4)])
@pytest.mark.parametrize("die", range(1, 7))
def test_a_raid_needs_three_plus_the_guards(answer: str, needed: int, die: int) -> None:
    holder, raider = roll([answer], die)
    assert (holder == raider) == (die >= needed)


@pytest.mark.rule("MIN-RAI-03")
def test_two_guards_need_a_five() -> None:
    table, raider, victim = raid()
    arrange(table, f"seat {(raider + 2) % 3} owns 0,1")
    state, chance = state_of(table), Loaded(4)
    mini().apply(state, raider, Raid(0, 0), Run(chance, False))
    mini().apply(state, victim, GUARD, Run(chance, False))
    run = Run(chance, True)
    mini().apply(state, (raider + 2) % 3, GUARD, run)
    assert run.events[0].kind == "GuardSpent"
    assert run.events[1].values == (raider, 5, 5, 1)


@pytest.mark.rule("MIN-END-01")
def test_everybody_draws_a_card_at_the_end_of_a_round() -> None:
    table = turn_table(3)
    for _ in range(3):
        table.play(table.actors[0], PASS)
    assert [sum(hand(table, seat)) for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("MIN-END-01")
def test_a_drawn_card_is_seen_by_its_seat_alone() -> None:
    table = turn_table(3)
    for _ in range(3):
        table.play(table.actors[0], PASS)
    drawn = [event for event in table.told(1, table.seq) if event["kind"] == "CardDrawn"]
    assert [event["params"]["seat"] for event in drawn] == [1]  # type: ignore[index]
    assert table.told(None, table.seq)[-1]["kind"] == "TurnPassed"


@pytest.mark.rule("MIN-END-01")
def test_the_game_ends_after_the_fourth_round() -> None:
    assert rounds_until_the_end(new_table(2)) == 4


@pytest.mark.rule("MIN-END-01")
def test_an_empty_deck_takes_the_discards_back() -> None:
    state = state_of(new_table(2))
    for card in range(CARDS + 1):
        state.deck[card] = 0
    state.discards[3] = 1
    draw_card(state, 0, Run(Loaded(0), False))
    assert (total(state.deck), total(state.discards)) == (0, 0)


@pytest.mark.rule("MIN-END-01")
def test_nobody_draws_when_no_card_is_left() -> None:
    table = new_table(2)
    state = state_of(table)
    for card in range(CARDS + 1):
        state.deck[card] = 0
    before = hand(table, 0)
    draw_card(state, 0, Run(Loaded(0), False))
    assert hand(table, 0) == before


@pytest.mark.rule("MIN-END-02")
def test_terrain_the_middle_and_cards_score() -> None:
    table = new_table(2)
    arrange(table, "red owns 0,0, 1,0")
    worth = {0: 1, 1: 2, 2: 4}
    terrains = [h.terrain for h in state_of(table).hexes if h.owner == 0]
    points = sum(worth[int(terrain)] for terrain in terrains)
    assert table.outcome.breakdown[0] == [("terrain", points), ("middle", 3), ("hand", 3)]
    assert table.outcome.scores == [points + 6, 3]


@pytest.mark.rule("MIN-END-02")
def test_a_tie_goes_to_who_has_more_guards() -> None:
    table = new_table(2)
    arrange(table, "red has 1 guard")
    assert table.outcome.ranks == [2, 1]


@pytest.mark.rule("MIN-VAR-01")
def test_ruins_score_more_when_rich() -> None:
    plain, rich = new_table(2), new_table(2, rich=True)
    assert [t.points for t in state_of(plain).rules.terrains] == [1, 2, 4]
    assert [t.points for t in state_of(rich).rules.terrains] == [1, 2, 6, 3]


@pytest.mark.rule("MIN-VAR-01")
def test_mines_are_on_the_board_when_rich() -> None:
    boards = [state_of(new_table(2, f"rich {k}", rich=True)) for k in range(5)]
    assert any(h.terrain == 3 for state in boards for h in state.hexes)


@pytest.mark.rule("MIN-VAR-02")
def test_a_swift_game_has_two_rounds() -> None:
    assert rounds_until_the_end(new_table(2, swift=True)) == 2


@pytest.mark.rule("MIN-VAR-01", "MIN-VAR-02")
def test_both_variants_go_together() -> None:
    table = play_on(new_table(4, rich=True, swift=True))
    assert (table.over, state_of(table).round) == (True, 2)


def rounds_until_the_end(table: Table) -> int:
    """Everybody passes in every round."""
    rounds = 0
    while not table.over:
        bid_all(table)
        for _ in range(table.seats):
            table.play(table.actors[0], PASS)
        rounds += 1
    return rounds
