"""Players of 5211 that can say why: one goes by rules of thumb, the others by search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import exp

from katzentisch.core.chance import Rng
from katzentisch.core.game import Move
from katzentisch.core.player import Advice, Player, Weigher
from katzentisch.core.reason import Reason
from katzentisch.core.view import View
from katzentisch.games.g5211.bots.guess import Guess
from katzentisch.games.g5211.bots.levels import Instinct, Thinker
from katzentisch.games.g5211.bots.rehearsal import Rehearsal
from katzentisch.games.g5211.bots.sense import PROUD, RIDER, TASTES, Taste
from katzentisch.games.g5211.rules.place import FIRST, SECOND
from katzentisch.games.g5211.view import COLOURS, View5211

EAGER = 1.1
"""How strongly one more open card makes a colour likelier to score."""

EXPLAINED = 3
"""How many choices get reasons."""
DEALS = 60
"""How many imagined deals the reasons are drawn from."""

SHY = Taste([-2.0, 0.0, 0.0, 0.5, -3.0, 0.0, 0.5, 0.0, 0.0, 1.0, 1.5, 0.8])
"""Keeps its high cards for a better day and shies away from the colour that leads."""

Because = list[tuple[float, Reason]]


class Heuristic(Weigher):
    """Counts what lies open, guesses how the colours will end, and plays for the difference in points."""

    def __init__(self, seed: str = "") -> None:
        """It needs no luck: the seed is there because every bot is made with one."""

    def weigh(self, view: View, move: Move) -> Advice:
        assert isinstance(view, View5211)
        cards = [card for card in (FIRST[move], SECOND[move]) if card >= 0]
        return Advice(move, [*weigh_colours(view, cards), *weigh_roosters(view, cards)])


class Explainer(Thinker):
    """A search that says what became of a choice in the deals it imagined."""

    def advise(self, view: View, legal: Sequence[Move]) -> list[Advice]:
        """The choices that were tried, the best first; the first few with their prospects."""
        assert isinstance(view, View5211)
        tried = sorted(self.search(view, legal), key=lambda one: (-one.visits, -one.mean, one.move))
        source = self.luck(view, "advice")
        guess = Guess(view, source)
        return [
            Advice(one.move, self.prospects(view, one.move, guess, source) if place < EXPLAINED else [])
            for place, one in enumerate(tried)
        ]

    def prospects(self, view: View5211, move: Move, guess: Guess, source: Rng) -> Because:
        """What a choice makes of the deal, on average, and the one thing that speaks most for it or against it."""
        before = [view.points[seat] + view.written[seat] for seat in range(view.players)]
        mine = theirs = 0
        for _ in range(DEALS):
            world, manners = self.believed(view, guess, source)
            future = Rehearsal(view.seat, [move]).future(world, move, manners, source)
            gains = [after - was for after, was in zip(future.points(), before, strict=True)]
            mine += gains[view.seat]
            theirs += sum(gains) - gains[view.seat]
        others = theirs / DEALS / (view.players - 1)
        cards = [card for card in (FIRST[move], SECOND[move]) if card >= 0]
        loudest = max(
            [*weigh_colours(view, cards)[:-1], *weigh_roosters(view, cards)], key=lambda reason: abs(reason[0])
        )
        return [
            (mine / DEALS, Reason("gains", {"points": round(mine / DEALS)})),
            (-others, Reason("concedes", {"points": round(others)})),
            loudest,
        ]


def kitten(seed: str) -> Player:
    return Instinct(seed, [*[PROUD] * 5, SHY])


def tabby(seed: str) -> Player:
    return Instinct(seed, [RIDER] * 6)


def lynx(seed: str) -> Player:
    return Instinct(seed, TASTES)


bots: dict[str, Callable[..., Player]] = {
    "kitten": kitten,
    "tabby": tabby,
    "lynx": lynx,
    "tiger": Explainer,
    "heuristic": Heuristic,
}
THINKING = {"tiger": "1s"}
ADVISING = "400"


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
