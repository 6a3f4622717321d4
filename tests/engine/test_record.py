"""Records as lines, and the log as each seat may read it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.engine.bits import BIT
from starboard.engine.chance import Draw
from starboard.engine.errors import BadSave
from starboard.engine.events import EVERYBODY
from starboard.engine.record import NOBODY, Record, cut_records, read_record

STREAMS = ("deck", "dice")
DECK, DICE = 0, 1
LABELS = st.sampled_from(["bids", "plans"])
DRAWS = st.builds(
    Draw,
    st.sampled_from([DECK, DICE]),
    st.integers(0, 10**17),
    st.sampled_from([EVERYBODY, 1, 6, 2**40]),
)
RECORDS = st.builds(
    Record,
    st.integers(0, 9999),
    st.integers(NOBODY, 8),
    st.sampled_from(["setup", "bid 3", "settle -1,2"]),
    st.lists(DRAWS, max_size=3),
    st.booleans(),
    st.just("") | LABELS,
    st.lists(LABELS, max_size=2),
    st.just("") | LABELS,
)


def record(
    seq: int,
    seat: int,
    move: str,
    draws: list[Draw] | None = None,
    revealed: bool = False,
    sealed: str = "",
    opened: list[str] | None = None,
    withdrawn: str = "",
) -> Record:
    return Record(seq, seat, move, draws or [], revealed, sealed, opened or [], withdrawn)


def sealed_bids(opened: bool) -> list[Record]:
    """Two sealed bids; the second may open both."""
    return [
        record(0, NOBODY, "setup", revealed=True),
        record(1, 0, "bid 3", sealed="bids"),
        record(2, 1, "bid 5", sealed="bids", revealed=opened, opened=["bids"] if opened else []),
    ]


@given(RECORDS)
def test_a_record_reads_back_as_it_was_written(one: Record) -> None:
    assert read_record(one.text(STREAMS), STREAMS).text(STREAMS) == one.text(STREAMS)


def test_a_plain_record_is_number_seat_and_move() -> None:
    assert record(4, 1, "settle 0,1").text(STREAMS) == "4 1 - settle 0,1"


def test_the_setup_belongs_to_nobody() -> None:
    assert record(0, NOBODY, "setup").text(STREAMS) == "0 - - setup"


def test_a_record_shows_flags_and_draws() -> None:
    draws = [Draw(DECK, 7, BIT[0] | BIT[2]), Draw(DICE, 5, EVERYBODY)]
    one = record(9, 2, "bid 4", draws, True, "bids", ["bids"])
    assert one.text(STREAMS) == "9 2 revealed,sealed=bids,opens=bids bid 4 # deck=7@0+2 dice=5"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("4 1 -", "is no record, needed: NUMBER SEAT FLAGS MOVE [# DRAWS]"),
        ("x 1 - pass", "number and seat must be whole numbers"),
        ("4 x - pass", "number and seat must be whole numbers"),
        ("4 1 shiny pass", 'record 4: "shiny" is no flag'),
        ("4 1 - pass # 5", '"5" is no draw, needed: STREAM=NUMBER with deck, dice'),
        ("4 1 - pass # coins=5", '"coins=5" is no draw'),
        ("4 1 - pass # dice=", '"dice=" is no draw'),
        ("4 1 - pass # dice=-1", '"dice=-1" is no draw'),
        ("4 1 - pass # dice=²", '"dice=²" is no draw'),
        ("4 1 - pass # dice=99999999999999999999", "is no draw"),
        ("4 1 - pass # dice=5@x", '"dice=5@x": "x" are no seats'),
        ("4 1 - pass # dice=5@-1", '"dice=5@-1": "-1" are no seats'),
        ("4 1 - pass # dice=5@99", '"dice=5@99": "99" are no seats'),
        ("4 1 - pass # dice=5@0+", '"dice=5@0+": "0+" are no seats'),
    ],
)
def test_a_line_that_is_no_record_says_what_is_wrong(line: str, complaint: str) -> None:
    with pytest.raises(BadSave) as error:
        read_record(line, STREAMS)
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    "one",
    [
        record(3, 0, "raid 0,0", revealed=True),
        record(3, 0, "raid 0,0", draws=[Draw(DICE, 2, EVERYBODY)]),
        record(3, 0, "bid 3", sealed="bids"),
        record(0, NOBODY, "setup"),
    ],
)
def test_what_revealed_drew_or_sealed_is_final(one: Record) -> None:
    assert one.final


def test_a_move_that_told_nothing_is_not_final() -> None:
    assert not record(3, 0, "settle 0,0").final


@pytest.mark.parametrize("seat", [1, -1])
def test_a_sealed_move_is_hidden_from_all_others(seat: int) -> None:
    assert cut_records(sealed_bids(False), seat, STREAMS)[1] == "1 0 sealed=bids (sealed)"


def test_a_sealed_move_is_shown_to_who_made_it() -> None:
    assert cut_records(sealed_bids(False), 0, STREAMS)[1] == "1 0 sealed=bids bid 3"


@pytest.mark.parametrize("seat", [1, -1])
def test_a_sealed_move_is_shown_once_it_is_opened(seat: int) -> None:
    assert cut_records(sealed_bids(True), seat, STREAMS)[1] == "1 0 sealed=bids bid 3"


def test_a_label_that_was_opened_before_hides_the_next_sealed_move() -> None:
    log = [*sealed_bids(True), record(3, 0, "bid 1", sealed="bids")]
    assert cut_records(log, 1, STREAMS)[3] == "3 0 sealed=bids (sealed)"


def second_thoughts() -> list[Record]:
    """Seat 0 withdraws a bid and makes another; then both bids are opened."""
    return [
        record(0, NOBODY, "setup", revealed=True),
        record(1, 0, "bid 3", sealed="bids"),
        record(2, 0, "withdraw", sealed="bids", withdrawn="bids"),
        record(3, 0, "bid 4", sealed="bids"),
        record(4, 1, "bid 5", sealed="bids", revealed=True, opened=["bids"]),
    ]


@pytest.mark.parametrize("seat", [1, -1])
def test_a_withdrawn_move_stays_hidden_when_the_others_are_opened(seat: int) -> None:
    assert cut_records(second_thoughts(), seat, STREAMS)[1:4] == [
        "1 0 sealed=bids (sealed)",
        "2 0 sealed=bids (sealed)",
        "3 0 sealed=bids bid 4",
    ]


def test_a_withdrawn_move_is_shown_to_who_made_it() -> None:
    assert cut_records(second_thoughts(), 0, STREAMS)[1:3] == [
        "1 0 sealed=bids bid 3",
        "2 0 sealed=bids,withdraws=bids withdraw",
    ]


def test_who_withdraws_does_not_hide_the_moves_of_others() -> None:
    log = second_thoughts()
    log[1].seat = 2
    assert cut_records(log, 1, STREAMS)[1] == "1 2 sealed=bids bid 3"


def test_a_withdrawal_does_not_hide_what_was_opened_before() -> None:
    log = [*sealed_bids(True), record(3, 0, "withdraw", sealed="bids", withdrawn="bids")]
    assert cut_records(log, 1, STREAMS)[1] == "1 0 sealed=bids bid 3"


def test_a_private_draw_is_shown_to_its_seat() -> None:
    log = [record(0, NOBODY, "setup", [Draw(DECK, 4, BIT[1]), Draw(DICE, 2, EVERYBODY)])]
    assert cut_records(log, 1, STREAMS) == ["0 - - setup # deck=4@1 dice=2"]


@pytest.mark.parametrize("seat", [0, -1])
def test_a_private_draw_is_left_out_for_all_others(seat: int) -> None:
    log = [record(0, NOBODY, "setup", [Draw(DECK, 4, BIT[1]), Draw(DICE, 2, EVERYBODY)])]
    assert cut_records(log, seat, STREAMS) == ["0 - - setup # dice=2"]


def test_a_sealed_move_hides_its_draws_too() -> None:
    log = [record(0, 0, "bid 3", [Draw(DICE, 2, EVERYBODY)], sealed="bids")]
    assert cut_records(log, 1, STREAMS) == ["0 0 sealed=bids (sealed)"]
