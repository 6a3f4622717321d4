"""Locked requirements pin and hash everything, and say nothing about where they were made."""

import re

import pytest
from tests.house.tree import ROOT, place, text_lines, tracked

LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
NODE_LOCK = "package-lock.json"


def addresses(name: str, lines: list[tuple[int, str]]) -> list[int]:
    """Numbers of the lines with an address; npm's funding links are no download addresses."""
    # A funding link stands behind its key, or alone in a list; downloads always have a key.
    funding = re.compile(r'\s*("(?:url|funding)": "|"https://[^"]*",?$)')
    node = name == NODE_LOCK
    return [n for n, line in lines if "://" in line and not (node and funding.match(line))]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_locked_package_has_a_version_and_a_hash(lock):
    entries = re.split(r"\n(?=\w)", lock.read_text())[1:]
    assert entries
    assert [e for e in entries if "==" not in e or "--hash=sha256:" not in e] == []


def test_no_lock_names_a_host():
    locks = [*LOCKS, *(file for file in tracked() if file.name == NODE_LOCK)]
    found = [place(lock, n) for lock in locks for n in addresses(lock.name, text_lines(lock))]
    assert found == []


def test_a_download_address_in_a_node_lock_is_found():
    lines = [(1, '  "resolved": "https://host/x.tgz"'), (2, '  "url": "https://host/sponsor"')]
    assert addresses(NODE_LOCK, lines) == [1]


def test_an_index_address_in_a_python_lock_is_found():
    assert addresses("run.txt", [(1, "--index-url https://host/simple")]) == [1]


def test_locks_with_addresses_inside_are_not_tracked():
    assert [f for f in tracked() if f.name in {"uv.lock", "pylock.toml", "yarn.lock"}] == []
