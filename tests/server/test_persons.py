"""A person is what several devices agree on: nobody else can be them, and what is theirs stays theirs or goes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from katzentisch.server.api import persons as api
from katzentisch.server.auth import CookieSigner
from katzentisch.server.persons.devices import describe_browser
from katzentisch.server.store import Store
from katzentisch.server.store.database import MIGRATIONS, latest_version, schema_version
from katzentisch.server.store.persons import OWNED_COLUMNS, Device
from katzentisch.server.store.schema import devices, metadata

from .antiques import old_table
from .authenticator import Authenticator
from .callee import Browser
from .daemons import postgresql
from .house import House, Line, Person, house
from .test_results import play_out, written

FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of either kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "t.sqlite")
        return
    with postgresql() as daemon:
        yield daemon.url


async def seated(person: Person, name: str, other: Person | None = None) -> str:
    """A table of 5211 at which somebody sits, against a bot or another person."""
    code = await person.open("5211", ["", "" if other else "random"])
    await person.sit(code, 0, name)
    if other:
        await other.sit(code, 1, "Ben")
        await person.start(code)
    return code


async def invite(person: Person, name: str = "Anna") -> str:
    """The code of a link to oneself."""
    link: str = (await person.post("me/link", {"name": name}))["link"]
    return link.partition("#")[2]


async def codes(person: Person) -> set[str]:
    return {table["code"] for table in await person.get("mine")}


async def closed(line: Line) -> None:
    """Wait until the server hangs up."""
    with suppress(ConnectionClosed):
        while True:
            await line.next()


def test_two_devices_are_one_person_until_one_is_lost(url: str) -> None:
    """What both had is both's, in one transaction; a lost one has nothing any more, not even where it was connected."""

    async def lived() -> None:
        async with house(url) as here:
            anna, phone = here.person(), here.person()
            phone.http.headers["user-agent"] = FIREFOX
            first, second = await seated(anna, "Anna"), await seated(phone, "Anna")
            token = await phone.post(f"tables/{second}/seats/0/link", {})
            both = await seated(phone, "Anna", anna)
            for each in (anna, phone):
                assert (await each.ask("PUT", f"tables/{both}/silence", {"on": True})).is_success
                assert (await each.ask("PUT", "calls", {"url": "https://chat.example/"})).is_success
            line = await phone.connect(both)
            await line.until("update", lambda said: said["seat"] == 0)
            code = await invite(anna)
            assert await phone.post("me/link/look", {"code": code}) == {"name": "Anna", "alone": True}
            me = await phone.post("me/join", {"code": code})
            assert (me["kept"], me["name"]) == (True, "Anna")
            assert {each["name"]: each["here"] for each in me["devices"]}["Firefox · Android"]
            await closed(line)
            assert await codes(anna) == await codes(phone) == {first, second, both}
            for each in (anna, phone):
                called = await each.get("calls")
                assert (len(called["addresses"]), called["silent"]) == (1, [both])
            line = await phone.connect(both)
            assert {(await line.until("update"))["seat"], (await line.until("update"))["seat"]} == {0, 1}
            lost = next(each["id"] for each in me["devices"] if each["here"])
            assert (await phone.ask("PUT", "calls", Browser("https://push.example/phone").wish)).is_success
            renamed = await anna.ask("PUT", f"me/devices/{lost}", {"name": "Mobile"})
            assert {each["name"] for each in renamed.json()["devices"]} >= {"Mobile"}
            assert (await anna.ask("DELETE", f"me/devices/{lost}")).status_code == 204
            await closed(line)
            assert not (await phone.get("me"))["kept"]
            assert await codes(phone) == set()
            assert (await phone.ask("GET", f"tables/{second}/update", seat=0)).status_code == 403
            held = {"Authorization": f"Bearer {token['token']}"}
            assert (await phone.http.get(f"/api/tables/{second}/update?seat=0", headers=held)).status_code == 403
            assert await codes(anna) == {first, second, both}
            assert [each["kind"] for each in (await anna.get("calls"))["addresses"]] == ["webhook"]
            await seated(phone, "Somebody")
            assert len(await codes(phone)) == 1

    asyncio.run(lived())


