"""Every door of the house, from its own list of routes: tried by those who have no business there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import httpx
from litestar import Litestar
from litestar.routes import HTTPRoute

from katzentisch.core.words import Words
from katzentisch.endpoints.endpoint import Access, Endpoint
from katzentisch.server.api.routes import ROUTES
from katzentisch.server.limits import RateLimiter
from katzentisch.table.refusals import Unavailable
from tests.waiting import PATIENCE_SECONDS

from .house import House, Person
from .sample_requests import BODIES, SHEET, fill_path
from .test_clubs import Society
from .test_moderation import hosts
from .test_persons import everything, invite, keep_passkey
from .test_play import played

LISTED = re.compile(r"^\| `([A-Z]+) (/api/\S+)` \| ([^|]+) \| [^|]+ \| ([^|]*) \|$", re.MULTILINE)
PATIENCE = PATIENCE_SECONDS
"""Seconds: whatever thinks does so in a process that has to begin first."""
OPEN = ("anybody", "oneself")
"""Whom a stranger may be."""
STORELESS = {f"{each.endpoint.method} /api/{each.endpoint.path}" for each in ROUTES if not each.endpoint.needs_storage}
WORDS = {
    Access.ANYONE: {"anybody", "oneself"},
    Access.TABLE: {"visitors"},
    Access.MATCH: {"visitors"},
    Access.SEAT: {"seat"},
    Access.TABLE_MANAGER: {"seat"},
    Access.PERSON: {"own", "oneself"},
    Access.KEY: {"key"},
    Access.CLUB_MEMBER: {"members"},
    Access.CLUB_HOST: {"hosts"},
    Access.HOST: {"the host"},
}
"""What the page about security calls those who may ask."""
TOLD_WHY = ("passkey-not-here", "not-your-seat")
"""Why somebody who may ask is refused all the same: no passkeys at an address of numbers, another's seat."""


class Door(NamedTuple):
    """Something that can be asked for, by whom, and how often."""

    method: str
    path: str
    who: str = ""
    limit: str = ""

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


def doors(app: Litestar) -> Iterator[Door]:
    """All that the server itself says can be asked for."""
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path.startswith("/api"):
            path = re.sub(r":\w+\}", "}", route.path)
            yield from (Door(method, path) for method in route.methods if method != "OPTIONS")


def listed() -> list[Door]:
    """All that the page about security says, whoever erases themselves last."""
    text = Path(__file__).parents[2].joinpath("docs", "security.md").read_text("utf-8")
    found = [Door(*(part.strip() for part in each)) for each in LISTED.findall(text)]
    return sorted(found, key=lambda door: door.name == "DELETE /api/me")


class World(NamedTuple):
    """What belongs to others: a club with a season that is on, and two who keep their names, and are called."""

    here: House
    club: Society
    blanks: dict[str, str]
    secrets: list[str]

    async def knock(self, person: Person, door: Door) -> httpx.Response:
        """Ask for something that is theirs."""
        path = fill_path(door.path, self.blanks).removeprefix("/api/")
        asked = (
            {"ply": "0"} if path.endswith("/review") else {"seat": "0"} if path.endswith(("/update", "/hint")) else {}
        )
        person.http.timeout = httpx.Timeout(PATIENCE)
        return await person.ask(door.method, path, BODIES.get(door.name), **asked)


async def world(here: House) -> World:
    club = Society(here, ["Annegret", "Benedikt"])
    await club.gather()
    season = await club.season(rated=True)
    board = (await club.page(season))["rounds"][0]["boards"][0]
    anna = club.host
    await keep_passkey(anna, "Annegret")
    phone = here.person()
    await phone.post("me/join", {"code": await invite(anna, "Annegret")})
    hook = await anna.ask("PUT", "calls", {"url": "https://hooks.example/secret-of-hers"})
    shared = await anna.post("shared/g5211", SHEET)
    me, referee = await anna.get("me"), here.room(board["code"]).state.current_referee()
    guest = here.room(board["code"]).state.row.chairs[board["seats"].index("Annegret")].guest
    blanks = {
        "table": board["code"],
        "club": club.code,
        "match": board["match"],
        "season": season,
        "seat": "0",
        "number": "1",
        "game": "g5211",
        "game_id": "5211",
        "sheet": shared["code"],
        "day": "2026-01-01",
        "ban": "00000000",
        "device": me["devices"][0]["id"],
        "passkey": me["passkeys"][0]["id"],
        "address": hook.json()["id"],
        "guest": guest,
        "friend": (await anna.get("me/friends"))["friends"][0]["id"],
    }
    secrets = [str(referee.match.record.seed), "secret-of-hers", guest, club.key, shared["key"], me["devices"][0]["id"]]
    return World(here, club, blanks, [*secrets, "Annegret", "Benedikt", "Tomcats", "hooks.example"])


@played
async def test_every_door_is_listed_with_those_whom_it_is_for(here: House) -> None:
    """A route that nobody thought about fails here."""
    assert sorted(door.name for door in doors(here.app)) == sorted(door.name for door in listed())
    assert BODIES.keys() <= {door.name for door in listed()}


