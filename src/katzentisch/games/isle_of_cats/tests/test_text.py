"""The island in a terminal, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.rules.moves import PLACE
from katzentisch.games.isle_of_cats.rules.phases import FINDS
from katzentisch.games.isle_of_cats.shown import boats, sister, text
from katzentisch.games.isle_of_cats.shown.sheet import ending
from katzentisch.games.isle_of_cats.tests.boats import boat
from katzentisch.games.isle_of_cats.tests.play import begin, legal, morning, put_boat, rescue_turn, say
from katzentisch.games.isle_of_cats.view import IsleView
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

NAMES = ["Anna", "Ben"]
RECORDS = Path(__file__).parents[1] / "records"
WORDS = {lang: Words(lang, find("isle_of_cats")) for lang in ("en", "de")}


def shown(drawing: object) -> str:
    console = Console(width=120)
    with console.capture() as capture:
        console.print(drawing)
    return capture.get()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("players", "options"), [(1, {"moments": "all"}), (2, {}), (2, {"family": "yes"})])
def test_a_whole_game_can_be_read(players: int, options: dict[str, str], lang: str) -> None:
    """Every position has a drawing and a sentence for everybody, every event its words."""
    words = WORDS[lang]
    state = begin(players, "read", None, **options)
    source = rng("read")
    state.told()
    while state.actors():
        for seat in range(-1, players):
            view = state.view(seat)
            assert text.ask(view, words, NAMES).endswith((".", "?"))
            if source.below(12) == 0:
                assert shown(text.draw(view, words, NAMES))
        seat = state.actor()
        move = state.pick(seat, source)
        assert words.move(game.spell(move))
        state.apply(seat, move)
        for event in state.told():
            assert words.knows(f"event-{event.key}")
            assert words.event(event, NAMES)
    assert shown(text.draw(state.view(0), words, NAMES))


def test_boat_and_cards() -> None:
    """Tiles are letters, free cells show their room, cards tell what they do."""
    state = rescue_turn()
    put_boat(state, 0, boat("M"))
    state.seats[0].hand = [84]
    drawn = shown(text.draw(state.view(0), WORDS["en"], NAMES))
    assert " 5 BaBaBaBaBa" in drawn
    assert "anytime: gain a permanent basket" in drawn
    assert "Flamenco" in drawn


def test_preview() -> None:
    """A place shows the player's own boat with the tile on it; other moves show nothing."""
    state = rescue_turn()
    put_boat(state, 0, boat("M"))
    say(state, 0, "take red-15")
    view = state.view(0)
    move = state.legal(0)[0]
    assert move >= PLACE
    drawn = text.preview(view, move, WORDS["en"])
    assert drawn is not None
    assert shown(drawn).count("@") == 4
    assert text.preview(view, game.parse("pass"), WORDS["en"]) is None
    poses = shown(text.draw(view, WORDS["en"], NAMES))
    assert "r90" in poses
    assert boats.ANCHOR in poses


def test_whose_turn() -> None:
    """Who waits is told for whom."""
    state = morning(2)
    assert text.ask(state.view(-1), WORDS["en"], NAMES) == "Waiting for the others."
    state = rescue_turn()
    assert text.ask(state.view(1), WORDS["en"], NAMES) == "Waiting for Anna."
    say(state, 0, "take red-15")
    assert "Flamenco" in text.ask(state.view(0), WORDS["en"], NAMES)
    assert "Flamenco" in text.ask(state.view(0), WORDS["de"], NAMES)
    assert legal(state, 1) == []


@pytest.mark.parametrize("name", ["solo-won", "solo-lost", "solo-tie"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_ic_58_how_the_solo_game_ended(name: str, lang: str) -> None:
    """IC-58: who won is said, and every line of both sheets adds up to the totals."""
    match = Match(parse_record((RECORDS / f"{name}.kt").read_text("utf-8")))
    view = match.view(0)
    assert isinstance(view, IsleView)
    drawn = shown(text.draw(view, WORDS[lang], NAMES))
    lead = match.points()[0] - view.sister_points
    assert WORDS[lang].say("solo-won" if lead > 0 else "solo-lost", {"number": abs(lead)}) in drawn
    assert (lead > 0) == (match.ranking() == [1])
    rows = [line for line in shown(ending(view, WORDS[lang])).splitlines()[3:] if line.strip()]
    numbers = [[int(word.replace("−", "-")) for word in re.findall(r"(?<= )−?\d+(?= |$)", line)] for line in rows]
    assert numbers[-1] == [match.points()[0], view.sister_points]
    assert sum(line[-1] for line in numbers[: len(view.colours) + len(view.sister_lessons)]) == view.sister_points


def test_the_sister_shows_her_card() -> None:
    """IC-51, IC-53: what her open card does stands beside it, from the reveal on."""
    match = Match(parse_record((RECORDS / "solo-won.kt").read_text("utf-8")))
    told = 0
    for ply in range(match.ply):
        view = match.fork(ply).view(0) if ply % 12 == 0 else None
        if isinstance(view, IsleView) and view.sister_open:
            card = game.components.basket_cards[view.sister_open[-1]]
            drawn = " ".join(shown(text.draw(view, WORDS["en"], NAMES)).split())
            assert all(sister.step_text(step, WORDS["en"]) in drawn for step in card.steps)
            told += 1
    assert told


def test_what_can_be_seen_without_colour() -> None:
    """A cat's colour is a letter, rooms have names, lessons their worth, and anybody's boat can be looked at."""
    state = rescue_turn()
    put_boat(state, 1, boat("M"))
    state.seats[0].lessons = [117]
    view = state.view(0)
    drawn = shown(text.draw(view, WORDS["en"], NAMES))
    assert "1 parrot, 2 moon, 3 apple" in drawn
    assert f"now {view.worth[0]}" in drawn
    assert "BaBa" not in drawn
    assert "BaBa" in shown(text.show_seat(view, 1, WORDS["en"], NAMES))
    assert "BaBa" in shown(text.show_seat(view, 1, WORDS["de"], NAMES))


def test_it_is_said_what_a_rescue_lacks() -> None:
    """IC-20: without a basket or fish for a cat the question offers to pass, not a cat."""
    state = rescue_turn()
    crew = state.seats[0]
    crew.baskets, crew.used, crew.laid, crew.fish = 1, 0, [], 20
    assert text.ask(state.view(0), WORDS["en"], NAMES).startswith("Rescue a cat")
    crew.fish = 2
    assert "enough fish" in text.ask(state.view(0), WORDS["en"], NAMES)
    crew.used = 1
    assert "no basket left" in text.ask(state.view(0), WORDS["en"], NAMES)
    crew.laid = [15, 16]
    crew.fish = 3
    assert text.ask(state.view(0), WORDS["en"], NAMES).startswith("Rescue a cat")


def test_shapes_before_they_are_taken() -> None:
    """In the phase of rare finds every treasure and Oshax is drawn with its shape."""
    state = rescue_turn()
    state.phase = FINDS
    drawn = shown(text.draw(state.view(0), WORDS["en"], NAMES))
    assert drawn.count("**") > 20
    assert "Ozma the Oshax" in drawn
