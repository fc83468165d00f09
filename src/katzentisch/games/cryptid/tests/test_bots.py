"""The heuristic player: honest, quick, and better than luck."""

from __future__ import annotations

from katzentisch.bots.random import Random
from katzentisch.core.player import Player
from katzentisch.games.cryptid import game
from katzentisch.games.cryptid.bots import MUCH, Heuristic, uncertainty
from katzentisch.games.cryptid.rules import AGREE
from katzentisch.games.cryptid.tests.positions import N4, do, number, o3, position, start


def winner(players: int, options: dict[str, str], seed: str, bots: list[Player]) -> int:
    state = start(players, options, seed)
    while state.actors():
        seat = state.actor()
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
    return state.winner


def test_beats_luck() -> None:
    """One heuristic player among random ones wins nearly always."""
    wins = 0
    for luck in range(12):
        players = 3 + luck % 3
        bots: list[Player] = [Random(f"{seat}") for seat in range(players)]
        bots[0] = Heuristic("h")
        wins += winner(players, {"mode": ("normal", "advanced")[luck % 2]}, f"luck {luck}", bots) == 0
    assert wins >= 11


def test_honest_by_hand() -> None:
    """CR-14: by hand it never lays a wrong piece, and corrects one at once if it finds one."""
    state = start(4, {"answers": "by-hand"}, "honest")
    bots = [Heuristic(f"{seat}") for seat in range(4)]
    while state.actors():
        seat = state.actor()
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
        assert not state.wrong_pieces()
    assert state.winner >= 0
    wrong = do(do(o3(by_hand=True), 0, "ask 1 at", (6, 9)), 1, "answer cube")
    assert Heuristic().interrupt(wrong.view(1), wrong.legal(1)) == game.parse("correct J7")


def test_searches_when_it_is_sure() -> None:
    """With one hex left it searches it."""
    state = o3()
    move = Heuristic().choose(state.view(0), state.legal(0))
    assert move == game.parse("search J7")
    assert number((6, 9)) == 81


def test_joins_a_wish_for_the_hint() -> None:
    """It does not ask for the hint itself, but agrees while the habitat is far."""
    state = position(N4)
    assert Heuristic().interrupt(state.view(2), state.legal(2)) is None
    do(state, 0, "agree")
    assert uncertainty(state.view(2)) < MUCH
    assert Heuristic().interrupt(state.view(2), state.legal(2)) is None
    far = start(5, {"mode": "advanced"}, "far")
    do(far, 0, "agree")
    assert uncertainty(far.view(2)) >= MUCH
    assert Heuristic().interrupt(far.view(2), far.legal(2)) == AGREE


def test_gives_reasons() -> None:
    """Every move comes with what speaks for it, the best first."""
    state = start(4, {}, "reasons")
    for _ in range(10):
        seat = state.actor()
        advice = Heuristic().advise(state.view(seat), state.legal(seat))
        assert [each.worth for each in advice] == sorted((each.worth for each in advice), reverse=True)
        assert all(each.because for each in advice)
        state.apply(seat, advice[0].move)
        if not state.actors():
            break
