"""The four levels: legal, deterministic, blind to what is hidden, in time, and able to say why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from katzentisch.bots.budget import Budget
from katzentisch.bots.roster import LEVELS, seat_bot
from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.player import Player
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.bots import lookahead_player, part, rescue_simulation, valuation
from katzentisch.games.isle_of_cats.bots.boat_value import BoatEvaluator
from katzentisch.games.isle_of_cats.bots.card_budget import CardBudget
from katzentisch.games.isle_of_cats.bots.evaluating_player import EvaluatingPlayer
from katzentisch.games.isle_of_cats.bots.forecast import Forecast
from katzentisch.games.isle_of_cats.bots.layout import Gaps, layout_of
from katzentisch.games.isle_of_cats.bots.lesson_value import unavoidable_share
from katzentisch.games.isle_of_cats.bots.lookahead_player import LookaheadPlayer
from katzentisch.games.isle_of_cats.bots.metric_count import count_metric
from katzentisch.games.isle_of_cats.bots.move_reasons import BoatComparison
from katzentisch.games.isle_of_cats.bots.placements import Placement, best_placements, glanced_places, laid, places
from katzentisch.games.isle_of_cats.bots.planning import Planning
from katzentisch.games.isle_of_cats.bots.time_limit import TimeLimit
from katzentisch.games.isle_of_cats.bots.valuation import Valuation
from katzentisch.games.isle_of_cats.bots.weights import Weights
from katzentisch.games.isle_of_cats.rules.moves import PLACE
from katzentisch.games.isle_of_cats.rules.phases import PAYMENT
from katzentisch.games.isle_of_cats.rules.score import base_sheet, survey
from katzentisch.games.isle_of_cats.rules.state import IsleState
from katzentisch.games.isle_of_cats.tests.boats import boat
from katzentisch.games.isle_of_cats.tests.play import BOX, begin, laying, paying, put_boat, rescue_turn, say, tile
from katzentisch.games.isle_of_cats.view import IsleView

pytestmark = pytest.mark.slow


def player(kind: str, seed: str = "x", worlds: int = 1) -> Player:
    return seat_bot(find("isle_of_cats"), kind, str(worlds) if kind in part.budgets else "", seed)


def positions(state: IsleState, every: int, seed: str = "walk") -> Iterator[IsleState]:
    """Some positions of a game at random, to its end."""
    source = rng(seed)
    moves = 0
    while state.actors():
        if moves % every == 0:
            yield state
        seat = state.actor()
        state.step(seat, state.pick(seat, source))
        moves += 1


def seen(state: IsleState, seat: int) -> IsleView:
    view = state.view(seat)
    assert isinstance(view, IsleView)
    return view


def test_all_levels_are_there() -> None:
    """The game offers every level of the house, and budgets only to those that it names."""
    assert set(LEVELS) <= set(part.players)
    assert set(part.budgets) <= set(LEVELS)


@pytest.mark.parametrize("kind", LEVELS)
@pytest.mark.parametrize(
    ("players", "options"), [(1, {"difficulty": "medium"}), (2, {}), (3, {"family": "yes"}), (4, {})]
)
def test_legal(kind: str, players: int, options: dict[str, str]) -> None:
    """Whatever the position, the answer is a legal move, and so is an interruption."""
    bot = player(kind)
    for state in positions(begin(players, f"legal {players}", None, **options), 71):
        for seat in range(players):
            legal = state.legal(seat)
            if seat in state.actors():
                assert bot.choose(state.view(seat), legal) in legal
            elif legal:
                assert bot.interrupt(state.view(seat), legal) in (None, *legal)


@pytest.mark.parametrize("kind", LEVELS)
def test_deterministic(kind: str) -> None:
    """The same seed, view and number of worlds give the same move, whatever was asked before."""
    one = player(kind, "seed", 3)
    for state in positions(begin(2, "again"), 67):
        seat = state.actor()
        view, legal = state.view(seat), state.legal(seat)
        assert one.choose(view, legal) == player(kind, "seed", 3).choose(view, legal)


@pytest.mark.parametrize("kind", ["lynx", "tiger"])
@pytest.mark.parametrize("players", [1, 2])
def test_remembers_nothing_wrong(kind: str, players: int) -> None:
    """Anybody who thought before weighs all moves as somebody new does, though much is not looked for again."""
    crew = [player(kind, f"{seat}") for seat in range(players)]
    looks = [0, 0]
    state = begin(players, "remember")
    for _ in range(60 * players):
        seat = state.actor()
        view, legal = state.view(seat), state.legal(seat)
        new, old = player(kind, f"{seat}"), crew[seat]
        assert isinstance(new, EvaluatingPlayer)
        assert isinstance(old, EvaluatingPlayer)
        known = dict(old.cache.known)
        advice = old.advise(view, legal)
        assert advice == new.advise(view, legal)
        looks[0] += len(new.cache.known)
        looks[1] += sum(question not in known for question in old.cache.known)
        state.step(seat, advice[0].move)
    assert looks[1] < 0.7 * looks[0]


def test_remembers_only_what_was_looked_at_to_the_end() -> None:
    """A plan that was cut short is made again when there is time."""
    planning = Planning()
    planning.courses = True
    clock = Ticking(0.2)
    bot = LookaheadPlayer("x", Budget(seconds=1.0), planning=planning, clock=clock)
    state = paying(20, (15, 16, 7))
    bot.choose(state.view(0), state.legal(0))
    assert "likely" not in bot.cache.known
    clock.step = 0.0
    bot.choose(state.view(0), state.legal(0))
    assert "likely" in bot.cache.known


@pytest.mark.parametrize("kind", LEVELS)
@pytest.mark.parametrize("players", [1, 3])
def test_blind_to_what_is_hidden(kind: str, players: int) -> None:
    """Law 8: the choice is the same in every world that could lie behind the view."""
    source = rng("worlds")
    bot = player(kind)
    for state in positions(begin(players, "hidden"), 53):
        seat = state.actor()
        view = state.view(seat)
        other = game.imagine(view, source)
        chosen = bot.choose(view, state.legal(seat))
        assert bot.choose(other.view(seat), other.legal(seat)) == chosen


def test_beats_the_level_below() -> None:
    """With both seatings of a deal, every level scores more than the next lower one."""
    for weak, strong in (("kitten", "tabby"), ("tabby", "lynx")):
        lead = 0
        for seat in range(2):
            kinds = [strong, weak] if seat == 0 else [weak, strong]
            points = match([player(kind) for kind in kinds], "ladder")
            lead += points[seat] - points[1 - seat]
        assert lead > 0


def match(players: list[Player], seed: str) -> list[int]:
    state = begin(len(players), seed)
    while state.actors():
        seat = state.actor()
        state.apply(seat, players[seat].choose(state.view(seat), state.legal(seat)))
    return state.points()


# Time


class Ticking:
    """A clock that moves on by itself whenever it is looked at."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step
        self.looks = 0

    def __call__(self) -> float:
        self.now += self.step
        self.looks += 1
        return self.now


