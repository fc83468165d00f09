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


class Hunter:
    """One player: the secret clue, and the pieces that tell of it."""

    def __init__(self, land: Map, clue: i64) -> None:
        area = land.areas[clue]
        self.clue: i64 = clue
        self.fit_low: i64 = area.low
        self.fit_high: i64 = area.high
        self.cubes_low: i64 = 0
        self.cubes_high: i64 = 0
        self.discs_low: i64 = 0
        self.discs_high: i64 = 0
        self.notes_low: i64 = 0
        self.notes_high: i64 = 0
        self.lapsed: i64 = 0

    def copy_to(self, other: Hunter) -> Hunter:
        other.cubes_low = self.cubes_low
        other.cubes_high = self.cubes_high
        other.discs_low = self.discs_low
        other.discs_high = self.discs_high
        other.notes_low = self.notes_low
        other.notes_high = self.notes_high
        other.lapsed = self.lapsed
        return other

    def fits(self, at: i64) -> bool:
        """Whether the own clue is true on a hex."""
        return (self.fit_low & bit(at)) != 0 if at < HALF else (self.fit_high & bit(at - HALF)) != 0

    def has_cube(self, at: i64) -> bool:
        return (self.cubes_low & bit(at)) != 0 if at < HALF else (self.cubes_high & bit(at - HALF)) != 0

    def has_disc(self, at: i64) -> bool:
        return (self.discs_low & bit(at)) != 0 if at < HALF else (self.discs_high & bit(at - HALF)) != 0

    def turn_cube(self, at: i64) -> None:
        """Lay a cube here, or take it off."""
        if at < HALF:
            self.cubes_low ^= bit(at)
        else:
            self.cubes_high ^= bit(at - HALF)

    def turn_disc(self, at: i64) -> None:
        """Lay a disc here, or take it off."""
        if at < HALF:
            self.discs_low ^= bit(at)
        else:
            self.discs_high ^= bit(at - HALF)

    def note(self, at: i64) -> None:
        """Keep that this hex does not fit, though no piece says so (CR-R20)."""
        if at < HALF:
            self.notes_low |= bit(at)
        else:
            self.notes_high |= bit(at - HALF)

    def wrong_low(self) -> i64:
        """The hexes 0 … 53 on which the own piece contradicts the own clue."""
        return (self.cubes_low & self.fit_low) | (self.discs_low & ~self.fit_low)

    def wrong_high(self) -> i64:
        return (self.cubes_high & self.fit_high) | (self.discs_high & ~self.fit_high)


class Table(State):
    """What lies on the table, and the order of play."""

    def __init__(self, players: i64, land: Map, by_hand: bool, chance: Chance) -> None:
        super().__init__()
        self.players: i64 = players
        self.land = land
        self.by_hand = by_hand
        self.chance = chance
        self.hunters: list[Hunter] = []
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

    def copy_to(self, other: Table) -> None:
        for hunter in self.hunters:
            other.hunters.append(hunter.copy_to(Hunter(self.land, hunter.clue)))
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
        self.hunters = [Hunter(self.land, clue) for clue in clues]
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
        hunter = self.hunters[seat]
        return FULL & ~(self.closed_low | hunter.discs_low), FULL & ~(self.closed_high | hunter.discs_high)

    def honest(self, seat: i64, piece: i64) -> tuple[i64, i64]:
        """The free hexes on which this seat's piece would be right (CR-10)."""
        low, high = self.free(seat)
        hunter = self.hunters[seat]
        if piece == DISC:
            return low & hunter.fit_low, high & hunter.fit_high
        return low & ~hunter.fit_low, high & ~hunter.fit_high

    def has_honest(self, seat: i64, piece: i64) -> bool:
        low, high = self.honest(seat, piece)
        return low | high != 0

    def has_piece(self, seat: i64, at: i64) -> bool:
        hunter = self.hunters[seat]
        return hunter.has_cube(at) or hunter.has_disc(at)

    def lay(self, seat: i64, at: i64, piece: i64) -> None:
        """Put a piece on the map; a cube closes its hex (CR-10, CR-12)."""
        if piece == DISC:
            self.hunters[seat].turn_disc(at)
        else:
            self.hunters[seat].turn_cube(at)
            if at < HALF:
                self.closed_low |= bit(at)
            else:
                self.closed_high |= bit(at - HALF)

    def take_cube(self, seat: i64, at: i64) -> None:
        """Take a cube off the map; its hex is open again."""
        self.hunters[seat].turn_cube(at)
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