def test_a_lost_device_is_let_go_in_every_process(tmp_path: Path) -> None:
    """Wherever it is connected, and at whichever process that is said."""

    async def lived() -> None:
        with postgresql() as daemon:
            async with house(daemon.url, bus=daemon.url) as one, house(daemon.url, bus=daemon.url) as other:
                anna, phone = one.person(), other.person()
                code = await seated(anna, "Anna", one.person())
                await phone.post("me/join", {"code": await invite(anna)})
                line = await phone.connect(code)
                await line.until("update", lambda said: said["seat"] == 0)
                lost = next(each["id"] for each in (await phone.get("me"))["devices"] if each["here"])
                assert (await anna.ask("DELETE", f"me/devices/{lost}")).status_code == 204
                await closed(line)
                assert (await phone.ask("GET", f"tables/{code}/update", seat=0)).status_code == 403

    asyncio.run(lived())


def test_a_link_to_oneself_counts_once_and_not_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many open it at the same moment; and none counts that nobody made."""

    async def lived() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            anna = here.person()
            code = await invite(anna)
            crowd = [here.person() for _ in range(6)]
            answers = await asyncio.gather(*(each.ask("POST", "me/join", {"code": code}) for each in crowd))
            assert sorted(answer.status_code for answer in answers) == [200] + [403] * 5
            assert (await crowd[0].ask("POST", "me/join", {"code": code[::-1]})).status_code == 403
            monkeypatch.setattr(api, "LINK_SECONDS", -1.0)
            late = await invite(anna)
            for path in ("me/link/look", "me/join"):
                assert (await crowd[0].ask("POST", path, {"code": late})).status_code == 403
            monkeypatch.undo()
            stolen = await invite(anna)
            lost = next(each["id"] for each in (await anna.get("me"))["devices"] if not each["here"])
            assert (await anna.ask("DELETE", f"me/devices/{lost}")).status_code == 204
            assert (await crowd[0].ask("POST", "me/join", {"code": stolen})).status_code == 403
            own = next(each["id"] for each in (await anna.get("me"))["devices"])
            assert (await anna.ask("DELETE", f"me/devices/{own}")).json()["reason"]["key"] == "device-last"
            assert (await crowd[1].ask("DELETE", f"me/devices/{own}")).status_code == 404

    asyncio.run(lived())


def test_a_device_of_several_comes_alone(tmp_path: Path) -> None:
    """Anybody who else speaks for the same person keeps everything."""

    async def lived() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            anna, ben, tablet = (here.person() for _ in range(3))
            code = await seated(ben, "Ben")
            await tablet.post("me/join", {"code": await invite(ben, "Ben")})
            link = await invite(anna)
            assert not (await tablet.post("me/link/look", {"code": link}))["alone"]
            assert (await tablet.post("me/join", {"code": link}))["name"] == "Anna"
            assert (await codes(tablet), await codes(ben)) == (set(), {code})
            assert [each["here"] for each in (await ben.get("me"))["devices"]] == [True]

    asyncio.run(lived())


def at_home(person: Person) -> Authenticator:
    """A passkey of somebody who comes by a name at which browsers have passkeys."""
    host = person.url.replace("127.0.0.1", "localhost").removeprefix("http://")
    person.http.headers["host"] = host
    return Authenticator(f"http://{host}", "localhost")


async def keep_passkey(person: Person, name: str = "Anna") -> Authenticator:
    key = at_home(person)
    wish = await person.post("me/passkeys/wish", {"name": name})
    assert (wish["rp"]["id"], wish["authenticatorSelection"]["residentKey"]) == ("localhost", "required")
    me = await person.post("me/passkeys", key.make(wish["challenge"]))
    assert (len(me["passkeys"]), me["name"]) == (1, name)
    return key


def test_a_passkey_brings_somebody_back(url: str) -> None:
    """At a new device, with what that device had; and at the old one after it was left."""

    async def lived() -> None:
        async with house(url) as here:
            anna, phone = here.person(), here.person()
            first, second = await seated(anna, "Anna"), await seated(phone, "Ann")
            key = await keep_passkey(anna)
            at_home(phone)
            question = await phone.post("me/passkeys/question", {})
            me = await phone.post("me/passkeys/answer", key.show(question["challenge"]))
            assert (me["name"], len(me["devices"])) == ("Anna", 2)
            assert await codes(anna) == await codes(phone) == {first, second}
            for device in me["devices"]:
                who = phone if device["here"] else anna
                assert (await who.ask("DELETE", f"me/devices/{device['id']}")).status_code == 204
            assert not (await anna.get("me"))["kept"]
            question = await anna.post("me/passkeys/question", {})
            assert (await anna.post("me/passkeys/answer", key.show(question["challenge"])))["name"] == "Anna"
            assert await codes(anna) == {first, second}

    asyncio.run(lived())


def test_nobody_takes_another_persons_place(tmp_path: Path) -> None:
    """With a passkey from elsewhere, a challenge of somebody else's, an old one, a copy, or none at all."""

    async def lived() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            anna, thief = here.person(), here.person()
            key = await keep_passkey(anna)
            own = at_home(thief)

            async def question(who: Person) -> str:
                challenge: str = (await who.post("me/passkeys/question", {}))["challenge"]
                return challenge

            async def refused(shown: dict[str, str], who: Person = thief) -> None:
                answer = await who.ask("POST", "me/passkeys/answer", shown)
                assert answer.status_code == 403, answer.text
                assert not (await thief.get("me"))["kept"]

            shown = key.show(await question(anna))
            await refused(shown)
            assert (await anna.ask("POST", "me/passkeys/answer", shown)).status_code == 200
            await refused(shown, anna)
            await refused(own.show(await question(thief)))
            await refused(own.show(await question(thief), id=shown["id"]))
            await refused({**key.show(await question(thief)), "signature": shown["signature"]})
            key.origin, kept = "http://evil.example", key.origin
            await refused(key.show(await question(thief)))
            key.origin, key.host = kept, "evil.example"
            await refused(key.show(await question(thief)))
            key.host, key.count = "localhost", 0
            await refused(key.show(await question(thief)))
            key.count, key.origin = 100, "https://evil.example"
            thief.http.headers.update({"host": "evil.example", "origin": "https://evil.example"})
            answer = await thief.ask("POST", "me/passkeys/question")
            assert answer.json()["reason"]["key"] == "passkey-not-here"
            wish = await anna.post("me/passkeys/wish", {"name": "Anna"})
            at_home(thief)
            del thief.http.headers["origin"]
            answer = await thief.ask("POST", "me/passkeys", own.make(wish["challenge"]))
            assert answer.status_code == 403
            assert len((await anna.get("me"))["passkeys"]) == 1
            thief.http.headers["host"] = thief.url.removeprefix("http://")
            answer = await thief.ask("POST", "me/passkeys/wish", {"name": "Thief"})
            assert answer.json()["reason"]["key"] == "passkey-not-here"

    asyncio.run(lived())


