"""Train a network for a card game from scratch by self-play (PPO).

`python docs/train.py 5211 --players 2 --decisions 20e6 --out net`

PPO with a KL penalty towards an exponential moving average of the network. It plays a vector of matches: some against
itself, some against built-in policies, some against its past selves. The network is equivariant to colours (except red
in Cat in the Box) and, in 5211, to the order of the opponents. The output folder holds a checkpoint (`--resume`), the
weights as a plain file (`katzentisch.bots.net` reads it), the training log (`progress.csv`), the strength over time as
figures and as a picture, and a model card. The same seed and number of decisions on the same machine give the same run.
Needs torch and `katzentisch[learn]`.
"""

from __future__ import annotations

import argparse
import copy
import json
import signal
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from katzentisch.arena.intervals import wilson
from katzentisch.arena.plots import curves, standalone
from katzentisch.bots.net import FORMAT
from katzentisch.bots.net_file import learned_class
from katzentisch.core.catalogue import find
from katzentisch.learn.layout import Layout, layout
from katzentisch.learn.multiprocess import MultiprocessVector
from katzentisch.learn.vector import Vector

WIDTH = 112
"""Features of each colour; the table has 10 for each 7 of these."""
ROLLOUT_STEPS = 64
"""Moves of each match in one rollout."""
EPOCHS = 2
MINIBATCH_SIZE = 8192
CLIP_RANGE = 0.2
GAE_LAMBDA = 0.95
ENTROPY_COEFFICIENT = 0.008
KL_COEFFICIENT = 0.03
"""The weight of the KL divergence from the moving average of the network."""
EMA_DECAY = 0.95
LEARNING_RATE, FINAL_LEARNING_RATE = 1e-3, 5e-5
POINTS_WEIGHT, FINAL_POINTS_WEIGHT = 1.0, 0.1
"""How much points count beside the win, at first and at last: they come early and teach faster."""
BUILT_IN_SHARE, PAST_SHARE = 0.3, 0.25
"""The share of matches against built-in policies, and of those against past selves."""
MAX_PAST_POLICIES = 16
EVALUATIONS = 24
"""How often the network is evaluated in a whole training."""
TELL_EVERY_SECONDS = 30.0
PROGRESS = ("update", "decisions", "steps_per_second", "policy_loss", "value_loss", "entropy", "kl", "clip_fraction")


class InputPlan(NamedTuple):
    """Which parts of an observation the net sees, and which numbers of them are about a colour."""

    colours: int
    common: tuple[str, ...]
    coloured: tuple[str, ...]
    own: tuple[str, ...]
    """Parts about a player of which it sees only its own."""
    theirs: tuple[str, ...]
    their_coloured: tuple[str, ...]
    exchangeable: str
    """Where it makes no difference who sits where, the part by which the others are sorted."""
    odd: int
    """How many of the first colours are unlike the others."""
    scales: dict[str, float]
    far: float
    """A lead in points that counts as much as a win."""
    rivals: tuple[str, ...]
    choices: int
    """How many moves there are to choose from at most."""


INPUT_PLANS = {
    "5211": InputPlan(
        colours=5,
        common=("turn", "pile"),
        coloured=("hand", "gone"),
        own=("cards",),
        theirs=("points",),
        their_coloured=("open", "last open"),
        exchangeable="points",
        odd=0,
        scales={"pile": 1 / 40, "cards": 1 / 5, "points": 1 / 10},
        far=20.0,
        rivals=("plain", "lynx", "tabby", "kitten"),
        choices=10,
    ),
    "cat_in_the_box": InputPlan(
        colours=4,
        common=("phase", "round", "hand", "buried", "starter", "leader", "turned up"),
        coloured=("led", "neutral"),
        own=("cards",),
        theirs=("total", "prediction", "tricks", "barred"),
        their_coloured=("colours", "tokens", "in the trick"),
        exchangeable="",
        odd=1,
        scales={"total": 1 / 6, "cards": 1 / 5, "tricks": 1 / 3},
        far=8.0,
        rivals=("hunter", "tabby", "kitten"),
        choices=40,
    ),
}


