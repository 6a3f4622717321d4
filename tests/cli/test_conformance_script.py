"""The script that plays thousands of checked games tells honestly how many they were."""

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "conformance.py"


def script(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), *words]
    paths = os.pathsep.join(path for path in sys.path if path)
    environment = {**os.environ, "PYTHONPATH": paths}
    return subprocess.run(command, capture_output=True, text=True, env=environment)


def test_the_script_plays_the_games_it_was_asked_for() -> None:
    done = script("mini", "--games", "6", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert "6 of 6 games without a fault" in done.stdout


def test_an_unknown_game_is_an_error() -> None:
    assert script("nini").returncode != 0
