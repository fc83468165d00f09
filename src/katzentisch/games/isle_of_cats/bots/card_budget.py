"""Choose the set of cards to buy, with the rescues that the remaining fish still pays for."""

from __future__ import annotations

from itertools import combinations

from katzentisch.games.isle_of_cats.bots.card_value import CardValue
from katzentisch.games.isle_of_cats.bots.fish_and_baskets import baskets_in_hand, cheapest_baskets
from katzentisch.games.isle_of_cats.bots.rescue_value import RescueValue
from katzentisch.games.isle_of_cats.bots.valuation import Valuation
from katzentisch.games.isle_of_cats.box.cards import RESCUE, Card


class CardBudget:
    """One day's fish: rescues, baskets and cards weighed against each other."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation = valuation
        self.rescues = RescueValue(valuation)
        self.cards = CardValue(valuation)

    def wanted(self, cards: list[int], fish: int) -> list[int]:
        """The cards to pay for: by a plan for the day, or one after the other as long as some fish stays for cats."""
        if self.valuation.planning.together:
            return self.plan(cards, fish)[1]
        box = self.valuation.box
        baskets = int(self.valuation.crew.baskets) + baskets_in_hand(self.valuation)
        found: list[int] = []
        for number in sorted(cards, key=lambda number: -self.cards.liking(number)):
            card = box.card(number)
            more = int(card.baskets)
            if self.cards.liking(number) > 0.7 * int(card.cost) and fish - int(card.cost) >= 3 * min(4, baskets + more):
                fish -= int(card.cost)
                baskets += more
                found.append(number)
        return found

    def plan(self, cards: list[int], fish: int, ghosts: int = 0) -> tuple[float, list[int]]:
        """The best selection of cards to pay for, and what the day is worth with it."""
        valuation = self.valuation
        box = valuation.box
        found = [box.card(number) for number in cards]
        baskets = cheapest_baskets(valuation, [card for card in found if card.kind == RESCUE], ghosts)
        others = [(self.cards.worth(card), card) for card in found if card.kind != RESCUE]
        burdened = valuation.values_of_fish_left[1] < 0.0
        others = [(worth, card) for worth, card in others if worth > 0.0 or burdened]
        lasting = int(valuation.crew.baskets - valuation.crew.used)
        own = lasting + baskets_in_hand(valuation)
        spare = valuation.spare if valuation.days_after else 0.0
        best, chosen = -1e9, list[int]()
        for many in range(len(others) + 1):
            for some in combinations(others, many):
                cost = sum(int(card.cost) for _, card in some)
                if cost > fish:
                    continue
                bonus = sum(worth for worth, _ in some)
                for more, (price, laid) in enumerate(baskets):
                    left = fish - cost - price
                    if left < 0:
                        break
                    brings, used = self.rescues.bring(own + more, left)
                    total = bonus + brings + spare * min(2, own + more - max(used, lasting))
                    if total > best + 1e-9:
                        best = total
                        chosen = [int(card.number) for _, card in some] + laid
        if burdened:
            chosen = self.spend(chosen, found, fish)
        return best, sorted(chosen)

    def spend(self, chosen: list[int], cards: list[Card], fish: int) -> list[int]:
        """Some more cards, the dearest first, for fish that nobody should have left."""
        lasting = int(self.valuation.crew.baskets - self.valuation.crew.used)
        bought = [card for card in cards if int(card.number) in chosen]
        baskets = lasting + baskets_in_hand(self.valuation) + sum(int(card.baskets) for card in bought)
        left = fish - sum(int(card.cost) for card in bought)
        left -= sum(price for _, price in self.rescues.offers[:baskets])
        for card in sorted(cards, key=lambda card: -int(card.cost)):
            if int(card.number) not in chosen and int(card.cost) <= left:
                left -= int(card.cost)
                chosen = [*chosen, int(card.number)]
        return chosen

    def draft(self, pack: list[int], kept: list[int], to_come: int) -> dict[int, float]:
        """What each card of a pack adds to the day, if ordinary cards follow; how it is liked, if time runs out."""
        if not self.valuation.planning.together:
            return {number: self.cards.liking(number) for number in pack}
        box, fish = self.valuation.box, int(self.valuation.crew.fish)
        ghosts = round(to_come * self.valuation.ghosts)
        before, _ = self.plan(kept, fish, ghosts)
        basket, _ = self.plan(kept, fish, ghosts + 1)
        found: dict[int, float] = {}
        for number in pack:
            card = box.card(number)
            if self.valuation.time_limit.expired():
                found[number] = self.cards.liking(number)
                continue
            found[number] = (
                self.plan([*kept, number], fish, ghosts)[0] - before + self.valuation.planning.speed * int(card.speed)
            )
            if card.broken and found[number] < 0.3:
                found[number] += 0.4 * (basket - before)
        return found
