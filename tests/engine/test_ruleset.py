"""Component tables: typed reading, layering, and complaints that say where and what."""

from pathlib import Path

import pytest

from starboard.engine.folders import folder_texts
from starboard.engine.ruleset import BadTable, Layer, Row, player_layer, read_layers, read_table

TECHS = """
[[techs]]
id = "plasma_cannon"
name = "Plasma Cannon"
cost = 6
kind = "part"
effect = { part = "plasma_cannon", dice = 1 }
tags = ["weapon", "orange"]
slots = [1, 2]

[[techs]]
id = "starbase"
name = "Starbase"
cost = 4
source = { cost = "designed", name = "rulebook" }
"""


def base(text: str = TECHS) -> Layer:
    return Layer("", {"techs.toml": text}, False)


def expansion(text: str) -> Layer:
    return Layer("expansion", {"techs.toml": text}, False)


def player(text: str) -> Layer:
    return player_layer({"techs.toml": text})


def row(fields: str) -> Row:
    return read_layers("techs", [base('[[techs]]\nid = "plasma_cannon"\n' + fields)])[0]


def complaint(fault: pytest.ExceptionInfo[BadTable]) -> str:
    return str(fault.value)


def test_rows_come_in_the_order_of_the_file() -> None:
    assert [found.id for found in read_layers("techs", [base()])] == ["plasma_cannon", "starbase"]


def test_a_bad_number_names_file_row_field_and_both_values() -> None:
    with pytest.raises(BadTable) as fault:
        row('cost = "six"').number("cost")
    assert complaint(fault) == (
        'techs.toml, row "plasma_cannon", field "cost": '
        'expected a whole number of at least 0, found "six"'
    )


@pytest.mark.parametrize("value", ["-1", "true", "1.5", "[]"])
def test_a_number_is_whole_and_not_below_its_least_value(value: str) -> None:
    with pytest.raises(BadTable):
        row(f"cost = {value}").number("cost")


def test_a_number_may_be_negative_where_the_reader_says_so() -> None:
    assert row("energy = -3").number("energy", -9) == -3


def test_a_number_above_its_limit_names_the_range() -> None:
    with pytest.raises(BadTable, match="a whole number from 1 to 8, found 9"):
        row("round = 9").number("round", 1, 8)


def test_a_missing_field_is_found_as_nothing() -> None:
    with pytest.raises(BadTable, match='field "name": expected a text, found nothing'):
        row("").text("name")


def test_optional_readers_give_their_default() -> None:
    found = row("")
    assert (found.number_or("cost", 7), found.text_or("name", "-"), found.flag("rare", True)) == (
        7,
        "-",
        True,
    )


def test_a_choice_is_the_index_of_its_name() -> None:
    assert row('kind = "build"').choice("kind", ("part", "build")) == 1


def test_a_misspelt_choice_gets_a_suggestion() -> None:
    with pytest.raises(BadTable) as fault:
        row('kind = "biuld"').choice("kind", ("part", "build"))
    assert complaint(fault).endswith(
        'expected one of part, build, found "biuld" (did you mean "build"?)'
    )


def test_lists_are_read_with_their_element_types() -> None:
    found = row('a = [1, 2]\nb = ["x"]\nc = [true, false]\nd = [[0, -1], [1, 0]]')
    assert (
        found.numbers("a"),
        found.texts("b"),
        found.flags("c"),
        found.number_lists("d", -1),
    ) == (
        [1, 2],
        ["x"],
        [True, False],
        [[0, -1], [1, 0]],
    )


def test_a_bad_element_is_named_by_its_place_in_the_list() -> None:
    with pytest.raises(BadTable, match=r'field "slots\[2\]": expected a list of whole numbers'):
        row('slots = [1, "two"]').numbers("slots")


def test_a_bad_value_inside_a_nested_table_is_named_by_its_path() -> None:
    with pytest.raises(BadTable, match=r'row "plasma_cannon", field "dice\[1\].count"'):
        row('dice = [{ count = "one" }]').rows("dice")[0].number("count")


