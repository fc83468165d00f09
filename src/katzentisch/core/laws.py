"""The nine laws: what every game must satisfy, executable, at every position of random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from math import sqrt
from typing import NamedTuple

import msgspec

from katzentisch.core.chance import Chance, Rng, rng
from katzentisch.core.event import heard
from katzentisch.core.game import GALLERY, Game, Move, Seat
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.core.reason import IllegalMove
from katzentisch.core.state import State
from katzentisch.core.view import View, encode

SURE = 5.0
"""How many standard errors above chance are no accident."""
SEVERAL = 3
"""How many moves are tried where trying all would take too long."""


class Case(NamedTuple):
    """One game under one set of options; together with moves it is a record."""

    game: Game
    players: int
    options: dict[str, str]
    seed: str


class LawBroken(Exception):
    """A law does not hold after these moves of this case."""

    def __init__(self, law: str, case: Case, moves: list[tuple[Seat, Move]], detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.case = case
        self.moves = moves


def option_sets(game: Game, players: int) -> Iterator[dict[str, str]]:
    """Every combination of option values, or of the samples of an option with too many; what is tacit varies alone."""
    spoken = [option for option in game.options(players) if not option.tacit]
    for values in product(*(option.samples or option.choices for option in spoken)):
        yield {option.name: value for option, value in zip(spoken, values, strict=True)}
    for option in game.options(players):
        for value in option.choices if option.tacit else ():
            if value != option.default:
                yield game.resolve(players, {option.name: value})


def hold(
    game: Game,
    players: int,
    options: dict[str, str],
    games: int,
    seed: str,
    playout_policy: PlayoutPolicy | None = None,
) -> None:
    """Play this many games at random under all nine laws; LawBroken at the first that breaks one."""
    clairvoyance = Clairvoyance()
    for number in range(games):
        Trial(Case(game, players, options, f"{seed}.{number}"), clairvoyance, playout_policy or PlayoutPolicy()).run()


class Clairvoyance:
    """Whether imagined hidden things match the truth more often than a mere shuffle does, over many positions."""

    def __init__(self) -> None:
        self.positions = 0
        self.excess = 0.0
        self.squares = 0.0

    def add(self, truth: list[list[int]], world: list[list[int]], source: Rng) -> None:
        pool = [thing for group in truth for thing in group]
        source.shuffle(pool)
        shuffled = []
        for group in truth:
            shuffled.append(pool[: len(group)])
            pool = pool[len(group) :]
        excess = overlap(truth, world) - overlap(truth, shuffled)
        self.positions += 1
        self.excess += excess
        self.squares += excess * excess

    @property
    def proven(self) -> bool:
        return self.positions >= 30 and self.excess > SURE * sqrt(self.squares)


def overlap(one: list[list[int]], other: list[list[int]]) -> int:
    """How many things lie in the same group in both."""
    return sum((Counter(a) & Counter(b)).total() for a, b in zip(one, other, strict=True))


class Trial:
    """One random game in which every position is tried."""

    def __init__(self, case: Case, clairvoyance: Clairvoyance, playout_policy: PlayoutPolicy) -> None:
        self.case = case
        self.game, self.players, self.options, self.seed = case
        self.everybody = [GALLERY, *range(self.players)]
        self.clairvoyance = clairvoyance
        self.playout_policy = playout_policy
        self.rng = rng(f"{self.seed} laws")
        self.moves: list[tuple[Seat, Move]] = []
        self.state = self.start()

    def start(self) -> State:
        return self.game.start(self.players, self.options, Chance(self.seed))

    def run(self) -> None:
        """Play to the end under all laws; whatever else goes wrong breaks the law of progress."""
        try:
            self.play()
        except LawBroken:
            raise
        except Exception as problem:
            raise self.broken("progress", repr(problem)) from problem

    def play(self) -> None:
        past = []
        bound = self.game.longest(self.players, self.options)
        while True:
            past.append(self.picture(self.state))
            for law in LAWS:
                law(self)
            movers = [seat for seat in range(self.players) if self.state.legal(seat)]
            if not self.state.actors():
                break
            if len(self.moves) >= bound:
                raise self.broken("progress", f"not over after {bound} moves")
            seat = movers[self.rng.below(len(movers))]
            move = self.state.pick(seat, self.rng)
            self.state.apply(seat, move)
            self.moves.append((seat, move))
        self.determinism(past)

    def broken(self, law: str, detail: str) -> LawBroken:
        return LawBroken(law, self.case, list(self.moves), detail)

    def picture(self, state: State) -> bytes:
        """Everything that views and the laws see of a state."""
        views = [state.view(seat) for seat in self.everybody]
        return encode([views, state.points(), state.ranking(), state.hidden(GALLERY), state.census()])

    def seen(self, seat: Seat) -> View:
        """A seat's view as it arrives after its journey as bytes."""
        return msgspec.json.decode(encode(self.state.view(seat)), type=self.game.view_type)

    def imagined(self, seat: Seat) -> State:
        """A world that a seat imagines, knowing nothing but the bytes it was sent."""
        view = self.seen(seat)
        try:
            return self.game.imagine(view, self.rng)
        except Exception as problem:
            raise self.broken("round trip", f"seat {seat} cannot imagine a world: {problem!r}") from problem

    def some_move(self) -> Move:
        return self.rng.below(self.game.moves)

    # 1 and 2

    def round_trip(self) -> None:
        """An imagined world looks as the true one does, and allows its dreamer the same moves."""
        for seat in self.everybody:
            view = self.state.view(seat)
            if self.seen(seat) != view:
                raise self.broken("round trip", f"seat {seat}: the view does not survive its own JSON")
            world = self.imagined(seat)
            if world.view(seat) != view:
                raise self.broken("round trip", f"seat {seat} sees {view}, but in its imagination {world.view(seat)}")
            if world.actors() != self.state.actors():
                raise self.broken("round trip", f"seat {seat} imagines that {world.actors()} are to act")
            if world.legal(seat) != self.state.legal(seat):
                raise self.broken("no secret legality", f"seat {seat} imagines the moves {world.legal(seat)}")

    # 3

    def copy(self) -> None:
        """Whatever happens to a copy, the original stays as it is."""
        before = self.picture(self.state)
        twin = self.state.copy()
        if self.picture(twin) != before:
            raise self.broken("copy", "the copy differs from its original")
        steps = 0
        while twin.actors() and steps < 2 * self.players:
            seat = twin.actor()
            twin.step(seat, twin.pick(seat, self.rng))
            steps += 1
        if self.picture(self.state) != before:
            raise self.broken("copy", "the original changed with its copy")

    # 4

    def determinism(self, past: list[bytes]) -> None:
        """The record alone gives everything again."""
        again = self.start()
        for ply, picture in enumerate(past):
            if self.picture(again) != picture:
                raise self.broken("determinism", f"at ply {ply} the same record gives something else")
            if ply < len(self.moves):
                again.apply(*self.moves[ply])

    def commuting(self) -> None:
        """Choices made at the same time may come in any order."""
        actors = self.state.actors()
        if len(actors) < 2:
            return
        choices = [(seat, self.state.pick(seat, self.rng)) for seat in actors]
        pictures = []
        for order in (choices, choices[::-1]):
            world = self.state.copy()
            for seat, move in order:
                world.apply(seat, move)
            pictures.append(self.picture(world))
        if pictures[0] != pictures[1]:
            raise self.broken("determinism", "simultaneous choices do not commute")

    # 5

    def notation(self) -> None:
        """Moves are ascending, unique, in range, and spelled so that they can be read back."""
        game, state = self.game, self.state
        before = self.picture(state)
        if state.legal(GALLERY):
            raise self.broken("moves", "the gallery may move")
        for seat in range(self.players):
            legal = state.legal(seat)
            if legal != sorted(set(legal)) or (legal and not 0 <= legal[0] <= legal[-1] < game.moves):
                raise self.broken("moves", f"seat {seat}: {legal} is not ascending or not below {game.moves}")
            for move in legal:
                if game.parse(game.spell(move)) != move:
                    raise self.broken("moves", f"{game.spell(move)!r} is read back as another move")
            if legal and state.pick(seat, self.rng) not in legal:
                raise self.broken("moves", f"seat {seat}: pick() gives a move that is not legal")
            if legal and self.playout_policy.play(state, seat, self.rng) not in legal:
                raise self.broken("moves", f"seat {seat}: the playout policy plays a move that is not legal")
            self.refusals(seat, legal)
        if self.picture(state) != before:
            raise self.broken("moves", "a look at the moves, or a refused one, changed something")

    def refusals(self, seat: Seat, legal: list[Move]) -> None:
        for move in [self.some_move() for _ in range(SEVERAL)]:
            if self.state.allows(seat, move) != (move in legal):
                raise self.broken("moves", f"seat {seat}: allows({move}) and legal() disagree")
            if move in legal:
                continue
            try:
                self.state.apply(seat, move)
            except IllegalMove:
                pass
            else:
                raise self.broken("moves", f"seat {seat}: illegal move {move} was not refused")

    # 6

    def progress(self) -> None:
        """Somebody can always move until the game is over; then there is a winner, unless one plays alone and loses."""
        actors = self.state.actors()
        if self.state.actor() != (actors[0] if actors else -1):
            raise self.broken("progress", "actor() and actors() disagree")
        for seat in actors:
            if not self.state.legal(seat):
                raise self.broken("progress", f"seat {seat} is to act and has no move")
        ranking = self.state.ranking()
        best = (1, 2) if self.players == 1 else (1,)
        if len(ranking) != self.players or len(self.state.points()) != self.players or min(ranking) not in best:
            raise self.broken("progress", f"ranking {ranking} does not fit {self.players} players")

    # 7

    def no_clairvoyance(self) -> None:
        """What is hidden is imagined no better than chance allows."""
        for seat in self.everybody:
            truth = self.state.hidden(seat)
            if sum(map(len, truth)) < 2:
                continue
            world = self.imagined(seat).hidden(seat)
            if [len(group) for group in world] != [len(group) for group in truth]:
                raise self.broken("no clairvoyance", f"seat {seat}: hidden groups of other sizes are imagined")
            self.clairvoyance.add(truth, world, self.rng)
        if self.clairvoyance.proven:
            mean = self.clairvoyance.excess / self.clairvoyance.positions
            raise self.broken("no clairvoyance", f"{mean:.2f} more things than by chance are imagined as they are")

    # 8

    def no_leak(self) -> None:
        """Worlds that look alike to a seat send it the same bytes, whatever is done in them."""
        for seat in self.everybody:
            sent = encode(self.state.view(seat))
            if self.seed.encode() in sent:
                raise self.broken("no leak", f"seat {seat} is sent the seed")
            worlds = [self.state.copy(), self.imagined(seat)]
            if encode(worlds[1].view(seat)) != sent:
                raise self.broken("no leak", f"seat {seat}: two worlds behind one view send different bytes")
            self.same_refusals(seat, worlds)
            self.same_events(seat, worlds)

    def same_refusals(self, seat: Seat, worlds: list[State]) -> None:
        for move in [self.some_move() for _ in range(SEVERAL)]:
            if seat >= 0 and not self.state.allows(seat, move):
                one, other = (encode(world.why_not(seat, move)) for world in worlds)
                if one != other:
                    raise self.broken("no leak", f"seat {seat} learns from the refusal of move {move}: {one!r}")

    def same_events(self, seat: Seat, worlds: list[State]) -> None:
        """Views that stay alike come with events that are alike, whether the same move is made or another."""
        movers = [each for each in range(self.players) if all(world.legal(each) for world in worlds)]
        if not movers:
            return
        mover = movers[self.rng.below(len(movers))]
        move = self.state.pick(mover, self.rng)
        same = self.rng.below(2) and worlds[1].allows(mover, move)
        told = []
        for world, choice in zip(worlds, (move, move if same else worlds[1].pick(mover, self.rng)), strict=True):
            world.told()
            world.step(mover, choice)
            told.append((encode(world.view(seat)), encode(heard(world.told(), seat))))
        if told[0][0] == told[1][0] and told[0][1] != told[1][1]:
            raise self.broken("no leak", f"seat {seat} learns from events what its view hides: {told[0][1]!r}")

    # 9

    def conservation(self) -> None:
        """Everything that was in the box is somewhere, once."""
        census, box = self.state.census(), self.game.box(self.players, self.options)
        if census != box:
            wrong = sorted(thing for thing in {*census, *box} if census.get(thing) != box.get(thing))
            raise self.broken("conservation", f"{', '.join(wrong)}: {[census.get(thing) for thing in wrong]}")


LAWS: tuple[Callable[[Trial], None], ...] = (
    Trial.conservation,
    Trial.progress,
    Trial.notation,
    Trial.copy,
    Trial.commuting,
    Trial.round_trip,
    Trial.no_leak,
    Trial.no_clairvoyance,
)
"""What is tried at every position; determinism is tried over the whole game."""
