"""Anybody who does not look is called when it is their turn: once, quietly, and without a word about any hand."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from ipaddress import ip_address
from itertools import product
from pathlib import Path
from time import time
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import select

from katzentisch.core.catalogue import find
from katzentisch.core.reason import Refusal
from katzentisch.play.match import Match
from katzentisch.server.api.notifications import NotificationRequest, stored_address
from katzentisch.server.notifications import safe_http, sender
from katzentisch.server.notifications.turn_notifier import LEASE_SECONDS
from katzentisch.server.notifications.web_push import encrypt_push, from_base64url, private_key
from katzentisch.server.store import Store
from katzentisch.server.store.database import MIGRATIONS, latest_version, schema_version
from katzentisch.server.store.schema import addresses, calls
from katzentisch.table.pending_seats import PendingSeat
from katzentisch.table.stored import Chair, SeenPosition, TableRow
from katzentisch.table.stored import HouseRules as TableHouse
from tests.waiting import until, within

from .antiques import old_table
from .callee import Browser, Callee, callee, claims
from .daemons import postgresql
from .house import House, Person, house

SOON = 0.2
"""Seconds until somebody is called in these tests."""


class Pair:
    """Anna and Ben at a table of 5211; Anna has a browser that is called, and neither looks."""

    def __init__(self, here: House, service: Callee) -> None:
        self.here = here
        self.service = service
        self.anna, self.ben = here.person(), here.person()
        self.browser = Browser(service.url("/anna"))
        self.code = ""

    async def sit(self) -> None:
        self.code = await self.anna.open("5211", ["", ""])
        await self.anna.sit(self.code, 0, "Anna @all <x>")
        await self.ben.sit(self.code, 1, "Ben")

    async def wish(self, **more: Any) -> str:
        """Have Anna called; the address's id."""
        answer = await self.anna.ask("PUT", "calls", {**self.browser.wish, **more})
        assert answer.status_code == 200, answer.text
        found: str = answer.json()["id"]
        return found

    async def start(self) -> None:
        await self.anna.start(self.code)

    async def move(self, who: Person, seat: int) -> None:
        answer = None
        while answer is None or answer.status_code == 409:  # at another process it may be news a little later
            update = await who.update(self.code, seat)
            answer = await who.order(self.code, "move", seat, update["seq"], move=update["legal"][0])
        assert answer.is_success, answer.text


async def calm(here: House) -> None:
    """Wait until everybody was called who is to be."""
    notifier = here.context.turn_notifier
    await until(lambda: not notifier.watches, "nobody is watched any more")
    await within(notifier.sender.drained(), "every call is on its way")


@asynccontextmanager
async def pair(tmp_path: Path, **more: Any) -> AsyncIterator[Pair]:
    async with callee() as service, house(tmp_path / "t.sqlite", call_after=SOON, calls_inside=True, **more) as here:
        both = Pair(here, service)
        await both.sit()
        yield both


