"""The page of the person who runs the server: a key that leaves no trace, and everything one press away."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from katzentisch.server.admin.host_key import HostKey
from katzentisch.server.store import Store
from tests.server.service import Server
from tests.web.conftest import Visit


def key(server: Server) -> str:
    """The key of this server, as its command would show it."""
    store = Store(server.command[server.command.index("--store") + 1])
    try:
        return HostKey(store.secret(), "", 0).key
    finally:
        store.close()


def test_a_host_looks_after_the_house(visit: Visit, server: Server) -> None:
    """On a phone, in German: come in, tell everybody, close a chat, ban somebody and let them in again, decide, go."""
    host, anna, ben = visit(device="phone", lang="de"), visit(), visit(lang="de")
    host.expected = ben.expected = ["403"]
    anna.go("/host").locator("input[name=key]").wait_for()
    code = anna.call("POST", "tables", {"game": "5211", "seats": ["", ""]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
    ben.call("POST", f"tables/{code}/seats/1", {"name": "Ben"})
    anna.call("POST", f"tables/{code}/start", {})
    ben.go(f"/t/{code}")
    page = host.go("/host")
    page.locator("input[name=key]").fill("not the key at all")
    page.locator("input[name=key]").press("Enter")
    expect(page.locator(".notice")).to_have_text("Dieser Schlüssel ist falsch.")
    host.examine()
    page.goto("about:blank")
    host.go(f"/host#{key(server)}")
    expect(page.locator("h2").first).to_have_text("Mitteilung an alle")
    expect(page).to_have_url(f"{server.url}/host")
    expect(page.locator(".held li .title", has_text=code)).to_be_visible()
    expect(page.locator(".doomed")).to_contain_text("0 Tische und 0 Gäste")
    host.examine()
    host.fits()
    host.readable()

    page.locator("input[name=en]").fill("We move at ten.")
    page.locator("input[name=de]").fill("Um zehn ziehen wir um.")
    page.locator("input[name=de]").press("Enter")
    expect(page.locator(".said")).to_be_visible()
    try:
        anna.go()
        told = anna.page.locator(".house-notice")
        expect(told).to_contain_text("We move at ten.")
        anna.examine()
        anna.fits()
        told.locator("button").press("Enter")
        expect(told).to_have_count(0)
        ben.go(f"/t/{code}")
        expect(ben.page.locator(".house-notice")).to_contain_text("Um zehn ziehen wir um.")
    finally:
        for language in ("en", "de"):
            page.locator(f"input[name={language}]").fill("")
        page.locator(".announcing button").click()
        expect(page.locator(".said")).to_have_count(0)

    page.locator("input[name=tables]").fill(code)
    page.locator("input[name=tables]").press("Enter")
    table = page.locator(".held").first.locator("li")
    expect(table).to_have_count(1)
    expect(table.locator("small")).to_have_text(re.compile(r"^läuft · letzter Zug heute, \d\d:\d\d$"))
    expect(ben.page.get_by_role("button", name="Chat", exact=True)).to_have_count(1)
    table.get_by_role("button", name="Chat ausschalten").press("Enter")
    expect(table.get_by_role("button", name="Chat einschalten")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Chat", exact=True)).to_have_count(0)
    table.get_by_role("button", name="Ben sperren").press("Enter")
    table.get_by_role("button", name="Ben wirklich sperren?").press("Enter")
    lift = page.get_by_role("button", name="Sperre von Ben aufheben")
    expect(lift).to_be_visible()
    kept_out = "Der Betreiber dieses Servers hat dich gesperrt."
    expect(ben.page.locator(".notice", has_text=kept_out)).to_be_visible()
    ben.examine()
    lift.press("Enter")
    expect(lift).to_have_count(0)
    ben.go(f"/t/{code}")
    ben.page.locator(".table[data-state]").wait_for()

    kept = f"Walburga {code}"
    anna.call("POST", "me/link", {"name": kept})
    page.locator("input[name=persons]").fill(kept)
    page.locator("input[name=persons]").press("Enter")
    page.get_by_role("button", name=f"{kept} löschen").press("Enter")
    page.get_by_role("button", name=f"{kept} wirklich endgültig löschen?").press("Enter")
    expect(page.locator(".held li .title", has_text=kept)).to_have_count(0)
    expect(ben.page.locator(".table")).not_to_contain_text("Anna")

    page.locator("input[name=guests]").fill("36000")
    expect(page.locator(".forgetting button")).to_be_enabled()
    host.examine()
    page.get_by_role("button", name="Von dieser Seite abmelden").click()
    expect(page.locator("input[name=key]")).to_be_visible()
