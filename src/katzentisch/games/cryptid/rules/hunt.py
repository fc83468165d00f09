"""Opening, questions, searches and owed cubes (CR-20 … CR-33)."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.event import Event
from katzentisch.games.cryptid.box.map import hex_name
from katzentisch.games.cryptid.rules.table import ANSWER, CUBE, DISC, DONE, EXTRA, OVER, OWING, TURN, Table


class Hunt(Table):
    """The turns of the game."""

    # Opening

    def lay_opening(self, at: i64) -> None:
        """One cube each, clockwise, twice round; then the first turn (CR-20, CR-21)."""
        self.lay(self.turn, at, CUBE)
        self.tell("opening-cube", self.turn, at)
        self.opening += 1
        self.rested = 0
        self.turn = self.after(self.turn)
        if self.opening == 2 * self.players:
            self.start_turn()

    # Turn

    def start_turn(self) -> None:
        """A question or a search (CR-22); by hand, who can do neither honestly is passed over (CR-R26)."""
        self.phase = TURN
        self.pawn = -1
        self.searching = False
        self.respondent = -1
        if self.by_hand:
            self.pass_over()

    def pass_over(self) -> None:
        """Find a seat that can ask or search; if there is none, the game ends without a winner (CR-R26)."""
        passed: i64 = 0
        while not self.can_act(self.turn):
            self.tell("passed-over", self.turn)
            passed += 1
            if passed == self.players:
                self.end_game(-1)
                return
            self.turn = self.after(self.turn)
            self.rested = 0

    def can_act(self, seat: i64) -> bool:
        """Whether there is a question to ask, or an open hex that fits."""
        if self.can_ask(seat):
            return True
        player = self.seats[seat]
        return (player.fit_low & ~self.closed_low) | (player.fit_high & ~self.closed_high) != 0

    def can_ask(self, seat: i64) -> bool:
        other: i64 = 0
        while other < self.players:
            if other != seat:
                low, high = self.free(other)
                if low | high:
                    return True
            other += 1
        return False

    def end_turn(self) -> None:
        """The seat to the left is on turn (CR-22)."""
        self.turn = self.after(self.turn)
        self.rested = 0
        self.start_turn()

    # Question

    def ask(self, other: i64, at: i64) -> None:
        """Put the pawn on a hex and ask one player; automatic answers are laid at once (CR-23, CR-24)."""
        self.pawn = at
        if self.log is not None:
            self.log.append(Event("asks", {"seat": self.turn, "other": other, "hex": hex_name(at)}))
        if self.by_hand:
            self.phase = ANSWER
            self.respondent = other
        else:
            self.answer_question(other, DISC if self.seats[other].fits(at) else CUBE)

    def answer_question(self, seat: i64, piece: i64) -> None:
        """A cube makes the asker owe one (CR-25)."""
        self.lay(seat, self.pawn, piece)
        self.tell_piece("answers", seat, piece, self.pawn)
        self.respondent = -1
        if piece == CUBE:
            self.owe()
        else:
            self.end_turn()

    # Search

    def search(self, at: i64) -> None:
        """Put the pawn on a hex and lay a disc there, or elsewhere if one lies there already (CR-27, CR-28)."""
        self.pawn = at
        self.searching = True
        self.tell("searches", self.turn, at)
        if self.seats[self.turn].has_disc(at):
            self.phase = EXTRA
            self.settle()
        else:
            self.lay(self.turn, at, DISC)
            self.tell_piece("lays", self.turn, DISC, at)
            self.ask_around(self.turn)

    def lay_extra(self, at: i64) -> None:
        self.lay(self.turn, at, DISC)
        self.tell_piece("lays", self.turn, DISC, at)
        self.ask_around(self.turn)

    def ask_around(self, answered: i64) -> None:
        """The others answer clockwise; who has a disc there is skipped; the first cube ends it (CR-29, CR-30)."""
        seat: i64 = self.after(answered)
        while seat != self.turn:
            if self.seats[seat].has_disc(self.pawn):
                self.tell("skipped", seat, self.pawn)
            elif self.by_hand:
                self.phase = ANSWER
                self.respondent = seat
                return
            elif not self.answer_search(seat, DISC if self.seats[seat].fits(self.pawn) else CUBE):
                return
            seat = self.after(seat)
        self.respondent = -1
        self.decide()

    def answer_search(self, seat: i64, piece: i64) -> bool:
        """Whether the search goes on."""
        self.lay(seat, self.pawn, piece)
        self.tell_piece("answers", seat, piece, self.pawn)
        if piece == CUBE:
            self.respondent = -1
            self.owe()
        return piece == DISC

    def decide(self) -> None:
        """Nobody laid a cube: the habitat is found (CR-31)."""
        self.end_game(self.turn)

    def end_game(self, winner: i64) -> None:
        """All clues are compared (CR-31, CR-R26)."""
        self.phase = OVER
        self.winner = winner
        self.respondent = -1
        self.tell_end()

    def tell_end(self) -> None:
        """Say how the game ended."""

    # Owed cubes

    def owe(self) -> None:
        """Who caused a cube owes one (CR-25, CR-30, CR-33)."""
        self.phase = OWING
        self.tell("owes", self.turn)
        self.settle()

    def pay(self, at: i64) -> None:
        self.lay(self.turn, at, CUBE)
        self.tell_piece("lays", self.turn, CUBE, at)
        self.end_turn()

    def settle(self) -> None:
        """Let lapse what nobody can lay honestly, and go on with what waited (CR-R6, CR-R8)."""
        if self.phase == OWING:
            if not self.has_honest(self.turn, CUBE):
                self.lapse(self.turn, CUBE)
                self.end_turn()
        elif self.phase == EXTRA:
            if not self.has_honest(self.turn, DISC):
                self.lapse(self.turn, DISC)
                self.ask_around(self.turn)
        elif self.phase == ANSWER:
            if self.respondent < 0:
                self.decide()
        elif self.phase == DONE:
            self.end_turn()
        elif self.phase == TURN:
            self.pass_over()

    def lapse(self, seat: i64, piece: i64) -> None:
        """A piece without a hex to go to is not laid; everybody is told."""
        self.seats[seat].lapsed += 1
        self.tell("lapses-disc" if piece == DISC else "lapses-cube", seat)
