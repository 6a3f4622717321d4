"""Bit masks, also beyond bit 31 where a compiled shift of a literal goes wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.engine.bits import BIT, bits_of, count_bits, first_bit, has

MASKS = st.integers(min_value=0, max_value=2**62 - 1)


@pytest.mark.parametrize("n", [0, 1, 30, 31, 32, 33, 61, 62])
def test_bit_n_is_the_nth_power_of_two(n: int) -> None:
    assert BIT[n] == 2**n


def test_there_are_63_bits() -> None:
    assert len(BIT) == 63


@given(MASKS)
def test_the_bits_of_a_mask_add_up_to_it(mask: int) -> None:
    assert sum(BIT[n] for n in bits_of(mask)) == mask


@given(MASKS)
def test_a_mask_has_exactly_the_bits_that_are_listed(mask: int) -> None:
    assert [n for n in range(62) if has(mask, n)] == bits_of(mask)


@given(MASKS)
def test_bits_are_counted_as_they_are_listed(mask: int) -> None:
    assert count_bits(mask) == len(bits_of(mask))


@given(MASKS.filter(bool))
def test_the_first_bit_is_the_lowest_one(mask: int) -> None:
    assert first_bit(mask) == min(bits_of(mask))


def test_an_empty_mask_has_no_first_bit() -> None:
    assert first_bit(0) == -1
