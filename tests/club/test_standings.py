"""Who is ahead, and what tells equals apart."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from hypothesis import given
from hypothesis import strategies as some

from katzentisch.club.round_tables import Board, Round
from katzentisch.club.standings import rank_members

HALF = Fraction(1, 2)


def pair(one: int, two: int, ranks: tuple[int, int] = (1, 2)) -> Board:
    return Board((one, two), ranks, (3, 2))


def order(members: int, rounds: list[Round]) -> list[tuple[int, int]]:
    return [(line.member, line.rank) for line in rank_members(members, rounds)]


def test_a_score_is_the_share_of_others_one_was_ahead_of() -> None:
    """Shared ranks count a half, and so does a bye."""
    board = Board((4, 1, 2, 3), (1, 2, 2, 4), (9, 5, 5, 1))
    found = Round((board,), (0,)).scores(duplicate=False)
    assert found == {4: 1, 1: HALF, 2: HALF, 3: 0, 0: HALF}
    assert rank_members(5, [Round((board,), (0,))])[0].won == 1
    assert Board((0, 1), (1, 1), (2, 2)).share_of_win(0) == HALF


def test_an_absent_player_loses_to_all_present_ones() -> None:
    board = Board((0, 1, 2)).forfeit(frozenset({2}))
    assert Round((board,)).scores(False) == {0: Fraction(3, 4), 1: Fraction(3, 4), 2: 0}
    nobody = Board((0, 1)).forfeit(frozenset({0, 1}))
    assert Round((nobody,)).scores(False) == {0: 0, 1: 0}
    assert nobody.share_of_win(0) == 0
    assert [line.absent for line in rank_members(2, [Round((nobody,))])] == [1, 1]


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
    """Anybody who lost with cards with which others lost by more did well."""
    first = Board((0, 1), (1, 2), (20, 10))
    second = Board((2, 3), (1, 2), (15, 12))
    third = Board((4, 5), (1, 2), (15, 3))
    assert Round((first, second, third)).scores(duplicate=True) == {
        0: 1, 2: Fraction(1, 4), 4: Fraction(1, 4), 1: HALF, 3: 1, 5: 0,
    }  # fmt: skip
    assert Round((first,)).scores(duplicate=True) == {0: 1, 1: 0}, "alone, as at any table"
    left = Board((2, 3)).forfeit(frozenset({1}))
    assert Round((first, left)).scores(duplicate=True)[1] == 1
    empty = Board((0, 1), (1, 2), (5, 0))
    assert Round((empty, left)).scores(duplicate=True)[1] == 1, (
        "anybody who comes is ahead of anybody who does not, with nothing too"
    )


def drawn(members: int, rng: Random) -> Round:
    """A round of some tables with shared ranks, some who do not come, and byes."""
    order, boards = rng.sample(range(members), members), []
    while len(order) > 1 and rng.random() < 0.9:
        group = tuple(order.pop() for _ in range(min(len(order), rng.randint(2, 5))))
        points = tuple(rng.randrange(3) for _ in group)
        board = Board(group, tuple(1 + sum(other > own for other in points) for own in points), points)
        absent = frozenset(seat for seat in range(len(group)) if rng.random() < 0.3)
        boards.append(board.forfeit(absent) if rng.random() < 0.3 else board)
    return Round(tuple(boards), tuple(order))


@given(some.integers(2, 7), some.integers(1, 4), some.integers(0, 10_000))
def test_the_table_is_what_counting_every_pair_gives(members: int, rounds: int, seed: int) -> None:
    """Every pair at every table is counted by hand, with shared ranks and those who did not come."""
    rng = Random(seed)
    past = [drawn(members, rng) for _ in range(rounds)]

    def ahead(board: Board, one: int, two: int) -> Fraction:
        here, there = board.seats.index(one), board.seats.index(two)
        if here in board.absent:
            return Fraction(0)
        gap = board.ranks[there] - board.ranks[here]
        return Fraction(1) if there in board.absent or gap > 0 else HALF if gap == 0 else Fraction(0)

    boards = [board for each in past for board in each.boards]
    score, won, against = [Fraction(0)] * members, [Fraction(0)] * members, [Fraction(0)] * members
    for each in past:
        for member in each.byes:
            score[member] += HALF
    for board in boards:
        first = [one for seat, one in enumerate(board.seats) if board.ranks[seat] == 1]
        for one in board.seats:
            others = [two for two in board.seats if two != one]
            score[one] += sum((ahead(board, one, two) for two in others), Fraction(0)) / len(others)
            if one in first and board.seats.index(one) not in board.absent:
                won[one] += Fraction(1, len(first))
    for board in boards:
        for one in board.seats:
            others = [two for two in board.seats if two != one]
            against[one] += sum((score[two] for two in others), Fraction(0)) / len(others)

    def key(one: int) -> tuple[Fraction, Fraction, Fraction, Fraction]:
        equals = [two for two in range(members) if two != one and (score[two], won[two]) == (score[one], won[one])]
        met = [ahead(b, one, two) for b in boards if one in b.seats for two in equals if two in b.seats]
        return score[one], won[one], sum(met, Fraction(0)), against[one]

    lines = rank_members(members, past)
    assert [(line.score, line.won, line.against) for line in lines] == [
        (score[line.member], won[line.member], against[line.member]) for line in lines
    ]
    assert [line.member for line in lines] == sorted(range(members), key=lambda one: (*(-x for x in key(one)), one))
    assert [line.rank for line in lines] == [
        1 + sum(key(other) > key(line.member) for other in range(members)) for line in lines
    ]