def test_what_is_kept_can_be_taken_along(tmp_path: Path) -> None:
    """Everything about oneself and nothing of a hand that is still hidden."""

    async def lived() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            anna, ben = here.person(), here.person()
            over, on = await seated(anna, "Anna", ben), await seated(anna, "Anna", ben)
            await play_out(over, anna, ben)
            await anna.post(f"tables/{on}/chat", {"do": "chat", "id": "1", "seat": 0, "text": "Meow"})
            await anna.ask("PUT", "me", {"name": "Anna"})
            file = await anna.get("me/file")
            assert file["person"][0]["name"] == "Anna"
            assert [said["text"] for said in file["said"]] == ["Meow"]
            assert {seat["code"] for seat in file["seats"]} == {over, on}
            done, running = sorted(file["matches"], key=lambda match: not match["over"])
            assert done["record"] == (await anna.ask("GET", f"matches/{done['match']}/record")).text
            shown = await anna.get(f"matches/{running['match']}/replay", seat=0)
            assert running["seen"] | {"cats": [0, 1], "table": on} == shown
            seed = here.room(on).state.current_referee().match.record.seed
            assert str(seed) not in json.dumps(file)
            assert (await here.person().ask("GET", "me/file")).status_code == 404

    asyncio.run(lived())


async def everything(here: House) -> str:
    """All that the store keeps, as one text, but the names of devices that are nobody's."""

    def read(store: Store) -> str:
        with store.engine.begin() as connection:
            tables = [table for table in metadata.sorted_tables if table is not devices]
            rows = [list(connection.execute(select(table))) for table in tables]
            return str([*rows, list(connection.execute(select(devices.c.guest, devices.c.name)))])

    return await here.lobby.store.run(read, here.lobby.store)


