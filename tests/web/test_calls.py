"""Your turn finds you: switch, quiet hours, webhooks, an offer, the next table, and what becomes of a push."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from katzentisch.server.notifications.web_push import to_base64url
from tests.server.callee import Browser
from tests.web.conftest import Visit
from tests.web.visitor import Visitor, page_until

SUBSCRIBED = """(keys) => {
  if (!("PushManager" in globalThis)) return;
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  const made = { toJSON: () => keys, unsubscribe: async () => (delete globalThis.made, true) };
  PushManager.prototype.getSubscription = async () => globalThis.made ?? null;
  PushManager.prototype.subscribe = async (wish) => {
    globalThis.asked = wish;
    return (globalThis.made = made);
  };
}"""
"""A browser whose push service is there."""
ADDRESSES = """() => fetch("/api/calls").then((answer) => answer.json()).then(({ addresses }) =>
  addresses.map(({ kind, host, quiet }) => [kind, host, quiet && [quiet.begin, quiet.end]])
)"""
LISTENS = """() => {
  globalThis.shown = new Promise((done) => {
    registration.showNotification = async (title, { body, tag, data }) => done({ title, body, tag, data });
  });
}"""
TOUCHED = """async (notification) => {
  let closed = false;
  const opened = new Promise((done) => { clients.openWindow = async (path) => done(path); });
  const touch = new ExtendableEvent("notificationclick");
  dispatchEvent(Object.assign(touch, { notification: { ...notification, close: () => (closed = true) } }));
  return [await opened, closed];
}"""
"""A browser without a screen shows no notifications: what it would show, and what a touch on that would do."""


def subscribing(visit: Visit, **wishes: str) -> Visitor:
    """Somebody whose browser can be called, and who allows it when asked."""
    anna = visit(worker="welcome", **wishes)
    anna.context.grant_permissions(["notifications"], origin=anna.url)
    keys = Browser("https://push.example/anna")
    told = {"endpoint": keys.url, "keys": {"p256dh": keys.wish["key"], "auth": to_base64url(keys.auth)}}
    anna.context.add_init_script(f"({SUBSCRIBED})({json.dumps(told)})")
    return anna


def kept(page: Page, wanted: list[object]) -> None:
    """Wait until the server keeps these addresses."""
    page_until(page, lambda: page.evaluate(ADDRESSES) == wanted, f"the server keeps {wanted}")


def test_the_settings_about_being_called(visit: Visit) -> None:
    """One switch; quiet hours; a webhook that may not lead inside; and all of it off again."""
    anna = subscribing(visit, device="phone", lang="de")
    anna.expected = ["422"]
    page = anna.go("/settings")
    switch, quiet = page.locator("input[name=notify]"), page.locator("input[name=quiet]")
    expect(switch).not_to_be_checked()
    switch.check()
    told = page.locator(".call-me small")
    expect(told).to_have_text("Du wirst hier benachrichtigt, auch wenn keine Seite offen ist.")
    kept(page, [["push", "push.example", None]])
    quiet.check()
    page.locator("input[type=time]").first.fill("23:30")
    kept(page, [["push", "push.example", [1410, 480]]])
    hook = page.locator("input[name=hook]")
    hook.fill("https://127.0.0.1/inside")
    hook.press("Enter")
    expect(page.locator(".hooks .notice")).to_contain_text("im eigenen Netz")
    hook.fill("https://chat.example/secret")
    hook.press("Enter")
    expect(page.locator(".hooks li")).to_contain_text("chat.example")
    anna.examine()
    anna.fits()
    anna.readable()
    page.reload()
    expect(switch).to_be_checked()
    switch.uncheck()
    kept(page, [["webhook", "chat.example", [1410, 480]]])
    page.locator(".hooks li button").click()
    expect(page.locator(".hooks li")).to_have_count(0)


def test_an_offer_once_and_the_next_table(visit: Visit) -> None:
    """In games over days a person is asked once; after a move they are led to the next table that waits."""
    anna, ben = subscribing(visit), visit()
    page = anna.page
    codes = []
    for _ in range(2):
        table = {"game": "5211", "seats": ["", ""], "house": {"move_seconds": 86400}}
        codes.append(anna.call("POST", "tables", table)["code"])
        anna.call("POST", f"tables/{codes[-1]}/seats/0", {"name": "Anna"})
        ben.call("POST", f"tables/{codes[-1]}/seats/1", {"name": "Ben"})
        anna.call("POST", f"tables/{codes[-1]}/start", {})
    offer = page.locator(".offer")
    anna.go()
    expect(offer).to_contain_text("when it is your turn or you are invited, even")
    anna.call("POST", "clubs", {"name": "Die Kater", "member": "Anna"})
    anna.go()
    expect(offer).to_contain_text("you are invited or your club opens a season, even")
    anna.go(f"/t/{codes[0]}")
    expect(offer).to_be_visible()
    anna.examine()
    offer.locator("button").last.click()
    expect(offer).to_have_count(0)
    expect(page.locator(".next")).to_have_count(0)
    page.locator("details.moves summary").click()
    page.locator("details.moves button[data-move]").first.click()
    page.locator(f".next[href='/t/{codes[1]}']").wait_for()
    page.locator(".top-bar .tools button", has_text="More").click()
    silence = page.locator("input[name=silence]")
    with page.expect_response("**/silence"):
        silence.check()
    assert page.evaluate("fetch('/api/calls').then((answer) => answer.json())")["silent"] == [codes[0]]
    anna.examine()
    page.keyboard.press("Escape")
    page.locator(".next").click()
    page.wait_for_url(f"**/t/{codes[1]}")
    page.locator(".table[data-state=yours]").wait_for()
    expect(page.locator(".offer")).to_have_count(0)
    anna.go()
    expect(page.locator(".tables").first.locator("h2")).to_have_text("Your turn")
    expect(page.locator(".tables").first.locator(f"a.yours[href='/t/{codes[1]}']")).to_be_visible()
    expect(page.locator(".tables").nth(1).locator(f"a[href='/t/{codes[0]}']")).to_be_visible()
    expect(page.locator(".offer")).to_have_count(0)


def test_a_push_is_shown_and_leads_to_the_table(visit: Visit) -> None:
    """As the browser delivers it, whichever page is open."""
    anna = subscribing(visit)
    page = anna.go()
    found = anna.context.new_cdp_session(page)
    known: list[str] = []
    found.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: known.extend(each["registrationId"] for each in said["registrations"]),
    )
    found.send("ServiceWorker.enable")
    page.evaluate(
        "navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => {})"
    )
    page_until(page, lambda: known, "the worker is registered")
    said = {"title": "5211", "body": "It is your turn in 5211.", "path": "/t/abcd", "tag": "abcd"}
    push = {"origin": anna.url, "registrationId": known[-1], "data": json.dumps(said)}
    worker = anna.context.service_workers[0]
    worker.evaluate(LISTENS)
    found.send("ServiceWorker.deliverPushMessage", push)
    shown = worker.evaluate("() => shown")
    assert shown == {"title": "5211", "body": said["body"], "tag": "abcd", "data": {"path": "/t/abcd"}}
    assert worker.evaluate(TOUCHED, shown) == ["/t/abcd", True]
