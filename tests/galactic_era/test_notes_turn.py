"""What the panel says of moves, wars and battles: range, places and combat values."""

from __future__ import annotations

import pytest
from tests.galactic_era.noted import note
from tests.galactic_era.position import Position

from starboard.games.galactic_era.moves.notation import parse


def marching(p: Position, move: str) -> Position:
    return p.arrange("only red's turn is left").play(0, move)


# -- movement ------------------------------------------------------------------------------


@pytest.mark.rule("GE-MOV-05")
def test_ships_tell_their_range_before_they_move() -> None:
    p = Position("red has 3 ships at khaa; red has fleet D of 2 at khaa; only red's turn is left")
    assert note(p, 0, f"take 1 {p.text('khaa')} 0") == "range 3; 2 pieces stay behind"
    assert note(p, 0, "sail D") == f"2 ships in Khaa ({p.text('khaa')}); range 4; D: range +1"
    p.arrange("red has propulsion 6")
    assert note(p, 0, "sail D").startswith(f"2 ships in Khaa ({p.text('khaa')}); any hex")


@pytest.mark.rule("GE-SCO-01")
def test_a_step_tells_the_range_and_only_what_the_player_knows() -> None:
    p = Position("red has 1 ship at khaa; capella is advanced")
    to = f"to {p.text('capella')}"
    marching(p, f"take 1 {p.text('khaa')} 0")
    assert note(p, 0, to) == "range used 2, then left 1; star counter face down"
    p.arrange("capella is advanced seen by red")
    assert note(p, 0, to).endswith("star: advanced neutral; can become an ally (+3 population)")
    p.arrange("red is sts")
    assert note(p, 0, to).endswith("can be conquered with 4 ships (+1 population)")


@pytest.mark.rule("GE-FLT-02")
def test_a_step_counts_the_fleets_of_others_but_not_their_ships() -> None:
    p = Position(
        "red has 1 ship at khaa; blue owns capella with 2 discs; blue has fleet A of 4 at capella"
    )
    marching(p.arrange("blue has 1 ship at capella"), f"take 1 {p.text('khaa')} 0")
    to = f"to {p.text('capella')}"
    assert note(p, 0, to).endswith(
        "star of Bea, population 2; Bea there, at peace: 1 piece, 1 fleet"
    )
    p.arrange("red and blue are at war")
    assert note(p, 0, to).endswith(
        "enemy star of Bea, population 2; battle with Bea: 1 piece, 1 fleet"
    )


@pytest.mark.rule("GE-STG-03")
def test_a_stargate_costs_one() -> None:
    p = Position("red has propulsion 3; red owns arcuturus with 3 discs; red has 1 ship at khaa")
    marching(p, f"take 1 {p.text('khaa')} 0")
    assert note(p, 0, "hop arcuturus") == "range used 1, then left 3; your star, population 3"


@pytest.mark.rule("GE-WOR-02")
def test_a_wormhole_tells_its_exit() -> None:
    p = Position()
    ends = p.state.board.rules.wormhole
    start = next(at for at in range(427) if ends[at] >= 0)
    marching(p.arrange(f"red has 1 ship at {p.text(start)}"), f"take 1 {p.text(start)} 0")
    assert note(p, 0, "jump").startswith("out at ")
    assert p.text(int(ends[start])) in note(p, 0, "jump")


@pytest.mark.rule("GE-FLT-09")
def test_arrangements_tell_what_the_fleets_hold_afterwards() -> None:
    p = Position(
        "red has 2 ships at khaa; red has fleet A of 3 with 1 dummy at khaa; "
        "red has fleet E of 1 at khaa; only red's turn is left"
    )
    assert note(p, 0, "join A 2 0") == "ships in A: 3 → 5; A: +1 CV per ship"
    assert note(p, 0, "leave E 1 0").startswith("fleet E dissolves")
    assert note(p, 0, "transfer A E 2 0") == "ships in A: 3 → 1; ships in E: 1 → 3"
    assert note(p, 0, "dummies E 3") == "E has 1 ship, others see 4 counters; 6 dummies left"
    assert note(p, 0, "undummy A 1") == "A has 3 ships, others see 1 counter"
    assert note(p, 0, "shift A E 1") == "E has 1 ship, others see 2 counters"
    assert note(p, 0, "swap A E").startswith("ships then: A 1, E 3; A: +1 CV per ship")
    assert note(p, 0, "split C A").endswith("against a fleet A; ships in A: 3 → 2")
    assert note(p, 0, f"create B {p.text('khaa')} 1").startswith("B: two ships count as three")


@pytest.mark.rule("GE-SCO-04")
def test_views_and_scouts_tell_their_price() -> None:
    p = Position(
        "red has spirituality 3; red has 1 ship at capella spent 2; only red's turn is left"
    )
    assert note(p, 0, "view-star cygnus") == "1 view left this round"
    assert note(p, 0, "scout capella").endswith("a ship that has moved stops here")
    p.arrange("red has 1 ship at capella")
    assert note(p, 0, "scout capella").endswith("a resting ship looks for free")


