"""Isle of Cats: one position, as every game has it."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.chance import Rng
from katzentisch.core.reason import Reason
from katzentisch.games.isle_of_cats.rules.actions import act
from katzentisch.games.isle_of_cats.rules.choices import legal_moves
from katzentisch.games.isle_of_cats.rules.day import Day
from katzentisch.games.isle_of_cats.rules.looking import look
from katzentisch.games.isle_of_cats.rules.moves import PLACE, REMOVE, WHERE
from katzentisch.games.isle_of_cats.rules.phases import DRAFT, FAMILY_CARDS, FAMILY_MODE, PAYMENT
from katzentisch.games.isle_of_cats.rules.refusals import refusal
from katzentisch.games.isle_of_cats.rules.result import lesson_worth, points_of, ranking_of, sheets, sister_points
from katzentisch.games.isle_of_cats.rules.setup import set_up
from katzentisch.games.isle_of_cats.view import IsleView


class IsleState(Day):
    """One position of Isle of Cats."""

    def arguments(self) -> tuple[object, ...]:
        return self.box, self.players, self.mode, self.chance

    def begin(self) -> None:
        set_up(self)

    def actors(self) -> list[int]:
        if self.stack:
            return [self.decider]
        phase: i64 = self.phase
        if phase in (DRAFT, FAMILY_CARDS):
            return [seat for seat in range(self.players) if self.seats[seat].owed > 0]
        if phase == PAYMENT:
            return [seat for seat in range(self.players) if not self.seats[seat].paid]
        return [self.turn] if self.turn >= 0 else []

    def actor(self) -> i64:
        if self.stack:
            return self.decider
        phase: i64 = self.phase
        if phase in (DRAFT, FAMILY_CARDS, PAYMENT):
            return self.actors()[0]
        return self.turn

    def legal(self, seat: i64) -> list[int]:
        return legal_moves(self, seat)

    def allows(self, seat: i64, move: i64) -> bool:
        if self.stack and self.stack[-1].asks == WHERE:
            if seat != self.decider or not PLACE <= move < REMOVE:
                return False
            player = self.seats[seat]
            return player.boat.takes(self.box.shape_of(self.stack[-1].tile), move - PLACE, player.anywhere)
        return move in legal_moves(self, seat)

    def pick(self, seat: i64, rng: Rng) -> i64:
        if self.stack and self.stack[-1].asks == WHERE and seat == self.decider:
            boat = self.seats[seat].boat
            shape = self.box.shape_of(self.stack[-1].tile)
            anywhere = self.seats[seat].anywhere
            return PLACE + boat.nth_place(shape, anywhere, rng.below(boat.count_places(shape, anywhere)))
        moves = legal_moves(self, seat)
        return moves[rng.below(len(moves))]

    def step(self, seat: i64, move: i64) -> None:
        act(self, seat, move)
        self.go_on()

    def points(self) -> list[int]:
        return points_of(self)

    def ranking(self) -> list[int]:
        return ranking_of(self)

    def sister_points(self) -> int:
        return sister_points(self)

    def why_not(self, seat: i64, move: i64) -> Reason:
        return refusal(self, seat, move)

    def copy(self) -> IsleState:
        other = IsleState(self.box, self.players, self.mode, self.chance)
        self.copy_table(other)
        return other

    def chapter(self) -> i64:
        return self.day

    def view(self, seat: i64) -> IsleView:
        return look(self, seat, sheets(self), lesson_worth(self, seat), sister_points(self))

    def hidden(self, seat: i64) -> list[list[int]]:
        """The next cards of the deck against the later ones; in family mode the same of the bag."""
        rest = self.bag[self.bag_top :] if self.mode == FAMILY_MODE else self.deck[self.deck_top :]
        return [rest[:10], rest[10:]]
