"""One decision of the solver: what looks best at first sight, tried in imagined hunts."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from katzentisch.bots.budget import Spending
from katzentisch.core.chance import Rng, rng
from katzentisch.core.game import Move
from katzentisch.games.cryptid.bots.prospect import Leak, Prospect
from katzentisch.games.cryptid.bots.race import Race
from katzentisch.games.cryptid.bots.sleuth import given_away
from katzentisch.games.cryptid.bots.worlds import Suspect, Worlds
from katzentisch.games.cryptid.box.clues import KEYS
from katzentisch.games.cryptid.box.map import HEXES, area_of, decode
from katzentisch.games.cryptid.rules.deduce import pieces_allow
from katzentisch.games.cryptid.rules.state import ASK, SEARCH
from katzentisch.games.cryptid.rules.table import DISC
from katzentisch.games.cryptid.view import CryptidView

QUESTIONS = 12
SEARCHES = 3
PIECES = 6
"""How many of each kind are tried in imagined hunts: those that look best at first sight."""
CURIOSITY = 0.4
"""How much a rarely tried move is preferred (UCB1)."""
LEAKS = 48
"""Worlds in which what a piece tells is weighed."""
DEAR = 0.05
"""What an own cube costs at first sight, in likelihood of the habitat."""
BOLD = 1.5
"""What a find is worth at first sight, in the same."""
NARROWS = 0.03
"""What each bit costs that a piece takes from the clues the others must believe in."""
SHARP = 2
"""In how many of four imagined hunts the others, too, know that the clues leave one hex."""


class Arm:
    """A move, what it promises at first sight, and how often it won."""

    def __init__(self, move: Move, promise: float) -> None:
        self.move = move
        self.promise = promise
        self.visits = 0
        self.won = 0.0

    @property
    def mean(self) -> float:
        return self.won / self.visits if self.visits else 0.0

    @property
    def rank(self) -> tuple[int, float, float]:
        """The most tried first; of those the better one; then the more promising."""
        return -self.visits, -self.mean, -self.promise


class Thought:
    """Everything that is worked out about one view."""

    def __init__(self, view: CryptidView, seed: str) -> None:
        self.view = view
        self.worlds = Worlds(decode(view.map), suspects(view))
        closed = area_of([at for cubes in view.cubes for at in cubes])
        self.race = Race(self.worlds, closed.low, closed.high)
        self.prospect = Prospect(self.worlds, view.seat, KEYS.index(view.clue))
        source = rng(f"{seed} {view.map} {view.opening} {view.cubes} {view.discs}")
        self.order = list(self.prospect.listed)
        """The worlds that this view leaves, or a fair sample; none if somebody erred."""
        source.shuffle(self.order)
        self.luck = source.word()

    # First sight

    def turns(self, legal: Sequence[Move]) -> list[Arm]:
        """The searches and questions that promise most; only the search where the habitat is known."""
        searches = best([self.search(move) for move in legal if move // HEXES == SEARCH], SEARCHES)
        if searches and searches[0].promise == BOLD:
            return searches[:1]
        questions = [self.question(move) for move in legal if move // HEXES >= ASK]
        return [arm for arm in searches if arm.promise > 0] + best(questions, QUESTIONS)

    def search(self, move: Move) -> Arm:
        chance = self.prospect.chance(move % HEXES)
        return Arm(move, BOLD * chance - DEAR * (1 - chance))

    def question(self, move: Move) -> Arm:
        """How near the answer brings us to the habitat, and how likely it costs a cube."""
        kind, at = divmod(move, HEXES)
        near = self.prospect.question(kind - ASK, at)
        return Arm(move, near - DEAR * (1 - self.prospect.yes))

    def pieces(self, legal: Sequence[Move], spending: Spending) -> list[Arm]:
        """Where an own piece leads the others least to the habitat, over as many worlds as there is time for."""
        view = self.view
        disc = legal[0] // HEXES == DISC
        leak = Leak(self.worlds, view.seat)
        pairs = [(world, seat) for world in self.order[:LEAKS] for seat in range(view.players) if seat != view.seat]
        for world, seat in pairs:
            leak.add(world, seat, disc)
            if not spending.more():
                break
        told = {move: leak.of(move % HEXES) + NARROWS * given_away(view, move % HEXES, disc) for move in legal}
        return best([Arm(move, -tells) for move, tells in told.items()], PIECES)

    # Second thoughts

    def try_out(self, arms: list[Arm], spending: Spending) -> None:
        """Try the arms, the more promising the more often; once at least."""
        tried = 0
        while True:
            if tried < len(arms):
                chosen = arms[tried]
            else:
                curious = CURIOSITY * sqrt(log(tried))
                chosen = max(arms, key=lambda arm: arm.mean + curious / sqrt(arm.visits))
            self.play(chosen)
            tried += 1
            if not spending.more():
                break

    def play(self, arm: Arm) -> None:
        """Try a move in the arm's next world, and play on; all arms meet the same worlds and the same luck."""
        race, view, seat = self.race, self.view, self.view.seat
        luck = Rng(self.luck, arm.visits, 1)
        race.imagine(self.order[arm.visits % len(self.order)])
        sharp = luck.below(4) < SHARP
        for runner in race.runners:
            runner.exact = sharp or runner.seat == seat
        kind, at = divmod(arm.move, HEXES)
        spot = race.spots[at]
        owes = False
        if kind >= ASK:
            owes = race.ask(seat, kind - ASK, spot)
        elif kind == SEARCH:
            owes = race.search(seat, spot, luck)
        elif kind == DISC:
            race.runners[seat].lay_disc(spot)
            owes = race.ask_around(seat, race.spots[view.pawn])
        else:
            race.lay_cube(seat, spot)
        if owes:
            race.pay(seat, luck)
        winner = race.run(race.after(seat), luck)
        arm.visits += 1
        arm.won += 1.0 if winner == seat else 0.0 if winner >= 0 else 1 / view.players


def suspects(view: CryptidView) -> list[Suspect]:
    """What the table knows of every seat."""
    found = []
    for seat in range(view.players):
        discs = area_of(list(view.discs[seat]))
        allowed = sum(1 << clue for clue in pieces_allow(view, seat))
        found.append(Suspect(seat, allowed, discs.low, discs.high))
    return found


def best(arms: list[Arm], most: int) -> list[Arm]:
    """The most promising ones."""
    return sorted(arms, key=lambda arm: -arm.promise)[:most]