def test_a_push_is_what_the_standard_says() -> None:
    """The example of RFC 8291, byte for byte."""
    made = encrypt_push(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
        private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert made == from_base64url(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_turn_is_called_once(tmp_path: Path) -> None:
    """In the person's language, signed, readable by this browser alone; then for the next turn, and for a vote."""

    async def played() -> None:
        async with pair(tmp_path) as both:
            await both.wish(language="de")
            await both.start()
            path, headers, body = await both.service.next()
            assert path == "/anna"
            said = both.browser.read(body)
            assert said == {"title": "5211", "body": "Du bist dran: 5211.", "path": f"/t/{both.code}", "tag": both.code}
            assert headers["content-encoding"] == "aes128gcm"
            assert headers["ttl"] == "86400"
            key = (await both.anna.get("calls"))["key"]
            assert claims(headers["authorization"], key)["aud"] == both.service.url("")
            await both.move(both.ben, 1)
            await calm(both.here)
            assert both.service.calls.empty()
            await both.move(both.anna, 0)
            assert both.browser.read((await both.service.next())[2])["body"] == "Du bist dran: 5211."
            seq = (await both.ben.update(both.code, 1))["seq"]
            assert (await both.ben.order(both.code, "back", 1, seq, ply=0)).is_success
            assert both.browser.read((await both.service.next())[2])["body"] == "Bitte stimm ab: 5211."
            await calm(both.here)
            assert both.service.calls.empty()

    asyncio.run(played())


def test_nobody_is_called_who_looks_or_wants_silence(tmp_path: Path) -> None:
    """Or at whose table nobody else could wait: against bots there is time."""

    async def played() -> None:
        async with pair(tmp_path) as both:
            await both.wish()
            alone = await both.anna.open("5211", ["", "random"])
            await both.anna.sit(alone, 0, "Anna")
            await both.anna.start(alone)
            line = await both.anna.connect(both.code)
            await line.until("table")
            await both.start()
            await calm(both.here)
            assert both.service.calls.empty()
            await line.socket.close()
            assert (await both.anna.ask("PUT", f"tables/{both.code}/silence", {"on": True})).status_code == 204
            assert (await both.anna.get("calls"))["silent"] == [both.code]
            await both.move(both.anna, 0)
            await both.move(both.ben, 1)
            await calm(both.here)
            assert both.service.calls.empty()
            stranger = both.here.person()
            assert (await stranger.ask("PUT", f"tables/{both.code}/silence", {"on": True})).status_code == 403

    asyncio.run(played())


def test_quiet_hours_put_a_call_off(tmp_path: Path) -> None:
    """Until they end, by the person's own clock; and anybody who has moved by then is not called."""

    async def played() -> None:
        async with pair(tmp_path) as both:
            notifier = both.here.context.turn_notifier
            now = 10 * 24 * 3600 + 22 * 3600.0
            notifier.sender.now = lambda: now
            night = {"begin": 23 * 60, "end": 7 * 60}
            await both.wish(quiet=night, offset=120)
            assert (await both.anna.get("calls"))["addresses"][0]["quiet"] == night
            await both.start()
            await calm(both.here)
            now += 7 * 3600 - 60  # 06:59
            await notifier.send_due()
            await calm(both.here)
            assert both.service.calls.empty()
            now += 120
            await notifier.send_due()
            assert (await both.service.next())[0] == "/anna"
            await notifier.send_due()
            await both.move(both.anna, 0)
            await both.move(both.ben, 1)
            now += 20 * 3600
            await calm(both.here)
            await both.move(both.anna, 0)
            now += 24 * 3600
            await notifier.send_due()
            await calm(both.here)
            assert both.service.calls.empty()

    asyncio.run(played())


def test_services_that_are_gone_away_or_slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that says so is forgotten, one that fails is tried again, one that is silent holds up nobody."""
    monkeypatch.setattr(safe_http, "TIMEOUT_SECONDS", 0.5)

    async def played() -> None:
        async with pair(tmp_path) as both:
            store, notifier = both.here.lobby.store, both.here.context.turn_notifier
            now = 1e9
            notifier.sender.now = lambda: now
            for path in ("/410", "/404", "/503", "/slow", "/301"):
                both.browser = Browser(both.service.url(path))
                await both.wish()
            both.browser.url = "http://127.0.0.1:9/away"
            await both.wish()
            await both.start()
            arrived = {(await both.service.next())[0] for _ in range(5)}
            assert arrived == {"/410", "/404", "/503", "/slow", "/301"}
            left = {"/503", "/slow", "/301", "/away"}
            await until(
                lambda: {url.rpartition("/")[2] for url in kept(store, addresses.c.url)} == {each[1:] for each in left},
                "the services that are gone are forgotten",
            )
            await until(
                lambda: len([tries for tries in kept(store, calls.c.tries) if tries]) >= 2,
                "the services that failed are noted",
            )
            now += sender.RETRY_AFTER_SECONDS[0] + 1
            await notifier.send_due()
            assert (await both.service.next())[0] == "/503"
            await calm(both.here)
            assert both.service.calls.empty(), "nobody is sent elsewhere, and what was not answered is not repeated"

    asyncio.run(played())


def test_a_call_that_waits_when_its_process_dies_is_made_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By whichever process is there then; one that was on its way is not made again."""
    monkeypatch.setattr(sender, "CONCURRENT_SENDS", 1)

    async def played() -> None:
        async with callee() as service:
            more = {"call_after": SOON, "calls_inside": True}
            async with house(tmp_path / "t.sqlite", **more) as here:
                both = Pair(here, service)
                await both.sit()
                for number in range(2):
                    both.browser = Browser(service.url(f"/slow{number}"))
                    await both.wish()
                await both.start()
                first = (await service.next())[0]
            async with house(tmp_path / "t.sqlite", **more) as here:
                notifier = here.context.turn_notifier
                await calm(here)
                assert service.calls.empty(), "nobody knows yet that the other process is dead"
                notifier.sender.now = lambda: time() + LEASE_SECONDS
                await notifier.send_due()
                assert {first, (await service.next())[0]} == {"/slow0", "/slow1"}
                notifier.sender.now = lambda: time() + 3 * LEASE_SECONDS
                await notifier.send_due()
                assert service.calls.empty()

    asyncio.run(played())


def kept(store: Any, column: Any) -> list[Any]:
    with store.engine.begin() as connection:
        return list(connection.scalars(select(column)))


def test_a_webhook_gets_text(tmp_path: Path) -> None:
    """A person's own without a name; a table's names anybody who is waited for, and calls nobody else."""

    async def played() -> None:
        async with pair(tmp_path) as both:
            await both.anna.ask("PUT", "calls", {"url": both.service.url("/own")})
            await both.ben.ask("PUT", "calls", {"url": both.service.url("/table"), "table": both.code})
            stranger = both.here.person()
            forbidden = await stranger.ask("PUT", "calls", {"url": both.service.url("/x"), "table": both.code})
            assert forbidden.status_code == 403
            await both.start()
            found = sorted(
                [(path, json.loads(body)["text"]) for path, _, body in [await both.service.next() for _ in "abc"]]
            )
            link = f"{both.here.url}/t/{both.code}"
            assert found == [
                ("/own", f"It is your turn in 5211. {link}"),
                ("/table", f"Anna all x: It is your turn in 5211. {link}"),
                ("/table", f"Ben: It is your turn in 5211. {link}"),
            ]

    asyncio.run(played())


def test_an_address_belongs_to_its_guest(tmp_path: Path) -> None:
    """Nobody reads, changes or removes another's; a browser that lost its cookie takes its own along."""

    async def asked() -> None:
        async with pair(tmp_path) as both:
            mine = await both.wish()
            assert [each["id"] for each in (await both.anna.get("calls"))["addresses"]] == [mine]
            assert (await both.ben.get("calls"))["addresses"] == []
            assert (await both.ben.ask("DELETE", f"calls/{mine}")).status_code == 404
            other = Browser(both.browser.url)
            assert (await both.ben.ask("PUT", "calls", other.wish)).status_code == 403
            stranger = both.here.person()
            assert (await stranger.ask("PUT", "calls", both.browser.wish)).status_code == 200
            assert (await both.anna.get("calls"))["addresses"] == []
            assert (await stranger.ask("DELETE", f"calls/{mine}")).status_code == 204
            for number in range(20):
                assert (await both.ben.ask("PUT", "calls", {"url": both.service.url(f"/{number}x")})).status_code == 200
            assert (await both.ben.ask("PUT", "calls", {"url": both.service.url("/more")})).status_code == 429
            bad = {**both.browser.wish, "key": "AAAA"}
            assert (await both.anna.ask("PUT", "calls", bad)).status_code == 400

    asyncio.run(asked())


RULES = {
    "chat": True, "hints": None, "spectators": "gallery", "move_seconds": 86400, "bank_seconds": 0, "timeout": "ask",
    "notebook": True,
}  # fmt: skip
"""What a host decided for a table, as the version before this one wrote it."""


def before(url: str) -> None:
    """A store as the version before this one left it."""
    store = Store(url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
    assert schema_version(store.engine) == "0003"
    store.close()


def test_a_store_of_the_version_before_opens(tmp_path: Path) -> None:
    """With its tables, its key, and everybody's seats; and from then on all that was added since can be done."""
    url = str(tmp_path / "old.sqlite")
    before(url)
    store = Store(url)
    secret = store.secret()
    old_table(store, "anna", RULES)
    store.open()
    assert schema_version(store.engine) == latest_version() > "0003"
    assert (store.secret(), store.tables.of("anna", 9)) == (secret, ["old1"])
    store.notifications.set_silence("anna", "old1", True)
    assert store.notifications.silenced_tables("anna") == ["old1"]
    row = store.tables.get("old1")
    assert row is not None
    assert row.house == TableHouse(move_seconds=86400)
    store.alarms.set("old1", 5.0)
    store.last_seen.keep("anna", "old1", SeenPosition("match", 1, 2.0))
    store.bans.add("anna", "", "Anna", 3.0)
    store.host_settings.write("notice", {"en": "Hello"})
    assert (store.alarms.take(6.0, 9.0), [ban.guest for ban in store.bans.all()]) == (["old1"], ["anna"])
    assert store.last_seen.of("anna", ["old1"]) == {"old1": SeenPosition("match", 1, 2.0)}
    assert store.usage_figures.counts()["tables"] == 1
    store.close()


def test_two_stores_claim_a_call_once(tmp_path: Path) -> None:
    """However close together."""
    url = str(tmp_path / "one.sqlite")
    stores = [Store(url), Store(url)]
    stores[0].open()
    row = TableRow("code", "5211", {}, TableHouse(), "anna", False, 1.0, [Chair("Anna", "anna", "t")])
    stores[0].tables.open(row)
    stores[0].matches.begin("match", "code", 1, Match.begin(find("5211").game, ["Anna", "Ben"]).record, 1.0)
    wish = NotificationRequest(url="https://a.example/")
    stores[0].notifications.save_address(stored_address(wish, "anna", "https://table.example/", "anna"), 9)
    waits = [PendingSeat("code", "match", 0, f"turn {turn}", "anna") for turn in range(20)]
    with ThreadPoolExecutor(4) as threads:
        claimed = list(
            threads.map(lambda pair: len(pair[0].notifications.claim(pair[1], 5.0, 9.0)), product(stores * 2, waits))
        )
    assert sum(claimed) == len(waits)
    for store in stores:
        store.close()


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "2001:db8::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::"),
    ],
)
def test_what_lies_inside_is_never_reached(address: str) -> None:
    assert not safe_http.is_public_address(ip_address(address))


