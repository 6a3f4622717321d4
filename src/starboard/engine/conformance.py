"""The test suite that every game must pass.

    from starboard.engine.conformance import check_game
    report = check_game(game, games=50)

A fault raises `Nonconformance` with the seed and the record at which it was found, so that it can
be played again.
"""

from __future__ import annotations

import json
from typing import Final, final

from .bits import bits_of
from .chance import Quick
from .errors import IllegalMove, StarboardError
from .flow import Run, State
from .game import Game
from .notation import Move
from .record import read_record
from .rulebook import Rulebook
from .savefile import SaveFile, read_save
from .snapshot import snapshot
from .table import Table, open_save
from .words import event_json, move_text, note_text, prompt_text

POOL: Final = 400  # moves remembered from elsewhere in the game and asked at every check
SAMPLE: Final = 30  # of these are asked each time
REMEMBERED: Final = 500_000  # notations known to read back


class Nonconformance(Exception):
    """The game breaks the contract; the text says where and how."""


@final
class Report:
    """How much was checked."""

    __slots__ = ("decisions", "games", "longest", "refusals")

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.refusals = 0
        self.longest = 0

    def __repr__(self) -> str:
        return (
            f"{self.games} games, {self.decisions} decisions, {self.refusals} refusals checked, "
            f"longest game {self.longest}"
        )


