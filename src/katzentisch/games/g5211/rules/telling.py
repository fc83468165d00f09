"""The events of a pass, from the deal to the count."""

from __future__ import annotations

from katzentisch.core.event import Event
from katzentisch.games.g5211.rules.player_state import FIRST, SECOND, Place, spelled, unpack
from katzentisch.games.g5211.rules.score import Scoring


def tell_pass(number: int, places: list[Place], log: list[Event]) -> None:
    """A pass begins, and everybody sees a hand."""
    log.append(Event("pass", {"number": number}))
    for seat, place in enumerate(places):
        log.append(Event("your-hand", {"cards": spelled(unpack(place.hand))}, seat))


def tell_choices(places: list[Place], log: list[Event]) -> None:
    """What everybody has chosen is turned over."""
    for seat, place in enumerate(places):
        first, second = FIRST[place.choice], SECOND[place.choice]
        cards = [first] if second < 0 else [first, second]
        log.append(Event("revealed", {"seat": seat, "cards": spelled(cards)}))


def tell_draws(cards: list[int], number: int, log: list[Event]) -> None:
    """Everybody drew so many of these cards, seat by seat; they come in no order."""
    for seat in range(len(cards) // number):
        drawn = sorted(cards[number * seat : number * (seat + 1)])
        log.append(Event("you-drew", {"cards": spelled(drawn)}, seat))


def tell_score(scoring: Scoring, places: list[Place], log: list[Event]) -> None:
    """What scores, and what of it lies open before everybody."""
    scoring.tell(log)
    if scoring.scores >= 0:
        for seat, place in enumerate(places):
            kept = [card for card in unpack(place.open) if scoring.keeps(card)]
            points = sum(card % 6 + 1 for card in kept)
            log.append(Event("kept", {"seat": seat, "cards": len(kept), "points": points}))


def tell_count(places: list[Place], log: list[Event]) -> None:
    """What a pass brought everybody."""
    for seat, place in enumerate(places):
        total = place.written + place.points
        log.append(Event("counted", {"seat": seat, "points": place.points, "total": total, "cards": place.kept}))