def test_a_table_of_counts_is_read_by_name() -> None:
    assert row("gain = { money = 3, science = 2 }").counts("gain") == {"money": 3, "science": 2}


def test_an_unknown_field_is_refused_with_the_nearest_spelling() -> None:
    found = row("cots = 3")
    found.number_or("cost", 1)
    with pytest.raises(BadTable) as fault:
        found.done()
    assert complaint(fault) == (
        'techs.toml, row "plasma_cannon", field "cots": '
        'expected one of cost, found an unknown field (did you mean "cost"?)'
    )


def test_provenance_needs_no_reader() -> None:
    row('source = "rulebook"\nnote = "seen on the tile"').done()


def test_a_later_row_replaces_only_the_fields_it_names() -> None:
    later = expansion('[[techs]]\nid = "plasma_cannon"\ncost = 8')
    found = read_layers("techs", [base(), later])[0]
    assert (found.text("name"), found.number("cost")) == ("Plasma Cannon", 8)


def test_nested_tables_merge_and_lists_are_replaced() -> None:
    later = expansion('[[techs]]\nid = "plasma_cannon"\neffect = { dice = 2 }\ntags = ["new"]')
    found = read_layers("techs", [base(), later])[0]
    effect = found.table("effect")
    assert (effect.text("part"), effect.number("dice"), found.texts("tags")) == (
        "plasma_cannon",
        2,
        ["new"],
    )


def test_layering_leaves_the_earlier_layer_as_it_was() -> None:
    first = base()
    read_layers("techs", [first, expansion('[[techs]]\nid = "plasma_cannon"\neffect = {dice = 2}')])
    assert read_layers("techs", [first])[0].table("effect").number("dice") == 1


def test_a_removed_row_is_gone_and_a_new_one_comes_last() -> None:
    later = expansion('[[techs]]\nid = "warp"\n[[techs]]\nid = "plasma_cannon"\nremove = true')
    assert [found.id for found in read_layers("techs", [base(), later])] == ["starbase", "warp"]


def test_a_player_cannot_override_an_unknown_row() -> None:
    with pytest.raises(BadTable) as fault:
        read_layers("techs", [base(), player('[[techs]]\nid = "plasma_canon"\ncost = 1')])
    assert complaint(fault) == (
        'overrides/techs.toml, row "plasma_canon", field "id": expected the id of a row '
        'or new = true, found an unknown id (did you mean "plasma_cannon"?)'
    )


def test_a_player_may_add_a_row_marked_new() -> None:
    found = read_layers("techs", [base(), player('[[techs]]\nid = "mine"\nnew = true\ncost = 2')])
    assert found[-1].fields() == ["id", "cost"]


def test_an_unknown_file_of_a_player_is_refused_with_the_files_that_exist() -> None:
    with pytest.raises(BadTable, match="overrides/tecs.toml: unknown file, expected one of techs"):
        read_layers("techs", [base(), player_layer({"tecs.toml": ""})])


def test_an_unknown_table_of_a_player_is_refused() -> None:
    with pytest.raises(BadTable, match='expected one of techs, found "tech"'):
        read_layers("techs", [base(), player('[[tech]]\nid = "starbase"')])


def test_a_bad_override_is_blamed_on_the_players_file() -> None:
    found = read_layers("techs", [base(), player('[[techs]]\nid = "starbase"\ncost = "low"')])[1]
    with pytest.raises(BadTable, match='^overrides/techs.toml, row "starbase", field "cost"'):
        found.number("cost")


def test_broken_toml_names_the_file() -> None:
    with pytest.raises(BadTable, match="^techs.toml: not valid TOML"):
        read_layers("techs", [base("cost = = 3")])


def test_a_row_without_id_is_named_by_its_place() -> None:
    with pytest.raises(BadTable, match='row 1 of techs, field "id": expected a text'):
        read_layers("techs", [base('[[techs]]\nname = "x"')])


def test_two_rows_with_one_id_are_refused() -> None:
    with pytest.raises(BadTable, match='found two "a"'):
        read_layers("techs", [base('[[techs]]\nid = "a"\n[[techs]]\nid = "a"')])


