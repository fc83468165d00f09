"""The small parts that everything stands on."""

from __future__ import annotations

import pytest

from katzentisch.bots.roster import LEVELS, adviser, names, standby, usual
from katzentisch.core.bits import bit, count, mask_of, nth, numbers
from katzentisch.core.catalogue import UnknownGame, catalogue, find
from katzentisch.core.chance import Chance, fingerprint, rng
from katzentisch.core.event import Event, heard
from katzentisch.core.options import Option, resolve
from katzentisch.core.reason import BadChance, BadOptions
from katzentisch.core.state import rank
from katzentisch.core.words import language
from katzentisch.play.seats import Sitter, from_record, parse_seats

BOTS = ["heuristic", "search", "random"]


def test_bits_agree_with_sets() -> None:
    """Masks count, list and find their members as sets do."""
    source = rng("bits")
    for _ in range(500):
        members = sorted({source.below(61) for _ in range(source.below(30))})
        mask = mask_of(tuple(members))
        assert mask == sum(2**n for n in members)
        assert count(mask) == len(members)
        assert numbers(mask) == members
        assert [nth(mask, n) for n in range(len(members))] == members
    assert [bit(n) for n in range(61)] == [2**n for n in range(61)]


def test_chance_is_fair() -> None:
    """Numbers below n and orders of a small deck come up equally often (chi-square, fixed seed)."""
    source = rng("fair")
    for n in (2, 3, 6, 7, 52):
        seen = [0] * n
        for _ in range(600 * n):
            seen[source.below(n)] += 1
        assert sum((times - 600) ** 2 / 600 for times in seen) < n + 6 * (2 * n) ** 0.5
    orders: dict[tuple[int, ...], int] = {}
    for number in range(24 * 200):
        order = tuple(Chance(f"seed {number}").shuffled("deal", [1, 2, 3, 4]))
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 24
    assert sum((times - 200) ** 2 / 200 for times in orders.values()) < 24 + 6 * 48**0.5


def test_chance_depends_on_seed_and_label_alone() -> None:
    """The same question has the same answer, in any order; another label or seed has another."""
    deck = list(range(50))
    one, other = Chance("seed"), Chance("seed")
    second = one.shuffled("deal 2", deck)
    assert other.shuffled("deal 1", deck) != second
    assert other.shuffled("deal 2", deck) == second
    assert Chance("seed 2").shuffled("deal 2", deck) != second
    assert deck == list(range(50))
    labels = [Chance("s").shuffled(f"deal {n}", deck)[0] for n in range(400)]
    assert len(set(labels)) == 50


def test_spelled_chance_comes_first_and_is_checked() -> None:
    """What a record spells out is taken if it is possible; what it leaves out needs a seed."""
    chance = Chance(None, {"deal": [3, 1, 2], "starter": [1]})
    assert chance.shuffled("deal", [1, 2, 3]) == [3, 1, 2]
    assert chance.below("starter", 2) == 1
    assert chance.outcomes == {"deal": [3, 1, 2], "starter": [1]}
    for ask in (
        lambda: chance.shuffled("deal", [1, 2, 4]),
        lambda: chance.below("starter", 1),
        lambda: chance.shuffled("deal 2", [1]),
    ):
        with pytest.raises(BadChance):
            ask()


def test_a_seed_can_be_shown_without_giving_it_away() -> None:
    """Fingerprints differ with the seed and do not contain it."""
    assert fingerprint("abc") != fingerprint("abd")
    assert "abc" not in fingerprint("abc")


def test_options_are_checked() -> None:
    """Defaults fill in; unknown names and values are refused; a number keeps its range."""
    declared = [Option("side", "white", ("white", "purple")), Option("share", "10", ("5", "50"), kind="number")]
    assert resolve(declared, {"share": "07"}) == {"side": "white", "share": "7"}
    for bad in ({"side": "green"}, {"size": "1"}, {"share": "51"}, {"share": "many"}):
        with pytest.raises(BadOptions):
            resolve(declared, bad)


def test_private_events_are_heard_by_one() -> None:
    """An event to a seat reaches that seat only; the gallery hears what everybody hears."""
    events = [Event("all"), Event("mine", to=1)]
    assert heard(events, 1) == events
    assert heard(events, 0) == heard(events, -1) == events[:1]


def test_ranks_are_shared() -> None:
    """Scores are compared entry by entry; equal ones share a rank and the next rank is left out."""
    assert rank([(3, 1), (5, 0), (3, 1), (3, 2)]) == [3, 1, 3, 2]


def test_games_are_found_by_id_and_folder() -> None:
    """The catalogue knows a game by both names and lists them when asked for another."""
    for entry in catalogue().values():
        assert find(entry.game.id) is find(entry.folder) is entry
    with pytest.raises(UnknownGame, match="chess"):
        find("chess")


def test_seats_are_people_or_bots() -> None:
    """People by name, bots by kind and budget; a near miss is no name; records keep it all."""
    sitters = parse_seats("me, search:0.5s,heuristic,Ben", BOTS, "Anna")
    assert [str(sitter) for sitter in sitters] == ["Anna", "bot:search(0.5s)", "bot:heuristic", "Ben"]
    assert from_record([str(sitter) for sitter in sitters]) == sitters
    assert len({sitter.name for sitter in sitters}) == 4
    assert sitters[3] == Sitter("Ben")
    for text in ("serch", "me,me", "heuristics", "", "a=b", "search:1 s", "search:-1s", "Search(soon)", "search:0"):
        with pytest.raises(BadOptions):
            parse_seats(text, BOTS, "Anna")


def test_bots_are_known_by_every_word_for_them() -> None:
    """In any capitals, in another language where its words are given, with a budget in either spelling."""
    words = {"search": "search", "Suche": "search", "Kätzchen": "kitten"}
    for text, wanted in (
        ("SEARCH:1s", "bot:search(1s)"),
        ("suche:0.50s", "bot:search(0.5s)"),
        ("bot:search(200)", "bot:search(200)"),
        ("Search(1sx2)", "bot:search(1sx2)"),
        ("kätzchen", "bot:kitten"),
        ("Katja", "Katja"),
    ):
        assert [str(sitter) for sitter in parse_seats(text, words, "Anna")] == [wanted]


def test_every_game_has_the_bots_for_any_game() -> None:
    """Random and search sit down anywhere; a game's own bots come first, the levels from weak to strong."""
    for entry in catalogue().values():
        kinds = names(entry)
        assert kinds[-2:] == ["search", "random"]
        levels = [level for level in LEVELS if level in kinds]
        assert kinds[: len(levels)] == levels
        assert kinds[len(levels)] == standby(entry) == "heuristic"
        assert usual(entry) == (levels[1] if levels else "heuristic")
        assert adviser(entry) == (levels[-1] if levels else "heuristic")


def test_language_follows_wish_then_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wish wins, then the locale; anything unknown is English."""
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert language() == "de"
    assert language("en") == "en"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert language() == "en"