def test_a_person_can_be_erased(url: str) -> None:
    """Their cookies die, their tables go; others keep what they played, with a neutral name, and can play on."""

    async def lived() -> None:
        async with house(url) as here:
            anna, phone, ben = (here.person() for _ in range(3))
            name = "Annegret"
            over, on, alone = await seated(anna, name, ben), await seated(anna, name, ben), await seated(anna, name)
            match = (await play_out(over, anna, ben))["match"]
            await written(here.lobby.store, 2)
            assert name in (await ben.ask("GET", f"matches/{match}/record")).text
            await anna.post(f"tables/{on}/chat", {"do": "chat", "id": "1", "seat": 0, "text": "Secret"})
            assert (await anna.ask("PUT", "calls", {"url": "https://chat.example/"})).is_success
            await keep_passkey(anna, name)
            await phone.post("me/join", {"code": await invite(anna, name)})
            line = await phone.connect(on)
            await line.until("update", lambda said: said["seat"] == 0)
            guest = here.room(on).state.row.chairs[0].guest
            assert guest in await everything(here)
            assert (await anna.ask("DELETE", "me")).status_code == 204
            await closed(line)
            for each in (anna, phone):
                assert not (await each.get("me"))["kept"]
                assert await codes(each) == set()
            assert (await ben.ask("GET", f"tables/{alone}")).status_code == 404
            left = await everything(here)
            assert not [trace for trace in (guest, name, "Secret", "chat.example") if trace in left]
            record = (await ben.ask("GET", f"matches/{match}/record")).text
            assert "players Guest 1, Ben" in record
            table = await ben.get(f"tables/{on}")
            assert (table["seats"][0]["name"], table["seats"][0]["away"]) == ("Guest 1", True)
            seq = (await ben.update(on, 1))["seq"]
            assert (await ben.order(on, "replace", 1, seq, other=0, bot="random")).is_success
            assert (await anna.ask("DELETE", "me")).status_code == 404

    asyncio.run(lived())


def test_everything_that_hangs_on_a_guest_is_handed_on() -> None:
    """Anybody who adds a column of guests says what becomes of it."""
    columns = {
        column
        for table in metadata.tables.values()
        for column in table.c
        if column.name in ("guest", "host", "blocked")
    }
    assert columns == {held.column for held in OWNED_COLUMNS} | {devices.c.guest}


def test_a_store_of_the_version_before_knows_everybody(tmp_path: Path) -> None:
    """Cookies that were signed then speak for the same guests; and one of them becomes a person."""
    store = Store(str(tmp_path / "old.sqlite"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0007")
    guest = "a" * 24
    cookie = CookieSigner(store.secret()).sign(guest)
    old_table(store, guest, {})
    store.open()
    assert schema_version(store.engine) == latest_version() > "0007"
    found = CookieSigner(store.secret()).guest(cookie)
    assert found == guest
    assert store.persons.whose(guest, 1.0) == guest
    assert store.persons.name(guest) is None
    store.persons.keep("Anna", Device(guest, guest, "", 1.0, 1.0))
    phone = Device("b" * 24, "b" * 24, "", 2.0, 2.0)
    joined = store.persons.join(guest, phone)
    assert joined is not None
    assert joined.devices == [phone.handle]
    assert (store.persons.whose(phone.id, 3.0), store.tables.of(guest, 9)) == (guest, ["old1"])
    store.close()


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox · Android"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1",
            "Safari · iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0", "Edge · Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/138.0.0.0 Safari/537.36", "Chrome · macOS"),
        ("Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/138.0.0.0 Safari/537.36", "Chrome · Linux"),
        ("curl/8.0", ""),
    ],
)
def test_devices_are_called_what_people_call_them(agent: str, name: str) -> None:
    assert describe_browser(agent) == name
