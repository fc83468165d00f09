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
from katzentisch.games.isle_of_cats.shown.island import table_of
from katzentisch.games.isle_of_cats.shown.sheet import ending
from katzentisch.games.isle_of_cats.tests.boats import boat
from katzentisch.games.isle_of_cats.tests.play import begin, legal, morning, put_boat, rescue_turn, say
from katzentisch.games.isle_of_cats.view import IsleView
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

NAMES = ["Anna", "Ben"]
RECORDS = Path(__file__).parents[1] / "records"
WORDS = {lang: Words(lang, find("isle_of_cats")) for lang in ("en", "de")}


def shown(drawing: object, width: int = 120) -> str:
    console = Console(width=width)
    with console.capture() as capture:
        console.print(drawing)
    return capture.get()


@pytest.mark.slow
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


@pytest.mark.slow
def test_what_one_chooses_from_comes_last() -> None:
    """Many lessons fill a window: what scrolls out of it is not what somebody is asked about."""
    whole = Match(parse_record((RECORDS / "two-players.kt").read_text("utf-8")))
    match, asked = whole.fork(0), 0
    for seat, move in whole.moves:
        view = match.view(seat)
        assert isinstance(view, IsleView)
        choice = {"draft": view.pack, "payment": view.kept}.get(view.phase)
        if choice and view.lessons:
            drawn = [
                line.split()[0] for line in shown(text.draw(view, WORDS["en"], NAMES)).splitlines() if line.strip()
            ]
            assert [word for word in drawn if word.isdigit()][-len(choice) :] == [str(card) for card in choice]
            asked += 1
        match.submit(seat, move)
    assert asked


def test_boat_and_cards() -> None:
    """The cells of a tile join, free cells show their room, cards tell what they do."""
    state = rescue_turn()
    put_boat(state, 0, boat("M"))
    state.seats[0].hand = [84]
    drawn = shown(text.draw(state.view(0), WORDS["en"], NAMES))
    assert " 5  BBBBBBBBB" in drawn
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
    assert sum((len(joined) + 1) // 2 for joined in re.findall("@+", shown(drawn))) == 4
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
    assert "BBBBBBBBB" not in drawn
    assert "BBBBBBBBB" in shown(text.show_seat(view, 1, WORDS["en"], NAMES))
    assert "BBBBBBBBB" in shown(text.show_seat(view, 1, WORDS["de"], NAMES))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_full_boat_can_be_read(lang: str) -> None:
    """Neighbouring tiles are apart, and beside the boat stands what counts, within 80 columns and 24 lines."""
    match = Match(parse_record((RECORDS / "full-boat.kt").read_text("utf-8")))
    view, words = match.view(-1), WORDS[lang]
    assert isinstance(view, IsleView)
    lines = shown(text.show_seat(view, 0, words, NAMES), width=80).splitlines()
    assert len(lines) <= 22
    assert max(map(len, lines)) <= 80
    assert any(line.startswith(" 4  BBB RRR B B BBBBB GGGGGGG G BBBBB RRR OOO") for line in lines)
    counted = "\n".join(lines)
    families = {"en": "B blue: family of 13, 1 more", "de": "B blau: Familie aus 13, sonst 1"}
    assert families[lang] in counted
    assert words.say("count-no-gaps") in counted
    assert words.say("count-rats", {"count": 0}) in counted


def test_a_map_is_not_a_cat() -> None:
    """Without colours a treasure map differs from a cat that covers one cell."""
    drawn = shown(text.show_seat(rescue_turn().view(0), 0, WORDS["en"], NAMES))
    assert drawn.count(f"{boats.MAP_SIGN}") == 5 + drawn.count(f"{boats.MAP_SIGN} treasure map")


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


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_treasure_is_chosen_beside_the_boat(lang: str) -> None:
    """For a treasure map the common treasures with their shapes and the boat fit one window of 80 × 24."""
    whole = Match(parse_record((RECORDS / "three-players.kt").read_text("utf-8")))
    match, looks = whole.fork(0), 0
    for seat, move in whole.moves:
        view = match.view(seat)
        assert isinstance(view, IsleView)
        if view.pending and view.decider == seat and view.pending[-1].asks == "bonus":
            drawn = shown(text.brief(view, WORDS[lang], ["Anna", "Ben", "Cleo", "Dora"]), width=80)
            assert len(drawn.splitlines()) <= 21, drawn
            assert WORDS[lang].say("treasures") in drawn
            assert " A B C D" in drawn
            looks += 1
        match.submit(seat, move)
    assert looks


def test_heads_of_the_table_are_whole() -> None:
    """At 80 columns no head of the players' table is cut, with the names of bots and their levels."""
    for lang, words in WORDS.items():
        names = {"en": ["Anna", "Minka (kitten)"], "de": ["Anna", "Minka (Stubentiger)"]}[lang]
        drawn = shown(table_of(rescue_turn().view(0), words, names), width=80)
        assert "…" not in drawn
        assert all(name in drawn for name in names)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_family_game_shows_no_prices(lang: str) -> None:
    """Nobody pays for lessons in the family game; several treasures of a kind have no article."""
    match = Match.begin(game, NAMES, {"family": "yes"}, "prices")
    while not getattr(match.view(match.actors()[0]), "pack", ()):
        match.submit(match.actors()[0], match.legal(match.actors()[0])[0])
    drawn = shown(text.draw(match.view(match.actors()[0]), WORDS[lang], NAMES))
    assert WORDS[lang].say("pack") in drawn
    assert WORDS[lang].say("cost", {"cost": 0}) not in drawn
    assert "× a " not in drawn
