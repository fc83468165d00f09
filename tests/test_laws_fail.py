"""The laws can fail: an honest toy keeps them all, and each fault breaks the law it should."""

from __future__ import annotations

import pytest

from katzentisch.core.catalogue import catalogue
from katzentisch.core.chance import Rng, rng
from katzentisch.core.game import Game
from katzentisch.core.game_package import GamePackage
from katzentisch.core.laws import LAWS, Clairvoyance, LawBroken, Trial, hold
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.core.state import State
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from katzentisch.terminal.laws_command import breaking_record
from tests import toys

FAULTS: list[tuple[type[Game], str]] = [
    (toys.ViewLeaks, "round trip"),
    (toys.TellsSeed, "no leak"),
    (toys.ListInView, "round trip"),
    (toys.Tinted, "no clairvoyance"),
    (toys.Smuggler, "round trip"),
    (toys.Remembers, "no clairvoyance"),
    (toys.Forgets, "round trip"),
    (toys.SecretLegality, "no secret legality"),
    (toys.EventLeaks, "no leak"),
    (toys.InterruptLeaks, "no leak"),
    (toys.RevealLeaks, "no leak"),
    (toys.RefusalLeaks, "no leak"),
    (toys.ShallowCopy, "copy"),
    (toys.LosesCard, "conservation"),
    (toys.NotDeterministic, "determinism"),
    (toys.HiddenClock, "determinism"),
    (toys.OrderMatters, "determinism"),
    (toys.Unsorted, "moves"),
    (toys.Lenient, "moves"),
    (toys.TwoMinds, "moves"),
    (toys.Sore, "moves"),
    (toys.GalleryMoves, "moves"),
    (toys.SameSpelling, "moves"),
    (toys.NeverEnds, "progress"),
    (toys.Stuck, "progress"),
    (toys.NobodyWins, "progress"),
    (toys.Crashes, "progress"),
]
OVER_MANY_POSITIONS = (toys.Tinted, toys.Remembers, toys.HiddenClock, toys.NeverEnds)
"""Faults that no single position shows."""


def test_the_honest_toy_keeps_all_laws() -> None:
    """A game without a fault passes, interrupts and simultaneous choices included."""
    hold(toys.game, 3, {}, games=60, seed="honest")


@pytest.mark.parametrize(("faulty", "law"), FAULTS, ids=[faulty.__name__ for faulty, _ in FAULTS])
def test_a_fault_breaks_its_law(faulty: type[Game], law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One fault is found within sixty games, under the name of its law, with a record that replays to it."""
    game = faulty()
    with pytest.raises(LawBroken) as caught:
        hold(game, 3, {}, games=60, seed="faulty")
    broken = caught.value
    assert broken.law == law
    assert str(broken).startswith(f"{law}: ")

    monkeypatch.setitem(catalogue(), "toy", entry_of(game))
    match = Match(parse_record(breaking_record(broken)))
    assert match.moves == broken.moves
    if faulty not in OVER_MANY_POSITIONS:
        assert breaks_here(broken)


class Dreamer(PlayoutPolicy):
    """Plays on with a move that is not there."""

    def play(self, world: State, seat: int, rng: Rng) -> int:
        return toys.game.moves


def test_a_mind_that_plays_no_legal_move_breaks_the_law_of_moves() -> None:
    """What searches play on with is judged like everything else."""
    with pytest.raises(LawBroken, match="the playout policy plays a move that is not legal"):
        hold(toys.game, 3, {}, games=1, seed="dream", playout_policy=Dreamer())


def entry_of(game: Game) -> GamePackage:
    entry = GamePackage("tests.toys")
    entry.game = game
    return entry


def breaks_here(broken: LawBroken) -> bool:
    """Whether the law breaks again in the very position that the moves lead to, if it is tried often enough."""
    for number in range(100):
        trial = Trial(broken.case, Clairvoyance(), PlayoutPolicy())
        trial.rng = rng(f"again {number}")
        for seat, move in broken.moves:
            trial.state.apply(seat, move)
        try:
            for law in LAWS:
                law(trial)
        except LawBroken as again:
            return again.law == broken.law
        except Exception:
            return broken.law == "progress"
    return False
