"""Encode Isle of Cats as numbers. Players are counted clockwise from the observer; numbers are those of moves."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from katzentisch.core.bits import bit, count
from katzentisch.core.state import State
from katzentisch.core.view import View
from katzentisch.games.isle_of_cats.box.boat import Boat
from katzentisch.games.isle_of_cats.box.cards import CARDS
from katzentisch.games.isle_of_cats.box.cells import GRID, WORD
from katzentisch.games.isle_of_cats.box.shapes import Shape
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, NO_COLOUR, TILES
from katzentisch.games.isle_of_cats.rules.looking import plain_cards
from katzentisch.games.isle_of_cats.rules.moves import ASKED, PLACE, WHERE
from katzentisch.games.isle_of_cats.rules.phases import DAYS, MODES, OVER, PHASES, RESCUE_CARDS, SOLO
from katzentisch.games.isle_of_cats.rules.player_state import DISCARDED, NO_NOTES, PlayerState
from katzentisch.games.isle_of_cats.rules.result import lesson_worth, open_points, points_of
from katzentisch.games.isle_of_cats.rules.score import survey
from katzentisch.games.isle_of_cats.rules.state import IsleState
from katzentisch.games.isle_of_cats.view import CrewView, IsleView
from katzentisch.learn.observation import NOTE_PLACES, ObservationWriter
from katzentisch.learn.observer import Observer

MEANINGS: Final = {
    "mode": "voyage, solo, family",
    "all moments": "the game stops at every moment for anytime cards",
    "phase": f"{', '.join(PHASES)}",
    "day": "which day it is",
    "turn": "whose turn it is",
    "decider": "who owes the next decision",
    "owed decisions": "how many decisions are owed",
    "asked": f"what the next decision asks for: {', '.join(ASKED)}",
    "asked tile": "the tile it is about",
    "asked amount": "how many are still to come, this one included",
    "asked sort": "the colour of a tile to place, or which treasures may be taken",
    "round": "the round of the rescue",
    "rescued": "cats rescued in this turn",
    "left": "tiles in the field left of the island",
    "right": "tiles in the field right of it",
    "rare": "rare treasures under the island",
    "common": "common treasures under the island",
    "oshax": "Oshax that are left",
    "bag": "tiles that must still be in the bag",
    "deck": "cards in the deck",
    "discards": "cards discarded face down",
    "played": "cards that everybody saw going to the discard pile",
    "baskets left": "permanent baskets that nobody has",
    "public colours": "1 + the colour that a public lesson names",
    "sister lessons": "the sister's lessons",
    "sister colours": "her open colour cards",
    "sister cards": "her basket cards so far",
    "sister to come": "how many of today's she has yet to resolve",
    "sister waits": "the first of them is open already",
    "sister first": "she comes first today",
    "sister points": "her points",
    "hand": "the observer's own hand",
    "lessons": "the observer's own private lessons",
    "worth": "the points that these would bring now",
    "laid": "the observer's own rescue cards of this day",
    "pack": "the pack to keep cards from",
    "kept": "cards kept in today's draft",
    "seen": "cards that came by in today's draft, and how often",
    "chosen": "cards chosen to be paid for",
    "drawn": "drawn cards that may be paid for",
    "maybe discarded": "cards once seen that may lie discarded",
    "position": "the place on the island track, from 0",
    "boat": "which of the four boats",
    **{f"{colour} cells": "the cells under cats of this colour, an Oshax of it included" for colour in COLOURS},
    "treasure cells": "the cells under treasures",
    "figure": "the colour of the cat figure",
    "fish": "fish",
    "baskets": "permanent baskets, used or not",
    "used": "used ones of these",
    "cards": "cards in the hand",
    "private lessons": "how many",
    "rescue cards": "how many lie before the player",
    "open rescue cards": "which, once they are revealed",
    "public lessons": "public lessons that this player laid out",
    "drafted": "cards kept in today's draft",
    "owed": "cards still to be kept of the pack in hand",
    "paid": "has paid for the cards of the day",
    "cards drawn": "drawn cards that may be paid for",
    "unread": "cards that came to the hand since lessons were laid out",
    "extra": "extra rescues",
    "anywhere": "the next tile need not touch another",
    "passed": "has passed",
    "ready": "is ready",
    "points": "points, without private lessons until the game is over",
    "maybe held": "cards once seen that this player may hold",
}
BOATS: Final = ("boat-1", "boat-2", "boat-3", "boat-4")
PLANES: Final = [f"{colour} cells" for colour in COLOURS]
MOST: Final = 999
COPIES: Final = 9


class IsleObserver(Observer):
    """Boats cell by cell, cards and tiles by number. Where on a boat a lesson would pay is left out."""

    def encode(self, view: View, writer: ObservationWriter) -> None:
        assert isinstance(view, IsleView)
        own: i64 = max(view.seat, 0)
        write_table(view, own, writer)
        write_own(view, writer)
        step: i64 = 0
        while step < view.players:
            writer.of(step)
            write_crew(view, (own + step) % view.players, writer)
            step += 1

    def look(self, state: State, seat: i64, writer: ObservationWriter) -> None:
        assert isinstance(state, IsleState)
        if seat < 0:
            self.encode(state.view(seat), writer)
            return
        player = state.seats[seat]
        notes = pack_notes(state, player)
        look_at_table(state, seat, writer)
        look_at_own(state, seat, player, notes, writer)
        points = points_of(state) if state.phase == OVER else open_points(state)
        step: i64 = 0
        while step < state.players:
            writer.of(step)
            other: i64 = (seat + step) % state.players
            look_at_player(state, other, points[other], notes, writer)
            step += 1

    def mark(self, state: State, seat: i64, mask: vec[u8], at: i64) -> None:
        assert isinstance(state, IsleState)
        if state.stack and state.stack[-1].asks == WHERE and seat == state.decider:
            player = state.seats[seat]
            mark_places(player.boat, state.box.shape_of(state.stack[-1].tile), player.anywhere, mask, at + PLACE)
        else:
            move: i64
            for move in state.legal(seat):
                mask[at + move] = 1


def look_at_table(state: IsleState, seat: i64, writer: ObservationWriter) -> None:
    """The same numbers as `write_table`, from the state."""
    players: i64 = state.players
    turn: i64 = state.turn
    decider: i64 = state.decider
    writer.one_of("mode", len(MODES), state.mode)
    writer.flag("all moments", state.moments)
    writer.one_of("phase", len(PHASES), state.phase)
    writer.number("day", state.day, 0, DAYS)
    writer.one_of("turn", players, (turn - seat) % players if 0 <= turn < players else i64(-1))
    writer.one_of("decider", players, (decider - seat) % players if 0 <= decider < players else i64(-1))
    writer.number("owed decisions", len(state.stack), 0, MOST)
    asks: i64 = -1
    tile: i64 = -1
    amount: i64 = 0
    sort: i64 = 0
    if state.stack:
        asked = state.stack[-1]
        asks = asked.asks
        tile = asked.tile
        amount = asked.amount
        sort = asked.sort
    writer.one_of("asked", len(ASKED), asks)
    writer.one_of("asked tile", TILES, tile)
    writer.number("asked amount", amount, -1, MOST)
    writer.number("asked sort", sort, -1, MOST)
    writer.number("round", state.round, 0, MOST)
    writer.number("rescued", state.rescued, 0, MOST)
    writer.count_list("left", TILES, state.left, COPIES)
    writer.count_list("right", TILES, state.right, COPIES)
    writer.placed("rare", TILES, state.stacks, COPIES)
    writer.count_list("common", TILES, state.commons, MOST)
    writer.count_list("oshax", TILES, state.oshax, COPIES)
    writer.count_rest("bag", TILES, state.bag, state.bag_top, COPIES)
    writer.number("deck", len(state.deck) - state.deck_top, 0, CARDS)
    writer.number("discards", len(state.hidden_discards), 0, CARDS)
    writer.count_list("played", CARDS, state.open_discards, COPIES)
    writer.number("baskets left", state.baskets_left, 0, MOST)
    writer.placed("public colours", CARDS, [(card, colour + 1) for card, colour, _ in state.public], len(COLOURS))
    writer.count_list("sister lessons", CARDS, state.sister_lessons, 1)
    writer.count_list("sister colours", CARDS, state.colours[: state.shown], 1)
    writer.count_list("sister cards", CARDS, state.sister_open, COPIES)
    writer.number("sister to come", state.sister_cards, 0, CARDS)
    writer.flag("sister waits", state.sister_waits)
    writer.flag("sister first", state.mode == SOLO and state.order[0] == 1)
    writer.number("sister points", state.sister_points(), -MOST, MOST)


def look_at_own(state: IsleState, seat: i64, player: PlayerState, notes: vec[i64], writer: ObservationWriter) -> None:
    """The same numbers as `write_own`, from the state."""
    writer.count_list("hand", CARDS, player.hand, 1)
    writer.count_list("lessons", CARDS, player.lessons, 1)
    worth = list(zip(player.lessons, lesson_worth(state, seat), strict=True)) if player.lessons else []
    writer.placed("worth", CARDS, worth, MOST)
    writer.count_list("laid", CARDS, player.laid, 1)
    writer.count_list("pack", CARDS, player.pack, 1)
    writer.count_list("kept", CARDS, player.kept, 1)
    writer.count_lists("seen", CARDS, player.seen, COPIES)
    writer.count_list("chosen", CARDS, player.chosen, 1)
    writer.count_list("drawn", CARDS, player.drawn, 1)
    writer.noted("maybe discarded", CARDS, notes, DISCARDED)


def look_at_player(state: IsleState, seat: i64, points: i64, notes: vec[i64], writer: ObservationWriter) -> None:
    """The same numbers as `write_crew`, from the state."""
    player = state.seats[seat]
    writer.number("position", position_of(state.order, seat), 0, 4)
    writer.one_of("boat", len(BOATS), BOATS.index(player.boat.plan.name))
    found = survey(state.box, player.boat)
    at: i64 = 0
    for name in PLANES:
        cells = found.planes[at]
        writer.four_words(name, GRID, WORD, (cells.a, cells.b, cells.c, cells.d))
        at += 1
    cells = found.treasure_cells
    writer.four_words("treasure cells", GRID, WORD, (cells.a, cells.b, cells.c, cells.d))
    writer.one_of("figure", len(COLOURS), player.figure)
    writer.number("fish", player.fish, 0, MOST)
    writer.number("baskets", player.baskets, 0, MOST)
    writer.number("used", player.used, 0, MOST)
    writer.number("cards", len(player.hand), 0, CARDS)
    writer.number("private lessons", len(player.lessons), 0, CARDS)
    writer.number("rescue cards", len(player.laid), 0, CARDS)
    writer.count_list("open rescue cards", CARDS, [] if state.phase == RESCUE_CARDS else player.laid, 1)
    writer.count_list("public lessons", CARDS, [card for card, _, who in state.public if who == seat], 1)
    writer.number("drafted", len(player.kept), 0, CARDS)
    writer.number("owed", player.owed, 0, CARDS)
    writer.flag("paid", player.paid)
    writer.number("cards drawn", len(player.drawn), 0, CARDS)
    writer.number("unread", player.unread, 0, CARDS)
    writer.number("extra", player.extra, 0, MOST)
    writer.flag("anywhere", player.anywhere)
    writer.flag("passed", player.passed)
    writer.flag("ready", player.ready)
    writer.number("points", points, -MOST, MOST)
    writer.noted("maybe held", CARDS, notes, bit(seat))


def position_of(order: list[int], seat: i64) -> i64:
    """The position on the island track, from 0."""
    at: i64 = 0
    for other in order:
        if other == seat:
            return at
        at += 1
    return 0


def pack_notes(state: IsleState, player: PlayerState) -> vec[i64]:
    """The same notes as `notes_of`, each as one number: the card, and below it in seven bits its possible places."""
    found = vec[i64]()
    if player.notes is NO_NOTES:
        return found
    plain = plain_cards(state, player)
    card: i64 = 0
    holders: i64
    for holders in player.notes:
        if holders != 0 and not plain.holds(card):
            found = append(found, NOTE_PLACES * card + holders)
        card += 1
    return found


def mark_places(boat: Boat, shape: Shape, anywhere: bool, mask: vec[u8], at: i64) -> None:
    """Mark every place for a shape."""
    near = boat.near(anywhere)
    for pose in shape.poses:
        anchors = pose.anchors(boat.free, near)
        base: i64 = at + GRID * pose.number
        mark_bits(anchors.a, mask, base)
        mark_bits(anchors.b, mask, base + WORD)
        mark_bits(anchors.c, mask, base + 2 * WORD)
        mark_bits(anchors.d, mask, base + 3 * WORD)


def mark_bits(bits: i64, mask: vec[u8], at: i64) -> None:
    while bits:
        low: i64 = bits & -bits
        mask[at + count(low - 1)] = 1
        bits ^= low


def write_table(view: IsleView, own: i64, writer: ObservationWriter) -> None:
    """Write what all players share."""
    players: i64 = view.players
    solo = view.mode == "solo"
    writer.one_of("mode", len(MODES), MODES.index(view.mode))
    writer.flag("all moments", view.moments)
    writer.one_of("phase", len(PHASES), PHASES.index(view.phase))
    writer.number("day", view.day, 0, DAYS)
    writer.one_of("turn", players, (view.turn - own) % players if 0 <= view.turn < players else -1)
    writer.one_of("decider", players, (view.decider - own) % players if 0 <= view.decider < players else -1)
    write_asked(view, writer)
    writer.number("round", view.round, 0, MOST)
    writer.number("rescued", view.rescued, 0, MOST)
    writer.counts("left", TILES, view.left, COPIES)
    writer.counts("right", TILES, view.right, COPIES)
    writer.placed("rare", TILES, list(view.stacks), COPIES)
    writer.counts("common", TILES, view.commons, MOST)
    writer.counts("oshax", TILES, view.oshax, COPIES)
    writer.counts("bag", TILES, view.bag, COPIES)
    writer.number("deck", view.deck, 0, CARDS)
    writer.number("discards", view.discards, 0, CARDS)
    writer.counts("played", CARDS, view.played, COPIES)
    writer.number("baskets left", view.baskets_left, 0, MOST)
    writer.placed("public colours", CARDS, [(card, colour + 1) for card, colour, _ in view.public], len(COLOURS))
    writer.counts("sister lessons", CARDS, view.sister_lessons, 1)
    writer.counts("sister colours", CARDS, view.colours, 1)
    writer.counts("sister cards", CARDS, view.sister_open, COPIES)
    writer.number("sister to come", view.sister_cards, 0, CARDS)
    writer.flag("sister waits", view.sister_waits)
    writer.flag("sister first", solo and view.order[0] == 1)
    writer.number("sister points", view.sister_points, -MOST, MOST)


def write_asked(view: IsleView, writer: ObservationWriter) -> None:
    """Write the next decision and how many are pending."""
    pending = view.pending
    writer.number("owed decisions", len(pending), 0, MOST)
    asks = ASKED.index(pending[-1].asks) if pending else -1
    writer.one_of("asked", len(ASKED), asks)
    writer.one_of("asked tile", TILES, pending[-1].tile if pending else -1)
    writer.number("asked amount", pending[-1].amount if pending else 0, -1, MOST)
    writer.number("asked sort", pending[-1].sort if pending else 0, -1, MOST)


def write_own(view: IsleView, writer: ObservationWriter) -> None:
    """Write what only the viewer knows."""
    writer.counts("hand", CARDS, view.hand, 1)
    writer.counts("lessons", CARDS, view.lessons, 1)
    writer.placed("worth", CARDS, list(zip(view.lessons, view.worth, strict=False)), MOST)
    writer.counts("laid", CARDS, view.laid, 1)
    writer.counts("pack", CARDS, view.pack, 1)
    writer.counts("kept", CARDS, view.kept, 1)
    writer.counts("seen", CARDS, tuple([card for pack in view.seen for card in pack]), COPIES)
    writer.counts("chosen", CARDS, view.chosen, 1)
    writer.counts("drawn", CARDS, view.drawn, 1)
    maybe = tuple([card for card, holders in view.notes if holders & DISCARDED])
    writer.counts("maybe discarded", CARDS, maybe, 1)


def write_crew(view: IsleView, seat: i64, writer: ObservationWriter) -> None:
    """Write one player's boat and the cards beside it."""
    player = view.crews[seat]
    writer.number("position", view.order.index(seat) if seat in view.order else 0, 0, 4)
    writer.one_of("boat", len(BOATS), BOATS.index(player.boat))
    for colour, name in enumerate(PLANES):
        writer.counts(name, GRID, cells_of(player, colour), 1)
    writer.counts("treasure cells", GRID, cells_of(player, NO_COLOUR), 1)
    writer.one_of("figure", len(COLOURS), player.figure)
    writer.number("fish", player.fish, 0, MOST)
    writer.number("baskets", player.baskets, 0, MOST)
    writer.number("used", player.used, 0, MOST)
    writer.number("cards", player.hand, 0, CARDS)
    writer.number("private lessons", player.lessons, 0, CARDS)
    writer.number("rescue cards", player.laid, 0, CARDS)
    writer.counts("open rescue cards", CARDS, player.shown_laid, 1)
    writer.counts("public lessons", CARDS, tuple([card for card, _, who in view.public if who == seat]), 1)
    writer.number("drafted", player.kept, 0, CARDS)
    writer.number("owed", player.owed, 0, CARDS)
    writer.flag("paid", player.paid)
    writer.number("cards drawn", player.drawn, 0, CARDS)
    writer.number("unread", player.unread, 0, CARDS)
    writer.number("extra", player.extra, 0, MOST)
    writer.flag("anywhere", player.anywhere)
    writer.flag("passed", player.passed)
    writer.flag("ready", player.ready)
    writer.number("points", player.points, -MOST, MOST)
    holder = bit(seat)
    writer.counts("maybe held", CARDS, tuple([card for card, holders in view.notes if holders & holder]), 1)


def cells_of(player: CrewView, colour: int) -> tuple[int, ...]:
    """The cells covered by tiles of one colour."""
    return tuple([cell for tile in player.tiles if tile.colour == colour for cell in tile.cells])


observer = IsleObserver(MEANINGS)
