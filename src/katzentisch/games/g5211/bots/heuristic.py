"""A player that goes by rules of thumb and can say why."""

from __future__ import annotations

from collections import Counter
from math import exp

from katzentisch.core.game import Move
from katzentisch.core.player import Advice, Weigher
from katzentisch.core.reason import Reason
from katzentisch.core.view import View
from katzentisch.games.g5211.box.cards import COLOURS
from katzentisch.games.g5211.rules.choices import FIRST, SECOND
from katzentisch.games.g5211.view import View5211

EAGER = 1.1
"""How strongly one more open card makes a colour likelier to score."""

Because = list[tuple[float, Reason]]


class Heuristic(Weigher):
    """Counts what lies open, guesses how the colours will end, and plays for the difference in points."""

    def __init__(self, seed: str = "") -> None:
        """It needs no luck: the seed is there because every bot is made with one."""

    def weigh(self, view: View, move: Move) -> Advice:
        assert isinstance(view, View5211)
        cards = [card for card in (FIRST[move], SECOND[move]) if card >= 0]
        return Advice(move, [*weigh_colours(view, cards), *weigh_roosters(view, cards)])


def to_come(view: View5211, cards: list[int]) -> int:
    """How many cards will be laid open in this deal after these."""
    return 4 * view.players - sum(map(len, view.open)) - len(cards)


def colour_counts(view: View5211, cards: list[int]) -> list[float]:
    """How many cards of each colour will lie open at the end of the deal, about."""
    laid = [card for row in view.open for card in row] + cards
    held = list((Counter(view.hand) - Counter(cards)).elements())
    share = to_come(view, cards) / 5
    return [
        sum(card // 6 == colour for card in laid) + share + 0.3 * sum(card // 6 == colour for card in held)
        for colour in range(5)
    ]


def chances(view: View5211, counts: list[float]) -> list[float]:
    """How likely each colour is to score: the most cards below the limit."""
    limit = view.players + 3
    weights = [exp(EAGER * (count if count < limit - 0.5 else limit - 3 - count)) for count in counts]
    return [weight / sum(weights) for weight in weights]


def lead(view: View5211, cards: list[int], colour: int) -> tuple[int, float]:
    """Own points in a colour, and how far they are above the others' average."""
    mine = sum(card % 6 + 1 for card in [*view.open[view.seat], *cards] if card // 6 == colour)
    others = [row for seat, row in enumerate(view.open) if seat != view.seat]
    theirs = sum(card % 6 + 1 for row in others for card in row if card // 6 == colour) / len(others)
    return mine, mine - theirs


def weigh_colours(view: View5211, cards: list[int]) -> Because:
    """What each colour that is touched becomes worth."""
    before, after = chances(view, colour_counts(view, [])), chances(view, colour_counts(view, cards))
    because: Because = []
    elsewhere = 0.0
    for colour in range(5):
        points, ahead = lead(view, cards, colour)
        weight = after[colour] * ahead - before[colour] * lead(view, [], colour)[1]
        if all(card // 6 != colour for card in cards):
            elsewhere += weight
            continue
        if after[colour] >= before[colour]:
            key = "rides" if weight >= 0 else "feeds"
        else:
            key = "breaks" if weight >= 0 else "bursts"
        because.append((weight, Reason(key, {"colour": COLOURS[colour], "points": points})))
    return [*because, (elsewhere, Reason("shifts"))]


def weigh_roosters(view: View5211, cards: list[int]) -> Because:
    """Roosters are worth keeping up with when their number may come out exactly."""
    laid = sum(card % 6 == 0 for row in view.open for card in row) + sum(card % 6 == 0 for card in cards)
    expected = laid + to_come(view, cards) / 4
    own = sum(card % 6 == 0 for card in [*view.open[view.seat], *cards])
    if own == 0 or abs(expected - (view.players + 2)) > 1:
        return []
    return [(0.25 * own, Reason("roosters", {"count": own}))]
