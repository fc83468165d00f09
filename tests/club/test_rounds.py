"""Who plays with whom, where they sit, and who rests: by properties, and against all ways there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from random import Random
from typing import TypeAlias

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from katzentisch.club import swiss
from katzentisch.club.cup import deal_in_snake_order
from katzentisch.club.pairing import draw_groups, table_sizes, total_cost
from katzentisch.club.round_tables import Board, Round
from katzentisch.club.roundrobin import meeting_costs, schedule
from katzentisch.club.season import Kind, Plan, count_rounds, is_playable, needed_members, next_round, season_standings
from katzentisch.club.seats import count_seats, fairest_order, seat_excess, seat_unfairness
from tests.sizes import size, thorough

Groups: TypeAlias = list[list[int]]
"""Tables, and last those who have a bye."""
KINDS: list[Kind] = ["round-robin", "swiss", "cup"]


def plans(kinds: Sequence[Kind] = KINDS, most: int = 14) -> some.SearchStrategy[Plan]:
    """Seasons of any kind, with tables of any size, in games for two to five or three to five."""

    def plan(kind: Kind, members: int, size: int, least: int, duplicate: bool, seed: int) -> Plan:
        possible = tuple(range(least, 6))
        wished = max(size, least)
        return Plan(kind=kind, members=members, size=wished, possible=possible, duplicate=duplicate, seed=f"{seed}")

    made = some.builds(
        plan,
        some.sampled_from(kinds),
        some.integers(2, most),
        some.integers(2, 5),
        some.integers(1, 3),
        some.booleans(),
        some.integers(0, 5),
    )
    return made.filter(is_playable)


@given(plans(most=12))
def test_as_many_members_are_needed_as_sit_at_the_smallest_table(plan: Plan) -> None:
    """What people are told before a season begins is what decides whether it can."""
    for members in range(12):
        fewer = msgspec.structs.replace(plan, members=members)
        assert is_playable(fewer) == (members >= needed_members(fewer))


def played(round_: Round, rng: Random) -> Round:
    """A round to which everybody came, or almost."""
    boards = []
    for board in round_.boards:
        size = len(board.seats)
        points = tuple(rng.randrange(4) for _ in range(size))
        ranks = tuple(1 + sum(other > own for other in points) for own in points)
        whole = Board(board.seats, ranks, points)
        boards.append(board.forfeit(frozenset({0})) if rng.random() < 0.1 else whole)
    return Round(tuple(boards), round_.byes)


def whole(plan: Plan, seed: int = 0) -> list[Round]:
    """A season from its first round to its last."""
    past: list[Round] = []
    rng = Random(seed)
    while (found := next_round(plan, past)) is not None:
        assert found == next_round(plan, list(past)), "the same again"
        past.append(played(found, rng))
        assert len(past) < 60
    return past


@settings(max_examples=size(25, 60), deadline=None)
@given(plans())
def test_nobody_sits_twice_in_a_round_and_nobody_is_forgotten(plan: Plan) -> None:
    """Every round seats whom it has to, at tables of sizes that the game allows, and nobody rests much more often."""
    past = whole(plan)
    assert past
    for each in past:
        members = [*each.byes, *(member for board in each.boards for member in board.seats)]
        assert len(set(members)) == len(members)
        assert {len(board.seats) for board in each.boards} <= set(plan.possible) - {1}
        if plan.kind != "cup":
            assert sorted(members) == list(range(plan.members))
            assert {len(board.seats) for board in each.boards} <= set(plan.allowed)
        if plan.duplicate and plan.kind != "cup":
            assert {len(board.seats) for board in each.boards} == {plan.size}
    if plan.kind != "cup":
        assert len(past) == count_rounds(plan)
        byes = Counter(member for each in past for member in each.byes)
        assert max(byes.values(), default=0) - min(byes[member] for member in range(plan.members)) <= 1
    lines = season_standings(plan, past)
    assert sorted(line.member for line in lines) == list(range(plan.members))
    assert [line.rank for line in lines] == sorted(line.rank for line in lines)


@settings(max_examples=40, deadline=None)
@given(plans(["round-robin"], most=11))
def test_in_a_round_robin_everybody_meets_and_seats_are_even(plan: Plan) -> None:
    """At every moment each member has sat in all seats of tables of a size equally often, give or take one."""
    met: Counter[tuple[int, int]] = Counter()
    sat: Counter[tuple[int, int, int]] = Counter()
    for each in whole(plan):
        for board in each.boards:
            met.update(combinations(sorted(board.seats), 2))
            sat.update((member, len(board.seats), seat) for seat, member in enumerate(board.seats))
        for member in range(plan.members):
            for seats in plan.allowed:
                often = [sat[member, seats, seat] for seat in range(seats)]
                assert max(often) - min(often) <= 1
    assert all(met[pair] for pair in combinations(range(plan.members), 2))
    if plan.size == 2:
        assert set(met.values()) == {1}


@pytest.mark.parametrize(("members", "size", "most"), [(9, 3, 5), (16, 4, 8), (12, 3, 8), (7, 4, 4), (25, 5, 11)])
def test_a_round_robin_is_not_much_longer_than_it_must_be(members: int, size: int, most: int) -> None:
    """Nine at tables of three need four rounds, sixteen at tables of four need five: what is found is near to that."""
    assert len(schedule(members, size, (size - 1, size, size + 1), "lots")) <= most


def uneven(plan: Plan, past: Sequence[Round]) -> int:
    """How much more often than in another anybody has sat in one seat of tables of a size."""
    where = count_seats(past)
    often = [
        [where[member, size, seat] for seat in range(size)]
        for member in range(plan.members)
        for size in plan.possible
        if size > 1
    ]
    return max(max(each) - min(each) for each in often)


@settings(max_examples=size(6, 12), deadline=None)
@given(plans(["swiss"], most=12), some.integers(0, 3))
def test_in_a_swiss_season_nobody_meets_again_while_there_are_others(plan: Plan, seed: int) -> None:
    """With tables of two, and fewer rounds than opponents; seats are even within one where nobody must meet for it."""
    past = whole(plan, seed)
    before = 0
    for number, each in enumerate(past):
        now = uneven(plan, past[: number + 1])
        if now > max(1, before):
            cost = costing(plan, past[:number])
            assert cost(grouped(each)) == min(map(cost, ways(plan)))
        before = now
    assert before <= 2
    if plan.size == 2 and plan.members >= 8:
        met = Counter(tuple(sorted(board.seats)) for each in past for board in each.boards)
        assert max(met.values()) == 1


def partitions(members: tuple[int, ...], tables: tuple[int, ...], last: tuple[int, int] = (0, -1)) -> Iterator[Groups]:
    """All ways to seat members at tables of these sizes, the largest first; the rest has a bye."""
    if not tables:
        yield [list(members)]
        return
    for group in combinations(members, tables[0]):
        if last[0] != tables[0] or group[0] > last[1]:
            rest = tuple(member for member in members if member not in group)
            for others in partitions(rest, tables[1:], (tables[0], group[0])):
                yield [list(group), *others]


def again(groups: Groups, past: Sequence[Round]) -> int:
    """Meetings of those who met."""
    met = Counter(pair for each in past for board in each.boards for pair in combinations(sorted(board.seats), 2))
    return sum(met[pair] for group in groups[:-1] for pair in combinations(sorted(group), 2))


def faults(groups: Groups, past: Sequence[Round]) -> tuple[int, int, int]:
    """Byes of those who had one, meetings of those who met, and seats above the rarest, with every order tried."""
    where, byes = count_seats(past), Counter(member for each in past for member in each.byes)

    def too_often(member: int, size: int, seat: int) -> int:
        return where[member, size, seat] - min(where[member, size, each] for each in range(size))

    return (
        sum(byes[member] for member in groups[-1]),
        again(groups, past),
        sum(
            min(
                sum(too_often(member, len(group), seat) ** 2 for seat, member in enumerate(order))
                for order in permutations(group)
            )
            for group in groups[:-1]
        ),
    )


def costing(plan: Plan, before: Sequence[Round]) -> Callable[[Groups], tuple[int, int, int]]:
    """The same, quickly: by what the house itself holds to be the fairest order of a table."""
    byes, unfair = (
        Counter(member for each in before for member in each.byes),
        seat_unfairness(plan.members, count_seats(before)),
    )

    def cost(groups: Groups) -> tuple[int, int, int]:
        return sum(byes[member] for member in groups[-1]), again(groups, before), sum(map(unfair, groups[:-1]))

    return cost


def ways(plan: Plan) -> Iterator[Groups]:
    """All rounds there are."""
    return partitions(tuple(range(plan.members)), tuple(table_sizes(plan.members, plan.size, plan.allowed)))


def grouped(round_: Round) -> Groups:
    return [*(list(board.seats) for board in round_.boards), list(round_.byes)]


@settings(max_examples=20, deadline=None)
@given(plans(["swiss"], most=7), some.integers(0, 3), some.integers(2, 5))
def test_no_round_of_a_swiss_season_could_be_fairer(plan: Plan, seed: int, rounds: int) -> None:
    """Of all rounds there are none has fewer second byes; of those none fewer second meetings; of those fairer seats.

    So seats are even within one, unless that takes a second meeting or a second bye.
    """
    past = whole(msgspec.structs.replace(plan, rounds=rounds), seed)
    tables = tuple(table_sizes(plan.members, plan.size, plan.allowed))
    for number, each in enumerate(past):
        ways = partitions(tuple(range(plan.members)), tables)
        found = faults(grouped(each), past[:number])
        assert found == min(faults(way, past[:number]) for way in ways)
        fair = uneven(plan, past[:number]) <= 1 and not found[2]
        assert uneven(plan, past[: number + 1]) <= (1 if fair else 2)


@pytest.mark.parametrize(("members", "size"), [(12, 3), (12, 4), (10, 2), (10, 5)])
@pytest.mark.parametrize("seed", [0, thorough(1)])
def test_no_round_of_a_larger_swiss_season_has_fewer_second_meetings_or_fairer_seats(
    members: int, size: int, seed: int
) -> None:
    """Thousands of ways to seat a round, of which in the end hardly one is fair: it is found."""
    plan = Plan(kind="swiss", members=members, size=size, possible=(size,), seed=f"{seed}")
    past = whole(plan, 1)
    for number, each in enumerate(past):
        cost = costing(plan, past[:number])
        assert cost(grouped(each)) == min(map(cost, ways(plan)))


@settings(max_examples=25, deadline=None)
@given(plans(["round-robin"], most=7))
def test_no_round_of_a_round_robin_could_bring_more_first_meetings(plan: Plan) -> None:
    """Unless somebody would rest twice before all others have."""
    past = whole(plan)
    tables = tuple(table_sizes(plan.members, plan.size, plan.allowed))

    def wasted(groups: Groups, before: Sequence[Round]) -> tuple[int, int]:
        met = {pair for each in before for board in each.boards for pair in combinations(sorted(board.seats), 2)}
        pairs = [pair for group in groups[:-1] for pair in combinations(sorted(group), 2)]
        return faults(groups, before)[0], sum(pair in met for pair in pairs)

    for number, each in enumerate(past):
        ways = partitions(tuple(range(plan.members)), tables)
        assert wasted(grouped(each), past[:number]) == min(wasted(way, past[:number]) for way in ways)


@settings(max_examples=30, deadline=None)
@given(plans(["cup"], most=16), some.integers(0, 3))
def test_in_a_cup_nobody_meets_again_who_need_not(plan: Plan, seed: int) -> None:
    """Nor rests again before others who are still in it; seats are as fair as those who meet can have them."""
    past = whole(plan, seed)
    for number, each in enumerate(past):
        sitting = [member for board in each.boards for member in board.seats]
        tables = tuple(len(board.seats) for board in each.boards)
        ways = partitions(tuple(sorted(sitting)), tables) if number else []
        rested = Counter(member for before in past[:number] for member in before.byes)
        assert max((rested[one] for one in each.byes), default=0) <= min(rested[one] for one in sitting)
        assert again(grouped(each), past[:number]) == min((again(way, past[:number]) for way in ways), default=0)
        where = count_seats(past[:number])
        for board in each.boards:
            _, best = fairest_order(tuple(seat_excess(member, len(board.seats), where) for member in board.seats))
            mine = [seat_excess(one, len(board.seats), where)[seat] ** 2 for seat, one in enumerate(board.seats)]
            assert sum(mine) == best


@given(
    some.integers(2, 5).flatmap(lambda n: some.lists(some.tuples(*[some.integers(0, 2)] * n), min_size=n, max_size=n))
)
def test_seats_are_the_fairest_of_all_orders(unfair: list[tuple[int, ...]]) -> None:
    order, found = fairest_order(tuple(unfair))
    ways = [sum(unfair[one][seat] ** 2 for seat, one in enumerate(way)) for way in permutations(range(len(unfair)))]
    assert found == min(ways) == sum(unfair[one][seat] ** 2 for seat, one in enumerate(order))


@settings(max_examples=25, deadline=None)
@given(some.integers(2, 7), some.integers(2, 4), some.integers(0, 1000))
def test_a_draw_costs_no_more_than_the_best_there_is(members: int, size: int, seed: int) -> None:
    """Of all ways to seat a few members none is cheaper than the one that was found."""
    rng = Random(seed)
    tables = table_sizes(members, size, [size])
    if not tables:
        return
    met = Counter({pair: rng.randrange(3) for pair in combinations(range(members), 2)})
    whom = meeting_costs(members, met, Counter({member: rng.randrange(2) for member in range(members)}))
    found = draw_groups(range(members), tables, whom, rng, 40)
    assert total_cost(found, whom) == min(
        total_cost(way, whom) for way in partitions(tuple(range(members)), tuple(tables))
    )


@given(some.integers(0, 24), some.integers(2, 5), some.sets(some.integers(2, 6), min_size=1))
def test_tables_leave_as_few_out_as_can_be(members: int, size: int, allowed: set[int]) -> None:
    def ways(left: int, most: int) -> Iterator[list[int]]:
        yield []
        for one in allowed:
            if one <= min(left, most):
                yield from ([one, *others] for others in ways(left - one, one))

    def badness(tables: list[int]) -> tuple[int, int, int]:
        return members - sum(tables), sum((one - size) ** 2 for one in tables), len(tables)

    assert badness(table_sizes(members, size, sorted(allowed))) == min(map(badness, ways(members, 6)))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [2, 3])
def test_who_withdrew_sits_at_no_further_table_and_rests_in_no_round(kind: Kind, size: int) -> None:
    plan = Plan(kind=kind, members=9, size=size, possible=(2, 3, 4), seed="gone", gone=frozenset({2, 5}))
    past = whole(plan)
    assert past
    for each in past:
        drawn = [*(member for board in each.boards for member in board.seats), *each.byes]
        assert plan.gone.isdisjoint(drawn)
        assert len(drawn) == len(set(drawn))
    if kind != "cup":
        assert all(len([*each.byes, *(seat for board in each.boards for seat in board.seats)]) == 7 for each in past)


def test_a_cup_ends_with_one_table_and_one_winner() -> None:
    """Eight in twos take three rounds; the best lots meet in the last if they win."""
    plan = Plan(kind="cup", members=8, size=2, possible=(2, 3, 4, 5))
    past: list[Round] = []
    while (found := next_round(plan, past)) is not None:
        boards = tuple(
            Board(board.seats, tuple(1 + (member > min(board.seats)) for member in board.seats), (0, 0))
            for board in found.boards
        )
        past.append(Round(boards))
    assert [len(each.boards) for each in past] == [4, 2, 1]
    assert set(past[-1].boards[0].seats) == {0, 1}
    assert [line.member for line in season_standings(plan, past)][:2] == [0, 1]
    assert deal_in_snake_order(range(7), [4, 3]) == [[0, 3, 4, 6], [1, 2, 5]]


def test_a_swiss_season_tells_who_is_best() -> None:
    """Where the better one always wins, nobody else wins everything, and the best one leads."""
    plan = Plan(kind="swiss", members=13, size=2, possible=(2,), seed="lots")
    past: list[Round] = []
    while (found := next_round(plan, past)) is not None:
        boards = tuple(
            Board(board.seats, tuple(1 + (member > min(board.seats)) for member in board.seats), (0, 0))
            for board in found.boards
        )
        past.append(Round(boards, found.byes))
    assert len(past) == swiss.suggested_rounds(13, 2) == 5
    assert season_standings(plan, past)[0].member == 0
