"""A player that judges boats, plans its fish over the day and can say why."""

from __future__ import annotations

from collections.abc import Sequence

from katzentisch.core.game import Move
from katzentisch.core.player import Advice, Player
from katzentisch.core.reason import Reason
from katzentisch.core.view import View
from katzentisch.games.isle_of_cats.berths import berths, laid
from katzentisch.games.isle_of_cats.components import (
    ANYTIME,
    BASKET,
    BASKET_FOR_LESSONS,
    BASKET_FOR_TREASURES,
    DRAW_CARDS,
    EXTRA_RESCUE,
    FISH,
    FISH_FOR_COLOUR,
    OSHAX_CARD,
    PUBLIC,
    RESCUE,
    TILE_TO_BOAT,
    TREASURE,
    Card,
)
from katzentisch.games.isle_of_cats.judge import Weights
from katzentisch.games.isle_of_cats.load import the_box
from katzentisch.games.isle_of_cats.moves import (
    BUY,
    DECLINE,
    DONE,
    FIELD,
    FIGURE,
    FIRST_COLOUR,
    FOR_RARE,
    GIVE,
    KEEP,
    NAME,
    PASS,
    PLACE,
    PLAY,
    READY,
    REMOVE,
    SHIFT,
    TAKE,
    USE,
    VARIANTS,
)
from katzentisch.games.isle_of_cats.purse import Purse
from katzentisch.games.isle_of_cats.situation import Habits, Situation
from katzentisch.games.isle_of_cats.table import DAYS
from katzentisch.games.isle_of_cats.view import IsleView

Worth = list[tuple[float, Reason]]