class InputLayer(nn.Module):
    """From an observation to what is common and what is about each colour."""

    def __init__(self, plan: Layout, inputs_of: InputPlan) -> None:
        super().__init__()
        seats = range(plan.players)
        common = [(name, -1) for name in inputs_of.common] + [(name, 0) for name in inputs_of.own]
        common += [(name, seat) for seat in seats for name in inputs_of.theirs]
        coloured = [(name, -1) for name in inputs_of.coloured]
        coloured += [(name, seat) for seat in seats for name in inputs_of.their_coloured]
        numbers, scale = np.arange(plan.size), torch.ones(plan.size)
        for name, seat in common + coloured:
            scale[plan.find(name, seat)] = inputs_of.scales.get(name, 1.0)
        places = [numbers[plan.find(*part)] for part in common]
        self.register_buffer("common", torch.from_numpy(np.concatenate(places)))
        self.register_buffer("common_scale", scale[self.common])
        places = [numbers[plan.find(*part)].reshape(inputs_of.colours, -1) for part in coloured]
        self.register_buffer("coloured", torch.from_numpy(np.concatenate(places, axis=1)))
        self.register_buffer("coloured_scale", scale[self.coloured[0]])
        self.register_buffer("odd", torch.eye(inputs_of.colours)[:, : inputs_of.odd])
        self.players, self.first = plan.players, min(part.offset for part in plan.parts if part.player == 0)
        self.by = plan.find(inputs_of.exchangeable, 0).start - self.first if inputs_of.exchangeable else -1

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        if self.by >= 0 and self.players > 2:
            table, players = seen[:, : self.first], seen[:, self.first :].view(len(seen), self.players, -1)
            order = players[:, 1:, self.by].argsort(dim=1, descending=True, stable=True)[..., None]
            others = players[:, 1:].gather(1, order.expand(-1, -1, players.shape[2]))
            seen = torch.cat([table, players[:, 0], others.flatten(1)], dim=1)
        coloured = seen[:, self.coloured].float() * self.coloured_scale
        odd = self.odd.expand(len(seen), -1, -1)
        return seen[:, self.common].float() * self.common_scale, torch.cat([coloured, odd], dim=2)


