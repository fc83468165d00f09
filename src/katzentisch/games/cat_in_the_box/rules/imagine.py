"""Worlds that could lie behind a view of Cat in the Box, every deal of the unseen cards as likely."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit, mask_of
from katzentisch.core.chance import Rng, imagined
from katzentisch.games.cat_in_the_box.box.board import RED, Layout
from katzentisch.games.cat_in_the_box.box.cards import COPIES
from katzentisch.games.cat_in_the_box.rules.pad import copy_pad, pack
from katzentisch.games.cat_in_the_box.rules.player_state import PlayerState
from katzentisch.games.cat_in_the_box.rules.state import CatState
from katzentisch.games.cat_in_the_box.rules.table import PHASES, PLAYING, PREDICTING, PREDICTIONS
from katzentisch.games.cat_in_the_box.view import CatView


def imagine(view: CatView, layout: Layout, rng: Rng) -> CatState:
    """A state with this view."""
    world = CatState(view.players, view.side, layout, imagined(rng))
    lay_out(world, view)
    unseen = unseen_cards(view)
    deal_unseen(world, view, unseen, rng)
    if world.phase == PLAYING:
        # Anybody who is to play has a legal play: the state would have found the paradox.
        world.legal_now = world.plays(world.turn)
        while world.legal_now == 0:
            deal_unseen(world, view, unseen, rng)
            world.legal_now = world.plays(world.turn)
    elif world.phase == PREDICTING:
        world.legal_now = PREDICTIONS[world.players]
    return world


def lay_out(world: CatState, view: CatView) -> None:
    """Everything that lies open."""
    world.phase = PHASES.index(view.phase)
    world.round = view.round
    world.starter = view.starter
    world.turn = view.turn
    world.leader = view.leader
    world.neutral = mask_of(view.neutral)
    world.last_neutral = mask_of(view.last_neutral)
    world.taken = world.neutral
    world.last_line = copy_pad(view.scores)
    predictions, tricks, totals = view.predictions, view.tricks, view.totals
    tokens, last_tokens, covered, barred = view.tokens, view.last_tokens, view.covered, view.barred
    for seat, player in enumerate(world.seats):
        player.prediction = predictions[seat]
        player.tricks = tricks[seat]
        player.total = totals[seat]
        player.tokens = mask_of(tokens[seat])
        player.last_tokens = mask_of(last_tokens[seat])
        player.open = 0
        for colour in covered[seat]:
            player.open |= RED * bit(9 * colour)
        player.barred = mask_of(barred[seat]) >> 1
        world.taken |= player.tokens
    at: i64 = view.leader
    for field in view.trick:
        world.add_to_trick(at, field)
        at = world.after(at)


def unseen_cards(view: CatView) -> list[int]:
    """The cards this seat cannot see, ascending."""
    left = [0] + [COPIES] * view.values
    for player in view.tokens:
        for field in player:
            left[field % 9 + 1] -= 1
    for value in view.turned_up:
        left[value] -= 1
    for value in view.hand:
        left[value] -= 1
    if view.buried:
        left[view.buried] -= 1
    if view.phase == "over":
        score = view.scores[-1]
        if score.paradox != view.seat:
            for value in score.shown:
                left[value] -= 1
    unseen: list[int] = []
    for value, copies in enumerate(left):
        unseen += [value] * copies
    return unseen


def deal_unseen(world: CatState, view: CatView, unseen: list[int], rng: Rng) -> None:
    """Deal the unseen cards; a hand from which values are barred comes first, from those it may hold.

    Only one hand can be barred: who leads red by the exception opens the red row for everybody.
    """
    cards = list(unseen)
    hands = view.hands
    has_buried = view.has_buried
    paradox = view.scores[-1].paradox if view.phase == "over" else -1
    for seat, player in enumerate(world.seats):
        player.hand = player.held = player.cards = 0
        if seat == view.seat:
            player.take_from(list(view.hand), 0, len(view.hand))
            player.buried = view.buried
        elif seat == paradox:
            shown = list(view.scores[-1].shown)
            player.take_from(shown, 0, len(shown))
        elif player.barred:
            cards = deal_barred(player, cards, hands[seat], rng)
    rng.shuffle(cards)
    at: i64 = 0
    for seat, player in enumerate(world.seats):
        if seat == view.seat:
            continue
        if player.cards == 0:
            end: i64 = at + hands[seat]
            player.take_from(cards, at, end)
            at = end
        if has_buried[seat]:
            player.buried = cards[at]
            at += 1
    world.left_over = pack(list(view.turned_up) + cards[at:])


def deal_barred(player: PlayerState, cards: list[int], size: int, rng: Rng) -> list[int]:
    """Deal one hand from the values it may hold; what is left."""
    allowed: list[int] = []
    others: list[int] = []
    for value in cards:
        if player.barred & bit(value - 1):
            others.append(value)
        else:
            allowed.append(value)
    rng.shuffle(allowed)
    player.take_from(allowed, 0, size)
    return allowed[size:] + others
