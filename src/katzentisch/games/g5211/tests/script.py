"""Decks laid out so that everybody can play given rows of cards: the stage on which the rules are tested."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random

from katzentisch.core.reason import IllegalMove
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.tests import oracle
from katzentisch.games.g5211.view import View5211
from katzentisch.play.match import Match
from katzentisch.play.record import Record

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
DEALS = {2: 11, 3: 7, 4: 6, 5: 4}
TURNS = (2, 1, 1)

Rows = list[list[str]]
"""The cards that each player plays, one after the other."""


def rows_of(text: str) -> Rows:
    """Rows as the scenarios write them: `Y3 Y2 G4 O2 | Y5 G2 T3 D2`."""
    return [row.split() for row in text.split("|")]


def stacked(rows: Rows) -> list[str]:
    """The hundred cards in an order in which everybody holds these cards when it is time to play them."""
    players = len(rows)
    stock = Counter(oracle.DECK)
    stock.subtract(card for row in rows for card in row)
    assert min(stock.values()) >= 0, f"the box has not enough cards: {-stock}"
    spare = list(stock.elements())
    full = [list(row) for row in rows]
    for row in full:
        while len(row) < 4 * DEALS[players] + 1:
            row.append(spare.pop())
    order = spare + [card for row in full for card in row[:5]]
    at = 5
    for _ in range(DEALS[players] - 1):
        for size in TURNS:
            for row in full:
                order += row[at : at + size]
            at += size
    return order


def sit(*passes: Rows, long: bool = False) -> Match:
    """A match whose passes are dealt so that these rows can be played."""
    players = len(passes[0])
    chance = {f"deal {number}": " ".join(stacked(rows)) for number, rows in enumerate(passes, 1)}
    options = {"long": "yes" if long else "no"}
    return Match(Record(game.id, game.version, list(NAMES[:players]), options, None, chance))


def dealt(players: int, seed: str, long: bool = False) -> Match:
    """A match that nobody arranged."""
    return Match.begin(game, NAMES[:players], {"long": "yes" if long else "no"}, seed.replace(" ", "-"))


def play(match: Match, rows: Rows, deals: int | None = None) -> None:
    """Play this many deals of the rows, or all there are."""
    at = 0
    while at + 4 <= len(rows[0]) and (deals is None or at < 4 * deals):
        for size in TURNS:
            for seat, row in enumerate(rows):
                choose(match, seat, " ".join(row[at : at + size]))
            at += size


def choose(match: Match, seat: int, cards: str) -> None:
    match.submit(seat, game.parse(cards))


def first_choices(match: Match) -> None:
    """One turn in which everybody chooses the first cards there are."""
    for seat in match.actors():
        match.submit(seat, match.legal(seat)[0])


def one_deal(text: str) -> Match:
    """A match in which these rows were the first deal."""
    match = sit(rows_of(text))
    play(match, rows_of(text))
    return match


def view(match: Match, seat: int = -1) -> View5211:
    seen = match.view(seat)
    assert isinstance(seen, View5211)
    return seen


def number(card: str) -> int:
    """A card as views number it."""
    return 6 * "YGODT".index(card[0]) + int(card[1]) - 1


def card(number: int) -> str:
    return f"{'YGODT'[number // 6]}{number % 6 + 1}"


def hand(match: Match, seat: int) -> list[str]:
    return [card(each) for each in view(match, seat).hand]


def gone(seen: View5211) -> Counter[str]:
    """The cards that are out of the pass, for all to know."""
    return Counter({card(each): copies for each, copies in enumerate(seen.gone) if copies})


def reason_of(match: Match, seat: int, move: int) -> str:
    """Why a move is refused; that nothing changed is checked on the way."""
    before = everything(match)
    try:
        match.submit(seat, move)
    except IllegalMove as refusal:
        assert everything(match) == before
        return refusal.reason.key
    raise AssertionError(f"{game.spell(move)} was not refused")


def everything(match: Match) -> tuple[object, ...]:
    """All that a match shows to anybody."""
    return [view(match, seat) for seat in range(-1, match.players)], match.record.write(), list(match.log)


# Whole passes that end as they are told to


def scripted(players: int, kept: Sequence[str], left: str = "") -> Rows:
    """Rows for a whole pass in which deal after deal exactly these cards are kept (`Y6 Y5 | | Y3`), then none.

    The cards that are left unplayed may be given, too.
    """
    for seed in range(500):
        rows = candidate(players, kept, left.split(), Random(seed))
        if rows:
            return rows
    raise AssertionError("no such pass was found")


def candidate(players: int, kept: Sequence[str], left: list[str], random: Random) -> Rows | None:
    wanted = [rows_of(text) for text in kept]
    wanted += [[[] for _ in range(players)] for _ in range(DEALS[players] - len(wanted))]
    stock = Counter(oracle.DECK)
    stock.subtract(card for deal in wanted for row in deal for card in row)
    stock.subtract(left)
    rows: Rows = [[] for _ in range(players)]
    for deal in wanted:
        others = fillers(players, [card for row in deal for card in row], stock, random)
        if others is None:
            return None
        stock.subtract(others)
        for seat, row in enumerate(deal):
            missing = 4 - len(row)
            four = row + [others.pop() for _ in range(missing)]
            random.shuffle(four)
            rows[seat] += four
    left = left or random.sample(list(stock.elements()), players)
    return [[*row, last] for row, last in zip(rows, left, strict=True)]


def fillers(players: int, kept: list[str], stock: Counter[str], random: Random) -> list[str] | None:
    """Cards that, played beside the kept ones, make exactly those score."""
    winner = kept[0][0] if kept else None
    spare = {colour: [each for each in stock.elements() if each[0] == colour] for colour in "YGODT"}
    colours = [colour for colour in "YGODT" if colour != winner]
    size = 4 * players - len(kept)
    patterns = [
        counts
        for counts in product(*(range(min(size, len(spare[colour])) + 1) for colour in colours))
        if sum(counts) == size and oracle.scores(kept + flat(colours, counts), players) == winner
    ]
    for counts in random.sample(patterns, len(patterns)):
        others = []
        for colour, count in zip(colours, counts, strict=True):
            others += random.sample(spare[colour], count)
        if oracle.scores(kept + others, players) == winner:
            random.shuffle(others)
            return others
    return None


def flat(colours: Sequence[str], counts: Sequence[int]) -> list[str]:
    """So many cards of each colour, none of them a rooster."""
    return [f"{colour}2" for colour, count in zip(colours, counts, strict=True) for _ in range(count)]
