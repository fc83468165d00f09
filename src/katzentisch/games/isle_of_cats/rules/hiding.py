"""Where the cards may be that a viewer does not see: hands, lessons, rescue cards and discards that fit the notes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.core.chance import Rng
from katzentisch.games.isle_of_cats.box.cards import CARDS, LESSON, PUBLIC, RESCUE
from katzentisch.games.isle_of_cats.rules.phases import LESSONS
from katzentisch.games.isle_of_cats.rules.player_state import DISCARDED
from katzentisch.games.isle_of_cats.rules.spreading import spread
from katzentisch.games.isle_of_cats.rules.table import Table
from katzentisch.games.isle_of_cats.view import IsleView

# What a hiding place takes.
ANY: Final = 0
ONLY_LESSONS: Final = 1
ONLY_RESCUE: Final = 2
NO_LESSONS: Final = 3
ONLY_PUBLIC: Final = 4


class HidingPlace:
    """Some cards that a viewer does not see."""

    def __init__(self, size: i64, sort: i64, noted: i64) -> None:
        self.size: i64 = size
        """How many they are."""
        self.sort: i64 = sort
        self.noted: i64 = noted
        """The bit of the notes that allows a card here; 0 if only cards never seen can be here."""

    def takes(self, kind: i64, noted: i64) -> bool:
        """Whether a card of this kind may be here, when the notes about it say so much."""
        if noted != 0 and noted & self.noted == 0:
            return False
        if self.sort == ONLY_LESSONS:
            return kind == LESSON
        if self.sort == ONLY_RESCUE:
            return kind == RESCUE
        if self.sort == NO_LESSONS:
            return kind not in (LESSON, PUBLIC)
        return kind == PUBLIC if self.sort == ONLY_PUBLIC else True


class Unseen:
    """Cards never seen, in any order: they are in the deck, in packs, or just drawn."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def take(self, number: i64) -> list[int]:
        """Some of them, ascending."""
        cards = sorted(self.cards[:number])
        self.cards = self.cards[number:]
        return cards


def hide(world: Table, view: IsleView, rng: Rng) -> Unseen:
    """Deal hands, lessons and discards to those whom the viewer cannot look at; what is left was never seen."""
    notes = [0] * CARDS
    for card, holders in view.notes:
        notes[card] = holders
    known = known_cards(view)
    discards: list[int] = []
    hidden: list[int] = []
    for number in world.box.deck(world.modules):
        if number in known:
            continue
        if notes[number] == DISCARDED:
            discards.append(number)
        else:
            hidden.append(number)
    rng.shuffle(hidden)
    places = hiding_places(world, view, len(hidden), view.discards - len(discards))
    masks = [allowed(places, world.box.card(card).kind, notes[card]) for card in hidden]
    found = spread(hidden, masks, [place.size for place in places], rng)
    unseen = Unseen(found[-1])
    rng.shuffle(unseen.cards)
    world.hidden_discards = discards + found[-2]
    give(world, view, found, unseen)
    return unseen


def known_cards(view: IsleView) -> set[int]:
    """The cards whose place the viewer knows, the packs of this day's draft included."""
    known = set(view.played) | set(view.hand) | set(view.lessons) | set(view.laid) | set(view.drawn)
    known |= set(view.pack) | set(view.kept)
    for pack in view.seen:
        known.update(pack)
    for card, _, _ in view.public:
        known.add(card)
    for seen in view.crews:
        known.update(seen.shown_lessons)
        known.update(seen.shown_laid)
    return known


def hiding_places(world: Table, view: IsleView, hidden: i64, discards: i64) -> list[HidingPlace]:
    """All hiding places, the narrowest first: five for every other seat, the discards, what was never seen."""
    found: list[HidingPlace] = []
    for seat in range(view.players):
        seen = view.crews[seat]
        if seat == view.seat:
            continue
        reading: i64 = 1 if reads(world, view, seat) else 0
        unread: i64 = seen.unread - reading
        found.append(HidingPlace(reading, ONLY_PUBLIC, bit(seat)))
        found.append(HidingPlace(0 if seen.shown_lessons else seen.lessons, ONLY_LESSONS, bit(seat)))
        found.append(HidingPlace(seen.laid - len(seen.shown_laid), ONLY_RESCUE, bit(seat)))
        found.append(HidingPlace(seen.hand - reading - unread, NO_LESSONS, bit(seat)))
        found.append(HidingPlace(unread, ANY, bit(seat)))
    found.append(HidingPlace(discards, ANY, DISCARDED))
    for place in found:
        hidden -= place.size
    found.append(HidingPlace(hidden, ANY, 0))
    return found


def reads(world: Table, view: IsleView, seat: i64) -> bool:
    """Whether this seat is known to hold a public lesson: it is asked to lay one out."""
    if world.stack:
        return world.decider == seat and view.pending[-1].asks == "next-lesson"
    return world.phase == LESSONS and world.turn == seat


def allowed(places: list[HidingPlace], kind: i64, noted: i64) -> i64:
    """The hiding places that a card may be in, one bit each."""
    found: i64 = 0
    at: i64 = 0
    for place in places:
        if place.takes(kind, noted):
            found |= bit(at)
        at += 1
    return found


def give(world: Table, view: IsleView, found: list[list[int]], unseen: Unseen) -> None:
    """Hands, lessons and rescue cards of the others."""
    place: i64 = 0
    for seat, player in enumerate(world.seats):
        if seat == view.seat:
            continue
        player.hand = sorted(found[place] + found[place + 3] + found[place + 4])
        if not player.lessons:
            player.lessons = sorted(found[place + 1])
        if not player.laid:
            player.laid = sorted(found[place + 2])
        place += 5
        player.drawn = unseen.take(view.crews[seat].drawn)
