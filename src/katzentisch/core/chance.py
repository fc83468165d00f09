"""Chance: a pure function of the match's seed and a label, or the outcome dealt at a real table."""

from __future__ import annotations

from hashlib import blake2s, sha256
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from katzentisch.core.reason import BadChance
from katzentisch.core.snapshot import Reduced, reduce_object

WORD: Final = 0xFFFFFFFF

T = TypeVar("T")


class Rng:
    """A small fast generator (sfc32); compiled and interpreted builds give the same numbers."""

    def __init__(self, a: i64, b: i64, c: i64) -> None:
        self.a: i64 = a & WORD
        self.b: i64 = b & WORD
        self.c: i64 = c & WORD
        self.counter: i64 = 1
        warm_up: i64 = 0
        while warm_up < 12:
            self.word()
            warm_up += 1

    def __reduce__(self) -> Reduced:
        return reduce_object(self, (0, 0, 0))

    def word(self) -> i64:
        """32 random bits."""
        out: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        turned: i64 = ((self.c << 21) & WORD) | (self.c >> 11)
        self.c = (turned + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely; n below 2**30."""
        product: i64 = self.word() * n
        if product & WORD < n:
            product = self.fair(product, n)
        return product >> 32

    def fair(self, product: i64, n: i64) -> i64:
        """Draw again until each result stands for equally many random words (Lemire's method)."""
        unfair: i64 = (0x100000000 - n) % n
        while product & WORD < unfair:
            product = self.word() * n
        return product

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place."""
        at: i64 = len(items) - 1
        while at > 0:
            other: i64 = self.below(at + 1)
            item = items[at]
            items[at] = items[other]
            items[other] = item
            at -= 1

    def branch(self, label: str) -> Rng:
        """The generator of this label; it depends only on the label and on where this one stands."""
        a: i64 = self.a
        at: i64 = 0
        while at < len(label):  # by number, for a compiled `for` makes an object of each letter
            a = ((a ^ ord(label[at])) * 0x1000193) & WORD
            at += 1
        other = Rng(a, self.b, self.c)
        # Added back, so that nobody who works out one branch can run it backwards and find the others.
        other.a = (other.a + self.a) & WORD
        other.b = (other.b + self.b) & WORD
        other.c = (other.c + self.c) & WORD
        return other


def rng(seed: str) -> Rng:
    """The generator that belongs to a text."""
    digest = blake2s(seed.encode()).digest()
    return Rng(word_at(digest, 0), word_at(digest, 4), word_at(digest, 8))


def word_at(digest: bytes, at: i64) -> i64:
    """The 32 bits that begin at this byte."""
    word: i64 = 0
    end: i64 = at + 4
    while at < end:
        word = (word << 8) | digest[at]
        at += 1
    return word


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """All random outcomes of one match.

    Given outcomes come first; the seed decides the rest. Copies of a state share it.
    """

    def __init__(self, seed: str | None, spelled: dict[str, list[int]] | None = None) -> None:
        self.seed = seed
        self.spelled = spelled
        self.source: Rng | None = None if seed is None else rng(seed)
        """It is never asked for a number itself, only for its branches."""
        self.outcomes: dict[str, list[int]] = {}
        """What it was asked so far, and did: `replay --open` prints it."""

    def __reduce__(self) -> Reduced:
        return reduce_object(self, (None,))

    def shuffled(self, label: str, items: list[int]) -> list[int]:
        """These items in the order that chance gives them under this label."""
        if self.spelled is not None and label in self.spelled:
            outcome = list(self.spelled[label])
            if sorted(outcome) != sorted(items):
                raise BadChance("chance-other-items", label=label)
        else:
            outcome = list(items)
            self.generator(label).shuffle(outcome)
        self.outcomes[label] = outcome
        return outcome

    def below(self, label: str, n: int) -> int:
        """A number from 0 to n - 1, as chance decides under this label."""
        if self.spelled is not None and label in self.spelled:
            outcome = self.spelled[label]
            if len(outcome) != 1 or not 0 <= outcome[0] < n:
                raise BadChance("chance-out-of-range", label=label, most=n - 1)
        else:
            outcome = [self.generator(label).below(n)]
        self.outcomes[label] = outcome
        return outcome[0]

    def given(self, label: str) -> list[int] | None:
        """The outcome given for this label, if any."""
        return None if self.spelled is None else self.spelled.get(label)

    def note(self, label: str, outcome: list[int]) -> None:
        """Record an outcome that a game drew itself or was given."""
        self.outcomes[label] = outcome

    def generator(self, label: str) -> Rng:
        """The generator of one label, for games whose chance is more than a shuffle."""
        if self.source is None:
            raise BadChance("chance-missing", label=label)
        return self.source.branch(label)


def imagined(source: Rng) -> Chance:
    """Random outcomes for an imagined world."""
    chance = Chance(None)
    chance.source = Rng(source.word(), source.word(), source.word())
    return chance


def fingerprint(seed: str) -> str:
    """What may be shown of a seed while the match is on."""
    return sha256(f"katzentisch seed {seed}".encode()).hexdigest()
