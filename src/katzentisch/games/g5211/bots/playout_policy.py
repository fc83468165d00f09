"""The playout policy of 5211: a fast linear policy over the open cards and the player's own hand."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.core.chance import Rng
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.core.state import State
from katzentisch.games.g5211.rules.choices import FIRST, SECOND
from katzentisch.games.g5211.rules.player_state import PlayerState
from katzentisch.games.g5211.rules.state import State5211

ALL_OPEN: Final = 4
"""Cards that everybody lays open in a deal."""
POINTS_PER_DEAL: Final = 2.5
"""How many points one deal still to come may turn: a lead of so many makes a win e times as likely."""
VALUE_OF_HELD_POINT: Final = 0.2
"""What a point in hand is worth while there is another deal to play it in.

Both were checked on 12 000 games by rules of thumb and as many by these weights: the swing that best explains wins is
2 to 2.7 (3.3 early in games of two), and a point in hand brings 0.1 to 0.3."""
STEADY: Final = 0.05
"""What worth may differ by although nobody minds: a choice that is better by so much is e times as likely."""
HALF_LEAD_POINTS: Final = 6.0
"""The lead in points that counts for half of all there is to lead."""


class PolicyWeights:
    """The weights of the policy."""

    def __init__(self, figures: list[float]) -> None:
        self.figures = figures
        self.eager: float = figures[0]
        self.late: float = figures[1]
        """How strongly one more open card makes a colour likelier to score, and how much more when few are to come."""
        self.echo: float = figures[2]
        """How far others play on in the colours that lie open, from 0 (any colour) to 1."""
        self.hold: float = figures[3]
        """How much a card still held counts as laid open."""
        self.margin: float = figures[4]
        self.fall: float = figures[5]
        """How near the limit a colour is thought too full, and how little it then counts."""
        self.plan: float = figures[6]
        """How much the points still held count."""
        self.envy: float = figures[7]
        """How much the others' points count."""
        self.rooster: float = figures[8]
        self.near: float = figures[9]
        """What a rooster is worth when their number may come out exactly, and how near that must be."""
        self.thrift: float = figures[10]
        """What a point laid open costs: it cannot be used later."""
        self.whim: float = figures[11]
        """The largest random addition to the worth of a choice."""


PROUD: Final = PolicyWeights([0.2, 0.0, 0.0, 0.5, -3.0, 0.0, 0.5, 0.0, 0.0, 1.0, -1.5, 0.8])
"""Lays its high cards open, whatever the others do and however full a colour is."""
RIDER: Final = PolicyWeights([5.0, 0.0, 0.0, 0.1, -3.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.1])
"""Rides the colour that leads, even when it is too full, and does not look at what others gain or at roosters."""
PLAIN: Final = PolicyWeights([1.1, 0.0, 0.0, 0.3, 0.5, 3.0, 0.0, 1.0, 0.25, 1.0, 0.0, 0.1])
"""Goes by rules of thumb."""
WEIGHTS_BY_PLAYERS: Final = [
    PolicyWeights([1.80, 1.04, -0.18, 0.28, 0.96, 6.17, -0.07, 0.61, 0.59, 0.85, 0.23, 0.13]),
    PolicyWeights([1.80, 1.04, -0.18, 0.28, 0.96, 6.17, -0.07, 0.61, 0.59, 0.85, 0.23, 0.13]),
    PolicyWeights([1.80, 1.04, -0.18, 0.28, 0.96, 6.17, -0.07, 0.61, 0.59, 0.85, 0.23, 0.13]),
    PolicyWeights([1.47, 0.50, -0.07, 0.05, 0.98, 5.48, 0.02, 0.95, 0.73, 1.00, 0.29, 0.17]),
    PolicyWeights([1.28, 0.26, -0.02, 0.06, 1.08, 3.46, -0.24, 0.89, 0.91, 1.17, 0.20, 0.14]),
    PolicyWeights([1.31, 0.32, -0.04, 0.03, 1.72, 4.86, 0.32, 1.17, 0.51, 0.71, 0.19, 0.06]),
]
"""By the number of players: breaks what others gain from and minds the roosters.

Found by the cross-entropy method as the answer to riders (four games of five) and to rules of thumb: 14 generations
of 28 sets of weights, 1200 games each, of which the best 7 made the next."""
MANNERS: Final = [[PLAIN] * 6, WEIGHTS_BY_PLAYERS, [RIDER] * 6, [PROUD] * 6]
"""How people play, as far as we know, by the number of players; no two of them in the same way."""
PRIOR: Final = [0.45, 0.3, 0.15, 0.1]
"""How likely each manner is before anything was seen of it."""


