"""A player of 5211 that learned by play; to it all colours are alike, and so are all places at the table."""

from __future__ import annotations

from katzentisch.bots.learned import Learned, Sight, Topic
from katzentisch.core.game import Move
from katzentisch.core.view import View
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.rules.choices import FIRST, SECOND
from katzentisch.games.g5211.view import View5211

EACH, SAME, BOND, RANK = 6, 12, 33, 8
"""Where in what is said of a colour stand: a card as one of two, two cards of the colour, how cards go together."""
SAME_VALUES = [6 * low - low * (low - 1) // 2 - low for low in range(6)]
"""SAME_VALUES[a] + b is the place of the values a <= b among pairs of one colour."""


class Learned5211(Learned):
    """Chooses among what it likes, so that nobody can foresee it."""

    game = game
    package = __package__
    mixes = True

    def look(self, view: View) -> Sight:
        assert isinstance(view, View5211)
        seats = seating(view)
        turn = [float(view.turn == at) for at in range(3)]
        common = [*turn, float(view.pile), float(view.hands[view.seat]), *(float(view.points[seat]) for seat in seats)]
        rows = [view.hand, tuple(card for card, gone in enumerate(view.gone) for _ in range(gone))]
        for seat in seats:
            rows += [view.open[seat], view.last_open[seat]]
        return Sight(
            common, [[float(row.count(6 * colour + at)) for row in rows for at in range(6)] for colour in range(5)]
        )

    def topics(self, view: View) -> list[Topic]:
        assert isinstance(view, View5211)
        nothing = range(0)
        end = 12 + 12 * view.players
        return [
            Topic("for-hand", "against-hand", nothing, range(6)),
            Topic("for-gone", "against-gone", range(3, 4), range(6, 12)),
            Topic("for-own-row", "against-own-row", nothing, range(12, 18)),
            Topic("for-rows", "against-rows", nothing, range(24, end)),
            Topic("for-points", "against-points", range(5, 5 + view.players), nothing),
        ]

    def score(self, said: list[list[float]], rest: list[float], move: Move) -> float:
        first, second = FIRST[move], SECOND[move]
        colour, value = divmod(first, 6)
        if second < 0:
            return said[colour][value]
        other, more = divmod(second, 6)
        if other == colour:
            return said[colour][SAME + SAME_VALUES[value] + more]
        one, two = said[colour], said[other]
        bond = sum(one[BOND + RANK * value + at] * two[BOND + RANK * more + at] for at in range(RANK))
        return one[EACH + value] + two[EACH + more] + bond


def seating(view: View5211) -> list[int]:
    """The player's own seat, then the others, who has most points first."""
    others = [(view.seat + step) % view.players for step in range(1, view.players)]
    return [view.seat, *sorted(others, key=lambda seat: -view.points[seat])]
