"""A player who owns the box corrects values: the game changes, and mistakes are explained."""

import copy
from collections.abc import Iterator

import pytest

from starboard.engine.errors import BadOptions
from starboard.engine.row import PROVENANCE, BadTable
from starboard.engine.ruleset import Layer
from starboard.engine.savefile import read_save
from starboard.engine.snapshot import attribute_names
from starboard.engine.table import Table, open_save
from starboard.games.phoenix.rules import Rules, base_layer

from .position import GAME, RED, Position
from .test_setup import table

FILES = ("diplomacy", "hubs", "rules", "sectors", "setup", "ships", "vocabulary")


def position(file: str, text: str, said: str = "") -> Position:
    return Position(said, overrides={f"{file}.toml": text})


def test_a_wrong_correction_is_explained() -> None:
    text = '[[level2]]\nid = "L2-farm"\ncost = "two"\n'
    with pytest.raises(BadOptions) as fault:
        table(2, overrides={"ships.toml": text})
    assert 'row "L2-farm", field "cost"' in str(fault.value)


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("ships.toml", '[[level2]]\nid = "L2-farm"\ncots = 1\n', 'did you mean "cost"'),
        ("ships.toml", '[[level2]]\nid = "L2-frm"\ncost = 1\n', 'did you mean "L2-farm"'),
        ("sectors.toml", '[[sectors]]\nid = "101"\nmetal = 1\n', "unknown field"),
        (
            "sectors.toml",
            '[[sectors]]\nid = "101"\nimmediate = [{ do = "gain", gain = { gold = 1 } }]\n',
            "names among food, water, metal, gems, points",
        ),
        ("hubs.toml", '[[hubs]]\nid = "B-1"\nback = { resorces = 1 }\n', "unknown field"),
        ("sektors.toml", "", "unknown file"),
        ("rules.toml", "[prices.buy]\ngem = 2\n", 'did you mean "gems"'),
        ("rules.toml", "[prices]\nhuman = { gems = 2 }\n", "names among food, water, metal"),
        ("rules.toml", "[prices]\nhuman = { food = 8 }\n", "expected at most 7"),
        ("rules.toml", "[scoring.plurality]\nfrist = 9\n", 'did you mean "first"'),
        ("rules.toml", "[construction]\nwings = 4\n", "the rules are fixed here"),
        ("rules.toml", '[income_action]\nsteps = ["none"]\n', "the rules are fixed here"),
        ("setup.toml", "[turn_order_gems]\n2 = [0]\n", "a list of 2 numbers"),
        ("setup.toml", "[aliens]\ndrawn = { 2 = 101 }\n", "at most 100, the bag"),
        ("ships.toml", '[[level1]]\nid = "L1-dismantle"\ncopies = 1\n', "2 copies"),
        ("ships.toml", '[[level1]]\nid = "L1-dismantle"\nremove = true\n', "2 copies"),
        ("diplomacy.toml", '[[tracks]]\nid = "transport"\nlevels = []\n', "6 levels"),
        ("hubs.toml", '[[hubs]]\nid = "C-1"\nnew = true\n', "one of B-1"),
    ],
)
def test_a_misspelt_or_idle_correction_is_explained(file: str, text: str, complaint: str) -> None:
    with pytest.raises(BadOptions) as fault:
        table(2, overrides={file: text})
    assert complaint in str(fault.value)


def test_a_player_can_correct_a_designed_value() -> None:
    p = position("ships", '[[level2]]\nid = "L2-farm"\ncost = 1\n').arrange(
        "red's fleet is L2-farm-a"
    )
    assert p.arrange("red has 1 gems; it is red's turn").play("use L2-farm-a").has(RED, "food") == [
        4
    ]


def test_a_corrected_price_of_an_alien_is_paid() -> None:
    p = position("rules", "[prices]\naerobic_alien = { food = 2, water = 0 }\n").arrange(
        "red built 101; red has 2 gems, 2 food; it is red's turn"
    )
    p.play("use L1-transport-a", "alien teal")
    assert (p.has(RED, "food", "water"), p.residents(RED, "teal")) == ([0, 0], 1)


def test_a_very_cheap_alien_is_a_transaction_on_its_own() -> None:
    p = position("rules", "[prices]\naerobic_alien = { food = 1, water = 0 }\n").arrange(
        "red built 101; red has 2 gems, 1 food; it is red's turn"
    )
    p.play("use L1-transport-a")
    assert p.residents(RED, "teal") == 0
    assert p.legal() == ["alien teal"]


def test_a_corrected_trade_and_purchase_are_paid() -> None:
    text = "[prices.trade]\ngive_any_resources = 3\nget_any_resource = 2\n"
    text += "[prices.buy]\ngems = 1\n"
    p = (
        position("rules", text)
        .arrange("red has 3 gems, 3 food; it is red's turn")
        .play("use L1-transport-a")
    )
    p.play("trade fff water", "buy metal")
    assert p.has(RED, "food", "water", "metal", "gems") == [0, 2, 1, 0]


def test_a_corrected_human_price_is_paid_with_its_discount() -> None:
    p = position(
        "rules", "[prices]\nhuman = { food = 2, water = 0, metal = 1 }\n", "red has hub A-8"
    )
    p.arrange("red built 101; red has 2 food, 1 metal; it is red's turn").play("recruit")
    assert (p.has(RED, "food", "metal"), p.residents(RED, "human")) == ([0, 0], 1)


def test_a_corrected_price_of_relocation_is_paid() -> None:
    p = position("rules", "[prices]\nrelocate_resident_at_income = { gems = 3 }\n")
    p.arrange(
        "red built 101, 111; red houses 1 gold in 101; red's fleet is L1-transport-a; "
        "red has 3 gems; it is red's turn"
    )
    p.play("income")
    assert p.gems(RED) == 5
    assert p.play("relocate gold 101").gems(RED) == 2


