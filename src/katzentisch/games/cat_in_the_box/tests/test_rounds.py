"""Chapters 3 and 4: whole rounds, the next round, the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

import pytest

from katzentisch.core.chance import Chance
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.tests.oracle import COLOURS, largest_group
from katzentisch.games.cat_in_the_box.tests.positions import (
    careful_round,
    deal,
    grid,
    names,
    random_round,
    scored,
    see,
)
from katzentisch.games.cat_in_the_box.view import CatView
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

RECORDS = files("katzentisch.games.cat_in_the_box") / "records"

G1_BOARD = """
R c c b a a b
B c a b a b c
Y b c a b c a
G a a b c b c
"""
G2_BOARD = """
R . a c d b a b .
B b d a c c a a a
Y b b d c d b c d
G a d d b b c a c
"""


def folded(name: str, lines: int | None = None) -> Match:
    """The match after so many lines of a record."""
    record = parse_record((RECORDS / name).read_text("utf-8"))
    if lines is not None:
        record.lines = record.lines[:lines]
    return Match(record)


def seen(match: Match, seat: int = -1) -> CatView:
    view = match.view(seat)
    assert isinstance(view, CatView)
    return view


def winners(name: str, preparation: int, tricks: int) -> list[int]:
    """Who won the first tricks of the round, one after the other."""
    players = folded(name, 0).players
    found, before = [], (0,) * players
    for trick in range(1, tricks + 1):
        view = seen(folded(name, preparation + players * trick))
        after = view.scores[-1].tricks if view.scores else view.tricks
        found.append([now - then for now, then in zip(after, before, strict=True)].index(1))
        before = after
    return found


def groups(tokens: Sequence[Sequence[int]]) -> list[int]:
    return [largest_group({(number % 9 + 1, COLOURS[number // 9]) for number in player}) for player in tokens]


def test_cb_g1_a_round_without_a_paradox() -> None:
    """CB-G1, CB-12, CB-17, CB-20, CB-21: winners, board, groups and scores are as in the scenario."""
    assert winners("cb_g1.kt", 6, 8) == [2, 2, 0, 0, 2, 1, 0, 1]
    before_last = seen(folded("cb_g1.kt", 6 + 23))
    assert before_last.covered == ((0, 1, 2, 3),) * 3
    view = seen(folded("cb_g1.kt"))
    board = grid(G1_BOARD)
    assert [set(tokens) for tokens in view.last_tokens] == [set(board[letter]) for letter in "abc"]
    assert groups(view.last_tokens) == [3, 2, 3]
    score = view.scores[0]
    assert score.tricks == (3, 2, 3)
    assert score.predictions == (4, 1, 3)
    assert score.bonus == (0, 0, 3)
    assert score.points == view.totals == (3, 2, 6)
    assert score.paradox == -1
    assert score.shown == ()


def test_cb_g1_red_is_led_by_the_exception() -> None:
    """CB-G1, CB-12: in trick 7 the leader, with 3 6 6 in hand, may lead 3R and 6R and nothing else."""
    match = folded("cb_g1.kt", 6 + 18)
    assert match.actors() == [1]
    assert seen(match, 1).hand == (3, 6, 6)
    assert names(match.legal(1)) == {"3R", "6R"}


def test_cb_g1_last_cards_are_not_played() -> None:
    """CB-G1, CB-17: the round ends with one card in everybody's hand, here 5, 6 and 1."""
    match = folded("cb_g1.kt", 6 + 21)
    assert [seen(match, seat).hand for seat in range(3)] == [(4, 5), (6, 6), (1, 1)]
    view = seen(folded("cb_g1.kt"))
    assert view.phase == "bury"
    assert view.round == 1


def test_cb_g2_a_round_with_a_paradox() -> None:
    """CB-G2, CB-14, CB-18, CB-19, CB-20, CB-R9: winners, X, board, groups and scores are as in the scenario."""
    assert winners("cb_g2.kt", 8, 7) == [2, 3, 2, 2, 0, 2, 0]
    covered = ["".join("RBYG"[colour] for colour in row) for row in seen(folded("cb_g2.kt", 8 + 29)).covered]
    assert covered == ["RBG", "RYG", "RBYG", "RYG"]
    view = seen(folded("cb_g2.kt"))
    board = grid(G2_BOARD)
    assert [set(tokens) for tokens in view.last_tokens] == [set(board[letter]) for letter in "abcd"]
    assert groups(view.last_tokens) == [4, 3, 3, 3]
    score = view.scores[0]
    assert score.tricks == (2, 0, 4, 1)
    assert score.predictions == (2, 1, 3, 1)
    assert score.bonus == (4, 0, 0, 3)
    assert score.points == view.totals == (6, 0, -4, 4)
    assert score.paradox == 2
    assert score.shown == (3, 5)


def test_cb_g2_red_is_led_by_the_exception() -> None:
    """CB-G2, CB-12: in trick 7 the leader, with 3 3 5 in hand, may lead 3R and 5R and nothing else."""
    match = folded("cb_g2.kt", 8 + 24)
    assert match.actors() == [2]
    assert seen(match, 2).hand == (3, 3, 5)
    assert names(match.legal(2)) == {"3R", "5R"}


def test_cb_t61_starters_go_round() -> None:
    """CB-T61, CB-05, CB-24: the round start card goes clockwise, and the game ends when everybody had it."""
    for play_round in (random_round, careful_round):
        state = deal(3, starter=2)
        starters = []
        while state.actors():
            starters.append(see(state).starter)
            play_round(state, f"t61 {len(starters)}")
        assert starters == [2, 0, 1]
        assert see(state).phase == "over"
        assert len(see(state).scores) == 3
        assert [state.legal(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cb_t63_a_new_round(players: int) -> None:
    """CB-T63, CB-24: the board is cleared, every X covered, tricks forgotten, new hands dealt, totals kept."""
    chance = Chance("t63")
    state = game.start(players, {}, chance)
    first = see(state)
    random_round(state, "t63")
    view = see(state)
    assert view.phase == "bury"
    assert view.starter == (first.starter + 1) % players
    assert view.tokens == ((),) * players
    assert view.covered == ((0, 1, 2, 3),) * players
    assert view.tricks == (0,) * players
    assert view.predictions == (0,) * players
    assert view.has_buried == (False,) * players
    assert view.trick == ()
    assert view.led == -1
    assert view.barred == ((),) * players
    assert view.hands == first.hands
    dealt = chance.outcomes["deal 2"]
    for seat in range(players):
        size = first.hands[seat]
        assert list(see(state, seat).hand) == sorted(dealt[seat * size : (seat + 1) * size])
    assert dealt != chance.outcomes["deal 1"]
    assert view.totals == scored(state).points
    assert any(view.totals)
    assert state.census() == game.box(players, {})


def test_cb_23_totals_are_sums() -> None:
    """CB-23: the total is the sum of the round scores, each of them tricks and bonus, and may be negative."""
    lowest = 0
    for number in range(60):
        state = game.start(3, {}, Chance(f"sums {number}"))
        while state.actors():
            random_round(state, f"sums {number}")
            view = see(state)
            for seat in range(3):
                assert view.totals[seat] == sum(score.points[seat] for score in view.scores)
                score = view.scores[-1]
                sign = -1 if score.paradox == seat else 1
                assert score.points[seat] == sign * score.tricks[seat] + score.bonus[seat]
        lowest = min(lowest, *state.points())
    assert lowest < 0
