"""The important principles, as both pages of the rulebook list them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from katzentisch.core.chance import rng
from katzentisch.games.cryptid import game
from katzentisch.games.cryptid.rules.state import CryptidState
from katzentisch.games.cryptid.tests.positions import cubes, discs, do, name, o3, start, where

CASES = [(players, mode) for players in (3, 4, 5) for mode in ("normal", "advanced")]


def games(players: int, mode: str) -> list[CryptidState]:
    """Positions of a random game, one after every move."""
    state = start(players, {"mode": mode, "card": "drawn"}, f"principles {players} {mode}")
    source = rng("principles")
    found = []
    while state.actors():
        found.append(state.copy())
        seat = state.actor()
        state.apply(seat, state.pick(seat, source))
    return [*found, state]


@pytest.mark.parametrize(("players", "mode"), CASES)
def test_pieces_are_honest(players: int, mode: str) -> None:
    """CR-14, CR-10, both pages, first principle: cubes never lie where the clue fits, discs only there."""
    for state in games(players, mode):
        for player in state.seats:
            assert not player.wrong_low() | player.wrong_high()


@pytest.mark.parametrize(("players", "mode"), CASES)
def test_pieces_are_never_removed(players: int, mode: str) -> None:
    """CR-13, both pages, second principle: what lies stays."""
    positions = games(players, mode)
    for before, after in pairwise(positions):
        for seat in range(players):
            assert cubes(before, seat) <= cubes(after, seat)
            assert discs(before, seat) <= discs(after, seat)


@pytest.mark.parametrize(("players", "mode"), CASES)
def test_closed_hexes_are_left_alone(players: int, mode: str) -> None:
    """CR-12, both pages, third principle: no move names a hex with a cube."""
    for state in games(players, mode)[::5]:
        closed = {name(at) for seat in range(players) for at in cubes(state, seat)}
        for seat in range(players):
            assert not any(game.spell(move).split()[-1] in closed for move in state.legal(seat))


def test_a_caused_cube_costs_a_cube() -> None:
    """CR-25, CR-30, both pages, fourth principle: in a question and in a search."""
    for text, at in (("ask 2 at", (0, 0)), ("search", (6, 10))):
        state = do(o3(), 0, text, at)
        assert state.view(-1).phase == "owing"
        assert state.actors() == [0]


@pytest.mark.parametrize(("players", "mode"), CASES)
def test_one_piece_of_a_player_per_hex(players: int, mode: str) -> None:
    """CR-11, both pages, fifth principle: nobody lays a second piece on a hex; one cube a hex, many discs."""
    for state in games(players, mode):
        for seat in range(players):
            assert not cubes(state, seat) & discs(state, seat)
        lying = [at for seat in range(players) for at in cubes(state, seat)]
        assert len(lying) == len(set(lying))


def test_misleading_is_allowed() -> None:
    """CR-14: among honest hexes any will do, so that others may be led astray."""
    state = do(o3(), 0, "ask 2 at", (0, 0))
    assert len(where(state, 0, "cube")) == 62
