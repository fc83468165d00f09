"""What browsers are told of the box, and what lessons are worth in a view."""

from __future__ import annotations

from pathlib import Path

from katzentisch.games.isle_of_cats.shown.facts import facts
from katzentisch.games.isle_of_cats.tests.play import BOX, morning
from katzentisch.games.isle_of_cats.view import IsleView
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

RECORDS = Path(__file__).parent.parent / "records"


def test_the_facts_hold_the_whole_box() -> None:
    """Every tile, card, boat and room of the box is there, and every cell belongs to one room."""
    found = facts()
    assert [tile["name"] for tile in found["tiles"]] == [tile.name for tile in BOX.tiles]
    assert found["cards"].keys() == {str(card.number) for card in BOX.all_cards()}
    assert found["sister"]["cards"].keys() == {str(number) for number in BOX.basket_cards}
    cells = sorted(cell for room in found["rooms"] for cell in room["cells"])
    assert cells == BOX.outline.numbers()
    for boat in found["boats"].values():
        assert len(boat["rats"]) == 19
        assert set(boat["rats"]) | set(boat["maps"]) <= set(cells)


def test_the_facts_tell_what_families_score() -> None:
    """IC-44: 8 for three, 11 for four, then five for each cat more."""
    assert facts()["points"]["family"][:9] == [0, 0, 0, 8, 11, 15, 20, 25, 30]


def test_a_sheet_adds_up() -> None:
    """At the end rats, rooms, families, rare treasures and the lessons of the view make the points."""
    match = Match(parse_record((RECORDS / "four-players.kt").read_text("utf-8")))
    view = match.view(-1)
    assert isinstance(view, IsleView)
    told = [event.data for event in match.log if event.key == "scored"]
    for seat, crew in enumerate(view.crews):
        assert sum(crew.shown_worth) == told[seat]["lessons"]
        assert sum(crew.public_worth) == told[seat]["public"]
        assert len(crew.public_worth) == len(view.public)


def test_own_lessons_show_their_worth_and_nobody_elses() -> None:
    """The worth of a private lesson is for its owner: card 125 brings two for each of the nineteen rats."""
    state = morning(2)
    state.seats[0].lessons = [125]
    assert state.view(0).worth == (38,)
    assert state.view(1).worth == ()
    assert state.view(-1).worth == ()
    assert state.view(1).crews[0].shown_worth == ()
