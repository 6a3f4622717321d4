"""Save texts: round trip, and one clear complaint for each way to be wrong."""

import json

import pytest
from tests.mini.positions import new_table, play_on, raid_table

import starboard
from starboard.engine.savefile import read_save


def saved(moves: int = 10_000) -> str:
    return play_on(new_table(2), moves).save()


def with_head(**changes: object) -> str:
    """A saved game whose head says something else; None leaves a field out."""
    lines = saved(4).splitlines()
    head = {**json.loads(lines[1]), **changes}
    lines[1] = json.dumps({key: value for key, value in head.items() if value is not None})
    return "\n".join(lines)


def with_line(number: int, text: str) -> str:
    """A saved game with another line; the setup is line 2."""
    lines = saved(4).splitlines()
    lines[number] = text
    return "\n".join(lines)


def complaint(text: str, verify: bool = False) -> str:
    with pytest.raises(starboard.BadSave) as error:
        starboard.load(text, verify)
    return str(error.value)


@pytest.mark.parametrize("moves", [0, 3, 20, 10_000])
def test_a_loaded_game_saves_as_the_same_text(moves: int) -> None:
    text = saved(moves)
    assert starboard.load(text, verify=True).save() == text


def test_a_loaded_game_is_in_the_same_position() -> None:
    table = play_on(new_table(3), 25)
    assert starboard.load(table.save()).hash == table.hash


def test_a_loaded_game_goes_on_with_the_same_draws() -> None:
    table = play_on(new_table(3), 25)
    loaded = starboard.load(table.save())
    assert play_on(loaded).save() == play_on(table).save()


def test_a_loaded_game_tells_the_same_events() -> None:
    table = play_on(new_table(3), 25)
    assert starboard.load(table.save()).told(1) == table.told(1)


def test_a_save_keeps_options() -> None:
    table = new_table(2, rich=True)
    assert starboard.load(table.save()).options == {"rich": True, "swift": False}


def test_a_save_keeps_preferences() -> None:
    table = new_table(2)
    table.prefer(1, {"never_guard": True})
    assert starboard.load(table.save()).preferences == [{}, {"never_guard": True}]


def test_a_save_without_its_last_line_can_be_read() -> None:
    text = saved(6)
    assert starboard.load(text[: text.index("end ")], verify=True).save() == text


def test_blank_lines_do_not_matter() -> None:
    text = saved(6)
    assert starboard.load("\n" + text.replace("\n", "\n\n")).save() == text


@pytest.mark.parametrize(
    "text", ["", "hello", "starboard save 1", "starboard save 2\n{}\n0 - - setup"]
)
def test_a_text_that_is_no_save_says_how_one_begins(text: str) -> None:
    assert 'must begin with the line "starboard save 1"' in complaint(text)


@pytest.mark.parametrize("head", ["no json", "[1]", "3"])
def test_a_head_must_be_an_object(head: str) -> None:
    assert complaint(with_line(1, head)) == "line 2 of the save file is no JSON object"


@pytest.mark.parametrize(
    ("field", "value", "needed"),
    [
        ("game", None, 'needs a text "game", found None'),
        ("seed", 3, 'needs a text "seed", found 3'),
        ("commitment", None, 'needs a text "commitment", found None'),
        ("seats", "2", "needs a whole number \"seats\", found '2'"),
        ("rules", True, 'needs a whole number "rules", found True'),
        ("options", [], 'needs an object "options", found []'),
        ("preferences", 1, 'needs an object "preferences", found 1'),
        ("rules", 99, "played by version 99 of the rules, here is 1"),
        ("seed", "another", "the seed does not fit the commitment"),
        ("seats", 9, "seats: expected 2 to 4 players, found 9"),
        ("options", {"rihc": True}, "rihc: no such option; did you mean rich?"),
        ("preferences", {"7": {}}, 'the preferences of seat "7" cannot be read'),
        ("preferences", {"0": 3}, 'the preferences of seat "0" cannot be read: 3'),
        ("preferences", {"0": {"never_guard": 3}}, "never_guard: expected true or false, found 3"),
    ],
)
def test_a_wrong_field_of_the_head_is_named(field: str, value: object, needed: str) -> None:
    assert needed in complaint(with_head(**{field: value}))


def test_a_game_nobody_knows_is_named() -> None:
    with pytest.raises(starboard.StarboardError, match='there is no game "checkers"'):
        starboard.load(with_head(game="checkers"))


def test_head_fields_with_defaults_may_be_missing() -> None:
    assert read_save(with_head(options=None, preferences=None)).options == {}


def test_the_first_record_must_be_the_setup() -> None:
    assert 'the first record must be "0 - ... setup"' in complaint(with_line(2, "0 0 - pass"))


def test_a_save_without_records_is_refused() -> None:
    lines = saved(4).splitlines()
    text = "\n".join([lines[0], lines[1], lines[-1]])
    assert 'the first record must be "0 - ... setup"' in complaint(text)


def test_a_gap_in_the_record_numbers_is_named() -> None:
    text = with_line(4, "7 0 - pass")
    assert complaint(text) == "record 7 stands where record 2 was needed"


@pytest.mark.parametrize(
    ("line", "needed"),
    [
        ("1 0 - jump", 'record 1 "jump": "jump" is no verb of this game'),
        ("1 0 - bid 9", 'record 1 "bid 9": You hold no 9.'),
        ("1 0 - pass", 'record 1 "pass": This is not one of the things you can do'),
        ("1 5 - bid 1", 'record 1 "bid 1": seat 5 had nothing to decide'),
        ("1 0", '"1 0" is no record'),
    ],
)
def test_a_record_that_cannot_be_is_named(line: str, needed: str) -> None:
    assert needed in complaint(with_line(3, line))


def test_a_record_after_the_end_is_refused() -> None:
    lines = saved().splitlines()
    lines[-1] = f"{len(lines) - 3} 0 - pass"
    assert "had nothing to decide" in complaint("\n".join(lines))


def test_a_missing_setup_draw_is_named() -> None:
    before, _, end = saved(0).partition("\nend")
    text = before.rsplit(" ", 1)[0] + "\nend" + end
    assert "record 0: draw 25 (deck) is needed, but only 24" in complaint(text)


def test_a_draw_too_many_is_named() -> None:
    text = saved(0).replace("\nend", " dice=1\nend")
    assert "record 0: 26 draws are recorded, needed were 25" in complaint(text)


def changed_die() -> str:
    """A saved game in which somebody turned the die of a raid."""
    table = raid_table()
    while not table.log[-1].draws:
        table.play(table.actors[0], "let")
    die = int(table.log[-1].draws[0].value)
    return table.save().replace(f"# dice={die}", f"# dice={(die + 1) % 6}")


def test_verification_names_the_record_of_one_changed_die() -> None:
    text = complaint(changed_die(), verify=True)
    assert text.startswith("record ")
    assert "dice is recorded as" in text
    assert "the seed gives" in text


def test_a_changed_die_is_a_bad_draw() -> None:
    with pytest.raises(starboard.BadDraw):
        starboard.load(changed_die(), verify=True)


def test_plain_loading_trusts_the_record() -> None:
    assert not starboard.load(changed_die()).over


def test_verification_names_another_final_state() -> None:
    text = saved(6)
    end = text.splitlines()[-1]
    assert "the file says 0123" in complaint(text.replace(end, "end 0123"), verify=True)
