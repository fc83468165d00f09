"""The captains of each level, from the one that learns with you to the best we have."""

from __future__ import annotations

from katzentisch.bots.budget import Budget
from katzentisch.core.player import Player
from katzentisch.games.isle_of_cats.bots.evaluating_player import Captain
from katzentisch.games.isle_of_cats.bots.lookahead_player import Lookahead
from katzentisch.games.isle_of_cats.bots.planning import Habits
from katzentisch.games.isle_of_cats.bots.weights import Weights


def kitten(seed: str) -> Player:
    """Counts the points in hand, buys what it likes, and knows nothing of lessons."""
    habits = Habits()
    habits.hopes = habits.lessons = habits.plans = habits.together = False
    habits.looks = 12
    return Captain(habits=habits)


def tabby(seed: str) -> Player:
    """Sees families grow and rooms fill up; it likes lessons, and forgets them while it lays cats."""
    habits = Habits()
    habits.lessons = habits.plans = habits.together = False
    habits.any_lesson = 4.0
    habits.looks = 12
    return Captain(habits=habits)


def lynx(seed: str) -> Player:
    """Prices every lesson by its chance, but likes all cats, pays for one card after the other and hoards fish."""
    habits, weights = Habits(), Weights()
    weights.single, weights.pair, weights.second, weights.zeal = 1.5, 4.0, 1.0, 0.0
    habits.fish, habits.together = 1.0, False
    habits.envy = habits.patience = habits.treasure_bar = habits.oshax_bar = 0.0
    habits.spare = habits.spare_alone = 0.0
    return Captain(weights, habits)


def tiger(seed: str, budget: Budget) -> Player:
    """Also thinks of the cats that others will take, and plays the day out before it rescues."""
    habits = Habits()
    habits.courses = True
    return Lookahead(seed, budget, habits=habits)
