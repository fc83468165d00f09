"""Train the net that corrects how Isle of Cats' players estimate a boat.

`python docs/train_boats.py --minutes 5 --processes 16 --out boat.net`

The bot that estimates boats without a net plays against itself. Of ten tiles it lays six at a random one of its six
best places. So a place was not chosen for what it is, and the final points show what it was worth: the net learns the
difference between a place and the mean of the six, as far as the estimate does not explain it. A net that simply
predicts the final points plays worse than none: it mostly learns which games were going well.

Half of the correction is written: it is noisy, and all of it played no better than half of it.
Needs torch and `katzentisch[learn]`.
"""

from __future__ import annotations

import argparse
import random
import time
from array import array
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from katzentisch.arena.intervals import wilson
from katzentisch.core.game import Move
from katzentisch.core.player import Player
from katzentisch.core.view import View
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.bots.boat_net import INPUTS, BoatNet, read_boat_net, write_boat_net
from katzentisch.games.isle_of_cats.bots.evaluating_player import EvaluatingPlayer
from katzentisch.games.isle_of_cats.bots.learned_boat_value import LearnedBoatEvaluator
from katzentisch.games.isle_of_cats.bots.placements import laid
from katzentisch.games.isle_of_cats.bots.weights import Weights
from katzentisch.games.isle_of_cats.rules.moves import PLACE
from katzentisch.games.isle_of_cats.view import IsleView
from katzentisch.play.match import Match

PLACES = 6
"""How many places a random one is picked from."""
RANDOM_SHARE = 0.6
"""The share of tiles that go to a random one of them."""
ROW = 3 + PLACES + PLACES * INPUTS
"""Final points, the place that was picked, how many there were; the estimate of each, and the inputs of each."""
HELD_OUT_SHARE = 0.1
BASELINE_WIDTH, BASELINE_EPOCHS = 64, 30
HIDDEN, EPOCHS, WEIGHT_DECAY = 32, 40, 0.05
BATCH_SIZE = 4096
LEARNING_RATE = 2e-3
WRITTEN_SHARE = 0.5
SILENT = BoatNet([], [], [], 0.0)
"""A net that corrects nothing."""


def weights_with(net: BoatNet) -> Weights:
    found = Weights()
    found.net = net
    return found


class ExploringPlayer(EvaluatingPlayer):
    """Lays some tiles at random, and notes what there was to choose from."""

    def __init__(self, luck: random.Random) -> None:
        super().__init__(weights_with(SILENT))
        self.luck = luck
        self.rows: list[list[float]] = []

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        assert isinstance(view, IsleView)
        where = bool(view.pending) and view.pending[-1].asks == "where"
        if not where or len(legal) == 1 or self.luck.random() >= RANDOM_SHARE:
            return super().choose(view, legal)
        moves = [advice.move for advice in self.advise(view, legal)[:PLACES]]
        picked = self.luck.randrange(len(moves))
        self.rows.append([picked, len(moves), *self.describe(view, moves)])
        return moves[picked]

    def describe(self, view: IsleView, moves: list[Move]) -> list[float]:
        """The estimate and the inputs of each place, filled up to six places."""
        valuation, asked = self.value_position(view), view.pending[-1]
        evaluator = valuation.evaluator
        assert isinstance(evaluator, LearnedBoatEvaluator)
        estimates, inputs = [0.0] * PLACES, list[float]()
        for at, move in enumerate(moves):
            layout = laid(valuation.layout, asked.tile, asked.sort, move - PLACE)
            value = evaluator.evaluate(layout)
            estimates[at] = value.total()
            inputs += evaluator.inputs(layout, value)
        return [*estimates, *inputs, *[0.0] * (PLACES * INPUTS - len(inputs))]


def play(match: Match, players: Sequence[Player]) -> list[int]:
    """Play to the end; the points."""
    while not match.over:
        actors = match.actors()
        for seat, player in enumerate(players):
            legal = match.legal(seat) if seat not in actors else []
            move = player.interrupt(match.view(seat), legal) if legal else None
            if move is not None:
                match.submit(seat, move)
                break
        else:
            match.submit(actors[0], players[actors[0]].choose(match.view(actors[0]), match.legal(actors[0])))
    return match.points()


def explore(seed: int, number: int) -> bytes:
    """One game: the rows of all its players."""
    luck = random.Random(f"{seed} {number}")
    players = [ExploringPlayer(luck) for _ in range(luck.choice((2, 3, 4)))]
    match = Match.begin(game, [f"p{seat}" for seat in range(len(players))], {}, f"boats-{seed}-{number}")
    points = play(match, players)
    found = array("f")
    for seat, player in enumerate(players):
        for row in player.rows:
            found.extend([points[seat], *row])
    return found.tobytes()


def collect(seed: int, games: int, minutes: float, processes: int) -> np.ndarray:
    """The rows of so many games, or of as many as there is time for."""
    found, ends = [], time.monotonic() + 60 * minutes
    with Pool(processes) as pool:
        for rows in pool.imap(partial(explore, seed), range(games)):
            found.append(rows)
            if time.monotonic() > ends:
                pool.terminate()
                break
    data = np.frombuffer(b"".join(found), np.float32).reshape(-1, ROW)
    print(f"{len(found)} games, {len(data)} places", flush=True)
    return data