def test_a_designed_value_is_marked() -> None:
    found = read_layers("techs", [base()])[1]
    assert (found.designed, found.is_designed("cost"), found.is_designed("name")) == (
        True,
        True,
        False,
    )


def test_one_field_may_be_designed_in_a_confirmed_row() -> None:
    found = row('cost = 1\nsource = "confirmed"\nfield_sources = { cost = "designed" }')
    assert (found.designed, found.is_designed("cost"), found.is_designed("name")) == (
        True,
        True,
        False,
    )


def test_a_corrected_value_loses_its_mark() -> None:
    found = read_layers("techs", [base(), player('[[techs]]\nid = "starbase"\ncost = 5')])[1]
    assert not found.designed


def test_a_single_table_merges_by_key() -> None:
    first = base("rounds = 8\n[scoring]\nmonolith = 3\ntraitor = -2")
    found = read_table("techs", [first, player("[scoring]\nmonolith = 4")], "scoring")
    assert (found.number("monolith"), found.number("traitor", -5)) == (4, -2)


def test_a_whole_file_is_read_without_its_about_table() -> None:
    first = base('rounds = 8\n[about]\nformat = "x"')
    assert read_table("techs", [first]).fields() == ["rounds"]


def test_a_folder_gives_its_toml_texts_by_name(tmp_path: Path) -> None:
    (tmp_path / "techs.toml").write_text("rounds = 8", encoding="utf-8")
    (tmp_path / "readme.md").write_text("mine", encoding="utf-8")
    assert folder_texts(tmp_path) == {"techs.toml": "rounds = 8"}


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotADirectoryError, match="expected a folder of TOML files"):
        folder_texts(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ("a = [[1], 2]", r'field "a\[2\]": expected a list of lists of whole numbers, found 2'),
        ("a = 3", 'field "a": expected a list of lists of whole numbers, found 3'),
    ],
)
def test_a_list_of_lists_holds_only_lists(fields: str, complaint: str) -> None:
    with pytest.raises(BadTable, match=complaint):
        row(fields).number_lists("a")


def test_a_list_of_texts_holds_only_texts() -> None:
    with pytest.raises(BadTable, match=r'field "a\[2\]": expected a text, found true'):
        row('a = ["x", true]').texts("a")


def test_a_list_of_flags_holds_only_true_and_false() -> None:
    with pytest.raises(BadTable, match=r'field "a\[1\]": expected true or false, found 1'):
        row("a = [1]").flags("a")


def test_a_list_of_tables_holds_only_tables() -> None:
    with pytest.raises(BadTable, match=r'field "a\[1\]": expected a table, found a list of 0'):
        row("a = [[]]").rows("a")


def test_a_table_is_not_a_number() -> None:
    with pytest.raises(BadTable, match="expected a table, found 3"):
        row("a = 3").table("a")


def test_a_number_is_not_a_table() -> None:
    with pytest.raises(BadTable, match="at least 0, found a table"):
        row("a = { b = 1 }").number("a")


def test_a_flag_is_not_a_number() -> None:
    with pytest.raises(BadTable, match="expected true or false, found 1"):
        row("a = 1").flag("a")


def test_optional_lists_and_tables_give_their_default() -> None:
    found = row("")
    assert (found.numbers_or("a", [1]), found.texts_or("b", ["x"])) == ([1], ["x"])
    assert (found.rows_or_none("c"), found.table_or_none("d")) == ([], None)
    assert found.choice_or("e", ("part", "build"), 1) == 1


def test_a_list_of_rows_is_not_a_single_table() -> None:
    with pytest.raises(BadTable, match=r"techs.toml: expected \[techs\] as a table"):
        read_table("techs", [base()], "techs")


def test_a_single_table_is_not_a_list_of_rows() -> None:
    with pytest.raises(BadTable, match=r"techs.toml: expected \[\[techs\]\] as a list of tables"):
        read_layers("techs", [base("[techs]\ncost = 1")])
