"""Refusals: a constant when only yes or no is asked, a copy with numbers when somebody reads."""

from starboard.engine.refusal import LOUD, QUIET, Refusal

TOO_FAR = Refusal("too_far", "MIN-TRN-01")


def test_a_quiet_question_gets_the_constant_itself() -> None:
    assert QUIET.no(TOO_FAR, 1, 2, 3) is TOO_FAR


def test_a_loud_question_gets_the_numbers() -> None:
    assert LOUD.no(TOO_FAR, 1, 2, 3).numbers() == (1, 2, 3)


def test_a_loud_answer_keeps_code_and_rule() -> None:
    loud = LOUD.no(TOO_FAR, 1)
    assert (loud.code, loud.rule) == ("too_far", "MIN-TRN-01")


def test_a_loud_answer_leaves_the_constant_alone() -> None:
    LOUD.no(TOO_FAR, 1, 2, 3)
    assert TOO_FAR.numbers() == (0, 0, 0)


def test_a_refusal_shows_all_it_carries() -> None:
    assert repr(LOUD.no(TOO_FAR, 1, 2, 3)) == "Refusal('too_far', 'MIN-TRN-01', 1, 2, 3)"
