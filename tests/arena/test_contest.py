"""A contest decides its games: the same deal for every seating, luck of one's own for every player."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from katzentisch.arena.contest import Contest, Pairing, fingerprint_of_code
from katzentisch.arena.lineup import Contender
from katzentisch.arena.referee import ContestGame, play_contest_game, unwatched
from katzentisch.core.catalogue import find
from katzentisch.core.game_package import GamePackage
from katzentisch.core.view import View, encode

from .contests import contest


def deal(held: Contest, pairing: Pairing) -> list[View]:
    """What everybody sees before the first move."""
    with ExitStack() as guests:
        table = ContestGame(held, pairing, guests, unwatched)
        return [table.match.view(seat) for seat in range(len(held.lineup))]


@pytest.mark.parametrize("game", ["5211", "cat_in_the_box", "cryptid"])
def test_duplicate_deals(game: str) -> None:
    """In every seating of a deal each seat is dealt the same; another deal is another."""
    held = contest("random,heuristic,search:1", game)
    first, *others = [deal(held, Pairing(4, seating)) for seating in range(3)]
    assert all(other == first for other in others)
    assert deal(held, Pairing(5, 0)) != first


def test_luck_is_ones_own() -> None:
    """No two players of a contest share a seed, and none is the deal's."""
    held = contest("random,random,random")
    seeds = [held.bot_seed(Pairing(at, seating), seat) for at in range(3) for seating in range(3) for seat in range(3)]
    seeds += [held.deal_seed(at) for at in range(3)]
    assert len(set(seeds)) == len(seeds)


def test_whole_deals() -> None:
    """As many games as asked for, rounded up to whole deals."""
    held = contest("heuristic,random,random")
    assert list(held.pairings(4)) == [Pairing(at, seating) for at in range(2) for seating in range(3)]


def test_the_key_changes_with_everything_that_matters() -> None:
    held = contest("heuristic,random")
    others = [
        msgspec.structs.replace(held, **change)
        for change in (
            {"game": "cryptid"},
            {"version": 99},
            {"options": {"long": "yes"}},
            {"lineup": (Contender("random"), Contender("heuristic"))},
            {"lineup": (Contender("search", "1"), Contender("random"))},
            {"lineup": (Contender("search", "1", open=True), Contender("random"))},
            {"seed": "other"},
            {"orders": True},
            {"deadline": 1.0},
            {"code": "other"},
        )
    ]
    assert len({held.key, *(other.key for other in others)}) == len(others) + 1
    assert contest("heuristic,random").key == held.key


def test_the_code_of_programs_counts(tmp_path: Path) -> None:
    """A program that was changed since is another competitor."""
    program = tmp_path / "bot.sh"
    lineup = (Contender(command=f"sh {program}"),)
    program.write_text("one", "utf-8")
    before = fingerprint_of_code(find("5211"), lineup)
    assert fingerprint_of_code(find("5211"), lineup) == before
    program.write_text("two", "utf-8")
    assert fingerprint_of_code(find("5211"), lineup) != before
    assert fingerprint_of_code(find("cryptid"), lineup) != fingerprint_of_code(find("5211"), lineup)


def test_the_weights_of_nets_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A net that was replaced since is another contest; a page, a word or a test is not."""
    package = tmp_path / "weighted"
    for name in ("bots/nets/2.net", "web/board.css", "words/en.ftl", "tests/test_it.py", "RULES.md"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_bytes(b"old")
    (package / "__init__.py").write_text("from katzentisch.games.g5211 import game as game\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "weighted", raising=False)
    entry = GamePackage("weighted")
    before = fingerprint_of_code(entry, ())
    for name in ("web/board.css", "words/en.ftl", "tests/test_it.py", "RULES.md"):
        (package / name).write_bytes(b"new")
    assert fingerprint_of_code(entry, ()) == before
    (package / "bots" / "nets" / "2.net").write_bytes(b"new")
    assert fingerprint_of_code(entry, ()) != before


def test_a_game_is_the_same_twice() -> None:
    """With budgets in worlds nothing but times differs."""
    held = contest("search:5,random,heuristic", "cat_in_the_box")
    assert encode(play_contest_game(held, Pairing(0, 1))[0]) == encode(play_contest_game(held, Pairing(0, 1))[0])
