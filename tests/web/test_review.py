"""The review of a finished match words each move from the position in which it was made."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from katzentisch.games.cat_in_the_box.view import CatView
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from tests.web.conftest import Visit
from tests.web.hand import rest
from tests.web.visitor import golden

GAME, RECORD, SEAT = "cat_in_the_box", "two_players-ordinary_end.kt", 0
COLOURS = ("red", "blue", "yellow", "green")


def price(view: CatView, colour: str) -> str:
    """What a play costs by the rules, as the page should say it."""
    if view.led < 0:
        return "leads the trick"
    if COLOURS.index(colour) == view.led:
        return "follows suit, free"
    return "free" if view.led in view.barred[view.seat] else f"you give up {COLOURS[view.led]}"


def test_each_move_is_worded_from_its_own_position(visit: Visit) -> None:
    """Leading, following and giving up a colour are told as they were, wherever the replay stands."""
    match = Match(parse_record(golden(GAME, RECORD)))
    anna = visit()
    anna.uploads(GAME, RECORD)
    page = anna.page
    page.locator(".steps select").select_option(str(SEAT))
    page.locator(".top-bar .open-moves").click()
    page.locator(".review li").first.wait_for()
    expect(page.locator(".review progress")).to_have_count(0)
    expect(page.locator(".review .turning-point")).to_have_count(1)
    rest(page)
    assert page.locator(".review ol > li > ul").count() > 1
    checked = 0
    for each in page.locator(".review ol > li").all():
        ply = int(re.findall(r"\d+", each.locator(".ways button").inner_text())[0]) - 1
        view = match.fork(ply).view(SEAT)
        assert isinstance(view, CatView)
        if view.phase != "tricks":
            continue
        made, best = each.locator("p strong").all_inner_texts()
        assert made.startswith(f"{match.game.spell(match.moves[ply][1])}: ")
        for said in (made, best):
            _, colour, cost = re.split(r":? ", said.partition(". ")[0], maxsplit=2)
            assert cost == price(view, colour), f"move {ply + 1}: {said}"
            checked += 1
    assert checked > 2
