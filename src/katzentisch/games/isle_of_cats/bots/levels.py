"""The levels of Isle of Cats, weak to strong."""

from __future__ import annotations

from katzentisch.bots.budget import Budget
from katzentisch.core.player import Player
from katzentisch.games.isle_of_cats.bots.evaluating_player import EvaluatingPlayer
from katzentisch.games.isle_of_cats.bots.lookahead_player import LookaheadPlayer
from katzentisch.games.isle_of_cats.bots.planning import Planning
from katzentisch.games.isle_of_cats.bots.weights import Weights


def kitten(seed: str) -> Player:
    """Counts the points in hand, buys what it likes, and knows nothing of lessons."""
    planning = Planning()
    planning.forecast = planning.lessons = planning.plans = planning.together = False
    planning.looks = 12
    return EvaluatingPlayer(planning=planning)


def tabby(seed: str) -> Player:
    """Sees families grow and rooms fill up; it likes lessons, and forgets them while it lays cats."""
    planning = Planning()
    planning.lessons = planning.plans = planning.together = False
    planning.any_lesson = 4.0
    planning.looks = 12
    return EvaluatingPlayer(planning=planning)


def lynx(seed: str) -> Player:
    """Prices every lesson by its chance, but likes all cats, pays for one card after the other and hoards fish."""
    planning, weights = Planning(), Weights()
    weights.single, weights.pair, weights.second, weights.zeal = 1.5, 4.0, 1.0, 0.0
    planning.fish, planning.together = 1.0, False
    planning.envy = planning.patience = planning.treasure_bar = planning.oshax_bar = 0.0
    planning.spare = planning.spare_alone = 0.0
    return EvaluatingPlayer(weights, planning)


def tiger(seed: str, budget: Budget) -> Player:
    """Also thinks of the cats that others will take, and plays the day out before it rescues."""
    planning = Planning()
    planning.courses = True
    return LookaheadPlayer(seed, budget, planning=planning)
