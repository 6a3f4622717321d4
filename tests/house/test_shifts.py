"""mypyc compiles a constant left of << as a 32-bit shift: wrong, silently, from bit 31 on."""

import ast

import pytest
from tests.house.tree import compiled_sources, place


def is_constant(left: ast.expr, fixed: set[str]) -> bool:
    """A number, also in brackets or converted, a NAME, or a name that is only ever a number."""
    match left:
        case ast.Constant():
            return True
        case ast.UnaryOp(operand=inner) | ast.Call(args=[inner]):
            return is_constant(inner, fixed)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.isupper() or name in fixed
    return False


def fixed_names(tree: ast.AST) -> set[str]:
    """Names that are given a number and never anything else: the compiler puts the number in."""
    given: dict[str, bool] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for name in [t.id for t in targets if isinstance(t, ast.Name)]:
                given[name] = given.get(name, True) and isinstance(node.value, ast.Constant)
    stores = [n for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    moved = {n.id for n in stores if len([s for s in stores if s.id == n.id]) > 1}
    return {name for name, number in given.items() if number and name not in moved}


def faulty_shifts(source: str) -> list[int]:
    """Numbers of the lines that shift a constant; BIT[n] is the way to write them."""
    tree = ast.parse(source)
    scopes: list[ast.AST] = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    found: set[int] = set()
    for scope in [tree, *scopes]:
        fixed = fixed_names(scope) if scope is not tree else set()
        shifts = [node for node in ast.walk(scope) if isinstance(node, ast.BinOp)]
        left = [n for n in shifts if isinstance(n.op, ast.LShift) and is_constant(n.left, fixed)]
        found |= {node.lineno for node in left}
    return sorted(found)


def test_no_compiled_file_shifts_a_constant():
    files = compiled_sources()
    assert [place(f, n) for f in files for n in faulty_shifts(f.read_text())] == []


@pytest.mark.parametrize("shift", ["1 << n", "i64(1) << n", "ONE << n", "bits.ONE << n", "-1 << n"])
def test_a_shifted_constant_is_found(shift):
    assert faulty_shifts(f"mask = 0\nmask |= {shift}") == [2]


@pytest.mark.parametrize("shift", ["BIT[n]", "mask << 1", "state.mask << n", "'1 << n'"])
def test_other_masks_are_left_alone(shift):
    assert faulty_shifts(f"mask = {shift}") == []


def test_a_name_that_is_only_ever_a_number_is_found_too():
    source = "def spend(n):\n    one: i64 = 1\n    return one << n"
    assert faulty_shifts(source) == [3]


def test_a_name_that_changes_is_left_alone():
    source = "def spend(n):\n    one = 1\n    one += n\n    return one << n"
    assert faulty_shifts(source) == []
