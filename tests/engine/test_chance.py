"""Chance: keyed streams, recorded draws, verified draws."""

from collections import Counter
from itertools import pairwise

import pytest

from starboard.engine.bits import BIT
from starboard.engine.chance import (
    Chance,
    Draw,
    Keyed,
    Quick,
    Recorded,
    Verified,
    commitment,
    keyed_value,
    secret_of,
)
from starboard.engine.errors import BadDraw
from starboard.engine.events import EVERYBODY

STREAMS = ("deck", "dice")
DECK, DICE = 0, 1
SECRET = secret_of("a seed")


def keyed(seed: str = "a seed") -> Keyed:
    return Keyed(secret_of(seed), STREAMS, [0, 0])


def rolls(chance: Chance, n: int, stream: int = DICE, sides: int = 6) -> list[int]:
    return [int(chance.below(stream, sides)) for _ in range(n)]


def public(stream: int, *values: int) -> list[Draw]:
    return [Draw(stream, value, EVERYBODY) for value in values]


def test_the_same_seed_gives_the_same_draws() -> None:
    assert rolls(keyed(), 50) == rolls(keyed(), 50)


def test_another_seed_gives_other_draws() -> None:
    assert rolls(keyed(), 50) != rolls(keyed("another seed"), 50)


def test_two_streams_of_a_table_differ() -> None:
    assert rolls(keyed(), 50, DECK) != rolls(keyed(), 50, DICE)


def test_no_draw_depends_on_how_often_another_stream_was_used() -> None:
    busy = keyed()
    rolls(busy, 17, DECK)
    assert rolls(busy, 20, DICE) == rolls(keyed(), 20, DICE)


def test_a_draw_depends_only_on_its_number_within_the_stream() -> None:
    chance = Keyed(SECRET, STREAMS, [0, 10])
    assert rolls(chance, 10) == rolls(keyed(), 20)[10:]


def test_every_face_of_a_die_comes_about_equally_often() -> None:
    faces = Counter(keyed_value(SECRET, "dice", k, 6) for k in range(6000))
    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert sum((n - 1000) ** 2 / 1000 for n in faces.values()) < 20.5  # chi square, p = 0.001


def test_two_dice_in_a_row_are_independent() -> None:
    row = [keyed_value(SECRET, "dice", k, 6) for k in range(7201)]
    pairs = Counter(pairwise(row))
    assert sum((pairs[a, b] - 200) ** 2 / 200 for a in range(6) for b in range(6)) < 66.6


def test_a_drawn_value_is_kept_with_stream_and_audience() -> None:
    chance = keyed()
    value = chance.below(DECK, 9, BIT[1])
    (draw,) = chance.drawn
    assert (draw.stream, draw.value, draw.audience) == (DECK, value, BIT[1])


def test_the_commitment_is_fixed_by_the_seed() -> None:
    assert commitment("a seed") == commitment("a seed") != commitment("another seed")


def test_the_commitment_does_not_give_the_key_away() -> None:
    assert commitment("a seed") != SECRET.hex()


def test_the_base_class_draws_nothing_itself() -> None:
    with pytest.raises(NotImplementedError):
        Chance().below(DICE, 6)


def test_replay_hands_out_what_was_recorded() -> None:
    assert rolls(Recorded(public(DICE, 5, 0, 3), STREAMS), 3) == [5, 0, 3]


def test_replay_sets_the_audience_anew() -> None:
    chance = Recorded(public(DICE, 5), STREAMS)
    chance.below(DICE, 6, BIT[1])
    assert chance.drawn[0].audience == BIT[1]


def test_replay_complains_when_a_draw_is_missing() -> None:
    chance = Recorded(public(DICE, 5), STREAMS)
    rolls(chance, 1)
    with pytest.raises(BadDraw, match=r"draw 2 \(dice\) is needed, but only 1 are recorded"):
        rolls(chance, 1)


def test_replay_complains_about_a_draw_of_another_stream() -> None:
    with pytest.raises(BadDraw, match="draw 1 is recorded for deck, needed is dice"):
        rolls(Recorded(public(DECK, 5), STREAMS), 1)


@pytest.mark.parametrize("value", [6, -1])
def test_replay_complains_about_a_value_that_cannot_be(value: int) -> None:
    with pytest.raises(BadDraw, match=rf"draw 1 \(dice\) is recorded as {value}, needed is 0 to 5"):
        rolls(Recorded(public(DICE, value), STREAMS), 1)


def test_replay_complains_about_draws_nobody_asked_for() -> None:
    chance = Recorded(public(DICE, 5, 1), STREAMS)
    rolls(chance, 1)
    with pytest.raises(BadDraw, match="2 draws are recorded, needed were 1"):
        chance.finish()


def test_replay_is_content_when_all_was_asked_for() -> None:
    chance = Recorded(public(DICE, 5, 1), STREAMS)
    rolls(chance, 2)
    chance.finish()


def test_verification_accepts_what_the_seed_gives() -> None:
    true = rolls(keyed(), 5)
    assert rolls(Verified(public(DICE, *true), STREAMS, SECRET, [0, 0]), 5) == true


def test_verification_catches_one_changed_value() -> None:
    true = rolls(keyed(), 5)
    changed = [*true[:3], (true[3] + 1) % 6, true[4]]
    chance = Verified(public(DICE, *changed), STREAMS, SECRET, [0, 0])
    rolls(chance, 3)
    with pytest.raises(
        BadDraw, match=f"dice is recorded as {changed[3]}, the seed gives {true[3]}"
    ):
        rolls(chance, 1)


def test_a_bots_generator_repeats_itself_for_the_same_seed() -> None:
    assert rolls(Quick(7), 30) == rolls(Quick(7), 30) != rolls(Quick(8), 30)


def test_a_bots_generator_stays_in_range_and_gives_every_value() -> None:
    assert set(rolls(Quick(1), 300, sides=7)) == set(range(7))


def test_a_bots_generator_records_nothing() -> None:
    chance = Quick(1)
    rolls(chance, 10)
    assert chance.drawn == []