@pytest.mark.parametrize("step", [0.001, 0.05, 10.0])
def test_stops_in_time(step: float) -> None:
    """However slow the machine, a move comes, and nothing is begun once nine tenths of the time are gone."""
    state = rescue_turn(left="red-15 blue-16 red-03", right="green-13 red-07")
    clock = Ticking(step)
    bot = LookaheadPlayer("x", Budget(seconds=1.0), clock=clock)
    assert bot.choose(state.view(0), state.legal(0)) in state.legal(0)
    assert clock.now <= 0.9 + 6 * step


def test_every_choice_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where looking for a place takes a fiftieth of the budget, no move takes a fifth too long."""
    clock = Ticking(0.0001)

    def slowly(*asked: Any) -> list[Placement]:
        clock.now += 0.02
        return best_placements(*asked)

    for module in (rescue_simulation, lookahead_player, valuation):
        monkeypatch.setattr(module, "best_placements", slowly)
    planning = Planning()
    planning.courses = True
    bot = LookaheadPlayer("x", Budget(seconds=1.0), planning=planning, clock=clock)
    phases = set()
    for state in positions(begin(4, "late"), 9):
        for seat in state.actors():
            begun = clock.now
            assert bot.choose(state.view(seat), state.legal(seat)) in state.legal(seat)
            assert clock.now - begun <= 1.2
            if clock.now - begun > 0.5:
                phases.add(seen(state, seat).phase)
    assert {"draft", "payment", "rescue"} <= phases


def test_counts_worlds() -> None:
    """A number of worlds is tried, never fewer than one, and no clock is asked."""
    clock = Ticking(1.0)
    time_limit = TimeLimit(Budget(worlds=3), clock)
    assert [time_limit.more() for _ in range(5)] == [True, True, True, False, False]
    assert not time_limit.expired()
    assert clock.looks == 0


# Judgement


def test_layout_agrees_with_the_score() -> None:
    """Groups, rats, edge and maps of a layout are those that the score counts."""
    for state in positions(begin(2, "layouts"), 40):
        for crew in state.seats:
            found = survey(BOX, crew.boat)
            layout = layout_of(BOX, crew.boat.plan, crew.boat.tiles)
            families = sorted((int(group.size) for group in layout.groups if group.size >= 3), reverse=True)
            assert families == [size for size, _ in found.families]
            assert layout.free.numbers() == crew.boat.free.numbers()
            assert layout.all_cats() == len(found.cats)
            assert layout.rares * 3 == base_sheet(found, 3).rare_treasures


def test_counts_as_lessons_do() -> None:
    """What the judge counts for a lesson now is what the lesson's metric counts."""
    forecast = Forecast()
    lessons = [card.lesson for card in BOX.all_cards() if card.lesson] + list(BOX.sister_lessons.values())
    metrics = [lesson.metric for lesson in lessons if lesson.metric is not None]
    for state in positions(begin(2, "metrics"), 60):
        for crew in state.seats:
            found = survey(BOX, crew.boat)
            layout = layout_of(BOX, crew.boat.plan, crew.boat.tiles)
            for metric in metrics:
                for colour in range(5) if metric.asks_colour else (-1,):
                    assert count_metric(forecast, layout, metric, colour) == metric.value(found, forecast.about, colour)


