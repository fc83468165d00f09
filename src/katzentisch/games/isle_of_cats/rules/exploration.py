"""Phase 2: the draft, and paying for what one wants to keep (IC-14, IC-15, IC-50)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.games.isle_of_cats.rules.phases import BEFORE_LESSONS, BEFORE_PAYMENT, DRAFT, PAYMENT, SOLO
from katzentisch.games.isle_of_cats.rules.player_state import DISCARDED, PlayerState, without
from katzentisch.games.isle_of_cats.rules.table import Table

PICKS: Final = [2, 2, 2, 1]
"""How many cards of each pack are kept."""
PACK: Final = 7
SOLO_PACK: Final = 5
SOLO_PICKS: Final = 3


def start_draft(table: Table) -> None:
    """Deal the packs of the day; nobody can play cards until all are drafted (IC-14, IC-28)."""
    table.phase = DRAFT
    table.round = 0
    for player in table.seats:
        player.seen = []
        player.kept = []
    if table.mode == SOLO:
        deal_solo(table, table.seats[0])
        return
    for seat in range(table.players):
        receive(table, seat, table.draw_cards(PACK))


def receive(table: Table, seat: i64, cards: list[int]) -> None:
    """A pack comes in; the last card is kept without asking."""
    player = table.seats[seat]
    cards = sorted(cards)
    player.seen = player.seen + [cards]
    player.pack = cards
    player.owed = min(PICKS[table.round], len(cards))
    table.tell("pack", {"cards": cards}, seat)
    if len(cards) == 1:
        player.kept = player.kept + cards
        player.pack = []
        player.owed = 0


def deal_solo(table: Table, player: PlayerState) -> None:
    """Five cards to keep three of, twice; then one more (IC-50)."""
    cards = sorted(table.draw_cards(SOLO_PACK if table.round < 2 else 1))
    table.tell("pack", {"cards": cards}, 0)
    if table.round == 2:
        player.kept = player.kept + cards
        return
    player.pack = cards
    player.owed = min(SOLO_PICKS, len(cards))


def keep(table: Table, seat: i64, card: i64) -> None:
    """Keep a card of the pack."""
    player = table.seats[seat]
    player.pack = without(player.pack, card)
    player.kept = player.kept + [int(card)]
    player.owed -= 1
    table.tell("kept", {"seat": seat}, None, True)


def all_kept(table: Table) -> bool:
    return all(player.owed <= 0 for player in table.seats)


def direction(day: i64) -> i64:
    """Packs go to the left on days 1, 3 and 5, to the right on days 2 and 4."""
    return 1 if day % 2 == 1 else -1


def pass_on(table: Table) -> None:
    """All have chosen: the packs go round, or the draft is over."""
    table.round += 1
    if table.mode == SOLO:
        player = table.seats[0]
        table.discard_hidden(player, player.pack)
        player.pack = []
        deal_solo(table, player)
        if table.round == 2:
            end_draft(table)
        return
    packs = [player.pack for player in table.seats]
    if not packs[0]:
        end_draft(table)
        return
    way: i64 = direction(table.day)
    for seat in range(table.players):
        receive(table, seat, packs[(seat - way) % table.players])


def end_draft(table: Table) -> None:
    """Everybody has seven cards; the moment before paying (IC-R7)."""
    table.round = 4
    table.phase = BEFORE_PAYMENT
    table.reset_turns()
    table.tell("drafted", {"day": table.day})


# Payment


def start_payment(table: Table) -> None:
    table.phase = PAYMENT
    for player in table.seats:
        player.paid = False
        player.chosen = []


def cost(table: Table, cards: list[int]) -> i64:
    total: i64 = 0
    for card in cards:
        total += table.box.card(card).cost
    return total


def affordable(table: Table, player: PlayerState, cards: list[int]) -> list[int]:
    """Of these cards, those that can be paid beside the ones already chosen (IC-15, IC-35)."""
    left: i64 = player.fish - cost(table, player.chosen)
    found: list[int] = []
    for card in cards:
        if card not in player.chosen and table.box.card(card).cost <= left:
            found.append(card)
    found.sort()
    return found


def buy(table: Table, seat: i64, card: i64) -> None:
    player = table.seats[seat]
    player.chosen = sorted(player.chosen + [int(card)])
    table.tell("chooses", {"card": card}, seat, True)


def pay(table: Table, seat: i64) -> None:
    table.seats[seat].paid = True
    table.tell("has-paid", {"seat": seat}, None, True)


def all_paid(table: Table) -> bool:
    return all(player.paid for player in table.seats)


def settle_payment(table: Table) -> None:
    """All have chosen: fish goes, cards come to the hands, the rest lies face down (IC-15)."""
    for seat in range(table.players):
        take_notes(table, seat)
    for seat, player in enumerate(table.seats):
        price: i64 = cost(table, player.chosen)
        rest = [card for card in player.kept if card not in player.chosen]
        player.fish -= price
        player.take(player.chosen)
        table.discard_hidden(player, rest)
        table.tell("paid", {"seat": seat, "fish": price, "cards": len(player.chosen)})
        player.kept = []
        player.chosen = []
        player.seen = []
        player.paid = False
    table.phase = BEFORE_LESSONS
    table.reset_turns()


def take_notes(table: Table, seat: i64) -> None:
    """Write down who may have taken the cards that this player passed on."""
    player = table.seats[seat]
    if len(player.seen) < 2:
        return
    notes = list(player.notes)
    for at in range(len(player.seen)):
        holders: i64 = DISCARDED
        for taker in takers(table.players, table.day, seat, at, 3):
            holders |= bit(taker)
        for card in passed_on(player.seen, player.kept, table.players, at):
            notes[card] = holders
    player.notes = notes


def takers(players: i64, day: i64, seat: i64, at: i64, last: i64) -> list[int]:
    """The seats that pick, up to a round, from the pack that a seat passed on in round `at`, until it comes back."""
    found: list[int] = []
    way: i64 = direction(day)
    later: i64 = 1
    while at + later <= last and later < players:
        found.append((seat + way * later) % players)
        later += 1
    return found


def passed_on(seen: list[list[int]], kept: list[int], players: i64, at: i64) -> list[int]:
    """The cards of a pack that neither stayed with the player nor came back to them."""
    own = kept[2 * at : 2 * at + 2]
    back = seen[at + players] if at + players < len(seen) else []
    return [card for card in seen[at] if card not in own and card not in back]
