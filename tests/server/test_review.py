"""Looking back on a finished match: what a game says of it, to whom, and when."""

from __future__ import annotations

from katzentisch.core.catalogue import find
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

from .house import House
from .test_play import played, refusal


@played
async def test_hindsight_comes_after_the_end(here: House) -> None:
    """Anybody who asks gets one row of counts for each ply once the hunt is over, and nothing before."""
    anna = here.person()
    record = find("cryptid").read("records", "game-3.kt") or ""
    over = await anna.post("records", {"record": record})
    told = (await anna.ask("GET", f"matches/{over['match']}/hindsight")).json()
    plies = Match(parse_record(record)).ply
    assert told["game"] == "cryptid"
    assert len(told["found"]["hexes"]) == plies
    assert {len(row) for row in told["found"]["hexes"]} == {5}
    assert told["found"]["hexes"][0] == [11, 16, 23, 12, 35]
    assert told["found"]["hexes"][-1] == [1] * 5
    on = await anna.post("records", {"record": record, "ply": plies - 1, "seats": ["", "", "", ""]})
    assert refusal(await anna.ask("GET", f"matches/{on['match']}/hindsight")) == "match-on"


@played
async def test_a_game_without_a_review_says_so(here: House) -> None:
    """There is no such page for a game that says nothing."""
    anna = here.person()
    over = await anna.post("records", {"record": find("5211").read("records", "shared-win.kt")})
    assert refusal(await anna.ask("GET", f"matches/{over['match']}/hindsight")) == "no-page"
