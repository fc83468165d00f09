"""What each seat may do: the only place that says which moves are legal."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.cards import ANYTIME
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.rules import (
    anytime,
    exploration,
    family,
    fields,
    finds,
    gains,
    learning,
    placing,
    rescue,
)
from katzentisch.games.isle_of_cats.rules.moves import (
    BONUS,
    BUY,
    DECLINE,
    DONE,
    FIELD,
    FIGURE,
    FIRST_COLOUR,
    GIVE,
    KEEP,
    NAME,
    PASS,
    PLACE,
    PLAIN,
    PLAY,
    READY,
    REMOVE,
    SHIFT,
    TAKE,
    USE,
    VARIANTS,
    WHERE,
    WHICH_BASKET,
    WHICH_CARDS,
    WHICH_CATS,
    WHICH_COLOUR,
    WHICH_FIELD,
    WHICH_LESSON,
    WHICH_OSHAX,
    WHICH_TO_REMOVE,
    WHICH_TREASURE,
)
from katzentisch.games.isle_of_cats.rules.phases import (
    DRAFT,
    FAMILY_CARDS,
    FAMILY_DAY,
    FIGURES,
    FINDS,
    LESSONS,
    OVER,
    PAYMENT,
    RESCUE,
    RESCUE_CARDS,
)
from katzentisch.games.isle_of_cats.rules.player_state import PlayerState
from katzentisch.games.isle_of_cats.rules.table import Table


def legal_moves(table: Table, seat: i64) -> list[int]:
    if table.phase == OVER or not 0 <= seat < table.players:
        return []
    if table.stack:
        return answers(table, seat) if seat == table.decider else []
    found = own_moves(table, seat)
    if table.seats[seat].hand and anytime.is_moment(table, seat):
        for number in table.seats[seat].hand:
            card = table.box.card(number)
            if card.kind == ANYTIME:
                for variant in anytime.variants(table, table.seats[seat], card):
                    found.append(PLAY + len(VARIANTS) * number + variant)
    found.sort()
    return found


def own_moves(table: Table, seat: i64) -> list[int]:
    """What this seat may do as one of those the game waits for."""
    phase: i64 = table.phase
    player = table.seats[seat]
    if phase in (DRAFT, FAMILY_CARDS):
        return [KEEP + card for card in player.pack] if player.owed > 0 else []
    if phase == PAYMENT:
        if player.paid:
            return []
        return [BUY + card for card in exploration.affordable(table, player, player.kept)] + [DONE]
    if seat != table.turn:
        return []
    if phase == RESCUE:
        found = [TAKE + tile for tile in rescue.rescuable(table, seat)]
        found.append(DONE if table.rescued > 0 else PASS)
        return found
    if phase == FINDS:
        found = [PASS]
        for card in player.hand:
            for variant in finds.find_variants(table, player, card):
                found.append(PLAY + len(VARIANTS) * card + variant)
        return found
    if phase == RESCUE_CARDS:
        found = [PLAY + len(VARIANTS) * card for card in player.hand if rescue.is_rescue_card(table, card)]
        found.append(DONE)
        return found
    if phase == LESSONS:
        return public_lessons_of(table, player)
    if phase == FAMILY_DAY:
        return [TAKE + tile for tile in family.takable(table, seat)] + [PASS]
    if phase == FIGURES:
        taken = [other.figure for other in table.seats]
        return [FIGURE + colour for colour in range(len(COLOURS)) if colour not in taken]
    return [READY]


def public_lessons_of(table: Table, player: PlayerState) -> list[int]:
    """Every way to lay out a public lesson of the hand (IC-16, IC-R29)."""
    found: list[int] = []
    for card in learning.public_in_hand(table, player):
        if table.box.card(card).names_colour:
            for colour in range(len(COLOURS)):
                found.append(PLAY + len(VARIANTS) * card + FIRST_COLOUR + colour)
        else:
            found.append(PLAY + len(VARIANTS) * card + PLAIN)
    return found


def answers(table: Table, seat: i64) -> list[int]:
    """The answers to the decision that is pending."""
    pending = table.stack[-1]
    asks: i64 = pending.asks
    player = table.seats[seat]
    found: list[int] = []
    if asks == WHERE:
        for place in player.boat.places(table.box.shape_of(pending.tile), player.anywhere):
            found.append(PLACE + place)
        return found
    if asks == WHICH_BASKET:
        return [USE + kind for kind in rescue.baskets(table, player)]
    if asks in (BONUS, WHICH_TREASURE):
        found = [TAKE + tile for tile in placing.treasures(table, player, pending.sort)]
        if asks == BONUS or pending.tile == 1:
            found.append(DECLINE)
        return found
    if asks == WHICH_OSHAX:
        return [TAKE + tile for tile in finds.oshax_with_place(table, player)]
    if asks == WHICH_COLOUR:
        return [NAME + colour for colour in range(len(COLOURS))]
    if asks == WHICH_CARDS:
        return [BUY + card for card in exploration.affordable(table, player, player.drawn)] + [DONE]
    if asks == WHICH_FIELD:
        return [FIELD, FIELD + 1]
    if asks == WHICH_CATS:
        found = [SHIFT + tile for tile in fields.movable(table)]
        if pending.sort > 0:
            found.append(DONE)
        return found
    if asks == WHICH_LESSON:
        return [GIVE + card for card in player.lessons]
    if asks == WHICH_TO_REMOVE:
        return [REMOVE + anchor for anchor in gains.treasures_aboard(table, player)]
    return public_lessons_of(table, player)
