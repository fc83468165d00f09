"""The figures of a contest while it goes on: a deal is the unit, so that the luck of the cards cancels out."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import combinations

import msgspec

from katzentisch.arena.contest import Contest
from katzentisch.arena.intervals import Estimate, Moments, Stop
from katzentisch.arena.lineup import Lineup
from katzentisch.arena.outcome import Outcome, Thinking, Times
from katzentisch.arena.rating import Ratings

SHOWN_FAILURES = 20
POINTS_OF_A_CURVE = 128


class Time(msgspec.Struct, frozen=True):
    """How long moves took, in seconds, and how many took over 20 % longer than the budget."""

    moves: int
    median: float
    p99: float
    longest: float
    late: int


class Competitor(msgspec.Struct, frozen=True):
    """What one competitor did."""

    name: str
    seats: int
    games: int
    """Games times seats."""
    wins: Estimate | None
    """The share of games won; a shared win is split."""
    chance: float | None
    clear_at: float | None
    """A third of what chance leaves to win, above chance."""
    clear: bool | None
    sure: bool | None
    """Whether the interval lies on one side of it."""
    points: Estimate | None
    ranks: list[float]
    """How often it came in first, second, …"""
    rating: Estimate | None
    statistics: dict[str, Estimate]
    time: Time
    failures: dict[str, int]


class Duel(msgspec.Struct, frozen=True):
    """Two competitors, deal by deal: how often the first is above the second (ties half), and by how many points."""

    first: str
    second: str
    above: Estimate | None
    points: Estimate | None
    p: float
    """How likely chance alone would tell them apart as much."""


class Trouble(msgspec.Struct, frozen=True):
    """A game that somebody lost by failing, with what it takes to see it again."""

    name: str
    how: str
    detail: str
    deal: int
    seating: int


class Summary(msgspec.Struct, frozen=True):
    """All figures of a contest."""

    key: str
    contest: Contest
    games: int
    deals: int
    open_games: int
    """Games of deals that are not yet played to the end; they count for nothing."""
    competitors: list[Competitor]
    duels: list[Duel]
    failed: int
    """Games that somebody lost by failing, or that never ended …"""
    troubles: list[Trouble]
    """… and the first of them."""
    curve: list[tuple[int, list[float]]]
    """Everybody's share of wins after so many deals."""
    stop: Stop | None
    decided: str
    ratio: float


class Deal:
    """The games of one deal so far."""

    def __init__(self) -> None:
        self.games = 0
        self.void = False
        self.values: dict[tuple[str, ...], Moments] = defaultdict(Moments)


