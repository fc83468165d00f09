"""`learned:FILE`: a game's learned bot that plays by the net in a file, as docs/train.py writes it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from katzentisch.bots.learned import Evaluator, Learned, with_numpy
from katzentisch.bots.net import BadWeights, read
from katzentisch.bots.roster import LEARNED
from katzentisch.core.catalogue import find
from katzentisch.core.chance import Chance
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import BadOptions


class NetHead(msgspec.Struct):
    """What the first line of a file says that its net was trained for."""

    game: str
    version: int
    players: int


def seat_net(entry: GamePackage, path: str, players: int, seed: str) -> Learned:
    """A bot that plays by the net in this file; BadOptions if it cannot be read or cannot play here.

    This opens any file, so only commands that the owner of the files types may call it, never a server.
    """
    make = learned_class(entry)
    data = read_net_file(path)
    head = net_head(path, data)
    if head != NetHead(entry.game.id, entry.game.version, players):
        raise BadOptions(
            "net-other",
            path=path,
            game=head.game,
            version=head.version,
            players=head.players,
            here_game=entry.game.id,
            here_version=entry.game.version,
            here_players=players,
        )
    try:
        return make(seed, load_net(path, data, head.game, players), players)
    except BadWeights as problem:
        raise BadOptions("net-bad", path=path, problem=str(problem).removeprefix(f"{path}: ")) from problem


def players_of_net(path: str) -> int:
    """The number of players that the net in a file was trained for."""
    return net_head(path, read_net_file(path)).players


def read_net_file(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as problem:
        raise BadOptions("no-file", path=path, problem=getattr(problem, "strerror", "") or str(problem)) from problem


def net_head(path: str, data: bytes) -> NetHead:
    try:
        return msgspec.json.decode(data.partition(b"\n")[0], type=NetHead)
    except msgspec.DecodeError as problem:
        raise BadOptions("net-bad", path=path, problem=str(problem)) from problem


def learned_class(entry: GamePackage) -> type[Learned]:
    """The game's bot that plays by a net; BadOptions if it has none."""
    make = entry.bots.players.get(LEARNED)
    if not (isinstance(make, type) and issubclass(make, Learned)):
        raise BadOptions("net-game", game=entry.game.id)
    return make


@lru_cache(maxsize=16)
def load_net(path: str, data: bytes, game: str, players: int) -> Evaluator:
    """The net, after it has judged a position; BadWeights if it cannot, because its layers have another size."""
    entry = find(game)
    net = read(data, path, game, entry.game.version, players)
    evaluator = with_numpy(net)
    state = entry.game.start(players, {}, Chance("net"))
    seat = state.actor()
    view, bot = state.view(seat), learned_class(entry)("", evaluator, players)
    sight = bot.look(view)
    inputs, needed = [len(net.colour.first[0]), len(net.colour.second[0])], [len(sight.colours[0]), len(sight.common)]
    if inputs != needed:
        raise BadWeights(f"{path}: {inputs} inputs, where {needed} are needed")
    try:
        bot.chances(view, sight, state.legal(seat))
    except (IndexError, ValueError) as problem:
        raise BadWeights(f"{path}: {problem}") from problem
    return evaluator
