"""Learn a card game from nothing, by play.

`python docs/train.py 5211 --players 2 --decisions 20e6 --out net`

PPO with a pull towards a slow copy of itself. The net sits at a vector of matches: in some with itself, in some with
players of the house that choose by taste, in some with what it was earlier. Which colour is which makes no difference
to it (red does in Cat in the Box), and in 5211 neither does who sits where. The folder holds all that is needed to go
on (`--resume`), the weights as a plain file (`katzentisch.bots.net` reads it), the strength over time as figures and
as a picture, and a model card. The same seed and number of decisions on the same machine give the same run.
Needs torch and `katzentisch[learn]`.
"""

from __future__ import annotations

import argparse
import copy
import csv
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from katzentisch.arena.intervals import wilson
from katzentisch.arena.plots import curves
from katzentisch.bots.net import FORMAT
from katzentisch.core.catalogue import find
from katzentisch.learn.layout import Layout, layout
from katzentisch.learn.multiprocess import MultiprocessVector
from katzentisch.learn.vector import Vector

WIDTH = 112
"""How many numbers the net makes of each colour; of everything else it makes 10 for each 7 of these."""
STEPS = 64
"""Moves of each match between two lessons."""
EPOCHS, PART = 2, 8192
CLIP, LAMBDA, ENTROPY, PULL, SLOW = 0.2, 0.95, 0.008, 0.03, 0.95
PACE, LAST_PACE = 1e-3, 5e-5
LEAD, LAST_LEAD = 1.0, 0.1
"""How much points count beside the win, at first and at last: they come early and teach faster."""
HOUSE, PAST = 0.3, 0.25
"""The share of matches with players of the house, and of those with past selves."""
PASTS = 16
EXAMS = 24
"""How often the net is examined in the whole course of a training."""


class Reading(NamedTuple):
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


