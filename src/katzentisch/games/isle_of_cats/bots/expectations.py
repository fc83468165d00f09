"""What a player may expect: cats, treasures and lessons to come, and which lessons count how much."""

from __future__ import annotations

from katzentisch.games.isle_of_cats.bots.judge import Judge, Task
from katzentisch.games.isle_of_cats.bots.standing import Standing
from katzentisch.games.isle_of_cats.bots.weights import Weights
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, NO_COLOUR
from katzentisch.games.isle_of_cats.rules.score import lesson_of


def expect(standing: Standing, weights: Weights) -> Judge:
    """A judge who knows what is still to come, and which lessons count."""
    view, crew, habits = standing.view, standing.crew, standing.habits
    judge = Judge(weights)
    hopes = judge.hopes
    hopes.cats = habits.cats_a_day * standing.days_after + standing.rescues_today()
    hopes.treasures = habits.treasures_a_day * (standing.days_after + (view.phase not in ("evening", "over")))
    learning = standing.days_after + (view.phase in ("morning", "draft", "before-payment", "payment"))
    hopes.lessons = habits.lessons_a_day * learning
    hopes.baskets = 0.12 * standing.days_after
    hopes.first = 1.0 / view.players + (0.3 if view.order and view.order[0] == view.seat else -0.1)
    about = hopes.about
    about.fish, about.lessons, about.baskets = crew.fish, crew.lessons, crew.baskets
    about.position = view.order.index(view.seat) + 1 if view.order else 1
    about.solo = view.mode == "solo"
    others = [other for seat, other in enumerate(view.crews) if seat != view.seat]
    sizes = [max([1, *(int(group.size) for group in standing.layout_of(other).groups)]) for other in others]
    hopes.rivals = max(sizes, default=1) + 0.3 * habits.cats_a_day * standing.days_after
    judge.rare_points = 0.0 if view.mode == "family" else 3.0
    judge.supply = supply(standing)
    judge.tasks = tasks(standing) if habits.lessons else []
    if not habits.hopes:
        hopes.cats = hopes.treasures = hopes.lessons = hopes.baskets = 0.0
    if view.mode == "solo":
        judge.colour_price = colour_prices(standing)
        judge.focus = weights.focus_alone
    return judge


def supply(standing: Standing) -> list[float]:
    """Cats of each colour in bag and fields, relative to the mean of all colours."""
    counts = [1.0] * len(COLOURS)
    for tile in (*standing.view.bag, *standing.view.left, *standing.view.right):
        colour = int(standing.box.tiles[tile].colour)
        if colour < NO_COLOUR:
            counts[colour] += 1.0
    mean = sum(counts) / len(counts)
    return [number / mean for number in counts]


def tasks(standing: Standing) -> list[Task]:
    """The own lessons, the public ones, and those of the sister."""
    view = standing.view
    half = 0.5 if view.mode == "solo" else 1.0
    found = [Task(lesson_of(standing.box, card), -1, 1.0, False) for card in view.lessons]
    found += [Task(lesson_of(standing.box, card), colour, half, False) for card, colour, _ in view.public]
    found += [Task(standing.box.sister_lessons[card], -1, 1.0, True) for card in view.sister_lessons]
    return found


def task_cards(standing: Standing) -> list[int]:
    """The card of each task, in the same order."""
    if not standing.habits.lessons:
        return []
    return [*standing.view.lessons, *(card for card, _, _ in standing.view.public), *standing.view.sister_lessons]


def colour_prices(standing: Standing) -> list[float]:
    """What the sister gets for a cat of each colour; those still hidden may be any."""
    points = standing.box.colour_points
    shown = [standing.box.colour_cards[card] for card in standing.view.colours]
    rest = points[len(shown) :]
    mean = sum(rest) / len(rest) if rest else 0.0
    return [float(points[shown.index(colour)]) if colour in shown else mean for colour in range(len(COLOURS))]
