"""The tests run in the mode they claim to run in."""

import importlib
import os
from pathlib import Path

import pytest
from tests.house.tree import PACKAGE, compiled_sources

import starboard.engine

MODULES = [".".join(file.relative_to(PACKAGE.parent).parts) for file in compiled_sources()]


def mode_of(file: str) -> str:
    return "interpreted" if file.endswith(".py") else "compiled"


@pytest.mark.parametrize("name", MODULES)
def test_every_rule_module_runs_in_the_mode_under_test(name):
    module = importlib.import_module(name.removesuffix(".py").removesuffix(".__init__"))
    expected = os.environ.get("STARBOARD_MODE") or mode_of(starboard.engine.__file__)
    assert mode_of(module.__file__) == expected


def test_a_compiled_copy_never_lies_among_the_sources():
    copied = os.environ.get("STARBOARD_MODE") == "compiled"
    assert Path(starboard.engine.__file__).is_relative_to(PACKAGE) is not copied
