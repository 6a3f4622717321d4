"""Arranged tables are tables: they are saved, replayed, taken back and changed."""

import pytest

import starboard
from starboard.engine.chance import Quick
from starboard.engine.table import Table
from starboard.testing import BadPosition, Loaded, arrange, position
from starboard.testing.tables import MODULES, grammar_of

BATTLE = "nobody has ships; sector 201 at 5,5 bare; red cruiser in 201; blue cruiser in 201"
FORMS = [(game, form) for game in MODULES for form in grammar_of(game).forms]
NAMES = [f"{game}: {form.pattern}" for game, form in FORMS]


def play_on(table: Table, moves: int) -> Table:
    picks = Quick(3)
    while moves > 0 and not table.over:
        seat = table.actors[int(picks.below(0, len(table.actors)))]
        legal = table.legal(seat)
        table.play(seat, legal[int(picks.below(0, len(legal)))])
        moves -= 1
    return table


@pytest.mark.parametrize(("game", "form"), FORMS, ids=NAMES)
def test_the_example_of_every_form_runs_and_can_be_saved(game: str, form: object) -> None:
    sentences = grammar_of(game).read(form.example)  # type: ignore[attr-defined]
    table = position(game, form.example)  # type: ignore[attr-defined]
    loaded = starboard.load(table.save(), verify=True)
    assert (sentences[-1].form, loaded.hash) == (form, table.hash)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("eclipse", "seats 3; blue controls 101; red cruiser in 101; round 4; it is blue's turn"),
        ("galactic-era", "counters are dealt; cards are dealt; red has 3 ships at khaa"),
        ("phoenix", "red has 9 gems, 9 metal, 9 food; display has 111, 211; red built 101"),
        ("mini", "red owns 0,0; blue owns 1,0; it is red's turn"),
    ],
)
def test_a_game_played_on_from_a_position_replays_with_every_draw(game: str, text: str) -> None:
    table = play_on(position(game, text), 40)
    loaded = starboard.load(table.save(), verify=True)
    assert (loaded.hash, loaded.seq) == (table.hash, table.seq)


def test_the_same_text_and_seed_give_the_same_position() -> None:
    text = "seats 3; blue has plasma_cannon"
    assert position("eclipse", text).hash == position("eclipse", text).hash


def test_another_seed_gives_another_tray() -> None:
    text = "seats 3; blue has plasma_cannon"
    assert position("eclipse", text).hash != position("eclipse", text, seed="b").hash


def test_a_save_file_keeps_the_text() -> None:
    text = "blue controls 101"
    assert starboard.load(position("eclipse", text).save()).options["position"] == text


def test_moves_can_be_taken_back_to_the_arranged_position() -> None:
    table = position("eclipse", "red has 9 materials")
    before = table.hash
    table.play(0, "action build")
    table.undo(0)
    assert table.hash == before


def test_a_clone_is_independent() -> None:
    table = position("mini", "it is red's turn")
    twin = table.clone()
    twin.play(0, "settle 0,0")
    assert (table.seq, twin.seq, twin.game) == (0, 1, table.game)


def test_views_of_an_arranged_position_hide_what_is_hidden() -> None:
    table = position("mini", "red holds 5, 5, 1; it is red's turn")
    board = table.view(1)["board"]
    assert isinstance(board, dict)
    assert board["players"][0]["hand"] is None


def test_changing_a_table_before_the_first_move_is_the_same_as_saying_it_at_once() -> None:
    table = position("eclipse", "seats 3; blue controls 101")
    arrange(table, "upkeep begins")
    whole = position("eclipse", "seats 3; blue controls 101; upkeep begins")
    assert table.hash == whole.hash == starboard.load(table.save(), verify=True).hash


def test_a_table_made_without_a_text_can_be_arranged_too() -> None:
    table = starboard.new("mini", 2, "plain")
    arrange(table, "red owns 0,0")
    assert starboard.load(table.save(), verify=True).hash == table.hash


def test_undo_goes_back_to_a_change_made_between_moves() -> None:
    table = position("eclipse", "red has 20 materials")
    table.play(0, "action build")
    arrange(table, "red has 3 materials")
    before = table.hash
    table.play(0, "build interceptor 221")
    table.undo(0)
    assert table.hash == before


def test_an_impossible_change_leaves_the_table_as_it_was() -> None:
    table = position("eclipse")
    before = table.hash, table.save()
    with pytest.raises(BadPosition):
        arrange(table, "red has 9 money; red 9 interceptors in 101")
    assert (table.hash, table.save()) == before


@pytest.mark.parametrize("face", range(6))
def test_loaded_dice_fall_as_told(face: int) -> None:
    table = position("eclipse", BATTLE)
    dice = table.game.streams.index("dice")
    events = arrange(table, "only combat is left", Loaded({dice: [face]}))
    rolled = [event for event in events if event.kind == "DiceRolled"]
    assert rolled[0].values[4] == face


def test_loaded_chance_is_arbitrary_but_fixed_where_nothing_is_told() -> None:
    one, other = Loaded({0: [1]}), Loaded({0: [1]})
    drawn = [[chance.below(0, 6) for _ in range(9)] for chance in (one, other)]
    assert drawn == [[1, *drawn[1][1:]]] * 2
