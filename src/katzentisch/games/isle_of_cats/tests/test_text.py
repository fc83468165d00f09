"""The island in a terminal, in both languages."""

from __future__ import annotations

import pytest
from rich.console import Console

from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.words import Words
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.rules.moves import PLACE
from katzentisch.games.isle_of_cats.shown import text
from katzentisch.games.isle_of_cats.tests.boats import boat
from katzentisch.games.isle_of_cats.tests.play import begin, legal, morning, put_boat, rescue_turn, say

NAMES = ["Anna", "Ben"]
WORDS = {lang: Words(lang, find("isle_of_cats")) for lang in ("en", "de")}


def shown(drawing: object) -> str:
    console = Console(width=120)
    with console.capture() as capture:
        console.print(drawing)
    return capture.get()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {}), (2, {"family": "yes"})])
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
    state.crews[0].hand = [84]
    drawn = shown(text.draw(state.view(0), WORDS["en"], NAMES))
    assert " 5  a a a a a" in drawn
    assert "anytime: a permanent basket" in drawn
    assert "red-15" in drawn


def test_preview() -> None:
    """A place shows the own boat with the tile on it; other moves show nothing."""
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
    assert text.ANCHOR in poses


def test_whose_turn() -> None:
    """Who waits is told for whom."""
    state = morning(2)
    assert text.ask(state.view(-1), WORDS["en"], NAMES) == "Waiting for the others."
    state = rescue_turn()
    assert text.ask(state.view(1), WORDS["en"], NAMES) == "Waiting for Anna."
    say(state, 0, "take red-15")
    assert "red cat 15" in text.ask(state.view(0), WORDS["en"], NAMES)
    assert "rote Katze 15" in text.ask(state.view(0), WORDS["de"], NAMES)
    assert legal(state, 1) == []
