"""One name on several devices: kept, joined, left, lost, taken along and erased, through the page."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.server.service import Server
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

KEYRING = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}
ADDRESS = "http://localhost:{port}"
"""A name, since browsers have no passkeys where there is only a number."""


def keyring(visitor: Visitor) -> None:
    """A browser whose owner has somewhere to keep passkeys, and always says yes."""
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": KEYRING})


def sits_with(anna: Visitor, ben: Visitor) -> str:
    """A match of 5211 between the two."""
    code: str = anna.call("POST", "tables", {"game": "5211", "seats": ["", ""]})["code"]
    anna.call("POST", f"tables/{code}/seats/0", {"name": "Annegret"})
    ben.call("POST", f"tables/{code}/seats/1", {"name": "Ben"})
    anna.call("POST", f"tables/{code}/start", {})
    return code


def test_two_persons_and_three_devices(visit: Visit, server: Server, tmp_path: Path) -> None:
    """Anna keeps her name with a passkey, joins by a link, leaves and comes back; Ben cannot be her."""
    url = ADDRESS.format(port=server.port)
    laptop, phone, ben = visit(url=url), visit(url=url, device="phone", lang="de"), visit(url=url)
    for each in (laptop, phone, ben):
        each.expected = ["403", "404"]
    keyring(laptop)
    page = laptop.go()
    code = sits_with(laptop, ben)
    page.locator(".top-bar a[href='/me']").click()
    page.locator("input[name=name]").fill("Annegret")
    laptop.examine()
    laptop.tab_to(".keep-passkey")
    page.keyboard.press("Enter")
    expect(page.locator(".passkeys li")).to_have_count(1)
    expect(page.locator(".devices:not(.passkeys) li .about")).to_contain_text(["Chrome · Linux"])

    page.locator(".add-device").click()
    page.locator(".self-link img").wait_for()
    link = page.locator(".self-link .link-line code").inner_text()
    laptop.examine()
    secret = link.partition("#")[2]
    small = phone.go(f"/me#{secret}")
    small.locator(".join-yes").wait_for()
    expect(small.locator(".joining strong")).to_have_text("Bist du Annegret?")
    assert "#" not in small.url
    phone.examine()
    small.locator(".join-yes").click()
    expect(small.locator("input[name=name]")).to_have_value("Annegret")
    expect(small.locator(".devices:not(.passkeys) li")).to_have_count(2)
    expect(page.locator(".devices:not(.passkeys) li")).to_have_count(2)
    phone.examine()
    phone.fits()
    phone.readable()
    other = ben.go(f"/me#{secret}")
    expect(other.locator(".notice")).to_be_visible()

    small.locator(".button.main[href='/']").click()
    small.locator(f".tables a.yours[href='/t/{code}']").click()
    small.locator(".table[data-state=yours]").wait_for()
    lost = page.locator(".devices:not(.passkeys) li", has=page.locator(".unbind", has_text="Remove"))
    lost.locator(".rename").click()
    lost = page.locator(".devices form input[name=device]")
    lost.fill("My phone")
    lost.press("Enter")
    gone = page.locator(".devices li", has_text="My phone")
    gone.locator(".unbind").click()
    expect(gone).to_have_count(0)
    small.locator(".table:not([data-state=yours])").wait_for()
    phone.go("/me")
    expect(small.locator(".keep-passkey, .keep-link").first).to_be_visible()

    page.locator(".unbind").click()
    page.locator(".before summary").click()
    laptop.examine()
    page.locator(".show-passkey").click()
    expect(page.locator(".passkeys li")).to_have_count(1)
    with page.expect_download() as file:
        page.locator(".keepsakes a[download]").click()
    file.value.save_as(tmp_path / "me.json")
    kept = json.loads((tmp_path / "me.json").read_text("utf-8"))
    assert [seat["code"] for seat in kept["seats"]] == [code]
    assert kept["matches"][0]["over"] is False

    page.locator(".erase").click()
    page.locator(".erase-yes").wait_for()
    laptop.examine()
    page.keyboard.press("Enter")
    expect(page.locator(".passkeys li")).to_have_count(1)
    page.locator(".erase").click()
    page.locator(".erase-yes").click()
    page.locator(".keep-name").wait_for()
    other = ben.go(f"/t/{code}")
    expect(other.locator(".table")).to_contain_text("Guest 1")


def test_a_new_name_says_where_it_shows(visit: Visit) -> None:
    """Not at tables where one sits: there it can be changed before the start."""
    anna = visit(device="small phone", lang="de")
    page = anna.go("/me")
    page.locator("input[name=name]").fill("Anna")
    page.get_by_role("button", name="Speichern").click()
    expect(page.locator(".your-name [role=status]")).to_contain_text("bis zum Start kannst du ihn am Tisch ändern")
    anna.examine()
    anna.fits()


def test_by_a_number_the_link_is_offered(visit: Visit) -> None:
    """Where browsers have no passkeys nobody is asked for one."""
    anna = visit(device="small phone", lang="de")
    page = anna.go("/me")
    page.locator("input[name=name]").fill("Anna")
    expect(page.locator(".keep-passkey")).to_have_count(0)
    anna.fits()
    page.locator(".keep-link").click()
    page.locator(".self-link img").wait_for()
    expect(page.locator(".add-passkey")).to_have_count(0)
    anna.examine()
    anna.fits()
    anna.readable()
    page.reload()
    expect(page.locator("input[name=name]")).to_have_value("Anna")


def test_one_button_begins_and_ends_a_vacation_at_all_tables(visit: Visit) -> None:
    anna, ben = visit(device="phone", lang="de"), visit()
    for _ in range(2):
        table = {"game": "5211", "seats": ["", ""], "house": {"move_seconds": 86400, "vacation_days": 3}}
        code = anna.call("POST", "tables", table)["code"]
        anna.call("POST", f"tables/{code}/seats/0", {"name": "Anna"})
        ben.call("POST", f"tables/{code}/seats/1", {"name": "Ben"})
        anna.call("POST", f"tables/{code}/start", {})
    page = anna.go("/me")
    back = page.get_by_role("button", name="Ich bin überall wieder da")
    expect(back).to_have_count(0)
    page.get_by_role("button", name="Urlaub an allen meinen Tischen").click()
    expect(page.locator(".vacation [role=status]")).to_contain_text("Du hast an 2 Tischen Urlaub.")
    anna.examine()
    anna.readable()
    page.reload()
    back.click()
    expect(page.locator(".vacation [role=status]")).to_contain_text("An 2 Tischen spielst du weiter.")
    expect(back).to_have_count(0)