class Reading:
    """What a player reads from the open cards and their own hand to choose by weights; eight bits for each colour."""

    def __init__(self, state: State5211, seat: i64, weights: PolicyWeights) -> None:
        self.weights = weights
        self.players: i64 = state.players
        self.counts: i64 = 0
        self.mine: i64 = 0
        self.theirs: i64 = 0
        self.roosters: i64 = 0
        self.my_roosters: i64 = 0
        self.held: i64 = 0
        self.held_points: i64 = 0
        laid: i64 = 1 if state.turn else 2
        at: i64 = 0
        for player in state.seats:
            laid += self.read_open(player.open, at == seat)
            at += 1
        self.read_hand(state.seats[seat].hand)
        self.to_come: float = float(ALL_OPEN * self.players - laid)
        self.eager: float = weights.eager + weights.late / (1.0 + self.to_come)
        self.any_colour: float = self.to_come * (1.0 - weights.echo) / 5.0
        self.echo: float = 1.0 + weights.echo * self.to_come / float(laid)
        self.envy: float = weights.envy / float(self.players - 1)
        self.now: list[float] = []
        self.then: list[float] = []
        """How likely each colour is to score as it is, and with one more card from the hand; not yet divided by all."""
        self.worth: list[float] = []
        """What each colour is worth as it is, times how likely."""
        at = 0
        while at < 40:
            weight: float = self.weight(at, 0)
            self.now.append(weight)
            self.worth.append(weight * self.ahead(at, 0))
            self.then.append(self.weight(at, 1))
            at += 8

    def read_open(self, left: i64, own: bool) -> i64:
        """Count a row of open cards; how many there are."""
        found: i64 = 0
        while left:
            card: i64 = (left & 31) - 1
            left >>= 5
            colour: i64 = card // 6
            value: i64 = card - 6 * colour + 1
            found += 1
            self.counts += bit(8 * colour)
            if own:
                self.mine += value * bit(8 * colour)
            else:
                self.theirs += value * bit(8 * colour)
            if value == 1:
                self.roosters += 1
                if own:
                    self.my_roosters += 1
        return found

    def read_hand(self, left: i64) -> None:
        while left:
            card: i64 = (left & 31) - 1
            left >>= 5
            colour: i64 = card // 6
            self.held += bit(8 * colour)
            self.held_points += (card - 6 * colour + 1) * bit(8 * colour)

    def weight(self, at: i64, more: i64) -> float:
        """How likely a colour is to score with so many more cards from the hand."""
        limit: float = float(self.players + 3)
        laid: float = float(((self.counts >> at) & 255) + more)
        height: float = laid * self.echo + self.any_colour + self.weights.hold * float(((self.held >> at) & 255) - more)
        if height >= limit - self.weights.margin:
            height = limit - self.weights.fall - height
        return exp(self.eager * height)

    def ahead(self, at: i64, more: i64) -> float:
        """How far the player is ahead in a colour with so many more points from the hand."""
        mine: float = float(((self.mine >> at) & 255) + more)
        held: float = float(((self.held_points >> at) & 255) - more)
        return mine + self.weights.plan * held - self.envy * float((self.theirs >> at) & 255)

    def weigh(self, move: i64) -> float:
        """What it is worth to choose this."""
        first: i64 = FIRST[move]
        second: i64 = SECOND[move]
        colour: i64 = first // 6
        value: i64 = first - 6 * colour + 1
        weight: float = self.then[colour]
        spent: i64 = value
        roosters: i64 = 0
        if value == 1:
            roosters = 1
        other: i64 = -1
        more: i64 = 0
        if second >= 0:
            other = second // 6
            more = second - 6 * other + 1
            spent += more
            if more == 1:
                roosters += 1
            if other == colour:
                weight = self.weight(8 * colour, 2)
                value += more
        weights: float = 0.0
        worth: float = 0.0
        at: i64 = 0
        while at < 5:
            if at == colour:
                weights += weight
                worth += weight * self.ahead(8 * at, value)
            elif at == other:
                weights += self.then[at]
                worth += self.then[at] * self.ahead(8 * at, more)
            else:
                weights += self.now[at]
                worth += self.worth[at]
            at += 1
        return worth / weights + self.crow(roosters) - self.weights.thrift * float(spent)

    def crow(self, more: i64) -> float:
        """What the player's own roosters are worth with so many more from the hand."""
        own: i64 = self.my_roosters + more
        near: float = self.weights.near
        off: float = float(self.roosters + more) + self.to_come / 4.0 - float(self.players + 2)
        if own == 0 or abs(off) >= 3.0 * near:
            return 0.0
        return self.weights.rooster * float(own) * exp(-off * off / (near * near + 0.01))


