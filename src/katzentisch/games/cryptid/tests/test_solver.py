"""The solver: exact, legal, blind to what is hidden, and punctual."""

from __future__ import annotations

import pytest

from katzentisch.bots.budget import Budget
from katzentisch.core.chance import rng
from katzentisch.games.cryptid import game
from katzentisch.games.cryptid.bots.prospect import Leak, Prospect
from katzentisch.games.cryptid.bots.solver import Solver
from katzentisch.games.cryptid.bots.thought import Thought, suspects
from katzentisch.games.cryptid.bots.worlds import MOST, Worlds
from katzentisch.games.cryptid.box.map import HEXES
from katzentisch.games.cryptid.rules.deduce import deduce
from katzentisch.games.cryptid.rules.imagine import world
from katzentisch.games.cryptid.rules.sets import HEX_AT, unpack
from katzentisch.games.cryptid.rules.state import ASK, CryptidState
from katzentisch.games.cryptid.tests.positions import N4, O4_CUBES, do, number, o3, position, start


def o4() -> CryptidState:
    """N4 after its opening, seat 0 to move."""
    return position(N4, O4_CUBES)


def thought(state: CryptidState) -> Thought:
    return Thought(state.view(state.actor()), "t")


def test_lists_every_world_once() -> None:
    """What a seat with its clue lists is what can be deduced from its view."""
    state = o4()
    worlds = Worlds(state.land, suspects(state.view(-1)))
    for seat, player in enumerate(state.seats):
        listed = worlds.of(seat, player.clue)
        found = deduce(state.view(seat))
        assert len(set(listed)) == len(listed) == found.tuples < MOST
        habitats = [each >> HEX_AT for each in listed]
        assert [habitats.count(at) for at in range(HEXES)] == found.hexes
        for other in range(4):
            clues = [unpack(each, 4)[other] for each in listed]
            assert [clues.count(clue) for clue in range(48)] == found.clues[other]


def test_long_lists_are_sampled() -> None:
    """At most so many worlds are kept, each once and each possible."""
    state = start(5, {}, "long")
    view = state.view(state.actor())
    listed = thought(state).prospect.listed
    assert len(set(listed)) == len(listed) == MOST < deduce(view).tuples
    assert all(state.land.common(unpack(each, 5)).hexes() == [each >> HEX_AT] for each in listed[:50])


def test_weighs_questions_by_what_they_teach() -> None:
    """How likely the true habitat will seem, over both answers, agrees with asking in every world."""
    state = o4()
    view = state.view(0)
    prospect = Prospect(Worlds(state.land, suspects(view)), 0, state.seats[0].clue)
    for other, at in ((1, number((6, 9))), (2, number((0, 0))), (3, number((5, 5)))):
        expected = 0.0
        for answer in (True, False):
            left = [w for w in prospect.listed if state.land.fits(unpack(w, 4)[other], at) == answer]
            habitats = [each >> HEX_AT for each in left]
            expected += sum(habitats.count(habitat) for habitat in habitats) / max(1, len(left))
        assert prospect.question(other, at) == pytest.approx(expected / len(prospect.listed))


def test_prices_a_cube_by_what_the_others_would_think() -> None:
    """What a cube tells is how likely another then thinks the true habitat: the same as its deduction says."""
    state = o4()
    view = state.view(0)
    worlds = Worlds(state.land, suspects(view))
    listed = worlds.of(0, state.seats[0].clue)
    for each in listed[:3]:
        worlds = Worlds(state.land, suspects(view))
        leak = Leak(worlds, 0)
        leak.add(each, 1, False)
        for at in range(0, HEXES, 7):
            truth = world(view, unpack(each, 4), rng("leak"))
            if truth.seats[0].fits(at) or not truth.is_open(at):
                continue
            truth.lay(0, at, 0)
            found = deduce(truth.view(1))
            assert leak.of(at) == pytest.approx(found.hexes[truth.habitat] / found.tuples)


def test_searches_what_it_knows() -> None:
    """With one hex left it searches it, without a second thought."""
    state = o3()
    assert Solver("t", Budget(worlds=1)).choose(state.view(0), state.legal(0)) == game.parse("search J7")


