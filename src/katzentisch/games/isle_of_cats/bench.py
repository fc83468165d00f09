"""What only this game measures: placements, whole games by number of players, copies and score sheets."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from katzentisch.bots.budget import Budget
from katzentisch.core.chance import Chance, rng
from katzentisch.core.game_package import GameBench
from katzentisch.core.state import playout
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.bots.boat_value import BoatEvaluator, LessonTask
from katzentisch.games.isle_of_cats.bots.layout import layout_of
from katzentisch.games.isle_of_cats.bots.lookahead_player import LookaheadPlayer
from katzentisch.games.isle_of_cats.bots.placements import best_placements
from katzentisch.games.isle_of_cats.bots.weights import Weights
from katzentisch.games.isle_of_cats.box.boat import Boat
from katzentisch.games.isle_of_cats.box.survey import Circumstances
from katzentisch.games.isle_of_cats.rules.phases import RESCUE
from katzentisch.games.isle_of_cats.rules.score import lesson_of, score, survey
from katzentisch.games.isle_of_cats.rules.state import IsleState

TARGETS: dict[str, tuple[float | None, bool]] = {
    "all places of a cat on a half-full boat, µs": (40.0, True),
    "whole random games a second, 4 players": (250.0, False),
    "copy with 4 players, µs": (5.0, True),
    "score of a boat with 10 lessons, µs": (100.0, True),
}
DAYS_AHEAD = 20
LESSONS = [113, 114, 115, 117, 120, 122, 135, 138, 139, 141]


def figures(seconds: float) -> list[tuple[str, float, float | None, bool]]:
    """Every figure in CPU time, with its target if it has one and whether that is a limit."""
    found = measured(seconds)
    return [(f"isle_of_cats: {name}", found[name], *TARGETS.get(name, (None, False))) for name in found]


def measured(seconds: float) -> dict[str, float]:
    box = game.components
    boat = half_full()
    shapes = box.shapes[: box.cat_shapes]
    found = sum(len(boat.places(shape)) for shape in shapes)
    each = timed(lambda: [boat.places(shape) for shape in shapes], seconds) / len(shapes)
    state = match(4)
    rescuing = rescue_turn(4)
    about = Circumstances()
    figures = {
        "all places of a cat on a half-full boat, µs": 1e6 * each,
        "places generated a second": found / len(shapes) / each,
        "copy with 4 players, µs": 1e6 * timed(state.copy, seconds),
        "score of a boat with 10 lessons, µs": 1e6
        * timed(lambda: score(box, survey(box, boat), about, LESSONS, []), seconds),
    }
    figures["places judged a second"] = places_judged(boat) / timed(lambda: judge_places(boat), seconds)
    figures["days played out a second"] = DAYS_AHEAD / timed(lambda: think(rescuing), seconds)
    for players in game.players:
        figures[f"whole random games a second, {players} players"] = 1 / timed(lambda n=players: a_game(n), seconds)  # type: ignore[misc]
    return figures


def judge_places(boat: Boat) -> None:
    """Judge every place of every cat on a boat, with ten lessons."""
    box = game.components
    judge = BoatEvaluator(Weights())
    judge.forecast.cats = 8.0
    judge.tasks = [LessonTask(lesson_of(box, number), -1, 1.0, False) for number in LESSONS]
    layout = layout_of(box, boat.plan, boat.tiles)
    for tile in range(box.cat_shapes):
        best_placements(judge, layout, tile, 0, False, 1)


def places_judged(boat: Boat) -> int:
    return sum(len(boat.places(shape)) for shape in game.components.shapes[: game.components.cat_shapes])


def think(state: IsleState) -> None:
    """Choose a cat by playing some days out."""
    seat = state.actor()
    bot = LookaheadPlayer("bench", Budget(worlds=DAYS_AHEAD))
    bot.choose(state.view(seat), state.legal(seat))


def timed(work: Callable[[], object], seconds: float) -> float:
    """Seconds of CPU time that one piece of work takes."""
    times = 0
    start = process_time()
    while process_time() - start < seconds:
        work()
        times += 1
    return (process_time() - start) / times


def match(players: int) -> IsleState:
    """A match some way into its third day."""
    state = game.start(players, {}, Chance("bench"))
    assert isinstance(state, IsleState)
    source = rng("bench")
    while state.day < 3:
        seat = state.actor()
        state.step(seat, state.pick(seat, source))
    return state


def rescue_turn(players: int) -> IsleState:
    """A match on its third day in which somebody may rescue a cat."""
    state = match(players)
    source = rng("rescue")
    while state.phase != RESCUE or state.stack or len(state.legal(state.actor())) < 2:
        seat = state.actor()
        state.step(seat, state.pick(seat, source))
    return state


def a_game(players: int) -> int:
    return playout(game.start(players, {}, Chance("bench")), rng("bench"))


def half_full() -> Boat:
    """A boat on which random cats cover at least half of the cells."""
    box = game.components
    boat = Boat(box.plans[0], box.outline)
    source = rng("half full")
    while boat.free.size() > 71:
        tile = source.below(box.cats)
        shape = box.shape_of(tile)
        many = boat.count_places(shape, False)
        if many:
            boat.lay(tile, box.tiles[tile].colour, shape, boat.nth_place(shape, False, source.below(many)))
    return boat


part = GameBench(figures=figures)
