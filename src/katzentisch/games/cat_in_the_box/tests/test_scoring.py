"""Chapter 3, the score of a round, and chapter 4, the winner."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from katzentisch.core.state import State
from katzentisch.games.cat_in_the_box.tests.positions import (
    imagined,
    play,
    scored,
    see,
)

GROUP_OF_5 = """
R a b d a d b c d
B c b c b a c b b
Y d a a a a b a d
G c d d c d b c c
"""
GROUP_OF_6 = """
R b b d b a a a a
B d c d b a a b d
Y c c d c c c d c
G b d a b b d a c
"""


TWO_4_AND_3 = """
R b a b b a
B b . a b a
Y b a a a b
G a n b n n
"""
TWO_2_AND_5 = """
R b a a b .
B a b b b a
Y b a a b a
G a n b n n
"""
TWO_3_AND_6 = """
R a . b b a
B b a a b a
Y b a b b b
G a n a n n
"""
THREE_ANY_3_1 = """
R a c b b b c
B b a a c a a
Y c b c b c b
G a c b a a c
"""
THREE_1_3_5 = """
R a b b a b a
B c a c c b b
Y b b a c c a
G a c c a c b
"""


def ended(
    players: int,
    board: str,
    trick: str,
    winner: int,
    tricks: Sequence[int],
    predictions: Sequence[int] = (),
    before: Sequence[Sequence[int]] = (),
) -> State:
    """A round that ended with this trick, led by seat 0 and won by `winner`, with this board and so many tricks won."""
    *others, last = trick.split()
    state = imagined(
        players,
        f"{last[0]} {2 if last[0] == '1' else 1}",
        seat=players - 1,
        leader=0,
        trick=" ".join(others),
        board=board,
        free=last,
        tricks=[won - (seat == winner) for seat, won in enumerate(tricks)],
        predictions=predictions,
        turned_up="2 4 5" if players == 2 else "",
        before=before,
    )
    play(state, last)
    assert scored(state).paradox == -1
    assert scored(state).tricks == tuple(tricks)
    return state


def test_cb_t46_a_hit_prediction() -> None:
    """CB-T46, CB-20, CB-21: two tricks as predicted and a group of five make seven."""
    state = ended(4, GROUP_OF_5, "2Y 4B 3B 8R", 3, (2, 2, 2, 2), (2, 3, 3, 3))
    assert scored(state).bonus == (5, 0, 0, 0)
    assert scored(state).points == (7, 2, 2, 2)


def test_cb_t47_a_missed_prediction() -> None:
    """CB-T47, CB-21: two tricks instead of three bring no bonus."""
    state = ended(4, GROUP_OF_5, "2Y 4B 3B 8R", 3, (2, 2, 2, 2), (3, 3, 3, 3))
    assert scored(state).points == (2, 2, 2, 2)


def test_cb_t48_no_trick() -> None:
    """CB-T48, CB-21: no trick instead of one brings nothing, however large the group."""
    state = ended(4, GROUP_OF_6, "7G 1G 1Y 3R", 3, (0, 4, 2, 2), (1, 3, 3, 3))
    assert scored(state).points == (0, 4, 2, 2)


def test_cb_t49_the_causer_loses() -> None:
    """CB-T49, CB-20, CB-21: a causer with three tricks, as predicted, and a group of four gets -3."""
    state = imagined(
        4,
        "2 2 8",
        free="2B",
        tokens={1: "4B 5B 6B 7B"},
        covered={1: ""},
        tricks=(1, 3, 1, 1),
        predictions=(1, 3, 2, 2),
    )
    play(state, "2B")
    assert scored(state).paradox == 1
    assert scored(state).bonus[1] == 0
    assert scored(state).points[1] == -3
    assert see(state).totals[1] == -3


def test_cb_t50_a_causer_without_tricks() -> None:
    """CB-T50, CB-20: a causer without tricks gets 0."""
    state = imagined(4, "2 2 8", free="2B", covered={1: ""}, tricks=(3, 0, 2, 1))
    play(state, "2B")
    assert scored(state).paradox == 1
    assert scored(state).points[1] == 0


def test_cb_t52_tricks_so_far_count() -> None:
    """CB-T52, CB-R9: at a paradox the others' predictions are compared with the tricks won so far."""
    state = imagined(4, "2 2 8", free="2B", covered={1: ""}, tricks=(2, 2, 1, 1), predictions=(2, 1, 2, 1))
    play(state, "2B")
    score = scored(state)
    assert score.points[2] == 1
    assert score.bonus[0] > 0
    assert score.bonus[3] > 0


def test_cb_r9_tokens_of_the_unfinished_trick_count() -> None:
    """CB-R9: a token laid in the trick that nobody wins joins two groups."""
    state = imagined(4, "4 4 8 8 1", free="4B", tokens={0: "2B 3B 5B 6B"}, covered={1: ""}, tricks=(1, 1, 1, 1))
    play(state, "4B")
    assert scored(state).bonus[0] == 5


