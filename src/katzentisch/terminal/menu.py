"""The moves of one seat as a person sees them listed and types them.

Every entry of the list has a number. A move that names a card by its number has that number; the others are counted,
without the numbers of cards in sight. So a number never means one thing on the list and another on a card.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from functools import cache
from itertools import count, product

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from katzentisch.core.game import Move, plain
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import BadNotation, Value
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.terminal.drawing import label

MAX_LISTED_MOVES = 40
"""More moves than this are listed in groups: they would push the board off the screen."""
MAX_MEANINGS = 8
"""So many meanings of an ambiguous text are named."""
STEM_LETTERS = 4
"""Words that begin with so many of the same letters are taken for the same: frage, fragen."""
MAX_EXAMPLES = 3
MAX_LINE_CHARACTERS = 36
"""Entries up to this length are listed side by side, and a group of cards is written out."""
MAX_NUMBER_DIGITS = 9
FILLER_WORDS = frozenset(
    [
        "about",
        "at",
        "auf",
        "bei",
        "das",
        "dem",
        "den",
        "der",
        "die",
        "field",
        "feld",
        "hex",
        "nach",
        "on",
        "the",
        "to",
        "über",
        "um",
        "zu",
    ]
)
"""Words that people say beside those that matter: ask Ben about C4, frage Ben nach C4."""
NUMBER_FIRST = re.compile(r"(\d+)([^\W\d]+)")
SPLIT_FIELD = re.compile(r"\b([^\W\d]{1,2}) +(\d+)\b")
FIELD = re.compile(r"([A-Z])(\d+)")


class Menu:
    """What a seat may do now: a numbered list in which a long row of moves of one kind is one entry."""

    def __init__(
        self,
        entry: GamePackage,
        words: Words,
        names: Sequence[str],
        legal: Sequence[Move],
        card_numbers: Collection[int] = (),
    ) -> None:
        self.entry = entry
        self.words = words
        self.names = tuple(names)
        self.legal = legal
        own = {move: number for move in legal if (number := own_number(self.label(move))) is not None}
        self.entries = self.grouped(own)
        self.numbers = numbers_of([own.get(moves[0]) for moves in self.entries], card_numbers)
        """The number of each entry."""
        self.own_numbers = set(own.values())
        """Those that moves have of themselves: they are known without the list."""
        self.seen_numbers: set[int] = set()
        """The numbers that the person has seen beside their moves."""
        self.open_group: list[Move] = []
        """The entry that was looked into last: what is typed may leave out what its moves have in common."""

    def label(self, move: Move) -> str:
        """A move as it is listed, and as it can be typed."""
        return label(self.entry, move, self.words, self.names)

    def grouped(self, own: dict[Move, int]) -> list[list[Move]]:
        """The moves with the same number together; many others by all but their last word, or by their first."""
        others = len(self.legal) - len(own)
        for length in (None, -1, 1) if others <= MAX_LISTED_MOVES else (-1, 1):
            groups: dict[tuple[str, ...] | int, list[Move]] = {}
            for move in self.legal:
                key = own[move] if move in own else tuple(self.label(move).split()[:length])
                groups.setdefault(key, []).append(move)
            if len(groups) <= MAX_LISTED_MOVES:
                break
        return list(groups.values())

    # To look at

    def render_list(self) -> RenderableType:
        """Every entry with its number; a group with how many moves it has and one of them as an example."""
        return self.render_entries(len(self.entries))

    def render_entries(self, count: int) -> RenderableType:
        """The first entries of the list; if some are left out, a line says how many moves they are."""
        shown = self.rendered(count)
        left_out = sum(map(len, self.entries[count:]))
        if not left_out:
            return shown
        data: dict[str, Value] = {"count": left_out, "list": self.words.say("command-list")}
        return Group(shown, Text(f"  {self.words.say('list-more', data)}", "dim"))

    def rendered(self, count: int) -> RenderableType:
        entries = [(number, self.line(moves)) for number, moves in self.numbered()][:count]
        lines = [Text.assemble((f"{number:>3}) ", "dim"), line) for number, line in entries]
        if max((len(line) for _, line in entries), default=0) > MAX_LINE_CHARACTERS:
            return Group(*lines)
        return Columns(lines, padding=(0, 2), column_first=False)

    def numbered(self) -> Iterable[tuple[int, list[Move]]]:
        return zip(self.numbers, self.entries, strict=True)

    def number_example(self) -> str:
        """What one of the numbers means; empty if there is none."""
        if not self.entries:
            return ""
        number, moves = list(self.numbered())[:2][-1]
        if len(moves) == 1 or self.start(moves) == str(number):
            return f"{number} = {self.line(moves)}"
        return f"{number} = {self.start(moves)} …"

    def line(self, moves: list[Move]) -> str:
        if len(moves) == 1:
            return self.label(moves[0])
        start = self.start(moves)
        written_out = f"{start} {' · '.join(self.label(move).removeprefix(start).strip() for move in moves)}"
        if len(written_out) <= MAX_LINE_CHARACTERS:
            return written_out
        example = self.label(moves[len(moves) // 2])
        data: dict[str, Value] = {"start": self.start(moves), "count": len(moves), "move": example}
        return self.words.say("moves-group", data)

    def start(self, moves: list[Move]) -> str:
        """The words that all these moves begin with."""
        labels = [self.label(move).split() for move in moves]
        length = min(map(len, labels)) - 1
        while any(words[:length] != labels[0][:length] for words in labels):
            length -= 1
        return " ".join(labels[0][:length])

    def render_group(self, moves: list[Move]) -> RenderableType:
        """The moves of a group without the words they share; fields of a board row by row."""
        start = self.start(moves)
        ends = [self.label(move).removeprefix(start).strip() for move in moves]
        fields = [FIELD.fullmatch(end) for end in ends]
        rows: dict[int, list[str]] = {}
        for end, field in sorted(zip(ends, fields, strict=True), key=lambda pair: pair[0]):
            rows.setdefault(int(field[2]) if field else 0, []).append(end)
        listed: list[RenderableType] = [Columns(ends, padding=(0, 2))]
        if all(fields):
            listed = [Text(f"  {' '.join(rows[row])}") for row in sorted(rows)]
        rest: dict[str, Value] = {"rest": ends[len(ends) // 2], "list": self.words.say("command-list")}
        return Group(Text(f"{start} …", "bold"), *listed, Text(self.words.say("group-rest", rest), "dim"))

    def examples(self) -> list[str]:
        """A move of every kind that is possible now, by what it starts with, three at most."""
        kinds: dict[str, list[str]] = {}
        for move in self.legal:
            label = self.label(move)
            verb = label.split()[0]
            kinds.setdefault(verb if verb.isalpha() else "", []).append(label)
        return [labels[len(labels) // 2] for labels in kinds.values()][:MAX_EXAMPLES]

    # To type

    def completions(self, text: str) -> list[str]:
        """The legal moves that begin like a text, or else have its words."""
        labels = [self.label(move) for move in self.legal]
        begun = [label for label in labels if plain(label).startswith(plain(text))]
        return begun or [self.label(move) for move in self.moves_matching(text, self.legal)]

    def entry_of(self, text: str) -> list[Move] | None:
        """The entry with this number, or the group with this beginning; BadNotation for a number that is not listed.

        Where all moves have numbers of their own, another number is such a move too, and the rules say why not.
        """
        if not text.isdecimal():
            groups = (moves for moves in self.entries if len(moves) > 1 and plain(self.start(moves)) == plain(text))
            return next(groups, None)
        number = int(text) if len(text) <= MAX_NUMBER_DIGITS else 0
        if number not in self.numbers:
            shown = text[:MAX_NUMBER_DIGITS]
            if not self.entries:
                raise BadNotation("nothing-listed", text=shown)
            if self.own_numbers == set(self.numbers):
                with suppress(BadNotation):
                    return [self.parse(replace_number(self.label(self.legal[0]), number))]
            raise BadNotation("not-listed", text=shown, example=self.number_example())
        return self.entries[self.numbers.index(number)]

    def is_number_unseen(self, text: str) -> bool:
        """Whether a number counts along a part of the list that has not been on the screen."""
        if len(self.seen_numbers) == len(self.entries) or not text.isdecimal():
            return False
        return int(text[:MAX_NUMBER_DIGITS]) not in self.own_numbers | self.seen_numbers

    def parse(self, text: str) -> Move:
        """The move that a text means, its words in any order and in any language; BadNotation if it is not clear."""
        exact = {plain(self.label(move)): move for move in self.legal}
        if plain(text) in exact:
            return exact[plain(text)]
        try:
            return self.entry.game.parse(text)
        except BadNotation:
            pass
        for moves in (self.open_group, self.moves_with_legal_verbs(), range(self.entry.game.moves)):
            found = self.moves_matching(text, moves)
            if len(found) == 1:
                return found[0]
            if found:
                raise self.ambiguous(text, found)
        examples = [self.label(moves[len(moves) // 2]) for moves in self.entries[:MAX_MEANINGS]]
        if examples:
            raise BadNotation("notation-such-as", text=text, moves=examples)
        raise BadNotation("notation", text=text)

    def ambiguous(self, text: str, found: list[Move]) -> BadNotation:
        """The refusal of a text with several meanings, the legal ones named."""
        legal = set(self.legal)
        named = [move for move in found if move in legal] or found
        more = ["…"] if len(named) > MAX_MEANINGS else []
        return BadNotation("notation-unclear", text=text, moves=[*map(self.label, named[:MAX_MEANINGS]), *more])

    def moves_with_legal_verbs(self) -> list[Move]:
        """All moves that begin like a legal one: a word left out must not be guessed by what else is legal."""
        spell = self.entry.game.spell
        verbs = {spell(move).split()[0] for move in self.legal}
        return [move for move in range(self.entry.game.moves) if spell(move).split()[0] in verbs]

    def moves_matching(self, text: str, moves: Sequence[Move]) -> list[Move]:
        """The moves that have all the words of a text: as they stand, or as their complete_from."""
        known = vocabulary(self.entry, self.names)
        bags = [(move, known[move]) for move in moves]
        for said, idle in product((text, SPLIT_FIELD.sub(r"\1\2", text)), (frozenset(), FILLER_WORDS)):
            wanted = [letters_first(word) for word in plain(said).replace(",", " ").split()]
            wanted = [word.strip("?!.;:") for word in wanted if word.strip("?!.;:") and word not in idle]
            if not wanted:
                continue
            found = [move for move, bag in bags if not Counter(wanted) - bag]
            found = found or [move for move, bag in bags if all_match(wanted, bag)]
            if found:
                return found
        return []


def own_number(label: str) -> int | None:
    """The number that a move has of itself, such as that of a card: the only word of its kind."""
    found = [int(word) for word in label.split() if word.isdecimal()]
    return found[0] if len(found) == 1 else None


def replace_number(label: str, number: int) -> str:
    """The same move with another number of its own."""
    return " ".join(str(number) if word.isdecimal() else word for word in label.split())


def numbers_of(own: Sequence[int | None], card_numbers: Collection[int]) -> list[int]:
    """The number of each entry: its own, or the next that belongs to no other entry and to no card."""
    taken = {number for number in own if number is not None} | set(card_numbers)
    free = (number for number in count(1) if number not in taken)
    return [next(free) if number is None else number for number in own]


def letters_first(word: str) -> str:
    """A field or card with its number behind: 4c is c4."""
    found = NUMBER_FIRST.fullmatch(word)
    return f"{found[2]}{found[1]}" if found else word


def all_match(wanted: list[str], bag: Counter[str]) -> bool:
    """Whether every word is in the bag or starts_with one that is, each its own."""
    left = bag.copy()
    for word in sorted(wanted, key=lambda word: word not in left):
        twin = word if left[word] else next((each for each in left if left[each] and is_same_word(word, each)), None)
        if twin is None:
            return False
        left[twin] -= 1
    return True


def is_same_word(word: str, known: str) -> bool:
    """Whether a word is the beginning of a known one, or another form of it."""
    if not word.isalpha():
        return False
    return known.startswith(word) or (
        len(known) >= STEM_LETTERS and word.startswith(known[:STEM_LETTERS]) and known.isalpha()
    )


@cache
def vocabulary(entry: GamePackage, names: tuple[str, ...]) -> list[Counter[str]]:
    """The words of every move: as records spell it and as each language labels it."""
    every = [Words(lang, entry) for lang in LANGUAGES]
    bags = []
    for move in range(entry.game.moves):
        bag = Counter(plain(entry.game.spell(move)).split())
        for words in every:
            bag |= Counter(plain(words.move(entry.game.spell(move))).split())
            bag |= Counter(plain(label(entry, move, words, names)).split())
        bags.append(bag)
    return bags