@pytest.mark.rule("GE-REL-06")
def test_the_death_ray_tells_its_points() -> None:
    p = Position(
        "story wars; round 4; red owns capella with 1 disc; red and blue are at war; "
        "blue has 1 ship at capella; capella has planetary_death_ray face up; "
        "only red's turn is left"
    )
    assert note(p, 0, f"fire 1 {p.text('capella')} pieces") == (
        "removes one; once per turn; story: +1 VP"
    )


# -- war and battle ------------------------------------------------------------------------


@pytest.mark.rule("GE-WAR-03")
def test_a_declaration_tells_its_consequences() -> None:
    p = Position(
        "red is sts; red has 1 ship at capella; blue has 1 ship at capella; only red's turn is left"
    )
    assert note(p, 0, "declare 1").endswith("fight and block; you meet in 1 hex")
    p.play(0, "declare 1")
    assert note(p, 0, "peace 1") == "holds only if the other agrees"
    assert note(p, 0, "end") == "then 1 battle"


@pytest.mark.rule("GE-WAR-06")
def test_a_block_tells_that_it_is_war() -> None:
    p = Position(
        "blue is sts; red has 1 ship at capella; blue has 1 ship at capella; "
        "capella is uninhabited seen by everybody; red selected gain+build and military; "
        "only red's growth turn is left"
    )
    p.play(0, "gain colonize capella counter")
    assert note(p, 1, "block").startswith("stops what was announced; war until both agree")


def fighting() -> Position:
    p = Position(
        "red is sts; red and blue are at war; red has 3 ships at capella; "
        "blue has 2 ships at capella; red has fleet A of 2 at capella; "
        "blue has fleet C of 1 at capella"
    )
    return p


def attacked(p: Position) -> Position:
    return p.arrange("only red's turn is left").play(0, "end", f"attack {p.text('capella')}")


@pytest.mark.rule("GE-CMB-08")
def test_an_attack_tells_values_but_no_hidden_fleet() -> None:
    p = fighting().arrange("only red's turn is left").play(0, "end")
    attack = f"attack {p.text('capella')}"
    assert note(p, 0, attack) == "your CV 7, theirs 2 and 1 fleet face down"
    assert note(p, 0, attack, "de") == "dein Kampfwert 7, ihrer 2 und 1 verdeckte Flotte"
    p.player(1).know(2, 3)
    assert note(p, 0, attack) == "your CV 7, theirs 5"


@pytest.mark.rule("GE-CMB-09")
def test_equal_values_tell_who_wins_a_tie() -> None:
    p = Position(
        "red is sts; red and blue are at war; red has 2 ships at capella; "
        "blue has 2 ships at capella; only red's turn is left"
    )
    p.play(0, "end")
    assert note(p, 0, f"attack {p.text('capella')}").startswith("your CV 2, theirs 2; a tie goes")


@pytest.mark.rule("GE-SCR-05")
def test_an_attack_tells_what_a_victory_is_worth() -> None:
    p = fighting().arrange("story migrations; round 4; only red's turn is left").play(0, "end")
    assert note(p, 0, f"attack {p.text('capella')}").endswith("victory brings 1 VP")


@pytest.mark.rule("GE-RET-05")
def test_a_defender_knows_what_flight_and_stay_mean() -> None:
    p = attacked(fighting().arrange("blue has propulsion 2"))
    assert note(p, 1, "stay") == "your CV 5, theirs 3 and 1 fleet face down"
    assert note(p, 1, "flee").startswith("all your ships leave")


@pytest.mark.rule("GE-RET-08")
def test_fleet_e_tells_how_many_leave() -> None:
    p = attacked(fighting().arrange("blue has fleet E of 2 at capella"))
    assert note(p, 1, "flee-e") == "fleet E leaves with 2 ships; the others fight"


@pytest.mark.rule("GE-CMB-11")
def test_losses_tell_what_the_winners_pay() -> None:
    p = attacked(fighting().arrange("story wars; round 4"))
    assert note(p, 0, "destroy 1 pieces 2") == (
        "the losers lose 2 ships so far, the winners 1; brings 2 VP"
    )
    p.play(0, "destroy 1 pieces 2", "destroy 1 C 1")
    assert note(p, 0, "lose 0 A 1") == "then 1 still to lose"


@pytest.mark.rule("GE-RAC-13")
def test_felines_tell_what_sending_away_means() -> None:
    p = attacked(fighting().arrange("red is felines sts"))
    assert note(p, 0, "expel 1") == "must retreat before combat; once per round"


@pytest.mark.rule("GE-RET-02")
def test_a_retreat_tells_what_lies_there() -> None:
    p = attacked(fighting().arrange("blue has propulsion 2"))
    p.play(1, "flee")
    places = [move for move in p.legal(1) if move.startswith("retreat")]
    p.arrange(f"yellow has 2 ships at {p.text(int(parse(places[0]).hexagon))}")  # type: ignore[attr-defined]
    assert "Cyd there, at peace: 2 pieces, 0 fleets" in note(p, 1, places[0])
