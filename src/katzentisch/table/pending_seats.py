"""Whom a table waits for, as everybody there can see it: turns and votes, never what a hand would allow."""

from __future__ import annotations

from typing import NamedTuple

from katzentisch.core.game import Seat
from katzentisch.table.table_state import Standing

BY = "by"
"""What a wait is for that a person is reminded of: the moment follows."""


class Wait(NamedTuple):
    """A person whom others wait for: where, for what (`turn 3`, `vote 17`, `by` the end of a time), and who."""

    code: str
    match: str
    seat: Seat
    what: str
    guest: str


def waits(standing: Standing) -> list[Wait]:
    """Everybody whom a table waits for, where another person sits who could."""
    referee, row = standing.referee, standing.row
    if referee is None or referee.match.over:
        return []
    people = referee.people()
    asked = [(seat, f"turn {turn}") for seat, turn in referee.awaited.turns.items() if seat in people]
    vote = row.vote
    if vote and (vote.match, vote.seq) == (referee.id, referee.seq) and vote.refused is None:
        asked += [(seat, f"vote {vote.seq}") for seat in sorted(people - set(vote.agreed))]
    ends = referee.pace.ends(standing.now()) if referee.pace else {}
    asked += [(seat, f"{BY} {int(due)}") for seat, due in ends.items()]
    guests = {row.chairs[seat].guest for seat in referee.persons()}
    return [
        Wait(row.code, referee.id, seat, what, guest)
        for seat, what in asked
        if (guest := row.chairs[seat].guest) and guests - {guest}
    ]
