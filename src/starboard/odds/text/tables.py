"""Odds for people: tables with a bar per outcome."""

from __future__ import annotations

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from starboard.odds.battle import Side
from starboard.odds.result import EXACT, Odds, wilson
from starboard.odds.solver.outcome import ships_left
from starboard.odds.solver.parties import SectorOdds
from starboard.odds.solver.solution import Ending, Fleet

WIDTH: Final = 30
MOST_ROWS: Final = 12
FULL: Final = "█"
PIECES: Final = " ▏▎▍▌▋▊▉"


def bar(chance: float) -> str:
    """A bar in eighths of a character."""
    eighths = round(max(0.0, min(1.0, chance)) * WIDTH * 8)
    return FULL * (eighths // 8) + (PIECES[eighths % 8] if eighths % 8 else "")


def percent(chance: float) -> str:
    return f"{100 * chance:.2f} %"


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        table.add_column(column, justify="right" if column in NUMERIC else "left")
    return table


NUMERIC: Final = ("chance", "expected", "stay", "leave now", "lost", "tiles")


def show_odds(console: Console, odds: Odds, more: list[RenderableType]) -> None:
    """Winner, endings, groups, losses, then whatever else was asked for."""
    parts: list[RenderableType] = [_wins(odds), _endings(odds), _groups(odds), _costs(odds)]
    console.print(Group(*_spaced([*parts, *more, Text(method_line(odds), style="dim")])))


def _spaced(parts: list[RenderableType]) -> list[RenderableType]:
    spaced: list[RenderableType] = []
    for part in parts:
        spaced += [part, Text("")]
    return spaced[:-1]


def method_line(odds: Odds) -> str:
    attacker, defender = odds.policy.split("/")
    targets = f"Targets: attacker {attacker}, defender {defender}."
    if odds.method == EXACT:
        return f"Exact, {odds.size.pairs:,} pairs of states. {targets}"
    low, high = odds.interval()
    return (
        f"MONTE CARLO, {odds.runs:,} battles rolled out (seed {odds.seed}): the attacker's chance "
        f"lies between {percent(low)} and {percent(high)} (95 %). {targets} "
        f"Exact needs a budget of {odds.size.work:,}."
    )


def _wins(odds: Odds) -> Table:
    table = _table("", "chance", "")
    table.add_row("attacker wins", percent(odds.attacker_wins), bar(odds.attacker_wins))
    table.add_row("defender wins", percent(odds.defender_wins), bar(odds.defender_wins))
    if odds.stalemate > 0.0:
        table.add_row("  of it stalemate", percent(odds.stalemate), bar(odds.stalemate))
    return table


def fleet_text(side: Side, fleet: Fleet) -> str:
    """The ships left, without their damage."""
    left = [
        f"{ships} {group.ship.short}"
        for group, ships in zip(side.groups, ships_left(fleet), strict=True)
        if ships
    ]
    return " + ".join(left) if left else "nothing"


def _survivor_text(odds: Odds, ending: Ending) -> str:
    if ending.is_stalemate():
        return "stalemate, " + fleet_text(odds.battle.defender, ending.defender) + " holds"
    if ending.attacker_won():
        return "attacker: " + fleet_text(odds.battle.attacker, ending.attacker)
    return "defender: " + fleet_text(odds.battle.defender, ending.defender)


def _endings(odds: Odds) -> Table:
    """Endings that differ only in damage are one row."""
    chances: dict[str, float] = {}
    for ending in odds.endings:
        text = _survivor_text(odds, ending)
        chances[text] = chances.get(text, 0.0) + ending.chance
    rows = sorted(chances.items(), key=lambda row: -row[1])
    table = _table("what is left", "chance", "")
    for text, chance in rows[:MOST_ROWS]:
        table.add_row(text, percent(chance), bar(chance))
    rest = sum([chance for _, chance in rows[MOST_ROWS:]], 0.0)
    if rest > 0.0:
        table.add_row(f"{len(rows) - MOST_ROWS} others", percent(rest), bar(rest))
    return table


def _groups(odds: Odds) -> Table:
    table = _table("group", "expected", "chance of each number left")
    for attacker, name in ((True, "attacker"), (False, "defender")):
        for g, group in enumerate(odds.side(attacker).groups):
            chances = odds.surviving(attacker, g)
            expected = sum([n * chance for n, chance in enumerate(chances)], 0.0)
            spread = "  ".join(f"{n}: {percent(chance)}" for n, chance in enumerate(chances))
            table.add_row(f"{name} {group.count} {group.ship.name}", f"{expected:.2f}", spread)
    return table


def _costs(odds: Odds) -> Table:
    table = _table("expected", "lost", "tiles")
    for attacker, name in ((True, "attacker"), (False, "defender")):
        lost = f"{odds.expected_losses(attacker):.2f} materials"
        table.add_row(name, lost, f"{odds.expected_reputation(attacker):.2f} reputation")
    return table


def population_table(chances: list[float]) -> Table:
    table = _table("cubes destroyed", "chance", "")
    for cubes, chance in enumerate(chances):
        table.add_row(str(cubes), percent(chance), bar(chance))
    return table


def retreat_table(retreat: dict[str, object]) -> Table:
    """Staying and leaving side by side."""
    table = _table("expected materials lost", "stay", "leave now", "all lost when leaving")
    for name, both in retreat.items():
        assert isinstance(both, dict)
        stay, leave = both["stay"], both["leave"]
        table.add_row(
            name,
            f"{stay['expected_losses']:.2f}",
            f"{leave['expected_losses']:.2f}",
            percent(leave["all_lost"]),
        )
    return table


def show_sector(console: Console, sector: SectorOdds, more: list[RenderableType]) -> None:
    """Who holds the sector in the end."""
    table = _table("party", "chance", "", "lost", "tiles")
    for party in sector.parties:
        table.add_row(
            f"{party.side.name} holds",
            percent(party.holds),
            bar(party.holds),
            f"{party.expected_losses:.2f} materials",
            f"{party.expected_reputation:.2f} reputation",
        )
    parts: list[RenderableType] = [table, *more, Text(_sector_method(sector), style="dim")]
    console.print(Group(*_spaced(parts)))


def _sector_method(sector: SectorOdds) -> str:
    policies = ", ".join(
        f"{party.side.name} {policy}"
        for party, policy in zip(sector.parties, sector.policy.split("/"), strict=True)
    )
    if sector.method == EXACT:
        return f"Exact, chained pair battles. Targets: {policies}."
    ranges = ", ".join(
        f"{party.side.name} {percent(low)} to {percent(high)}"
        for party in sector.parties
        for low, high in (wilson(party.holds, sector.runs),)
    )
    return f"MONTE CARLO, {sector.runs:,} runs; 95 %: {ranges}. Targets: {policies}."
