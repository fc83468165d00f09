"""The events of a pass, from the deal to the count."""

from __future__ import annotations

from katzentisch.core.event import Event
from katzentisch.games.g5211.rules.choices import FIRST, SECOND
from katzentisch.games.g5211.rules.player_state import PlayerState, spelled, unpack
from katzentisch.games.g5211.rules.score import Scoring


def tell_pass(number: int, seats: list[PlayerState], log: list[Event]) -> None:
    """A pass begins, and everybody sees a hand."""
    log.append(Event("pass", {"number": number}))
    for seat, player in enumerate(seats):
        log.append(Event("your-hand", {"cards": spelled(unpack(player.hand))}, seat))


def tell_choices(seats: list[PlayerState], log: list[Event]) -> None:
    """What everybody has chosen is turned over."""
    for seat, player in enumerate(seats):
        first, second = FIRST[player.choice], SECOND[player.choice]
        cards = [first] if second < 0 else [first, second]
        log.append(Event("revealed", {"seat": seat, "cards": spelled(cards)}))


def tell_draws(cards: list[int], number: int, log: list[Event]) -> None:
    """Everybody drew so many of these cards, seat by seat; they come in no order."""
    for seat in range(len(cards) // number):
        drawn = sorted(cards[number * seat : number * (seat + 1)])
        log.append(Event("you-drew", {"cards": spelled(drawn)}, seat))


def tell_score(scoring: Scoring, seats: list[PlayerState], log: list[Event]) -> None:
    """What scores, and what of it lies open before everybody."""
    scoring.tell(log)
    if scoring.scores >= 0:
        for seat, player in enumerate(seats):
            kept = [card for card in unpack(player.open) if scoring.keeps(card)]
            points = sum(card % 6 + 1 for card in kept)
            log.append(Event("kept", {"seat": seat, "cards": len(kept), "points": points}))


def tell_count(seats: list[PlayerState], log: list[Event]) -> None:
    """What a pass brought everybody."""
    for seat, player in enumerate(seats):
        total = player.written + player.points
        log.append(Event("counted", {"seat": seat, "points": player.points, "total": total, "cards": player.kept}))
