"""A player that goes by rules of thumb and can say why."""

from __future__ import annotations

from collections import Counter

from katzentisch.core.bits import bit, mask_of
from katzentisch.core.game import Move
from katzentisch.core.player import Advice, Weigher
from katzentisch.core.reason import Reason
from katzentisch.core.view import View
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.box.cards import COLOURS
from katzentisch.games.cat_in_the_box.rules.table import BURY, PREDICT
from katzentisch.games.cat_in_the_box.view import CatView

RED = 0
BONUS_TRICKS = 4
"""With two players, the most tricks that still bring the bonus."""

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


def weigh_burial(view: CatView, value: int) -> Because:
    """Bury what is hard to place, then what is neither high nor low."""
    copies = Counter(view.hand)[value]
    because: Because = []
    if copies >= 3:
        because.append((1.5 * (copies - 2), Reason("hard-to-place", {"copies": copies, "value": value})))
    weight = 0.4 - abs(value - (view.values + 1) / 2) / view.values
    because.append((weight, Reason("middling" if weight > 0 else "keep", {"value": value})))
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
        return [(2.0, Reason("ducks-two" if view.players == 2 else "ducks"))]
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
