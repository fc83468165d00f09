"""How a match ended, told in the words of every game."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.chance import rng
from katzentisch.core.game_package import GamePackage
from katzentisch.core.words import LANGUAGES, Words, shared_words
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from katzentisch.terminal.result import print_result

NAMES = ["Anna", "Ben", "Cleo"]


@pytest.mark.parametrize(("record", "told"), [("tie-by-fish.kt", True), ("shared-win.kt", False)])
def test_a_tie_is_explained_where_it_was_broken(record: str, told: bool) -> None:
    """Equal points with different places look like a mistake without a reason."""
    entry = find("isle_of_cats")
    match = Match(parse_record(entry.read("records", record) or ""))
    paper = io.StringIO()
    print_result(entry, match, match.record.players, Words("en", entry), Console(file=paper, width=80))
    assert ("more fish decide" in paper.getvalue()) is told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("entry", catalogue().values(), ids=lambda entry: entry.folder)
def test_the_result_is_told_in_every_game(entry: GamePackage, lang: str) -> None:
    """No game's own word takes the place of the sentence that names winners."""
    source = rng("result")
    match = Match.begin(entry.game, NAMES, {}, "result")
    while not match.over and match.ply < 20:
        seat = match.actors()[0]
        legal = match.legal(seat)
        match.submit(seat, legal[source.below(len(legal))])
    paper = io.StringIO()
    words = Words(lang, entry)
    print_result(entry, match, NAMES, words, Console(file=paper, width=80))
    assert all(name in paper.getvalue() for name in NAMES)
    own = entry.read("words", f"{lang}.ftl")
    assert own
    for key in ("final", "final-place", "final-place-shared", "kept", "saved"):
        assert f"\n{key} =" in f"\n{shared_words(lang)}"
        assert f"\n{key} =" not in f"\n{own}"