def test_the_page_about_security_says_who_may_ask() -> None:
    """What is declared of each endpoint is what the page promises."""
    declared = {f"{each.endpoint.method} /api/{each.endpoint.path}": each.endpoint.access for each in ROUTES}
    for door in listed():
        assert door.who in WORDS[declared[door.name]], (door.name, door.who, declared[door.name])


@played
async def test_everybody_who_may_ask_is_answered(here: House) -> None:
    """Guests, members, hosts of a club and the host of the server, each at every endpoint that is declared for them."""
    theirs = await world(here)
    member, club_host, host = theirs.club.people["Benedikt"], theirs.club.host, await hosts(here)
    guest = here.person()
    await guest.post("clubs", BODIES["POST /api/clubs"])
    visitors = [
        (guest, {Access.ANYONE}),
        (member, {Access.ANYONE, Access.TABLE, Access.CLUB_MEMBER}),
        (club_host, {Access.CLUB_HOST}),
        (host, {Access.HOST}),
    ]
    for person, allowed in visitors:
        world_of = theirs._replace(blanks=theirs.blanks | {"number": "2"}) if person is member else theirs
        for endpoint in sorted((each.endpoint for each in ROUTES), key=destroys):
            door = Door(endpoint.method, f"/api/{endpoint.path}")
            if endpoint.access in allowed:
                answer = await world_of.knock(person, door)
                assert answer.status_code != 403 or any(key in answer.text for key in TOLD_WHY), (
                    door.name,
                    answer.text,
                )
                assert answer.status_code < 500, (door.name, answer.text)
            elif endpoint.access in (Access.CLUB_HOST, Access.HOST) and person in (guest, member):
                answer = await world_of.knock(person, door)
                assert answer.status_code == 403, (door.name, answer.text)


def destroys(endpoint: Endpoint) -> int:
    """Sorts what deletes something after what does not, a part before the whole, a new key last."""
    return 1000 - len(endpoint.path) if endpoint.method == "DELETE" else 2000 if endpoint.path == "host/key" else 0


@played
async def test_nobody_gets_in_who_has_no_business_there(here: House) -> None:
    """Neither strangers nor members of other clubs read, change or learn anything; the banned not even who is open."""
    theirs = await world(here)
    before = await everything(here)
    other = here.person()
    await other.post("clubs", BODIES["POST /api/clubs"])
    assert (await other.ask("GET", "daily/2026-19-39")).status_code == 404
    stranger = here.person()
    for door in listed():
        stranger.http.cookies.clear()
        for person in (stranger, other):
            answer = await theirs.knock(person, door)
            assert answer.status_code < 500, (door.name, answer.text)
            if door.who not in OPEN:
                assert answer.status_code in (400, 403, 404, 422), (door.name, answer.status_code, answer.text)
            if door.who in ("visitors", "members", "hosts", "the host", "seat"):
                assert answer.status_code == 403, (door.name, answer.text)
            told = answer.text + str(answer.headers)
            assert not [secret for secret in theirs.secrets if secret in told], (door.name, told)
    page = (await other.http.get(f"/m/{theirs.blanks['match']}")).text
    assert "og:" not in page
    kept = await everything(here)
    for row in re.findall(r"\([^()]*\)", before):
        if any(secret in row for secret in theirs.secrets):
            assert row in kept, "somebody changed what is not theirs"


@played
async def test_a_banned_guest_is_refused_everywhere(here: House) -> None:
    theirs, eve = await world(here), here.person()
    await eve.post("clubs", BODIES["POST /api/clubs"])
    guest = here.context.cookie_signer.guest(eve.http.cookies.get("katzentisch"))
    await (await hosts(here)).post("host/bans", {"guest": guest, "name": "Eve"})
    for door in listed():
        answer = await theirs.knock(eve, door)
        if not door.path.startswith("/api/host"):
            assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "banned"), door.name
        elif door.who == "the host":
            assert answer.status_code == 403, door.name


@played
async def test_what_costs_is_rationed(here: House) -> None:
    """Exactly what the list says; a guest who used up the small measure is told so before anything is done."""
    theirs, eve = await world(here), here.person()
    here.context.table_limiter = RateLimiter(0.0, 0.0)
    for door in listed():
        answer = await theirs.knock(eve, door)
        assert (answer.status_code == 429) == (door.limit == "few"), (door.name, answer.status_code, answer.text)


@played
async def test_without_the_store_whatever_needs_none_still_answers(here: House) -> None:
    """Games, the notice, set-ups, sheets, pages, also to those with a cookie; all else says in a sentence why not."""
    theirs = await world(here)
    eve = theirs.club.host
    with patch.object(here.lobby.store, "run", side_effect=Unavailable("store-away")):
        for door in listed():
            answer = await theirs.knock(eve, door)
            if door.name in STORELESS:
                assert answer.status_code in (200, 404), (door.name, answer.text)
            else:
                assert (answer.status_code, answer.json()["reason"]["key"]) == (503, "store-away"), door.name
        for page in ("/", "/me", f"/m/{theirs.blanks['match']}", "/worker.js", "/manifest.webmanifest"):
            assert (await eve.http.get(page)).status_code == 200
    for language in ("en", "de"):
        assert Words(language).say("why-store-away").endswith(".")
