"""The scoring as it is told: every step that people take at the table, in that order."""

from __future__ import annotations

from katzentisch.core.event import Event
from katzentisch.games.g5211.tests.script import one_deal

COLOURS = ("yellow", "green", "orange", "dark-blue", "turquoise")


def told(cards: str) -> list[Event]:
    """What the gallery hears of a deal, from the scoring on."""
    events = one_deal(cards).events(-1)
    start = next(at for at, event in enumerate(events) if event.key.startswith("roosters"))
    return events[start:]


def counted(*counts: int) -> list[Event]:
    return [
        Event("colour-count", {"colour": colour, "count": count}) for colour, count in zip(COLOURS, counts, strict=True)
    ]


def kept(*shares: tuple[int, int]) -> list[Event]:
    return [
        Event("kept", {"seat": seat, "cards": cards, "points": points}) for seat, (cards, points) in enumerate(shares)
    ]


NEXT = [Event("deal", {"deal": 2})]


def test_a_colour_scores() -> None:
    """FT-07, FT-10: the roosters are counted, the colours are counted, one scores, everybody keeps."""
    assert told("Y3 Y2 G4 O2 | Y5 G2 T3 D2") == [
        Event("roosters", {"count": 0, "target": 4}),
        *counted(3, 2, 1, 1, 1),
        Event("colour-scores", {"colour": "yellow", "count": 3}),
        *kept((2, 5), (1, 5)),
        *NEXT,
    ]


def test_the_roosters_score() -> None:
    """FT-06, FT-R4: with the exact number of roosters no colour is even counted."""
    assert told("Y1 Y1 Y1 Y6 | Y1 Y5 G3 G2") == [
        Event("roosters-score", {"count": 4, "target": 4}),
        *kept((3, 3), (1, 1)),
        *NEXT,
    ]


def test_a_disaster() -> None:
    """FT-08: a colour at the limit is named with the limit, then the next one scores."""
    assert told("G2 G2 G3 Y4 | G3 G6 Y2 O5") == [
        Event("roosters", {"count": 0, "target": 4}),
        *counted(2, 5, 1, 0, 0),
        Event("disaster", {"colours": ["green"], "count": 5, "limit": 5}),
        Event("colour-scores", {"colour": "yellow", "count": 2}),
        *kept((1, 4), (1, 2)),
        *NEXT,
    ]


def test_two_disasters() -> None:
    """FT-08, FT-R5: colours that are out with the same count are named together, others one after the other."""
    assert told("Y2 Y3 Y2 Y4 | Y2 Y3 Y2 G2 | G2 G3 G2 G3 | G2 G4 O3 O4")[6:8] == [
        Event("disaster", {"colours": ["yellow", "green"], "count": 7, "limit": 7}),
        Event("colour-scores", {"colour": "orange", "count": 2}),
    ]
    assert told("Y2 Y3 Y2 Y4 | Y2 Y3 Y2 Y3 | G2 G3 G2 G3 | G2 G4 G3 O4")[6:9] == [
        Event("disaster", {"colours": ["yellow"], "count": 8, "limit": 7}),
        Event("disaster", {"colours": ["green"], "count": 7, "limit": 7}),
        Event("colour-scores", {"colour": "orange", "count": 1}),
    ]


def test_a_tie_chain() -> None:
    """FT-09: each tie is named from the top down until one colour stands alone."""
    assert told("Y2 Y3 Y4 G2 | G3 G4 O2 T2 | O3 T3 D2 D1")[6:] == [
        Event("tie", {"colours": ["yellow", "green"], "count": 3}),
        Event("tie", {"colours": ["orange", "dark-blue", "turquoise"], "count": 2}),
        Event("nobody-scores"),
        *NEXT,
    ]
    assert told("Y2 Y3 Y4 Y2 | G3 G2 G4 G3 | O2 O3 D2 D3 | T2 T3 T1 D1 | Y3 G2 O2 D2")[6:] == [
        Event("tie", {"colours": ["yellow", "green"], "count": 5}),
        Event("colour-scores", {"colour": "dark-blue", "count": 4}),
        *kept((0, 0), (0, 0), (2, 5), (1, 1), (1, 2)),
        *NEXT,
    ]


def test_disaster_tie_and_a_colour() -> None:
    """FT-R5: disaster first, then the tie, then the colour that is left."""
    assert told("G2 G2 G3 G3 | G2 G3 Y2 O2 | G4 Y3 O3 T4")[6:] == [
        Event("disaster", {"colours": ["green"], "count": 7, "limit": 6}),
        Event("tie", {"colours": ["yellow", "orange"], "count": 2}),
        Event("colour-scores", {"colour": "turquoise", "count": 1}),
        *kept((0, 0), (0, 0), (1, 4)),
        *NEXT,
    ]


def test_nobody_scores() -> None:
    """FT-11, FT-R7: with no colour left it is said that nobody scores, and nobody keeps anything."""
    assert told("G2 G2 G3 G3 | G2 G4 G5 G6")[6:] == [
        Event("disaster", {"colours": ["green"], "count": 8, "limit": 5}),
        Event("nobody-scores"),
        *NEXT,
    ]


def test_a_deal_from_its_first_choice() -> None:
    """FT-03 … FT-05: who has chosen is told quietly; then come the cards, then each player's own draw."""
    match = one_deal("Y3 Y2 G4 O2 | Y5 G2 T3 D2")
    turn = [event.key for event in match.events(0) if event.key not in ("pass", "deal", "your-hand")][:5]
    assert turn == ["chosen", "chosen", "revealed", "revealed", "you-drew"]
    chosen = [event for event in match.log if event.key == "chosen"]
    assert all(event.quiet and event.to is None and set(event.data) == {"seat"} for event in chosen)
    revealed = [event.data for event in match.log if event.key == "revealed"]
    assert revealed[:2] == [{"seat": 0, "cards": ["Y2", "Y3"]}, {"seat": 1, "cards": ["Y5", "G2"]}]
    assert revealed[4:] == [{"seat": 0, "cards": ["O2"]}, {"seat": 1, "cards": ["D2"]}]
