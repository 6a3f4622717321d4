"""The Planetary Death Ray."""

from __future__ import annotations

import pytest
from tests.galactic_era.position import Position


def ray(target_star: str, discs: int = 2) -> Position:
    """Player 0 owns the Death Ray at Apu and is at war with player 1."""
    table = Position(
        "red is sts; red and blue are at war; red owns apu with 1 disc; "
        f"apu has planetary_death_ray face up; blue owns {target_star} with {discs} discs"
    )
    return table


@pytest.mark.rule("GE-REL-06", "GE-REL-07", "GE-REL-08", "GE-GST-13", "GE-SCR-08")
def test_the_death_ray_empties_a_star_and_scores() -> None:
    table = ray("janos", 1).arrange("story migrations; round 3; only red's turn is left")
    table.play(0, f"fire 1 {table.text('janos')} discs")
    assert (table.owner("janos"), table.state.counter[table.star("janos")]) == (-1, 0)
    assert table.vp(0) == 1
    assert table.why(0, f"fire 1 {table.text('janos')} discs") == "fired_already"


@pytest.mark.rule("GE-REL-06", "GE-REL-07", "GE-REL-08", "GE-TEC-08")
def test_the_death_ray_takes_one_ship_of_a_fleet() -> None:
    table = ray("janos").arrange(
        "story wars; round 3; blue has military 6; blue has fleet A of 1 at janos; "
        "only red's turn is left"
    )
    table.play(0, f"fire 1 {table.text('janos')} A")
    assert (table.player(1).fleet_hex[0], table.vp(0)) == (-1, 1)


@pytest.mark.rule("GE-REL-08")
def test_the_death_ray_scores_discs_and_ships_by_story_in_the_dark_only() -> None:
    points = []
    for story, number in (("migrations", 3), ("wars", 3), ("journeys", 3), ("wars", 2)):
        for target in ("discs", "pieces"):
            table = ray("janos").arrange(
                f"story {story}; round {number}; blue has 1 ship at janos; only red's turn is left"
            )
            points.append(table.play(0, f"fire 1 {table.text('janos')} {target}").vp(0))
    assert points == [1, 0, 0, 1, 0, 0, 0, 0]


@pytest.mark.rule("GE-REL-06", "GE-REL-10", "GE-ANO-04")
def test_the_death_ray_has_limits() -> None:
    table = ray("janos").arrange(
        "blue owns inxtria with 1 disc; janos has defense_grid face up; "
        "yellow owns sidar with 1 disc; only red's turn is left"
    )
    assert table.why(0, f"fire 1 {table.text('janos')} discs") == "ray_defense_grid"
    assert table.why(0, f"fire 1 {table.text('inxtria')} discs") == "ray_too_far"
    assert table.why(0, f"fire 2 {table.text('sidar')} discs") == "ray_peace"
    assert table.why(0, f"fire 1 {table.text('sidar')} discs") == "nothing_to_hit"


@pytest.mark.rule("GE-REL-06")
def test_the_death_ray_does_not_hit_cylinders() -> None:
    table = ray("janos", 0)
    table.player(1).home = table.star("janos")
    assert (
        table.arrange("only red's turn is left").why(0, f"fire 1 {table.text('janos')} discs")
        == "ray_cylinder"
    )


@pytest.mark.rule("GE-REL-06")
def test_the_death_ray_fires_only_during_the_own_movement() -> None:
    table = (
        ray("janos")
        .arrange("red has 1 ship at janos; blue has 1 ship at janos; only red's turn is left")
        .play(0, "end")
    )
    assert table.why(0, f"fire 1 {table.text('janos')} discs") == "combat_begun"
    table.arrange("red selected gain+gain and military; only red's growth turn is left")
    assert table.why(0, f"fire 1 {table.text('janos')} discs") == "combat_begun"


@pytest.mark.rule("GE-REL-06")
def test_without_its_star_nobody_fires() -> None:
    table = ray("janos").arrange("yellow owns apu with 1 disc; only red's turn is left")
    assert table.why(0, f"fire 1 {table.text('janos')} discs") == "no_death_ray"