def choose_by_weights(state: State5211, seat: i64, weights: PolicyWeights, rng: Rng) -> i64:
    """Ride what will score, break what others gain from, and mind the roosters."""
    reading = Reading(state, seat, weights)
    chosen: i64 = -1
    highest: float = -1e9
    for item in state.legal(seat):
        move: i64 = item
        worth: float = reading.weigh(move) + weights.whim * float(rng.word() & 1023) / 1024.0
        if worth > highest:
            highest = worth
            chosen = move
    return chosen


def likelihood(state: State5211, seat: i64, weights: PolicyWeights, move: i64) -> float:
    """How likely a player with these weights makes this choice, from 0 to 1."""
    reading = Reading(state, seat, weights)
    candour: float = 1.0 / (STEADY + weights.whim / 3.0)
    worth: float = reading.weigh(move)
    total: float = 0.0
    for item in state.legal(seat):
        other: i64 = item
        total += exp(candour * (reading.weigh(other) - worth))
    return 1.0 / total


def win_chance(state: State5211, seat: i64) -> float:
    """How likely this seat is to win, by the points of all and the deals that are left; a little for the lead."""
    left: float = float(len(state.pile) - state.top) / float(ALL_OPEN * state.players)
    if state.waiting > 0:
        left += 1.0
    swing: float = POINTS_PER_DEAL * sqrt(left + 0.02)
    mine: float = prospect(state.seats[seat])
    total: float = 0.0
    others: float = -mine
    for player in state.seats:
        points: float = prospect(player)
        others += points
        total += exp((points - mine) / swing)
    ahead: float = mine - others / float(state.players - 1)
    return 0.85 / total + 0.15 * (0.5 + 0.5 * ahead / (abs(ahead) + HALF_LEAD_POINTS))


class LinearPolicy(PlayoutPolicy):
    """Plays by weights, by default the best we know, and values the chance to win."""

    def __init__(self, weights: list[PolicyWeights] = WEIGHTS_BY_PLAYERS) -> None:
        self.weights = weights
        """By the number of players."""

    def play(self, world: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(world, State5211)
        return choose_by_weights(world, seat, self.weights[world.players], rng)

    def judge(self, world: State, seat: i64) -> float:
        assert isinstance(world, State5211)
        return win_chance(world, seat)


def prospect(player: PlayerState) -> float:
    """The points of a player, and a little for what the hand may still bring."""
    held: i64 = 0
    left: i64 = player.hand
    while left:
        card: i64 = (left & 31) - 1
        held += card % 6 + 1
        left >>= 5
    return float(player.written + player.points) + VALUE_OF_HELD_POINT * float(held)