class Places(NamedTuple):
    """The data on a device."""

    final: Tensor
    picked: Tensor
    count: Tensor
    estimates: Tensor
    inputs: Tensor

    def mean(self, numbers: Tensor) -> Tensor:
        """The mean over the places that there were."""
        there = torch.arange(PLACES, device=numbers.device)[None] < self.count[:, None]
        shaped = there.reshape(*there.shape, *[1] * (numbers.dim() - 2))
        return (numbers * shaped).sum(1) / self.count.reshape(-1, *[1] * (numbers.dim() - 2))

    def advantage(self, numbers: Tensor) -> Tensor:
        """How much the picked place has more than the mean."""
        return numbers.gather(1, self.picked[:, None])[:, 0] - self.mean(numbers)

    def part(self, rows: Tensor) -> Places:
        return Places(*(numbers[rows] for numbers in self))


def placed(data: np.ndarray, device: str) -> Places:
    numbers = torch.tensor(data, device=device)
    inputs = numbers[:, 3 + PLACES :].reshape(-1, PLACES, INPUTS)
    return Places(numbers[:, 0], numbers[:, 1].long(), numbers[:, 2], numbers[:, 3 : 3 + PLACES], inputs)


def batches(size: int, epochs: int, device: str) -> Iterator[Tensor]:
    """Every row once an epoch, in random order."""
    for _ in range(epochs):
        yield from torch.randperm(size, device=device).split(min(BATCH_SIZE, size))


def perceptron(hidden: int) -> nn.Sequential:
    return nn.Sequential(nn.Linear(INPUTS, hidden), nn.ReLU(), nn.Linear(hidden, 1))


def fit(data: np.ndarray, hidden: int, epochs: int, device: str, seed: int) -> BoatNet:
    """The net that explains best what the estimate does not."""
    torch.manual_seed(seed)
    places = placed(data, device)
    size = int(len(data) * (1 - HELD_OUT_SHARE))
    held_out = places.part(torch.arange(size, len(data), device=device))
    luck = fit_baseline(places.part(torch.arange(size, device=device)), device)
    net = perceptron(hidden).to(device)
    with torch.no_grad():
        net[2].weight.mul_(0.1)
        net[2].bias.zero_()
    optimizer = torch.optim.AdamW(net.parameters(), LEARNING_RATE, weight_decay=WEIGHT_DECAY)
    for rows in batches(size, epochs, device):
        loss = (lacking(luck, places.part(rows), net) ** 2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    with torch.no_grad():
        before, after = ((lacking(luck, held_out, judge) ** 2).mean().item() for judge in (None, net))
    print(f"held out: squared error {before:.3f} without the net, {after:.3f} with it", flush=True)
    numbers = [parameter.detach().double().cpu().numpy() for parameter in net.parameters()]
    output, bias = WRITTEN_SHARE * numbers[2][0], WRITTEN_SHARE * float(numbers[3][0])
    return BoatNet(numbers[0].tolist(), numbers[1].tolist(), output.tolist(), bias)


def fit_baseline(places: Places, device: str) -> nn.Module:
    """What the six places together let expect: it takes the luck of the game out of the final points."""
    baseline = perceptron(BASELINE_WIDTH).to(device)
    inputs, target = places.mean(places.inputs), places.final - places.mean(places.estimates)
    with torch.no_grad():
        baseline[2].bias.fill_(target.mean())
    optimizer = torch.optim.AdamW(baseline.parameters(), LEARNING_RATE)
    for rows in batches(len(target), BASELINE_EPOCHS, device):
        loss = ((baseline(inputs[rows])[:, 0] - target[rows]) ** 2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return baseline


def lacking(luck: nn.Module, places: Places, net: nn.Module | None) -> Tensor:
    """The final points that neither the game's course nor the estimate nor the net explain."""
    with torch.no_grad():
        expected = places.mean(places.estimates) + luck(places.mean(places.inputs))[:, 0]
        rest = places.final - expected - places.advantage(places.estimates)
    return rest - places.advantage(net(places.inputs)[..., 0]) if net else rest


def contest(net: bytes, players: int, number: int) -> tuple[float, float]:
    """One game of a player with the net among players without: its share of the win, and its points ahead."""
    own, deal = number % players, number // players
    judge = read_boat_net(net)
    seats = [EvaluatingPlayer(weights_with(judge) if seat == own else None) for seat in range(players)]
    match = Match.begin(game, [f"p{seat}" for seat in range(players)], {}, f"contest-{deal}")
    points = play(match, seats)
    ranking = match.ranking()
    others = (sum(points) - points[own]) / (players - 1)
    return (ranking[own] == 1) / ranking.count(1), points[own] - others


def examine(net: bytes, games: int, processes: int) -> None:
    """Games among players without a net, with two, three and four players."""
    for players in (2, 3, 4):
        with Pool(processes) as pool:
            found = pool.map(partial(contest, net, players), range(games // players * players), 4)
        won = sum(share for share, _ in found) / len(found)
        interval = wilson(won, len(found))
        ahead = sum(points for _, points in found) / len(found)
        print(
            f"{players} players, {len(found)} games: won {100 * won:.1f} % "
            f"[{100 * interval.low:.1f} … {100 * interval.high:.1f}], by chance {100 / players:.1f} %; "
            f"{ahead:+.1f} points",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0, help="of play (default: 5)")
    parser.add_argument("--games", type=int, default=10**6, help="to learn from, at most")
    parser.add_argument("--examine", type=int, default=600, help="games among players without the net, for each number")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("boat.net"))
    options = parser.parse_args()
    data = collect(options.seed, options.games, options.minutes, options.processes)
    net = write_boat_net(fit(data, HIDDEN, EPOCHS, options.device, options.seed))
    options.out.write_bytes(net)
    examine(net, options.examine, options.processes)


if __name__ == "__main__":
    main()