class Standings:
    """Adds up outcomes one by one and forgets them."""

    def __init__(self, contest: Contest, stop: Stop | None = None) -> None:
        self.contest = contest
        self.stop = stop
        part = contest.entry.statistics
        self.shares: Mapping[str, float] = part.shares if part else {}
        """Statistics of the game that are shares, with the value that stands for all."""
        self.decided = ""
        self.names = list(dict.fromkeys(map(str, contest.lineup)))
        self.open: dict[int, Deal] = {}
        self.deals = 0
        self.games = 0
        self.moments: dict[tuple[str, ...], Moments] = defaultdict(Moments)
        self.ranks: dict[str, Counter[int]] = {name: Counter() for name in self.names}
        self.failures: dict[str, Counter[str]] = {name: Counter() for name in self.names}
        self.failed = 0
        self.troubles: list[Trouble] = []
        self.thinking = {name: Thinking() for name in self.names}
        self.ratings = Ratings()
        self.curve: list[tuple[int, list[float]]] = []
        self.stride = 1

    def time(self, times: Times) -> None:
        for contender, thinking in zip(self.contest.seatings[times.seating], times.seats, strict=True):
            self.thinking[str(contender)].merge(thinking)

    def add(self, outcome: Outcome) -> None:
        """One more game."""
        lineup = self.contest.seatings[outcome.seating]
        names = [str(contender) for contender in lineup]
        self.games += 1
        self.note_failure(outcome, names)
        deal = self.open.setdefault(outcome.deal, Deal())
        deal.games += 1
        if outcome.ranks:
            self.ratings.add(names, outcome.ranks)
            for name, rank in zip(names, outcome.ranks, strict=True):
                self.ranks[name][rank] += 1
            count_outcome(deal.values, names, outcome)
        else:
            deal.void = True
        if deal.games == len(self.contest.seatings):
            del self.open[outcome.deal]
            if not deal.void:
                self.close(deal)

    def note_failure(self, outcome: Outcome, names: list[str]) -> None:
        failure = outcome.failure
        if failure is None:
            return
        self.failed += 1
        name = names[failure.seat] if failure.seat >= 0 else ""
        if name:
            self.failures[name][failure.how] += 1
        if len(self.troubles) < SHOWN_FAILURES:
            self.troubles.append(Trouble(name, failure.how, failure.detail, outcome.deal, outcome.seating))

    def close(self, deal: Deal) -> None:
        """A deal was played in all its seatings."""
        self.deals += 1
        for key, values in deal.values.items():
            self.moments[key].add(values.mean)
        if self.deals % self.stride == 0:
            self.curve.append((self.deals, [self.moments["wins", name].mean for name in self.names]))
            if len(self.curve) > POINTS_OF_A_CURVE:
                self.curve = self.curve[1::2]
                self.stride *= 2
        if self.stop is not None and not self.decided:
            self.decided = self.stop.decided(self.moments["wins", self.names[0]])

    def summary(self) -> Summary:
        open_games = sum(deal.games for deal in self.open.values())
        return Summary(
            self.contest.key,
            self.contest,
            self.games,
            self.deals,
            open_games,
            [self.competitor(name) for name in self.names],
            [self.duel(first, second) for first, second in combinations(self.names, 2)],
            self.failed,
            self.troubles,
            self.curve,
            self.stop,
            self.decided,
            self.stop.ratio(self.moments["wins", self.names[0]]) if self.stop else 0.0,
        )

    def competitor(self, name: str) -> Competitor:
        lineup = [str(contender) for contender in self.contest.lineup]
        wins = self.moments["wins", name].share_interval()
        chance = chance_of(self.contest.lineup, name)
        clear_at = None if chance is None else clear_win_share(chance)
        games = sum(self.ranks[name].values())
        thinking = self.thinking[name]
        better = sure = None
        if wins is not None and clear_at is not None:
            better, sure = wins.mean >= clear_at, not wins.low < clear_at <= wins.high
        return Competitor(
            name,
            lineup.count(name),
            games,
            wins,
            chance,
            clear_at,
            better,
            sure,
            self.moments["points", name].mean_interval(),
            [self.ranks[name][rank] / games if games else 0.0 for rank in range(1, max(2, len(lineup)) + 1)],
            self.ratings.of(name),
            self.statistics(name),
            Time(thinking.moves, thinking.quantile(0.5), thinking.quantile(0.99), thinking.longest, thinking.late),
            dict(sorted(self.failures[name].items())),
        )

    def statistics(self, name: str) -> dict[str, Estimate]:
        """What the game counts beside points."""
        found = {}
        for key in sorted(self.moments):
            if key[0] == "statistic" and key[2] == name:
                seen, whole = self.moments[key], self.shares.get(key[1])
                interval = seen.mean_interval() if whole is None else seen.share_interval(whole)
                if interval is not None and seen.count > 1:
                    found[key[1]] = interval
        return found

    def duel(self, first: str, second: str) -> Duel:
        above = self.moments["above", first, second]
        lead = self.moments["lead", first, second].mean_interval()
        return Duel(first, second, above.share_interval(), lead, above.against(0.5))


def chance_of(lineup: Lineup, name: str) -> float | None:
    """The share of wins that chance would give; None without opponents."""
    own = sum(str(contender) == name for contender in lineup)
    return own / len(lineup) if own < len(lineup) else None


def clear_win_share(chance: float) -> float:
    """A clear win share: above chance by a third of what is left to win."""
    return chance + (1 - chance) / 3


def count_outcome(values: dict[tuple[str, ...], Moments], names: list[str], outcome: Outcome) -> None:
    """What one game adds to its deal."""
    winners = outcome.ranks.count(1)
    seats: dict[str, list[int]] = defaultdict(list)
    for seat, name in enumerate(names):
        seats[name].append(seat)
    for name, own in seats.items():
        values["wins", name].add(sum(outcome.ranks[seat] == 1 for seat in own) / max(1, winners))
        if outcome.points:
            values["points", name].add(sum(outcome.points[seat] for seat in own) / len(own))
        for key, by_seat in outcome.statistics.items():
            for seat in own:
                value = by_seat[seat]
                if value is not None:
                    values["statistic", key, name].add(value)
    for first in seats:
        for second in seats:
            if first != second:
                compare_contenders(values, outcome, (first, seats[first]), (second, seats[second]))


def compare_contenders(
    values: dict[tuple[str, ...], Moments],
    outcome: Outcome,
    first: tuple[str, list[int]],
    second: tuple[str, list[int]],
) -> None:
    """How often the seats of one competitor ranked above those of another, and by how many points."""
    ranks, points = outcome.ranks, outcome.points
    pairs = [(one, other) for one in first[1] for other in second[1]]
    above = sum((ranks[one] < ranks[other]) + 0.5 * (ranks[one] == ranks[other]) for one, other in pairs)
    values["above", first[0], second[0]].add(above / len(pairs))
    if points:
        values["lead", first[0], second[0]].add(sum(points[one] - points[other] for one, other in pairs) / len(pairs))
