"""Choose the cards to draft, pay for, lay and play."""

from __future__ import annotations

from katzentisch.core.game import Move
from katzentisch.core.reason import Reason
from katzentisch.games.isle_of_cats.bots.card_budget import CardBudget
from katzentisch.games.isle_of_cats.bots.move_reasons import WeightedReasons, reason_for
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

LET_BE: WeightedReasons = [(0.0, reason_for("hoping"))]


def brings(points: float) -> Reason:
    """A lesson speaks for itself by what it is likely to bring."""
    return reason_for("brings", points=max(0, round(points)))


def about(card_budget: CardBudget, card: Card) -> Reason:
    """What a card is good for."""
    if card.kind == RESCUE:
        return reason_for("basket") if card.baskets or card.broken else reason_for("speed")
    if card.kind in (LESSON, PUBLIC):
        return brings(card_budget.cards.worth(card))
    if card.kind == OSHAX_CARD:
        return reason_for("families")
    return reason_for("rooms") if card.kind == TREASURE else reason_for("card")


def draft(card_budget: CardBudget, legal: list[Move]) -> dict[Move, WeightedReasons]:
    """What each card of the pack adds to the day."""
    valuation = card_budget.valuation
    view = valuation.view
    if view.phase == "family-cards":
        points = {move: valuation.lesson_worth(move - KEEP) for move in legal}
        return {move: [(points[move], brings(points[move]))] for move in legal}
    worth = card_budget.draft([move - KEEP for move in legal], list(view.kept), 6 - len(view.kept))
    return {move: [(worth[move - KEEP], about(card_budget, valuation.box.card(move - KEEP)))] for move in legal}


def pay(card_budget: CardBudget, legal: list[Move]) -> dict[Move, WeightedReasons]:
    """Buy what the plan wants and be done; fish cards that pay come first."""
    valuation = card_budget.valuation
    view = valuation.view
    if view.pending:
        spent = sum(int(card.cost) for card in valuation.cards(view.chosen))
        cards = [card for card in view.drawn if card not in view.chosen]
        wanted = card_budget.wanted(cards, int(valuation.crew.fish) - spent)
    else:
        wanted = card_budget.wanted(list(view.kept), int(valuation.crew.fish))
    found: dict[Move, WeightedReasons] = {}
    for move in legal:
        if move == DONE:
            found[move] = LET_BE
        elif move >= PLAY:
            found[move] = play(card_budget, move)
        else:
            card = valuation.box.card(move - BUY)
            found[move] = [(1.0 if move - BUY in wanted else -1.0, about(card_budget, card))]
    return found


def lay(card_budget: CardBudget, legal: list[Move]) -> dict[Move, WeightedReasons]:
    """Lay the baskets that the day needs; on the last day, everything."""
    valuation = card_budget.valuation
    view, crew = valuation.view, valuation.crew
    laid = valuation.cards(view.laid)
    odd = sum(int(card.broken) for card in laid) % 2 == 1
    have = valuation.baskets_of(laid)
    needed = card_budget.rescues.bring(12, int(crew.fish))[1]
    pairs = sum(int(card.broken) for card in valuation.cards(view.hand)) >= 2
    found: dict[Move, WeightedReasons] = {DONE: LET_BE}
    for move in legal:
        if move == DONE:
            continue
        card = valuation.box.card((move - PLAY) // len(VARIANTS))
        if card.kind != RESCUE:
            found[move] = play(card_budget, move)
            continue
        speed = 0.01 * int(card.speed)
        if have < needed and (card.baskets or (card.broken and (odd or pairs))):
            first = 2.0 if odd and card.broken else 0.5 if card.baskets else 0.0
            found[move] = [(1.0 + first + speed, reason_for("basket"))]
        elif view.day == DAYS or not (card.baskets or card.broken):
            found[move] = [(0.1 + speed, reason_for("speed"))]
        else:
            found[move] = [(-1.0, reason_for("basket"))]
    return found


def play(card_budget: CardBudget, move: Move) -> WeightedReasons:
    """What it is worth to play a card now rather than later or never."""
    valuation = card_budget.valuation
    number, variant = divmod(move - PLAY, len(VARIANTS))
    card = valuation.box.card(number)
    later = valuation.days_after
    if card.kind == PUBLIC:
        points = card_budget.cards.public(number, variant - FIRST_COLOUR)
        return [(points, brings(points))]
    if card.kind == OSHAX_CARD:
        return [
            (card_budget.cards.worth(card) - (valuation.planning.oshax_bar if later else 0.0), reason_for("families"))
        ]
    if card.kind == TREASURE:
        gain = card_budget.cards.rares if variant == FOR_RARE else 1.7 * card_budget.cards.commons
        return [
            (gain - valuation.planning.treasure_bar * later, reason_for("rare" if variant == FOR_RARE else "rooms"))
        ]
    return anytime(card_budget, card, variant)


def anytime(card_budget: CardBudget, card: Card, variant: int) -> WeightedReasons:
    """Play what gains something now, keep the rest."""
    valuation = card_budget.valuation
    view, effect = valuation.view, int(card.effect)
    own_turn = view.phase == "rescue" and view.turn == view.seat and not view.rescued
    if effect in (FISH, FISH_FOR_COLOUR):
        best = card_budget.cards.fish_of(card)
        if effect == FISH_FOR_COLOUR and int(valuation.layout.of(variant - FIRST_COLOUR)) < best:
            return [(-1.0, reason_for("fish"))]
        useful = view.phase in ("payment", "rescue", "before-payment") or view.day == DAYS
        useful = useful and card_budget.cards.welcome(best) > 0.0
        return [(0.3 * best if useful and best >= 3 else -0.5, reason_for("fish"))]
    if effect == BASKET:
        return [(4.0, reason_for("basket"))]
    if effect in (BASKET_FOR_LESSONS, BASKET_FOR_TREASURES):
        return [(card_budget.cards.worth(card) - 1.0, reason_for("basket"))]
    if effect == DRAW_CARDS:
        return [(1.0 if view.phase == "before-lessons" and valuation.crew.fish >= 5 else -0.5, reason_for("card"))]
    if effect == TILE_TO_BOAT:
        return [(2.0 if view.phase == "before-lessons" else -0.5, reason_for("families"))]
    if effect == EXTRA_RESCUE:
        return [(0.4 if own_turn else -0.5, reason_for("basket"))]
    if effect == MOVE_CATS:
        return [(0.5 * cheaper(card_budget) - 0.9 if own_turn else -0.5, reason_for("cheap"))]
    if effect == TILES_TO_FIELDS:
        return [(0.5 if own_turn and few_cats(card_budget) else -0.5, reason_for("card"))]
    return [(-1.0, reason_for("card"))]


def cheaper(card_budget: CardBudget) -> int:
    """The fish that moving the cats one wants to the left field would save."""
    dear = [tile for tile, price in card_budget.rescues.picks if price == PRICES[1]]
    return (PRICES[1] - PRICES[0]) * min(3, len(dear))


def few_cats(card_budget: CardBudget) -> bool:
    """Whether the cats run out before baskets and fish do."""
    valuation = card_budget.valuation
    view = valuation.view
    others = view.players - 1 if view.mode != "solo" else 1
    return valuation.rescues_today() >= 1 and len(view.left) + len(view.right) <= max(1, others)