class Net(nn.Module):
    """From what a seat sees to a preference for each move, and how it will stand at the end.

    The colours talk to each other only through their mean. `katzentisch.bots.net` plays by the same layers.
    """

    def __init__(self, plan: Layout, width: int) -> None:
        super().__init__()
        inputs_of = INPUT_PLANS[plan.game]
        wide = width * 10 // 7
        self.inputs = InputLayer(plan, inputs_of)
        common, colour = len(self.inputs.common), self.inputs.coloured.shape[1] + inputs_of.odd
        self.moves = Moves(plan)
        self.layers = nn.ModuleDict(
            {
                "colour": nn.Linear(colour + common, width),
                "table": nn.Linear(width + common, wide),
                "colour2": nn.Linear(width + wide, width),
                "table2": nn.Linear(width + wide, wide),
                "colour3": nn.Linear(width + wide, width),
                "by_colour": nn.Linear(width, self.moves.by_colour),
                "by_table": nn.Linear(wide, self.moves.by_table + 1),
            }
        )
        for name in ("by_colour", "by_table"):
            nn.init.orthogonal_(self.layers[name].weight, 0.05)

    def forward(self, seen: Tensor, choices: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of the choices, far below where there is none, and what the seat will get."""
        common, colours = self.inputs(seen)
        colours = torch.relu(self.both("colour", colours, common))
        table = torch.relu(self.both("table", colours.mean(dim=1), common))
        colours = colours + torch.relu(self.both("colour2", colours, table))
        table = table + torch.relu(self.both("table2", colours.mean(dim=1), table))
        colours = colours + torch.relu(self.both("colour3", colours, table))
        by_table = self.layers["by_table"](table)
        scores = self.moves(self.layers["by_colour"](colours), by_table[:, 1:], choices.clamp(min=0).long())
        return scores.masked_fill(choices < 0, -1e9), by_table[:, 0]

    def both(self, name: str, first: Tensor, second: Tensor) -> Tensor:
        """A layer that looks at both; the second is the same for all colours and need be looked at only once."""
        layer = self.layers[name]
        split = first.shape[-1]
        common = second @ layer.weight[:, split:].T + layer.bias
        return first @ layer.weight[:, :split].T + (common[:, None] if first.dim() == 3 else common)


class Moves(nn.Module):
    """From what the net says of colours and table to a score for each of a few moves."""

    RANK = 8

    def __init__(self, plan: Layout) -> None:
        super().__init__()
        self.pairs = plan.game == "5211"
        self.by_colour, self.by_table = (6 + 6 + 21 + 6 * self.RANK, 0) if self.pairs else (9, 13)
        if self.pairs:
            one, other = (np.concatenate([np.arange(30), pair]) for pair in np.triu_indices(30))
            alone, same = np.arange(len(one)) < 30, one // 6 == other // 6
            of_values = {pair: at for at, pair in enumerate(zip(*np.triu_indices(6), strict=True))}
            alike = [
                30 + 21 * (a // 6) + of_values[min(a % 6, b % 6), max(a % 6, b % 6)]
                for a, b in zip(one, other, strict=True)
            ]
            places = {"one": one, "other": other, "said": np.where(alone, one, np.where(same, alike, 0))}
            for name, numbers in {**places, "mixed": ~alone & ~same}.items():
                self.register_buffer(name, torch.from_numpy(np.ascontiguousarray(numbers)), persistent=False)

    def forward(self, colours: Tensor, table: Tensor, moves: Tensor) -> Tensor:
        if not self.pairs:
            return torch.cat([colours.flatten(1), table], dim=1).gather(1, moves)
        rows = len(colours)
        single, each, same, bond = colours.split([6, 6, 21, 6 * self.RANK], dim=2)
        each, bond = each.reshape(rows, 30), bond.reshape(rows, 30, self.RANK)
        one, other = self.one[moves], self.other[moves]
        wide = (-1, -1, self.RANK)
        bonds = bond.gather(1, one[..., None].expand(wide)) * bond.gather(1, other[..., None].expand(wide))
        said = torch.cat([single.reshape(rows, 30), same.reshape(rows, 105)], dim=1).gather(1, self.said[moves])
        return torch.where(self.mixed[moves], each.gather(1, one) + each.gather(1, other) + bonds.sum(2), said)


def legal_choices(masks: np.ndarray, most: int) -> Tensor:
    """The legal moves of each row, -1 where there are no more."""
    rows, moves = masks.nonzero()
    counts = np.bincount(rows, minlength=len(masks))
    found = np.full((len(masks), most), -1, np.int16)
    found[rows, np.arange(len(rows)) - np.repeat(counts.cumsum() - counts, counts)] = moves
    return torch.from_numpy(found)


class Rollout:
    """What happened in all matches since the last lesson, a row for each move."""

    def __init__(self, plan: Layout, matches: int, device: str) -> None:
        self.seen = torch.zeros(ROLLOUT_STEPS, matches, plan.size, dtype=torch.int16, device=device)
        most = INPUT_PLANS[plan.game].choices
        self.choices = torch.zeros(ROLLOUT_STEPS, matches, most, dtype=torch.int16, device=device)
        self.chosen = torch.zeros(ROLLOUT_STEPS, matches, 1, dtype=torch.int64, device=device)
        self.log_probability = torch.zeros(ROLLOUT_STEPS, matches, device=device)
        self.value = torch.zeros(ROLLOUT_STEPS, matches, device=device)
        self.seats = np.zeros((ROLLOUT_STEPS, matches), np.int64)
        self.own = np.zeros((ROLLOUT_STEPS, matches), bool)
        self.rewards = np.zeros((ROLLOUT_STEPS, matches, plan.players), np.float32)
        self.ended = np.zeros((ROLLOUT_STEPS, matches), bool)

    def advantages(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """By how much each move turned out better than expected, what it led to, and whether that is known yet."""
        value = self.value.cpu().numpy()
        rows = np.arange(value.shape[1])
        shape = self.rewards.shape[1:]
        shaped_rewards, following, carried = (np.zeros(shape, np.float32) for _ in range(3))
        known = np.zeros(shape, bool)
        found, valid = np.zeros_like(value), np.zeros(value.shape, bool)
        for step in reversed(range(ROLLOUT_STEPS)):
            over = self.ended[step]
            shaped_rewards[over], following[over], carried[over], known[over] = 0, 0, 0, True
            shaped_rewards += self.rewards[step]
            at = rows, self.seats[step]
            delta = shaped_rewards[at] + following[at] - value[step]
            found[step] = carried[at] = delta + GAE_LAMBDA * carried[at]
            valid[step] = known[at] & self.own[step]
            shaped_rewards[at], following[at], known[at] = 0, value[step], True
        return found, found + value, valid


class Training:
    """A net, the matches it plays, and its teacher."""

    def __init__(
        self,
        game: str,
        players: int,
        width: int,
        matches: int,
        processes: int,
        seed: int,
        device: str,
        learning_rate: float = LEARNING_RATE,
        entropy: float = ENTROPY_COEFFICIENT,
        kl: float = KL_COEFFICIENT,
    ) -> None:
        self.learning_rate, self.entropy, self.kl = learning_rate, entropy, kl
        torch.manual_seed(seed)
        self.players, self.device, self.seed = players, device, seed
        self.plan = layout(find(game).game.id, players)
        self.rivals = INPUT_PLANS[self.plan.game].rivals
        self.samples = learned_class(find(game)).mixes
        make_vector = partial(MultiprocessVector, processes=processes) if processes > 1 else Vector
        self.vector: Vector | MultiprocessVector = make_vector(
            game, players, matches=matches, seed=seed, reward="points", rivals=self.rivals, share=BUILT_IN_SHARE
        )
        self.net = Net(self.plan, width).to(device)
        self.reference = copy.deepcopy(self.net)
        self.past_policy = copy.deepcopy(self.net)
        self.past_policies: list[dict[str, Tensor]] = []
        self.optimizer = torch.optim.Adam(self.net.parameters(), learning_rate, eps=1e-5, fused=device == "cuda")
        self.rollout = Rollout(self.plan, matches, device)
        self.totals = np.zeros((matches, players), np.float32)
        """The points of everybody in each match."""
        self.alone = matches - int(PAST_SHARE * matches)
        """From this match on, all seats but one are played by a past self."""
        self.decisions, self.seconds, self.updates = 0, 0.0, 0
        self.strength: list[tuple[int, list[float], list[float]]] = []

    def play(self, progress: float) -> None:
        """Some moves in every match."""
        rollout, shown, alone = self.rollout, self.vector.buffers, self.alone
        numbers = np.arange(self.vector.matches)
        ours = numbers % self.players
        with torch.no_grad():
            for step in range(ROLLOUT_STEPS):
                rollout.seen[step] = torch.from_numpy(shown.observations).to(self.device)
                rollout.choices[step] = legal_choices(shown.masks, rollout.choices.shape[2]).to(self.device)
                rollout.seats[step] = shown.seats
                rollout.own[step] = (numbers < alone) | (shown.seats == ours)
                scores, rollout.value[step] = self.net(rollout.seen[step], rollout.choices[step])
                if self.past_policies and alone < len(scores):
                    others, _ = self.past_policy(rollout.seen[step, alone:], rollout.choices[step, alone:])
                    learns = torch.from_numpy(rollout.own[step, alone:]).to(self.device)
                    scores[alone:] = torch.where(learns[:, None], scores[alone:], others)
                chances = torch.log_softmax(scores, dim=1)
                rollout.chosen[step] = sample_actions(scores)
                rollout.log_probability[step] = chances.gather(1, rollout.chosen[step]).squeeze(1)
                self.vector.step(moves(rollout.choices[step], rollout.chosen[step]))
                rollout.rewards[step] = self.shaped_rewards(shown.rewards, shown.ended, progress)
                rollout.ended[step] = shown.ended
        self.decisions += ROLLOUT_STEPS * self.vector.matches

    def shaped_rewards(self, points: np.ndarray, ended: np.ndarray, progress: float) -> np.ndarray:
        """What a step is worth to each seat: the change of its lead, and in the end the win; the sum is 0."""
        others = self.players - 1
        weight = (POINTS_WEIGHT + (FINAL_POINTS_WEIGHT - POINTS_WEIGHT) * progress) / INPUT_PLANS[self.plan.game].far
        found: np.ndarray = weight * (points - (points.sum(axis=1, keepdims=True) - points) / others)
        self.totals += points
        totals = self.totals[ended]
        best = totals == totals.max(axis=1, keepdims=True, initial=-1e9)
        found[ended] += (best / best.sum(axis=1, keepdims=True) * self.players - 1) / others
        self.totals[ended] = 0
        return found

    def learn(self, progress: float) -> dict[str, float]:
        """One PPO update from the last rollout; the means of what is logged about it."""
        rollout = self.rollout
        advantage, target, valid = (torch.from_numpy(each).to(self.device).flatten() for each in rollout.advantages())
        usable = valid.nonzero().squeeze(1)
        advantage = (advantage - advantage[usable].mean()) / (advantage[usable].std() + 1e-6)
        seen, choices = rollout.seen.flatten(0, 1), rollout.choices.flatten(0, 1)
        chosen, log_probability = rollout.chosen.flatten(0, 1), rollout.log_probability.flatten()
        for group in self.optimizer.param_groups:
            group["lr"] = FINAL_LEARNING_RATE + (self.learning_rate - FINAL_LEARNING_RATE) * max(0.0, 1 - progress)
        parts = max(4, round(len(usable) / MINIBATCH_SIZE))
        logged: list[list[float]] = []
        for _ in range(EPOCHS):
            for part in usable[torch.randperm(len(usable), device=self.device)].chunk(parts):
                scores, value = self.net(seen[part], choices[part])
                with torch.no_grad():
                    before = torch.log_softmax(self.reference(seen[part], choices[part])[0], dim=1)
                log_probabilities = torch.log_softmax(scores, dim=1)
                ratio = (log_probabilities.gather(1, chosen[part]).squeeze(1) - log_probability[part]).exp()
                policy_gain = torch.min(
                    ratio * advantage[part], ratio.clamp(1 - CLIP_RANGE, 1 + CLIP_RANGE) * advantage[part]
                )
                probabilities = log_probabilities.exp()
                entropy = -(probabilities * log_probabilities).sum(1)
                kl = (probabilities * (log_probabilities - before)).sum(1)
                value_loss = (value - target[part]).square()
                with torch.no_grad():
                    clipped = ((ratio - 1).abs() > CLIP_RANGE).float()
                    means = torch.stack([each.mean() for each in (-policy_gain, value_loss, entropy, kl, clipped)])
                    logged.append(means.tolist())
                self.optimizer.zero_grad()
                (value_loss + self.kl * kl - self.entropy * entropy - policy_gain).mean().backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()
        with torch.no_grad():
            for reference, fast in zip(self.reference.parameters(), self.net.parameters(), strict=True):
                reference.lerp_(fast, 1 - EMA_DECAY)
        self.updates += 1
        return dict(zip(PROGRESS[3:], np.mean(logged, axis=0).tolist(), strict=True))

    def log(self, folder: Path, seconds: float, figures: dict[str, float]) -> None:
        """Append a line to progress.csv."""
        speed = round(ROLLOUT_STEPS * self.vector.matches / seconds)
        with (folder / "progress.csv").open("a", encoding="utf-8") as file:
            print(self.updates, self.decisions, speed, *(f"{one:.5g}" for one in figures.values()), sep=",", file=file)

    def remember(self) -> None:
        """Keep what it is now among the past selves, and take one of them to play against."""
        self.past_policies.append({name: value.clone() for name, value in self.net.state_dict().items()})
        if len(self.past_policies) > MAX_PAST_POLICIES:
            del self.past_policies[int(torch.randint(len(self.past_policies) - 1, ()))]
        self.meet()

    def meet(self) -> None:
        """Another past self comes to the tables."""
        if self.past_policies:
            self.past_policy.load_state_dict(self.past_policies[int(torch.randint(len(self.past_policies), ()))])

    def evaluate(self, games: int) -> None:
        """The share of wins of one net, playing as `learned` does, against each of the built-in policies."""
        shares = [self.win_rate(rival, games) for rival in self.rivals]
        spread = [wilson(share, games) for share in shares]
        self.strength.append((self.decisions, shares, [(each.high - each.low) / 2 for each in spread]))

    def win_rate(self, rival: str, games: int) -> float:
        vector = Vector(self.plan.game, self.players, matches=games, seed=f"exam-{rival}", rivals=[rival])
        shown, won, open_ = vector.buffers, np.zeros(games), np.ones(games, bool)
        with torch.no_grad(), torch.random.fork_rng():
            torch.manual_seed(self.seed)
            while open_.any():
                seats = shown.seats.copy()
                seen = torch.from_numpy(shown.observations).to(self.device)
                choices = legal_choices(shown.masks, self.rollout.choices.shape[2]).to(self.device)
                scores, _ = self.net(seen, choices)
                chosen = sample_actions(scores) if self.samples else scores.argmax(dim=1, keepdim=True)
                vector.step(moves(choices, chosen))
                over = open_ & shown.ended
                best = shown.rewards == shown.rewards.max(axis=1, keepdims=True)
                won[over] = (best / best.sum(axis=1, keepdims=True))[np.arange(games), seats][over]
                open_ &= ~over
        return float(won.mean())

    def save(self, folder: Path) -> None:
        """All that is needed to go on, to play, and to know what this is."""
        kept = {
            "of": self.plan_of(),
            "net": self.net.state_dict(),
            "slow": self.reference.state_dict(),
            "pasts": self.past_policies,
            "teacher": self.optimizer.state_dict(),
            "luck": torch.get_rng_state(),
            "counted": (self.decisions, self.seconds, self.updates, self.strength),
        }
        torch.save(kept, folder / "training.new")
        (folder / "training.new").replace(folder / "training.pt")
        (folder / "weights.net").write_bytes(weights(self.plan, self.net))
        with (folder / "strength.csv").open("w", encoding="utf-8") as file:
            print("decisions", *self.rivals, *(f"± {name}" for name in self.rivals), sep=",", file=file)
            for decisions, shares, margins in self.strength:
                print(decisions, *shares, *margins, sep=",", file=file)
        points = [(max(1, decisions // 1_000_000), shares) for decisions, shares, _ in self.strength]
        title = f"{self.plan.game}, {self.players} players: games won against built-in policies, by million decisions"
        (folder / "strength.svg").write_text(standalone(curves(title, self.rivals, points)), "utf-8")
        (folder / "CARD.md").write_text(self.card(), "utf-8")

    def resume(self, folder: Path) -> None:
        """Go on where the folder's training ended, in other matches."""
        path = folder / "training.pt"
        if not path.is_file():
            raise SystemExit(f"{path}: there is no training to go on with")
        kept = torch.load(path, map_location=self.device, weights_only=True)
        if kept.get("of") != self.plan_of():
            raise SystemExit(f"{path}: a training of {kept.get('of')}, where {self.plan_of()} is needed")
        self.net.load_state_dict(kept["net"])
        self.reference.load_state_dict(kept["slow"])
        self.optimizer.load_state_dict(kept["teacher"])
        self.past_policies = kept["pasts"]
        torch.set_rng_state(kept["luck"].cpu())
        self.decisions, self.seconds, self.updates, self.strength = kept["counted"]
        self.meet()
        self.vector.reset(seed=f"{self.seed}-{self.updates}")
        self.totals[:] = 0

    def plan_of(self) -> tuple[str, int, int, int]:
        """What a training is of: game, version of its rules, players, and how many numbers a seat sees."""
        return self.plan.game, find(self.plan.game).game.version, self.players, self.plan.size

    def card(self) -> str:
        """What it was trained on, and how strong it is."""
        numbers = sum(each.numel() for each in self.net.parameters())
        lines = [
            f"# A net for {self.plan.game} with {self.players} players",
            "",
            f"{numbers:,} weights, trained by `docs/train.py`: {self.decisions:,} decisions, {self.updates} updates, "
            f"{self.seconds / 60:.0f} minutes, seed {self.seed}. About {BUILT_IN_SHARE:.0%} of the matches were with "
            f"built-in policies ({', '.join(self.rivals)}), {PAST_SHARE:.0%} of the others with past selves, the rest "
            "with itself. It sees what a view holds (docs/observations.md), nothing else; no game of people was used.",
            "",
            f"Measured as `learned` plays: {'drawing by its preferences' if self.samples else 'by its best move'}.",
            "",
            f"| against | games won, by chance {1 / self.players:.0%} |",
            "|---|---|",
        ]
        for name, share, margin in zip(self.rivals, *self.strength[-1][1:], strict=True) if self.strength else ():
            lines.append(f"| {name} | {share:.1%} ± {margin:.1%} |")
        return "\n".join(lines) + "\n"


def sample_actions(scores: Tensor) -> Tensor:
    """One of each row's choices, as likely as the net prefers it."""
    return (scores - torch.empty_like(scores).exponential_().log()).argmax(dim=1, keepdim=True)


def moves(choices: Tensor, chosen: Tensor) -> np.ndarray:
    """The moves that were chosen."""
    found: np.ndarray = choices.gather(1, chosen).squeeze(1).cpu().numpy()
    return found


def weights(plan: Layout, net: Net) -> bytes:
    """A line that says what this is, then every layer's weights and biases in half precision, scales multiplied in."""
    inputs_of, inputs = INPUT_PLANS[plan.game], net.inputs
    one = torch.ones(inputs_of.odd, device=inputs.common_scale.device)
    scale = {
        "colour": torch.cat([inputs.coloured_scale, one, inputs.common_scale]),
        "table": torch.cat([torch.ones(net.layers["colour"].out_features, device=one.device), inputs.common_scale]),
    }
    shapes, numbers = [], []
    for name, layer in net.layers.items():
        matrix = layer.weight.detach() * scale[name] if name in scale else layer.weight.detach()
        shapes.append((name, *matrix.shape))
        numbers += [matrix.flatten(), layer.bias.detach()]
    head = {"format": FORMAT, "game": plan.game, "version": find(plan.game).game.version, "players": plan.players}
    data: bytes = torch.cat(numbers).cpu().numpy().astype("<f2").tobytes()
    return json.dumps({**head, "layers": shapes}).encode() + b"\n" + data


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=list(INPUT_PLANS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--width", type=int, default=WIDTH, help="of the net; 49 is quick on a processor")
    parser.add_argument("--decisions", type=float, default=20e6, help="how many to learn from")
    parser.add_argument("--minutes", type=float, default=1e9, help="how long at most; what is learned slows in time")
    parser.add_argument("--matches", type=int, default=512, help="at once")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=500, help="of each evaluation")
    parser.add_argument("--learning-rate", type=float, default=LEARNING_RATE)
    parser.add_argument("--entropy", type=float, default=ENTROPY_COEFFICIENT, help="coefficient of the entropy bonus")
    parser.add_argument("--kl", type=float, default=KL_COEFFICIENT, help="coefficient of the KL penalty")
    parser.add_argument("--out", type=Path, default=Path("net"))
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--resume", action="store_true")
    given = parser.parse_args()
    torch.backends.cuda.matmul.allow_tf32 = True
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # processes of the vector never hear Ctrl-C
    try:
        run_training(given)
    finally:
        signal.signal(signal.SIGINT, before)


def run_training(given: argparse.Namespace) -> None:
    """Train until the end or Ctrl-C, which comes after an update."""
    names = ("game", "players", "width", "matches", "processes", "seed", "device", "learning_rate", "entropy", "kl")
    training = Training(**{name: getattr(given, name) for name in names})
    if given.resume:
        training.resume(given.out)
    else:
        given.out.mkdir(parents=True, exist_ok=True)
        (given.out / "progress.csv").write_text(",".join(PROGRESS) + "\n", "utf-8")
    about = (
        f"seconds, decisions, then progress or the share of games won against each (by chance {1 / given.players:.3f})"
    )
    print(about, flush=True)
    examined, begun, told = 0.0, training.seconds, time.monotonic()
    interrupts: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: interrupts.append(number))
    while (progress := done(training, given.decisions, given.minutes, begun)) < 1 and not interrupts:
        start = time.perf_counter()
        training.meet()
        training.play(progress)
        figures = training.learn(progress)
        seconds = time.perf_counter() - start
        training.seconds += seconds
        training.log(given.out, seconds, figures)
        progress = done(training, given.decisions, given.minutes, begun)
        if training.updates == 1 or time.monotonic() - told > TELL_EVERY_SECONDS:
            told = time.monotonic()
            print(f"{training.seconds:6.0f} s  {training.decisions:12,}  {progress:.1%} done", flush=True)
        if progress >= min(1.0, examined + 1 / EVALUATIONS):
            examined = progress
            training.remember()
            training.evaluate(given.games)
            training.save(given.out)
            last = zip(training.rivals, training.strength[-1][1], strict=True)
            shares = "  ".join(f"{name} {share:.3f}" for name, share in last)
            print(f"{training.seconds:6.0f} s  {training.decisions:12,}  {shares}", flush=True)
    if interrupts:
        training.save(given.out)
        print(f"Interrupted and saved in {given.out}; the same command with --resume goes on.", flush=True)
    else:
        weights = given.out / "weights.net"
        print(f"Measure it: katzentisch arena {given.game} --players learned:{weights},tabby", end=" ")
        print(f"--seats {given.players} --games 400 --seed mine", flush=True)
    if isinstance(training.vector, MultiprocessVector):
        training.vector.close()


def done(training: Training, decisions: float, minutes: float, begun: float) -> float:
    """How much of the training is behind us, from 0 to 1."""
    return max(training.decisions / decisions, (training.seconds - begun) / (60 * minutes))


if __name__ == "__main__":
    main()
