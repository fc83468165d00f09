"""Worlds that could lie behind a view of Cryptid: every possible clue tuple as likely."""

from __future__ import annotations

from katzentisch.core.chance import Rng, imagined
from katzentisch.games.cryptid.box.clues import HINTS, KEYS, offered_hints
from katzentisch.games.cryptid.box.map import area_of, decode
from katzentisch.games.cryptid.rules.deduce import deduce
from katzentisch.games.cryptid.rules.player_state import PlayerState
from katzentisch.games.cryptid.rules.state import CryptidState
from katzentisch.games.cryptid.rules.table import CUBE, PIECES
from katzentisch.games.cryptid.view import PHASES, CryptidView


def imagine(view: CryptidView, rng: Rng) -> CryptidState:
    """A state with this view."""
    clues = [KEYS.index(key) for key in view.clues] if view.clues else deduce(view).sample(rng)
    return world(view, clues, rng)


def world(view: CryptidView, clues: list[int], rng: Rng) -> CryptidState:
    """The state that this view shows if these are everybody's clues."""
    state = CryptidState(view.players, decode(view.map), view.by_hand, imagined(rng))
    state.deal(clues)
    state.card = view.card
    # Only a puzzle without superfluous clues is sure to have a true hint.
    hints = [view.hint] if view.hint else offered_hints(clues) or HINTS
    state.hint = hints[rng.below(len(hints))]
    state.hint_given = view.hint != ""
    state.agreed = sum(1 << seat for seat, agreed in enumerate(view.agreed) if agreed)
    state.rested = sum(1 << seat for seat, rested in enumerate(view.rested) if rested)
    state.starter = view.starter
    state.phase = PHASES.index(view.phase)
    state.turn = view.turn
    state.opening = view.opening
    state.pawn = view.pawn
    state.searching = view.searching
    state.respondent = view.respondent
    state.relay = view.relay
    state.relay_piece = PIECES.index(view.relay_piece) if view.relay_piece else CUBE
    state.corrections = list(view.corrections)
    state.winner = view.winner
    for seat, player in enumerate(state.seats):
        lay_pieces(view, seat, player)
        state.closed_low |= player.cubes_low
        state.closed_high |= player.cubes_high
    return state


def lay_pieces(view: CryptidView, seat: int, player: PlayerState) -> None:
    """Everything that lies open for one seat."""
    cubes, discs, notes = (area_of(list(each[seat])) for each in (view.cubes, view.discs, view.notes))
    player.cubes_low, player.cubes_high = cubes.low, cubes.high
    player.discs_low, player.discs_high = discs.low, discs.high
    player.notes_low, player.notes_high = notes.low, notes.high
    player.lapsed = view.lapsed[seat]
