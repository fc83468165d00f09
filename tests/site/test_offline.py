"""Whole games without a server and, after the first visit, without a network."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from katzentisch.cli import main
from katzentisch.play.record import parse_record
from tests.site.conftest import Visit
from tests.site.host import Host
from tests.sizes import thorough
from tests.web import cat_in_the_box, cryptid, g5211, isle_of_cats
from tests.web.visitor import Driver, after

EVENINGS = [
    thorough("cat_in_the_box", 2, cat_in_the_box.play, "laptop", "en", name="cat_in_the_box"),
    pytest.param("g5211", 2, g5211.play, "phone", "de", id="g5211"),
    thorough("isle_of_cats", 1, isle_of_cats.play, "laptop", "de", name="isle_of_cats"),
    thorough("cryptid", 3, cryptid.play, "phone", "en", name="cryptid"),
]

GOES_ON = "seq => hand.until(() => Number(hand.find('.table')?.dataset.seq) >= Number(seq)).then(() => {})"
"""Wait until the table stands where it stood, or later: an order may still have been under way."""


@pytest.mark.parametrize(("game", "players", "play", "device", "lang"), EVENINGS)
def test_whole_game_without_a_network(
    visit: Visit, host: Host, tmp_path: Path, game: str, players: int, play: Driver, device: str, lang: str
) -> None:
    """Loaded once, played with the network off, reloaded in the middle, finished, and the record is as good as any."""
    anna = visit(device=device, lang=lang)
    anna.sits(game, players=players)
    page = anna.page
    page.wait_for_selector(".table[data-state]")
    anna.is_kept()
    host.cut()
    anna.plays(play, stop=after(3))
    seq = page.locator(".table").get_attribute("data-seq")
    page.reload()
    page.evaluate(GOES_ON, seq)
    anna.plays(play)
    expect(page.locator(".result ol li")).to_have_count(players)
    anna.downloads(tmp_path / "match.kt")
    record = parse_record((tmp_path / "match.kt").read_text("utf-8"))
    assert record.sealed
    assert len(record.players) == players
    assert main(["verify", str(tmp_path / "match.kt")]) == 0
