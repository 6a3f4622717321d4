"""`starboard odds`: the odds of a battle from a file, standard input or one line."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import final

import click
from rich.console import Console, RenderableType
from rich.progress import Progress as RichProgress
from rich.progress import TaskID

from starboard.odds.calculator import RUNS, SEED, Progress, odds
from starboard.odds.result import Odds
from starboard.odds.solver.parties import sector_odds
from starboard.odds.solver.population import fleets_destroy
from starboard.odds.solver.size import BUDGET
from starboard.odds.text.answers import (
    odds_data,
    population_chances,
    population_data,
    retreat_data,
    sector_data,
)
from starboard.odds.text.fields import BadBattle
from starboard.odds.text.notation import looks_like_notation, read_notation
from starboard.odds.text.questions import Question, read_question
from starboard.odds.text.tables import population_table, retreat_table, show_odds, show_sector
from starboard.progress import progress as progress_bar


@final
class BarProgress(Progress):
    """Shows a long calculation on the terminal."""

    def __init__(self, bars: RichProgress, task: TaskID) -> None:
        self.bars = bars
        self.task = task

    def report(self, done: int, total: int) -> None:
        self.bars.update(self.task, description="rolling out", completed=done, total=total)


@click.command("odds")
@click.argument("battle")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")
@click.option(
    "--budget",
    type=click.IntRange(min=0),
    default=BUDGET,
    show_default=True,
    help="Largest estimated work for an exact answer; above it battles are rolled out.",
)
@click.option(
    "--runs",
    type=click.IntRange(min=1),
    default=RUNS,
    show_default=True,
    help="Battles to roll out when the exact answer is above the budget.",
)
@click.option("--seed", type=int, default=SEED, show_default=True, help="For rolling out.")
def odds_command(battle: str, as_json: bool, budget: int, runs: int, seed: int) -> None:
    """Exact odds of an Eclipse battle.

    BATTLE is a TOML or JSON file, "-" for standard input, or one line such as
    "3 int + 2 cru[comp=2,hull=2,die=2o] vs 2 anc" (attacker first).
    """
    try:
        question = _question(battle)
    except BadBattle as error:
        raise click.ClickException(str(error)) from None
    with progress_bar() as bars:
        bar = BarProgress(bars, bars.add_task("solving", total=None))
        if question.parties:
            _several(question, as_json, budget, runs, seed, bar)
        else:
            found = odds(question.battle(), budget, runs, seed, bar)
            bars.stop()
            _two(question, found, as_json)


def _question(battle: str) -> Question:
    if battle != "-" and looks_like_notation(battle) and not Path(battle).exists():
        return read_notation(battle)
    text = _text(battle)
    if looks_like_notation(text) and "\n" not in text.strip() and text.lstrip()[0] != "{":
        return read_notation(text)
    return read_question(parse(text, battle))


def _text(battle: str) -> str:
    try:
        with click.open_file(battle, encoding="utf-8") as stream:
            text = stream.read()
    except (OSError, UnicodeDecodeError) as error:
        raise BadBattle(
            f'{battle}: cannot be read ({error}), expected a file, "-" or a line like '
            '"3 int vs 2 anc"'
        ) from None
    return text if isinstance(text, str) else ""


def parse(text: str, name: str) -> object:
    """JSON when it begins like JSON, otherwise TOML."""
    try:
        if text.lstrip().startswith(("{", '"')) or text.strip() in ("", "null", "true", "false"):
            return json.loads(text)
        return tomllib.loads(text)
    except ValueError as error:
        raise BadBattle(
            f"{name}: found text that is no battle ({error}), expected JSON or TOML"
        ) from None


def _two(question: Question, found: Odds, as_json: bool) -> None:
    retreat = retreat_data(found)
    chances: list[float] = []
    if question.population is not None:
        chances = population_chances(found, question.population)
    if as_json:
        data = odds_data(found)
        data["retreat"] = retreat
        if chances:
            data["population"] = population_data(chances)
        click.echo(json.dumps(data, indent=2))
        return
    more: list[RenderableType] = []
    if chances:
        more.append(population_table(chances))
    if retreat:
        more.append(retreat_table(retreat))
    show_odds(Console(), found, more)


def _several(
    question: Question, as_json: bool, budget: int, runs: int, seed: int, bar: BarProgress
) -> None:
    sector = sector_odds(question.sides, question.controller, budget, runs, seed, bar)
    bar.bars.stop()
    chances: list[float] = []
    if question.population is not None:
        owner = question.population_owner
        fleets = [
            (party.side, left, chance)
            for k, party in enumerate(sector.parties)
            for left, chance in party.survivors.items()
            if k != owner
        ]
        chances = fleets_destroy(fleets, question.population)
    if as_json:
        data = sector_data(sector)
        if chances:
            data["population"] = population_data(chances)
        click.echo(json.dumps(data, indent=2))
        return
    show_sector(Console(), sector, [population_table(chances)] if chances else [])