def test_waste() -> None:
    """Holes, dead ends and pairs of free cells are counted across the words of a boat."""
    state = begin(2, "waste")
    source = rng("waste")
    while state.actors():
        seat = state.actor()
        state.step(seat, state.pick(seat, source))
    for crew in state.seats:
        free = set(crew.boat.free.numbers())
        beside = {cell: neighbours(cell) & free for cell in free}
        gaps = Gaps(crew.boat.free)
        assert gaps.sides == sum(len(near) for near in beside.values()) // 2
        assert gaps.alone.size() == sum(not near for near in beside.values())
        ends = {cell: near for cell, near in beside.items() if len(near) == 1}
        assert gaps.ends.size() == len(ends)
        assert gaps.pairs.size() == sum(near <= ends.keys() for near in ends.values())


def neighbours(cell: int) -> set[int]:
    column, row = divmod(cell, 9)
    rows = {9 * column + row + step for step in (-1, 1) if 0 <= row + step < 9}
    return rows | {9 * (column + step) + row for step in (-1, 1) if 0 <= column + step < 22}


# Cards


def test_baskets_are_bought_in_pairs() -> None:
    """A broken basket is bought with its fellow or not at all."""
    view = seen(paying(20, (15, 16, 7)), 0)
    _, chosen = CardBudget(Valuation(BOX, view, Weights(), Planning())).plan([15, 16, 7], 20)
    assert set(chosen) & {15, 16} in (set(), {15, 16})


def test_keeps_fish_for_cats() -> None:
    """With little fish it does not spend everything on cards."""
    view = seen(paying(6, (43, 44, 45)), 0)
    _, chosen = CardBudget(Valuation(BOX, view, Weights(), Planning())).plan([43, 44, 45], 6)
    assert len(chosen) <= 1


def test_spends_fish_that_the_sister_counts() -> None:
    """Alone on the last day with her lesson about fish, it buys even what is of no use."""
    state = begin(1, "fish", None, difficulty="medium")
    state.phase, state.day, state.round = PAYMENT, 5, 4
    state.sister_lessons = [200, *state.sister_lessons[1:]]
    crew = state.seats[0]
    crew.fish, crew.kept = 9, [7, 8, 69, 83]
    card_budget = CardBudget(Valuation(BOX, seen(state, 0), Weights(), Planning()))
    assert card_budget.plan([7, 8, 69, 83], 9)[1] == [7, 8, 69, 83]
    state.sister_lessons = [198]
    assert not {7, 8} & set(
        CardBudget(Valuation(BOX, seen(state, 0), Weights(), Planning())).plan([7, 8, 69, 83], 9)[1]
    )


def test_does_not_carry_fish_to_a_sister_who_counts_it() -> None:
    """More fish than one can spend is a burden the day before, and a heavier one if she repeats her lesson."""
    state = begin(1, "fish", None, difficulty="medium")
    state.phase, state.day, state.round = PAYMENT, 4, 4

    def values_of_fish_left(*lessons: int) -> list[float]:
        state.sister_lessons = list(lessons)
        return Valuation(BOX, seen(state, 0), Weights(), Planning()).values_of_fish_left

    assert values_of_fish_left(198)[30] > values_of_fish_left(198)[4]
    assert values_of_fish_left(200)[30] < values_of_fish_left(200)[4]
    assert values_of_fish_left(200, 204)[30] < values_of_fish_left(200)[30]


def test_spoils_the_sisters_lessons_in_time() -> None:
    """What can still be spoilt counts less, the more cats are to come; what she gets in any case counts in full."""
    early, late = Forecast(), Forecast()
    early.cats, early.share = 10.0, 0.5
    for card in (197, 201, 203, 206):
        lesson = BOX.sister_lessons[card]
        assert unavoidable_share(early, lesson) < unavoidable_share(late, lesson) == 1.0
    assert unavoidable_share(early, BOX.sister_lessons[198]) == 1.0


