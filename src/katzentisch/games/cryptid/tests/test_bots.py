"""The players without a budget: honest, quick, each with its own way to reason."""

from __future__ import annotations

import pytest

from katzentisch.bots.random import Random
from katzentisch.core.chance import rng
from katzentisch.core.player import Player
from katzentisch.games.cryptid import game
from katzentisch.games.cryptid.bots.halving import Exact, Halving
from katzentisch.games.cryptid.bots.levels import Hunter, Kitten, Lynx, Tabby, looked
from katzentisch.games.cryptid.bots.reading import exact, notes
from katzentisch.games.cryptid.bots.sleuth import MUCH, Sleuth
from katzentisch.games.cryptid.box.map import HEXES, decode
from katzentisch.games.cryptid.rules.deduce import pieces_allow
from katzentisch.games.cryptid.rules.state import AGREE, ASK, SEARCH, CryptidState
from katzentisch.games.cryptid.tests.positions import N4, do, number, o3, position, start


def winner(players: int, options: dict[str, str], seed: str, bots: list[Player]) -> int:
    state = start(players, options, seed)
    while state.actors():
        seat = state.actor()
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
    return state.winner


@pytest.mark.slow
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


@pytest.mark.parametrize("kind", [Halving, Exact, Lynx, Tabby, Kitten])
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
    """A list keeps exactly the clues that the cubes and discs allow, without the player's own."""
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


def middle(players: int = 4) -> CryptidState:
    """Some random turns of a hunt."""
    state = start(players, {"mode": "advanced"}, "forgets")
    source = rng("forgets")
    while state.view(-1).opening < 2 * players:
        state.apply(state.actor(), state.pick(state.actor(), source))
    for _ in range(10):
        if state.actors():
            state.apply(state.actor(), state.pick(state.actor(), source))
    return state


@pytest.mark.parametrize("kind", [Kitten, Tabby, Lynx])
def test_forgets_and_overlooks_as_much_as_it_says(kind: type[Hunter]) -> None:
    """Lists leave more clues, never fewer, than all pieces would; over many turns the share of the map is as told."""
    state = middle()
    view = state.view(state.actor())
    clear = notes(view)
    lists = [kind(f"{seed}").read(view).clues for seed in range(60)]
    assert all(set(some) >= set(every) for each in lists for some, every in zip(each, clear.clues, strict=True))
    assert (lists != [clear.clues] * 60) == (kind.memory < 100)
    seen = sum(sum(looked(view, f"{seed}", kind.sight)) for seed in range(60))
    assert abs(100 * seen / (60 * HEXES) - kind.sight) < 3


def test_what_a_level_says_about_itself_is_true() -> None:
    """Half of the answers, a quarter of the map; every fifth answer, a third; nothing, two hexes of five."""
    assert (Kitten.memory, Kitten.sight) == (50, 25)
    assert (Tabby.memory, Tabby.sight) == (80, 33)
    assert (Lynx.memory, Lynx.sight) == (100, 60)
    assert Kitten.sure > Tabby.sure > Lynx.sure


@pytest.mark.parametrize("kind", [Kitten, Tabby, Lynx])
def test_asks_and_searches_only_where_it_looks(kind: type[Hunter]) -> None:
    """What it overlooks in a turn it neither asks about nor searches while there is anything else to ask."""
    state = start(3, {}, "asks")
    hunters = [kind(f"{seat}") for seat in range(3)]
    for _ in range(30):
        if not state.actors():
            break
        seat = state.actor()
        view = state.view(seat)
        move = hunters[seat].choose(view, state.legal(seat))
        if move // HEXES >= ASK or move // HEXES == SEARCH:
            assert looked(view, hunters[seat].seed, kind.sight)[move % HEXES]
        state.apply(seat, move)


@pytest.mark.parametrize("kind", [Kitten, Tabby, Lynx])
def test_searches_where_nobody_is_left_to_ask(kind: type[Hunter]) -> None:
    """With discs of all others on a hex that it looks at, it searches there; before that it is not sure."""
    view, at = full().view(0), number((6, 9))
    seed = next(word for word in map(str, range(99)) if looked(view, word, kind.sight)[at])
    assert kind(seed).choose(view, full().legal(0)) == SEARCH * HEXES + at
    unsure = middle()
    seat = unsure.actor()
    assert max(kind("").read(unsure.view(seat)).chances) < kind.sure
    assert kind("").choose(unsure.view(seat), unsure.legal(seat)) // HEXES != SEARCH


def test_people_can_take_part_in_a_hunt() -> None:
    """Among two tabbies, with three players, a kitten has several turns in every hunt; a tabby finds sooner than it."""
    turns = []
    for luck in range(6):
        state = start(3, {}, f"part {luck}")
        bots = [Kitten("k"), Tabby("t"), Tabby("u")]
        turns.append(0)
        while state.actors():
            seat = state.actor()
            move = bots[seat].choose(state.view(seat), state.legal(seat))
            turns[-1] += seat == 0 and (move // HEXES >= ASK or move // HEXES == SEARCH)
            state.apply(seat, move)
    assert min(turns) >= 1
    assert sum(turns) >= 3 * len(turns)


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
    for kind in (Exact, Halving, Lynx, Tabby, Kitten):
        assert kind("").read(far.view(2)).uncertainty >= MUCH
        assert kind("").interrupt(far.view(2), far.legal(2)) == AGREE


@pytest.mark.parametrize("kind", [Halving, Exact, Lynx, Tabby, Kitten])
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


@pytest.mark.parametrize("kind", [Halving, Exact])
def test_says_how_an_answer_splits_the_clues(kind: type[Sleuth]) -> None:
    """The two numbers are the clues of the notebook that would be left by a disc and by a cube."""
    state = o3()
    view = state.view(0)
    advice = kind("").weigh(view, game.parse("ask 1 at A1"))
    reason = next(reason for _, reason in advice.because if reason.key == "splits-clues")
    listed = notes(view).clues[1]
    fit = [clue for clue in listed if decode(view.map).fits(clue, 0)]
    assert reason.data == {"seat": 1, "yes": len(fit), "no": len(listed) - len(fit)}


def test_says_what_speaks_for_a_cube() -> None:
    """A cube is advised for what it keeps secret: how many clues the others must still think possible."""
    state = start(4, {}, "reasons")
    seat = state.actor()
    view = state.view(seat)
    best = Exact("").advise(view, state.legal(seat))[0]
    worth, reason = best.because[0]
    at = best.move % HEXES
    left = [clue for clue in pieces_allow(view, seat) if not decode(view.map).fits(clue, at)]
    assert worth > 0
    assert (reason.key, reason.data) == ("leaves-clues", {"count": len(left)})
