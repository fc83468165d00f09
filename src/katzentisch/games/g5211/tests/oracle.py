"""5211 once more, slowly: written from the rulebook alone, to be compared with the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

YELLOW, GREEN, ORANGE, DARK_BLUE, TURQUOISE = "YGODT"
ONE_COLOUR = ["1"] * 5 + ["2"] * 6 + ["3"] * 5 + ["4"] * 2 + ["5"] + ["6"]
DECK = [colour + value for colour in (YELLOW, GREEN, ORANGE, DARK_BLUE, TURQUOISE) for value in ONE_COLOUR]
REMOVED = {2: 10, 3: 13, 4: 0, 5: 15}
ROOSTERS_WANTED = {2: 4, 3: 5, 4: 6, 5: 7}
DISASTER = {2: 5, 3: 6, 4: 7, 5: 8}


def worth(cards: list[str]) -> int:
    """The points of some cards; a rooster is worth one."""
    return sum(int(card[1]) for card in cards)


def scores(played: list[str], players: int) -> str | None:
    """What scores among all cards of a deal: `roosters`, a colour, or nothing."""
    if sum(card[1] == "1" for card in played) == ROOSTERS_WANTED[players]:
        return "roosters"
    counts = Counter(card[0] for card in played)
    for colour in list(counts):
        if counts[colour] >= DISASTER[players]:
            del counts[colour]
    while counts:
        most = max(counts.values())
        leaders = [colour for colour in counts if counts[colour] == most]
        if len(leaders) == 1:
            return leaders[0]
        for colour in leaders:
            del counts[colour]
    return None


def in_order(cards: list[str]) -> list[str]:
    """Cards by colour as the box lists them, then by value."""
    return sorted(cards, key=lambda card: ("YGODT".index(card[0]), card[1]))


class Table:
    """A table with lists of cards on it, and a drawer that hands out shuffled decks."""

    def __init__(self, players: int, long: bool, shuffled: Callable[[int], list[str]]) -> None:
        self.players = players
        self.long = long
        self.shuffled = shuffled
        self.noted = [0] * players
        self.passes = 0
        self.over = False
        self.before: list[list[str]] = [[] for _ in range(players)]
        self.shuffle()

    def shuffle(self) -> None:
        self.passes += 1
        self.deal = 1
        self.round = 1
        deck = list(self.shuffled(self.passes))
        assert sorted(deck) == sorted(DECK)
        self.removed = [deck.pop(0) for _ in range(REMOVED[self.players])]
        self.hands = [[deck.pop(0) for _ in range(5)] for _ in range(self.players)]
        self.pile = deck
        self.open: list[list[str]] = [[] for _ in range(self.players)]
        self.own: list[list[str]] = [[] for _ in range(self.players)]
        self.discards: list[str] = []
        self.unplayed: list[list[str]] = [[] for _ in range(self.players)]
        self.chosen: list[list[str] | None] = [None] * self.players
        self.last = False

    def waits_for(self) -> list[int]:
        return [] if self.over else [seat for seat, cards in enumerate(self.chosen) if cards is None]

    def legal(self, seat: int) -> list[str]:
        if seat not in self.waits_for():
            return []
        size = 2 if self.round == 1 else 1
        found = {tuple(cards) for cards in combinations(in_order(self.hands[seat]), size)}
        return sorted((" ".join(cards) for cards in found), key=lambda text: [*map(ORDER.index, text.split())])

    def choose(self, seat: int, text: str) -> None:
        assert text in self.legal(seat)
        self.chosen[seat] = text.split()
        if None not in self.chosen:
            self.turn_over()

    def turn_over(self) -> None:
        for seat, cards in enumerate(self.chosen):
            for card in cards or []:
                self.hands[seat].remove(card)
                self.open[seat].append(card)
        self.chosen = [None] * self.players
        if not self.last:
            for hand in self.hands:
                while len(hand) < 5:
                    hand.append(self.pile.pop(0))
        self.round += 1
        if self.round == 4:
            self.count()

    def count(self) -> None:
        winner = scores([card for row in self.open for card in row], self.players)
        for seat, row in enumerate(self.open):
            for card in row:
                keeps = card[1] == "1" if winner == "roosters" else card[0] == winner
                (self.own[seat] if keeps else self.discards).append(card)
        self.before = self.open
        self.open = [[] for _ in range(self.players)]
        if self.last:
            self.finish()
            return
        self.deal += 1
        self.round = 1
        self.last = not self.pile

    def finish(self) -> None:
        self.unplayed = self.hands
        self.hands = [[] for _ in range(self.players)]
        if self.long and max(self.points()) < 50:
            self.noted = self.points()
            self.shuffle()
        else:
            self.over = True

    def points(self) -> list[int]:
        return [noted + worth(pile) for noted, pile in zip(self.noted, self.own, strict=True)]

    def ranking(self) -> list[int]:
        better = list(zip(self.points(), map(len, self.own), strict=True))
        return [1 + len([other for other in better if other > mine]) for mine in better]

    def gone(self) -> Counter[str]:
        """All cards that were open in this pass and lie on a pile or the discards."""
        return Counter(self.discards) + Counter(card for pile in self.own for card in pile)


ORDER = [colour + value for colour in "YGODT" for value in "123456"]
