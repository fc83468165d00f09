"""A notebook for the real table: pieces in; possible clues and hexes, contradictions and corrections out."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from katzentisch.core.event import Event
from katzentisch.core.reason import Value
from katzentisch.games.cryptid.box.clues import HINTS, KEYS, clues_of, hint_allows
from katzentisch.games.cryptid.box.map import HEXES, Map, decode, hex_name
from katzentisch.games.cryptid.rules.deduce import evidence, posterior
from katzentisch.games.cryptid.rules.puzzle import mode_clues
from katzentisch.play.score_sheet import BadSheet, Column, Judgement, Name, check_names, convert_sheet

Hex = Annotated[int, msgspec.Meta(ge=0, lt=HEXES)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]
Kind = Literal["cube", "disc"]
OTHER: dict[Kind, Kind] = {"cube": "disc", "disc": "cube"}


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cube or disc of somebody on a hex (12 × row + column)."""

    seat: Seat
    hex: Hex
    piece: Kind


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece that its owner wants to correct."""

    seat: Seat
    hex: Hex


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on the table, and what one player knows besides."""

    map: Annotated[str, msgspec.Meta(max_length=30)]
    names: Annotated[list[Name], msgspec.Meta(min_length=3, max_length=5)]
    pieces: Annotated[list[Piece], msgspec.Meta(max_length=5 * HEXES)] = []
    seat: Annotated[int, msgspec.Meta(ge=-1, le=4)] = -1
    """Whose notebook this is; -1 for nobody's."""
    clue: str = ""
    """The player's own clue."""
    hint: str = ""
    together: bool = False
    """Whether to use that all clues hold together on one hex only (CR-R35), which takes longer."""
    correcting: Spot | None = None


class Laid(NamedTuple):
    """One player's pieces."""

    cubes: tuple[int, ...]
    discs: tuple[int, ...]


def judge(data: object) -> Judgement:
    """What the pieces leave possible, which of them cannot both be right, and how to correct one; BadSheet, BadMap."""
    sheet = convert_sheet(data, Sheet)
    land = decode(sheet.map)
    check(sheet, land)
    laid = pieces_of(sheet, sheet.pieces)
    steps = [event for seat, pieces in enumerate(laid) for event in contradictions(sheet, land, seat, pieces)]
    candidates = [possible(sheet, land, seat, pieces) for seat, pieces in enumerate(laid)]
    hexes = [at for at in range(HEXES) if may_be(at, laid, candidates, land)]
    if sheet.together and not steps:
        candidates, hexes = together(sheet, laid)
    more: dict[str, Any] = {"clues": [[KEYS[clue] for clue in clues] for clues in candidates], "hexes": hexes}
    if sheet.correcting:
        told, right, more["relay"] = correction(sheet, land, sheet.correcting)
        more["corrected"] = msgspec.to_builtins(right)
        steps += told
    return Judgement(
        [Column(name, [], len(clues)) for name, clues in zip(sheet.names, candidates, strict=True)], steps, more
    )


def check(sheet: Sheet, land: Map) -> None:
    """BadSheet for the first thing that no table can look like (CR-11)."""
    check_names(sheet.names)
    players = len(sheet.names)
    if sheet.seat >= players or any(piece.seat >= players for piece in sheet.pieces):
        raise BadSheet("sheet-seats", players=players)
    if sheet.clue and (sheet.seat < 0 or sheet.clue not in KEYS):
        raise BadSheet("clue-unknown", key=sheet.clue, choices=[KEYS[clue] for clue in clues_of(land.advanced)])
    if sheet.clue and KEYS.index(sheet.clue) not in clues_of(land.advanced):
        raise BadSheet("clue-mode", clue=sheet.clue)
    if sheet.hint and sheet.hint not in HINTS:
        raise BadSheet("sheet-hint", choices=list(HINTS))
    for one, other in combinations(sheet.pieces, 2):
        if one.hex == other.hex and one.seat == other.seat:
            raise BadSheet("sheet-two-pieces", name=sheet.names[one.seat], hex=hex_name(one.hex))
        if one.hex == other.hex and one.piece == other.piece == "cube":
            raise BadSheet("sheet-two-cubes", hex=hex_name(one.hex))


def pieces_of(sheet: Sheet, pieces: list[Piece]) -> list[Laid]:
    """Everybody's pieces."""
    by_kind = {
        kind: [
            tuple(piece.hex for piece in pieces if piece.seat == seat and piece.piece == kind)
            for seat in range(len(sheet.names))
        ]
        for kind in OTHER
    }
    return [Laid(*both) for both in zip(by_kind["cube"], by_kind["disc"], strict=True)]


