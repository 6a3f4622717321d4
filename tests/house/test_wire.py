"""The page's types are those that Python declares."""

import subprocess
import sys

from tests.house.tree import ROOT


def test_the_generated_types_of_the_page_are_up_to_date() -> None:
    tool = ROOT / "web" / "tools" / "wire_types.py"
    done = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, "all is up to date"), done.stderr
