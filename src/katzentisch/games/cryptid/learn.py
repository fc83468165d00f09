"""Cryptid as numbers; players are counted by seat, as in the moves that ask them, a hex is 12 × row + column."""

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
from katzentisch.learn.observation import Sheet
from katzentisch.learn.observer import Observer

TERRAINS: Final = ("forest", "desert", "water", "swamp", "mountain", "bear", "cougar")
STRUCTURES: Final = ("white", "green", "blue", "black", "stone", "shack")
MEANINGS: Final = {
    "seat": "the own seat; none in the gallery",
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
    "clue": "the own clue, by its number in the book of all 48",
    "habitats": "the hexes that fit the own clue",
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
    """The map, the own clue and where it is true, and all pieces; what only the end reveals is left out."""

    def encode(self, view: View, sheet: Sheet) -> None:
        assert isinstance(view, CryptidView)
        self.look(shown(view), view.seat, sheet)

    def look(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Table)
        players: i64 = state.players
        sheet.one_of("seat", players, seat)
        sheet.flag("advanced", state.land.advanced)
        sheet.flag("by hand", state.by_hand)
        sheet.one_of("phase", 7, state.phase)
        sheet.one_of("starter", players, state.starter)
        sheet.one_of("turn", players, state.turn)
        sheet.one_of("respondent", players, state.respondent)
        sheet.one_of("relay", players, state.relay)
        sheet.flag("relay disc", state.relay >= 0 and state.relay_piece == DISC)
        sheet.number("opening", state.opening, 0, 2 * players)
        sheet.one_of("pawn", HEXES, state.pawn)
        sheet.flag("searching", state.searching)
        sheet.one_of("hint", KINDS, HINTS.index(state.hint) if state.hint_given else -1)
        write_map(state, seat, sheet)
        who: i64 = 0
        while who < players:
            hunter = state.hunters[who]
            sheet.of(who)
            sheet.two_words("cubes", HEXES, HALF, hunter.cubes_low, hunter.cubes_high)
            sheet.two_words("discs", HEXES, HALF, hunter.discs_low, hunter.discs_high)
            sheet.two_words("notes", HEXES, HALF, hunter.notes_low, hunter.notes_high)
            sheet.number("lapsed", hunter.lapsed, 0, HEXES)
            sheet.flag("agreed", state.agreed & bit(who) != 0)
            sheet.flag("rested", state.rested & bit(who) != 0)
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
    """Mark a move for every bit."""
    while hexes:
        low: i64 = hexes & -hexes
        mask[at + count(low - 1)] = 1
        hexes ^= low


def write_map(table: Table, seat: i64, sheet: Sheet) -> None:
    """The own clue, the land, and what stands on it."""
    land = table.land
    if seat >= 0:
        own = table.hunters[seat]
        sheet.one_of("clue", CLUES, own.clue)
        sheet.two_words("habitats", HEXES, HALF, own.fit_low, own.fit_high)
    else:
        sheet.one_of("clue", CLUES, -1)
        sheet.two_words("habitats", HEXES, HALF, 0, 0)
    for at, name in enumerate(TERRAINS):
        write_area(sheet, name, land.features[at])
    stones = land.structures
    colours = len(stones) // 2
    for at in range(4):
        pair = (stones[at], stones[colours + at]) if at < colours else ()
        sheet.counts(STRUCTURES[at], HEXES, pair, 1)
    sheet.counts("stone", HEXES, tuple(stones[:colours]), 1)
    sheet.counts("shack", HEXES, tuple(stones[colours:]), 1)


def write_area(sheet: Sheet, name: str, area: Area) -> None:
    sheet.two_words(name, HEXES, HALF, area.low, area.high)


def shown(view: CryptidView) -> CryptidState:
    """The table that the view shows, with the own clue in everybody's hand: nobody looks at the others'."""
    own = KEYS.index(view.clue) if view.clue else 0
    return world(view, [own] * view.players, rng("shown"))


observer = CryptidObserver(MEANINGS)
