"""All worlds that could lie behind a view, by brute force, and whether imagined ones are spread as they should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from math import ceil, sqrt
from typing import NamedTuple

from katzentisch.core.chance import Chance, Rng, rng
from katzentisch.core.state import State
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.tests.oracle import Oracle
from katzentisch.games.cat_in_the_box.tests.positions import deck, see
from katzentisch.games.cat_in_the_box.view import CatView


class World(NamedTuple):
    """What is hidden from somebody: all hands, all buried cards, the cards left over."""

    hands: tuple[tuple[int, ...], ...]
    buried: tuple[int, ...]
    left_over: tuple[int, ...]


class Story:
    """A random game up to some ply, and what was done in its current round."""

    def __init__(self, players: int, seed: str, ply: int, shy: bool = False) -> None:
        """Shy players declare red only when nothing else is left."""
        self.players = players
        self.chance = Chance(seed)
        self.state = game.start(players, {}, self.chance)
        self.moves: list[tuple[int, str]] = []
        self.starter = see(self.state).starter
        source = rng(f"{seed} players")
        for _ in range(ply):
            self.go_on(source, shy)

    def go_on(self, source: Rng, shy: bool) -> None:
        """One more move."""
        if see(self.state).phase == "bury" and not any(see(self.state).has_buried):
            self.moves = []
            self.starter = see(self.state).starter
        seat = self.state.actor()
        legal = self.state.legal(seat)
        if shy:
            legal = [move for move in legal if move >= 9] or legal
        move = legal[source.below(len(legal))]
        self.moves.append((seat, game.spell(move)))
        self.state.step(seat, move)

    def possible(self, seat: int) -> tuple[Counter[World], int]:
        """Every world behind this seat's view, with the number of deals that make it; how many deals fit the sizes."""
        view = see(self.state, seat)
        hidden, sizes = unseen(view)
        deals: Counter[World] = Counter()
        for cards in permutations(hidden):
            deals[filled(view, cards, sizes)] += 1
        fitting = {world: ways for world, ways in deals.items() if self.explains(world, view)}
        return Counter(fitting), deals.total()

    def explains(self, world: World, view: CatView) -> bool:
        """Whether this round could have been played like this if these were the hidden cards."""
        played: list[list[int]] = [[] for _ in range(self.players)]
        for seat, text in self.moves:
            if text[0].isdigit():
                played[seat].append(int(text[0]))
        dealt = [
            card for seat in range(self.players) for card in (*world.hands[seat], world.buried[seat], *played[seat])
        ]
        dealt += [*view.turned_up, *world.left_over]
        oracle = Oracle(self.players, self.starter, {"deal 1": dealt, "deal 2": dealt})
        for seat, text in self.moves:
            told = f"bury {world.buried[seat]}" if text.startswith("bury") else text
            if oracle.rounds or told not in oracle.legal(seat):
                return False
            oracle.apply(seat, told)
        if view.phase != "over":
            return not oracle.rounds
        paradox = oracle.paradoxes[0] if oracle.rounds else None
        return oracle.rounds[:1] == [list(view.scores[-1].points)] and (-1 if paradox is None else paradox) == (
            view.scores[-1].paradox
        )


def shown(view: CatView) -> dict[int, tuple[int, ...]]:
    """The hands that this view shows, by seat."""
    hands = {view.seat: view.hand} if view.seat >= 0 else {}
    if view.phase == "over" and view.scores[-1].paradox >= 0:
        hands[view.scores[-1].paradox] = view.scores[-1].shown
    return hands


def unseen(view: CatView) -> tuple[list[int], dict[str, int]]:
    """The cards that this view does not show, and how many of them lie where."""
    left = deck(view.players)
    left.subtract(field % 9 + 1 for tokens in view.tokens for field in tokens)
    left.subtract(view.turned_up)
    sizes = {}
    for seat in range(view.players):
        hand = shown(view).get(seat)
        if hand is None:
            sizes[f"hand {seat}"] = view.hands[seat]
        else:
            left.subtract(hand)
        if seat == view.seat:
            left.subtract([view.buried])
        else:
            sizes[f"buried {seat}"] = 1
    hidden = sorted(left.elements())
    sizes["left over"] = 2 if view.players == 2 else 0
    assert sum(sizes.values()) == len(hidden)
    return hidden, sizes


def filled(view: CatView, cards: tuple[int, ...], sizes: Mapping[str, int]) -> World:
    """The world in which the hidden places are filled with these cards, one place after the other."""
    found = {}
    at = 0
    for place, size in sizes.items():
        found[place] = tuple(sorted(cards[at : at + size]))
        at += size
    hands = [shown(view).get(seat) or found[f"hand {seat}"] for seat in range(view.players)]
    buried = [view.buried if seat == view.seat else found[f"buried {seat}"][0] for seat in range(view.players)]
    return World(tuple(hands), tuple(buried), found["left over"])


def read(state: State) -> World:
    """The world that this state is, read from what each seat sees of itself."""
    first = see(state, 0)
    views = [first, *(see(state, seat) for seat in range(1, first.players))]
    left = deck(len(views))
    left.subtract(field % 9 + 1 for tokens in views[0].tokens for field in tokens)
    left.subtract(views[0].turned_up)
    for view in views:
        left.subtract([*view.hand, view.buried])
    return World(
        tuple(view.hand for view in views), tuple(view.buried for view in views), tuple(sorted(left.elements()))
    )


def sample(state: State, seat: int, times: int, seed: str) -> Counter[World]:
    """Worlds as a seat imagines them."""
    view = state.view(seat)
    source = rng(seed)
    return Counter(read(game.imagine(view, source)) for _ in range(times))


def enough(possible: Counter[World]) -> int:
    """How many samples let the rarest world be expected eight times."""
    return ceil(8 * possible.total() / min(possible.values()))


def chi_square(found: Counter[World], possible: Counter[World]) -> float:
    """How far the samples are from their expectation."""
    scale = found.total() / possible.total()
    return sum((found[world] - ways * scale) ** 2 / (ways * scale) for world, ways in possible.items())


def critical(worlds: int) -> float:
    """What chi-square exceeds once in a million times, after Wilson and Hilferty."""
    freedom = worlds - 1
    return float(freedom * (1 - 2 / (9 * freedom) + 4.753 * sqrt(2 / (9 * freedom))) ** 3)
