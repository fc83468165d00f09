"""Worlds that could lie behind a view of 5211: the unseen cards in any order, every order as likely."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.core.chance import Rng, imagined
from katzentisch.games.g5211.rules.choices import BOX, KINDS, PAIRS
from katzentisch.games.g5211.rules.state import State5211
from katzentisch.games.g5211.view import View5211


def imagine(view: View5211, rng: Rng) -> State5211:
    """A state with this view; who has chosen holds a choice, any cards as likely."""
    world = State5211(view.players, view.long, imagined(rng))
    lay_out(world, view)
    cards = unseen_cards(view)
    rng.shuffle(cards)
    at: i64 = 0
    hands, has_chosen = view.hands, view.has_chosen
    for seat, player in enumerate(world.seats):
        if seat == view.seat:
            for card in view.hand:
                player.take(card)
            player.choice = view.choice
            player.unplayed = view.unplayed + 1
        else:
            if has_chosen[seat]:
                player.choice = choice_of(cards, at, world.turn)
            end: i64 = at + hands[seat]
            while at < end:
                player.take(cards[at])
                at += 1
            if view.over:
                player.unplayed = cards[at] + 1
                at += 1
        if not view.over and player.choice < 0:
            world.waiting += 1
    world.pile = cards[at:]
    world.top = view.aside
    return world


def lay_out(world: State5211, view: View5211) -> None:
    """Everything that lies open or is written down."""
    world.number = view.number
    world.deal = view.deal
    world.turn = view.turn
    lay_gone(world, view.gone)
    kept, points, written = view.kept, view.points, view.written
    laid, last = view.open, view.last_open
    for seat, player in enumerate(world.seats):
        player.kept = kept[seat]
        player.points = points[seat]
        player.written = written[seat]
        player.open = pack(laid[seat])
        player.last_open = pack(last[seat])


def choice_of(cards: list[int], at: i64, turn: i64) -> i64:
    """The choice of the first cards of a shuffled hand: two in turn 0, else one."""
    first: i64 = cards[at]
    if turn > 0:
        return first
    second: i64 = cards[at + 1]
    if second < first:
        return PAIRS[second] + first
    return PAIRS[first] + second


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
    seen = list(view.gone)
    for card in view.hand:
        seen[card] += 1
    if view.unplayed >= 0:
        seen[view.unplayed] += 1
    for row in view.open:
        for card in row:
            seen[card] += 1
    unseen: list[int] = []
    for card in range(KINDS):
        left: i64 = BOX[card] - seen[card]
        while left > 0:
            unseen.append(card)
            left -= 1
    return unseen
