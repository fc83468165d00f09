"""Which cards to draft, pay for, lay and play."""

from __future__ import annotations

from katzentisch.core.game import Move
from katzentisch.core.reason import Reason
from katzentisch.games.isle_of_cats.bots.card_budget import Purse
from katzentisch.games.isle_of_cats.bots.move_reasons import Worth, because
from katzentisch.games.isle_of_cats.box.cards import (
    BASKET,
    BASKET_FOR_LESSONS,
    BASKET_FOR_TREASURES,
    DRAW_CARDS,
    EXTRA_RESCUE,
    FISH,
    FISH_FOR_COLOUR,
    LESSON,
    MOVE_CATS,
    OSHAX_CARD,
    PUBLIC,
    RESCUE,
    TILE_TO_BOAT,
    TILES_TO_FIELDS,
    TREASURE,
    Card,
)
from katzentisch.games.isle_of_cats.rules.moves import (
    BUY,
    DONE,
    FIRST_COLOUR,
    FOR_RARE,
    KEEP,
    PLAY,
    VARIANTS,
)
from katzentisch.games.isle_of_cats.rules.phases import DAYS
from katzentisch.games.isle_of_cats.rules.rescue import PRICES

LET_BE: Worth = [(0.0, because("hoping"))]


def brings(points: float) -> Reason:
    """A lesson speaks for itself by what it is likely to bring."""
    return because("brings", points=max(0, round(points)))


def about(purse: Purse, card: Card) -> Reason:
    """What a card is good for."""
    if card.kind == RESCUE:
        return because("basket") if card.baskets or card.broken else because("speed")
    if card.kind in (LESSON, PUBLIC):
        return brings(purse.cards.worth(card))
    if card.kind == OSHAX_CARD:
        return because("families")
    return because("rooms") if card.kind == TREASURE else because("card")


def draft(purse: Purse, legal: list[Move]) -> dict[Move, Worth]:
    """What each card of the pack adds to the day."""
    situation = purse.situation
    view = situation.view
    if view.phase == "family-cards":
        points = {move: situation.lesson_worth(move - KEEP) for move in legal}
        return {move: [(points[move], brings(points[move]))] for move in legal}
    worth = purse.draft([move - KEEP for move in legal], list(view.kept), 6 - len(view.kept))
    return {move: [(worth[move - KEEP], about(purse, situation.box.card(move - KEEP)))] for move in legal}


def pay(purse: Purse, legal: list[Move]) -> dict[Move, Worth]:
    """Buy what the plan wants and be done; fish cards that pay come first."""
    situation = purse.situation
    view = situation.view
    if view.pending:
        spent = sum(int(card.cost) for card in situation.cards(view.chosen))
        cards = [card for card in view.drawn if card not in view.chosen]
        wanted = purse.wanted(cards, int(situation.crew.fish) - spent)
    else:
        wanted = purse.wanted(list(view.kept), int(situation.crew.fish))
    found: dict[Move, Worth] = {}
    for move in legal:
        if move == DONE:
            found[move] = LET_BE
        elif move >= PLAY:
            found[move] = play(purse, move)
        else:
            card = situation.box.card(move - BUY)
            found[move] = [(1.0 if move - BUY in wanted else -1.0, about(purse, card))]
    return found


def lay(purse: Purse, legal: list[Move]) -> dict[Move, Worth]:
    """Lay the baskets that the day needs; on the last day, everything."""
    situation = purse.situation
    view, crew = situation.view, situation.crew
    laid = situation.cards(view.laid)
    odd = sum(int(card.broken) for card in laid) % 2 == 1
    have = situation.baskets_of(laid)
    needed = purse.rescues.bring(12, int(crew.fish))[1]
    pairs = sum(int(card.broken) for card in situation.cards(view.hand)) >= 2
    found: dict[Move, Worth] = {DONE: LET_BE}
    for move in legal:
        if move == DONE:
            continue
        card = situation.box.card((move - PLAY) // len(VARIANTS))
        if card.kind != RESCUE:
            found[move] = play(purse, move)
            continue
        speed = 0.01 * int(card.speed)
        if have < needed and (card.baskets or (card.broken and (odd or pairs))):
            first = 2.0 if odd and card.broken else 0.5 if card.baskets else 0.0
            found[move] = [(1.0 + first + speed, because("basket"))]
        elif view.day == DAYS or not (card.baskets or card.broken):
            found[move] = [(0.1 + speed, because("speed"))]
        else:
            found[move] = [(-1.0, because("basket"))]
    return found


def play(purse: Purse, move: Move) -> Worth:
    """What it is worth to play a card now rather than later or never."""
    situation = purse.situation
    number, variant = divmod(move - PLAY, len(VARIANTS))
    card = situation.box.card(number)
    later = situation.days_after
    if card.kind == PUBLIC:
        points = purse.cards.public(number, variant - FIRST_COLOUR)
        return [(points, brings(points))]
    if card.kind == OSHAX_CARD:
        return [(purse.cards.worth(card) - (situation.habits.oshax_bar if later else 0.0), because("families"))]
    if card.kind == TREASURE:
        gain = purse.cards.rares if variant == FOR_RARE else 1.7 * purse.cards.commons
        return [(gain - situation.habits.treasure_bar * later, because("rare" if variant == FOR_RARE else "rooms"))]
    return anytime(purse, card, variant)


def anytime(purse: Purse, card: Card, variant: int) -> Worth:
    """Play what gains something now, keep the rest."""
    situation = purse.situation
    view, effect = situation.view, int(card.effect)
    own_turn = view.phase == "rescue" and view.turn == view.seat and not view.rescued
    if effect in (FISH, FISH_FOR_COLOUR):
        best = purse.cards.fish_of(card)
        if effect == FISH_FOR_COLOUR and int(situation.layout.of(variant - FIRST_COLOUR)) < best:
            return [(-1.0, because("fish"))]
        useful = view.phase in ("payment", "rescue", "before-payment") or view.day == DAYS
        useful = useful and purse.cards.welcome(best) > 0.0
        return [(0.3 * best if useful and best >= 3 else -0.5, because("fish"))]
    if effect == BASKET:
        return [(4.0, because("basket"))]
    if effect in (BASKET_FOR_LESSONS, BASKET_FOR_TREASURES):
        return [(purse.cards.worth(card) - 1.0, because("basket"))]
    if effect == DRAW_CARDS:
        return [(1.0 if view.phase == "before-lessons" and situation.crew.fish >= 5 else -0.5, because("card"))]
    if effect == TILE_TO_BOAT:
        return [(2.0 if view.phase == "before-lessons" else -0.5, because("families"))]
    if effect == EXTRA_RESCUE:
        return [(0.4 if own_turn else -0.5, because("basket"))]
    if effect == MOVE_CATS:
        return [(0.5 * cheaper(purse) - 0.9 if own_turn else -0.5, because("cheap"))]
    if effect == TILES_TO_FIELDS:
        return [(0.5 if own_turn and few_cats(purse) else -0.5, because("card"))]
    return [(-1.0, because("card"))]


def cheaper(purse: Purse) -> int:
    """The fish that moving the cats one wants to the left field would save."""
    dear = [tile for tile, price in purse.rescues.picks if price == PRICES[1]]
    return (PRICES[1] - PRICES[0]) * min(3, len(dear))


def few_cats(purse: Purse) -> bool:
    """Whether the cats run out before baskets and fish do."""
    situation = purse.situation
    view = situation.view
    others = view.players - 1 if view.mode != "solo" else 1
    return situation.rescues_today() >= 1 and len(view.left) + len(view.right) <= max(1, others)
