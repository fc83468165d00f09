"""The levels: what they believe, what they solve, and that they can say why."""

from __future__ import annotations

from math import comb

import pytest

from katzentisch.bots.budget import Budget
from katzentisch.core.catalogue import find
from katzentisch.core.chance import Chance, rng
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.bots.belief import believe, likelihood
from katzentisch.games.cat_in_the_box.bots.endgame import Solver, deals, world_of
from katzentisch.games.cat_in_the_box.bots.explainer import Explainer, Lynx, gatherer
from katzentisch.games.cat_in_the_box.bots.levels import tabby
from katzentisch.games.cat_in_the_box.bots.playout_policy import PointsPolicy, WinPolicy
from katzentisch.games.cat_in_the_box.rules.imagine import imagine, unseen_cards
from katzentisch.games.cat_in_the_box.rules.state import CatState
from katzentisch.games.cat_in_the_box.view import CatView

pytestmark = pytest.mark.slow


def position(players: int, cards: int, seed: str) -> CatState | None:
    """A position of the first round in which anybody who is to play holds so many cards, sensibly played; or none."""
    state = game.start(players, {}, Chance(seed))
    assert isinstance(state, CatState)
    source = rng(seed)
    while state.round == 0:
        seat = state.actor()
        view = state.view(seat)
        if view.phase == "tricks" and len(view.hand) == cards:
            return state
        state.step(seat, WinPolicy().play(state, seat, source))
    return None


def positions(players: int, cards: int) -> list[CatState]:
    found = [position(players, cards, f"{players} {number}") for number in range(12)]
    return [state for state in found if state is not None]


def seen(state: CatState) -> CatView:
    return state.view(state.turn)


@pytest.mark.parametrize("players", game.players)
def test_beliefs_fit_the_view(players: int) -> None:
    """A believed world looks exactly as the true one does from the seat that believes it."""
    source = rng("belief")
    for cards in (7, 4, 2):
        for state in positions(players, cards):
            view = seen(state)
            assert believe(view, game.layouts[view.side], source).view(view.seat) == view


def test_a_lynx_imagines_less_before_the_first_trick() -> None:
    """Worlds are longest there; what it tries is a number, the same on every machine."""
    state = game.start(5, {}, Chance("lynx"))
    source = rng("lynx")
    tried: dict[str, set[int]] = {}
    while state.actors() and not {"bury", "predict", "tricks"} <= tried.keys():
        seat = state.actors()[0]
        view = state.view(seat)
        assert isinstance(view, CatView)
        found = Lynx("lynx", Budget(9)).search(view, state.legal(seat))
        tried.setdefault(view.phase, set()).add(sum(each.visits for each in found))
        state.step(seat, WinPolicy().play(state, seat, source))
    assert tried == {"bury": {5}, "predict": {5}, "tricks": {9}}


def test_beliefs_prefer_hands_that_explain_play() -> None:
    """Believed hands explain predictions and colours given up better than imagined ones do."""
    source = rng("tilt")
    believed = imagined = 0.0
    for state in positions(4, 6):
        view = seen(state)
        layout = game.layouts[view.side]
        for _ in range(60):
            believed += likelihood(believe(view, layout, source), view.seat)
            imagined += likelihood(imagine(view, layout, source), view.seat)
    assert believed > 1.1 * imagined


@pytest.mark.parametrize("players", game.players)
def test_all_deals_are_counted(players: int) -> None:
    """The deals that are left stand for exactly as many shuffles as there are ways to hand out the unseen cards."""
    counted = 0
    for state in positions(players, 2):
        view = seen(state)
        found = deals(view, 100_000)
        if not found or any(view.barred):
            continue
        left = len(unseen_cards(view))
        ways = 1
        for seat, size in enumerate(view.hands):
            if seat != view.seat:
                ways *= comb(left, size)
                left -= size
        assert sum(deal.weight for deal in found) == ways
        assert len({str(deal.hands) for deal in found}) == len(found)
        world = world_of(view, game.layouts[view.side], found[0], rng("x"))
        assert world.legal(view.seat) == state.legal(view.seat)
        assert len(deals(view, len(found) - 1)) == 0
        counted += 1
    assert counted