class Conformance:
    """Plays random games of one game and checks the contract on the way."""

    def __init__(self, game: Game, limit: int = 20_000, every: int = 7) -> None:
        self.game = game
        self.limit = limit
        self.every = every
        self.report = Report()
        self.where = ""
        self.prudent = False
        self.read_back: set[str] = set()
        self.rules = rule_ids(game)

    def play(self, seats: int, seed: int, options: dict[str, object]) -> Table:
        """One whole random game with all checks; every second seed plays prudently.

        Uniformly random play often ruins everybody early: prudent play reaches the late rounds.
        """
        self.prudent = seed % 2 == 0
        table = Table(self.game, seats, f"conformance {seed}", options)
        picks = Quick(seed * 7919 + seats)
        pool: list[Move] = []
        while not table.over:
            self.where = f"{self.game.name}, {seats} seats, seed {seed}, record {table.seq}"
            self.need(table.seq < self.limit, f"the game does not end within {self.limit} moves")
            self.guarded_step(table, picks, pool)
        self.at_the_end(table)
        self.report.games += 1
        self.report.longest = max(self.report.longest, table.seq)
        return table

    def guarded_step(self, table: Table, picks: Quick, pool: list[Move]) -> None:
        """An error of the engine on the way is the game's fault, too."""
        try:
            self.step(table, picks, pool)
        except StarboardError as error:
            raise Nonconformance(f"{self.where}: {error!r}") from error

    def step(self, table: Table, picks: Quick, pool: list[Move]) -> None:
        """Check the position, then make a random move of a random seat that may move.

        The moves of all seats are checked with the position, those of the mover always.
        """
        movers = table.movers
        self.need(bool(table.actors), "nobody must decide, but the game is not over")
        if table.seq % self.every == 0:
            for seat in movers:
                self.check_legal(table, seat)
            self.check_position(table, picks, pool)
        seat = movers[picks.below(0, len(movers))]
        self.check_legal(table, seat)
        moves = table.legal(seat)
        chosen = self.game.prudent(table.state, seat, list(moves)) if self.prudent else list(moves)
        move = chosen[picks.below(0, len(chosen))]
        remember(pool, moves, picks)
        self.check_play(table, seat, move, picks)
        self.report.decisions += 1

    def check_legal(self, table: Table, seat: int) -> None:
        """There is a move, no two are alike, and every notation reads back."""
        moves = table.legal(seat)
        texts = [str(move) for move in moves]
        self.need(bool(moves), f"seat {seat} must decide, but has no legal move")
        if len(set(texts)) != len(texts):
            self.need(False, f"seat {seat} has equal moves: {texts}")
        for text in texts:
            self.check_notation(text)

    def check_notation(self, text: str) -> None:
        """Reading needs no state: what read back once always does."""
        if text in self.read_back:
            return
        self.need(str(self.game.parse(text)) == text, f'"{text}" does not read back')
        if len(self.read_back) == REMEMBERED:
            self.read_back.clear()
        self.read_back.add(text)

    def check_position(self, table: Table, picks: Quick, pool: list[Move]) -> None:
        """Everything that does not need a move."""
        self.check_refusals(table, picks, pool)
        self.check_clone(table, picks)
        before = snapshot(table.state)
        self.check_outcome(table)
        self.check_secrets(table, picks)
        self.check_words(table)
        self.need(snapshot(table.state) == before, "looking at the state changed it")

    def check_refusals(self, table: Table, picks: Quick, pool: list[Move]) -> None:
        """A move is legal exactly when nothing refuses it, and a refused one changes nothing."""
        before = snapshot(table.state)
        for seat in table.movers:
            legal = {str(move) for move in table.legal(seat)}
            asked = list(table.legal(seat)) + sample(pool, picks)
            asked += self.game.candidates(table.state, seat)
            for move in asked:
                self.check_refusal(table, seat, move, str(move) in legal)
        idle = [seat for seat in range(table.seats) if seat not in table.movers]
        for seat in idle[:1]:
            for move in sample(pool, picks)[:1]:
                self.check_refusal(table, seat, move, False)
        self.need(snapshot(table.state) == before, "asking for a reason changed the state")

    def check_refusal(self, table: Table, seat: int, move: Move, legal: bool) -> None:
        """Explained as it is listed, with a text and a rule."""
        why = table.explain(seat, move)
        self.report.refusals += 1
        if legal or why is None:
            listed = "listed" if legal else "not listed"
            text = f"seat {seat}: {move} is {listed} as legal, but explained as {why}"
            self.need(legal and why is None, text)
            return
        known = self.game.catalogue().find("refusals", why.code) is not None
        self.need(known, f"the refusal {why.code} has no message")
        self.need("{" not in why.text, f"{why} has open braces")
        self.check_rule(why.rule, f"the refusal {why.code}")
        try:
            table.play(seat, move)
        except IllegalMove:
            return
        except StarboardError as error:
            raise Nonconformance(f"{self.where}: {move} raised {error!r}") from error
        raise Nonconformance(f"{self.where}: the refused move {move} was accepted")

    def check_clone(self, table: Table, picks: Quick) -> None:
        """A clone is equal, and playing on it leaves the original alone."""
        before = snapshot(table.state)
        twin = self.game.clone(table.state)
        self.need(snapshot(twin) == before, "a clone differs from its original")
        run = Run(Quick(picks.below(0, 1_000_000)), False)
        for _ in range(12):
            seats = bits_of(self.game.actors(twin))
            if not seats:
                break
            moves = self.game.legal(twin, seats[0])
            self.game.apply(twin, seats[0], moves[picks.below(0, len(moves))], run)
        self.need(snapshot(table.state) == before, "playing on a clone changed the original")

    def check_outcome(self, table: Table) -> None:
        """The breakdown sums to the score, and ranks follow the scores."""
        outcome = table.outcome
        for seat in range(table.seats):
            total = sum(points for _, points in outcome.breakdown[seat])
            text = f"the breakdown of seat {seat} sums to {total}, not {outcome.scores[seat]}"
            self.need(total == outcome.scores[seat], text)
        self.need(min(outcome.ranks) == 1, f"nobody has rank 1: {outcome.ranks}")

    def check_secrets(self, table: Table, picks: Quick) -> None:
        """No seat and no spectator can tell a determinized state from the real one."""
        for seat in range(-1, table.seats):
            run = Run(Quick(picks.below(0, 1_000_000)), False)
            other = self.game.determinize(table.state, seat, run)
            real = self.game.view(table.state, seat)
            seen = self.game.view(other, seat)
            self.need_same(real, seen, f"seat {seat} sees a secret")
            self.check_json(real, seat)
            self.check_same_moves(table, other, seat)

    def check_same_moves(self, table: Table, other: State, seat: int) -> None:
        """Legal moves and refusals must not depend on what the seat cannot know."""
        actors = self.game.actors(other)
        self.need(actors == self.game.actors(table.state), f"seat {seat}: the actors tell a secret")
        if seat < 0 or seat not in table.movers:
            return
        texts = [str(move) for move in self.game.legal(other, seat)]
        real = [str(move) for move in table.legal(seat)]
        self.need(texts == real, f"seat {seat}: the legal moves tell a secret")
        for move in table.legal(seat)[:40]:
            told = note_text(self.game, table.state, seat, move, {})
            same = told == note_text(self.game, other, seat, move, {})
            self.need(same, f"seat {seat}: the note on {move} tells a secret")
        for move in self.game.candidates(table.state, seat):
            a = self.game.refusal(table.state, seat, move)
            b = self.game.refusal(other, seat, move)
            self.need(repr(a) == repr(b), f"seat {seat}: the refusal of {move} tells a secret")

    def check_words(self, table: Table) -> None:
        """Every question, move and event has a sentence."""
        for seat in table.movers:
            question = self.game.prompt(table.state, seat).kind
            known = self.game.catalogue().find("prompts", question) is not None
            self.need(known, f"the question {question} has no message")
            self.complete(prompt_text(self.game, table.state, seat, {}))
            for move in table.legal(seat)[:40]:
                self.complete(move_text(self.game, move, {}))
                verb = str(move).split()[0]
                known = self.game.catalogue().find("moves", verb) is not None
                self.need(known, f"the verb {verb} has no message")
                self.check_notes(table, seat, move)

    def check_notes(self, table: Table, seat: int, move: Move) -> None:
        """Every note on a move has a phrase, in full."""
        for note in self.game.notes(table.state, seat, move):
            known = self.game.catalogue().find("notes", note.kind) is not None
            self.need(known, f"the note {note.kind} has no message")
        self.complete(note_text(self.game, table.state, seat, move, {}))

    def check_rule(self, rule: str, what: str) -> None:
        """What is told or refused names a rule that players can look up."""
        self.need(rule in self.rules, f'{what} cites "{rule}", which is in no rulebook')

    def check_json(self, view: dict[str, object], seat: int) -> None:
        """What a seat sees is made of nothing but JSON."""
        try:
            again: object = json.loads(json.dumps(view))
        except TypeError as error:
            raise Nonconformance(f"{self.where}: the view of seat {seat}: {error}") from error
        self.need_same(view, again, f"the view of seat {seat} reads back from JSON as another")

    def check_play(self, table: Table, seat: int, move: Move, picks: Quick) -> None:
        """The move applies, its events have sentences, and undo stops at the horizon."""
        before = self.game.clone(table.state) if table.seq % self.every == 0 else None
        events = table.play(seat, move)
        for event in events:
            known = self.game.catalogue().event(event.what) is not None
            self.need(known, f"the event {event.kind} has no message")
            self.check_rule(event.rule, f"the event {event.kind}")
            self.complete(str(event_json(self.game, event, {})["text"]))
        if before is not None:
            self.check_undo(table, seat, snapshot(before))
            self.check_nothing_revealed(table, before, move, picks)

    def check_undo(self, table: Table, seat: int, before: str) -> None:
        """Either the move can be taken back entirely, or the table refuses."""
        twin = table.clone()
        record = table.log[-1]
        fixed = record.final or record.seat != seat
        try:
            twin.undo(seat)
        except IllegalMove:
            self.need(fixed, f"record {record.seq} reveals nothing, but cannot be taken back")
            return
        self.need(not fixed, f"record {record.seq} revealed something, but was taken back")
        self.need(snapshot(twin.state) == before, f"undo of {record.move} gave another state")

    def check_nothing_revealed(self, table: Table, before: State, move: Move, picks: Quick) -> None:
        """A move that can be taken back tells nobody what could not be known before it."""
        record = table.log[-1]
        if record.final or record.move != str(move):
            return  # revealed, or somebody's standing answer came after it
        for seat in range(-1, table.seats):
            run = Run(Quick(picks.below(0, 1_000_000)), False)
            other = self.game.determinize(before, seat, run)
            if self.game.refusal(other, record.seat, move) is None:
                self.game.apply(other, record.seat, move, run)
                real = self.game.view(table.state, seat)
                seen = self.game.view(other, seat)
                text = f"{move} can be undone, but shows seat {seat} a secret"
                self.need_same(real, seen, text)

    def at_the_end(self, table: Table) -> None:
        """The saved game is the same game, byte for byte."""
        self.where = f"{self.game.name}, {table.seats} seats, {table.seed}, the end"
        self.need(not table.actors and not table.legal(0), "the game is over, but somebody acts")
        text = table.save()
        save = read_save(text)
        for line in save.lines:
            again = read_record(line, self.game.streams).text(self.game.streams)
            self.need(again == line, f"the record {line} reads back as {again}")
        loaded = self.load(save)
        self.need(loaded.save() == text, "a loaded game saves as another text")
        self.need(snapshot(loaded.state) == snapshot(table.state), "replay gave another state")
        half = table.seq // 2
        kept = Table(self.game, table.seats, table.seed, table.options, table.log[: half + 1])
        same = snapshot(table.state_at(half)) == snapshot(kept.state)
        self.need(same, f"the state at record {half} is not the one that replay gives")
        for seat in range(-1, table.seats):
            self.game.view(table.state, seat)
        self.check_outcome(table)

    def load(self, save: SaveFile) -> Table:
        """The saved game must replay, with every draw as the seed gives it."""
        try:
            return open_save(self.game, save, verify=True)
        except StarboardError as error:
            raise Nonconformance(
                f"{self.where}: the saved game does not replay: {error}"
            ) from error

    def complete(self, text: str) -> None:
        """A sentence without open braces."""
        self.need("{" not in text, f'the sentence "{text}" has a parameter without value')

    def need_same(self, a: object, b: object, text: str) -> None:
        """Fail with the first difference, which is looked for only then: views are large."""
        if a != b:
            self.need(False, f"{text}: {difference(a, b)}")

    def need(self, fine: bool, text: str) -> None:
        """Fail loudly with the place."""
        if not fine:
            raise Nonconformance(f"{self.where}: {text}")


