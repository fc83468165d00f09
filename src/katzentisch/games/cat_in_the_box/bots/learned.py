"""A player of Cat in the Box that learned by play; to it all colours but red are alike."""

from __future__ import annotations

from katzentisch.bots.learned import Learned, Sight, Topic
from katzentisch.core.game import Move
from katzentisch.core.view import View
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.rules.table import BURY
from katzentisch.games.cat_in_the_box.view import CatView

PHASES = ("bury", "predict", "tricks", "over")


class CatLearned(Learned):
    """Sees the board from its own seat, clockwise."""

    game = game
    package = __package__

    def look(self, view: View) -> Sight:
        assert isinstance(view, CatView)
        players = view.players
        seats = [(view.seat + step) % players for step in range(players)]
        common = one_of(4, PHASES.index(view.phase)) + [float(view.round)] + counted(view.hand)
        common += one_of(9, view.buried - 1) + one_of(players, from_own(view, view.starter))
        common += one_of(players, from_own(view, view.leader)) + counted(view.turned_up) + [float(len(view.hand))]
        for seat in seats:
            common += [float(view.totals[seat]), *one_of(4, view.predictions[seat] - 1), float(view.tricks[seat])]
            common += [float(value in view.barred[seat]) for value in range(1, 10)]
        return Sight(common, [self.colour(view, seats, colour) for colour in range(4)])

    def colour(self, view: CatView, seats: list[int], colour: int) -> list[float]:
        """What there is of one colour; the last number says that it is red."""
        fields = range(9 * colour, 9 * colour + 9)
        row = [float(view.led == colour), *(float(field in view.neutral) for field in fields)]
        for seat in seats:
            place = (seat - view.leader) % view.players
            laid = view.trick[place] if view.leader >= 0 and place < len(view.trick) else -1
            row.append(float(colour in view.covered[seat]))
            row += [float(field in view.tokens[seat]) for field in fields]
            row += [float(field == laid) for field in fields]
        return [*row, float(colour == 0)]

    def topics(self, view: View) -> list[Topic]:
        assert isinstance(view, CatView)
        start = 4 + 1 + 9 + 9 + 2 * view.players + 9 + 1
        nothing = range(0)
        others = range(start + 15, start + 15 * view.players)
        return [
            Topic("for-hand", "against-hand", range(5, 14), nothing),
            Topic("for-goal", "against-goal", range(start + 1, start + 6), nothing),
            Topic("for-tokens", "against-tokens", nothing, range(11, 20)),
            Topic("for-others", "against-others", others, range(29, 10 + 19 * view.players)),
        ]

    def score(self, said: list[list[float]], rest: list[float], move: Move) -> float:
        return rest[1 + move - BURY] if move >= BURY else said[move // 9][move % 9]


def one_of(length: int, which: int) -> list[float]:
    return [float(at == which) for at in range(length)]


def counted(values: tuple[int, ...]) -> list[float]:
    """How many there are of each value."""
    return [float(values.count(value)) for value in range(1, 10)]


def from_own(view: CatView, seat: int) -> int:
    """How many seats clockwise of the player's own, -1 if it is nobody's."""
    return -1 if seat < 0 else (seat - view.seat) % view.players
