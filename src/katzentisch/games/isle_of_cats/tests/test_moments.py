"""Anytime cards at any time: the moments at which a game stops that was begun with `moments=all`."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from katzentisch.bots.roster import seat_bot
from katzentisch.core.catalogue import find
from katzentisch.core.words import Words
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.rules.phases import BEFORE_SISTER, DRAFT, FINDS, RESCUE, RESCUE_CARDS
from katzentisch.games.isle_of_cats.rules.sister import SISTER
from katzentisch.games.isle_of_cats.rules.state import IsleState
from katzentisch.games.isle_of_cats.shown.text import ask, brief, is_formality, rules_now
from katzentisch.games.isle_of_cats.tests.play import can, legal, morning, refused, say, tiles
from katzentisch.games.isle_of_cats.view import IsleView
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

MOVE_CATS, MORE_RESCUE, FISH = 77, 80, 90


def alone(*hand: int, moments: str = "all", pile: tuple[int, ...] = (186, 177, 174, 182)) -> IsleState:
    """Before rescue cards are chosen: her pile begins with these cards, and she is the faster one."""
    state = morning(1, moments=moments)
    state.phase = RESCUE_CARDS
    state.left, state.right = tiles("red-15 blue-16 green-01 green-02"), tiles("green-13 red-01 red-02 red-03")
    state.pile = [*pile, *(card for card in state.pile if card not in pile)]
    state.seats[0].hand = list(hand)
    state.seats[0].fish = 20
    state.seats[0].pack = []
    state.seats[0].owed = 0
    state.go_on()
    return state


def together(*hand: int, moments: str = "all") -> IsleState:
    """Two players in the rescue phase; the first holds these cards."""
    state = morning(2, moments=moments)
    state.phase = RESCUE
    state.turn = 0
    state.left, state.right = tiles("red-15 blue-16 green-01"), tiles("green-13")
    for crew in state.seats:
        crew.hand, crew.fish = [], 20
    state.seats[0].hand = list(hand)
    state.seats[0].baskets = 3
    return state


def rescue_one(state: IsleState) -> None:
    """Take the first cat and lay it anywhere; a map's reward is declined."""
    say(state, 0, next(move for move in legal(state, 0) if move.startswith("take")))
    while state.stack:
        say(state, 0, "decline" if can(state, 0, "decline") else legal(state, 0)[0])


def test_before_her_first_card() -> None:
    """IC-28, IC-51, IC-R8: her card lies open and is not carried out; a card of one's own comes before it."""
    state = alone(MOVE_CATS)
    say(state, 0, "done")
    assert state.order[0] == SISTER
    assert (state.phase, state.actors(), state.sister_waits) == (BEFORE_SISTER, [0], True)
    assert legal(state, 0) == [f"play {MOVE_CATS}", "ready"]
    say(state, 0, f"play {MOVE_CATS}", "shift red-15", "done")
    assert state.left[0] == tiles("green-01")[0], "the card saved red-15 from being the first cat"
    assert tiles("red-15")[0] in state.right
    assert state.phase == RESCUE, "with an empty hand nobody is asked"


def test_between_rescue_and_her_card() -> None:
    """IC-R8: after the player's own cat, before her card; a player who ended the turn by a word is not asked twice."""
    state = alone(FISH)
    say(state, 0, "done", "ready")
    cards = state.sister_cards
    rescue_one(state)
    assert (state.turn, state.rescued, state.sister_cards) == (0, 1, cards)
    assert legal(state, 0) == [f"play {FISH}", "done"]
    say(state, 0, "done")
    assert (state.phase, state.sister_cards) == (RESCUE, cards - 1)


def test_between_her_cards_after_a_pass() -> None:
    """IC-52, IC-R8, IC-R23: the first of her cards follows the pass, each later one a moment."""
    state = alone(FISH)
    say(state, 0, "done", "ready")
    cards = state.sister_cards
    say(state, 0, "pass")
    for left in range(cards - 1, 0, -1):
        assert (state.phase, state.sister_cards) == (BEFORE_SISTER, left)
        assert refused(state, 0, "pass") == "not-now"
        say(state, 0, "ready")
    assert state.phase == FINDS


def test_nobody_is_asked_with_an_empty_hand() -> None:
    """IC-28: there is nothing to play, and everybody can see that."""
    state = alone()
    assert state.sister_cards == 3
    say(state, 0, "pass")
    assert (state.day, state.phase) == (2, DRAFT)


@pytest.mark.parametrize("hand", [(MORE_RESCUE,), (MORE_RESCUE, FISH)])
def test_one_more_rescue_after_the_first_cat(hand: tuple[int, ...]) -> None:
    """IC-38, IC-R19: cards 80 to 82 serve the turn that has begun; with few moments they wait for the next one."""
    state = together(*hand)
    rescue_one(state)
    assert (state.turn, state.rescued) == (0, 1)
    assert not any(move.startswith("take") for move in legal(state, 0))
    say(state, 0, f"play {MORE_RESCUE}")
    rescue_one(state)
    assert len(state.seats[0].boat.tiles) == 2
    few = together(*hand, moments="few")
    rescue_one(few)
    assert few.turn == 1


@pytest.mark.parametrize("card", [MORE_RESCUE, 1, 113])
def test_who_is_asked_tells_nothing(card: int) -> None:
    """Law 8: a turn stops for the person who holds cards, whichever these are."""
    state = together(card)
    state.seats[1].hand = [card]
    rescue_one(state)
    assert (state.actors(), can(state, 0, "done")) == ([0], True)
    say(state, 0, "done")
    assert state.actors() == [1]


def test_a_formality_is_made_for_who_is_alone() -> None:
    """Without any such card the screen says the word by itself; the words and rules for the moment are there."""
    state = alone(113)
    say(state, 0, "done")
    view = state.view(0)
    assert is_formality(view, "ready")
    assert "sister" in ask(view, Words("en", find("isle_of_cats")), ["Anna"])
    assert "IC-R8" in rules_now(view)
    console = Console(width=80, file=io.StringIO())
    console.print(brief(view, Words("en", find("isle_of_cats")), ["Anna"]))
    assert "Her next card: Cat number 1 leaves." in console.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.parametrize(("name", "budget"), [("kitten", ""), ("tiger", "3"), ("heuristic", ""), ("search", "3")])
def test_bots_play_on(name: str, budget: str) -> None:
    """Every kind of bot has an answer for the moment."""
    state = alone(FISH)
    say(state, 0, "done")
    bot = seat_bot(find("isle_of_cats"), name, budget, "seed")
    assert state.allows(0, bot.choose(state.view(0), state.legal(0)))


def test_records_that_do_not_name_moments_have_few() -> None:
    """They were made before there was a choice, and are written as they were; `moments=few` means the same."""
    for options in ({}, {"moments": "few"}):
        match = Match.begin(game, ["Anna"], options, "old")
        assert "moments" not in match.record.write()
        view = match.view(0)
        assert isinstance(view, IsleView)
        assert not view.moments
    match = Match.begin(game, ["Anna"], {"moments": "all"}, "new")
    assert Match(parse_record(match.record.write())).view(0) == match.view(0)


def test_people_are_offered_few_moments() -> None:
    """A game stops for anytime cards only where they matter unless somebody asks for more."""
    for players in game.players:
        moments = next(option for option in game.options(players) if option.name == "moments")
        assert (moments.suggested or moments.default) == "few"
