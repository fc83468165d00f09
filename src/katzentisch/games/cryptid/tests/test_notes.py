"""The notebook for the real table."""

from __future__ import annotations

import pytest

from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.reason import Refusal
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.cryptid.box.clues import KEYS
from katzentisch.games.cryptid.box.map import decode, hex_name
from katzentisch.games.cryptid.rules.deduce import deduce
from katzentisch.games.cryptid.shown.notes import judge
from katzentisch.games.cryptid.view import CryptidView
from katzentisch.play.match import Match

ENTRY = find("cryptid")
NAMES = ["Anna", "Ben", "Cleo"]


def hunt(plies: int, seed: str = "notes") -> tuple[Match, CryptidView]:
    match = Match.begin(ENTRY.game, NAMES, {"starter": "0"}, seed)
    source = rng(seed)
    while match.ply < plies and not match.over:
        seat = match.actors()[0]
        asked = [move for move in match.legal(seat) if ENTRY.game.spell(move).split()[0] not in ("agree", "search")]
        match.submit(seat, asked[source.below(len(asked))])
    view = match.view(0)
    assert isinstance(view, CryptidView)
    return match, view


def sheet_of(view: CryptidView, **more: object) -> dict[str, object]:
    pieces = [
        {"seat": seat, "hex": at, "piece": kind}
        for kind, rows in (("cube", view.cubes), ("disc", view.discs))
        for seat, row in enumerate(rows)
        for at in row
    ]
    return {"map": view.map, "names": NAMES, "pieces": pieces, **more}


def test_together_it_knows_what_a_seat_can_know() -> None:
    """CR-R35: the same clues and hexes as the game's own deduction."""
    _, view = hunt(16)
    found = judge(sheet_of(view, seat=0, clue=view.clue, together=True))
    known = deduce(view)
    assert found.more["hexes"] == [at for at, count in enumerate(known.hexes) if count]
    for seat in (1, 2):
        assert found.more["clues"][seat] == [KEYS[clue] for clue, count in enumerate(known.clues[seat]) if count]
    alone = judge(sheet_of(view, seat=0, clue=view.clue))
    assert set(found.more["hexes"]) <= set(alone.more["hexes"])
    assert not alone.steps


def test_two_pieces_that_cannot_both_be_right_are_named() -> None:
    """A disc that becomes a lie is found, and so is a wrong piece of one's own."""
    match, view = hunt(16)
    land = decode(view.map)
    pieces = sheet_of(view)["pieces"]
    assert isinstance(pieces, list)
    own = KEYS.index(view.clue)
    taken = {piece["hex"] for piece in pieces}
    wrong = next(at for at in range(108) if at not in taken and not land.fits(own, at))
    lying = [*pieces, {"seat": 0, "hex": wrong, "piece": "disc"}]
    told = judge({"map": view.map, "names": NAMES, "pieces": lying, "seat": 0, "clue": view.clue}).steps
    assert [(event.key, event.data["hex"]) for event in told] == [("wrong-piece", hex_name(wrong))]
    all_wrong = [{"seat": 1, "hex": at, "piece": "cube" if at % 2 else "disc"} for at in range(0, 108, 5)]
    told = judge({"map": view.map, "names": NAMES, "pieces": all_wrong}).steps
    assert told
    assert {event.key for event in told} <= {"lie-pair", "lie-some"}
    assert match.players == 3


def test_a_correction_step_by_step() -> None:
    """CR-34, CR-35: the other kind in its place, and the piece to a hex where it is right, open and free."""
    _, view = hunt(10)
    land = decode(view.map)
    clue = KEYS.index(view.clue)
    taken = {at for rows in (view.cubes, view.discs) for row in rows for at in row}
    wrong = next(at for at in range(108) if at not in taken and land.fits(clue, at))
    sheet = sheet_of(view, seat=0, clue=view.clue, correcting={"seat": 0, "hex": wrong})
    sheet["pieces"] = [*sheet["pieces"], {"seat": 0, "hex": wrong, "piece": "cube"}]  # type: ignore[misc]
    found = judge(sheet)
    assert [event.key for event in found.steps][-2:] == ["correct-swap", "correct-relay"]
    relay = found.more["relay"]
    closed = {at for row in view.cubes for at in row}
    assert relay == [
        at
        for at in range(108)
        if not land.fits(clue, at) and at not in closed and at not in view.discs[0] and at != wrong
    ]
    for lang in LANGUAGES:
        assert all(Words(lang, ENTRY).event(event, NAMES) for event in found.steps)


PIECE = {"seat": 0, "hex": 3, "piece": "cube"}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"map": "1"}, "map-length"),
        ({"map": "zz"}, "map-digit"),
        ({"pieces": [PIECE, PIECE | {"piece": "disc"}]}, "sheet-two-pieces"),
        ({"pieces": [PIECE, PIECE | {"seat": 1}]}, "sheet-two-cubes"),
        ({"pieces": [PIECE | {"seat": 3}]}, "sheet-seats"),
        ({"pieces": [PIECE | {"hex": 108}]}, "sheet-json"),
        ({"hint": "rain"}, "sheet-hint"),
        ({"seat": 0, "clue": "rain"}, "clue-unknown"),
        ({"correcting": {"seat": 0, "hex": 9}}, "sheet-no-piece"),
        ({"names": ["Anna", "Ben"]}, "sheet-json"),
    ],
)
def test_what_cannot_be(change: dict[str, object], key: str) -> None:
    """Each with a sentence of its own in both languages."""
    _, view = hunt(0)
    with pytest.raises(Refusal) as refusal:
        judge({"map": view.map, "names": NAMES} | change)
    assert refusal.value.reason.key == key
    assert all(Words(lang, ENTRY).knows(f"why-{key}") for lang in LANGUAGES)
