"""Encode Cat in the Box as numbers. Players are counted clockwise from the observer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from katzentisch.core.bits import bit, count
from katzentisch.core.chance import Chance
from katzentisch.core.state import State
from katzentisch.core.view import View
from katzentisch.games.cat_in_the_box.box.board import Layout
from katzentisch.games.cat_in_the_box.rules.imagine import lay_out
from katzentisch.games.cat_in_the_box.rules.looking import open_colours
from katzentisch.games.cat_in_the_box.rules.pad import pack
from katzentisch.games.cat_in_the_box.rules.state import CatState
from katzentisch.games.cat_in_the_box.rules.table import TURNED_UP, Table
from katzentisch.games.cat_in_the_box.view import CatView
from katzentisch.learn.observation import ObservationWriter
from katzentisch.learn.observer import Observer

MEANINGS: Final = {
    "phase": "bury, predict, tricks, over",
    "purple": "the purple side of the research cards",
    "round": "which round it is, from 0",
    "hand": "how many cards of each value 1 … 9 are in the observer's own hand",
    "buried": "the value of the observer's own buried card",
    "starter": "who began the round",
    "turn": "whose turn it is; nobody's while all bury",
    "leader": "who leads the trick",
    "led": "the led colour: red, blue, yellow, green",
    "neutral": "the fields that neutral tokens cover, numbered like the moves that fill them",
    "turned up": "how many cards of each value lie open beside the hands of two players",
    "total": "points of the rounds before",
    "has buried": "whether a card is buried",
    "cards": "how many cards are in the hand",
    "prediction": "1, 2, 3 or 4 tricks",
    "tricks": "tricks won in this round",
    "colours": "the colours that may still be declared: red, blue, yellow, green",
    "barred": "the values 1 … 9 that the hand is known not to hold",
    "tokens": "the fields covered in this round",
    "in the trick": "the field of the card in the trick",
}
ANY_LAYOUT: Final = Layout(list(range(36)))
MOST_POINTS: Final = 99


class CatObserver(Observer):
    """The board, the trick and the observer's hand. The previous round is left out: it no longer decides anything."""

    def encode(self, view: View, writer: ObservationWriter) -> None:
        assert isinstance(view, CatView)
        self.look(shown(view), view.seat, writer)

    def look(self, state: State, seat: i64, writer: ObservationWriter) -> None:
        assert isinstance(state, Table)
        players: i64 = state.players
        own: i64 = seat if seat >= 0 else i64(0)
        writer.one_of("phase", 4, state.phase)
        writer.flag("purple", state.side == "purple")
        writer.number("round", state.round, 0, players)
        writer.packed("hand", 9, state.seats[own].hand if seat >= 0 else i64(0), 4, 5)
        writer.one_of("buried", 9, state.seats[own].buried - 1 if seat >= 0 else i64(-1))
        writer.one_of("starter", players, round_from(own, state.starter, players))
        writer.one_of("turn", players, round_from(own, state.turn, players))
        writer.one_of("leader", players, round_from(own, state.leader, players))
        writer.one_of("led", 4, state.led)
        writer.bits("neutral", 36, state.neutral)
        turn_up(state, writer)
        step: i64 = 0
        while step < players:
            who: i64 = own + step
            if who >= players:
                who -= players
            player = state.seats[who]
            writer.of(step)
            writer.number("total", player.total, -MOST_POINTS, MOST_POINTS)
            writer.flag("has buried", player.buried != 0)
            writer.number("cards", player.cards, 0, 10)
            writer.one_of("prediction", 4, player.prediction - 1)
            writer.number("tricks", player.tricks, 0, 9)
            writer.bits("colours", 4, open_colours(player.open))
            writer.bits("barred", 9, player.barred)
            writer.bits("tokens", 36, player.tokens)
            place: i64 = round_from(state.leader, who, players)
            writer.one_of("in the trick", 36, ((state.trick >> (6 * place)) & 63) - 1)
            step += 1

    def mark(self, state: State, seat: i64, mask: vec[u8], at: i64) -> None:
        assert isinstance(state, CatState)
        moves: i64 = state.mask(seat)
        while moves:
            low: i64 = moves & -moves
            mask[at + count(low - 1)] = 1
            moves ^= low


def round_from(own: i64, seat: i64, players: i64) -> i64:
    """The distance clockwise from the observer's seat; -1 if it is nobody's."""
    if seat < 0:
        return -1
    return seat - own if seat >= own else seat - own + players


def turn_up(table: Table, writer: ObservationWriter) -> None:
    """Count the face-up cards left over from the deal, by value."""
    found: i64 = 0
    left: i64 = table.left_over
    turned: i64 = 0
    while left and turned < TURNED_UP:
        found += bit(4 * (left & 255) - 4)
        left >>= 8
        turned += 1
    writer.packed("turned up", 9, found, 4, TURNED_UP)


def shown(view: CatView) -> CatState:
    """A state that holds what the view shows, and nothing else."""
    table = CatState(view.players, view.side, ANY_LAYOUT, Chance(None))
    lay_out(table, view)
    for seat, player in enumerate(table.seats):
        player.cards = view.hands[seat]
        player.buried = int(view.has_buried[seat])
    if view.seat >= 0:
        own = table.seats[view.seat]
        own.cards = 0
        for value in view.hand:
            own.take(value)
        own.buried = view.buried
    table.left_over = pack(list(view.turned_up))
    return table


observer = CatObserver(MEANINGS)
