"""Worlds that could lie behind a view of 5211: the unseen cards in any order, every order as likely."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.core.chance import Rng, imagined
from katzentisch.games.g5211.rules import KINDS, PAIRS, Place, State5211
from katzentisch.games.g5211.view import COPIES, View5211


def imagine(view: View5211, rng: Rng) -> State5211:
    """A state with this view; who has chosen holds a choice, any cards as likely."""
    world = State5211(view.players, view.long, imagined(rng))
    world.number = view.number
    world.deal = view.deal
    world.turn = view.turn
    lay_gone(world, view.gone)
    cards = unseen_cards(view)
    rng.shuffle(cards)
    at: i64 = 0
    for seat in range(view.players):
        place = Place()
        place.kept = view.kept[seat]
        place.points = view.points[seat]
        place.written = view.written[seat]
        place.open = pack(view.open[seat])
        place.last_open = pack(view.last_open[seat])
        if seat == view.seat:
            for card in view.hand:
                place.take(card)
            place.choice = view.choice
            place.unplayed = view.unplayed + 1
        else:
            size: i64 = view.hands[seat]
            if view.has_chosen[seat]:
                place.choice = choice_of(cards, at, view.turn)
            end: i64 = at + size
            while at < end:
                place.take(cards[at])
                at += 1
            if view.over:
                place.unplayed = cards[at] + 1
                at += 1
        if not view.over and place.choice < 0:
            world.waiting += 1
        world.places.append(place)
    aside: i64 = at + view.aside
    world.aside = cards[at:aside]
    world.pile = cards[aside:]
    return world


def choice_of(cards: list[int], at: i64, turn: i64) -> i64:
    """The choice of the first cards of a shuffled hand: two in turn 0, else one."""
    first: i64 = cards[at]
    if turn > 0:
        return first
    second: i64 = cards[at + 1]
    return PAIRS[first] + second if first <= second else PAIRS[second] + first


def pack(cards: tuple[int, ...]) -> i64:
    """A row of open cards as the state keeps it."""
    packed: i64 = 0
    slot: i64 = 0
    for card in cards:
        packed |= (card + 1) * bit(slot)
        slot += 5
    return packed


def lay_gone(world: State5211, gone: tuple[int, ...]) -> None:
    at: i64 = 0
    for number in gone:
        if at < 15:
            world.gone_low += number * bit(3 * at)
        else:
            world.gone_high += number * bit(3 * at - 45)
        at += 1


def unseen_cards(view: View5211) -> list[int]:
    """The cards this seat has not seen, ascending."""
    left = [COPIES[card % 6] - view.gone[card] for card in range(KINDS)]
    for card in view.hand:
        left[card] -= 1
    if view.unplayed >= 0:
        left[view.unplayed] -= 1
    for row in view.open:
        for card in row:
            left[card] -= 1
    unseen: list[int] = []
    for card in range(KINDS):
        unseen += [card] * left[card]
    return unseen
