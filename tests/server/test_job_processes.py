"""Nobody waits for what another asked for: heavy work is done beside the loop, and bounded."""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from katzentisch.core.catalogue import find
from katzentisch.core.game_package import GameCompanion, GameReview
from katzentisch.core.words import Words
from katzentisch.play.match import Match
from katzentisch.play.record import Line
from katzentisch.table import referee, seating
from katzentisch.table.referee import MAX_BACKS, MAX_LINES, Referee

from .house import House
from .test_play import played, refusal, two


@pytest.fixture
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process no puzzle can be made, and nobody can look back."""

    def refuse(*asked: Any) -> dict[str, Any]:
        raise AssertionError("this holds everybody up")

    entry = find("cryptid")
    monkeypatch.setattr(sys.modules[type(entry.game).__module__], "make", refuse)
    monkeypatch.setattr(entry, "companion", GameCompanion(deal=refuse))
    monkeypatch.setattr(entry, "review", GameReview(review=refuse))


def heavy(seed: str = "heavy") -> str:
    """A Cryptid record of a few lines that goes back to its beginning again and again."""
    head = f"katzentisch 1\ngame cryptid/1\nplayers Anna, Ben, Cleo\nseed {seed}\n"
    return head + 60 * "@ back to 0\n"


@pytest.mark.usefixtures("light")
def test_a_puzzle_is_made_where_nobody_waits_for_it(tmp_path: Path) -> None:
    """Starting, coming back to a table, replaying, uploading, laying out and looking back: none of it on the loop."""

    async def scene(here: House) -> None:
        anna = here.person()
        code = await anna.open("cryptid", ["", "random", "random"])
        await anna.sit(code, 0, "Anna")
        await anna.start(code)
        match = (await anna.update(code, 0))["match"]
        await here.lobby.close_room(here.room(code))
        here.lobby.jobs.deals.clear()
        assert (await anna.update(code, 0))["match"] == match
        assert (await anna.get(f"matches/{match}/replay", seat=0))["plies"] >= 0
        assert (await anna.post("records", {"record": heavy()}))["game"] == "cryptid"
        assert await anna.post("companion/cryptid", {"players": 3})
        over = await anna.post("records", {"record": find("cryptid").read("records", "game-3.kt")})
        assert (await anna.get(f"matches/{over['match']}/hindsight"))["game"] == "cryptid"

    played(scene)(tmp_path)


@played
async def test_a_long_match_is_folded_beside_the_loop(here: House) -> None:
    """Anybody who opens a table with thousands of lines holds nobody up."""
    threads: set[str] = set()
    follow = Referee.follow

    def noting(own: Referee, *asked: Any) -> None:
        threads.add(threading.current_thread().name)
        follow(own, *asked)

    anna, _, code = await two(here)
    room = here.room(code)
    record = Match.begin(find("5211").game, ["Anna", "Ben"], seed="long").record
    record.lines = 300 * [Line(0, "leaves", table=True), Line(0, "returns", table=True)]
    await seating.begin_from_record(room, record)
    await here.lobby.close_room(room)
    with patch.object(Referee, "follow", noting):
        assert (await anna.update(code, 0))["seq"] == 600
    assert threads
    assert threading.main_thread().name not in threads


@played
async def test_a_record_that_nobody_plays_is_refused(here: House) -> None:
    """Too many lines, or too many ways back, by upload; too many ways back, by orders."""
    anna = here.person()
    head = "katzentisch 1\ngame 5211/1\nplayers Anna, Ben\nseed x\n"
    for line, count in (("@ back to 0", MAX_BACKS), ("@ 0 leaves", MAX_LINES)):
        assert (await anna.ask("POST", "records", {"record": head + count * f"{line}\n"})).is_success
        answer = await anna.ask("POST", "records", {"record": head + (count + 1) * f"{line}\n"})
        assert (answer.status_code, refusal(answer)) == (422, "record-long")
    code = await anna.open("5211", ["", "random"])
    await anna.sit(code, 0, "Anna")
    await anna.start(code)
    with patch.object(referee, "MAX_BACKS", 2):
        for refused in ("", "", "too-many-lines"):
            seq = (await anna.update(code, 0))["seq"]
            while (answer := await anna.order(code, "back", 0, seq, ply=0)).status_code == 409:
                seq = answer.json()["update"]["seq"]
            assert answer.is_success if not refused else refusal(answer) == refused


@played
async def test_the_list_of_games_is_made_once(here: House) -> None:
    """However many come; what is in the words files is not read again for each of them."""
    reads: list[str] = []
    read = Words.__init__

    def noting(own: Words, lang: str, *more: Any) -> None:
        reads.append(lang)
        read(own, lang, *more)

    anna = here.person()
    first = await anna.get("games")
    with patch.object(Words, "__init__", noting):
        for _ in range(3):
            assert await anna.get("games") == first
    assert reads == []
