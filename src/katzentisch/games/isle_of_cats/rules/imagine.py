"""Worlds that could lie behind a view of Isle of Cats: every place of the unseen cards that fits one's notes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, numbers
from katzentisch.core.chance import Rng, imagined
from katzentisch.games.isle_of_cats.box.boat import packed
from katzentisch.games.isle_of_cats.box.components import CARDS, LESSON, PUBLIC, RESCUE, Box
from katzentisch.games.isle_of_cats.rules.exploration import PICKS, cost, direction, passed_on
from katzentisch.games.isle_of_cats.rules.family import KEPT
from katzentisch.games.isle_of_cats.rules.moves import ASKED, WHICH_CARDS, Pending
from katzentisch.games.isle_of_cats.rules.score import cells_at
from katzentisch.games.isle_of_cats.rules.state import IsleState
from katzentisch.games.isle_of_cats.rules.table import (
    BEFORE_PAYMENT,
    DISCARDED,
    DRAFT,
    FAMILY_CARDS,
    FAMILY_MODE,
    LESSONS,
    MODES,
    PAYMENT,
    PHASES,
    SOLO,
    Crew,
)
from katzentisch.games.isle_of_cats.view import CrewView, IsleView

SWAPS: Final = 24
"""How many exchanges are tried for each hiding place, so that every way to fill them is as likely."""

ANY: Final = 0
ONLY_LESSONS: Final = 1
ONLY_RESCUE: Final = 2
NO_LESSONS: Final = 3
ONLY_PUBLIC: Final = 4


def imagine(box: Box, view: IsleView, rng: Rng) -> IsleState:
    """A state with this view."""
    world = IsleState(box, view.players, MODES.index(view.mode), imagined(rng))
    lay_out(world, view)
    for seat in range(view.players):
        world.crews.append(crew_of(world, view.crews[seat]))
    if view.seat >= 0:
        take_seat(world.crews[view.seat], view)
    if world.mode == SOLO:
        imagine_sister(world, view, rng)
    if world.mode == FAMILY_MODE:
        deal_family(world, view, rng)
    else:
        Hiding(world, view, rng).deal()
    return world


def lay_out(world: IsleState, view: IsleView) -> None:
    """Everything that lies open."""
    world.modules = view.modules
    world.promos = view.promos
    world.difficulty = view.difficulty
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


def crew_of(world: IsleState, seen: CrewView) -> Crew:
    """What everybody may know of one player."""
    plan = next(each for each in world.box.plans if each.name == seen.boat)
    crew = world.new_crew(plan)
    for tile in seen.tiles:
        laid: i64 = packed(tile.tile, tile.colour, tile.place)
        crew.boat.tiles.append(laid)
        crew.boat.free = crew.boat.free.minus(cells_at(world.box, laid))
    crew.figure = seen.figure
    crew.fish = seen.fish
    crew.baskets = seen.baskets
    crew.used = seen.used
    crew.lessons = list(seen.shown_lessons)
    crew.laid = list(seen.shown_laid)
    crew.owed = seen.owed
    crew.paid = seen.paid
    crew.unread = seen.unread
    crew.extra = seen.extra
    crew.anywhere = seen.anywhere
    crew.passed = seen.passed
    crew.ready = seen.ready
    return crew


def take_seat(crew: Crew, view: IsleView) -> None:
    """What only the viewer knows."""
    crew.hand = list(view.hand)
    crew.lessons = list(view.lessons)
    crew.laid = list(view.laid)
    crew.pack = list(view.pack)
    crew.kept = list(view.kept)
    crew.seen = [list(pack) for pack in view.seen]
    crew.chosen = list(view.chosen)
    crew.drawn = list(view.drawn)
    notes = [0] * CARDS
    for card, holders in view.notes:
        notes[card] = holders
    crew.notes = notes


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
    for seat, crew in enumerate(world.crews):
        if seat == view.seat or world.phase < FAMILY_CARDS:
            continue
        if world.phase == FAMILY_CARDS:
            kept: i64 = KEPT - crew.owed
            crew.kept = cards[at : at + kept]
            crew.pack = sorted(cards[at + kept : at + 3])
            at += 3
        else:
            if not crew.lessons:
                crew.lessons = sorted(cards[at : at + KEPT])
                at += KEPT
            discards.append(cards[at])
            at += 1
    world.hidden_discards = discards
    world.aside = cards[at:]


class Hiding:
    """Deals the hidden cards of one world into hands, lessons, piles and packs."""

    def __init__(self, world: IsleState, view: IsleView, rng: Rng) -> None:
        self.world = world
        self.view = view
        self.rng = rng
        self.notes = [0] * CARDS
        for card, holders in view.notes:
            self.notes[card] = holders
        self.cards: list[int] = []
        """What is hidden and not settled by the packs of this day."""
        self.sizes: list[int] = []
        """How many cards each hiding place takes."""
        self.sorts: list[int] = []
        self.bits: list[int] = []
        """The bit of the notes that allows a card there; 0 if only cards never seen can be there."""
        self.fresh: list[int] = []
        """Cards never seen that are in the deck, in packs or just drawn."""

    def deal(self) -> None:
        world, view = self.world, self.view
        self.rng.shuffle(world.bag)
        known = set(view.played) | set(view.hand) | set(view.lessons) | set(view.laid) | set(view.drawn)
        known |= set(view.pack) | set(view.kept)
        for pack in view.seen:
            known.update(pack)
        for card, _, _ in view.public:
            known.add(card)
        for seen in view.crews:
            known.update(seen.shown_lessons)
            known.update(seen.shown_laid)
        discards: list[int] = []
        for number in world.box.deck(world.modules):
            if number in known:
                continue
            if self.notes[number] == DISCARDED:
                discards.append(number)
            else:
                self.cards.append(number)
        self.rng.shuffle(self.cards)
        self.places(len(discards))
        found = self.spread()
        self.fresh = found[-1]
        self.rng.shuffle(self.fresh)
        world.hidden_discards = discards + found[-2]
        self.give(found)
        if (view.round < 4 and world.phase == DRAFT) or world.phase == BEFORE_PAYMENT or world.phase == PAYMENT:
            self.deal_packs()
        world.deck = self.fresh
        self.choose()

    # Hiding places

    def add_place(self, size: i64, sort: i64, noted: i64) -> None:
        self.sizes.append(size)
        self.sorts.append(sort)
        self.bits.append(noted)

    def places(self, discarded: i64) -> None:
        """All hiding places, the narrowest first: five for every other seat, the discards, what was never seen."""
        view = self.view
        for seat in range(view.players):
            seen = view.crews[seat]
            if seat == view.seat:
                continue
            reads: i64 = 1 if self.reads(seat) else 0
            unread: i64 = seen.unread - reads
            self.add_place(reads, ONLY_PUBLIC, bit(seat))
            self.add_place(0 if seen.shown_lessons else seen.lessons, ONLY_LESSONS, bit(seat))
            self.add_place(seen.laid - len(seen.shown_laid), ONLY_RESCUE, bit(seat))
            self.add_place(seen.hand - reads - unread, NO_LESSONS, bit(seat))
            self.add_place(unread, ANY, bit(seat))
        self.add_place(view.discards - discarded, ANY, DISCARDED)
        taken: i64 = 0
        for size in self.sizes:
            taken += size
        self.add_place(len(self.cards) - taken, ANY, 0)

    def reads(self, seat: i64) -> bool:
        """Whether this seat is known to hold a public lesson: it is asked to lay one out."""
        if self.world.stack:
            return self.world.decider == seat and self.view.pending[-1].asks == "next-lesson"
        return self.world.phase == LESSONS and self.world.turn == seat

    def allowed(self, card: i64) -> i64:
        """The hiding places that this card may be in, one bit each."""
        kind: i64 = self.world.box.card(card).kind
        noted: i64 = self.notes[card]
        found: i64 = 0
        place: i64 = 0
        while place < len(self.sizes):
            sort: i64 = self.sorts[place]
            fits = sort == ANY
            if sort == ONLY_LESSONS:
                fits = kind == LESSON
            elif sort == ONLY_RESCUE:
                fits = kind == RESCUE
            elif sort == NO_LESSONS:
                fits = kind not in (LESSON, PUBLIC)
            elif sort == ONLY_PUBLIC:
                fits = kind == PUBLIC
            if fits and (noted == 0 or noted & self.bits[place]):
                found |= bit(place)
            place += 1
        return found

    def spread(self) -> list[list[int]]:
        """Put every hidden card into a place that may hold it, every way as likely."""
        masks = [self.allowed(card) for card in self.cards]
        at = [-1] * len(masks)
        room = list(self.sizes)
        for card in sorted(range(len(masks)), key=lambda number: len(numbers(masks[number]))):
            if not find_room(card, masks, at, room, [0]):
                raise AssertionError("no world has this view")
        slots = sorted(range(len(at)), key=lambda card: at[card])
        places = [at[card] for card in slots]
        self.mix(masks, slots, places)
        found: list[list[int]] = [[] for _ in room]
        for slot, card in enumerate(slots):
            found[places[slot]].append(self.cards[card])
        return found

    def mix(self, masks: list[int], slots: list[int], places: list[int]) -> None:
        """Exchange the cards of two slots at random as long as both may be where the other was.

        Slots of the last place, which takes whatever was never seen, need not be tried from their side.
        """
        size: i64 = len(slots)
        narrow: i64 = size - self.sizes[len(self.sizes) - 1]
        tries: i64 = SWAPS * narrow
        while tries > 0:
            here: i64 = self.rng.below(narrow)
            there: i64 = self.rng.below(size)
            one: i64 = slots[here]
            other: i64 = slots[there]
            if masks[one] & bit(places[there]) and masks[other] & bit(places[here]):
                slots[here] = other
                slots[there] = one
            tries -= 1

    def give(self, found: list[list[int]]) -> None:
        """Hands, lessons and rescue cards of the others."""
        place: i64 = 0
        for seat, crew in enumerate(self.world.crews):
            if seat == self.view.seat:
                continue
            crew.hand = sorted(found[place] + found[place + 3] + found[place + 4])
            if not crew.lessons:
                crew.lessons = sorted(found[place + 1])
            if not crew.laid:
                crew.laid = sorted(found[place + 2])
            place += 5
            crew.drawn = self.from_fresh(self.view.crews[seat].drawn)

    def from_fresh(self, number: i64) -> list[int]:
        """Some of the cards never seen, ascending."""
        cards = sorted(self.fresh[:number])
        self.fresh = self.fresh[number:]
        return cards

    # The draft

    def deal_packs(self) -> None:
        """The packs of this day, as far as the viewer knows them; the rest was never seen."""
        world, view = self.world, self.view
        if world.mode == SOLO:
            if view.seat < 0:
                crew = world.crews[0]
                crew.kept = self.from_fresh(view.crews[0].kept)
                if crew.owed > 0:
                    crew.pack = self.from_fresh(5 - (3 - crew.owed))
            return
        for seat, crew in enumerate(world.crews):
            if seat != view.seat:
                crew.kept = []
                crew.seen = []
        way: i64 = direction(view.day)
        slots: list[list[list[int]]] = []
        for pack in range(view.players):
            slots.append(self.pack_slots(pack, way))
        last: i64 = min(view.round, 3)
        at: i64 = 0
        while at <= last:
            for seat, crew in enumerate(world.crews):
                if seat == view.seat:
                    continue
                pack = (seat - way * at) % view.players
                crew.kept = crew.kept + slots[pack][at]
                here: list[int] = []
                for slot in slots[pack][at:]:
                    here += slot
                crew.seen = crew.seen + [sorted(here)]
                if at == view.round:
                    crew.pack = sorted(slots[pack][at + 1])
            at += 1

    def pack_slots(self, pack: i64, way: i64) -> list[list[int]]:
        """What was kept of one pack in each round, and last what is left of it."""
        view = self.view
        last: i64 = min(view.round, 3)
        sizes: list[int] = []
        left: i64 = 7
        at: i64 = 0
        while at <= last:
            holder: i64 = (pack + way * at) % view.players
            size: i64 = PICKS[at]
            if at == view.round:
                size -= view.crews[holder].owed
            sizes.append(size)
            left -= size
            at += 1
        sizes.append(left)
        found: list[list[int]] = []
        known: list[int] = []
        sighted = False
        at = 0
        while at <= last:
            holder = (pack + way * at) % view.players
            if holder == view.seat:
                found.append(list(view.kept[2 * at : 2 * at + 2]))
                known = passed_on([list(each) for each in view.seen], list(view.kept), view.players, at)
                self.rng.shuffle(known)
                sighted = True
            elif sighted:
                found.append(known[: sizes[at]])
                known = known[sizes[at] :]
            else:
                found.append(self.from_fresh(sizes[at]))
            at += 1
        if view.seat >= 0 and view.round < 4 and (pack + way * view.round) % view.players == view.seat:
            found.append(list(view.pack))
        else:
            found.append(known if sighted else self.from_fresh(sizes[last + 1]))
        return found

    # Choices that others made in secret

    def choose(self) -> None:
        """Whoever is paying has chosen some cards that they can afford, any as likely."""
        world = self.world
        for seat, crew in enumerate(world.crews):
            if seat == self.view.seat:
                continue
            if world.phase == PAYMENT:
                crew.chosen = self.some_affordable(crew, crew.kept)
            elif world.stack and world.decider == seat and world.stack[-1].asks == WHICH_CARDS:
                crew.chosen = self.some_affordable(crew, crew.drawn)

    def some_affordable(self, crew: Crew, cards: list[int]) -> list[int]:
        while True:
            found = [card for card in cards if self.rng.below(2)]
            if cost(self.world, found) <= crew.fish:
                return sorted(found)


def find_room(card: i64, masks: list[int], at: list[int], room: list[int], tried: list[int]) -> bool:
    """Find a place for a card, moving others out of its way if need be; no place is tried twice."""
    mask: i64 = masks[card]
    for place in numbers(mask & ~tried[0]):
        if room[place] > 0:
            room[place] -= 1
            at[card] = place
            return True
    for place in numbers(mask & ~tried[0]):
        if tried[0] & bit(place):
            continue
        tried[0] |= bit(place)
        other: i64 = 0
        while other < len(at):
            if at[other] == place and find_room(other, masks, at, room, tried):
                at[card] = place
                return True
            other += 1
    return False
