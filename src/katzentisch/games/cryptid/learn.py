"""Encode Cryptid as numbers. Players are counted by seat, as in moves; a hex is 12 × row + column."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from katzentisch.core.bits import bit, count
from katzentisch.core.chance import rng
from katzentisch.core.state import State
from katzentisch.core.view import View
from katzentisch.games.cryptid.box.clues import HINTS, KEYS
from katzentisch.games.cryptid.box.map import HALF, HEXES, Area
from katzentisch.games.cryptid.rules.imagine import world
from katzentisch.games.cryptid.rules.state import KINDS_OF_MOVES, SAY_DISC, CryptidState
from katzentisch.games.cryptid.rules.table import DISC, Table
from katzentisch.games.cryptid.view import CryptidView
from katzentisch.learn.observation import ObservationWriter
from katzentisch.learn.observer import Observer

TERRAINS: Final = ("forest", "desert", "water", "swamp", "mountain", "bear", "cougar")
STRUCTURES: Final = ("white", "green", "blue", "black", "stone", "shack")
MEANINGS: Final = {
    "seat": "the observer's own seat; none in the gallery",
    "advanced": "the advanced mode",
    "by hand": "players answer by hand and may err",
    "phase": "opening, turn, answer, extra, owing, done, over",
    "starter": "the start player",
    "turn": "whose turn it is, or whose opening cube is next",
    "respondent": "who is to answer",
    "relay": "who has to lay the piece again that a correction took off",
    "relay disc": "that piece is a disc",
    "opening": "how many opening cubes lie",
    "pawn": "the hex of the pawn",
    "searching": "the pawn stands for a search",
    "hint": f"the hint that was given: {', '.join(HINTS)}",
    "clue": "the observer's own clue, by its number in the book of all 48",
    "habitats": "the hexes that fit the observer's own clue",
    **dict.fromkeys(TERRAINS, "the hexes with this terrain or in this animal's territory"),
    **dict.fromkeys(STRUCTURES, "the hexes with a structure of this colour or kind"),
    "cubes": "the hexes with a cube",
    "discs": "the hexes with a disc",
    "notes": "hexes that a correction showed not to fit, though no piece says so",
    "lapsed": "pieces that had no hex to go to",
    "agreed": "wants the hint",
    "rested": "took that back in this turn",
}
CLUES: Final = len(KEYS)
KINDS: Final = len(HINTS)


class CryptidObserver(Observer):
    """The map, the observer's clue and where it is true, and all pieces. What only the end reveals is left out."""

    def encode(self, view: View, writer: ObservationWriter) -> None:
        assert isinstance(view, CryptidView)
        self.look(shown(view), view.seat, writer)

    def look(self, state: State, seat: i64, writer: ObservationWriter) -> None:
        assert isinstance(state, Table)
        players: i64 = state.players
        writer.one_of("seat", players, seat)
        writer.flag("advanced", state.land.advanced)
        writer.flag("by hand", state.by_hand)
        writer.one_of("phase", 7, state.phase)
        writer.one_of("starter", players, state.starter)
        writer.one_of("turn", players, state.turn)
        writer.one_of("respondent", players, state.respondent)
        writer.one_of("relay", players, state.relay)
        writer.flag("relay disc", state.relay >= 0 and state.relay_piece == DISC)
        writer.number("opening", state.opening, 0, 2 * players)
        writer.one_of("pawn", HEXES, state.pawn)
        writer.flag("searching", state.searching)
        writer.one_of("hint", KINDS, HINTS.index(state.hint) if state.hint_given else -1)
        write_map(state, seat, writer)
        who: i64 = 0
        while who < players:
            player = state.seats[who]
            writer.of(who)
            writer.two_words("cubes", HEXES, HALF, player.cubes_low, player.cubes_high)
            writer.two_words("discs", HEXES, HALF, player.discs_low, player.discs_high)
            writer.two_words("notes", HEXES, HALF, player.notes_low, player.notes_high)
            writer.number("lapsed", player.lapsed, 0, HEXES)
            writer.flag("agreed", state.agreed & bit(who) != 0)
            writer.flag("rested", state.rested & bit(who) != 0)
            who += 1

    def mark(self, state: State, seat: i64, mask: vec[u8], at: i64) -> None:
        assert isinstance(state, CryptidState)
        said: i64 = at + SAY_DISC
        kind: i64 = 0
        while kind < KINDS_OF_MOVES:
            low, high = state.choices(seat, kind)
            mark_hexes(mask, at, low)
            mark_hexes(mask, at + HALF, high)
            at += HEXES
            kind += 1
        mark_hexes(mask, said, state.sayable(seat))


def mark_hexes(mask: vec[u8], at: i64, hexes: i64) -> None:
    """Mark the move of each hex in the set."""
    while hexes:
        low: i64 = hexes & -hexes
        mask[at + count(low - 1)] = 1
        hexes ^= low


def write_map(table: Table, seat: i64, writer: ObservationWriter) -> None:
    """Write the observer's clue, the terrain and the structures."""
    land = table.land
    if seat >= 0:
        own = table.seats[seat]
        writer.one_of("clue", CLUES, own.clue)
        writer.two_words("habitats", HEXES, HALF, own.fit_low, own.fit_high)
    else:
        writer.one_of("clue", CLUES, -1)
        writer.two_words("habitats", HEXES, HALF, 0, 0)
    for at, name in enumerate(TERRAINS):
        write_area(writer, name, land.features[at])
    stones = land.structures
    colours = len(stones) // 2
    for at in range(4):
        pair = (stones[at], stones[colours + at]) if at < colours else ()
        writer.counts(STRUCTURES[at], HEXES, pair, 1)
    writer.counts("stone", HEXES, tuple(stones[:colours]), 1)
    writer.counts("shack", HEXES, tuple(stones[colours:]), 1)


def write_area(writer: ObservationWriter, name: str, area: Area) -> None:
    writer.two_words(name, HEXES, HALF, area.low, area.high)


def shown(view: CryptidView) -> CryptidState:
    """A state that the view shows. Everybody gets the observer's clue, since nobody reads the others' clues."""
    own = KEYS.index(view.clue) if view.clue else 0
    return world(view, [own] * view.players, rng("shown"))


observer = CryptidObserver(MEANINGS)
