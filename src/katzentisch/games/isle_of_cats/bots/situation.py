"""One seat's situation, read from its view: the own boat, what is still to come, and what the others may want."""

from __future__ import annotations

from functools import cached_property
from math import exp

from katzentisch.games.isle_of_cats.bots.berths import Berth, berths
from katzentisch.games.isle_of_cats.bots.chances import lesson_chance
from katzentisch.games.isle_of_cats.bots.judge import Judge, Task, Weights
from katzentisch.games.isle_of_cats.bots.layout import Layout, layout_of
from katzentisch.games.isle_of_cats.bots.watch import PATIENT, Watch
from katzentisch.games.isle_of_cats.box.boat import COLOURS, NO_COLOUR, packed
from katzentisch.games.isle_of_cats.box.components import OSHAX, RESCUE, Box, Card
from katzentisch.games.isle_of_cats.rules.rescue import PRICES
from katzentisch.games.isle_of_cats.rules.score import lesson_of
from katzentisch.games.isle_of_cats.rules.table import DAYS
from katzentisch.games.isle_of_cats.view import CrewView, IsleView

FISH_LESSON = 200
"""The sister's lesson about fish that is left."""
REPEAT = 4
"""The kind of lesson that repeats her best one."""
SPENDABLE = 6
"""Fish beyond the catch that one is sure to spend in a day."""
RESCUED = ("finds", "evening", "over")
"""Phases after the rescues of a day."""


class Habits:
    """How a player plans; found by play."""

    def __init__(self) -> None:
        self.lessons = True
        """Whether lessons count while tiles are laid, each by its chance."""
        self.any_lesson = 0.0
        """What any lesson is worth to those who forget about them afterwards."""
        self.hopes = True
        """Whether one looks beyond the points in hand."""
        self.plans = True
        """Whether one looks out for the rest of the day."""
        self.together = True
        """Whether fish, baskets and cards of a day are weighed together, or one card after the other."""
        self.courses = False
        """Whether one thinks of the cats that others will take."""
        self.cats_a_day = 2.8
        self.treasures_a_day = 0.8
        self.lessons_a_day = 1.2
        self.fish = 0.6
        """The first fish that stays for tomorrow; the more there are, the less each is worth."""
        self.stock = 5.0
        """Fish that can well be used on each day to come, beyond the catch."""
        self.last_fish = 0.03
        self.rivalry = 0.3
        """How many cats each other player takes away between two rescues."""
        self.envy = 0.9
        """How much it counts what a public lesson brings the others."""
        self.patience = 0.5
        """What a treasure gains by waiting a day."""
        self.basket = 2.2
        """A permanent basket, for a day."""
        self.treasure_bar = 1.5
        """How much a treasure must gain for each day that it could wait."""
        self.oshax_bar = 2.0
        self.tile = 4.0
        """A tile of any kind."""
        self.ghosts = 0.05
        """Baskets that a card still to be drafted is likely to bring, when others want them too."""
        self.ghosts_alone = 0.18
        self.speed = 0.04
        self.spare = 3.0
        """A basket that stays in hand for tomorrow."""
        self.spare_alone = 1.7


