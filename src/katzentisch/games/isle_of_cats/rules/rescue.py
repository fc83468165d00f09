"""Phase 4: rescue cards, speed, and one cat after the other (IC-17 … IC-22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.cards import RESCUE as RESCUE_CARD
from katzentisch.games.isle_of_cats.rules.moves import BASKETS, BROKEN, PERMANENT, WHICH_BASKET, WHOLE
from katzentisch.games.isle_of_cats.rules.phases import FINDS, RESCUE, RESCUE_CARDS, SOLO
from katzentisch.games.isle_of_cats.rules.placing import ask_where, fits
from katzentisch.games.isle_of_cats.rules.player_state import PlayerState, without
from katzentisch.games.isle_of_cats.rules.sister import SISTER, end_sister_day, reveal_sister, sister_speed
from katzentisch.games.isle_of_cats.rules.table import Table

PRICES: Final = [3, 5]
"""Fish for a cat of the left and of the right field."""


def start_rescue_cards(table: Table) -> None:
    table.phase = RESCUE_CARDS
    table.reset_turns()
    table.turn = -1


def next_to_lay(table: Table) -> i64:
    """The first in the order who has not chosen rescue cards; an empty hand has nothing to choose."""
    for seat in table.order:
        if seat < table.players and not table.seats[seat].passed and table.seats[seat].hand:
            return seat
        if seat < table.players and table.seats[seat].laid and not table.seats[seat].passed:
            return seat
    return -1


def lay(table: Table, seat: i64, card: i64) -> None:
    """Lay a rescue card face down (IC-17)."""
    player = table.seats[seat]
    player.drop(card)
    player.laid = sorted(player.laid + [int(card)])
    table.tell("lays", {"seat": seat, "cards": len(player.laid)}, None, True)


def end_laying(table: Table, seat: i64) -> None:
    player = table.seats[seat]
    player.passed = True
    table.tell("laid", {"seat": seat, "cards": len(player.laid)}, None, True)


def speed(table: Table, seat: i64) -> i64:
    """The sum over the cards just laid; the sister's stands on her first card (IC-18, IC-51)."""
    if table.mode == SOLO and seat == SISTER:
        return sister_speed(table)
    total: i64 = 0
    for card in table.seats[seat].laid:
        total += table.box.card(card).speed
    return total


def reveal(table: Table) -> None:
    """Turn all rescue cards over; the fastest go first, equals keep their order (IC-18)."""
    if table.mode == SOLO:
        reveal_sister(table)
    before = table.order
    ranked: list[tuple[int, int]] = []
    for at, seat in enumerate(before):
        ranked.append((-speed(table, seat), at))
    ranked.sort()
    table.order = [before[at] for _, at in ranked]
    for seat in before:
        if seat < table.players:
            cards = table.seats[seat].laid
            told = "revealed" if cards else "revealed-nothing"
            table.tell(told, {"seat": seat, "cards": cards, "speed": speed(table, seat)})
    if table.mode != SOLO:
        table.tell("order", {"seats": table.order})
    table.phase = RESCUE
    table.reset_turns()
    table.rescued = 0
    table.turn = table.order[0]


def baskets(table: Table, player: PlayerState) -> list[int]:
    """The kinds of basket this player could use now (IC-21)."""
    found: list[int] = []
    if player.used < player.baskets:
        found.append(PERMANENT)
    broken: i64 = 0
    whole = False
    for number in player.laid:
        card = table.box.card(number)
        if card.baskets:
            whole = True
        broken += card.broken
    if whole:
        found.append(WHOLE)
    if broken >= 2:
        found.append(BROKEN)
    return found


def rescuable(table: Table, seat: i64) -> list[int]:
    """The cats this seat could rescue now, ascending (IC-20, IC-R26)."""
    player = table.seats[seat]
    found: list[int] = []
    if player.fish < PRICES[0] or not baskets(table, player) or not may_rescue(table, player):
        return found
    for tile in table.left:
        if fits(table, player, tile):
            found.append(tile)
    if player.fish >= PRICES[1]:
        for tile in table.right:
            if fits(table, player, tile):
                found.append(tile)
    found.sort()
    return found


def may_rescue(table: Table, player: PlayerState) -> bool:
    """One rescue a turn, and one more for each extra rescue (IC-38)."""
    return table.rescued == 0 or player.extra > 0


def may_go_on(table: Table, player: PlayerState) -> bool:
    """Whether a turn with a rescue is not over by itself; that somebody holds cards is no secret (IC-38, IC-R8)."""
    return player.extra > 0 or (table.moments and len(player.hand) > 0)


def rescue(table: Table, seat: i64, tile: i64) -> None:
    """Pay for a cat; the basket and the place are next (IC-20)."""
    player = table.seats[seat]
    if tile in table.left:
        table.left = without(table.left, tile)
        price: i64 = PRICES[0]
    else:
        table.right = without(table.right, tile)
        price = PRICES[1]
    player.fish -= price
    if table.rescued > 0:
        player.extra -= 1
    table.rescued += 1
    table.tell("rescued", {"seat": seat, "tile": table.box.tiles[tile].name, "fish": price})
    ask_where(table, seat, tile)
    kinds = baskets(table, player)
    if len(kinds) == 1:
        use_basket(table, seat, kinds[0])
    else:
        table.ask(seat, WHICH_BASKET)


def choose_basket(table: Table, seat: i64, kind: i64) -> None:
    table.answered()
    use_basket(table, seat, kind)


def use_basket(table: Table, seat: i64, kind: i64) -> None:
    """Turn a permanent basket, or discard the cards of another (IC-21, IC-R25)."""
    player = table.seats[seat]
    if kind == PERMANENT:
        player.used += 1
    elif kind == WHOLE:
        for number in player.laid:
            if table.box.card(number).baskets:
                player.laid = without(player.laid, number)
                table.discard_open(number)
                break
    else:
        spent: i64 = 0
        for number in player.laid:
            if table.box.card(number).broken and spent < 2:
                player.laid = without(player.laid, number)
                table.discard_open(number)
                spent += 1
    table.tell("used-basket", {"seat": seat, "basket": BASKETS[kind]})


def leave_turn(table: Table, seat: i64) -> None:
    """A turn ends by a word: anybody who has just been asked is not asked again before the sister's card."""
    table.seats[seat].ready = table.moments and table.mode == SOLO
    end_turn(table, seat)


def end_turn(table: Table, seat: i64) -> None:
    """The next on the island track who has not passed is to rescue; -1 if all have."""
    table.rescued = 0
    following: i64 = table.following(seat)
    tried: i64 = 0
    while tried < len(table.order):
        if following >= table.players:
            if table.sister_cards > 0:
                break
        elif not table.seats[following].passed:
            break
        following = table.following(following)
        tried += 1
    table.turn = following if tried < len(table.order) else -1


def pass_rescue(table: Table, seat: i64) -> None:
    """No more rescues for this seat today (IC-19)."""
    table.seats[seat].passed = True
    table.tell("passed", {"seat": seat})
    leave_turn(table, seat)


def end_rescue(table: Table) -> None:
    """Rescue cards go, used or not (IC-22)."""
    for player in table.seats:
        for card in player.laid:
            table.discard_open(card)
        player.laid = []
    if table.mode == SOLO:
        end_sister_day(table)
    table.tell("rescue-over", {"day": table.day})
    table.phase = FINDS
    table.reset_turns()
    table.turn = table.order[0]


def is_rescue_card(table: Table, card: i64) -> bool:
    return table.box.card(card).kind == RESCUE_CARD