def test_the_address_that_is_checked_is_the_one_that_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name may mean another address every time it is asked; what it means when something is sent counts."""
    for fine in ("1.1.1.1", "8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"):
        assert safe_http.is_public_address(ip_address(fine))
    guarded = safe_http.SafeHttpClient(inside=False)
    for url in (
        *("http://example.org/", "ftp://example.org/", "https:///x", "https://a@example.org/", "https://x:99999/"),
        *("https://127.0.0.1/", "https://[::1]/", "https://10.0.0.1:8443/x", "https://exa mple.org/", "https://x:0/"),
    ):
        with pytest.raises(Refusal):
            guarded.read(url)
    reached: list[str] = []

    async def connected(address: str, port: int, **more: Any) -> Any:
        reached.append(address)
        raise OSError

    async def never() -> None:
        raise AssertionError("there is nobody to send it to")

    monkeypatch.setattr(asyncio, "open_connection", connected)
    answers = iter([["127.0.0.1"], ["10.0.0.1", "8.8.8.8"]])
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: [(0, 0, 0, "", (address, 443)) for address in next(answers)])
    with pytest.raises(Refusal):
        asyncio.run(guarded.post("https://rebound.example/", {}, b"", never))
    with pytest.raises(OSError):
        asyncio.run(guarded.post("https://rebound.example/", {}, b"", never))
    assert reached == ["8.8.8.8"]
    guarded.close()


def test_of_several_processes_one_calls() -> None:
    """Both watch the table; and what a process no longer did, one that begins after it does."""

    async def played(url: str) -> None:
        async with callee() as service:
            more = {"bus": url, "call_after": SOON, "calls_inside": True}
            async with house(url, **more) as one, house(url, **more) as other:
                both = Pair(one, service)
                both.ben = Person(other.url)
                other.people.append(both.ben)
                await both.sit()
                await both.wish()
                keys = [(await person.get("calls"))["key"] for person in (both.anna, both.ben)]
                assert keys[0] == keys[1]
                await both.start()
                await service.next()
                for _ in range(3):
                    await both.move(both.anna, 0)
                    await both.move(both.ben, 1)
                    await service.next()
                for here in (one, other):
                    await calm(here)
                assert service.calls.empty()
            async with house(url, **{**more, "call_after": 3600.0}) as here:
                both.here = here
                cookies = both.anna.http.cookies, both.ben.http.cookies
                both.anna, both.ben = here.person(), here.person()
                both.anna.http.cookies, both.ben.http.cookies = cookies
                await both.move(both.anna, 0)
                await both.move(both.ben, 1)
            async with house(url, **more):
                assert both.browser.read((await service.next())[2])["tag"] == both.code

    with postgresql() as daemon:
        before(daemon.url)
        asyncio.run(played(daemon.url))
