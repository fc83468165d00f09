"""What a season's end tells: what decided it, since when the winner led, and the moments to remember."""

from __future__ import annotations

from random import Random

import pytest

from katzentisch.club.round_tables import Board, Round
from katzentisch.club.season import Plan, coming_cup_tables, next_round, season_standings
from katzentisch.club.season_end import best_moments, decisions, led_since

LEAGUE = Plan(kind="round-robin", members=4, size=2, possible=(2,))


def pair(one: int, two: int, points: tuple[int, int] = (9, 5), ranks: tuple[int, int] = (1, 2)) -> Board:
    return Board((one, two), ranks, points)


def told(plan: Plan, past: list[Round]) -> list[tuple[int, str]]:
    lines = season_standings(plan, past)
    return [(line.member, why) for line, why in zip(lines, decisions(plan, past, lines), strict=True)]


def test_who_withdrew_comes_last_and_nobody_is_compared_with_them() -> None:
    """Also the best; the others move up, and those who share a rank still do."""
    plan = Plan(kind="round-robin", members=4, size=2, possible=(2,), gone=frozenset({0}))
    past = [Round((pair(0, 1), pair(2, 3))), Round((pair(0, 2),), (1, 3)), Round((pair(0, 3), pair(2, 1)))]
    lines = season_standings(plan, past)
    assert [(line.member, line.rank) for line in lines] == [(2, 1), (1, 2), (3, 2), (0, 4)]
    assert decisions(plan, past, lines) == ["score", "", "", ""]
    assert led_since(plan, past) == 1
    cup = Plan(kind="cup", members=2, size=2, possible=(2,), gone=frozenset({0}))
    assert [line.member for line in season_standings(cup, [Round((pair(0, 1),))])] == [1, 0]


def test_each_tie_break_is_named_where_it_decides() -> None:
    """The score first, then wins, meetings among equals, and the strength of opponents; nothing among equal ranks."""
    met = [Round((pair(1, 0), pair(2, 3))), Round((pair(0, 3), pair(2, 1)))]
    assert told(LEAGUE, met) == [(2, "score"), (1, "direct"), (0, "score"), (3, "")]
    apart = [Round((pair(0, 2), pair(1, 3))), Round((pair(2, 3),), (0, 1))]
    assert told(LEAGUE, apart)[0] == (0, "against")
    even = [Round((pair(3, 1), pair(2, 0)))]
    assert told(LEAGUE, even) == [(2, ""), (3, "score"), (0, ""), (1, "")]
    free = [Round((pair(2, 3),), (0, 1)), Round((pair(1, 2),), (0, 3))]
    assert told(LEAGUE, free)[:2] == [(1, "score"), (2, "won")], "2 won a game, 0 was free twice"


@pytest.mark.parametrize(
    ("final", "why"),
    [
        (pair(0, 1, (9, 5), (1, 2)), "final"),
        (pair(0, 1, (9, 5), (1, 1)), "points"),
        (pair(0, 1, (5, 5), (1, 1)), "lot"),
    ],
)
def test_the_final_decides_a_cup(final: Board, why: str) -> None:
    cup = Plan(kind="cup", members=4, size=2, possible=(2,))
    past = [Round((pair(0, 3), pair(1, 2))), Round((final,))]
    assert told(cup, past)[:2] == [(0, why), (1, "further")]
    assert told(cup, past)[2][1] == "", "those who lost before the final share a rank"


def test_the_winner_led_since_a_round_unless_several_won() -> None:
    first, second = Round((pair(1, 0), pair(2, 3))), Round((pair(0, 2), pair(1, 3)))
    assert led_since(LEAGUE, [first, second]) == 1, "ahead together with another is not behind"
    upset = [Round((pair(1, 0), pair(2, 3))), Round((pair(1, 2), pair(3, 0))), Round((pair(3, 1), pair(0, 2)))]
    assert led_since(LEAGUE, upset) == 3
    assert led_since(LEAGUE, [Round((pair(3, 1), pair(2, 0)))]) == 0


def test_moments_are_those_of_the_tables_that_were_played() -> None:
    """A table that somebody did not finish tells nothing, nor does a game whose points only name the winner."""
    past = [
        Round((pair(0, 1, (30, 12)), pair(2, 3, (20, 19)))),
        Round((pair(0, 2, (25, 20)), Board((1, 3)).forfeit(frozenset({1})))),
        Round((pair(1, 2, (22, 22), (1, 2)), pair(0, 3, (14, 11)))),
    ]
    found = [(each.kind, each.member, each.number, each.round, each.board) for each in best_moments(LEAGUE, past)]
    assert found == [
        ("most-points", 0, 30, 1, 0),
        ("clearest", 0, 18, 1, 0),
        ("closest", 2, 1, 1, 1),
        ("streak", 0, 3, 3, 1),
    ]
    bare = [Round((pair(0, 1, (1, 0)), pair(2, 3, (1, 0))))]
    assert best_moments(LEAGUE, bare) == []


@pytest.mark.parametrize("members", range(2, 18))
@pytest.mark.parametrize("size", [2, 3, 4])
def test_a_cup_has_the_tables_that_were_announced(members: int, size: int) -> None:
    """Before each round all later ones are known by their tables."""
    plan = Plan(kind="cup", members=members, size=size, possible=(2, 3, 4, 5))
    rng, past, announced = Random(members), list[Round](), coming_cup_tables(plan, [])
    while (drawn := next_round(plan, past)) is not None:
        assert sorted(len(board.seats) for board in drawn.boards) == sorted(announced[0])
        assert coming_cup_tables(plan, [*past, drawn]) == announced[1:]
        announced = announced[1:]
        boards = [
            Board(board.seats, tuple(rng.sample(range(1, len(board.seats) + 1), len(board.seats))), board.seats)
            for board in drawn.boards
        ]
        past.append(Round(tuple(boards), drawn.byes))
    assert announced == []
    assert coming_cup_tables(Plan(kind="swiss", members=members, size=2, possible=(2,)), []) == []