def test_imagined_hunts_go_by_the_rules() -> None:
    """A search of the habitat wins; an answer by a cube closes the hex and costs a cube; a disc costs nothing."""
    state = o4()
    race = thought(state).race
    truth = sum(player.clue << 6 * seat for seat, player in enumerate(state.seats)) | state.habitat << HEX_AT
    race.imagine(truth)
    race.search(2, race.spots[state.habitat], rng("r"))
    assert race.winner == 2
    for at in range(HEXES):
        race.imagine(truth)
        spot = race.spots[at]
        if not race.is_open(spot):
            continue
        owes = race.ask(0, 1, spot)
        assert owes != state.seats[1].fits(at)
        assert race.is_open(spot) != owes
        assert race.runners[1].allowed & 1 << state.seats[1].clue
    race.imagine(truth)
    assert race.run(0, rng("r")) in range(4)


def test_legal_and_honest_by_hand() -> None:
    """CR-14: whole games by hand without a wrong piece, whatever is due."""
    for players in (3, 4, 5):
        state = start(players, {"answers": "by-hand", "mode": "advanced"}, "solvers")
        while state.actors():
            seat = state.actor()
            state.apply(seat, Solver(f"{seat}", Budget(worlds=4)).choose(state.view(seat), state.legal(seat)))
            assert not state.wrong_pieces()
        assert state.winner >= 0


def test_goes_on_when_somebody_erred() -> None:
    """Where no clues fit all pieces it still finds a legal move."""
    state = o3(by_hand=True)
    do(do(state, 0, "ask 1 at", (6, 9)), 1, "answer cube")
    seat = state.actor()
    assert Solver("t", Budget(worlds=4)).choose(state.view(seat), state.legal(seat)) in state.legal(seat)


def test_blind_and_deterministic() -> None:
    """Law 8 for bots: another world behind the view changes nothing, nor does asking again."""
    source = rng("blind")
    for mode in ("normal", "advanced"):
        state = start(4, {"mode": mode}, "blind")
        for _ in range(14):
            if not state.actors():
                break
            seat = state.actor()
            view, legal = state.view(seat), state.legal(seat)
            other = game.imagine(view, source)
            choice = Solver("s", Budget(worlds=20)).choose(view, legal)
            assert Solver("s", Budget(worlds=20)).choose(other.view(seat), other.legal(seat)) == choice
            state.apply(seat, state.pick(seat, source))


def test_tries_exactly_its_worlds() -> None:
    """An iteration budget is kept to the last hunt."""
    state = o4()
    arms = Solver("t", Budget(worlds=50)).think(state.view(0), state.legal(0))
    assert sum(arm.visits for arm in arms) == 50


def test_stops_when_its_time_is_up() -> None:
    """By a clock that goes on a hundredth of a second at every look, one second is a hundred hunts."""
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.01
        return now

    state = o4()
    arms = Solver("t", Budget(seconds=1.0), clock).think(state.view(0), state.legal(0))
    assert 98 <= sum(arm.visits for arm in arms) <= 102
    assert now <= 1.05
    now = 0.0
    opening = start(5, {"mode": "advanced"}, "clock")
    seat = opening.actor()
    assert Solver("t", Budget(seconds=0.05), clock).choose(opening.view(seat), opening.legal(seat)) in opening.legal(
        seat
    )
    assert now <= 0.1


def test_says_why() -> None:
    """The choice comes first, with how it fared and how it splits somebody's clues; cubes by what they tell."""
    state = o4()
    solver = Solver("t", Budget(worlds=60))
    advice = solver.advise(state.view(0), state.legal(0))
    assert advice[0].move == solver.choose(state.view(0), state.legal(0))
    assert sorted(each.move for each in advice) == state.legal(0)
    keys = [reason.key for _, reason in advice[0].because]
    assert keys[0] == "tried"
    if advice[0].move // HEXES >= ASK:
        assert "splits-clues" in keys
    opening = start(3, {}, "why")
    seat = opening.actor()
    advice = solver.advise(opening.view(seat), opening.legal(seat))
    assert advice[0].because[0][1].key == "tells-least"
