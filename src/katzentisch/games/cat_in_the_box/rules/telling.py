"""The events of a round's beginning and end."""

from __future__ import annotations

from katzentisch.core.event import Event
from katzentisch.games.cat_in_the_box.rules.table import TURNED_UP, Table
from katzentisch.games.cat_in_the_box.view import RoundScore


def tell_deal(table: Table, log: list[Event]) -> None:
    """A round begins, and everybody sees a hand."""
    log.append(Event("round", {"round": table.round + 1, "rounds": table.players, "seat": table.starter}))
    if table.players == 2:
        log.append(Event("turned-up", {"values": table.undealt()[:TURNED_UP]}))
    for seat, player in enumerate(table.seats):
        log.append(Event("your-hand", {"values": player.values()}, seat))


def tell_score(table: Table, score: RoundScore, log: list[Event]) -> None:
    """A round is scored, seat by seat."""
    if score.paradox >= 0:
        log.append(Event("paradox", {"seat": score.paradox, "values": list(score.shown)}))
    for seat, player in enumerate(table.seats):
        if seat == score.paradox:
            key = "scored-paradox"
        elif score.bonus[seat]:
            key = "scored-bonus"
        else:
            key = "scored"
        log.append(
            Event(
                key,
                {
                    "seat": seat,
                    "tricks": score.tricks[seat],
                    "prediction": score.predictions[seat],
                    "bonus": score.bonus[seat],
                    "points": score.points[seat],
                    "total": player.total,
                },
            )
        )
