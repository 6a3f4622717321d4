"""mypyc gives a caught error the type of the first clause that binds its name.

A second clause of the same function that binds the name to another error fails when compiled with
"TypeError: BadDraw object expected; got BadSave", and works interpreted: give each its own name.
"""

import ast

import pytest
from tests.house.tree import compiled_sources, place

Function = ast.FunctionDef | ast.AsyncFunctionDef


def retyped_names(source: str) -> list[int]:
    """Numbers of the lines whose clause binds a name that caught another error before."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, Function)]
    lines: list[int] = []
    for function in functions:
        first: dict[str, str] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.ExceptHandler) and node.name and node.type:
                caught = ast.unparse(node.type)
                if first.setdefault(node.name, caught) != caught:
                    lines.append(node.lineno)
    return lines


def function(first: str, second: str) -> str:
    """A function with two clauses; the second stands in line 6."""
    return f"def f():\n try:\n  g()\n except {first}:\n  h()\n except {second}:\n  h()\n"


def test_no_compiled_file_catches_two_errors_under_one_name():
    files = compiled_sources()
    assert [place(f, n) for f in files for n in retyped_names(f.read_text())] == []


def test_two_errors_under_one_name_are_found():
    assert retyped_names(function("BadDraw as error", "BadSave as error")) == [6]


@pytest.mark.parametrize(
    ("first", "second"),
    [("BadDraw as draw", "BadSave as save"), ("BadDraw", "BadSave"), ("E as e", "E as e")],
)
def test_other_clauses_are_left_alone(first, second):
    assert retyped_names(function(first, second)) == []
