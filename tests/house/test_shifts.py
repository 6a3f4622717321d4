"""mypyc compiles a constant left of << as a 32-bit shift: wrong, silently, from bit 31 on."""

import ast

import pytest
from tests.house.tree import compiled_sources, place


def is_constant(left: ast.expr) -> bool:
    """A number, a number in brackets or a conversion, or a NAME written as a constant."""
    match left:
        case ast.Constant():
            return True
        case ast.UnaryOp(operand=inner) | ast.Call(args=[inner]):
            return is_constant(inner)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.isupper()
    return False


def faulty_shifts(source: str) -> list[int]:
    """Numbers of the lines that shift a constant; BIT[n] is the way to write them."""
    shifts = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.BinOp)]
    return [n.lineno for n in shifts if isinstance(n.op, ast.LShift) and is_constant(n.left)]


def test_no_compiled_file_shifts_a_constant():
    files = compiled_sources()
    assert [place(f, n) for f in files for n in faulty_shifts(f.read_text())] == []


@pytest.mark.parametrize("shift", ["1 << n", "i64(1) << n", "ONE << n", "bits.ONE << n", "-1 << n"])
def test_a_shifted_constant_is_found(shift):
    assert faulty_shifts(f"mask = 0\nmask |= {shift}") == [2]


@pytest.mark.parametrize("shift", ["BIT[n]", "mask << 1", "state.mask << n", "'1 << n'"])
def test_other_masks_are_left_alone(shift):
    assert faulty_shifts(f"mask = {shift}") == []
