"""A day on the island: fields, fish, phase after phase, until somebody has to decide (IC-11 … IC-27)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.tiles import CAT
from katzentisch.games.isle_of_cats.rules import exploration, family, finds, learning, placing, rescue, sister
from katzentisch.games.isle_of_cats.rules.moves import WHICH_TREASURE
from katzentisch.games.isle_of_cats.rules.phases import (
    BEFORE_LESSONS,
    BEFORE_PAYMENT,
    BEFORE_SISTER,
    DAYS,
    DRAFT,
    FAMILY_CARDS,
    FAMILY_DAY,
    FAMILY_MODE,
    FIGURES,
    FINDS,
    LESSONS,
    MORNING,
    OVER,
    PAYMENT,
    RESCUE,
    RESCUE_CARDS,
    SOLO,
)
from katzentisch.games.isle_of_cats.rules.result import tell_scores
from katzentisch.games.isle_of_cats.rules.table import Table

CATS_PER_FIELD: Final = [0, 4, 4, 6, 8]
FISH_PER_DAY: Final = 20


class Day(Table):
    """A table on which the days go by."""

    def go_on(self) -> None:
        """Do what nobody has to decide, until somebody has."""
        while not self.over_or_asked() and self.settle():
            pass

    def over_or_asked(self) -> bool:
        """Whether somebody owes a decision; a second treasure that has no place is none."""
        while self.stack:
            pending = self.stack[-1]
            if pending.asks != WHICH_TREASURE or pending.tile == 0:
                return True
            if placing.treasures(self, self.seats[self.decider], pending.sort):
                return True
            self.answered()
        self.decider = -1
        return self.phase == OVER

    def settle(self) -> bool:
        """Do the next thing that needs no decision; False if one is needed."""
        phase: i64 = self.phase
        if phase == RESCUE:
            return self.settle_rescue()
        if phase == FINDS:
            self.turn = finds.next_finder(self)
            if self.turn >= 0:
                return False
            finds.end_finds(self)
        elif phase == DRAFT:
            if not exploration.all_kept(self):
                return False
            exploration.pass_on(self)
        elif phase == PAYMENT:
            if not exploration.all_paid(self):
                return False
            exploration.settle_payment(self)
        elif phase == LESSONS:
            self.turn = learning.next_reader(self)
            if self.turn >= 0:
                return False
            rescue.start_rescue_cards(self)
        elif phase == RESCUE_CARDS:
            self.turn = rescue.next_to_lay(self)
            if self.turn >= 0:
                return False
            rescue.reveal(self)
        elif phase == FAMILY_DAY:
            if self.turn >= 0 and (self.left or self.right):
                return False
            self.clear()
        elif phase == FIGURES:
            self.turn = self.next_figure()
            if self.turn >= 0:
                return False
            if self.mode == FAMILY_MODE:
                family.deal_family_cards(self)
            else:
                self.start_day()
        elif phase == FAMILY_CARDS:
            if not exploration.all_kept(self):
                return False
            family.end_family_cards(self)
            self.start_day()
        else:
            self.turn = self.unready()
            if self.turn >= 0:
                return False
            self.end_moment()
        return True

    def next_figure(self) -> i64:
        for seat in self.order:
            if seat < self.players and self.seats[seat].figure < 0:
                return seat
        return -1

    def end_moment(self) -> None:
        """Nobody wants to play a card: the day goes on."""
        if self.phase == MORNING:
            exploration.start_draft(self)
        elif self.phase == BEFORE_PAYMENT:
            exploration.start_payment(self)
        elif self.phase == BEFORE_LESSONS:
            self.phase = LESSONS
        elif self.phase == BEFORE_SISTER:
            self.phase = RESCUE
            self.turn = sister.SISTER
            self.seats[0].ready = True
        else:
            self.clear()

    def start_day(self) -> None:
        """Fill the fields and catch fish (IC-12, IC-13)."""
        self.day += 1
        self.tell("day", {"day": self.day})
        self.fill()
        if self.mode == FAMILY_MODE:
            family.start_family_day(self)
            return
        for player in self.seats:
            player.fish += FISH_PER_DAY
        self.phase = MORNING
        self.reset_turns()

    def fill(self) -> None:
        """Draw until both fields are full, the left one first (IC-12, IC-R2)."""
        size: i64 = CATS_PER_FIELD[self.players]
        while len(self.left) + len(self.right) < 2 * size:
            tile: i64 = self.draw_tile()
            if tile < 0:
                break
            if self.box.tiles[tile].kind != CAT:
                self.lay_under_island(tile)
                self.tell("turned-up", {"tile": self.box.tiles[tile].name})
            elif len(self.left) < size:
                self.left = self.left + [int(tile)]
            else:
                self.right = self.right + [int(tile)]
        if self.log is not None:
            tiles = self.box.tiles
            self.tell("left-field", {"tiles": [tiles[tile].name for tile in self.left]})
            self.tell("right-field", {"tiles": [tiles[tile].name for tile in self.right]})

    def settle_rescue(self) -> bool:
        """The end of a turn, the sister's turns, and the end of the phase (IC-19, IC-38, IC-52, IC-R37)."""
        if not self.left and not self.right and not (self.mode == SOLO and self.seats[0].passed):
            rescue.end_rescue(self)
            return True
        if self.turn < 0:
            rescue.end_rescue(self)
            return True
        if self.turn >= self.players:
            if self.sister_cards > 0:
                if self.moments and not self.seats[0].ready:
                    self.phase = BEFORE_SISTER
                    return True
                self.seats[0].ready = False
                sister.sister_turn(self)
        elif self.rescued == 0 or rescue.may_go_on(self, self.seats[self.turn]):
            return False
        rescue.end_turn(self, self.turn)
        return True

    def clear(self) -> None:
        """Cats left in the fields leave the game; the next day begins, or the score is counted (IC-27)."""
        self.gone = self.gone + self.left + self.right
        self.left = []
        self.right = []
        self.tell("cleared", {"day": self.day})
        if self.mode == FAMILY_MODE:
            family.rotate(self)
        if self.day == DAYS:
            self.phase = OVER
            self.turn = -1
            tell_scores(self)
            return
        for player in self.seats:
            player.used = 0
        if self.mode == SOLO:
            sister.next_colour(self)
        self.start_day()
