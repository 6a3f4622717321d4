"""The sentences of one game: which forms there are, and what a text says by them."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final, Generic, TypeVar, final

from .errors import BadPosition
from .heading import Heading
from .kinds import Kind, Value
from .patterns import Bound, Trail, read_pattern, words_of
from .scene import Scene

S = TypeVar("S", bound="Scene")
SHOWN: Final = 8  # as many forms are listed in an error


@final
class Words:
    """What the capital words of a sentence stood for."""

    def __init__(self, bound: Bound) -> None:
        self.bound = bound

    def has(self, label: str) -> bool:
        """Was this said?"""
        return any(key == label for key, _ in self.bound)

    def all(self, label: str) -> list[Value]:
        """Everything that was said for a capital word, in order."""
        return [value for key, value in self.bound if key == label]

    def number(self, label: str, default: int = 0) -> int:
        """A number, or the number behind a name."""
        return next(iter(self.numbers(label)), default)

    def numbers(self, label: str) -> list[int]:
        """All numbers said."""
        return [value for value in self.all(label) if isinstance(value, int)]

    def pairs(self, label: str, other: str) -> list[tuple[int, int]]:
        """Numbers that were said together, like a count and a noun."""
        return list(zip(self.numbers(label), self.numbers(other), strict=True))

    def text(self, label: str, default: str = "") -> str:
        """A word or the rest of the sentence."""
        return next((value for value in self.all(label) if isinstance(value, str)), default)

    def place(self, label: str) -> tuple[int, int] | None:
        """Coordinates, if they were said."""
        return next((value for value in self.all(label) if isinstance(value, tuple)), None)


@final
class Form(Generic[S]):
    """One form of sentence: its pattern, an example and what it does."""

    def __init__(
        self,
        pattern: str,
        example: str,
        meaning: str,
        kinds: dict[str, Kind],
    ) -> None:
        self.pattern = pattern
        self.example = example
        self.meaning = meaning
        self.act: Callable[[S, Words], None] | None = None
        self.head: Callable[[Heading, Words], None] | None = None
        self.row = read_pattern(pattern, kinds)

    def read(self, words: list[str], trail: Trail) -> Words | None:
        """What the words say, if they are a sentence of this form."""
        for end, bound in self.row.matches(words, 0, trail):
            if end == len(words):
                return Words(bound)
            trail.miss(end, "the end of the sentence", [])
        return None


@final
class Sentence(Generic[S]):
    """A sentence that was understood."""

    def __init__(self, text: str, form: Form[S], words: Words) -> None:
        self.text = text
        self.form = form
        self.words = words

    def act(self, scene: S) -> None:
        """Do what the sentence says; an impossible thing is told with the sentence."""
        try:
            if self.form.act is not None:
                self.form.act(scene, self.words)
        except BadPosition as error:
            raise BadPosition(f'"{self.text}": {error}') from None

    def announce(self, heading: Heading) -> None:
        """What must be known before the table is made: options, and who sits at it."""
        for label, value in self.words.bound:
            if label.startswith("SEAT") and isinstance(value, int):
                heading.notice(value)
        try:
            if self.form.head is not None:
                self.form.head(heading, self.words)
        except BadPosition as error:
            raise BadPosition(f'"{self.text}": {error}') from None


class Grammar(Generic[S]):
    """The forms and kinds of one game."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self.forms: list[Form[S]] = []
        self._read: dict[str, Sentence[S]] = {}

    def form(
        self, pattern: str, example: str
    ) -> Callable[[Callable[[S, Words], None]], Callable[[S, Words], None]]:
        """Make a function the meaning of a form; its docstring is what the documentation says."""

        def add(act: Callable[[S, Words], None]) -> Callable[[S, Words], None]:
            self._add(pattern, example, act.__doc__).act = act
            return act

        return add

    def heading(
        self, pattern: str, example: str
    ) -> Callable[[Callable[[Heading, Words], None]], Callable[[Heading, Words], None]]:
        """The same for a form that speaks of the table before it is made."""

        def add(head: Callable[[Heading, Words], None]) -> Callable[[Heading, Words], None]:
            self._add(pattern, example, head.__doc__).head = head
            return head

        return add

    def also_heading(self, head: Callable[[Heading, Words], None]) -> None:
        """What the last form says of the table, besides what it does on the board."""
        self.forms[-1].head = head

    def _add(self, pattern: str, example: str, meaning: str | None) -> Form[S]:
        form: Form[S] = Form(pattern, example, " ".join((meaning or "").split()), self.kinds)
        self.forms.append(form)
        return form

    def read(self, text: str) -> list[Sentence[S]]:
        """The sentences of a text."""
        return [self.sentence(part.strip()) for part in text.split(";") if part.strip()]

    def sentence(self, text: str) -> Sentence[S]:
        """One sentence; `BadPosition` names the word that was not understood."""
        if text not in self._read:
            self._read[text] = self._understand(text)
        return self._read[text]

    def _understand(self, text: str) -> Sentence[S]:
        words = words_of(text)
        trails: list[tuple[Form[S], Trail]] = []
        for form in self.forms:
            trail = Trail()
            found = form.read(words, trail)
            if found is not None:
                return Sentence(text, form, found)
            trails.append((form, trail))
        raise BadPosition(_misunderstood(text, words, trails))


def _misunderstood(text: str, words: list[str], trails: list[tuple[Form[S], Trail]]) -> str:
    """The first word that no form knows, the nearest known one, and the forms that fit so far."""
    far = max(trail.at for _, trail in trails)
    best = [(form, trail) for form, trail in trails if trail.at == far]
    known = sorted({word for _, trail in best for word in trail.known})
    wanted = list(dict.fromkeys(name for _, trail in best for name in trail.expected))
    forms = [f"  {form.pattern}" for form, _ in best[:SHOWN]]
    more = [f"  and {len(best) - SHOWN} more"] if len(best) > SHOWN else []
    if far >= len(words):
        problem = f'"{text}" ends too early'
    else:
        problem = f'"{words[far]}" was not understood in "{text}"{_nearest(words[far], known)}'
    head = f"{problem}; expected {' or '.join(wanted[:SHOWN])}. Sentences that begin like this:"
    return "\n".join([head, *forms, *more])


def _nearest(word: str, known: list[str]) -> str:
    close = get_close_matches(word.lower(), known, 1)
    return f' (did you mean "{close[0]}"?)' if close else ""
