"""Who is ahead, and what tells equals apart."""

from __future__ import annotations

from fractions import Fraction

from katzentisch.club.board import Board, Round
from katzentisch.club.standings import standings

HALF = Fraction(1, 2)


def pair(one: int, two: int, ranks: tuple[int, int] = (1, 2)) -> Board:
    return Board((one, two), ranks, (3, 2))


def order(members: int, rounds: list[Round]) -> list[tuple[int, int]]:
    return [(line.member, line.rank) for line in standings(members, rounds)]


def test_a_score_is_the_share_of_others_one_was_ahead_of() -> None:
    """Shared ranks count a half, and so does a bye."""
    board = Board((4, 1, 2, 3), (1, 2, 2, 4), (9, 5, 5, 1))
    found = Round((board,), (0,)).scores(duplicate=False)
    assert found == {4: 1, 1: HALF, 2: HALF, 3: 0, 0: HALF}
    assert standings(5, [Round((board,), (0,))])[0].won == 1
    assert Board((0, 1), (1, 1), (2, 2)).won(0) == HALF


def test_whoever_does_not_come_loses_to_all_who_do() -> None:
    board = Board((0, 1, 2)).given_up(frozenset({2}))
    assert Round((board,)).scores(False) == {0: Fraction(3, 4), 1: Fraction(3, 4), 2: 0}
    nobody = Board((0, 1)).given_up(frozenset({0, 1}))
    assert Round((nobody,)).scores(False) == {0: 0, 1: 0}
    assert nobody.won(0) == 0
    assert [line.absent for line in standings(2, [Round((nobody,))])] == [1, 1]


def test_a_table_that_is_not_decided_counts_nothing() -> None:
    assert order(2, [Round((Board((1, 0)),))]) == [(0, 1), (1, 1)]


def test_equals_are_told_apart_by_their_meeting_then_by_their_opponents_then_by_lot() -> None:
    met = [Round((pair(1, 0), pair(2, 3))), Round((pair(0, 3), pair(2, 1)))]
    assert order(4, met) == [(2, 1), (1, 2), (0, 3), (3, 4)], "0 and 1 won one each; 1 beat 0"
    apart = [Round((pair(0, 2), pair(1, 3))), Round((pair(2, 3),), (0, 1))]
    assert order(4, apart) == [(0, 1), (1, 2), (2, 3), (3, 4)], "0 beat the better one"
    even = [Round((pair(3, 1), pair(2, 0)))]
    assert order(4, even) == [(2, 1), (3, 1), (0, 3), (1, 3)]


def test_the_same_deal_is_compared_seat_by_seat() -> None:
    """Whoever lost with cards with which others lost by more did well."""
    first = Board((0, 1), (1, 2), (20, 10))
    second = Board((2, 3), (1, 2), (15, 12))
    third = Board((4, 5), (1, 2), (15, 3))
    assert Round((first, second, third)).scores(duplicate=True) == {
        0: 1, 2: Fraction(1, 4), 4: Fraction(1, 4), 1: HALF, 3: 1, 5: 0,
    }  # fmt: skip
    assert Round((first,)).scores(duplicate=True) == {0: 1, 1: 0}, "alone, as at any table"
    left = Board((2, 3)).given_up(frozenset({1}))
    assert Round((first, left)).scores(duplicate=True)[1] == 1
