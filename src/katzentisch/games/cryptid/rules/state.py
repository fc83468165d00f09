"""Cryptid: one position, from the first cube to the habitat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import ROW, bit, count, members, nth
from katzentisch.core.chance import Rng
from katzentisch.core.event import Event
from katzentisch.core.reason import Reason
from katzentisch.games.cryptid.box.clues import ANIMALS, COLOURS, KEYS, KINDS, TERRAINS
from katzentisch.games.cryptid.box.map import FULL, HALF, HEXES, hex_name, hexes
from katzentisch.games.cryptid.rules.hint import Hint
from katzentisch.games.cryptid.rules.refuse import why_not
from katzentisch.games.cryptid.rules.table import ANSWER, CUBE, DISC, EXTRA, OPENING, OVER, OWING, PIECES, TURN
from katzentisch.games.cryptid.view import PHASES, CryptidView, Mistake

# Moves: 108 each of cube, disc, search, correct, ask seat 0 … 4; then the four that name no hex.
SEARCH: Final = 2
CORRECT: Final = 3
ASK: Final = 4
KINDS_OF_MOVES: Final = 9
SAY_DISC: Final = 972
SAY_CUBE: Final = 973
AGREE: Final = 974
WITHDRAW: Final = 975
MOVES: Final = 976

LISTED: Final[list[list[int] | None]] = [None] * (KINDS_OF_MOVES * HEXES // ROW * 512)
"""The moves of every row of nine hexes, by which of them are legal; written down when first needed."""


def list_moves(moves: list[int], first: i64, word: i64) -> None:
    """Add the moves from the first on whose bits are set in a word of hexes."""
    row: i64 = first // ROW
    while word:
        if word & 511:
            at: i64 = row * 512 + (word & 511)
            listed = LISTED[at]
            if listed is None:
                listed = [row * ROW + n for n in members(word & 511)]
                LISTED[at] = listed
            moves += listed
        word >>= ROW
        row += 1


class CryptidState(Hint):
    """One position of Cryptid."""

    def begin(self) -> None:
        """Everybody reads the player's own clue; the start player lays the first cube."""
        self.turn = self.starter
        if self.log is not None:
            self.log.append(Event("map", {"map": self.land.code}))
            for seat, player in enumerate(self.seats):
                self.log.append(Event("your-clue", {"clue": KEYS[player.clue]}, seat))
            self.tell("starts", self.starter)

    def actors(self) -> list[int]:
        seat = self.actor()
        return [] if seat < 0 else [seat]

    def actor(self) -> i64:
        if self.phase == OVER:
            return -1
        if self.relay >= 0:
            return self.relay
        return self.respondent if self.phase == ANSWER else self.turn

    # Legal moves

    def choices(self, seat: i64, kind: i64) -> tuple[i64, i64]:
        """The hexes that a seat may name in a move of this kind."""
        none: tuple[i64, i64] = (0, 0)
        if self.phase == OVER or not 0 <= seat < self.players:
            return none
        if self.relay >= 0:
            return self.relay_hexes() if seat == self.relay and kind == self.relay_piece else none
        if kind == CORRECT:
            player = self.seats[seat]
            return (player.wrong_low(), player.wrong_high()) if self.by_hand else none
        if seat != self.turn:
            return none
        if kind == CUBE:
            if self.phase != OPENING and self.phase != OWING:
                return none
            return self.free(seat) if self.by_hand else self.honest(seat, CUBE)
        if kind == DISC:
            if self.phase != EXTRA:
                return none
            return self.free(seat) if self.by_hand else self.honest(seat, DISC)
        if self.phase != TURN:
            return none
        if kind == SEARCH:
            low: i64 = FULL & ~self.closed_low
            high: i64 = FULL & ~self.closed_high
            if self.by_hand:
                return low, high
            player = self.seats[seat]
            return low & player.fit_low, high & player.fit_high
        other: i64 = kind - ASK
        return self.free(other) if other < self.players and other != seat else none

    def sayable(self, seat: i64) -> i64:
        """Which of the four moves without a hex are open to a seat, one bit each."""
        if not 0 <= seat < self.players:
            return 0
        said: i64 = 0
        if self.phase == ANSWER and self.relay < 0 and seat == self.respondent:
            said = 3
        if self.may_agree(seat):
            said |= 4
        elif self.may_withdraw(seat):
            said |= 8
        return said

    def legal(self, seat: i64) -> list[int]:
        moves: list[int] = []
        kind: i64 = 0
        while kind < KINDS_OF_MOVES:
            low, high = self.choices(seat, kind)
            list_moves(moves, kind * HEXES, low)
            list_moves(moves, kind * HEXES + HALF, high)
            kind += 1
        said: i64 = self.sayable(seat)
        word: i64 = 0
        while word < 4:
            if said & bit(word):
                moves.append(SAY_DISC + word)
            word += 1
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if not 0 <= move < MOVES:
            return False
        if move >= SAY_DISC:
            return self.sayable(seat) & bit(move - SAY_DISC) != 0
        low, high = self.choices(seat, move // HEXES)
        at: i64 = move % HEXES
        return low & bit(at) != 0 if at < HALF else high & bit(at - HALF) != 0

    def pick(self, seat: i64, rng: Rng) -> i64:
        total: i64 = count(self.sayable(seat))
        kind: i64 = 0
        while kind < KINDS_OF_MOVES:
            low, high = self.choices(seat, kind)
            total += count(low) + count(high)
            kind += 1
        left: i64 = rng.below(total)
        kind = 0
        while kind < KINDS_OF_MOVES:
            low, high = self.choices(seat, kind)
            size: i64 = count(low)
            if left < size:
                return kind * HEXES + nth(low, left)
            left -= size
            size = count(high)
            if left < size:
                return kind * HEXES + HALF + nth(high, left)
            left -= size
            kind += 1
        return SAY_DISC + nth(self.sayable(seat), left)

    def step(self, seat: i64, move: i64) -> None:
        if move >= SAY_DISC:
            if move == AGREE:
                self.agree(seat)
            elif move == WITHDRAW:
                self.withdraw(seat)
            else:
                self.answer(seat, DISC if move == SAY_DISC else CUBE)
            return
        kind: i64 = move // HEXES
        at: i64 = move - kind * HEXES
        if kind >= ASK:
            self.ask(kind - ASK, at)
        elif kind == SEARCH:
            self.search(at)
        elif kind == CORRECT:
            self.correct(seat, at)
        elif self.relay >= 0:
            self.lay_again(at)
        elif kind == DISC:
            self.lay_extra(at)
        elif self.phase == OPENING:
            self.lay_opening(at)
        else:
            self.pay(at)

    def why_not(self, seat: i64, move: i64) -> Reason:
        return why_not(self.view(seat), move) if 0 <= seat < self.players else Reason("no-seat", {"seat": seat})

    # Results

    def points(self) -> list[int]:
        """The rulebook counts none; 1 stands for the win (CR-R38)."""
        return [1 if seat == self.winner else 0 for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """The winner is first, all others share the second rank (CR-R38)."""
        return [1 if self.winner < 0 or seat == self.winner else 2 for seat in range(self.players)]

    def copy(self) -> CryptidState:
        other = CryptidState(self.players, self.land, self.by_hand, self.chance)
        self.copy_to(other)
        return other

    def census(self) -> dict[str, int]:
        """The map and what stands on it; pieces are unlimited, but never two of a kind where one must be (CR-11)."""
        land = self.land
        found = {what: land.features[at].size() for at, what in enumerate([*TERRAINS, *ANIMALS])}
        for at in land.structures:
            found[land.structure(at)] = found.get(land.structure(at), 0) + 1
        for colour in COLOURS:
            for kind in KINDS:
                found.setdefault(f"{colour} {kind}", 0)
        found["clue"] = len({player.clue for player in self.seats})
        cubes = [at for player in self.seats for at in hexes(player.cubes_low, player.cubes_high)]
        found["hex with two cubes"] = len(cubes) - len(set(cubes))
        found["hex with two own pieces"] = sum(
            count(player.cubes_low & player.discs_low) + count(player.cubes_high & player.discs_high)
            for player in self.seats
        )
        found["cube that closes nothing"] = len(set(cubes) ^ set(hexes(self.closed_low, self.closed_high)))
        return found

    def hidden(self, seat: i64) -> list[list[int]]:
        """Clues depend on each other and on the pieces: none can be swapped for another."""
        return []

    def wrong_pieces(self) -> list[Mistake]:
        """The pieces that contradict their owner's clue."""
        found: list[Mistake] = []
        for seat, player in enumerate(self.seats):
            for at in hexes(player.wrong_low(), player.wrong_high()):
                found.append(Mistake(seat, at, PIECES[DISC if player.has_disc(at) else CUBE]))
        return found

    def view(self, seat: i64) -> CryptidView:
        over = self.phase == OVER
        cubes: list[tuple[int, ...]] = []
        discs: list[tuple[int, ...]] = []
        notes: list[tuple[int, ...]] = []
        clues: list[str] = []
        lapsed: list[int] = []
        agreed: list[bool] = []
        rested: list[bool] = []
        for at, player in enumerate(self.seats):
            cubes.append(tuple(hexes(player.cubes_low, player.cubes_high)))
            discs.append(tuple(hexes(player.discs_low, player.discs_high)))
            notes.append(tuple(hexes(player.notes_low, player.notes_high)))
            clues.append(KEYS[player.clue])
            lapsed.append(player.lapsed)
            agreed.append(self.agreed & bit(at) != 0)
            rested.append(self.rested & bit(at) != 0)
        return CryptidView(
            seat=seat,
            players=self.players,
            map=self.land.code,
            advanced=self.land.advanced,
            by_hand=self.by_hand,
            phase=PHASES[self.phase],
            starter=self.starter,
            turn=self.turn,
            opening=self.opening,
            pawn=self.pawn,
            searching=self.searching,
            respondent=self.respondent,
            relay=self.relay,
            relay_piece=PIECES[self.relay_piece] if self.relay >= 0 else "",
            cubes=tuple(cubes),
            discs=tuple(discs),
            notes=tuple(notes),
            corrections=tuple(self.corrections),
            lapsed=tuple(lapsed),
            agreed=tuple(agreed),
            rested=tuple(rested),
            hint=self.hint if self.hint_given else "",
            clue=clues[seat] if seat >= 0 else "",
            winner=self.winner,
            clues=tuple(clues) if over else (),
            habitat=self.habitat if over else -1,
            wrong=tuple(self.wrong_pieces()) if over else (),
            card=self.card if over else "",
        )

    def tell_end(self) -> None:
        """Who won, everybody's clue, and who erred where (CR-R26, CR-R34)."""
        if self.log is None:
            return
        if self.winner >= 0:
            self.tell("wins", self.winner, self.habitat)
        else:
            self.log.append(Event("no-winner", {"hex": hex_name(self.habitat)}))
        for seat, player in enumerate(self.seats):
            self.log.append(Event("clue-was", {"seat": seat, "clue": KEYS[player.clue]}))
        self.tell_mistakes("erred", self.corrections)
        self.tell_mistakes("erred-unnoticed", self.wrong_pieces())

    def tell_mistakes(self, key: str, mistakes: list[Mistake]) -> None:
        for each in mistakes:
            self.tell_piece(key, each.seat, PIECES.index(each.piece), each.hex)