class Captain(Player):
    """Weighs every legal move by the judgement of the boat it leads to, and by what it costs."""

    def __init__(self, weights: Weights | None = None, habits: Habits | None = None, lessons: bool = True) -> None:
        self.box = the_box()
        self.weights = weights or Weights()
        self.habits = habits or Habits()
        self.lessons = lessons

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return legal[0] if len(legal) == 1 else self.advise(view, legal)[0].move

    def advise(self, view: View, legal: Sequence[Move]) -> list[Advice]:
        """All moves, the best first, with reasons; ties keep the order of the moves."""
        assert isinstance(view, IsleView)
        found = self.weigh(Situation(self.box, view, self.weights, self.habits, self.lessons), list(legal))
        return sorted((Advice(move, found[move]) for move in legal), key=lambda advice: -advice.worth)

    def weigh(self, situation: Situation, legal: list[Move]) -> dict[Move, Worth]:
        """What speaks for each move."""
        view = situation.view
        purse = Purse(situation)
        if view.phase in ("draft", "family-cards") and not view.pending:
            return self.draft(purse, legal)
        if view.phase == "payment" and not view.pending:
            return self.pay(purse, legal)
        if view.phase == "rescue-cards" and not view.pending:
            return self.lay(purse, legal)
        if legal[0] >= PLACE and legal[-1] < REMOVE:
            return self.places(situation, legal)
        if view.pending and view.pending[-1].asks == "cards":
            return self.buy_drawn(purse, legal)
        return {move: self.worth(purse, move) for move in legal}

    # Cards

    def draft(self, purse: Purse, legal: list[Move]) -> dict[Move, Worth]:
        view = purse.situation.view
        if view.phase == "family-cards":
            return {move: [(purse.situation.lesson_worth(move - KEEP), Reason("lessons"))] for move in legal}
        to_come = 7 - len(view.kept) - 1
        worth = purse.draft([move - KEEP for move in legal], list(view.kept), to_come)
        return {move: [(worth[move - KEEP], Reason("card"))] for move in legal}

    def pay(self, purse: Purse, legal: list[Move]) -> dict[Move, Worth]:
        """Buy what the plan wants, then be done; fish cards that pay come first."""
        situation = purse.situation
        view = situation.view
        spent = sum(int(card.cost) for card in situation.cards(view.chosen))
        rest = [card for card in view.kept if card not in view.chosen]
        fish = int(situation.crew.fish)
        _, wanted = purse.plan(list(view.kept), fish)
        found: dict[Move, Worth] = {}
        for move in legal:
            if move == DONE:
                found[move] = [(0.0, Reason("hoping"))]
            elif move >= PLAY:
                found[move] = self.worth(purse, move)
            else:
                sign = 1.0 if move - BUY in wanted else -1.0
                found[move] = [(sign, Reason("card"))]
        return found

    def buy_drawn(self, purse: Purse, legal: list[Move]) -> dict[Move, Worth]:
        situation = purse.situation
        view = situation.view
        rest = [card for card in view.drawn if card not in view.chosen]
        spent = sum(int(card.cost) for card in situation.cards(view.chosen))
        _, wanted = purse.plan(rest, int(situation.crew.fish) - spent)
        return {
            move: [(0.0, Reason("hoping"))]
            if move == DONE
            else [(1.0 if move - BUY in wanted else -1.0, Reason("card"))]
            for move in legal
        }

    def lay(self, purse: Purse, legal: list[Move]) -> dict[Move, Worth]:
        """Lay the baskets that the day needs; on the last day, everything."""
        situation = purse.situation
        view, crew = situation.view, situation.crew
        own = int(crew.baskets - crew.used)
        laid_cards = situation.cards(view.laid)
        broken = sum(int(card.broken) for card in laid_cards)
        have = own + sum(int(card.baskets) for card in laid_cards) + broken // 2
        _, needed = purse.rescuing(12, int(crew.fish))
        hand = [card for card in situation.cards(view.hand) if card.kind == RESCUE]
        left = sum(int(card.broken) for card in hand)
        found: dict[Move, Worth] = {}
        for move in legal:
            if move == DONE:
                found[move] = [(0.0, Reason("hoping"))]
                continue
            card = self.box.card((move - PLAY) // len(VARIANTS))
            if card.kind != RESCUE:
                found[move] = self.worth(purse, move)
                continue
            useful = card.baskets or (card.broken and (broken % 2 == 1 or left >= 2))
            speed = 0.01 * int(card.speed)
            if useful and have < needed:
                found[move] = [
                    (
                        1.0 + (0.5 if card.baskets else 0.0) + (2.0 if broken % 2 and card.broken else 0.0) + speed,
                        Reason("basket"),
                    )
                ]
            elif view.day == DAYS or not (card.baskets or card.broken):
                found[move] = [(0.1 + speed, Reason("speed"))]
            else:
                found[move] = [(-1.0, Reason("basket"))]
        return found

    # Tiles

    def places(self, situation: Situation, legal: list[Move]) -> dict[Move, Worth]:
        asked = situation.view.pending[-1]
        found: dict[Move, Worth] = {}
        before = situation.judge.judge(situation.layout)
        for move in legal:
            after = situation.judge.judge(laid(situation.layout, asked.tile, asked.sort, move - PLACE))
            pairs = [
                (after.rats - before.rats, "rats"),
                (after.rooms - before.rooms, "rooms"),
                (after.families - before.families, "families"),
                (after.rare - before.rare, "rare"),
                (after.lessons - before.lessons, "lessons"),
                (after.holes - before.holes, "holes"),
                (after.map - before.map, "map"),
                (after.sister - before.sister, "sister"),
            ]
            found[move] = [(weight, Reason(key)) for weight, key in pairs if abs(weight) > 0.005]
        return found

    def worth(self, purse: Purse, move: Move) -> Worth:
        """What speaks for a single move; ending or passing is worth nothing."""
        situation = purse.situation
        view = situation.view
        if move >= DONE or move == DECLINE:
            return [(0.0, Reason("hoping"))]
        if move >= REMOVE:
            return [(0.0, Reason("hoping"))]
        if move >= FIELD:
            return [(0.1, Reason("cheap"))] if move == FIELD else []
        if move >= NAME:
            found = berths(
                situation.judge, situation.layout, view.pending[-1].tile, move - NAME, situation.crew.anywhere, 1
            )
            return [(found[0].value - situation.now, Reason("families"))] if found else []
        if move >= USE:
            return [(0.3 - 0.1 * (move - USE), Reason("basket"))]
        if move >= SHIFT:
            return []
        if move >= TAKE:
            return self.take(purse, move - TAKE)
        if move >= PLAY:
            card, variant = divmod(move - PLAY, len(VARIANTS))
            return self.play(purse, self.box.card(card), variant)
        if move >= GIVE:
            return [(-situation.lesson_worth(move - GIVE), Reason("lessons"))]
        return [(0.01 * (5 - (move - FIGURE)), Reason("hoping"))]

    def take(self, purse: Purse, tile: int) -> Worth:
        situation = purse.situation
        if tile in situation.gains:
            gain: float = situation.gains[tile]
        else:
            berth = situation.best(tile)
            gain = berth.value - situation.now if berth is not None else -9.0
        found: Worth = [(gain, Reason("families"))]
        if not situation.view.pending and situation.view.mode != "family":
            found.append((-situation.paying(int(situation.crew.fish), situation.price(tile)), Reason("fish")))
        return found

    def play(self, purse: Purse, card: Card, variant: int) -> Worth:
        situation = purse.situation
        view = situation.view
        if card.kind == PUBLIC:
            return [(purse.public(int(card.number), variant - FIRST_COLOUR), Reason("lessons"))]
        if card.kind == OSHAX_CARD:
            return [(purse.worth(card) - (self.habits.oshax_bar if situation.days_after else 0.0), Reason("families"))]
        if card.kind == TREASURE:
            gain = purse.rares if variant == FOR_RARE else 1.7 * purse.commons
            bar = self.habits.treasure_bar * situation.days_after
            return [(gain - bar, Reason("rare" if variant == FOR_RARE else "rooms"))]
        if card.kind == ANYTIME:
            return self.anytime(purse, card, variant)
        return []

    def anytime(self, purse: Purse, card: Card, variant: int) -> Worth:
        """Play what gains something now, keep the rest."""
        situation = purse.situation
        view, effect = situation.view, int(card.effect)
        if effect in (FISH, FISH_FOR_COLOUR):
            best = purse.fish_of(card)
            if effect == FISH_FOR_COLOUR and int(situation.layout.of(variant - FIRST_COLOUR)) < best:
                return [(-1.0, Reason("fish"))]
            needs = view.phase in ("payment", "rescue", "before-payment") or view.day == DAYS
            return [(0.3 * best if needs and best >= 3 else -0.5, Reason("fish"))]
        if effect == BASKET:
            return [(4.0, Reason("basket"))]
        if effect in (BASKET_FOR_LESSONS, BASKET_FOR_TREASURES):
            return [(purse.worth(card) - 1.0, Reason("basket"))]
        if effect == DRAW_CARDS:
            return [(1.0 if view.phase == "before-lessons" and situation.crew.fish >= 5 else -0.5, Reason("card"))]
        if effect == TILE_TO_BOAT:
            return [(2.0 if view.phase == "before-lessons" else -0.5, Reason("families"))]
        if effect == EXTRA_RESCUE:
            return [
                (
                    0.4 if view.phase == "rescue" and view.turn == view.seat and not view.rescued else -0.5,
                    Reason("basket"),
                )
            ]
        return [(-1.0, Reason("card"))]
