"""Set-up by card or by chance, and the opening cubes."""

from __future__ import annotations

import pytest

from katzentisch.core.chance import Chance
from katzentisch.core.reason import BadChance, BadOptions
from katzentisch.games.cryptid import game
from katzentisch.games.cryptid.box.cards import BOOKS, cards, cards_of
from katzentisch.games.cryptid.box.clues import HINTS, KEYS, component, true_hints
from katzentisch.games.cryptid.box.map import decode
from katzentisch.games.cryptid.rules.puzzle import broken_rules
from katzentisch.games.cryptid.tests.oracle import faults
from katzentisch.games.cryptid.tests.positions import (
    N3,
    N4,
    clues,
    do,
    may,
    number,
    pairs,
    position,
    refused,
    start,
    where,
)


def test_cr_01_components() -> None:
    """CR-01, CR-02: 54 cards, 19 of them normal; five books of 96 clues; 80 tips."""
    assert (len(cards_of(False)), len(cards_of(True))) == (19, 35)
    assert {len(book) for book in component("cards")["books"].values()} == {96}
    assert all(book.count(key) == 2 for book in component("cards")["books"].values() for key in KEYS)
    assert len(component("cards")["tips"]) == 80
    assert list(game.players) == [3, 4, 5]


@pytest.mark.parametrize("card", cards().values(), ids=lambda card: card.id)
def test_cr_16_every_card_has_its_habitat(card: object) -> None:
    """CR-16, CR-38, CR-R36, CR-T89: exactly the listed habitat, a true tip, no rule of a good puzzle broken."""
    chosen = cards()[card.id]  # type: ignore[attr-defined]
    for players in (3, 4, 5):
        found = chosen.clues(players)
        land = decode(chosen.map)
        assert pairs(land.common(found).hexes()) == [chosen.back(players).habitat]
        assert chosen.hint(players) in true_hints(found)
        assert broken_rules(land, found) == []
        assert faults(chosen.map, [KEYS[clue] for clue in found]) == []


def test_cr_t19_a_card_read() -> None:
    """CR-T19, CR-16: card N04 with three players uses the books alpha, beta and delta."""
    back = cards()["N04"].back(3)
    assert back.books == {"alpha": 17, "beta": 49, "delta": 56}
    assert cards()["N04"].clues(3) == clues("within2_cougar", "within1_mountain", "within3_white")
    assert back.habitat == (1, 4)


def test_cr_t21_cards_drawn() -> None:
    """CR-T21, CR-16, CR-R31: only cards of the mode; every used book goes to one seat, in every order."""
    drawn, orders = set(), set()
    for seed in range(400):
        chance = Chance(f"card {seed}")
        state = game.set_up(3, game.resolve(3, {"card": "drawn"}), chance)
        drawn.add(state.card)
        used = list(cards()[state.card].back(3).books)
        books = [BOOKS[book] for book in chance.outcomes["books"]]
        assert sorted(books) == sorted(used)
        dealt = [KEYS[player.clue] for player in state.seats]
        looked_up = cards()[state.card].back(3).books
        assert dealt == [component("cards")["books"][book][looked_up[book] - 1] for book in books]
        orders.add(tuple(used.index(book) for book in books))
    assert drawn == {f"N{number:02}" for number in range(1, 20)}
    assert len(orders) == 6


def test_cr_15_a_named_card_brings_its_mode() -> None:
    """CR-15, CR-R37: a named card sets the mode; another mode, an unknown card and two players are refused."""
    assert game.resolve(3, {"card": "A31"})["mode"] == "advanced"
    assert start(5, {"card": "A31"}, "s").view(0).advanced
    with pytest.raises(BadOptions, match="card-mode"):
        game.resolve(3, {"card": "A31", "mode": "normal"})
    with pytest.raises(BadOptions, match="option-value"):
        game.resolve(3, {"card": "N99"})
    with pytest.raises(BadOptions, match="players"):
        game.resolve(2, {})


def spelled(text: dict[str, str], options: dict[str, str] | None = None, players: int = 3) -> Chance:
    """Start a game whose chance is spelled out."""
    chance = Chance(None, {label: game.parse_chance(label, words) for label, words in text.items()})
    game.start(players, {"starter": "0", **(options or {})}, chance)
    return chance


GOOD = {"map": N3[0], "clues": " ".join(N3[1]), "hint": "no_within1"}


