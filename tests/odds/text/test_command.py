"""The command: file, standard input or one line; tables or JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from starboard.odds.text.command import odds_command

DOCUMENT = Path(__file__).parents[3] / "docs" / "odds.md"
WISH = {
    "attacker": {
        "groups": [
            {
                "type": "interceptor",
                "count": 3,
                "initiative": 3,
                "hull": 0,
                "computer": 0,
                "shield": 0,
                "cannons": {"yellow": 1},
                "missiles": {},
            }
        ],
        "splitter": False,
        "policy": "optimal",
    },
    "defender": {"groups": [{"type": "ancient", "count": 1}], "policy": "npc"},
}


def run(*arguments: str, text: str = "") -> str:
    found = CliRunner().invoke(odds_command, list(arguments), input=text)
    assert found.exit_code == 0, found.output
    return found.output


def test_json_from_standard_input_has_the_promised_fields() -> None:
    data = json.loads(run("-", "--json", text=json.dumps(WISH)))
    assert data["attacker_wins"] + data["defender_wins"] == pytest.approx(1.0, abs=1e-12)
    assert (data["method"], data["policy"]) == ("exact", "optimal/npc")
    assert sum(entry["probability"] for entry in data["survivors"]) == pytest.approx(1.0)
    fleets = [entry["attacker"] for entry in data["survivors"] if entry["winner"] == "attacker"]
    assert [{"type": "interceptor", "count": 3, "damage": [0, 0, 0]}] in fleets


def test_one_line_gives_a_table_with_a_bar_and_names_the_policies() -> None:
    output = run("3 int + 2 cru vs 2 anc")
    assert "62.93 %  ███" in output
    assert "Targets: attacker optimal, defender npc." in output


def test_one_line_may_come_from_standard_input() -> None:
    assert "62.93 %" in run("-", text="3 int[comp=0] + 2 cru vs 2 anc\n")


def test_monte_carlo_is_labelled_in_the_table_and_in_json() -> None:
    output = run("2 int vs 2 int", "--budget", "1", "--runs", "200", "--seed", "4")
    assert "MONTE CARLO, 200 battles" in output
    data = json.loads(run("2 int vs cru", "--budget", "1", "--runs", "200", "--json"))
    low, high = data["interval_95"]
    assert (data["method"], data["runs"], data["policy"]) == ("monte_carlo", 200, "greedy/greedy")
    assert low <= data["attacker_wins"] <= high


def test_retreat_and_population_are_told_when_they_matter() -> None:
    document = {**WISH, "population": {"cubes": 2}}
    data = json.loads(run("-", "--json", text=json.dumps(document)))
    assert sum(data["population"]["destroyed"]) == pytest.approx(1.0)
    assert set(data["retreat"]) == {"attacker"}
    assert "leave now" in run("-", text=json.dumps(document))


def test_a_bad_battle_is_one_line_with_the_field() -> None:
    found = CliRunner().invoke(odds_command, ["-"], input='{"attacker": 3, "defender": {}}')
    assert found.exit_code == 1
    assert found.output.strip() == ("Error: attacker: found 3, expected a table with named fields")


def test_a_missing_file_is_told_with_what_was_expected() -> None:
    found = CliRunner().invoke(odds_command, ["nowhere.toml"])
    assert found.exit_code == 1
    assert "nowhere.toml: cannot be read" in found.output


def examples() -> list[str]:
    """The TOML and JSON blocks of the document."""
    text = DOCUMENT.read_text(encoding="utf-8")
    return re.findall(r"```(?:toml|json)\n# battle|```(?:toml|json)\n(.*?)```", text, re.DOTALL)


def test_the_document_has_three_examples_that_work() -> None:
    found = [text for text in examples() if "groups" in text]
    assert len(found) >= 3
    for text in found:
        assert json.loads(run("-", "--json", text=text))["method"] == "exact"