def test_goes_on_with_the_colour_that_brings_the_sister_less() -> None:
    """Before any cat is aboard, the colour that brings her least is the one that is expected to grow."""
    evaluator = BoatEvaluator(Weights())
    evaluator.forecast.cats = 8.0
    evaluator.colour_price = [5.0, 1.0, 3.0, 3.0, 3.0]
    evaluator.value(layout_of(BOX, BOX.plans[0], []))
    assert evaluator.rank[1] == 0
    assert evaluator.rank[0] == 4


def test_forgetful_levels_know_no_lessons() -> None:
    """A kitten takes no lesson for itself; a lynx takes one that is met already."""
    state = paying(20, (142,))
    assert game.spell(player("kitten").choose(state.view(0), state.legal(0))) == "done"
    assert game.spell(player("lynx").choose(state.view(0), state.legal(0))) == "buy 142"


def test_lays_everything_on_the_last_day() -> None:
    """Rescue cards that would be lost go down for their speed."""
    state = laying(2, (7,), ())
    state.day = 5
    assert game.spell(player("lynx").choose(state.view(0), state.legal(0))) == "play 7"


def test_interrupts_before_the_cats_are_gone() -> None:
    """With baskets left and the last cat in the field, a card that brings cats is played out of turn."""
    state = rescue_turn(left="red-15", right="")
    state.turn = 1
    state.seats[0].hand = [83]
    assert game.spell(player("lynx").interrupt(state.view(0), state.legal(0)) or 0) == "play 83"
    state.seats[0].used = state.seats[0].baskets
    assert player("lynx").interrupt(state.view(0), state.legal(0)) is None
    assert player("kitten").interrupt(state.view(0), state.legal(0)) is None


# Reasons


def test_says_why() -> None:
    """Every reason can be said in both languages, and reasons sum up to what a place does for the boat."""
    state = rescue_turn(left="red-15 blue-16", right="")
    put_boat(state, 0, boat("M"))
    say(state, 0, "take red-15")
    bot = EvaluatingPlayer()
    valued = bot.value_position(seen(state, 0))
    advice = bot.advise(valued.view, state.legal(0))
    for each in advice:
        after = laid(valued.layout, tile("red-15"), 2, each.move - PLACE)
        assert each.worth == pytest.approx(valued.evaluator.value(after) - valued.now, abs=0.1)
    reasons = [reason for each in advice for _, reason in each.because]
    assert {"covers", "map"} <= {reason.key for reason in reasons}
    for lang in LANGUAGES:
        words = Words(lang, find("isle_of_cats"))
        assert all(words.knows(f"because-{reason.key}") for reason in reasons)
        assert all(words.because(reason) for reason in reasons)


def test_names_room_and_family() -> None:
    """A cat that touches its like joins them; a place that leaves no free cell in a room closes it."""
    state = rescue_turn(left="red-16 red-15", right="")
    say(state, 0, "take red-16")
    state.apply(0, state.legal(0)[0])
    state.turn, state.seats[0].used, state.rescued = 0, 0, 0
    say(state, 0, "take red-15")
    advice = EvaluatingPlayer().advise(state.view(0), state.legal(0))
    joins = [reason for each in advice for _, reason in each.because if reason.key == "joins"]
    assert joins
    assert all(reason.data == {"colour": "red", "cats": 2} for reason in joins)
    assert Words("en", find("isle_of_cats")).because(joins[0]) == "joins your red cats, 2 with it"
    empty = layout_of(BOX, BOX.plans[0], [])
    closed = empty.copy()
    closed.free = empty.free.minus(BOX.rooms[3])
    reasons = [reason for _, reason in BoatComparison(BoatEvaluator(Weights()), empty, []).of(closed)]
    assert Words("de", find("isle_of_cats")).because(next(reason for reason in reasons if reason.data.get("room"))) == (
        "füllt den Apfelraum"
    )


def test_a_glance_is_at_few_places() -> None:
    """Beside the family while there is room, never at more places than one has looks, always at one if there is one."""
    for state in positions(begin(2, "glance"), 25):
        for seat in range(2):
            crew = state.seats[seat]
            layout = layout_of(BOX, crew.boat.plan, crew.boat.tiles)
            for at in (*state.left, *state.right):
                colour = BOX.tiles[at].colour
                possible = places(layout, at, layout.near(False))
                beside = places(layout, at, layout.beside(colour))
                seen = glanced_places(layout, at, colour, possible, 12)
                assert len(seen) <= 12
                assert bool(seen) == bool(possible)
                assert set(seen) <= set(beside or possible) <= set(possible)
