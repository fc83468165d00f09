"""Open cards: the worlds such a player imagines are the true one, and only in the arena."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from katzentisch.arena.contest import Pairing
from katzentisch.arena.open_cards import OpenGame
from katzentisch.arena.referee import ContestGame, play_contest_game, unwatched
from katzentisch.core.chance import rng

from .contests import contest


@pytest.mark.parametrize("game", ["5211", "cat_in_the_box"])
def test_it_imagines_the_truth(game: str) -> None:
    """Every hand is the real one, and what it tries out changes nothing; the honest twin is mostly wrong."""
    held = contest("open(search:3),search:3,random", game)
    with ExitStack() as guests:
        table = ContestGame(held, Pairing(0, 0), guests, unwatched)
        table.players = [table.seat(seat, contender) for seat, contender in enumerate(table.lineup)]
        opened, honest = table.players[0].game, table.players[1].game  # type: ignore[attr-defined]
        assert isinstance(opened, OpenGame)
        assert not isinstance(honest, OpenGame)
        truth = [table.match.view(seat) for seat in range(3)]
        world = opened.imagine(table.match.view(0), rng("x"))
        assert [world.view(seat) for seat in range(3)] == truth
        world.step(0, world.legal(0)[0])
        assert [table.match.view(seat) for seat in range(3)] == truth
        guessed = honest.imagine(table.match.view(1), rng("x"))
        assert [guessed.view(seat) for seat in range(3)] != truth


def test_it_does_not_see_what_others_choose_at_the_same_time() -> None:
    """Wherever it sits, it chooses first; with others it is the first seat's turn."""
    for seating in range(3):
        for players, first in (("open(search:3),random,random", (3 - seating) % 3), ("search:3,random,random", 0)):
            with ExitStack() as guests:
                table = ContestGame(contest(players, "5211"), Pairing(0, seating), guests, unwatched)
                assert table.match.actors() == [0, 1, 2]
                assert table.next() == first


def test_the_game_is_a_fair_one_otherwise() -> None:
    """Its moves are checked like everybody's, and the rules it reads are the game's own."""
    outcome = play_contest_game(contest("open(search:3),random"), Pairing(0, 0)).outcome
    assert outcome.failure is None
    game = contest("random,random").entry.game
    assert OpenGame(game, lambda: pytest.fail("nobody asked for a world")).spell(3) == game.spell(3)
