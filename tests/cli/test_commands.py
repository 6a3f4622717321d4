"""The command line as a person or a script meets it."""

import json
from pathlib import Path

import pytest

import starboard
from starboard.cli import main
from starboard.engine.chance import Quick


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit code, standard output, standard error."""
    code = 0
    try:
        main(list(words))
    except SystemExit as stop:
        code = int(stop.code or 0)
    shown = capsys.readouterr()
    return code, shown.out, shown.err


def finished_game() -> starboard.Table:
    table = starboard.new("mini", 3, "a finished game")
    picks = Quick(3)
    while not table.over:
        seat = table.actors[0]
        moves = table.legal(seat)
        table.play(seat, moves[picks.below(0, len(moves))])
    return table


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "--help")
    assert all(name in out for name in ("play", "simulate", "replay", "bench", "rules"))


def test_simulate_prints_one_json_document(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, err = run(capsys, "simulate", "mini", "--seats", "3", "--games", "4", "--json")
    assert (len(json.loads(out)["games"]), err) == (4, "")


def test_simulate_gives_the_same_games_for_the_same_seed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("simulate", "mini", "--seats", "2", "--seed", "7", "--json", "--bots", "novice")
    assert run(capsys, *words) == run(capsys, *words)


def test_simulate_seats_one_bot_per_seat(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", "mini", "--seats", "2", "--bots", "random,novice")
    assert (code, "Mini" in out) == (0, True)


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (("simulate", "chess", "--seats", "2"), 'there is no game "chess"'),
        (("simulate", "mini", "--seats", "9"), "expected 2 to 4 players, found 9"),
        (("simulate", "mini", "--seats", "two"), "two"),
        (("simulate", "mini", "--seats", "2", "-o", "swfit=on"), "did you mean swift?"),
        (("simulate", "mini", "--seats", "2", "-o", "swift=maybe"), "expected true or false"),
        (("simulate", "mini", "--seats", "2", "-o", "swift"), "KEY=VALUE"),
        (("simulate", "mini", "--seats", "2", "--bots", "genius"), 'there is no bot "genius"'),
        (("simulate", "mini", "--seats", "3", "--bots", "random,random"), "needed: 1 or 3"),
        (("replay", "no such file"), "cannot be read"),
        (("rules", "mini", "MIN-SET-99"), "no rule MIN-SET-99"),
        (("fly",), "fly"),
    ],
)
def test_bad_arguments_give_one_clear_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], text: str
) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out, err.count("\n"), text in err) == (2, "", 1, True)


def test_replay_tells_what_happened(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(finished_game().save())
    code, out, _ = run(capsys, "replay", str(file))
    assert (code, "bid highest" in out, "(final)" in out) == (0, True, True)


def test_replay_stops_at_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(finished_game().save())
    _, out, _ = run(capsys, "replay", str(file), "--to", "5", "--json")
    assert json.loads(out)["seq"] == 5


def test_an_untouched_game_is_verified(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(finished_game().save())
    code, out, _ = run(capsys, "replay", str(file), "--verify")
    assert (code, "verified:" in out) == (0, True)


def test_one_changed_draw_is_named_and_fails(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = finished_game().save().splitlines()
    at = next(k for k, line in enumerate(lines) if " # deck=" in line and k > 3)
    value = lines[at].partition("deck=")[2][0]
    lines[at] = lines[at].replace(f"deck={value}", f"deck={(int(value) + 1) % 8}", 1)
    file = tmp_path / "game.txt"
    file.write_text("\n".join(lines))
    code, _, err = run(capsys, "replay", str(file), "--verify")
    assert (code, f"record {lines[at].split()[0]} " in err) == (1, True)


def test_bench_states_the_mode_and_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "bench", "mini", "--games", "1", "--json")
    keys = {"compiled", "decisions_per_second", "ms_per_game", "clone_us"}
    assert keys <= json.loads(out).keys()


def test_rules_shows_one_rule(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "rules", "mini", "min-bid-01")
    assert "a card from the own hand" in out


def test_rules_ends_with_the_coverage(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "rules", "mini")
    assert out.splitlines()[-1] == "12 of 12 rules cited and tested"


def play(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *lines: str
) -> tuple[int, str, str]:
    answers = iter([*lines, "q"])
    monkeypatch.setattr("click.prompt", lambda *_, **__: next(answers))
    return run(capsys, "play", "mini", "--seed", "a", "--bots", "novice")


def test_play_takes_a_number_of_the_list(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, out, _ = play(capsys, monkeypatch, "1")
    assert "bid highest" in out


def test_play_explains_why_not(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, out, _ = play(capsys, monkeypatch, "? bid 9")
    assert "You hold no 9. Bid a card from your hand. (MIN-BID-01)" in out


def test_play_survives_nonsense(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, _ = play(capsys, monkeypatch, "99", "", "fly 3", "u", "settle 0,0", "s", "?")
    assert (code, "99 is not on the list" in out) == (0, True)


def test_play_takes_a_move_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, out, _ = play(capsys, monkeypatch, "v", "l", "u")
    assert "has nothing to take back" in out


def test_play_saves_to_a_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "kept.txt"
    play(capsys, monkeypatch, "1", f"s {file}")
    assert starboard.load(file.read_text()).seats == 2


def test_a_folder_of_tables_overrides_the_printed_values(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "rules.toml").write_text("[scoring]\nper_resident = 1000\n")
    words = ("simulate", "phoenix", "--seats", "2", "-o", "game=first", "--json")
    _, plain, _ = run(capsys, *words)
    _, mine, _ = run(capsys, *words, "-o", f"overrides={tmp_path}")
    best = [max(json.loads(text)["games"][0]["scores"]) for text in (plain, mine)]
    assert best[0] < 1000 <= best[1]


def test_a_folder_that_is_not_there_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "phoenix", "--seats", "2", "-o", "overrides=nowhere")
    code, _, err = run(capsys, *words)
    assert code != 0
    assert "nowhere: expected a folder of TOML files" in err


def test_values_that_are_not_confirmed_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "rules", "phoenix", "--values")
    assert "ships.toml: L2-dismantle metal = 8 (value not confirmed)" in out
    assert "setup.toml: turn_order_gems 4 = [0, 1, 2, 3] (value not confirmed)" in out
    assert "L2-dismantle cost" not in out


def test_the_rules_tell_how_many_values_are_not_confirmed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, out, _ = run(capsys, "rules", "phoenix")
    _, listed, _ = run(capsys, "rules", "phoenix", "--values", "--json")
    count = len(json.loads(listed))
    assert count > 100
    assert f"{count} component values are not confirmed" in out
    assert out.splitlines()[-1].endswith("rules cited and tested")