def by_hand(state: CatState, chapter: int) -> list[float]:
    """What a position is worth to everybody if all play their best, by the contract alone."""
    if state.chapter() != chapter:
        return [WinPolicy().judge(state, seat) for seat in range(state.players)]
    seat = state.actor()
    found = []
    for move in state.legal(seat):
        after = state.copy()
        after.apply(seat, move)
        found.append(by_hand(after, chapter))
    return max(found, key=lambda values: values[seat])


def test_the_last_trick_is_solved() -> None:
    """The solver finds what a plain search of every line of play finds."""
    solved = 0
    for state in positions(3, 2):
        values = Solver(WinPolicy(), 50_000).values(state, state.turn)
        for move, value in values.items():
            after = state.copy()
            after.apply(state.turn, move)
            assert by_hand(after, 0)[state.turn] == value
        solved += len(values)
    assert solved > 5


def test_a_solver_gives_up_in_time() -> None:
    """It looks at no more positions than it may, and no longer than it may, and then says nothing."""
    state = positions(4, 4)[0]
    assert Solver(WinPolicy(), 30).values(state, state.turn) == {}
    assert Solver(WinPolicy(), 10**6, until=1e-9).values(state, state.turn) == {}


def test_solved_positions_need_no_luck() -> None:
    """Where the rest of the round is solved, every seed finds the same worth."""
    agreed = 0
    for state in positions(3, 2):
        view = seen(state)
        found = [Explainer(seed, Budget(worlds=5)).solve(view, 0.0) for seed in "ab"]
        assert found[0] == found[1]
        agreed += bool(found[0])
    assert agreed


def test_tempers_differ() -> None:
    """The gatherer sees only its own points, the hunter also those of the leader."""
    state = game.start(3, {}, Chance("temper"))
    assert isinstance(state, CatState)
    state.round = 2
    state.seats[0].total = 10
    alone = (PointsPolicy().judge(state, 0), WinPolicy().judge(state, 0))
    state.seats[1].total = 14
    behind = (PointsPolicy().judge(state, 0), WinPolicy().judge(state, 0))
    assert alone[0] == behind[0]
    assert alone[1] > behind[1]
    view = state.view(0)
    assert gatherer("s", Budget(worlds=20)).choose(view, state.legal(0)) in state.legal(0)


def test_advice_has_reasons_in_both_languages() -> None:
    """What the search imagined becomes sentences: tricks, the group, what is still needed, the paradox."""
    keys = set()
    for state in positions(3, 5)[:4]:
        view = seen(state)
        advice = Explainer("s", Budget(worlds=60)).advise(view, state.legal(view.seat))[0]
        assert advice.move in state.legal(view.seat)
        assert advice.because
        for _, reason in advice.because:
            keys.add(reason.key)
            for lang in LANGUAGES:
                assert Words(lang, find(game.id)).because(reason) != f"because-{reason.key}"
    assert {"brings", "keeps-group", "still-needs"} <= keys


def test_three_tabbies_often_finish_a_round() -> None:
    """A beginner's table does not end every round in a paradox; with careless weights all sixty did."""
    paradoxes = []
    for match in range(20):
        state = game.start(3, {}, Chance(f"tabbies {match}"))
        players = [tabby(f"{match} {seat}") for seat in range(3)]
        while (seat := state.actor()) >= 0:
            state.step(seat, players[seat].choose(state.view(seat), state.legal(seat)))
        view = state.view(-1)
        assert isinstance(view, CatView)
        paradoxes += [score.paradox >= 0 for score in view.scores]
    assert len(paradoxes) == 60
    assert sum(paradoxes) < 30