def check_game(
    game: Game,
    games: int = 20,
    first_seed: int = 1,
    options: dict[str, object] | None = None,
    every: int = 7,
    seats: tuple[int, ...] = (),
) -> Report:
    """Play `games` random games for every seat count; the report says how much was checked."""
    suite = Conformance(game, every=every)
    for count in seats or tuple(range(game.min_seats, game.max_seats + 1)):
        for seed in range(first_seed, first_seed + games):
            suite.play(count, seed, options or {})
    return suite.report


def rule_ids(game: Game) -> set[str]:
    """All rules that the game and the engine know."""
    ids: set[str] = set()
    for package in ("starboard.engine", *game.packages):
        ids.update(Rulebook.read(package).ids())
    return ids


def remember(pool: list[Move], moves: tuple[Move, ...], picks: Quick) -> None:
    """Keep a few moves of this position to ask for elsewhere."""
    for _ in range(min(3, len(moves))):
        move = moves[picks.below(0, len(moves))]
        if len(pool) < POOL:
            pool.append(move)
        else:
            pool[picks.below(0, POOL)] = move


def sample(pool: list[Move], picks: Quick) -> list[Move]:
    """Some of the remembered moves."""
    return [pool[picks.below(0, len(pool))] for _ in range(min(SAMPLE, len(pool)))]


def difference(a: object, b: object, path: str = "") -> str:
    """The first place at which two JSON values differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in a:
            if a[key] != b.get(key):
                return difference(a[key], b.get(key), f"{path}.{key}")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for k, (x, y) in enumerate(zip(a, b, strict=True)):
            if x != y:
                return difference(x, y, f"{path}[{k}]")
    return f"{path}: {a!r} or {b!r}"
