"""Players of Cat in the Box that can say why: one goes by rules of thumb, the others by search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from katzentisch.bots.budget import Budget
from katzentisch.core.bits import bit, mask_of
from katzentisch.core.chance import Rng
from katzentisch.core.game import Move
from katzentisch.core.player import Advice, Player, Weigher
from katzentisch.core.reason import Reason, Value
from katzentisch.core.state import State
from katzentisch.core.view import View
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.bots.levels import BRAVADO, CARELESS, GREEDY, SHORT_SIGHTED, Instinct, Thinker
from katzentisch.games.cat_in_the_box.bots.temper import Gatherer
from katzentisch.games.cat_in_the_box.rules.table import BURY, PREDICT
from katzentisch.games.cat_in_the_box.view import COLOURS, CatView, RoundScore

RED = 0
BONUS_TRICKS = 4
"""With two players, the most tricks that still bring the bonus."""
EXPLAINED = 3
"""How many moves get reasons."""
ROUNDS = 60
"""How many imagined rounds the reasons are drawn from."""

Because = list[tuple[float, Reason]]


class Heuristic(Weigher):
    """Minds its prediction, keeps its tokens together, follows while that is cheap, and fears the paradox."""

    def __init__(self, seed: str = "") -> None:
        """It needs no luck: the seed is there because every bot is made with one."""

    def weigh(self, view: View, move: Move) -> Advice:
        assert isinstance(view, CatView)
        if move >= PREDICT:
            return Advice(move, weigh_prediction(view, move - PREDICT + 1))
        if move >= BURY:
            return Advice(move, weigh_burial(view, move - BURY + 1))
        return Advice(move, [*weigh_trick(view, move), *weigh_board(view, move), *weigh_escape(view, move)])


class Explainer(Thinker):
    """A search that says what became of a move in the rounds it imagined."""

    def advise(self, view: View, legal: Sequence[Move]) -> list[Advice]:
        """The moves that were tried, the best first; the first few with their prospects."""
        assert isinstance(view, CatView)
        tried = sorted(self.search(view, legal), key=lambda one: (-one.visits, -one.mean, one.move))
        source = self.luck(view, "advice")
        return [
            Advice(one.move, self.prospects(view, one.move, source) if place < EXPLAINED else [])
            for place, one in enumerate(tried)
        ]

    def prospects(self, view: CatView, move: Move, source: Rng) -> Because:
        """What a move makes of the round, on average."""
        tricks = bonus = hits = paradoxes = 0
        for _ in range(ROUNDS):
            line = self.play_round(view, move, source)
            if line.paradox == view.seat:
                paradoxes += 1
                tricks -= line.tricks[view.seat]
            else:
                tricks += line.tricks[view.seat]
                bonus += line.bonus[view.seat]
                hits += line.bonus[view.seat] > 0
        because = [(tricks / ROUNDS, Reason("brings", {"tricks": round(tricks / ROUNDS)}))]
        if hits:
            data: dict[str, Value] = {"percent": round(100 * hits / ROUNDS), "size": round(bonus / hits)}
            because.append((bonus / ROUNDS, Reason("keeps-group", data)))
        wanted = view.predictions[view.seat] - view.tricks[view.seat]
        if wanted > 0 and view.phase == "tricks":
            because.append((0.1 * wanted, Reason("still-needs", {"tricks": wanted})))
        if paradoxes:
            because.append((-2.0 * paradoxes / ROUNDS, Reason("risks", {"percent": round(100 * paradoxes / ROUNDS)})))
        return because

    def play_round(self, view: CatView, move: Move, source: Rng) -> RoundScore:
        """One imagined round that begins with this move, as the score pad would show it."""
        world = self.imagine(view, source)
        world.step(view.seat, move)
        while world.chapter() == view.round:
            seat = world.actor()
            world.step(seat, world.sensible(seat, source))
        after = world.view(view.seat)
        assert isinstance(after, CatView)
        return after.scores[view.round]


def kitten(seed: str) -> Player:
    return Instinct(seed, GREEDY, BRAVADO)


def tabby(seed: str) -> Player:
    return Instinct(seed, SHORT_SIGHTED, CARELESS)


class Lynx(Explainer):
    """Searches a little, believes any deal, and trusts nobody to play as usual."""

    kind = "lynx"

    def trust(self, view: View) -> float:
        return 0.0

    def imagine(self, view: View, source: Rng) -> State:
        return game.imagine(view, source)


def gatherer(seed: str, budget: Budget) -> Player:
    """The tiger with another temper: it plays for its own points."""
    return Explainer(seed, budget, Gatherer())


bots: dict[str, Callable[..., Player]] = {
    "kitten": kitten,
    "tabby": tabby,
    "lynx": Lynx,
    "tiger": Explainer,
    "heuristic": Heuristic,
    "gatherer": gatherer,
}
THINKING = {"lynx": "80", "tiger": "1s", "gatherer": "1s"}
ADVISING = "2000"


def weigh_burial(view: CatView, value: int) -> Because:
    """Bury what is hard to place, then what is neither high nor low."""
    copies = Counter(view.hand)[value]
    because: Because = []
    if copies >= 3:
        because.append((1.5 * (copies - 2), Reason("hard-to-place", {"copies": copies, "value": value})))
    distance = abs(value - (view.values + 1) / 2) / view.values
    because.append((0.4 - distance, Reason("middling" if distance < 0.3 else "keep", {"value": value})))
    return because


def weigh_prediction(view: CatView, tricks: int) -> Because:
    """Predict what the high cards promise."""
    promised = sum((value / view.values) ** 3 for value in view.hand) * 3.2 / view.players
    return [(1 - abs(promised - tricks), Reason("estimate", {"tricks": round(promised)}))]


def weigh_trick(view: CatView, field: int) -> Because:
    """Win while tricks are needed, duck when they are not."""
    wins = winning_chance(view, field)
    goal = BONUS_TRICKS if view.players == 2 else view.predictions[view.seat]
    if view.tricks[view.seat] < goal:
        if wins > 0.25:
            return [(3 * wins, Reason("wins" if wins == 1 else "may-win"))]
        return [(-1.0, Reason("misses"))]
    if wins == 0:
        return [(2.0, Reason("ducks"))]
    return [(-4 * wins, Reason("spoils" if wins == 1 else "may-spoil"))]


def winning_chance(view: CatView, field: int) -> float:
    """About how likely this card is to take the trick."""
    colour, value = divmod(field, 9)
    led = view.led if view.led >= 0 else colour
    if colour not in (RED, led):
        return 0.0
    if any(beats(other, field, led) for other in view.trick):
        return 0.0
    to_come = view.players - 1 - len(view.trick)
    taken = {taken for fields in view.tokens for taken in fields} | set(view.neutral)
    higher = sum(9 * colour + above not in taken for above in range(value + 1, view.values))
    if colour != RED:
        higher += 1
    return 1.0 if to_come == 0 else float((1 - 0.35 * higher / view.values) ** (2 * to_come))


def beats(one: int, other: int, led: int) -> bool:
    """Whether field one beats field other when this colour was led."""

    def strength(field: int) -> int:
        colour, value = divmod(field, 9)
        return value + 10 if colour == RED else value if colour == led else -1

    return strength(one) > strength(other)


def weigh_board(view: CatView, field: int) -> Because:
    """Let the largest group grow, or at least lie together."""
    layout = game.layouts[view.side]
    own = mask_of(view.tokens[view.seat])
    before, after = int(layout.largest_group(own)), int(layout.largest_group(own | bit(field)))
    if after > before:
        return [(0.5 * (after - before), Reason("group", {"size": after}))]
    alone = sum(layout.largest_group(bit(other) | bit(field)) == 2 for other in view.tokens[view.seat])
    return [(0.2, Reason("beside"))] if alone else []


def weigh_escape(view: CatView, field: int) -> Because:
    """Mind what can still be played afterwards, and the colour that not following costs."""
    colour, value = divmod(field, 9)
    covered = set(view.covered[view.seat])
    because: Because = []
    if view.led >= 0 and colour != view.led and view.led in covered:
        covered.remove(view.led)
        because.append((-1.2, Reason("gives-up", {"colour": COLOURS[view.led]})))
    hand = list(view.hand)
    hand.remove(value + 1)
    to_play = len(hand) - 1
    if to_play == 0:
        return because
    taken = {taken for fields in view.tokens for taken in fields} | set(view.neutral) | {field}
    held = {9 * row + card - 1 for row in covered for card in hand}
    fields = len(held - taken)
    if fields == 0:
        because.append((-12.0, Reason("paradox")))
    elif fields < 3 * to_play:
        because.append((-2.0 * (3 * to_play - fields) / (3 * to_play), Reason("narrow", {"fields": fields})))
    return because
