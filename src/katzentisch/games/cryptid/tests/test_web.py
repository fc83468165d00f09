"""What the browser is told, and maps by which its own geometry is checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from katzentisch.games.cryptid.cards import cards
from katzentisch.games.cryptid.clues import KEYS, clues_of
from katzentisch.games.cryptid.facts import facts
from katzentisch.games.cryptid.map import HEXES, decode, distance

FIXTURES = Path(__file__).parents[1] / "web" / "tests" / "maps.json"
SAMPLE = ("N01", "N12", "A03", "A30")


def fixtures() -> dict[str, Any]:
    """The facts, distances from two hexes, and where each clue holds on some maps, as rows of 0 and 1."""
    maps = {}
    for card in SAMPLE:
        land = decode(cards()[card].map)
        maps[land.code] = {
            KEYS[clue]: "".join(str(int(land.fits(clue, at))) for at in range(HEXES))
            for clue in clues_of(land.advanced)
        }
    distances = {str(start): [distance(start, at) for at in range(HEXES)] for start in (0, 53)}
    return {"facts": json.loads(json.dumps(facts())), "distances": distances, "maps": maps}


def test_the_browser_is_checked_against_these_maps() -> None:
    """The fixtures of the browser's tests are what this build says; run this module to write them anew."""
    assert json.loads(FIXTURES.read_text("utf-8")) == fixtures()


def test_facts_tell_nothing_of_any_card() -> None:
    """Cards are named, but neither their maps nor their clues nor their habitats go to the browser (CR-R32)."""
    told = json.dumps(facts())
    for card in cards().values():
        assert card.map not in told
        assert card.map[:6] not in told
    assert facts()["cards"] == list(cards())


if __name__ == "__main__":
    FIXTURES.write_text(json.dumps(fixtures(), indent=1) + "\n", "utf-8")
