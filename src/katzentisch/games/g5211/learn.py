"""Encode 5211 as numbers. Players are counted clockwise from the observer; a card is 6 × colour + value - 1."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from katzentisch.core.bits import bit
from katzentisch.core.chance import Chance
from katzentisch.core.state import State
from katzentisch.core.view import View
from katzentisch.games.g5211.rules.choices import FIRST, KINDS, PAIRS, SECOND
from katzentisch.games.g5211.rules.imagine import lay_out
from katzentisch.games.g5211.rules.state import ENOUGH, State5211
from katzentisch.games.g5211.view import View5211
from katzentisch.learn.observation import ObservationWriter
from katzentisch.learn.observer import Observer

MEANINGS: Final = {
    "long": "a long game, of several passes",
    "over": "the game is over",
    "pass": "which pass through the deck this is, from 1",
    "deal": "which deal of the pass this is, from 1",
    "turn": "the turn of the deal: two cards, one, one more",
    "pile": "cards to draw",
    "hand": "how many of each card are in the observer's own hand, chosen ones included",
    "choice": "how many of each card are chosen",
    "unplayed": "the observer's own card that was left when the last deal was over",
    "gone": "how many of each card were scored or discarded in this pass",
    "has chosen": "whether a choice lies face down",
    "cards": "how many cards are in the hand",
    "open": "how many of each card lie open in this deal",
    "last open": "how many of each card lay open in the deal before",
    "kept": "cards in the pile of this pass",
    "points": "points in that pile",
    "written": "points of earlier passes",
}
MOST_PASSES: Final = 99
MOST_DEALS: Final = 20
MOST_POINTS: Final = 400
MOST_COPIES: Final = 6
DECK_SIZE: Final = 100


class Observer5211(Observer):
    """The observer's hand, every card that is or was face up, and everybody's points."""

    def encode(self, view: View, writer: ObservationWriter) -> None:
        assert isinstance(view, View5211)
        self.look(shown(view), view.seat, writer)

    def look(self, state: State, seat: i64, writer: ObservationWriter) -> None:
        assert isinstance(state, State5211)
        players: i64 = state.players
        own: i64 = seat if seat >= 0 else i64(0)
        player = state.seats[own]
        writer.flag("long", state.long)
        writer.flag("over", state.waiting == 0)
        writer.number("pass", state.number, 0, MOST_PASSES)
        writer.number("deal", state.deal, 0, MOST_DEALS)
        writer.one_of("turn", 3, state.turn)
        writer.number("pile", len(state.pile) - state.top, 0, DECK_SIZE)
        write_cards(writer, "hand", player.hand if seat >= 0 else i64(0))
        write_cards(writer, "choice", chosen(player.choice) if seat >= 0 else i64(0))
        writer.one_of("unplayed", KINDS, player.unplayed - 1 if seat >= 0 else i64(-1))
        writer.packed_twice("gone", 15, state.gone_low, state.gone_high, 3, MOST_COPIES)
        step: i64 = 0
        while step < players:
            who: i64 = own + step
            if who >= players:
                who -= players
            player = state.seats[who]
            writer.of(step)
            writer.flag("has chosen", player.choice >= 0)
            writer.number("cards", player.cards, 0, 5)
            write_cards(writer, "open", player.open)
            write_cards(writer, "last open", player.last_open)
            writer.number("kept", player.kept, 0, DECK_SIZE)
            writer.number("points", player.points, 0, MOST_POINTS)
            writer.number("written", player.written, 0, ENOUGH)
            step += 1

    def mark(self, state: State, seat: i64, mask: vec[u8], at: i64) -> None:
        assert isinstance(state, State5211)
        player = state.seats[seat]
        if state.waiting == 0 or player.choice >= 0:
            return
        left: i64 = player.hand
        while left:
            card: i64 = (left & 31) - 1
            left >>= 5
            if state.turn > 0:
                mask[at + card] = 1
            else:
                mark_pairs(card, left, mask, at)


def mark_pairs(card: i64, others: i64, mask: vec[u8], at: i64) -> None:
    """Mark each pair of this card and a higher one in the hand."""
    first: i64 = at + PAIRS[card]
    while others:
        mask[first + (others & 31) - 1] = 1
        others >>= 5


def write_cards(writer: ObservationWriter, name: str, row: i64) -> None:
    """Count each card in a hand or in a row of face-up cards."""
    writer.tally(name, KINDS, row, 5, MOST_COPIES)


def chosen(move: i64) -> i64:
    """The cards of a choice as a packed row."""
    if move < 0:
        return 0
    first: i64 = FIRST[move] + 1
    second: i64 = SECOND[move] + 1
    return first + second * bit(5)


def shown(view: View5211) -> State5211:
    """A state that holds what the view shows, and nothing else."""
    table = State5211(view.players, view.long, Chance(None))
    lay_out(table, view)
    for seat, player in enumerate(table.seats):
        player.cards = view.hands[seat]
        player.choice = 0 if view.has_chosen[seat] else -1
    if view.seat >= 0:
        own = table.seats[view.seat]
        own.cards = 0
        for card in view.hand:
            own.take(card)
        own.choice = view.choice
        own.unplayed = view.unplayed + 1
    table.waiting = 0 if view.over else 1
    table.top = len(table.pile) - view.pile
    return table


observer = Observer5211(MEANINGS)
