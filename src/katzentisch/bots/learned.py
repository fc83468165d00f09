"""Players that learned by play (docs/train.py): a net looks at the view and prefers some moves to others."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import exp, log
from typing import NamedTuple, Protocol

from katzentisch.bots.net import BadWeights, Net, read
from katzentisch.core.chance import rng
from katzentisch.core.game import Game, Move
from katzentisch.core.player import Advice, Player
from katzentisch.core.reason import Reason
from katzentisch.core.view import View, encode

MAX_EXPLAINED_MOVES = 3
"""How many moves get reasons."""
MIN_REASON_WEIGHT = 0.05
"""What a reason must be worth to be named."""


class Evaluator(Protocol):
    """A network: `Net`, or `ArrayNet` where numpy is installed."""

    def judge(self, common: list[float], colours: list[list[float]]) -> tuple[list[list[float]], list[float]]: ...


class Sight(NamedTuple):
    """What the net looks at: numbers that are common to all, and as many for each colour."""

    common: list[float]
    colours: list[list[float]]


class Topic(NamedTuple):
    """Some of these numbers that belong together, by their places, and the reasons that they speak for or against."""

    pro: str
    con: str
    common: range
    coloured: range


class Learned(Player):
    """Plays what its net prefers; one of the moves it likes as likely, where others choose at the same time."""

    game: Game
    package: str
    """Where its weights lie, a file for each number of players."""
    mixes = False

    def __init__(self, seed: str = "", own: Evaluator | None = None, trained_for: int = 0) -> None:
        self.seed = seed
        self.own = own
        """A net to play by instead of those in the package (`net_file.py`) …"""
        self.trained_for = trained_for
        """… and the number of players that it was trained for."""

    @abstractmethod
    def look(self, view: View) -> Sight:
        """The view as the net was taught to see it."""

    @abstractmethod
    def topics(self, view: View) -> list[Topic]:
        """What the view is made of, as people would say."""

    @abstractmethod
    def score(self, said: list[list[float]], rest: list[float], move: Move) -> float:
        """What the net says of a move."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        chances = self.chances(view, self.look(view), legal)
        if not self.mixes:
            return legal[chances.index(max(chances))]
        ticket = rng(f"{self.seed} mix {sha256(encode(view)).hexdigest()}").word() / 2**32
        for move, chance in zip(legal, chances, strict=True):
            ticket -= chance
            if ticket < 0:
                return move
        return legal[chances.index(max(chances))]

    def advise(self, view: View, legal: Sequence[Move]) -> list[Advice]:
        """All moves, the one that it likes most first; the first few with what spoke for them."""
        sight = self.look(view)
        chances = self.chances(view, sight, legal)
        without = [(topic, self.chances(view, hidden(sight, topic), legal)) for topic in self.topics(view)]
        order = sorted(range(len(legal)), key=lambda at: (-chances[at], legal[at]))
        return [
            Advice(legal[at], reasons(chances, without, at) if place < MAX_EXPLAINED_MOVES else [])
            for place, at in enumerate(order)
        ]

    def chances(self, view: View, sight: Sight, legal: Sequence[Move]) -> list[float]:
        """How likely the net makes each of these moves."""
        said, rest = self.net(view.players).judge(sight.common, sight.colours)
        scores = [self.score(said, rest, move) for move in legal]
        highest = max(scores)
        weights = [exp(score - highest) for score in scores]
        total = sum(weights)
        return [weight / total for weight in weights]

    def knows(self, players: int) -> bool:
        """Whether there are weights for so many players."""
        return weights(self.package, players).is_file()

    def net(self, players: int) -> Evaluator:
        """The network for so many players; BadWeights if there is none."""
        if self.own and self.trained_for != players:
            raise BadWeights(f"the net was trained for {self.trained_for} players, and here {players} play")
        return self.own or shipped(self.package, self.game.id, self.game.version, players)


def hidden(sight: Sight, topic: Topic) -> Sight:
    """What would be seen if one did not look at this."""
    common = [0.0 if at in topic.common else number for at, number in enumerate(sight.common)]
    colours = [[0.0 if at in topic.coloured else number for at, number in enumerate(row)] for row in sight.colours]
    return Sight(common, colours)


def reasons(chances: list[float], without: list[tuple[Topic, list[float]]], at: int) -> list[tuple[float, Reason]]:
    """How much likelier a move became, beside the others, by looking at each topic: the loudest first."""
    found = [(log(chances[at] + 1e-9) - log(other[at] + 1e-9), topic) for topic, other in without]
    loud = sorted((one for one in found if abs(one[0]) >= MIN_REASON_WEIGHT), key=lambda one: -abs(one[0]))
    share = (chances[at], Reason("learned", {"percent": round(100 * chances[at])}))
    return [share, *((weight, Reason(topic.pro if weight > 0 else topic.con)) for weight, topic in loud)]


def weights(package: str, players: int) -> Traversable:
    """Where the weights for so many players lie, if there are any."""
    return files(package).joinpath("nets", f"{players}.net")


@cache
def shipped(package: str, game: str, version: int, players: int) -> Evaluator:
    """The network in a game's folder; BadWeights if it is missing or does not fit."""
    file = weights(package, players)
    if not file.is_file():
        raise BadWeights(f"{file}: there are no weights for {players} players")
    return with_numpy(read(file.read_bytes(), str(file), game, version, players))


def with_numpy(net: Net) -> Evaluator:
    """The network evaluated by numpy, where it is installed."""
    try:
        from katzentisch.bots.array_net import ArrayNet
    except ImportError:
        return net
    return ArrayNet(net)
