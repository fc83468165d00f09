"""Imagined worlds: exactly those that the rules and the play so far allow, each as likely as its deals make it."""

from __future__ import annotations

import pytest

from katzentisch.core.chance import rng
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.tests.positions import see
from katzentisch.games.cat_in_the_box.tests.worlds import Story, chi_square, critical, enough, read, sample


def spread_evenly(story: Story, seat: int) -> float:
    """Imagine often enough to see every world; the share of the deals that the play so far rules out."""
    possible, deals = story.possible(seat)
    assert read(story.state) in possible
    found = sample(story.state, seat, enough(possible), "worlds")
    assert set(found) <= set(possible)
    assert chi_square(found, possible) < critical(len(possible))
    return 1 - possible.total() / deals


@pytest.mark.parametrize(
    ("players", "seed", "ply", "seat"),
    [(3, "barred.76", 74, 1), (3, "barred.78", 25, 1), (2, "barred.12", 29, 1)],
)
def test_a_hand_is_barred(players: int, seed: str, ply: int, seat: int) -> None:
    """CB-12, CB-R12: after a red lead by the exception the leader's hand lacks the values that rules out."""
    story = Story(players, seed, ply, shy=True)
    view = see(story.state)
    assert min(view.barred[0]) <= view.values
    assert view.turn == seat
    assert spread_evenly(story, seat) > 0


@pytest.mark.parametrize(
    ("players", "seed", "ply", "seat"),
    [(3, "mover.0", 43, 0), (3, "mover.0", 44, 1)],
)
def test_another_must_have_a_play(players: int, seed: str, ply: int, seat: int) -> None:
    """CB-18, CB-R11: anybody who is to play has a legal play, else there would have been a paradox."""
    story = Story(players, seed, ply)
    view = see(story.state)
    assert view.turn not in (seat, -1)
    assert not any(view.barred)
    assert spread_evenly(story, seat) > 0


def test_a_hand_is_barred_and_another_must_have_a_play() -> None:
    """CB-12, CB-18: both kinds of knowledge together leave the spread even."""
    story = Story(3, "barred-mover.2", 25, shy=True)
    view = see(story.state)
    assert view.turn == 0
    assert min(view.barred[2]) <= view.values
    assert spread_evenly(story, 1) > 0.5


@pytest.mark.parametrize(("seed", "ply", "seat"), [("two.0", 11, 0), ("two.0", 12, 1)])
def test_two_players_do_not_know_what_is_left_over(seed: str, ply: int, seat: int) -> None:
    """CB-26, CB-R12: with two players the hidden cards lie in a hand, buried, or left over."""
    story = Story(2, seed, ply)
    assert see(story.state).turn == seat
    assert len(read(story.state).left_over) == 2
    assert spread_evenly(story, seat) == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "seed", "ply"),
    [(2, "gallery.2", 31), (2, "gallery.5", 17), (3, "gallery.1107", 54)],
)
def test_the_gallery_knows_no_hand(players: int, seed: str, ply: int) -> None:
    """CB-R12, CB-18: the gallery imagines every hand, and knows that somebody can play."""
    assert spread_evenly(Story(players, seed, ply), -1) > 0


@pytest.mark.parametrize(
    ("players", "seed", "ply", "shy", "seat"),
    [
        (2, "over.0", 32, False, -1),
        (2, "over.0", 32, False, 0),
        (2, "over.1", 32, False, -1),
        (3, "over.0", 72, True, 1),
        (3, "over.1", 75, True, 1),
    ],
)
def test_after_the_last_round(players: int, seed: str, ply: int, shy: bool, seat: int) -> None:
    """CB-R12, CB-19: when all is over the causer's hand is known, and last and buried cards are not."""
    story = Story(players, seed, ply, shy)
    assert see(story.state).phase == "over"
    assert spread_evenly(story, seat) == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "shy"), [(2, False), (2, True), (3, False), (3, True), (4, False), (4, True), (5, False)]
)
def test_every_imagined_world_explains_the_round(players: int, shy: bool) -> None:
    """CB-R12: at every ply, everybody's imagined world could have been played as this round was."""
    seed = f"explain {players} {shy}"
    story = Story(players, seed, 0)
    source, dreams = rng(f"{seed} players"), rng("dreams")
    while story.state.actors():
        story.go_on(source, shy)
        view = see(story.state)
        if view.phase in ("tricks", "over"):
            for seat in range(-1, players):
                world = read(game.imagine(story.state.view(seat), dreams))
                assert story.explains(world, view), (world, view)
