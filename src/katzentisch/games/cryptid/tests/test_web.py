"""What the browser is told, and maps by which its own geometry is checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from katzentisch.core.reason import BadOptions
from katzentisch.games.cryptid.box.cards import cards
from katzentisch.games.cryptid.box.clues import KEYS, clues_of, true_hints
from katzentisch.games.cryptid.box.map import HEXES, decode, distance
from katzentisch.games.cryptid.shown.companion import deal
from katzentisch.games.cryptid.shown.facts import facts

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
    """The fixtures of the browser's tests are what this build says; run this module to write them again."""
    assert json.loads(FIXTURES.read_text("utf-8")) == fixtures()


def test_facts_tell_nothing_of_any_card() -> None:
    """Cards are named, but neither their maps nor their clues nor their habitats go to the browser (CR-R32)."""
    told = json.dumps(facts())
    for card in cards().values():
        assert card.map not in told
        assert card.map[:6] not in told
    assert facts()["cards"] == list(cards())


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("mode", ["normal", "advanced"])
@pytest.mark.parametrize("card", ["none", "drawn"])
def test_a_set_up_for_the_table(players: int, mode: str, card: str) -> None:
    """CR-19: one device gets the map, a clue for everybody, the hint and the habitat; a seed gives it again."""
    options = {"mode": mode, "card": card}
    dealt = deal(players, options, "Mieze")
    land = decode(dealt["map"])
    clues = [KEYS.index(key) for key in dealt["clues"]]
    assert land.advanced == (mode == "advanced")
    assert len(clues) == len(set(clues)) == players
    assert land.common(clues).hexes() == [dealt["habitat"]]
    assert dealt["hint"] in true_hints(clues)
    assert deal(players, options, "Mieze") == dealt


def test_a_set_up_of_a_card_is_that_of_the_box() -> None:
    """CR-16, CR-19: a named card brings its map, its mode and the clues of its books, in any order."""
    dealt = deal(4, {"card": "A07"})
    card = cards()["A07"]
    assert dealt["map"] == card.map
    assert sorted(dealt["clues"]) == sorted(KEYS[clue] for clue in card.clues(4))
    assert dealt["hint"] == card.hint(4)


@pytest.mark.parametrize(
    ("players", "options", "why"),
    [(2, {}, "players"), (3, {"card": "N01", "mode": "advanced"}, "card-mode"), (3, {"card": "X"}, "option-value")],
)
def test_a_set_up_that_cannot_be(players: int, options: dict[str, str], why: str) -> None:
    """CR-19: what no table could play is refused with a reason."""
    with pytest.raises(BadOptions) as refused:
        deal(players, options)
    assert refused.value.reason.key == why


if __name__ == "__main__":
    FIXTURES.write_text(json.dumps(fixtures(), indent=1) + "\n", "utf-8")
