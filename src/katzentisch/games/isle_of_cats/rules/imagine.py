"""Worlds that could lie behind a view of Isle of Cats: what lies open, and the unseen cards wherever they fit."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.chance import Rng, imagined
from katzentisch.games.isle_of_cats.box.boat import packed
from katzentisch.games.isle_of_cats.box.cards import CARDS
from katzentisch.games.isle_of_cats.box.components import Box
from katzentisch.games.isle_of_cats.rules.exploration import cost
from katzentisch.games.isle_of_cats.rules.family import KEPT
from katzentisch.games.isle_of_cats.rules.hiding import hide
from katzentisch.games.isle_of_cats.rules.moves import ASKED, WHICH_CARDS, Pending
from katzentisch.games.isle_of_cats.rules.packs import deal_packs
from katzentisch.games.isle_of_cats.rules.phases import (
    BEFORE_PAYMENT,
    DRAFT,
    FAMILY_CARDS,
    FAMILY_MODE,
    MODES,
    PAYMENT,
    PHASES,
    SOLO,
)
from katzentisch.games.isle_of_cats.rules.player_state import PlayerState
from katzentisch.games.isle_of_cats.rules.score import cells_at
from katzentisch.games.isle_of_cats.rules.state import IsleState
from katzentisch.games.isle_of_cats.view import CrewView, IsleView


def imagine(box: Box, view: IsleView, rng: Rng) -> IsleState:
    """A state with this view."""
    world = IsleState(box, view.players, MODES.index(view.mode), imagined(rng))
    lay_out(world, view)
    for seat in range(view.players):
        world.seats.append(crew_of(world, view.crews[seat]))
    if view.seat >= 0:
        take_seat(world.seats[view.seat], view)
    if world.mode == SOLO:
        imagine_sister(world, view, rng)
    if world.mode == FAMILY_MODE:
        deal_family(world, view, rng)
    else:
        deal_voyage(world, view, rng)
    return world


def lay_out(world: IsleState, view: IsleView) -> None:
    """Everything that lies open."""
    world.modules = view.modules
    world.promos = view.promos
    world.difficulty = view.difficulty
    world.moments = view.moments
    world.phase = PHASES.index(view.phase)
    world.day = view.day
    world.order = list(view.order)
    world.turn = view.turn
    world.round = view.round
    world.rescued = view.rescued
    world.decider = view.decider
    for asked in view.pending:
        world.stack.append(Pending(ASKED.index(asked.asks), asked.tile, asked.amount, asked.sort))
    world.left = list(view.left)
    world.right = list(view.right)
    world.stacks = list(view.stacks)
    world.commons = list(view.commons)
    world.oshax = list(view.oshax)
    world.gone = list(view.gone)
    world.open_discards = list(view.played)
    world.public = list(view.public)
    world.baskets_left = view.baskets_left
    world.bag = list(view.bag)


def crew_of(world: IsleState, seen: CrewView) -> PlayerState:
    """What everybody may know of one player."""
    plan = next(each for each in world.box.plans if each.name == seen.boat)
    player = world.new_crew(plan)
    for tile in seen.tiles:
        laid: i64 = packed(tile.tile, tile.colour, tile.place)
        player.boat.tiles.append(laid)
        player.boat.free = player.boat.free.minus(cells_at(world.box, laid))
        player.boat.surveyed = None
    player.figure = seen.figure
    player.fish = seen.fish
    player.baskets = seen.baskets
    player.used = seen.used
    player.lessons = list(seen.shown_lessons)
    player.laid = list(seen.shown_laid)
    player.owed = seen.owed
    player.paid = seen.paid
    player.unread = seen.unread
    player.extra = seen.extra
    player.anywhere = seen.anywhere
    player.passed = seen.passed
    player.ready = seen.ready
    return player


def take_seat(player: PlayerState, view: IsleView) -> None:
    """What only the viewer knows."""
    player.hand = list(view.hand)
    player.lessons = list(view.lessons)
    player.laid = list(view.laid)
    player.pack = list(view.pack)
    player.kept = list(view.kept)
    player.seen = [list(pack) for pack in view.seen]
    player.chosen = list(view.chosen)
    player.drawn = list(view.drawn)
    notes = [0] * CARDS
    for card, holders in view.notes:
        notes[card] = holders
    player.notes = notes


def imagine_sister(world: IsleState, view: IsleView, rng: Rng) -> None:
    """Her face-down cards in any order."""
    box = world.box
    hidden = [card for card in box.colour_cards if card not in view.colours]
    rng.shuffle(hidden)
    world.colours = list(view.colours) + hidden
    world.shown = len(view.colours)
    world.sister_lessons = list(view.sister_lessons)
    world.aside = [card for card in box.basic_lessons + box.advanced_lessons if card not in view.sister_lessons]
    world.sister_open = list(view.sister_open)
    world.sister_cards = view.sister_cards
    world.sister_waits = view.sister_waits
    pile = [card for card in box.basket_cards if card not in view.sister_open]
    rng.shuffle(pile)
    world.pile = list(view.sister_open) + pile
    world.pile_top = len(world.pile) - view.sister_pile


def deal_family(world: IsleState, view: IsleView, rng: Rng) -> None:
    """The family cards that are not the viewer's, in any order."""
    rng.shuffle(world.bag)
    known: list[int] = list(view.pack) + list(view.kept) + list(view.lessons)
    for seen in view.crews:
        known += seen.shown_lessons
    discards = [card for card, _ in view.notes]
    cards = [card for card in world.box.family_cards if card not in known and card not in discards]
    rng.shuffle(cards)
    at: i64 = 0
    for seat, player in enumerate(world.seats):
        if seat == view.seat or world.phase < FAMILY_CARDS:
            continue
        if world.phase == FAMILY_CARDS:
            kept: i64 = KEPT - player.owed
            player.kept = cards[at : at + kept]
            player.pack = sorted(cards[at + kept : at + 3])
            at += 3
        else:
            if not player.lessons:
                player.lessons = sorted(cards[at : at + KEPT])
                at += KEPT
            discards.append(cards[at])
            at += 1
    world.hidden_discards = discards
    world.aside = cards[at:]


def deal_voyage(world: IsleState, view: IsleView, rng: Rng) -> None:
    """Hands, lessons, discards and packs that fit the viewer's notes; the deck is what is left."""
    rng.shuffle(world.bag)
    unseen = hide(world, view, rng)
    if (view.round < 4 and world.phase == DRAFT) or world.phase == BEFORE_PAYMENT or world.phase == PAYMENT:
        deal_packs(world, view, unseen, rng)
    world.deck = unseen.cards
    choose_in_secret(world, view, rng)


def choose_in_secret(world: IsleState, view: IsleView, rng: Rng) -> None:
    """Anybody who is paying has chosen some cards that they can afford, any as likely."""
    for seat, player in enumerate(world.seats):
        if seat == view.seat:
            continue
        if world.phase == PAYMENT:
            player.chosen = some_affordable(world, player, player.kept, rng)
        elif world.stack and world.decider == seat and world.stack[-1].asks == WHICH_CARDS:
            player.chosen = some_affordable(world, player, player.drawn, rng)


def some_affordable(world: IsleState, player: PlayerState, cards: list[int], rng: Rng) -> list[int]:
    while True:
        found = [card for card in cards if rng.below(2)]
        if cost(world, found) <= player.fish:
            return sorted(found)
