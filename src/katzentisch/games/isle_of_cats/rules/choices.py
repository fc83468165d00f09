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
from katzentisch.games.isle_of_cats.rules.player_state import Crew
from katzentisch.games.isle_of_cats.rules.table import Table


def legal_moves(table: Table, seat: i64) -> list[int]:
    if table.phase == OVER or not 0 <= seat < table.players:
        return []
    if table.stack:
        return answers(table, seat) if seat == table.decider else []
    found = own_moves(table, seat)
    if table.crews[seat].hand and anytime.is_moment(table, seat):
        for number in table.crews[seat].hand:
            card = table.box.card(number)
            if card.kind == ANYTIME:
                for variant in anytime.variants(table, table.crews[seat], card):
                    found.append(PLAY + len(VARIANTS) * number + variant)
    found.sort()
    return found


def own_moves(table: Table, seat: i64) -> list[int]:
    """What this seat may do as one of those the game waits for."""
    phase: i64 = table.phase
    crew = table.crews[seat]
    if phase in (DRAFT, FAMILY_CARDS):
        return [KEEP + card for card in crew.pack] if crew.owed > 0 else []
    if phase == PAYMENT:
        if crew.paid:
            return []
        return [BUY + card for card in exploration.affordable(table, crew, crew.kept)] + [DONE]
    if seat != table.turn:
        return []
    if phase == RESCUE:
        found = [TAKE + tile for tile in rescue.rescuable(table, seat)]
        found.append(DONE if table.rescued > 0 else PASS)
        return found
    if phase == FINDS:
        found = [PASS]
        for card in crew.hand:
            for variant in finds.find_variants(table, crew, card):
                found.append(PLAY + len(VARIANTS) * card + variant)
        return found
    if phase == RESCUE_CARDS:
        found = [PLAY + len(VARIANTS) * card for card in crew.hand if rescue.is_rescue_card(table, card)]
        found.append(DONE)
        return found
    if phase == LESSONS:
        return public_lessons_of(table, crew)
    if phase == FAMILY_DAY:
        return [TAKE + tile for tile in family.takable(table, seat)] + [PASS]
    if phase == FIGURES:
        taken = [other.figure for other in table.crews]
        return [FIGURE + colour for colour in range(len(COLOURS)) if colour not in taken]
    return [READY]


def public_lessons_of(table: Table, crew: Crew) -> list[int]:
    """Every way to lay out a public lesson of the hand (IC-16, IC-R29)."""
    found: list[int] = []
    for card in learning.public_in_hand(table, crew):
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
    crew = table.crews[seat]
    found: list[int] = []
    if asks == WHERE:
        for place in crew.boat.places(table.box.shape_of(pending.tile), crew.anywhere):
            found.append(PLACE + place)
        return found
    if asks == WHICH_BASKET:
        return [USE + kind for kind in rescue.baskets(table, crew)]
    if asks in (BONUS, WHICH_TREASURE):
        found = [TAKE + tile for tile in placing.treasures(table, crew, pending.sort)]
        if asks == BONUS or pending.tile == 1:
            found.append(DECLINE)
        return found
    if asks == WHICH_OSHAX:
        return [TAKE + tile for tile in finds.oshax_with_place(table, crew)]
    if asks == WHICH_COLOUR:
        return [NAME + colour for colour in range(len(COLOURS))]
    if asks == WHICH_CARDS:
        return [BUY + card for card in exploration.affordable(table, crew, crew.drawn)] + [DONE]
    if asks == WHICH_FIELD:
        return [FIELD, FIELD + 1]
    if asks == WHICH_CATS:
        found = [SHIFT + tile for tile in fields.movable(table)]
        if pending.sort > 0:
            found.append(DONE)
        return found
    if asks == WHICH_LESSON:
        return [GIVE + card for card in crew.lessons]
    if asks == WHICH_TO_REMOVE:
        return [REMOVE + anchor for anchor in gains.treasures_aboard(table, crew)]
    return public_lessons_of(table, crew)
