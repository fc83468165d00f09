"""Fish over the day: which cards are worth their price together, with the rescues that they leave fish for."""

from __future__ import annotations

from itertools import combinations

from katzentisch.games.isle_of_cats.bots.card_value import CardWorth
from katzentisch.games.isle_of_cats.bots.fish_and_baskets import basket_ladder, baskets_in_hand
from katzentisch.games.isle_of_cats.bots.rescue_value import Rescues
from katzentisch.games.isle_of_cats.bots.valuation import Situation
from katzentisch.games.isle_of_cats.box.cards import RESCUE, Card


class Purse:
    """One day's fish: rescues, baskets and cards weighed against each other."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.rescues = Rescues(situation)
        self.cards = CardWorth(situation)

    def wanted(self, cards: list[int], fish: int) -> list[int]:
        """The cards to pay for: by a plan for the day, or one after the other as long as some fish stays for cats."""
        if self.situation.habits.together:
            return self.plan(cards, fish)[1]
        box = self.situation.box
        baskets = int(self.situation.crew.baskets) + baskets_in_hand(self.situation)
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
        situation = self.situation
        box = situation.box
        found = [box.card(number) for number in cards]
        baskets = basket_ladder(situation, [card for card in found if card.kind == RESCUE], ghosts)
        others = [(self.cards.worth(card), card) for card in found if card.kind != RESCUE]
        burdened = situation.stocks[1] < 0.0
        others = [(worth, card) for worth, card in others if worth > 0.0 or burdened]
        lasting = int(situation.crew.baskets - situation.crew.used)
        own = lasting + baskets_in_hand(situation)
        spare = situation.spare if situation.days_after else 0.0
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
        lasting = int(self.situation.crew.baskets - self.situation.crew.used)
        bought = [card for card in cards if int(card.number) in chosen]
        baskets = lasting + baskets_in_hand(self.situation) + sum(int(card.baskets) for card in bought)
        left = fish - sum(int(card.cost) for card in bought)
        left -= sum(price for _, price in self.rescues.offers[:baskets])
        for card in sorted(cards, key=lambda card: -int(card.cost)):
            if int(card.number) not in chosen and int(card.cost) <= left:
                left -= int(card.cost)
                chosen = [*chosen, int(card.number)]
        return chosen

    def draft(self, pack: list[int], kept: list[int], to_come: int) -> dict[int, float]:
        """What each card of a pack adds to the day, if ordinary cards follow; how it is liked, if time runs out."""
        if not self.situation.habits.together:
            return {number: self.cards.liking(number) for number in pack}
        box, fish = self.situation.box, int(self.situation.crew.fish)
        ghosts = round(to_come * self.situation.ghosts)
        before, _ = self.plan(kept, fish, ghosts)
        basket, _ = self.plan(kept, fish, ghosts + 1)
        found: dict[int, float] = {}
        for number in pack:
            card = box.card(number)
            if self.situation.watch.expired():
                found[number] = self.cards.liking(number)
                continue
            found[number] = (
                self.plan([*kept, number], fish, ghosts)[0] - before + self.situation.habits.speed * int(card.speed)
            )
            if card.broken and found[number] < 0.3:
                found[number] += 0.4 * (basket - before)
        return found
