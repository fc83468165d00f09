"""How a season ended: what put each member ahead of the next, since when the winner led, and moments to remember."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec

from katzentisch.club.round_tables import Board, Member, Round
from katzentisch.club.season import Plan, cup_progress, final_table, season_standings
from katzentisch.club.standings import Standing, score_among

Decision: TypeAlias = Literal["", "score", "won", "direct", "against", "final", "points", "lot", "further"]
"""What put a member ahead of the next one; empty where they share a rank, for the last, and where the next one
has withdrawn."""

MomentKind: TypeAlias = Literal["most-points", "clearest", "closest", "streak"]

MIN_STREAK = 2
"""Wins in a row that are worth telling."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """Something to remember, with the table where it happened."""

    kind: MomentKind
    member: Member
    number: int
    """Points, by how many points somebody won, or how many wins in a row."""
    round: int
    board: int


def decisions(plan: Plan, past: Sequence[Round], lines: Sequence[Standing]) -> list[Decision]:
    """For each line of the standings what put it ahead of the next."""
    if not lines:
        return []
    tell = cup_decision if plan.kind == "cup" else league_decision
    found: list[Decision] = [tell(one, two, past, lines) for one, two in pairwise(lines)]
    staying = sum(line.member not in plan.gone for line in lines)
    if 0 < staying < len(lines):
        found[staying - 1] = ""
    return [*found, ""]


def league_decision(one: Standing, two: Standing, past: Sequence[Round], lines: Sequence[Standing]) -> Decision:
    if one.score != two.score:
        return "score"
    if one.won != two.won:
        return "won"
    among = {line.member for line in lines if (line.score, line.won) == (one.score, one.won)}
    if score_among(one.member, among, past) != score_among(two.member, among, past):
        return "direct"
    return "against" if one.against != two.against else ""


def cup_decision(one: Standing, two: Standing, past: Sequence[Round], lines: Sequence[Standing]) -> Decision:
    final = final_table(past)
    if final and {one.member, two.member}.issubset(final.seats):
        first, second = final.seats.index(one.member), final.seats.index(two.member)
        if final.ranks[first] != final.ranks[second]:
            return "final"
        return "points" if final.points[first] != final.points[second] else "lot"
    return "further" if cup_progress(one.member, past) > cup_progress(two.member, past) else ""


def led_since(plan: Plan, past: Sequence[Round]) -> int:
    """The first round, from 1, since which the winner was never behind; 0 if several share the first place."""
    winners = [line.member for line in season_standings(plan, past) if line.rank == 1]
    if len(winners) != 1:
        return 0
    since = len(past)
    while since > 1 and winners[0] in leaders(plan, past[: since - 1]):
        since -= 1
    return since


def leaders(plan: Plan, past: Sequence[Round]) -> list[Member]:
    return [line.member for line in season_standings(plan, past) if line.rank == 1]


def best_moments(plan: Plan, past: Sequence[Round]) -> list[Moment]:
    """The most points, the clearest and the closest win, and the longest streak; only what tells something."""
    played = [
        (number, place, board)
        for number, each in enumerate(past, 1)
        for place, board in enumerate(each.boards)
        if board.ranks and not board.absent
    ]
    found: list[Moment] = []
    scores = [
        Moment(kind="most-points", member=member, number=points, round=number, board=place)
        for number, place, board in played
        for member, points in zip(board.seats, board.points, strict=True)
    ]
    wins = [
        Moment(kind="clearest", member=board.members_by_rank()[0], number=margin(board), round=number, board=place)
        for number, place, board in played
        if margin(board) > 0
    ]
    if scores and max(each.number for each in scores) > 1:  # a game without points counts 1 for a win
        found.append(max(scores, key=lambda each: each.number))
        clearest = max(wins, key=lambda each: each.number, default=None)
        closest = min(wins, key=lambda each: each.number, default=None)
        if clearest and closest and clearest.number > closest.number:
            found += [clearest, msgspec.structs.replace(closest, kind="closest")]
    streak = longest_streak(plan.members, past)
    if plan.kind != "cup" and streak:
        found.append(streak)
    return found


def margin(board: Board) -> int:
    """By how many points a table was won; 0 if the first place was shared, or decided by something else."""
    order = sorted(zip(board.ranks, board.points, strict=True))
    (rank, best), (second, next_best) = order[0], order[1]
    return best - next_best if rank < second else 0


def longest_streak(members: int, past: Sequence[Round]) -> Moment | None:
    """The most tables that somebody won in a row, and the last of them; a bye does not end a row."""
    found: list[Moment] = []
    for member in range(members):
        row = 0
        for number, each in enumerate(past, 1):
            for place, board in enumerate(each.boards):
                if member in board.seats and board.ranks:
                    row = row + 1 if board.share_of_win(board.seats.index(member)) == 1 else 0
                    if row >= MIN_STREAK:
                        found.append(Moment(kind="streak", member=member, number=row, round=number, board=place))
    return max(found, key=lambda each: each.number, default=None)