READINGS = {
    "5211": Reading(
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
    "cat_in_the_box": Reading(
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


class Eyes(nn.Module):
    """From an observation to what is common and what is about each colour."""

    def __init__(self, plan: Layout, reading: Reading) -> None:
        super().__init__()
        seats = range(plan.players)
        common = [(name, -1) for name in reading.common] + [(name, 0) for name in reading.own]
        common += [(name, seat) for seat in seats for name in reading.theirs]
        coloured = [(name, -1) for name in reading.coloured]
        coloured += [(name, seat) for seat in seats for name in reading.their_coloured]
        places = [np.arange(plan.size)[plan.find(*part)] for part in common]
        self.register_buffer("common", torch.from_numpy(np.concatenate(places)))
        self.register_buffer("common_scale", scales(reading, common, places))
        places = [np.arange(plan.size)[plan.find(*part)].reshape(reading.colours, -1) for part in coloured]
        self.register_buffer("coloured", torch.from_numpy(np.concatenate(places, axis=1)))
        self.register_buffer("coloured_scale", scales(reading, coloured, [one[0] for one in places]))
        self.register_buffer("odd", torch.eye(reading.colours)[:, : reading.odd])
        self.players, self.first = plan.players, min(part.offset for part in plan.parts if part.player == 0)
        self.by = plan.find(reading.exchangeable, 0).start - self.first if reading.exchangeable else -1

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        if self.by >= 0 and self.players > 2:
            table, players = seen[:, : self.first], seen[:, self.first :].view(len(seen), self.players, -1)
            order = players[:, 1:, self.by].argsort(dim=1, descending=True, stable=True)[..., None]
            others = players[:, 1:].gather(1, order.expand(-1, -1, players.shape[2]))
            seen = torch.cat([table, players[:, 0], others.flatten(1)], dim=1)
        coloured = seen[:, self.coloured].float() * self.coloured_scale
        odd = self.odd.expand(len(seen), -1, -1)
        return seen[:, self.common].float() * self.common_scale, torch.cat([coloured, odd], dim=2)


def scales(reading: Reading, parts: list[tuple[str, int]], places: list[Any]) -> Tensor:
    return torch.tensor(
        [reading.scales.get(name, 1.0) for (name, _), found in zip(parts, places, strict=True) for _ in found]
    )


class Net(nn.Module):
    """From what a seat sees to a preference for each move, and how it will stand at the end.

    The colours talk to each other only through their mean. `katzentisch.bots.net` plays by the same layers.
    """

    def __init__(self, plan: Layout, width: int) -> None:
        super().__init__()
        reading = READINGS[plan.game]
        wide = width * 10 // 7
        self.eyes = Eyes(plan, reading)
        common, colour = len(self.eyes.common), self.eyes.coloured.shape[1] + reading.odd
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
        common, colours = self.eyes(seen)
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


def offered(masks: np.ndarray, most: int) -> Tensor:
    """The legal moves of each row, -1 where there are no more."""
    rows, moves = masks.nonzero()
    counts = np.bincount(rows, minlength=len(masks))
    found = np.full((len(masks), most), -1, np.int16)
    found[rows, np.arange(len(rows)) - np.repeat(counts.cumsum() - counts, counts)] = moves
    return torch.from_numpy(found)


class Memory:
    """What happened in all matches since the last lesson, a row for each move."""

    def __init__(self, plan: Layout, matches: int, device: str) -> None:
        self.seen = torch.zeros(STEPS, matches, plan.size, dtype=torch.int16, device=device)
        most = READINGS[plan.game].choices
        self.choices = torch.zeros(STEPS, matches, most, dtype=torch.int16, device=device)
        self.chosen = torch.zeros(STEPS, matches, 1, dtype=torch.int64, device=device)
        self.chance = torch.zeros(STEPS, matches, device=device)
        self.worth = torch.zeros(STEPS, matches, device=device)
        self.seats = np.zeros((STEPS, matches), np.int64)
        self.own = np.zeros((STEPS, matches), bool)
        self.rewards = np.zeros((STEPS, matches, plan.players), np.float32)
        self.ended = np.zeros((STEPS, matches), bool)

    def advantages(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """By how much each move turned out better than expected, what it led to, and whether that is known yet."""
        worth = self.worth.cpu().numpy()
        rows = np.arange(worth.shape[1])
        shape = self.rewards.shape[1:]
        paid, following, carried = np.zeros(shape, np.float32), np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        known = np.zeros(shape, bool)
        found, valid = np.zeros_like(worth), np.zeros(worth.shape, bool)
        for step in reversed(range(STEPS)):
            over = self.ended[step]
            paid[over], following[over], carried[over], known[over] = 0, 0, 0, True
            paid += self.rewards[step]
            at = rows, self.seats[step]
            surprise = paid[at] + following[at] - worth[step]
            found[step] = carried[at] = surprise + LAMBDA * carried[at]
            valid[step] = known[at] & self.own[step]
            paid[at], following[at], known[at] = 0, worth[step], True
        return found, found + worth, valid


class Training:
    """A net, the matches it plays, and its teacher."""

    def __init__(
        self, game: str, players: int, width: int, matches: int, processes: int, seed: int, device: str
    ) -> None:
        torch.manual_seed(seed)
        self.players, self.device, self.seed = players, device, seed
        self.plan = layout(find(game).game.id, players)
        self.rivals = READINGS[self.plan.game].rivals
        company: dict[str, Any] = {"rivals": self.rivals, "share": HOUSE}
        company |= {"matches": matches, "seed": seed, "reward": "points"}
        self.tables: Vector | MultiprocessVector
        if processes > 1:
            self.tables = MultiprocessVector(game, players, processes=processes, **company)
        else:
            self.tables = Vector(game, players, **company)
        self.net = Net(self.plan, width).to(device)
        self.slow = copy.deepcopy(self.net)
        self.past = copy.deepcopy(self.net)
        self.pasts: list[dict[str, Tensor]] = []
        self.teacher = torch.optim.Adam(self.net.parameters(), PACE, eps=1e-5, fused=device == "cuda")
        self.memory = Memory(self.plan, matches, device)
        self.totals = np.zeros((matches, players), np.float32)
        """The points of everybody in each match."""
        self.alone = matches - int(PAST * matches)
        """From this match on, all seats but one are played by a past self."""
        self.decisions, self.seconds, self.lessons = 0, 0.0, 0
        self.strength: list[tuple[int, list[float], list[float]]] = []

    def play(self, progress: float) -> None:
        """Some moves in every match."""
        memory, shown, alone = self.memory, self.tables.buffers, self.alone
        numbers = np.arange(self.tables.matches)
        ours = numbers % self.players
        with torch.no_grad():
            for step in range(STEPS):
                memory.seen[step] = torch.from_numpy(shown.observations).to(self.device)
                memory.choices[step] = offered(shown.masks, memory.choices.shape[2]).to(self.device)
                memory.seats[step] = shown.seats
                memory.own[step] = (numbers < alone) | (shown.seats == ours)
                scores, memory.worth[step] = self.net(memory.seen[step], memory.choices[step])
                if self.pasts and alone < len(scores):
                    others, _ = self.past(memory.seen[step, alone:], memory.choices[step, alone:])
                    learns = torch.from_numpy(memory.own[step, alone:]).to(self.device)
                    scores[alone:] = torch.where(learns[:, None], scores[alone:], others)
                chances = torch.log_softmax(scores, dim=1)
                memory.chosen[step] = drawn(scores)
                memory.chance[step] = chances.gather(1, memory.chosen[step]).squeeze(1)
                self.tables.step(moves(memory.choices[step], memory.chosen[step]))
                memory.rewards[step] = self.paid(shown.rewards, shown.ended, progress)
                memory.ended[step] = shown.ended
        self.decisions += STEPS * self.tables.matches

    def paid(self, points: np.ndarray, ended: np.ndarray, progress: float) -> np.ndarray:
        """What a step is worth to each seat: the change of its lead, and in the end the win; the sum is 0."""
        others = self.players - 1
        weight = (LEAD + (LAST_LEAD - LEAD) * progress) / READINGS[self.plan.game].far
        found = weight * (points - (points.sum(axis=1, keepdims=True) - points) / others)
        self.totals += points
        totals = self.totals[ended]
        best = totals == totals.max(axis=1, keepdims=True, initial=-1e9)
        found[ended] += (best / best.sum(axis=1, keepdims=True) * self.players - 1) / others
        self.totals[ended] = 0
        return found

    def learn(self, progress: float) -> None:
        """One lesson from what was played."""
        memory = self.memory
        advantage, target, valid = (torch.from_numpy(each).to(self.device).flatten() for each in memory.advantages())
        usable = valid.nonzero().squeeze(1)
        advantage = (advantage - advantage[usable].mean()) / (advantage[usable].std() + 1e-6)
        seen, choices = memory.seen.flatten(0, 1), memory.choices.flatten(0, 1)
        chosen, chance = memory.chosen.flatten(0, 1), memory.chance.flatten()
        for group in self.teacher.param_groups:
            group["lr"] = LAST_PACE + (PACE - LAST_PACE) * max(0.0, 1 - progress)
        parts = max(4, round(len(usable) / PART))
        for _ in range(EPOCHS):
            for part in usable[torch.randperm(len(usable), device=self.device)].chunk(parts):
                scores, worth = self.net(seen[part], choices[part])
                with torch.no_grad():
                    before = torch.log_softmax(self.slow(seen[part], choices[part])[0], dim=1)
                likely = torch.log_softmax(scores, dim=1)
                ratio = (likely.gather(1, chosen[part]).squeeze(1) - chance[part]).exp()
                gain = torch.min(ratio * advantage[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part])
                pull = (likely.exp() * (PULL * (likely - before) + ENTROPY * likely)).sum(1)
                fault = (worth - target[part]).square()
                self.teacher.zero_grad()
                (fault + pull - gain).mean().backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.teacher.step()
        with torch.no_grad():
            for slow, fast in zip(self.slow.parameters(), self.net.parameters(), strict=True):
                slow.lerp_(fast, 1 - SLOW)
        self.lessons += 1

    def remember(self) -> None:
        """Keep what it is now among the past selves, and take one of them to play against."""
        self.pasts.append({name: value.clone() for name, value in self.net.state_dict().items()})
        if len(self.pasts) > PASTS:
            del self.pasts[int(torch.randint(len(self.pasts) - 1, ()))]
        self.meet()

    def meet(self) -> None:
        """Another past self comes to the tables."""
        if self.pasts:
            self.past.load_state_dict(self.pasts[int(torch.randint(len(self.pasts), ()))])

    def examine(self, games: int) -> None:
        """The share of wins of one net, playing its best move, among each of the players of the house."""
        shares = [self.examined(rival, games) for rival in self.rivals]
        spread = [wilson(share, games) for share in shares]
        self.strength.append((self.decisions, shares, [(each.high - each.low) / 2 for each in spread]))

    def examined(self, rival: str, games: int) -> float:
        tables = Vector(self.plan.game, self.players, matches=games, seed=f"exam-{rival}", rivals=[rival])
        shown, won, open_ = tables.buffers, np.zeros(games), np.ones(games, bool)
        with torch.no_grad():
            while open_.any():
                seats = shown.seats.copy()
                seen = torch.from_numpy(shown.observations).to(self.device)
                choices = offered(shown.masks, self.memory.choices.shape[2]).to(self.device)
                tables.step(moves(choices, self.net(seen, choices)[0].argmax(dim=1, keepdim=True)))
                over = open_ & shown.ended
                best = shown.rewards == shown.rewards.max(axis=1, keepdims=True)
                won[over] = (best / best.sum(axis=1, keepdims=True))[np.arange(games), seats][over]
                open_ &= ~over
        return float(won.mean())

    def save(self, folder: Path) -> None:
        """All that is needed to go on, to play, and to know what this is."""
        folder.mkdir(parents=True, exist_ok=True)
        kept = {
            "of": self.plan_of(),
            "net": self.net.state_dict(),
            "slow": self.slow.state_dict(),
            "pasts": self.pasts,
            "teacher": self.teacher.state_dict(),
            "luck": torch.get_rng_state(),
            "counted": (self.decisions, self.seconds, self.lessons, self.strength),
        }
        torch.save(kept, folder / "training.new")
        (folder / "training.new").replace(folder / "training.pt")
        (folder / "weights.net").write_bytes(weights(self.plan, self.net))
        with (folder / "strength.csv").open("w", newline="") as file:
            rows = [[decisions, *shares, *margins] for decisions, shares, margins in self.strength]
            csv.writer(file).writerows([["decisions", *self.rivals, *(f"± {name}" for name in self.rivals)], *rows])
        points = [(max(1, decisions // 1_000_000), shares) for decisions, shares, _ in self.strength]
        title = (
            f"{self.plan.game}, {self.players} players: games won against players of the house, by million decisions"
        )
        picture = curves(title, self.rivals, points).replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
        (folder / "strength.svg").write_text(picture.replace(">", f">\n<style>{STYLE}</style>", 1) + "\n", "utf-8")
        (folder / "CARD.md").write_text(self.card(), "utf-8")

    def resume(self, folder: Path) -> None:
        """Go on where the folder's training ended, in other matches."""
        path = folder / "training.pt"
        if not path.is_file():
            raise SystemExit(f"{path}: there is no training to go on with")
        kept = torch.load(path, map_location=self.device, weights_only=False)
        if kept.get("of") != self.plan_of():
            raise SystemExit(f"{path}: a training of {kept.get('of')}, where {self.plan_of()} is needed")
        self.net.load_state_dict(kept["net"])
        self.slow.load_state_dict(kept["slow"])
        self.teacher.load_state_dict(kept["teacher"])
        self.pasts = kept["pasts"]
        torch.set_rng_state(kept["luck"].cpu())
        self.decisions, self.seconds, self.lessons, self.strength = kept["counted"]
        self.meet()
        self.tables.reset(seed=f"{self.seed}-{self.lessons}")
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
            f"{numbers:,} weights, trained by `docs/train.py`: {self.decisions:,} decisions, {self.lessons} lessons, "
            f"{self.seconds / 60:.0f} minutes, seed {self.seed}. About {HOUSE:.0%} of the matches were played with "
            f"players of the house ({', '.join(self.rivals)}), {PAST:.0%} of the others with past selves, the rest "
            "with itself. It sees what a view holds (docs/observations.md), nothing else; no game of people was used.",
            "",
            f"| against | games won, by chance {1 / self.players:.0%} |",
            "|---|---|",
        ]
        for name, share, margin in zip(self.rivals, *self.strength[-1][1:], strict=True):
            lines.append(f"| {name} | {share:.1%} ± {margin:.1%} |")
        return "\n".join(lines) + "\n"


STYLE = (
    "svg{font:12px system-ui;background:#fff}.grid{stroke:#ddd}.curve{fill:none;stroke-width:2}"
    ".shade0{fill:#c33}.shade1{fill:#36c}.shade2{fill:#393}.shade3{fill:#963}"
    ".stroke0{stroke:#c33}.stroke1{stroke:#36c}.stroke2{stroke:#393}.stroke3{stroke:#963}"
)


def drawn(scores: Tensor) -> Tensor:
    """One of each row's choices, as likely as the net prefers it."""
    return (scores - torch.empty_like(scores).exponential_().log()).argmax(dim=1, keepdim=True)


def moves(choices: Tensor, chosen: Tensor) -> np.ndarray:
    """The moves that were chosen."""
    return choices.gather(1, chosen).squeeze(1).cpu().numpy()


def weights(plan: Layout, net: Net) -> bytes:
    """A line that says what this is, then every layer's weights and biases in half precision, scales multiplied in."""
    reading, eyes = READINGS[plan.game], net.eyes
    one = torch.ones(reading.odd, device=eyes.common_scale.device)
    scale = {
        "colour": torch.cat([eyes.coloured_scale, one, eyes.common_scale]),
        "table": torch.cat([torch.ones(net.layers["colour"].out_features, device=one.device), eyes.common_scale]),
    }
    shapes, numbers = [], []
    for name, layer in net.layers.items():
        matrix = layer.weight.detach() * scale[name] if name in scale else layer.weight.detach()
        shapes.append((name, *matrix.shape))
        numbers += [matrix.flatten(), layer.bias.detach()]
    head = {"format": FORMAT, "game": plan.game, "version": find(plan.game).game.version, "players": plan.players}
    data = torch.cat(numbers).cpu().numpy().astype("<f2").tobytes()
    return json.dumps({**head, "layers": shapes}).encode() + b"\n" + data


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=list(READINGS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--width", type=int, default=WIDTH, help="of the net; 49 is quick on a processor")
    parser.add_argument("--decisions", type=float, default=20e6, help="how many to learn from")
    parser.add_argument("--minutes", type=float, default=1e9, help="how long at most; what is learned slows in time")
    parser.add_argument("--matches", type=int, default=512, help="at once")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=500, help="of each examination")
    parser.add_argument("--out", type=Path, default=Path("net"))
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--resume", action="store_true")
    given = parser.parse_args()
    torch.backends.cuda.matmul.allow_tf32 = True
    training = Training(
        given.game, given.players, given.width, given.matches, given.processes, given.seed, given.device
    )
    if given.resume:
        training.resume(given.out)
    examined, begun = 0.0, training.seconds
    while (progress := done(training, given.decisions, given.minutes, begun)) < 1:
        start = time.perf_counter()
        training.meet()
        training.play(progress)
        training.learn(progress)
        training.seconds += time.perf_counter() - start
        progress = done(training, given.decisions, given.minutes, begun)
        if progress >= min(1.0, examined + 1 / EXAMS):
            examined = progress
            training.remember()
            training.examine(given.games)
            training.save(given.out)
            last = zip(training.rivals, training.strength[-1][1], strict=True)
            shares = "  ".join(f"{name} {share:.3f}" for name, share in last)
            print(f"{training.seconds:6.0f} s  {training.decisions:12,}  {shares}", flush=True)
    if isinstance(training.tables, MultiprocessVector):
        training.tables.close()


def done(training: Training, decisions: float, minutes: float, begun: float) -> float:
    """How much of the training is behind us, from 0 to 1."""
    return max(training.decisions / decisions, (training.seconds - begun) / (60 * minutes))


if __name__ == "__main__":
    main()
