"""Figures of outcomes that were made by hand."""

from __future__ import annotations

import pytest

from katzentisch.arena.intervals import Stop
from katzentisch.arena.outcome import Failure, Outcome, Thinking, Times, forfeit
from katzentisch.arena.rating import Ratings
from katzentisch.arena.standings import Standings, chance_of, clear_win_share

from .contests import contest


def test_shares_points_and_ranks() -> None:
    """A shared win is split, copies add up, and only whole deals count."""
    held = contest("heuristic,random,random")
    standings = Standings(held)
    # seatings: H R R / R R H / R H R
    standings.add(Outcome(0, 0, [1, 2, 3], [9, 6, 3]))
    standings.add(Outcome(0, 1, [1, 3, 1], [8, 2, 8]))
    standings.add(Outcome(0, 2, [1, 2, 3], [9, 5, 1]))
    standings.add(Outcome(1, 0, [1, 2, 3], [9, 5, 1]))
    summary = standings.summary()
    one, other = summary.competitors
    assert (summary.games, summary.deals, summary.open_games) == (4, 1, 1)
    assert one.wins is not None
    assert other.wins is not None
    assert one.wins.mean == pytest.approx((1 + 0.5 + 0) / 3)
    assert other.wins.mean == pytest.approx((0 + 0.5 + 1) / 3)
    assert standings.moments["points", "heuristic"].mean == pytest.approx((9 + 8 + 5) / 3)
    assert standings.moments["points", "random"].mean == pytest.approx((4.5 + 5 + 5) / 3)
    assert standings.moments["above", "heuristic", "random"].mean == pytest.approx((1 + 0.75 + 0.5) / 3)
    assert standings.moments["lead", "heuristic", "random"].mean == pytest.approx((4.5 + 3 + 0) / 3)
    assert one.ranks == [3 / 4, 1 / 4, 0]
    assert (one.seats, other.seats) == (1, 2)
    assert one.chance == pytest.approx(1 / 3)
    assert other.chance == pytest.approx(2 / 3)


def test_a_clear_win() -> None:
    """Half of the games with four players, two thirds with two; nobody to beat when alone."""
    assert clear_win_share(0.25) == pytest.approx(0.5)
    assert clear_win_share(0.5) == pytest.approx(2 / 3)
    assert chance_of(contest("random,random").lineup, "random") is None


@pytest.mark.parametrize(
    ("won", "is_clear", "sure"), [(60, True, True), (41, True, False), (38, False, False), (10, False, True)]
)
def test_clear_is_judged_with_its_interval(won: int, is_clear: bool, sure: bool) -> None:
    """Yes or no by the mean, and sure only if the whole interval says so (60 deals, two thirds are needed)."""
    standings = Standings(contest("heuristic,random"))
    for deal in range(60):
        for seating in range(2):
            heuristic = 1 if deal < won else 2
            ranks = [heuristic, 3 - heuristic]
            standings.add(Outcome(deal, seating, ranks if seating == 0 else ranks[::-1], [0, 0]))
    one = standings.summary().competitors[0]
    assert (one.clear, one.sure) == (is_clear, sure)


def test_failures_are_counted_by_name() -> None:
    """Anybody who fails is last; a game that nobody is to blame for leaves its deal out."""
    standings = Standings(contest("heuristic,random"))
    standings.add(forfeit((0, 0), 2, Failure(1, "crashed", "why")))
    standings.add(forfeit((0, 1), 2, Failure(0, "late")))
    standings.add(forfeit((1, 0), 2, Failure(-1, "endless")))
    standings.add(Outcome(1, 1, [1, 2], [3, 1]))
    summary = standings.summary()
    assert (summary.deals, summary.games, summary.failed) == (1, 4, 3)
    assert summary.competitors[1].failures == {"crashed": 1, "late": 1}
    assert [(trouble.name, trouble.how) for trouble in summary.troubles] == [
        ("random", "crashed"),
        ("random", "late"),
        ("", "endless"),
    ]
    assert summary.competitors[0].wins is not None
    assert summary.competitors[0].wins.mean == 1
    assert summary.competitors[0].points is None


def test_alone_the_share_of_games_won() -> None:
    """No opponents, no chance, no rating."""
    held = contest("heuristic", "isle_of_cats")
    standings = Standings(held)
    for deal, rank in enumerate([1, 2, 2, 1]):
        standings.add(Outcome(deal, 0, [rank], [10 + deal], 1, {"statistic-sister": [float(deal)]}))
    (one,) = standings.summary().competitors
    assert one.wins is not None
    assert (one.wins.mean, one.chance, one.clear, one.rating) == (0.5, None, None, None)
    assert one.ranks == [0.5, 0.5]
    assert one.statistics["statistic-sister"].mean == 1.5


def test_memory_does_not_grow() -> None:
    """However many deals, nothing is kept of each, and the curve stays short."""
    standings = Standings(contest("heuristic,random"))
    sizes = []
    for deal in range(3000):
        for seating in range(2):
            standings.add(Outcome(deal, seating, [1, 2], [1, 0]))
        if deal % 1000 == 999:
            sizes.append((len(standings.moments), len(standings.open), len(standings.troubles)))
    assert len(set(sizes)) == 1
    assert 64 <= len(standings.curve) <= 128
    assert standings.curve[-1][0] > 2900


def test_times() -> None:
    """Quantiles to within 2 %, the longest exactly, overruns by more than a fifth of the budget."""
    thinking = Thinking({})
    for tenth in range(1, 101):
        thinking.add(tenth / 10, 5.0)
    assert thinking.quantile(0.5) == pytest.approx(5.0, rel=0.02)
    assert thinking.quantile(0.99) == pytest.approx(9.9, rel=0.02)
    assert (thinking.longest, thinking.late, thinking.moves) == (10.0, 40, 100)
    standings = Standings(contest("heuristic,random"))
    standings.time(Times(0, 1, [Thinking({}), thinking]))
    assert standings.summary().competitors[0].time.late == 40


def test_ratings() -> None:
    """The winner rises and gets surer; copies share one rating; alone nobody is rated."""
    ratings = Ratings()
    for _ in range(20):
        ratings.add(["a", "b", "b"], [1, 2, 2])
    ratings.add(["c"], [1])
    a, b = ratings.of("a"), ratings.of("b")
    assert a is not None
    assert b is not None
    assert a.low > b.high
    assert a.high - a.low < 2 * 1.96 * 25 / 3
    assert ratings.of("c") is None


def test_stopping() -> None:
    """The test follows the first competitor, deal by deal."""
    standings = Standings(contest("heuristic,random"), Stop(0.5, 0.7))
    for deal in range(40):
        assert not standings.decided or deal >= 10
        for seating in range(2):
            standings.add(Outcome(deal, seating, [1, 2] if seating == 0 else [2, 1], [0, 0]))
    assert standings.summary().decided == "high"
