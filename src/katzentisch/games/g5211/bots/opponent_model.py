"""Model the opponents: which of the known manners of play fits the cards they opened in this deal and the last."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.chance import Chance, Rng
from katzentisch.games.g5211.bots.playout_policy import MANNERS, PRIOR, PolicyWeights, likelihood
from katzentisch.games.g5211.rules.choices import PAIRS
from katzentisch.games.g5211.rules.imagine import pack, unseen_cards
from katzentisch.games.g5211.rules.state import HAND, State5211
from katzentisch.games.g5211.view import View5211

SAMPLES: Final = 40
"""How many hands are tried for each choice of the last deal."""
DOUBT: Final = 0.02
"""How likely a manner stays, beside the likeliest, whatever speaks against it."""


class OpponentModel:
    """How likely each manner is for each opponent, from their open cards alone."""

    def __init__(self, view: View5211, rng: Rng) -> None:
        self.seat: i64 = view.seat
        self.players: i64 = view.players
        self.first = table(view.players, view.open, 0)
        self.second = table(view.players, view.open, 1)
        """The table as it lay before the first and the second choice of this deal; hands are empty."""
        before = [table(view.players, view.last_open, turn) for turn in range(3)] if view.last_open[0] else []
        unseen = unseen_cards(view)
        fits = [
            weigh_manners(before, list(view.last_open[seat]), seat, unseen, rng) if seat != view.seat else []
            for seat in range(view.players)
        ]
        self.weights = company(fits)
        """How likely each manner of each seat is."""

    def manner(self, seat: i64, rng: Rng) -> i64:
        """A manner of this seat, as likely as it is thought to be."""
        weights = self.weights[seat]
        ticket: float = float(rng.word() & 0xFFFFFF) / 16777216.0
        chosen: i64 = 0
        for weight in weights:
            ticket -= weight
            if ticket < 0.0:
                return chosen
            chosen += 1
        return 0


def weigh_manners(before: list[State5211], row: list[int], seat: i64, unseen: list[int], rng: Rng) -> list[float]:
    """How well each manner explains what a seat opened in the deal before, beside the one that does best."""
    if not before:
        return [1.0] * len(MANNERS)
    players: i64 = before[0].players
    best: float = 0.0
    fits: list[float] = []
    for weights in MANNERS:
        fit: float = 1.0
        for state in before:
            fit *= fitting(state, seat, row, unseen, weights[players], rng)
        fits.append(fit)
        if fit > best:
            best = fit
    return [fit / best + DOUBT for fit in fits]


def company(fits: list[list[float]]) -> list[list[float]]:
    """How likely each manner of each seat is: those who sit together often play alike, so others tell a little."""
    alone = [shares(PRIOR, fit) for fit in fits]
    together: list[list[float]] = []
    for seat, fit in enumerate(fits):
        usual = list(PRIOR)
        for other, likely in enumerate(alone):
            if other != seat and likely:
                usual = [share + more for share, more in zip(usual, likely, strict=True)]
        together.append(shares(usual, fit))
    return together


def shares(usual: list[float], fit: list[float]) -> list[float]:
    """How likely each manner is by what is usual and what fits, together 1; nothing for the player's own seat."""
    if not fit:
        return []
    likely = [share * one for share, one in zip(usual, fit, strict=True)]
    total: float = sum(likely)
    return [one / total for one in likely]


def fitting(state: State5211, seat: i64, row: list[int], unseen: list[int], weights: PolicyWeights, rng: Rng) -> float:
    """How likely these weights make the choice of this turn, averaged over hands."""
    player = state.seats[seat]
    shown: i64 = 2 if state.turn == 0 else 1
    move: i64 = choice_in(row, state.turn)
    total: float = 0.0
    tried: i64 = 0
    while tried < SAMPLES:
        player.hand = 0
        player.cards = 0
        at: i64 = 0
        while at < shown:
            player.take(row[state.turn + 1 if state.turn else at])
            at += 1
        while at < HAND:
            player.take(unseen[rng.below(len(unseen))])
            at += 1
        total += likelihood(state, seat, weights, move)
        tried += 1
    return total / float(SAMPLES)


def choice_in(row: list[int], turn: i64) -> i64:
    """The choice that was made in this turn of a deal, by the cards that were opened in it."""
    if turn:
        return row[turn + 1]
    first: i64 = row[0]
    second: i64 = row[1]
    return PAIRS[second] + first if second < first else PAIRS[first] + second


def table(players: i64, rows: tuple[tuple[int, ...], ...], turn: i64) -> State5211:
    """What lay open when a turn of a deal began; nobody holds anything."""
    state = State5211(players, False, Chance(None))
    state.turn = turn
    state.waiting = players
    laid: i64 = turn + 1 if turn else 0
    at: i64 = 0
    for player in state.seats:
        player.open = pack(rows[at][:laid])
        at += 1
    return state
