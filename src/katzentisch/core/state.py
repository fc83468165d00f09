"""One position of a game, hidden information included: only the referee holds one."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from katzentisch.core.chance import Rng
from katzentisch.core.event import Event
from katzentisch.core.reason import IllegalMove, Reason
from katzentisch.core.snapshot import Reduced, reduce_object
from katzentisch.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position: mutable, deterministic, cheap to copy. A seat is 0 … players - 1; -1 is a spectator."""

    def __init__(self) -> None:
        self.log: list[Event] | None = None
        """Where the state tells what happens, if anybody listens; a copy tells nobody."""

    def arguments(self) -> tuple[object, ...]:
        """What a compiled class needs to make such a state again when it is unpickled."""
        return ()

    def __reduce__(self) -> Reduced:
        """Pickle every attribute but the log: like a copy, an unpickled state keeps no events."""
        return reduce_object(self, self.arguments(), ("log",))

    def begin(self) -> None:
        """What happens before the first move: shuffle, deal, turn up."""

    def actors(self) -> list[int]:
        """The seats that must act: one, several at once, or none when the game is over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """All legal moves of this seat, ascending, including interrupts by a seat that need not act."""
        raise NotImplementedError

    def step(self, seat: i64, move: i64) -> None:
        """Make a move that is known to be legal. With several actors, the last one's move reveals all of them."""
        raise NotImplementedError

    def view(self, seat: i64) -> View:
        """Everything this seat may know, including what it has seen before, and nothing else."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """As the rulebook counts them."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """1 is the winner; shared ranks are equal; the rulebook's tie-breaks are applied."""
        raise NotImplementedError

    def copy(self) -> State:
        """The same position, independent of this one."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """Count each card, tile and token, wherever it is."""
        raise NotImplementedError

    def hidden(self, seat: i64) -> list[list[int]]:
        """Groups of hidden components that could be swapped with each other, as far as this seat knows.

        A group is a hand, a pile, a single card. Empty where the seat's knowledge ties them together.
        """
        raise NotImplementedError

    def why_not(self, seat: i64, move: i64) -> Reason:
        """Why this move, which is not legal for this seat, is refused; it tells nothing the view does not."""
        return Reason("not-now")

    def apply(self, seat: i64, move: i64) -> None:
        """Make a move, or raise IllegalMove with the reason and change nothing."""
        if not self.allows(seat, move):
            raise IllegalMove(self.why_not(seat, move))
        self.step(seat, move)

    def actor(self) -> i64:
        """The first of the actors, -1 when the game is over."""
        actors = self.actors()
        if actors:
            return actors[0]
        return -1

    def allows(self, seat: i64, move: i64) -> bool:
        """Whether this move is among the legal ones."""
        return move in self.legal(seat)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A legal move of this seat, drawn uniformly."""
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]

    def chapter(self) -> i64:
        """The number of the current deal: a search may stop at the next one, since nobody can plan beyond it."""
        return 0

    def told(self) -> list[Event]:
        """The events since the last call. The state keeps events from the first call on."""
        events = self.log
        self.log = []
        return events if events is not None else []


def rank(scores: list[tuple[int, ...]]) -> list[int]:
    """Rank scores that are compared entry by entry, higher first; equal scores share a rank."""
    return [1 + sum(other > score for other in scores) for score in scores]


def playout(state: State, rng: Rng) -> i64:
    """Play at random to the end and return the number of moves."""
    moves: i64 = 0
    seat: i64 = state.actor()
    while seat >= 0:
        state.step(seat, state.pick(seat, rng))
        moves += 1
        seat = state.actor()
    return moves
