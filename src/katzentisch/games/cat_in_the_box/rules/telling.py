"""The events of a round, from the deal to the score."""

from __future__ import annotations

from katzentisch.core.event import Event
from katzentisch.games.cat_in_the_box.box.cards import COLOURS
from katzentisch.games.cat_in_the_box.rules.table import TURNED_UP, Table
from katzentisch.games.cat_in_the_box.view import RoundScore


def tell_deal(table: Table, log: list[Event]) -> None:
    """A round begins, and everybody sees a hand."""
    log.append(Event("round", {"round": table.round + 1, "rounds": table.players, "seat": table.starter}))
    if table.players == 2:
        log.append(Event("turned-up", {"values": table.undealt()[:TURNED_UP]}))
    for seat, player in enumerate(table.seats):
        log.append(Event("your-hand", {"values": player.values()}, seat))


def tell_burial(seat: int, value: int, log: list[Event]) -> None:
    """Somebody buried a card; only its owner knows which."""
    log.append(Event("buried", {"seat": seat}, None, True))
    log.append(Event("you-buried", {"value": value}, seat, True))


def tell_prediction(seat: int, tricks: int, log: list[Event]) -> None:
    """Somebody said how many tricks it will be."""
    log.append(Event("predicted", {"seat": seat, "tricks": tricks}))


def tell_play(seat: int, field: int, log: list[Event]) -> None:
    """A card was played and its colour declared."""
    log.append(Event("played", {"seat": seat, "value": field % 9 + 1, "colour": COLOURS[field // 9]}))


def tell_given_up(seat: int, colour: int, log: list[Event]) -> None:
    """Somebody uncovered the X of a colour."""
    log.append(Event("gave-up", {"seat": seat, "colour": COLOURS[colour]}))


def tell_trick(seat: int, tricks: int, log: list[Event]) -> None:
    """Somebody took a trick and has so many now."""
    log.append(Event("won-trick", {"seat": seat, "tricks": tricks}))


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
