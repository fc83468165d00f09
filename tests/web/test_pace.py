"""Play over days: how fast is said where one decides and where one waits, and days off are one press."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from tests.server.service import Server
from tests.waiting import wait_until
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

UNTIL = re.compile(r"bis \w+, \d\d:\d\d")


def test_days_for_a_move_and_days_off(visit: Visit) -> None:
    """On a phone, from the set-up to a vacation and back; the lobby says until when there is time."""
    anna, ben = visit(device="phone", lang="de"), visit()
    page = anna.go()
    form = anna.chooses("g5211", "friends").locator("form")
    form.locator("select[name=pace]").select_option("2")
    form.locator("select[name=vacation]").select_option("3")
    anna.examine()
    anna.fits()
    anna.readable()
    form.locator("button[type=submit]").click()
    expect(page.locator(".door .pace")).to_have_text("2 Tage pro Zug · je 3 Urlaubstage")
    anna.examine()
    code = page.url.rpartition("/")[2]
    ben.call("POST", f"tables/{code}/seats/1", {"name": "Ben"})
    page.locator(".start-row form button").click()
    page.locator(".table[data-state=yours]").wait_for()
    mine, own = page.locator(".seat-row > li.me"), page.locator(".seat-row > li.me .clock")
    expect(own).to_have_text(UNTIL)
    page.get_by_role("button", name="Mehr").click()
    page.get_by_role("button", name="Urlaub nehmen (noch 3 Tage)").press("Enter")
    expect(page.get_by_role("button", name="Endgültig verlassen")).to_be_visible()
    page.keyboard.press("Escape")
    expect(mine.locator(".presence")).to_have_text("im Urlaub")
    expect(own).to_have_text(UNTIL)
    anna.examine()
    anna.readable()
    ben.go(f"/t/{code}")
    expect(ben.page.locator(".seat-row > li", has_text="on vacation").locator("button")).to_have_count(0)
    page.get_by_role("button", name="Urlaub beenden").click()
    expect(mine.locator(".presence")).to_have_count(0)  # only absence is told
    expect(own).to_have_text(UNTIL)
    anna.go()
    line = page.locator(f".tables a[href='/t/{code}'] small")
    expect(line).to_have_text(re.compile(r"^2 Tage pro Zug · " + UNTIL.pattern))
    anna.readable()


def moves(who: Visitor, code: str, seat: int) -> None:
    """Make the first move there is, elsewhere than on this page."""
    update = who.call("GET", f"tables/{code}/update?seat={seat}")
    order = {"do": "move", "seat": seat, "seq": update["seq"], "id": f"m{update['seq']}", "move": update["legal"][0]}
    who.call("POST", f"tables/{code}/orders", order)


def a_day_passes(server: Server, code: str) -> None:
    """Once the house knows that somebody has looked at a table, that was a day ago."""
    store = server.command[server.command.index("--store") + 1]
    with closing(sqlite3.connect(store, timeout=30, isolation_level=None)) as kept:
        earlier = "UPDATE looks SET at = at - 86400 WHERE code = ?"
        wait_until(lambda: kept.execute(earlier, [code]).rowcount, "the server knows that somebody looked")


def test_a_returning_player_is_told_what_happened(visit: Visit, server: Server) -> None:
    """On the board, from where they left, in the words of a headline; the lobby of another device knows it as well."""
    anna, ben = visit(device="phone", lang="de", pace="calm"), visit()
    page = anna.page
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", ""]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    ben.call("POST", f"tables/{code}/seats/1", {"name": "Ben"})
    anna.call("POST", f"tables/{code}/start", {})
    anna.go(f"/t/{code}")
    page.locator(".table[data-state=yours][data-seq='0']").wait_for()
    anna.go()
    a_day_passes(server, code)
    for _ in range(2):
        moves(anna, code, 0)
        moves(ben, code, 1)
    page.evaluate("localStorage.clear()")
    anna.go()
    expect(page.locator(f".tables a[href='/t/{code}'] small")).to_contain_text("4 Züge seit deinem letzten Besuch")
    anna.go(f"/t/{code}")
    said = re.compile(r"^Seit gestern, \d\d:\d\d: 4 Züge\.$")
    expect(page.locator(".asked [role=status] .told")).to_have_text(said)
    anna.examine()
    page.keyboard.press("s")
    expect(page.locator(".table")).to_have_attribute("data-present", "true")
    expect(page.locator(".table")).to_have_attribute("data-seq", "4")
    expect(page.locator(".asked .told")).to_have_text(said)
    expect(page.locator(".asked [role=status]")).to_contain_text("Wähle eine Karte")
    expect(page.locator(".since")).to_have_count(0)
    page.reload()
    page.locator(".table[data-seq='4'][data-present=true]").wait_for()
    expect(page.locator(".asked [role=status]")).not_to_be_empty()
    expect(page.locator(".asked .told")).to_have_count(0)