def possible(sheet: Sheet, land: Map, seat: int, laid: Laid) -> list[int]:
    """The clues that a player may have by these pieces and the hint alone; the player's own where it is known."""
    if seat == sheet.seat and sheet.clue:
        return [KEYS.index(sheet.clue)]
    allowed = mode_clues(land.advanced) & hint_allows(sheet.hint)
    found = evidence(laid.cubes, laid.discs).candidates(land, allowed)
    own = KEYS.index(sheet.clue) if sheet.clue else -1
    return [int(each.number) for each in found if each.cost == 0 and each.number != own]


def contradictions(sheet: Sheet, land: Map, seat: int, laid: Laid) -> list[Event]:
    """Two pieces of one player that no clue allows together; or that all of them together allow none."""
    if seat == sheet.seat and sheet.clue:
        clue = KEYS.index(sheet.clue)
        wrong = [at for at in laid.cubes if land.fits(clue, at)] + [at for at in laid.discs if not land.fits(clue, at)]
        return [Event("wrong-piece", {"seat": seat, "hex": hex_name(at)}) for at in wrong]
    if possible(sheet, land, seat, laid):
        return []
    every: list[tuple[Kind, int]] = [("cube", at) for at in laid.cubes]
    every += [("disc", at) for at in laid.discs]
    found = []
    for one, other in combinations(every, 2):
        cubes = tuple(at for kind, at in (one, other) if kind == "cube")
        discs = tuple(at for kind, at in (one, other) if kind == "disc")
        if not possible(sheet, land, seat, Laid(cubes, discs)):
            found.append(Event("lie-pair", {"seat": seat, "hex": hex_name(one[1]), "second": hex_name(other[1])}))
    return found or [Event("lie-some", {"seat": seat})]


def may_be(at: int, laid: list[Laid], candidates: list[list[int]], land: Map) -> bool:
    """Whether a hex can still be the habitat, each player's pieces taken by themselves."""
    if any(at in pieces.cubes for pieces in laid):
        return False
    return all(any(land.fits(clue, at) for clue in clues) for clues in candidates)


def together(sheet: Sheet, laid: list[Laid]) -> tuple[list[list[int]], list[int]]:
    """The same, all players taken together (CR-R35)."""
    cubes = tuple(pieces.cubes for pieces in laid)
    discs = tuple(pieces.discs for pieces in laid)
    land = decode(sheet.map)
    clues = mode_clues(land.advanced) & hint_allows(sheet.hint)
    seat = sheet.seat if sheet.clue else -1
    try:
        found = posterior(sheet.map, seat, sheet.clue, clues, cubes, discs, None)
    except ValueError:
        raise BadSheet("sheet-no-clues") from None
    seats = [[clue for clue, count in enumerate(counts) if count] for counts in found.clues]
    if seat >= 0:
        seats[seat] = [KEYS.index(sheet.clue)]
    return seats, [at for at, count in enumerate(found.hexes) if count]


def correction(sheet: Sheet, land: Map, spot: Spot) -> tuple[list[Event], list[Piece], list[int]]:
    """How a wrong piece is put right (CR-34, CR-35, CR-R20): steps, the pieces then, where the old one may go."""
    wrong = next((piece for piece in sheet.pieces if (piece.seat, piece.hex) == (spot.seat, spot.hex)), None)
    if wrong is None:
        raise BadSheet("sheet-no-piece", name=sheet.names[spot.seat], hex=hex_name(spot.hex))
    others = [piece for piece in sheet.pieces if piece != wrong]
    closed = {piece.hex for piece in others if piece.piece == "cube"}
    blocked = wrong.piece == "disc" and spot.hex in closed
    right = [] if blocked else [Piece(spot.seat, spot.hex, OTHER[wrong.piece])]
    key = "correct-off" if blocked else "correct-swap"
    steps = [Event(key, {"seat": spot.seat, "hex": hex_name(spot.hex), "piece": wrong.piece})]
    laid = pieces_of(sheet, others + right)[spot.seat]
    if blocked:
        laid = Laid((*laid.cubes, spot.hex), laid.discs)
    clues = possible(sheet, land, spot.seat, laid)
    closed |= {piece.hex for piece in right if piece.piece == "cube"}
    taken = {*laid.cubes, *laid.discs, *closed}
    fits = wrong.piece == "disc"
    relay = [at for at in range(HEXES) if at not in taken and any(land.fits(clue, at) == fits for clue in clues)]
    data: dict[str, Value] = {"seat": spot.seat, "piece": wrong.piece, "hexes": list(map(hex_name, relay))}
    steps.append(Event("correct-relay", data) if relay else Event("correct-lapsed", {"seat": spot.seat}))
    return steps, others + right, relay
