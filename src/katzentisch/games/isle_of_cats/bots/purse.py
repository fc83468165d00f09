"""Fish over the day: what each card can still bring to this boat, and which of them are worth their price together."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations

from katzentisch.games.isle_of_cats.bots.chances import counted
from katzentisch.games.isle_of_cats.bots.course import Course
from katzentisch.games.isle_of_cats.bots.situation import Situation
from katzentisch.games.isle_of_cats.box.components import (
    ANYTIME,
    BASKET,
    BASKET_FOR_LESSONS,
    BASKET_FOR_TREASURES,
    DRAW_CARDS,
    EXTRA_RESCUE,
    FISH,
    FISH_FOR_BASKET,
    FISH_FOR_COLOUR,
    LESSON,
    MOVE_CATS,
    NEED_NOT_TOUCH,
    OSHAX_CARD,
    PUBLIC,
    RARE_OR_COMMON,
    RESCUE,
    TILE_TO_BOAT,
    TILES_TO_FIELDS,
    TREASURE,
    Card,
)
from katzentisch.games.isle_of_cats.rules.table import DAYS

FURTHER = 0.92
"""What the next rescue of a day gains, compared with the one before."""
MOST = 6
"""Rescues of a day that are planned for."""
GHOST = 3
"""Fish for a basket that is yet to come in the draft."""
OTHER_WORTH = {
    DRAW_CARDS: 1.2,
    EXTRA_RESCUE: 0.6,
    MOVE_CATS: 0.5,
    NEED_NOT_TOUCH: 0.3,
    TILES_TO_FIELDS: 0.4,
}


class Purse:
    """One day's fish: rescues, baskets and cards weighed against each other."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.known: dict[int, float] = {}

    # Rescues

    @cached_property
    def rescues(self) -> list[tuple[float, int]]:
        """What the cats gain and cost that one is likely to get, in this order."""
        return [(gain, price) for _, gain, price in self.likely]

    @cached_property
    def picks(self) -> list[tuple[int, int]]:
        """The cats that one is likely to rescue today, and their prices."""
        return [(tile, price) for tile, _, price in self.likely[: int(self.situation.rescues_today())]]

    @cached_property
    def likely(self) -> list[tuple[int, float, int]]:
        """The cats one is likely to get: tile, gain, price."""
        situation = self.situation
        if situation.habits.courses:
            return Course(situation).likely(MOST)
        worth = 0.8 * situation.habits.fish if situation.days_after else 0.1
        found = sorted(
            ((tile, gain, situation.price(tile)) for tile, gain in situation.gains.items()),
            key=lambda pick: -(pick[1] - worth * pick[2]),
        )
        every = 1.0 + situation.habits.rivalry * max(1, situation.view.players - 1)
        picks: list[tuple[int, float, int]] = []
        at = 0.0
        while int(at) < len(found):
            tile, gain, price = found[int(at)]
            picks.append((tile, gain * FURTHER ** len(picks), price))
            at += every
        return picks

    def rescuing(self, baskets: int, fish: int) -> tuple[float, int]:
        """What the rescues of a day and the fish left bring, and how many rescues there are."""
        total, many, situation = 0.0, 0, self.situation
        for gain, price in self.rescues[:baskets]:
            if price > fish or gain <= situation.paying(fish, price):
                continue
            fish -= price
            total += gain
            many += 1
        return total + situation.stocks[fish], many

    # Plans

    def wanted(self, cards: list[int], fish: int) -> list[int]:
        """The cards to pay for: by a plan for the day, or one after the other as long as some fish stays for cats."""
        if self.situation.habits.together:
            return self.plan(cards, fish)[1]
        box = self.situation.box
        baskets = int(self.situation.crew.baskets) + self.baskets_in_hand()
        found: list[int] = []
        for number in sorted(cards, key=lambda number: -self.liking(number)):
            card = box.card(number)
            more = int(card.baskets)
            if self.liking(number) > 0.7 * int(card.cost) and fish - int(card.cost) >= 3 * min(4, baskets + more):
                fish -= int(card.cost)
                baskets += more
                found.append(number)
        return found

    def liking(self, number: int) -> float:
        """How much one likes a card by itself."""
        card = self.situation.box.card(number)
        if card.kind == RESCUE:
            return 4.5 * int(card.baskets) + 1.5 * int(card.broken) + 0.1 * int(card.speed)
        return self.worth(card)

    def plan(self, cards: list[int], fish: int, ghosts: int = 0) -> tuple[float, list[int]]:
        """The best selection of cards to pay for, and what the day is worth with it."""
        situation = self.situation
        box = situation.box
        found = [box.card(number) for number in cards]
        baskets = self.basket_ladder([card for card in found if card.kind == RESCUE], ghosts)
        others = [(self.worth(card), card) for card in found if card.kind != RESCUE]
        burdened = situation.stocks[1] < 0.0
        others = [(worth, card) for worth, card in others if worth > 0.0 or burdened]
        lasting = int(situation.crew.baskets - situation.crew.used)
        own = lasting + self.baskets_in_hand()
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
                    brings, used = self.rescuing(own + more, left)
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
        baskets = lasting + self.baskets_in_hand() + sum(int(card.baskets) for card in bought)
        left = fish - sum(int(card.cost) for card in bought)
        left -= sum(price for _, price in self.rescues[:baskets])
        for card in sorted(cards, key=lambda card: -int(card.cost)):
            if int(card.number) not in chosen and int(card.cost) <= left:
                left -= int(card.cost)
                chosen = [*chosen, int(card.number)]
        return chosen

    def basket_ladder(self, cards: list[Card], ghosts: int) -> list[tuple[int, list[int]]]:
        """The cheapest ways to get no, one, two … baskets from these rescue cards and some to come: price and cards."""
        pieces: list[tuple[int, list[int]]] = [(int(card.cost), [int(card.number)]) for card in cards if card.baskets]
        spare = self.broken_in_hand() % 2
        broken = sorted((card for card in cards if card.broken), key=lambda card: (int(card.cost), -int(card.speed)))
        if spare and broken:
            pieces.append((int(broken[0].cost), [int(broken[0].number)]))
            broken = broken[1:]
        for first, second in zip(broken[::2], broken[1::2], strict=False):
            pieces.append((int(first.cost + second.cost), [int(first.number), int(second.number)]))
        pieces += [(GHOST, [])] * ghosts
        ladder: list[tuple[int, list[int]]] = [(0, [])]
        for price, numbers in sorted(pieces):
            ladder.append((ladder[-1][0] + price, ladder[-1][1] + numbers))
        return ladder

    def baskets_in_hand(self) -> int:
        whole = sum(int(card.baskets) for card in self.situation.cards(self.situation.view.hand))
        return whole + self.broken_in_hand() // 2

    def broken_in_hand(self) -> int:
        return sum(int(card.broken) for card in self.situation.cards(self.situation.view.hand))

    # Cards

    def worth(self, card: Card) -> float:
        """What a card that is no rescue card is likely to bring."""
        number = int(card.number)
        if number not in self.known:
            self.known[number] = self.reckon(card)
        return self.known[number]

    def reckon(self, card: Card) -> float:
        situation = self.situation
        if card.kind in (LESSON, PUBLIC) and not situation.with_lessons:
            return situation.habits.any_lesson
        if card.kind == LESSON:
            return situation.lesson_worth(int(card.number)) + self.one_lesson_more
        if card.kind == PUBLIC:
            return max(self.public(int(card.number), colour) for colour in (range(5) if card.names_colour else (-1,)))
        if card.kind == OSHAX_CARD:
            return self.best_of(list(situation.view.oshax))
        if card.kind == TREASURE:
            return self.treasure(card)
        if card.kind == ANYTIME:
            return self.anytime(card)
        return 0.0

    def public(self, number: int, colour: int) -> float:
        """What a public lesson brings here beyond what it brings the others."""
        situation = self.situation
        own = situation.lesson_worth(number, colour)
        if situation.view.mode == "solo":
            return own / 2
        return own - situation.habits.envy * situation.for_others(number, colour)

    @cached_property
    def one_lesson_more(self) -> float:
        """What it is worth by itself to have one more private lesson."""
        about = self.situation.judge.hopes.about
        about.lessons += 1
        more = self.situation.judge.value(self.situation.layout)
        about.lessons -= 1
        return more - self.situation.now

    def best_of(self, tiles: list[int]) -> float:
        """What the best of some tiles gains; nothing, if time ran out before."""
        gains: list[float] = []
        for tile in tiles:
            if self.situation.watch.expired():
                break
            berth = self.situation.best(tile)
            if berth is not None:
                gains.append(berth.value - self.situation.now)
        return max(gains, default=0.0)

    @cached_property
    def commons(self) -> float:
        """What a common treasure gains now."""
        box, view = self.situation.box, self.situation.view
        return self.best_of([tile for at, tile in enumerate(box.commons) if view.commons[at]])

    @cached_property
    def rares(self) -> float:
        return self.best_of([tile for tile, _ in self.situation.view.stacks])

    def treasure(self, card: Card) -> float:
        """Two common treasures or a rare one; later they fit better."""
        later = self.situation.habits.patience * self.situation.days_after
        if card.effect == RARE_OR_COMMON:
            return max(self.rares, 1.7 * self.commons) + later
        return 1.5 * self.commons + later

    def anytime(self, card: Card) -> float:
        situation = self.situation
        habits, effect = situation.habits, int(card.effect)
        after = situation.days_after
        if effect in (FISH, FISH_FOR_COLOUR):
            return 0.6 * self.welcome(self.fish_of(card)) if situation.view.day < DAYS else 0.0
        if effect == BASKET:
            return habits.basket * (after + 0.5)
        if effect == BASKET_FOR_LESSONS:
            return habits.basket * (after + 0.5) - 5.0 if situation.crew.lessons >= 2 else 0.0
        if effect == BASKET_FOR_TREASURES:
            return habits.basket * (after + 0.5) - 4.0 if situation.layout.commons >= 2 else 0.0
        if effect == FISH_FOR_BASKET:
            return 4.0 * habits.fish - habits.basket * after
        if effect == TILE_TO_BOAT:
            gains = sorted(situation.gains.values())
            return gains[len(gains) // 2] if gains else habits.tile
        return OTHER_WORTH[effect]

    def fish_of(self, card: Card) -> float:
        """The fish a card brings now, in the best colour."""
        assert card.metric is not None
        situation = self.situation
        colours = range(5) if card.effect == FISH_FOR_COLOUR else (-1,)
        found = [counted(situation.judge.hopes, situation.layout, card.metric, colour) for colour in colours]
        return float(int(card.amount) * max(found))

    def welcome(self, fish: float) -> float:
        """What so many fish more would be worth; nothing, if the sister would count them."""
        situation = self.situation
        if situation.sister_fish and situation.days_after <= 1:
            return 0.0
        return situation.habits.fish * fish

    # The draft

    def draft(self, pack: list[int], kept: list[int], to_come: int) -> dict[int, float]:
        """What each card of a pack adds to the day, if ordinary cards follow; how it is liked, if time runs out."""
        if not self.situation.habits.together:
            return {number: self.liking(number) for number in pack}
        box, fish = self.situation.box, int(self.situation.crew.fish)
        ghosts = round(to_come * self.situation.ghosts)
        before, _ = self.plan(kept, fish, ghosts)
        basket, _ = self.plan(kept, fish, ghosts + 1)
        found: dict[int, float] = {}
        for number in pack:
            card = box.card(number)
            if self.situation.watch.expired():
                found[number] = self.liking(number)
                continue
            found[number] = (
                self.plan([*kept, number], fish, ghosts)[0] - before + self.situation.habits.speed * int(card.speed)
            )
            if card.broken and found[number] < 0.3:
                found[number] += 0.4 * (basket - before)
        return found