def test_spelled_out_chance() -> None:
    """CR-09, CR-17: map, clues and hint can be given; what chance did can be spelled again."""
    chance = spelled(GOOD)
    assert {label: game.spell_chance(label, outcome) for label, outcome in chance.outcomes.items()} == GOOD
    card = spelled({"card": "N01", "books": "gamma alpha beta"}, {"card": "drawn"})
    assert game.spell_chance("card", card.outcomes["card"]) == "N01"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"clues": "within2_cougar on_water_or_swamp"}, "clues-number"),
        ({"clues": "within2_cougar within2_cougar on_water_or_swamp"}, "clues-number"),
        ({"clues": "within2_cougar on_water_or_swamp not_within3_blue"}, "clue-mode"),
        ({"clues": "on_forest_or_swamp within1_animal within3_blue"}, "clues-habitats"),
        ({"hint": "no_within2"}, "hint-false"),
        ({"map": "23154C4554191B17707A69"}, "map-mode"),
    ],
)
def test_impossible_chance_is_refused(change: dict[str, str], reason: str) -> None:
    """CR-02, CR-09: clues that are too few, doubled, of another mode or without one habitat; a false hint."""
    with pytest.raises(BadChance, match=reason):
        spelled({**GOOD, **change})


@pytest.mark.parametrize("label", ["clues", "hint", "card", "books"])
def test_unreadable_chance_is_refused(label: str) -> None:
    """Words that are no clue, hint, card or book are refused."""
    with pytest.raises(BadChance, match="chance-notation"):
        game.parse_chance(label, "nonsense")


def test_clues_without_a_map_are_refused() -> None:
    """CR-15: the map comes before the clues."""
    with pytest.raises(BadChance, match="chance-missing"):
        spelled({"clues": GOOD["clues"]})


def test_a_given_map_gets_clues() -> None:
    """CR-18: on a map that is spelled out the maker looks for clues."""
    chance = Chance("seed", {"map": game.parse_chance("map", N4[0])})
    game.start(4, {"share": "50"}, chance)
    assert len(chance.outcomes["clues"]) == 4


def test_cr_r33_start_player() -> None:
    """CR-R33: drawn from the seed, or named."""
    starters = {start(3, {"card": "N01"}, f"{seed}").starter for seed in range(30)}
    assert starters == {0, 1, 2}
    assert game.start(3, {"starter": "2"}, Chance("x")).actors() == [2]


def test_cr_17_own_clue_only() -> None:
    """CR-17: everybody is told the player's own clue and no other; it stays in the view."""
    state = game.set_up(4, game.resolve(4, {"card": "N01"}), Chance("x"))
    state.log = []
    state.begin()
    told = {event.to: event.data["clue"] for event in state.told() if event.key == "your-clue"}
    assert told == {seat: state.view(seat).clue for seat in range(4)}
    assert state.view(-1).clue == ""


def test_cr_t22_opening_cubes() -> None:
    """CR-T22, CR-20, CR-21: 66 hexes for the first cube, 64 for the next player's."""
    state = position(N3, opening=True)
    assert len(where(state, 0, "cube")) == 66
    do(state, 0, "cube", (3, 5))
    assert len(where(state, 1, "cube")) == 64


def test_cr_t23_opening_order() -> None:
    """CR-T23, CR-20, CR-R12: one cube each, clockwise from the start player, twice; then the start player's turn."""
    state = position(N4, turn=2, opening=True)
    order = []
    for _ in range(8):
        seat = state.actor()
        order.append(seat)
        state.apply(seat, state.legal(seat)[0])
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]
    assert state.actors() == [2]
    assert state.view(-1).phase == "turn"


def test_cr_t24_second_opening_cube() -> None:
    """CR-T24, CR-11, CR-12, CR-21: closed hexes, own pieces and fitting hexes are refused; structures do not block."""
    state = position(N3, opening=True)
    for seat, at in enumerate([(3, 5), (0, 1), (4, 3)]):
        do(state, seat, "cube", at)
    assert refused(state, 0, "cube", (0, 1)) == "hex-closed"
    assert refused(state, 0, "cube", (4, 3)) == "hex-closed"
    assert refused(state, 0, "cube", (3, 5)) == "hex-closed"
    assert refused(state, 0, "cube", (0, 0)) == "clue-allows"
    assert len(where(state, 0, "cube")) == 64
    assert may(state, 0, "cube", (2, 5))
    assert state.land.structure(number((2, 5))) == "green shack"


def test_cr_t26_nothing_else_in_the_opening() -> None:
    """CR-T26, CR-20: no question, no search, nobody before the turn."""
    state = position(N3, opening=True)
    assert refused(state, 0, "ask 1 at", (0, 0)) == "due-opening"
    assert refused(state, 0, "search", (0, 0)) == "due-opening"
    assert refused(state, 1, "cube", (0, 1)) == "not-your-turn"


def test_hint_labels_are_known() -> None:
    """CR-38: the eleven kinds of hint are those of the tips in the box."""
    assert set(component("cards")["tips"]) <= set(HINTS)
    assert len(HINTS) == 11


@pytest.mark.parametrize("players", [3, 4, 5])
def test_simple_clues_are_offered_first(players: int) -> None:
    """Whatever the number of players, people are offered simple clues, and see that there are others."""
    mode = next(option for option in game.options(players) if option.name == "mode")
    assert (mode.suggested or mode.default) == "normal"
    assert mode.prominent
