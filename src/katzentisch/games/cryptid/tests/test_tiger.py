"""The tiger: the strongest level, without what the set-up gives away, at a pace that lets everybody play."""

from __future__ import annotations

import pytest

from katzentisch.bots.roster import LEVELS, seat_bot
from katzentisch.core.catalogue import find
from katzentisch.games.cryptid import game
from katzentisch.games.cryptid.bots import part
from katzentisch.games.cryptid.bots.tiger import Tiger, turns_taken
from katzentisch.games.cryptid.box.map import HEXES
from katzentisch.games.cryptid.rules.state import SEARCH, CryptidState
from katzentisch.games.cryptid.tests.positions import o3, start

ENTRY = find("cryptid")


def hunt(kinds: list[str], mode: str, seed: str) -> tuple[CryptidState, list[int]]:
    """A whole hunt of these bots, and how many turns everybody had."""
    state = start(len(kinds), {"mode": mode}, seed)
    bots = [seat_bot(ENTRY, kind, "", f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    turns = [0] * len(kinds)
    while state.actors():
        seat = state.actor()
        view = state.view(seat)
        if view.phase == "turn":
            searched = any(at in discs for discs in view.discs for cubes in view.cubes for at in cubes)
            assert turns_taken(view) <= sum(turns)
            assert searched or turns_taken(view) == sum(turns)
            turns[seat] += 1
        state.apply(seat, bots[seat].choose(view, state.legal(seat)))
    return state, turns


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["normal", "advanced"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_has_two_turns(players: int, mode: str) -> None:
    """Among tigers no hunt ends before everybody had two turns."""
    for deal in range(4):
        state, turns = hunt(["tiger"] * players, mode, f"pace {deal}")
        assert state.winner >= 0
        assert min(turns) >= 2, turns


@pytest.mark.slow
def test_beats_the_level_below() -> None:
    """One tiger among two lynxes wins more than the third of the hunts that chance would give it."""
    won = 0
    for deal in range(60):
        kinds = ["tiger" if seat == deal % 3 else "lynx" for seat in range(3)]
        state, _ = hunt(kinds, "normal", f"level {deal}")
        won += kinds[max(state.winner, 0)] == "tiger"
    assert won > 60 / 3, won


def test_uses_nothing_of_the_set_up() -> None:
    """Where only the set-up tells the habitat, the solver searches it and the tiger asks."""
    state = o3()
    legal = state.legal(0)
    known = game.parse("search J7")
    assert seat_bot(ENTRY, "exact", "1", "t").choose(state.view(0), legal) == known
    assert Tiger("t").choose(state.view(0), legal) // HEXES != SEARCH
    assert Tiger("t").advise(state.view(0), legal)[0].move != known


def test_advice_keeps_no_pace() -> None:
    """Anybody who asks for a hint is told to search as soon as it pays, however early that is."""
    found = 0
    for deal in range(40):
        state = start(3, {}, f"early {deal}")
        while state.actors() and not found:
            seat = state.actor()
            view, legal = state.view(seat), state.legal(seat)
            tiger = Tiger("t")
            if view.phase == "turn" and turns_taken(view) + 1 < 6:
                best = tiger.advise(view, legal)[0].move
                assert tiger.choose(view, legal) // HEXES != SEARCH
                found += best // HEXES == SEARCH
            state.apply(seat, tiger.choose(view, legal))
        if found:
            return
    raise AssertionError("no early search was ever advised")


def test_levels_of_the_game() -> None:
    """The solver is not a level: nobody meets it unless they choose it."""
    assert [kind for kind in LEVELS if kind in part.players] == list(LEVELS)
    assert "exact" in part.players
    assert "exact" not in LEVELS
