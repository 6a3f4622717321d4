"""What may not stand in any file of the project."""

import re
from pathlib import Path

import pytest
from tests.house.tree import ROOT, place, text_lines, tracked

LONGEST = 450
CODE = {".css", ".html", ".js", ".py", ".sh", ".svelte", ".ts"}
# Written in halves, so that this file does not contain what it forbids.
HOSTS = ("py" + "pi.org", "python" + "hosted.org", "npm" + "js.org", "deb." + "debian.org")
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:root|home/\w+|Users/\w+|work)/")


def offends(line: str) -> bool:
    return any(host in line for host in HOSTS) or MACHINE_PATH.search(line) is not None


def test_no_file_names_a_registry_host_or_a_path_of_a_machine():
    found = [place(f, n) for f in tracked() for n, line in text_lines(f) if offends(line)]
    assert found == []


@pytest.mark.parametrize("folder", ["root", "home/me", "Users/me", "work"])
def test_a_path_of_a_machine_is_found(folder):
    assert offends(f"see '/{folder}/notes'")


@pytest.mark.parametrize("folder", ["src/root", "~/home/me", "https://host/Users/me"])
def test_other_paths_are_left_alone(folder):
    assert not offends(f"see {folder}/notes")


def is_generated(file: Path) -> bool:
    return "Do not edit" in file.read_text(encoding="utf-8").partition("\n")[0]


def test_no_source_file_is_longer_than_a_reader_can_bear():
    files = [file for file in tracked() if file.suffix in CODE and not is_generated(file)]
    assert [place(file, n) for file in files if (n := len(text_lines(file))) > LONGEST] == []


@pytest.mark.parametrize("command", ["make play", "make test"])
def test_the_readme_names_the_two_commands(command):
    assert f"\n{command}\n" in (ROOT / "README.md").read_text()


def test_every_picture_of_the_readme_is_there():
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", (ROOT / "README.md").read_text())
    assert [picture for picture in pictures if not (ROOT / picture).is_file()] == []
