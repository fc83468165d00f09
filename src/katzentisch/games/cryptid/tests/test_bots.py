"""The players without a budget: honest, quick, each with its own way to reason."""

from __future__ import annotations

import pytest

from katzentisch.bots.random import Random
from katzentisch.core.chance import rng
from katzentisch.core.player import Player
from katzentisch.games.cryptid import game
from katzentisch.games.cryptid.bots.halving import Exact, Halving
from katzentisch.games.cryptid.bots.levels import Kitten, Tabby
from katzentisch.games.cryptid.bots.reading import exact, notes
from katzentisch.games.cryptid.bots.sleuth import MUCH, Sleuth
from katzentisch.games.cryptid.box.map import HEXES, decode
from katzentisch.games.cryptid.rules.state import AGREE, ASK, SEARCH, CryptidState
from katzentisch.games.cryptid.tests.positions import N4, do, number, o3, position, start


def winner(players: int, options: dict[str, str], seed: str, bots: list[Player]) -> int:
    state = start(players, options, seed)
    while state.actors():
        seat = state.actor()
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
    return state.winner


@pytest.mark.parametrize("kind", [Halving, Exact, Tabby])
def test_beats_luck(kind: type[Sleuth]) -> None:
    """One player who reasons wins nearly always among random ones."""
    wins = 0
    for luck in range(12):
        players = 3 + luck % 3
        bots: list[Player] = [Random(f"{seat}") for seat in range(players)]
        bots[0] = kind("h")
        wins += winner(players, {"mode": ("normal", "advanced")[luck % 2]}, f"luck {luck}", bots) == 0
    assert wins >= 11


@pytest.mark.parametrize("kind", [Halving, Exact, Tabby, Kitten])
def test_honest_by_hand(kind: type[Sleuth]) -> None:
    """CR-14: by hand it never lays a wrong piece, and corrects one at once if it finds one."""
    state = start(4, {"answers": "by-hand"}, "honest")
    bots = [kind(f"{seat}") for seat in range(4)]
    while state.actors():
        seat = state.actor()
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
        assert not state.wrong_pieces()
    assert state.winner >= 0
    wrong = do(do(o3(by_hand=True), 0, "ask 1 at", (6, 9)), 1, "answer cube")
    assert kind("").interrupt(wrong.view(1), wrong.legal(1)) == game.parse("correct J7")


def test_only_exact_players_use_the_set_up() -> None:
    """CR-R35: one hex is left by the set-up; somebody with a list for each seat sees several, that one among them."""
    state = o3()
    assert [at for at, chance in enumerate(exact(state.view(0)).chances) if chance] == [number((6, 9))]
    listed = [at for at, chance in enumerate(notes(state.view(0)).chances) if chance]
    assert len(listed) > 1
    assert number((6, 9)) in listed
    assert Exact().choose(state.view(0), state.legal(0)) == game.parse("search J7")


def test_lists_cross_out_what_pieces_exclude() -> None:
    """A list keeps exactly the clues that are false under the cubes and true under the discs, but not the own one."""
    state = o3(discs={1: [(6, 9)]})
    view = state.view(0)
    land = decode(view.map)
    found = notes(view)
    own = found.clues[0][0]
    for seat in (1, 2):
        fit = [
            clue
            for clue in range(23)
            if clue != own
            and all(not land.fits(clue, at) for at in view.cubes[seat])
            and all(land.fits(clue, at) for at in view.discs[seat])
        ]
        assert found.clues[seat] == fit


def test_kitten_forgets_but_tabby_does_not() -> None:
    """A kitten's lists leave more clues than a tabby's, never fewer; its own pieces it knows."""
    state = start(4, {"mode": "advanced"}, "forgets")
    source = rng("forgets")
    while state.view(-1).opening < 8:
        state.apply(state.actor(), state.pick(state.actor(), source))
    for _ in range(10):
        if state.actors():
            state.apply(state.actor(), state.pick(state.actor(), source))
    view = state.view(state.actor())
    hazy, clear = Kitten("k").read(view), Tabby("k").read(view)
    assert all(set(some) >= set(all_) for some, all_ in zip(hazy.clues, clear.clues, strict=True))
    assert hazy.clues != clear.clues


def test_kitten_asks_where_its_own_clue_fits() -> None:
    """It never asks about a hex that cannot be the habitat for itself while another is open."""
    state = start(3, {}, "asks")
    kittens = [Kitten(f"{seat}") for seat in range(3)]
    for _ in range(30):
        if not state.actors():
            break
        seat = state.actor()
        view = state.view(seat)
        move = kittens[seat].choose(view, state.legal(seat))
        if move // HEXES >= ASK:
            assert decode(view.map).fits(state.hunters[seat].clue, move % HEXES)
        state.apply(seat, move)


def test_kitten_searches_where_nobody_is_left_to_ask() -> None:
    """With discs of all others that it remembers on a hex of its own, it searches there."""
    seed = next(word for word in map(str, range(99)) if Kitten(word).lying(full().view(0), number((6, 9))) == 2)
    state = full()
    assert Kitten(seed).choose(state.view(0), state.legal(0)) == SEARCH * HEXES + number((6, 9))


def full() -> CryptidState:
    """N3 with two discs on its habitat."""
    return o3(discs={1: [(6, 9)], 2: [(6, 9)]})


def test_joins_a_wish_for_the_hint() -> None:
    """It does not ask for the hint itself, but agrees while the habitat is far."""
    state = position(N4)
    assert Exact().interrupt(state.view(2), state.legal(2)) is None
    do(state, 0, "agree")
    assert exact(state.view(2)).uncertainty < MUCH
    assert Exact().interrupt(state.view(2), state.legal(2)) is None
    far = start(5, {"mode": "advanced"}, "far")
    do(far, 0, "agree")
    for kind in (Exact, Halving, Tabby, Kitten):
        assert kind("").read(far.view(2)).uncertainty >= MUCH
        assert kind("").interrupt(far.view(2), far.legal(2)) == AGREE


@pytest.mark.parametrize("kind", [Halving, Exact, Tabby, Kitten])
def test_gives_reasons(kind: type[Sleuth]) -> None:
    """Every move comes with what speaks for it, the best first."""
    state = start(4, {}, "reasons")
    for _ in range(10):
        seat = state.actor()
        advice = kind("").advise(state.view(seat), state.legal(seat))
        assert [each.worth for each in advice] == sorted((each.worth for each in advice), reverse=True)
        assert all(each.because for each in advice)
        state.apply(seat, advice[0].move)
        if not state.actors():
            break


def test_says_how_an_answer_splits_the_clues() -> None:
    """The two numbers are the clues that would be left by a disc and by a cube."""
    state = o3()
    view = state.view(0)
    advice = Halving("").weigh(view, game.parse("ask 1 at A1"))
    reason = next(reason for _, reason in advice.because if reason.key == "splits-clues")
    listed = notes(view).clues[1]
    fit = [clue for clue in listed if decode(view.map).fits(clue, 0)]
    assert reason.data == {"seat": 1, "yes": len(fit), "no": len(listed) - len(fit)}