def test_cb_r9_tokens_of_the_causer_separate() -> None:
    """CB-R9: the causer's tokens score nothing and still keep the groups of others apart."""
    state = imagined(
        4, "7 7 8 8 1", free="7B", tokens={0: "2B 3B 5B 6B", 1: "4B"}, covered={1: ""}, tricks=(1, 1, 1, 1)
    )
    play(state, "7B")
    assert scored(state).bonus[:2] == (3, 0)
    assert scored(state).points[:2] == (4, -1)


@pytest.mark.parametrize(
    ("board", "trick", "winner", "tricks", "points"),
    [
        pytest.param(TWO_4_AND_3, "5R 1R", 0, (5, 3), (5, 6), id="CB-T53"),
        pytest.param(TWO_2_AND_5, "5B 4R", 1, (4, 4), (6, 9), id="CB-T54"),
        pytest.param(TWO_3_AND_6, "2Y 1B", 0, (8, 0), (8, 6), id="CB-T55"),
    ],
)
def test_cb_t53_to_t55_two_players(
    board: str, trick: str, winner: int, tricks: Sequence[int], points: Sequence[int]
) -> None:
    """CB-T53, CB-T54, CB-T55, CB-22: with two players four tricks or fewer bring the bonus, none at all included."""
    assert scored(ended(2, board, trick, winner, tricks)).points == tuple(points)


def test_cb_22_no_bonus_for_a_causer_of_two() -> None:
    """CB-22, CB-20: with two players, too, who causes a paradox gets no bonus and loses a point a trick."""
    state = imagined(2, "3 3 1", free="3B", tokens={1: "1R 2R"}, covered={1: ""}, turned_up="2 4 5", tricks=(4, 2))
    play(state, "3B")
    assert scored(state).bonus[1] == 0
    assert scored(state).points[1] == -2
    assert scored(state).bonus[0] > 0


# Chapter 4


def test_cb_t57_the_last_round_breaks_a_tie() -> None:
    """CB-T57, CB-25, CB-R13: of equal totals the better last round wins; the others rank by the same criteria."""
    state = ended(3, THREE_ANY_3_1, "4G 1B 1Y", 0, (4, 3, 1), (3, 3, 1), before=[(7, 3, 1), (2, 4, 9)])
    assert scored(state).points == (4, 6, 2)
    assert state.actors() == []
    assert state.points() == [13, 13, 12]
    assert state.ranking() == [2, 1, 3]


def test_cb_t58_a_shared_win() -> None:
    """CB-T58, CB-25: equal in total and in the last round share the win, whatever a third made of the last round."""
    state = ended(3, THREE_1_3_5, "1G 5B 5G", 2, (3, 1, 4), (3, 1, 4), before=[(7, 5, 1), (3, 5, 1)])
    assert scored(state).points == (4, 4, 9)
    assert state.points() == [14, 14, 11]
    assert state.ranking() == [1, 1, 3]


def test_cb_t59_a_paradox_in_the_last_round() -> None:
    """CB-T59, CB-25, CB-R15: a negative last round is compared like any other."""
    state = imagined(
        2,
        "3 1",
        seat=1,
        leader=1,
        tokens={1: "1R 2R 3R 1Y 5B 5R 5Y"},
        free="3B",
        covered={0: ""},
        turned_up="2 4 5",
        tricks=(3, 4),
        before=[(9, -2)],
    )
    play(state, "3B")
    assert scored(state).points == (-3, 8)
    assert state.points() == [6, 6]
    assert state.ranking() == [2, 1]


@pytest.mark.parametrize(
    ("before", "last", "ranking"),
    [
        ((2, 2, 0), (2, 2, 4), [2, 2, 1]),
        ((0, 0, 1), (3, 3, 2), [1, 1, 3]),
        ((5, 5, 0), (2, 2, 4), [1, 1, 3]),
        ((8, 6, 2), (0, 2, 6), [3, 2, 1]),
        ((4, 0, 2), (2, 3, 3), [1, 3, 2]),
    ],
)
def test_cb_r14_all_tied_players_are_compared_at_once(
    before: tuple[int, ...], last: tuple[int, ...], ranking: list[int]
) -> None:
    """CB-R14, CB-R13, CB-25: totals first, then the last round among all who are tied, equal in both share a rank."""
    state = ended(3, THREE_1_3_5, "1G 5B 5G", 2, last, (1, 1, 1), before=[before, (0, 0, 0)])
    assert scored(state).points == last
    assert state.ranking() == ranking


def test_cb_20_a_point_a_trick() -> None:
    """CB-20: without paradox and bonus a round brings as many points as tricks."""
    state = ended(3, THREE_1_3_5, "1G 5B 5G", 2, (2, 2, 4), (1, 1, 1))
    assert scored(state).points == (2, 2, 4)
