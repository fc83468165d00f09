"""The seats that a table waits for, from public facts alone: turns, votes, deadlines."""

from __future__ import annotations

from typing import NamedTuple

from katzentisch.core.game import Seat
from katzentisch.table.table_state import TableState

DEADLINE = "by"
"""What a wait is for that a person is reminded of: the moment follows."""

INVITATION = "invitation"
"""What somebody is told who has no seat yet: that a player wants them at the table."""

SEASON = "season"
"""What members of a club are told: that they can join a season. It stands for the table, and its club for the match."""


class PendingSeat(NamedTuple):
    """A person whom others wait for: where, for what (`turn 3`, `vote 17`, `by` the end of a time), and who."""

    code: str
    match: str
    seat: Seat
    what: str
    guest: str


def pending_seats(state: TableState) -> list[PendingSeat]:
    """The seats that a table waits for, where another person is playing too, and something can still count."""
    referee, row = state.referee, state.row
    is_void = row.season is not None and not row.season.counts
    if referee is None or referee.match.over or is_void:
        return []
    people = referee.present_seats()
    asked = [(seat, f"turn {turn}") for seat, turn in referee.pending_turns.turns.items() if seat in people]
    vote = row.vote
    if vote and (vote.match, vote.seq) == (referee.id, referee.seq) and vote.refused is None:
        asked += [(seat, f"vote {vote.seq}") for seat in sorted(people - set(vote.agreed))]
    ends = referee.time_control.ending_soon(state.now()) if referee.time_control else {}
    asked += [(seat, f"{DEADLINE} {int(due)}") for seat, due in ends.items()]
    guests = {row.chairs[seat].guest for seat in referee.person_seats()}
    return [
        PendingSeat(row.code, referee.id, seat, what, guest)
        for seat, what in asked
        if (guest := row.chairs[seat].guest) and guests - {guest}
    ]
