"""Answers by hand: a wrong piece is swapped, and what it caused is put right (CR-34 … CR-36, CR-R13 … CR-R26)."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.core.event import Event
from katzentisch.games.cryptid.box.map import HALF, hex_name
from katzentisch.games.cryptid.rules.hunt import Hunt
from katzentisch.games.cryptid.rules.table import (
    ANSWER,
    CUBE,
    DISC,
    DONE,
    EXTRA,
    OWING,
    PIECES,
    TURN,
)
from katzentisch.games.cryptid.view import Mistake


class Mistakes(Hunt):
    """A hunt in which people lay the pieces, and err."""

    def answer(self, seat: i64, piece: i64) -> None:
        """Lay the piece that the respondent chose (CR-R14)."""
        if not self.searching:
            self.answer_question(seat, piece)
        elif self.answer_search(seat, piece):
            self.ask_around(seat)

    def decide(self) -> None:
        """Only the true habitat wins; otherwise the first player whom the hex does not fit is named (CR-R16)."""
        if self.pawn == self.habitat:
            self.end_game(self.turn)
            return
        seat: i64 = self.turn
        while self.seats[seat].fits(self.pawn):
            seat = self.after(seat)
        self.tell("named", seat, self.pawn)
        self.phase = DONE if seat == self.turn else OWING
        self.swap(seat, self.pawn, DISC)
        if self.phase == OWING:
            self.tell("owes", self.turn)
        self.remove(seat, DISC)

    # Correction

    def correct(self, seat: i64, at: i64) -> None:
        """Swap an own wrong piece (CR-34); what hung on it changes (CR-R21 … CR-R23)."""
        piece: i64 = DISC if self.seats[seat].has_disc(at) else CUBE
        if self.log is not None:
            self.log.append(Event("corrects", {"seat": seat, "piece": PIECES[piece], "hex": hex_name(at)}))
        self.swap(seat, at, piece)
        if at == self.pawn:
            if piece == CUBE:
                self.undo_debt()
            elif self.phase == ANSWER or self.phase == EXTRA:
                self.break_off(seat)
        self.remove(seat, piece)

    def swap(self, seat: i64, at: i64, piece: i64) -> None:
        """Exchange the piece on its hex; where another's cube lies, no second one is laid (CR-R20)."""
        self.corrections = self.corrections + [Mistake(seat, at, PIECES[piece])]
        if piece == CUBE:
            self.take_cube(seat, at)
            self.lay(seat, at, DISC)
            return
        self.seats[seat].turn_disc(at)
        if self.is_open(at):
            self.lay(seat, at, CUBE)
        else:
            self.seats[seat].note(at)

    def undo_debt(self) -> None:
        """The cube behind an unpaid debt became a disc: a turn ends, a search goes on (CR-R23).

        It goes on with the first in order who has no piece there, perhaps somebody who answered before and withdrew the
        disc while the cube lay; a searcher who did so has nothing left to search for.
        """
        if self.phase != OWING:
            return
        self.tell("debt-dropped", self.turn)
        if not self.searching or not self.seats[self.turn].has_disc(self.pawn):
            self.phase = DONE
            return
        self.phase = ANSWER
        self.respondent = self.after(self.turn)
        while self.respondent != self.turn and self.seats[self.respondent].has_disc(self.pawn):
            self.respondent = self.after(self.respondent)
        if self.respondent == self.turn:
            self.respondent = -1

    def break_off(self, seat: i64) -> None:
        """A disc under the pawn became a cube: the question is void, the search stops (CR-R21, CR-R22)."""
        self.respondent = -1
        if not self.searching:
            self.tell("question-void", self.turn)
            self.phase = TURN
            self.pawn = -1
        elif seat == self.turn:
            self.tell("search-stopped", seat)
            self.phase = DONE
        else:
            self.tell("search-stopped", seat)
            self.phase = OWING
            self.tell("owes", self.turn)

    # The removed piece

    def remove(self, seat: i64, piece: i64) -> None:
        """The piece that was taken off waits for a hex on which it is right, or lapses (CR-35, CR-R19)."""
        self.relay = seat
        self.relay_piece = piece
        low, high = self.relay_hexes()
        if low | high == 0:
            self.relay = -1
            self.lapse(seat, piece)
            self.settle()

    def relay_hexes(self) -> tuple[i64, i64]:
        """Where the removed piece may go: honest hexes, but not under the pawn while an answer is due (CR-R19)."""
        low, high = self.honest(self.relay, self.relay_piece)
        if self.pawn >= 0 and (self.phase == ANSWER or self.phase == EXTRA):
            if self.pawn < HALF:
                low &= ~bit(self.pawn)
            else:
                high &= ~bit(self.pawn - HALF)
        return low, high

    def lay_again(self, at: i64) -> None:
        """Lay the removed piece; then the game goes on where it was (CR-R25)."""
        seat: i64 = self.relay
        self.relay = -1
        self.lay(seat, at, self.relay_piece)
        self.tell_piece("lays", seat, self.relay_piece, at)
        self.settle()