class Situation:
    """Everything a player thinks with; made once for a view."""

    def __init__(self, box: Box, view: IsleView, weights: Weights, habits: Habits, watch: Watch | None = None) -> None:
        self.box = box
        self.view = view
        self.weights = weights
        self.habits = habits
        self.watch = watch or Watch(PATIENT)
        self.crew = view.crews[view.seat]
        self.layout = self.layout_of(self.crew)
        self.days_after = DAYS - view.day
        self.ghosts = habits.ghosts_alone if view.mode == "solo" else habits.ghosts
        self.spare = habits.spare_alone if view.mode == "solo" else habits.spare
        self.with_lessons = habits.lessons
        self.judge = self.new_judge()
        self.now = self.judge.value(self.layout)

    def layout_of(self, crew: CrewView) -> Layout:
        plan = next(plan for plan in self.box.plans if plan.name == crew.boat)
        return layout_of(self.box, plan, [packed(tile.tile, tile.colour, tile.place) for tile in crew.tiles])

    def new_judge(self) -> Judge:
        view, crew, habits = self.view, self.crew, self.habits
        judge = Judge(self.weights)
        hopes = judge.hopes
        hopes.cats = habits.cats_a_day * self.days_after + self.rescues_today()
        hopes.treasures = habits.treasures_a_day * (self.days_after + (view.phase not in ("evening", "over")))
        learning = self.days_after + (view.phase in ("morning", "draft", "before-payment", "payment"))
        hopes.lessons = habits.lessons_a_day * learning
        hopes.baskets = 0.12 * self.days_after
        hopes.first = 1.0 / view.players + (0.3 if view.order and view.order[0] == view.seat else -0.1)
        about = hopes.about
        about.fish, about.lessons, about.baskets = crew.fish, crew.lessons, crew.baskets
        about.position = view.order.index(view.seat) + 1 if view.order else 1
        about.solo = view.mode == "solo"
        others = [other for seat, other in enumerate(view.crews) if seat != view.seat]
        sizes = [max([1, *(int(group.size) for group in self.layout_of(other).groups)]) for other in others]
        hopes.rivals = max(sizes, default=1) + 0.3 * habits.cats_a_day * self.days_after
        judge.rare_points = 0.0 if view.mode == "family" else 3.0
        judge.supply = self.supply()
        judge.tasks = self.tasks() if habits.lessons else []
        if not habits.hopes:
            hopes.cats = hopes.treasures = hopes.lessons = hopes.baskets = 0.0
        if view.mode == "solo":
            judge.colour_price = self.colour_prices()
            judge.focus = self.weights.focus_alone
        return judge

    def rescues_today(self) -> float:
        """How many cats may still come aboard today."""
        if self.view.phase in RESCUED or self.view.day == 0:
            return 0.0
        if self.view.mode == "family":
            return min(4.0, len(self.view.left + self.view.right) / self.view.players)
        if self.view.phase not in ("rescue", "rescue-cards"):
            return self.habits.cats_a_day
        return min(self.baskets_at_hand(), self.crew.fish / PRICES[0])

    def baskets_at_hand(self) -> float:
        """Baskets that can still be filled today: permanent ones, and rescue cards laid or in hand."""
        cards = self.cards(self.view.laid)
        if self.view.phase == "rescue-cards":
            cards += [card for card in self.cards(self.view.hand) if card.kind == RESCUE]
        return self.baskets_of(cards)

    def baskets_of(self, cards: list[Card]) -> int:
        """Permanent baskets, and those of rescue cards."""
        broken = sum(int(card.broken) for card in cards)
        return int(self.crew.baskets - self.crew.used) + sum(int(card.baskets) for card in cards) + broken // 2

    def cards(self, numbers: tuple[int, ...]) -> list[Card]:
        return [self.box.card(number) for number in numbers]

    def supply(self) -> list[float]:
        """Cats of each colour in bag and fields, relative to the mean of all colours."""
        counts = [1.0] * len(COLOURS)
        for tile in (*self.view.bag, *self.view.left, *self.view.right):
            colour = int(self.box.tiles[tile].colour)
            if colour < NO_COLOUR:
                counts[colour] += 1.0
        mean = sum(counts) / len(counts)
        return [number / mean for number in counts]

    def tasks(self) -> list[Task]:
        view = self.view
        half = 0.5 if view.mode == "solo" else 1.0
        found = [Task(lesson_of(self.box, card), -1, 1.0, False) for card in view.lessons]
        found += [Task(lesson_of(self.box, card), colour, half, False) for card, colour, _ in view.public]
        found += [Task(self.box.sister_lessons[card], -1, 1.0, True) for card in view.sister_lessons]
        return found

    @property
    def task_cards(self) -> list[int]:
        """The card of each task, in the same order."""
        if not self.habits.lessons:
            return []
        return [*self.view.lessons, *(card for card, _, _ in self.view.public), *self.view.sister_lessons]

    def colour_prices(self) -> list[float]:
        """What the sister gets for a cat of each colour; those still hidden may be any."""
        points = self.box.colour_points
        shown = [self.box.colour_cards[card] for card in self.view.colours]
        rest = points[len(shown) :]
        mean = sum(rest) / len(rest) if rest else 0.0
        return [float(points[shown.index(colour)]) if colour in shown else mean for colour in range(len(COLOURS))]

    # Fish

    @cached_property
    def stocks(self) -> list[float]:
        """What it is worth to have so many fish left in the evening, also if the sister counts them in the end."""
        price = self.sister_fish
        if self.days_after == 0:
            each = -price if price else self.habits.last_fish
            kept = 7.0 if 142 in self.view.lessons else 0.0
            return [each * fish + (kept if fish >= 5 else 0.0) for fish in range(200)]
        enough = self.habits.stock * (1 + self.days_after)
        if price:
            enough /= 2
        found = [self.habits.fish * enough * (1.0 - exp(-fish / enough)) for fish in range(200)]
        if price:
            most = SPENDABLE * self.days_after - 2
            found = [worth - 0.5 * price * max(0, fish - most) for fish, worth in enumerate(found)]
        return found

    @property
    def sister_fish(self) -> float:
        """What the sister gets for each fish that is left in the end; she may count her best lesson twice."""
        if FISH_LESSON not in self.view.sister_lessons:
            return 0.0
        lessons = [self.box.sister_lessons[card] for card in self.view.sister_lessons]
        twice = any(lesson.kind == REPEAT for lesson in lessons)
        return float(self.box.sister_lessons[FISH_LESSON].points) * (2 if twice else 1)

    def paying(self, fish: int, price: int) -> float:
        """What it hurts to pay so much, with so many fish left."""
        return self.stocks[fish] - self.stocks[fish - price]

    # Tiles

    def colours(self, tile: int) -> list[int]:
        """The colours a tile could have aboard: an Oshax those of the two largest groups."""
        if self.box.tiles[tile].kind != OSHAX:
            return [int(self.box.tiles[tile].colour)]
        sizes = [0] * len(COLOURS)
        for group in self.layout.groups:
            sizes[group.colour] = max(sizes[group.colour], group.size)
        return sorted(range(len(COLOURS)), key=lambda colour: -sizes[colour])[:2]

    def best(self, tile: int, layout: Layout | None = None) -> Berth | None:
        """The best place for a tile, or None if it has none."""
        where = layout or self.layout
        anywhere = self.crew.anywhere and layout is None
        found = [
            berth for colour in self.colours(tile) for berth in berths(self.judge, where, tile, colour, anywhere, 1)
        ]
        return max(found, key=lambda berth: berth.value, default=None)

    def price(self, tile: int) -> int:
        if self.view.mode == "family":
            return 0
        return PRICES[0] if tile in self.view.left else PRICES[1]

    @cached_property
    def gains(self) -> dict[int, float]:
        """What every cat in the fields would add to the boat, without its price; some, if time runs out."""
        found: dict[int, float] = {}
        for tile in dict.fromkeys((*self.view.left, *self.view.right)):
            if self.watch.expired():
                break
            berth = self.best(tile)
            if berth is not None:
                found[tile] = berth.value - self.now
        return found

    # Lessons

    def lesson_worth(self, number: int, colour: int = -1) -> float:
        """The points a lesson is likely to bring here, counting what one lesson more does for the others."""
        judge = self.judge
        judge.judge(self.layout)
        points = lesson_chance(judge.hopes, self.layout, lesson_of(self.box, number), colour)
        return self.weights.lessons * points

    def for_others(self, number: int, colour: int) -> float:
        """The points a public lesson is likely to bring the others, on average."""
        found = [
            lesson_chance(self.judge.hopes, layout, lesson_of(self.box, number), colour) for layout in self.other_boats
        ]
        return sum(found) / len(found) if found else 0.0

    @cached_property
    def other_boats(self) -> list[Layout]:
        return [self.layout_of(crew) for seat, crew in enumerate(self.view.crews) if seat != self.view.seat]