def test_corrected_dice_give_what_they_say() -> None:
    text = "[expedition_die]\neach_face_gives = 2\nhuman_face = { observe = { points = 3 } }\n"
    p = position("rules", text).arrange("red has 3 gems; it is red's turn")
    p.play("use L1-expedition-a", dice="4 food 2 human")
    p.play("keep-dice food 3", "keep-dice human 1")
    assert (p.has(RED, "food"), p.points(RED)) == ([6], 3)


def test_corrected_scoring_counts() -> None:
    text = """[scoring]
sector_points = { 1 = 40 }
per_resident = 3
leftover = { gems_per_point = 2 }
plurality = { first = 11 }
"""
    score = (
        position("rules", text)
        .arrange("red built and filled 101 by teal; red has 5 gems")
        .score(RED)
    )
    found = [score[name] for name in ("sectors", "residents", "gems", "most_teal")]
    assert found == [40, 9, 2, 11]


def test_a_corrected_end_ends_the_game() -> None:
    p = position("rules", "[end_triggers]\nsectors_built = 2\n").arrange(
        "red built 101, 111; it is red's turn"
    )
    assert p.play("income", "income").over


def test_a_corrected_number_of_a_hub_counts() -> None:
    text = '[[hubs]]\nid = "B-3"\n[[hubs.front.ongoing]]\non = "ship:transport"\n'
    text += 'timing = "after"\ndo = "gain_alien"\ncount = 2\ncolour = "any"\n'
    p = position("hubs", text, "red has hub B-3").arrange(
        "red built 101; red has 2 gems, 2 food; it is red's turn"
    )
    p.play("use L1-transport-a", "trade ff water", "bonus B-3", "alien teal", "alien gold")
    assert (p.residents(RED, "teal"), p.residents(RED, "gold")) == (1, 1)


def test_a_corrected_discount_has_its_own_lowest_cost() -> None:
    text = '[[hubs]]\nid = "A-2"\n[[hubs.front.ongoing]]\non = "ship_cost"\n'
    text += 'do = "discount_gems"\nscope = "any"\namount = 5\nmin = 2\n'
    p = (
        position("hubs", text, "red has hub A-2")
        .arrange("display has 101; red has 9 gems, 9 metal; it is red's turn")
        .play("use L1-construction-a")
    )
    assert p.gems_on("L1-construction-a") == 2


def test_turn_order_gems_can_be_corrected() -> None:
    made = table(2, game="first", overrides={"setup.toml": "[turn_order_gems]\n2 = [0, 50]\n"})
    start = int(made.state.start)  # type: ignore[attr-defined]
    assert made.state.players[1 - start].goods[3] >= 50  # type: ignore[attr-defined]


def test_a_saved_table_keeps_its_corrections() -> None:
    texts = {"rules.toml": "[scoring]\nper_resident = 7\n"}
    made = Table(GAME, 2, "kept", {"game": "first", "overrides": texts})
    again = open_save(GAME, read_save(made.save()), verify=True)
    assert again.options["overrides"] == texts
    assert int(again.state.rules.scoring.resident) == 7  # type: ignore[attr-defined]


# -- every number of every table -------------------------------------------------------------

Path = tuple[str | int, ...]


def numbers_in(value: object, path: Path = ()) -> Iterator[Path]:
    """The places of all numbers below a value, without marks of their origin."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in PROVENANCE and (*path, key) != ("about",):
                yield from numbers_in(inner, (*path, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from numbers_in(inner, (*path, at))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path


def kinds_of_numbers(file: str) -> list[Path]:
    """One place for each kind of number: rows of a list are alike."""
    found: dict[tuple[str, ...], Path] = {}
    for path in numbers_in(base_layer().tables(f"{file}.toml")):
        found[tuple(str(word) for word in path if not isinstance(word, int))] = path
    return list(found.values())


def changed(tables: dict[str, object], path: Path) -> dict[str, object]:
    """The tables with one more at this place."""
    twin = copy.deepcopy(tables)
    inner: object = twin
    for word in path[:-1]:
        inner = inner[word]  # type: ignore[index]
    inner[path[-1]] += 1  # type: ignore[index]
    return twin


def fingerprint(value: object) -> object:
    """All that the rules of a table hold, without the printed facts shown to people."""
    if isinstance(value, (str, int)) or value is None:
        return value
    if isinstance(value, (list, tuple)) or type(value).__name__ == "vec[i64]":
        return [fingerprint(one) for one in value]  # type: ignore[attr-defined]
    names = [name for name in attribute_names(value) if name not in ("facts", "unconfirmed")]
    return [fingerprint(getattr(value, name)) for name in names]


def rules_with(file: str, tables: dict[str, object], seats: int) -> object:
    """The fingerprint of the rules, or None if the tables are refused."""
    layer = Layer("overrides", {f"{file}.toml": ""}, True)
    layer.parsed[f"{file}.toml"] = tables
    try:
        return fingerprint(Rules([base_layer(), layer], seats, {}))
    except BadTable:
        return None


@pytest.mark.parametrize("file", FILES)
def test_every_number_is_read_or_refused(file: str) -> None:
    tables = base_layer().tables(f"{file}.toml")
    plain = {seats: rules_with(file, tables, seats) for seats in (2, 3, 4)}
    assert None not in plain.values(), "a copy of the game's own table is refused"
    idle = []
    for path in kinds_of_numbers(file):
        seats = next((int(word) for word in path if str(word) in ("2", "3", "4")), 4)
        if rules_with(file, changed(tables, path), seats) == plain[seats]:
            idle.append(path)
    assert idle == []
