"""Refusals, events, moves and decisions as people and programs read them."""

from __future__ import annotations

from .catalogue import Catalogue, Message
from .errors import WhyNot
from .events import Event
from .flow import State
from .game import Game
from .notation import Move
from .refusal import Refusal


def why_not(game: Game, refusal: Refusal, names: dict[str, str], language: str = "en") -> WhyNot:
    """The refusal with named numbers and its sentence."""
    catalogue = game.catalogue(language)
    message = catalogue.find("refusals", refusal.code)
    if message is None:
        return WhyNot(refusal.code, refusal.rule, {}, refusal.code.replace("_", " "))
    values = refusal.numbers()[: len(message.params)]
    words = _words(game, message, values)
    text = catalogue.text(message.text, message, words, names)
    fix = catalogue.text(message.fix, message, words, names)
    return WhyNot(refusal.code, refusal.rule, _params(message, values, words), text, fix)


def event_json(
    game: Game, event: Event, names: dict[str, str], language: str = "en"
) -> dict[str, object]:
    """An event with named numbers and its sentence."""
    catalogue = game.catalogue(language)
    message = catalogue.event(event.what)
    params: dict[str, object] = {}
    text = event.kind
    if message is not None:
        words = _words(game, message, event.values)
        text = catalogue.text(message.text, message, words, names)
        params = _params(message, event.values, words)
    return {
        "kind": event.kind,
        "seq": int(event.cause),
        "rule": event.rule,
        "params": params,
        "text": text,
    }


def move_text(game: Game, move: Move, names: dict[str, str], language: str = "en") -> str:
    """A move as a sentence; its parameters are the words of its notation."""
    return _sentence(game.catalogue(language), str(move), names)


def _sentence(catalogue: Catalogue, move: str, names: dict[str, str]) -> str:
    words = move.split()
    message = catalogue.find("moves", words[0])
    if message is None:
        return move
    return catalogue.text(message.text, message, words[1:], names)


def note_text(
    game: Game, state: State, seat: int, move: Move, names: dict[str, str], language: str = "en"
) -> str:
    """Price and effect of a legal move in a few words; empty if there is nothing to say."""
    phrases: list[str] = []
    for note in game.notes(state, seat, move):
        phrases.append(_phrase(game, "notes", note.kind, note.values, names, language))
    return "; ".join(phrases)


def prompt_text(
    game: Game, state: State, seat: int, names: dict[str, str], language: str = "en"
) -> str:
    """The pending question to a seat as a sentence."""
    prompt = game.prompt(state, seat)
    return _phrase(game, "prompts", prompt.kind, prompt.values, names, language)


def _phrase(
    game: Game,
    section: str,
    code: str,
    values: tuple[int, ...],
    names: dict[str, str],
    language: str,
) -> str:
    catalogue = game.catalogue(language)
    message = catalogue.find(section, code)
    if message is None:
        return code
    return catalogue.text(message.text, message, _words(game, message, values), names)


def decision_json(
    game: Game, state: State, seat: int, names: dict[str, str], language: str = "en"
) -> dict[str, object]:
    """The question, the legal moves in groups by verb, and refused candidates with reasons."""
    legal = game.legal(state, seat)
    moves: list[dict[str, object]] = []
    for move in legal:
        row = _offer(game.catalogue(language), str(move), names)
        note = note_text(game, state, seat, move, names, language)
        if note:
            row["note"] = note
        moves.append(row)
    known = {str(move) for move in legal}
    return {
        "seat": seat,
        "kind": game.prompt(state, seat).kind,
        "text": prompt_text(game, state, seat, names, language),
        "moves": moves,
        "refused": _refused(game, state, seat, known, names, language),
    }


def _offer(catalogue: Catalogue, move: str, names: dict[str, str]) -> dict[str, object]:
    sentence = _sentence(catalogue, move, names)
    return {"move": move, "group": move.split()[0], "text": sentence}


def _refused(
    game: Game, state: State, seat: int, legal: set[str], names: dict[str, str], language: str
) -> list[dict[str, object]]:
    out: list[dict[str, object]] = []
    for move in game.candidates(state, seat):
        text = str(move)
        if text in legal:
            continue
        refusal = game.refusal(state, seat, move)
        if refusal is not None:
            row = _offer(game.catalogue(language), text, names)
            row["why"] = why_not(game, refusal, names, language).json()
            out.append(row)
    return out


def _words(game: Game, message: Message, values: tuple[int, ...]) -> list[str]:
    pairs = zip(message.kinds, values, strict=False)
    return [game.word(kind, value) for kind, value in pairs]


def _params(message: Message, values: tuple[int, ...], words: list[str]) -> dict[str, object]:
    """Numbers stay numbers; what has a word is given by its word."""
    out: dict[str, object] = {}
    for name, value, word in zip(message.params, values, words, strict=False):
        out[name] = value if word == str(value) else word
    return out
