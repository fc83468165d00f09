"""Whole matches as people see them: every text is a sentence of the page's language and tells what the record says."""

from __future__ import annotations

from importlib.resources import files

import pytest

from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.chance import rng
from katzentisch.core.game import Game
from katzentisch.core.words import LANGUAGES
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from tests.web.conftest import Visit
from tests.web.crawl import NAMES, Crawler
from tests.web.visitor import golden

SHORT = [
    ("cat_in_the_box", "paradox_by_leader.kt", 0, 1, "de", "laptop"),
    ("cat_in_the_box", "two_players-shared_win.kt", 0, 0, "en", "phone"),
    ("g5211", "disaster.kt", 20, 2, "de", "laptop"),
    ("g5211", "shared-win.kt", 40, 1, "en", "laptop"),
    ("isle_of_cats", "solo-lost.kt", 100, 0, "en", "laptop"),
    ("isle_of_cats", "two-players.kt", 320, 1, "de", "laptop"),
    ("cryptid", "seeded-normal.kt", 6, 1, "de", "laptop"),
    ("cryptid", "win-by-search.kt", 0, 0, "en", "phone"),
]
"""A golden record each, from which move on it is followed, from which seat, in which language, on which screen."""
SMOKE = ["two_players-shared_win.kt", "shared-win.kt", "solo-lost.kt", "win-by-search.kt"]
"""The one of each game that `make test` follows."""


def vary_options(game: Game, players: int) -> list[dict[str, str]]:
    """The usual options, and every other value of each of them alone."""
    return [{}] + [
        {option.name: value}
        for option in game.options(players)
        for value in option.samples or option.choices
        if value != option.default
    ]


RECORDS = [
    (entry.folder, record.name)
    for entry in catalogue().values()
    for record in sorted(files(entry.package).joinpath("records").iterdir(), key=lambda file: file.name)
    if record.name.endswith(".kt")
]
RANDOM = [
    (entry.folder, players, number)
    for entry in catalogue().values()
    for players in entry.game.players
    for number in range(len(vary_options(entry.game, players)))
]


@pytest.mark.parametrize(
    ("folder", "record", "begin", "seat", "lang", "device"),
    [
        pytest.param(*each, id=f"{each[0]}-{each[1]}", marks=[pytest.mark.smoke] if each[1] in SMOKE else [])
        for each in SHORT
    ],
)
def test_a_match_is_told_as_it_was(
    visit: Visit, folder: str, record: str, begin: int, seat: int, lang: str, device: str
) -> None:
    """Every game with one of its rarer ends, alone and among others."""
    anna = visit(pace="brisk", lang=lang, device=device)
    Crawler(anna, visit(), golden(folder, record), seat, lang, begin).follow()


@pytest.mark.thorough
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("folder", "record"), RECORDS, ids=[" ".join(each) for each in RECORDS])
def test_every_golden_record_is_told_as_it_was(visit: Visit, folder: str, record: str, lang: str) -> None:
    """From the seat of the winner in one language, from the last one's in the other."""
    text = golden(folder, record)
    match = Match(parse_record(text))
    ranking = match.ranking()
    seat = ranking.index(min(ranking) if lang == "en" else max(ranking))
    Crawler(visit(pace="brisk", lang=lang), visit(), text, seat, lang).follow()


@pytest.mark.thorough
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("folder", "players", "number"), RANDOM)
def test_a_random_match_is_told_as_it_was(visit: Visit, folder: str, players: int, number: int) -> None:
    """Every game with every number of players and every value of every option, played at random."""
    game = find(folder).game
    options = vary_options(game, players)[number]
    lang = LANGUAGES[(players + number) % len(LANGUAGES)]
    chance = rng(f"crawl {folder} {players} {number}")
    match = Match.begin(game, NAMES[:players], options, f"crawl-{number}")
    while not match.over:
        seat = match.actors()[chance.below(len(match.actors()))]
        legal = match.legal(seat)
        match.submit(seat, legal[chance.below(len(legal))])
    Crawler(visit(pace="brisk", lang=lang), visit(), match.record.write(), chance.below(players), lang).follow()
