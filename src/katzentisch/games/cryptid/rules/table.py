"""The table: the map, everybody's clue and pieces, and whose turn it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.core.chance import Chance
from katzentisch.core.event import Event
from katzentisch.core.reason import Value
from katzentisch.core.state import State
from katzentisch.games.cryptid.box.map import FULL, HALF, Map, hex_name
from katzentisch.games.cryptid.rules.player_state import PlayerState
from katzentisch.games.cryptid.view import Mistake

OPENING: Final = 0
TURN: Final = 1
ANSWER: Final = 2
EXTRA: Final = 3
OWING: Final = 4
DONE: Final = 5
"""The turn is over as soon as the piece of a correction is laid."""
OVER: Final = 6

CUBE: Final = 0
DISC: Final = 1
PIECES: Final = ("cube", "disc")


class Table(State):
    """What lies on the table, and the order of play."""

    def __init__(self, players: i64, land: Map, by_hand: bool, chance: Chance) -> None:
        super().__init__()
        self.players: i64 = players
        self.land = land
        self.by_hand = by_hand
        self.chance = chance
        self.seats: list[PlayerState] = []
        self.habitat: i64 = -1
        self.card = ""
        self.hint = ""
        """The kind of hint that will be given."""
        self.hint_given = False
        self.agreed: i64 = 0
        self.rested: i64 = 0
        self.starter: i64 = 0
        self.phase: i64 = OPENING
        self.turn: i64 = 0
        self.opening: i64 = 0
        self.pawn: i64 = -1
        self.searching = False
        self.respondent: i64 = -1
        self.relay: i64 = -1
        self.relay_piece: i64 = CUBE
        self.closed_low: i64 = 0
        """The hexes with a cube."""
        self.closed_high: i64 = 0
        self.corrections: list[Mistake] = []
        self.winner: i64 = -1

    def arguments(self) -> tuple[object, ...]:
        return self.players, self.land, self.by_hand, self.chance

    def copy_to(self, other: Table) -> None:
        for player in self.seats:
            other.seats.append(player.copy())
        other.habitat = self.habitat
        other.card = self.card
        other.hint = self.hint
        other.hint_given = self.hint_given
        other.agreed = self.agreed
        other.rested = self.rested
        other.starter = self.starter
        other.phase = self.phase
        other.turn = self.turn
        other.opening = self.opening
        other.pawn = self.pawn
        other.searching = self.searching
        other.respondent = self.respondent
        other.relay = self.relay
        other.relay_piece = self.relay_piece
        other.closed_low = self.closed_low
        other.closed_high = self.closed_high
        other.corrections = self.corrections
        other.winner = self.winner

    def deal(self, clues: list[int]) -> None:
        """Give everybody a clue; together they name the habitat (CR-09)."""
        self.seats = [PlayerState(clue, self.land.areas[clue]) for clue in clues]
        self.habitat = self.land.common(clues).hexes()[0]

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        following: i64 = seat + 1
        return 0 if following == self.players else following

    # Pieces

    def is_open(self, at: i64) -> bool:
        """Whether no cube lies on a hex (CR-12)."""
        return (self.closed_low & bit(at)) == 0 if at < HALF else (self.closed_high & bit(at - HALF)) == 0

    def free(self, seat: i64) -> tuple[i64, i64]:
        """The open hexes on which this seat has no piece (CR-11, CR-12)."""
        player = self.seats[seat]
        return FULL & ~(self.closed_low | player.discs_low), FULL & ~(self.closed_high | player.discs_high)

    def honest(self, seat: i64, piece: i64) -> tuple[i64, i64]:
        """The free hexes on which this seat's piece would be right (CR-10)."""
        low, high = self.free(seat)
        player = self.seats[seat]
        if piece == DISC:
            return low & player.fit_low, high & player.fit_high
        return low & ~player.fit_low, high & ~player.fit_high

    def has_honest(self, seat: i64, piece: i64) -> bool:
        low, high = self.honest(seat, piece)
        return low | high != 0

    def lay(self, seat: i64, at: i64, piece: i64) -> None:
        """Put a piece on the map; a cube closes its hex (CR-10, CR-12)."""
        if piece == DISC:
            self.seats[seat].turn_disc(at)
        else:
            self.seats[seat].turn_cube(at)
            if at < HALF:
                self.closed_low |= bit(at)
            else:
                self.closed_high |= bit(at - HALF)

    def take_cube(self, seat: i64, at: i64) -> None:
        """Take a cube off the map; its hex is open again."""
        self.seats[seat].turn_cube(at)
        if at < HALF:
            self.closed_low ^= bit(at)
        else:
            self.closed_high ^= bit(at - HALF)

    # The log

    def tell(self, key: str, seat: i64, at: i64 = -1) -> None:
        """Tell everybody what a seat did, and on which hex."""
        if self.log is not None:
            data: dict[str, Value] = {"seat": seat}
            if at >= 0:
                data["hex"] = hex_name(at)
            self.log.append(Event(key, data))

    def tell_piece(self, key: str, seat: i64, piece: i64, at: i64) -> None:
        """Tell everybody that a seat did something with a piece."""
        if self.log is not None:
            self.log.append(Event(key, {"seat": seat, "piece": PIECES[piece], "hex": hex_name(at)}))
