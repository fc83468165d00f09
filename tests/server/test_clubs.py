"""Clubs: who gets in, what counts, and seasons that go on by themselves, once."""

from __future__ import annotations

import asyncio
import csv
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import func, select, text

from katzentisch.club.rating import Rating, update_ratings
from katzentisch.server.store import Store
from katzentisch.server.store.club_store import boards, ratings, rounds
from katzentisch.server.store.clubs import Club, Member
from katzentisch.server.store.database import MIGRATIONS, latest_version, schema_version
from katzentisch.server.store.persons import Device
from katzentisch.server.store.schema import matches
from katzentisch.table.stored import HouseRules
from tests.waiting import until, within

from .callee import Browser, callee
from .daemons import postgresql
from .house import House, Json, Person, house

NEVER_SECONDS = 1e6
"""Until somebody is called whose turn it is: not while a test runs."""


class Society:
    """A club with members who answer to their names."""

    def __init__(self, here: House, names: list[str]) -> None:
        self.here = here
        self.people = {name: here.person() for name in names}
        self.host = self.people[names[0]]
        self.code = self.key = ""

    async def gather(self) -> None:
        names = list(self.people)
        opened = await self.host.post("clubs", {"name": "The Tomcats", "member": names[0]})
        self.code, self.key = opened["code"], opened["link"].partition("#")[2]
        for name in names[1:]:
            await self.people[name].post(self.path("members"), {"name": name, "key": self.key})

    def path(self, *more: str) -> str:
        return "/".join(["clubs", self.code, *more])

    async def season(self, **wish: Any) -> str:
        """A season in which everybody takes part, from its first round."""
        wish = {"name": "Spring", "game": "5211", "kind": "round-robin", "size": 2, **wish}
        season: str = (await self.host.post(self.path("seasons"), wish))["id"]
        for person in self.people.values():
            answer = await person.ask("PUT", self.path("seasons", season, "entry"), {"on": True})
            assert answer.status_code == 204, answer.text
        await self.host.post(self.path("seasons", season, "begin"), {})
        return season

    async def page(self, season: str) -> Json:
        page: Json = await self.host.get(self.path("seasons", season))
        return page

    async def ratings(self) -> dict[str, list[Json]]:
        members = (await self.host.get(self.path()))["members"]
        return {member["name"]: member["ratings"] for member in members}

    async def play(self, board: Json) -> Json:
        """Play a table of a season to its end; the last update."""
        return await play(board["code"], [self.people[name] for name in board["seats"]])


async def play(code: str, people: list[Person]) -> Json:
    """Let everybody make some move until it is over; the last update."""
    while True:
        for seat, person in enumerate(people):
            update = await person.update(code, seat)
            if update["over"]:
                return update
            if seat in update["actors"]:
                answer = await person.order(code, "move", seat, update["seq"], move=update["legal"][0])
                assert answer.status_code in (200, 409), answer.text


async def recorded(here: House) -> None:
    """Wait until every end is written down, and let the steward look."""
    await until(lambda: not here.context.result_recorder.writing, "every end is written down")
    await here.context.season_scheduler.check_seasons()


@asynccontextmanager
async def society(store: Path | str, *names: str, **more: Any) -> AsyncIterator[Society]:
    async with house(store, **more) as here:
        found = Society(here, list(names))
        await found.gather()
        yield found


def status(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]["key"]


def test_members_learn_of_a_season_that_they_can_join(tmp_path: Path) -> None:
    """In the list of their clubs, until they take part or it begins; and how many it needs."""

    async def told(person: Person) -> bool:
        [found] = await person.get("clubs")
        return bool(found["open_season"])

    async def tried() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara") as club:
            anna, ben, clara = club.people.values()
            assert not await told(ben)
            made = await anna.post(club.path("seasons"), {**WISH, "name": "Open", "size": 2})
            assert (made["needed"], made["entrants"]) == (2, [])
            assert [await told(person) for person in (anna, ben, clara)] == [True, True, True]
            entry = club.path("seasons", made["id"], "entry")
            for person in (anna, ben):
                await person.ask("PUT", entry, {"on": True})
            assert [await told(person) for person in (anna, ben, clara)] == [False, False, True]
            await ben.ask("PUT", entry, {"on": False})
            assert await told(ben)
            await ben.ask("PUT", entry, {"on": True})
            await anna.post(club.path("seasons", made["id"], "begin"), {})
            assert not await told(clara)
            other = await anna.post(club.path("seasons"), {**WISH, "name": "Other"})
            assert await told(clara)
            await anna.ask("DELETE", club.path("seasons", other["id"]))
            assert not await told(clara)

    asyncio.run(tried())


def test_members_are_notified_of_a_season_once(tmp_path: Path) -> None:
    """Those who asked for it, with the game and a link; not the host who made it, nor anybody outside."""

    async def tried() -> None:
        names = ("Anna", "Ben", "Clara", "Dora")
        async with (
            callee() as service,
            society(tmp_path / "s.sqlite", *names, call_after=NEVER_SECONDS, calls_inside=True) as club,
        ):
            anna, ben, clara, dora = club.people.values()
            browser = Browser(service.url("/ben"))
            for person, wish in (
                (anna, Browser(service.url("/anna")).wish),
                (ben, {**browser.wish, "language": "de"}),
                (clara, {"url": service.url("/clara"), "language": "en"}),
                (club.here.person(), Browser(service.url("/eve")).wish),
            ):
                await person.open("5211", ["", ""])
                assert (await person.ask("PUT", "calls", wish)).is_success
            sender = club.here.context.turn_notifier.sender
            made = await anna.post(club.path("seasons"), {**WISH, "name": "Secret name", "size": 2})
            page = f"club/{club.code}/{made['id']}"
            bodies = {path: body for path, _, body in [await service.next() for _ in range(2)]}
            assert set(bodies) == {"/ben", "/clara"}
            assert browser.read(bodies["/ben"]) == {
                "title": "5211",
                "body": "In deinem Club kannst du dich für eine neue Saison anmelden: 5211.",
                "path": f"/{page}",
                "tag": made["id"],
            }
            said = json.loads(bodies["/clara"])["text"]
            assert said.startswith("A new season of 5211 is open to join in your club. http")
            assert said.endswith(f"/{page}")
            assert "Secret" not in said
            for person in (ben, dora):
                assert (await person.ask("PUT", club.path("seasons", made["id"], "entry"), {"on": True})).is_success
            await anna.post(club.path("seasons", made["id"], "begin"), {})
            await within(sender.drained(), "everything is sent")
            assert service.calls.empty()

    asyncio.run(tried())


def test_nobody_joins_without_the_link_or_sees_a_club_from_outside(tmp_path: Path) -> None:
    """Not the members, not the tables, not the seasons; and an old link opens nothing."""

    async def tried() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben") as club:
            anna, ben, stranger = *club.people.values(), club.here.person()
            assert [each["name"] for each in await ben.get("clubs")] == ["The Tomcats"]
            assert await stranger.get("clubs") == []
            code = await anna.open("5211", ["", ""], club=club.code, public=True)
            assert await stranger.get("tables") == []
            assert [table["code"] for table in (await ben.get(club.path()))["tables"]] == [code]
            season = (await anna.post(club.path("seasons"), wish := {**WISH, "name": "Open"}))["id"]
            for path in (club.path(), club.path("seasons"), club.path("seasons", season), f"tables/{code}"):
                assert status(await stranger.ask("GET", path)) == (403, "club-only")
            assert status(await stranger.ask("GET", f"tables/{code}/update")) == (403, "club-only")
            assert status(await stranger.ask("POST", f"tables/{code}/seats/0", {"name": "X"})) == (403, "club-only")
            assert status(await stranger.ask("POST", "tables", OPEN | {"club": club.code})) == (403, "club-only")
            assert status(await stranger.ask("POST", club.path("seasons"), wish)) == (403, "club-only")
            assert status(await stranger.ask("GET", f"tables/{code}/matches")) == (403, "club-only")
            line = await stranger.connect(code)
            assert (await line.next())["reason"]["key"] == "club-only"

            for key in (None, "not-the-key-at-all"):
                answer = await stranger.ask("POST", club.path("members"), {"name": "X", "key": key})
                assert status(answer) == (403, "club-key")
            assert status(await ben.ask("POST", club.path("key"))) == (403, "club-host")
            assert status(await ben.ask("POST", club.path("seasons"), wish)) == (403, "club-host")
            look = club.path("invitation")
            assert status(await stranger.ask("POST", look, {"key": "not-the-key-at-all"})) == (403, "club-key")
            told = {"club": "The Tomcats", "inviter": "Anna", "members": 2}
            assert await stranger.post(look, {"key": club.key}) == told
            new = (await anna.post(club.path("key"), {}))["link"].partition("#")[2]
            assert status(await stranger.ask("POST", look, {"key": club.key})) == (403, "club-key")
            late = {"name": "Clara", "key": club.key}
            assert status(await stranger.ask("POST", club.path("members"), late)) == (403, "club-key")
            taken = {"name": "ben", "key": new}
            assert status(await stranger.ask("POST", club.path("members"), taken)) == (409, "name-twice")
            await stranger.post(club.path("members"), {"name": "Clara", "key": new})
            assert (await stranger.get(f"tables/{code}"))["club"] == club.code
            assert [each["name"] for each in (await stranger.get(club.path()))["members"]] == ["Anna", "Ben", "Clara"]

            assert status(await anna.ask("DELETE", club.path("members", "1"))) == (409, "club-last-host")
            assert status(await ben.ask("DELETE", club.path("members", "3"))) == (403, "club-host")
            assert (await stranger.ask("DELETE", club.path("members", "3"))).status_code == 204
            assert status(await stranger.ask("GET", club.path())) == (403, "club-only"), "they left themselves"
            assert (await anna.ask("PUT", club.path("members", "2"), {"hosts": True})).status_code == 204
            third = (await ben.post(club.path("key"), {}))["link"].partition("#")[2]
            assert (await stranger.post(look, {"key": third}))["inviter"] == "Ben", "the member who made the link"
            assert (await anna.ask("DELETE", club.path("members", "1"))).status_code == 204
            assert (await ben.ask("DELETE", club.path())).status_code == 204
            assert await ben.get("clubs") == []

    asyncio.run(tried())


def test_who_was_removed_is_told_until_they_come_back(tmp_path: Path) -> None:
    """By which club, also with a season's address; a stranger learns nothing. It is theirs to download and to erase."""

    async def tried() -> None:
        async with society(tmp_path / "c.sqlite", "Anna", "Ben") as club:
            anna, ben, stranger = *club.people.values(), club.here.person()
            season = await anna.post(club.path("seasons"), WISH)
            assert (await anna.ask("DELETE", club.path("members", "2"))).status_code == 204
            for path in (club.path(), club.path("seasons"), club.path("seasons", season["id"])):
                refused = await ben.ask("GET", path)
                assert status(refused) == (403, "club-removed")
                assert refused.json()["reason"]["data"] == {"club": "The Tomcats"}
                assert status(await stranger.ask("GET", path)) == (403, "club-only")
            [removed] = (await ben.get("me/file"))["removed_from_clubs"]
            assert removed["name"] == "The Tomcats"
            again = {"name": "Ben", "key": club.key}
            await ben.post(club.path("members"), again)
            assert [each["name"] for each in (await ben.get(club.path()))["members"]] == ["Anna", "Ben"]
            assert (await ben.get("me/file"))["removed_from_clubs"] == []
            number = (await ben.get(club.path()))["members"][1]["number"]
            assert (await ben.ask("DELETE", club.path("members", str(number)))).status_code == 204
            assert status(await ben.ask("GET", club.path())) == (403, "club-only"), "left by themselves"
            await ben.post(club.path("members"), again)
            number = (await ben.get(club.path()))["members"][1]["number"]
            assert (await anna.ask("DELETE", club.path("members", str(number)))).status_code == 204
            assert (await ben.ask("DELETE", "me")).status_code == 204
            assert status(await ben.ask("GET", club.path())) == (403, "club-only")

    asyncio.run(tried())


OPEN = {"game": "5211", "seats": ["", ""]}
WISH = {"name": "Spring", "game": "5211", "kind": "round-robin", "size": 2}


def test_a_rated_match_counts_once_and_without_help(tmp_path: Path) -> None:
    """Among members alone, each on one chair; nobody is helped, nothing goes back; an unrated one does not count."""

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben") as club:
            anna, ben = club.people.values()
            rules = {"rated": True, "hints": True}
            assert status(await anna.ask("POST", "tables", OPEN | {"house": rules})) == (422, "rated-club")
            for rule in ("duplicate", "daily"):
                deal = OPEN | {"club": club.code, "house": {rule: True}}
                assert status(await anna.ask("POST", "tables", deal)) == (422, "rated-club")
            code = await anna.open("5211", ["", ""], club=club.code, house=rules)
            await anna.sit(code, 0, "Anna")
            assert status(await anna.ask("POST", f"tables/{code}/start", {"fill": "tabby"})) == (409, "rated-persons")
            await anna.sit(code, 1, "Anna too")
            assert status(await anna.ask("POST", f"tables/{code}/start", {})) == (409, "rated-persons")
            assert (await anna.ask("DELETE", f"tables/{code}/seats/1")).status_code == 204
            await ben.sit(code, 1, "Ben")
            await anna.start(code)
            assert status(await anna.ask("POST", f"tables/{code}/hint", seat=0)) == (403, "hints-off")
            await anna.order(code, "move", 0, 0, move=(await anna.update(code, 0))["legal"][0])
            back = await anna.order(code, "back", 0, (await anna.update(code, 0))["seq"], ply=0)
            assert status(back) == (422, "rated-no-back")

            end = await play(code, [anna, ben])
            await recorded(club.here)
            after = update_ratings([Rating(), Rating()], end["ranking"])
            found = await club.ratings()
            for name, rating in zip(("Anna", "Ben"), after, strict=True):
                [mine] = found[name]
                assert (mine["game"], mine["players"], mine["played"]) == ("5211", 2, 1)
                assert (mine["mu"], mine["sigma"]) == pytest.approx(rating)
                assert (mine["points"], mine["provisional"]) == (rating.points, True)
            store = club.here.lobby.store
            registrar = club.here.context.result_recorder
            registrar.known.clear()
            registrar.on_table_changed(code)
            await recorded(club.here)
            assert await club.ratings() == found, "said twice, counted once"
            assert store.clubs.member(club.code, "") is None

            plain = await anna.open("5211", ["", ""], club=club.code)
            await anna.sit(plain, 0, "Anna")
            await ben.sit(plain, 1, "Ben")
            await anna.start(plain)
            await play(plain, [anna, ben])
            await recorded(club.here)
            assert await club.ratings() == found

    asyncio.run(played())


def test_a_season_goes_on_by_itself(tmp_path: Path) -> None:
    """Three in twos: each rests once; a table that nobody ends is lost by the late player; then it is over."""

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "=Ben", "Clara") as club:
            season = await club.season(rated=True, days=2)
            for number in range(2):
                page = await club.page(season)
                assert [each["done"] for each in page["rounds"]] == [True] * number + [False]
                [board] = page["rounds"][number]["boards"]
                mine = await club.people[board["seats"][0]].get("mine")
                assert board["code"] in [table["code"] for table in mine]
                await club.play(board)
                await recorded(club.here)
            [board] = (await club.page(season))["rounds"][2]["boards"]
            first = club.people[board["seats"][0]]
            update = await first.update(board["code"], 0)
            await first.order(board["code"], "move", 0, update["seq"], move=update["legal"][0])
            await club.here.context.season_scheduler.check_seasons()
            assert not (await club.page(season))["season"]["over"]
            club.here.lobby.now = lambda: page["rounds"][0]["due"] + 1e6
            await club.here.context.season_scheduler.check_seasons()
            page = await club.page(season)
            assert page["season"]["over"]
            assert page["rounds"][2]["boards"][0]["absent"] == [1]
            assert page["rounds"][2]["boards"][0]["ranks"] == [1, 2]
            assert sorted(each["byes"][0] for each in page["rounds"]) == sorted(club.people)
            assert sum(line["score"] for line in page["standings"]) == pytest.approx(4.5)
            assert sum(each["played"] for some in (await club.ratings()).values() for each in some) == 4
            answer = await club.host.ask("GET", club.path("seasons", season, "csv"))
            rows = list(csv.reader(answer.text.splitlines()))
            assert ["1", "", "", page["rounds"][0]["byes"][0].replace("=", "'="), "", "", "0"] in rows
            assert len(rows) == 1 + 3 * 3
            answer = await club.host.ask("GET", club.path("seasons", season, "csv"), table="standings")
            standings = list(csv.reader(answer.text.splitlines()))
            assert [row[1] for row in standings[1:]] == [line["name"].replace("=", "'=") for line in page["standings"]]
            assert not any(cell.startswith("=") for row in rows + standings for cell in row)
            late = await club.host.ask("PUT", club.path("seasons", season, "entry"), {"on": True})
            assert status(late) == (409, "season-closed")
            again = await club.host.ask("POST", club.path("seasons", season, "begin"))
            assert status(again) == (409, "season-closed")

    asyncio.run(played())


def test_the_same_deals_stay_secret_until_all_have_played_them(tmp_path: Path) -> None:
    """No seed, no record, no open replay, no other hand, no review, no onlooker; and no results to learn from."""

    async def played() -> None:
        names = ("Anna", "Ben", "Clara", "Dan")
        async with society(tmp_path / "s.sqlite", *names) as club:
            season = await club.season(duplicate=True)
            one, two = (await club.page(season))["rounds"][0]["boards"]
            first, other = [await club.people[board["seats"][0]].update(board["code"], 0) for board in (one, two)]
            assert first["view"] == other["view"], "the same hand"
            assert first["fingerprint"] == other["fingerprint"]
            assert (await club.play(one))["seed"] is None
            await recorded(club.here)
            here, there = club.people[one["seats"][0]], club.people[two["seats"][0]]
            match = f"matches/{one['match']}"
            for path in (
                f"{match}/record",
                f"{match}/replay?open=true",
                f"{match}/replay?seat=1",
                f"{match}/review?ply=0",
            ):
                assert status(await here.ask("GET", path)) == (403, "deal-on")
            assert (await here.ask("GET", f"{match}/replay?seat=0")).status_code == 200
            for path in (
                f"{match}/record",
                f"{match}/replay",
                f"tables/{one['code']}/update",
                f"tables/{one['code']}/chat",
            ):
                assert status(await there.ask("GET", path)) == (403, "no-spectators")
            page = await club.page(season)
            assert [board["ranks"] for board in page["rounds"][0]["boards"]] == [[], []]
            assert [board["over"] for board in page["rounds"][0]["boards"]] == [True, False]
            assert {line["played"] for line in page["standings"]} == {0}

            await club.play(two)
            await recorded(club.here)
            page = await club.page(season)
            assert [each["done"] for each in page["rounds"]] == [True, False]
            assert "seed " in (await here.ask("GET", f"{match}/record")).text
            assert sum(line["score"] for line in page["standings"]) == pytest.approx(2)
            following = [
                await club.people[board["seats"][0]].update(board["code"], 0) for board in page["rounds"][1]["boards"]
            ]
            assert following[0]["fingerprint"] == following[1]["fingerprint"] != first["fingerprint"]

    asyncio.run(played())


@pytest.mark.ci
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_processes_draw_each_round_once_and_count_each_match_once(kind: str, tmp_path: Path) -> None:
    """Stewards and registrars of two processes, one of which is killed in the midst of opening tables."""

    async def played(url: str) -> None:
        async with society(url, "Anna", "Ben", "Clara", "Dan") as club, house(url) as second:
            stewards = [club.here.context.season_scheduler, second.context.season_scheduler]
            with pytest.MonkeyPatch.context() as patch:
                for here in (club.here, second):  # the other one may look after seasons at any moment, too
                    patch.setattr(here.lobby.storage, "begin_match", killed)
                season = await club.season(rated=True)
                assert len(second.lobby.store.rounds.unlaid()) == 2
                assert (await club.host.get(club.path()))["tables"][0]["match"] is None
            await asyncio.gather(*(steward.check_seasons() for steward in reversed(stewards)))
            for number in range(3):
                page = await club.page(season)
                assert len(page["rounds"]) == number + 1
                for board in page["rounds"][number]["boards"]:
                    await club.play(board)
                    for here in (club.here, second):
                        here.context.result_recorder.known.clear()
                        here.context.result_recorder.on_table_changed(board["code"])
                await recorded(club.here)
                await recorded(second)
                await asyncio.gather(*(steward.check_seasons() for steward in stewards * 3))
            page = await club.page(season)
            assert page["season"]["over"]
            assert {line["played"] for line in page["standings"]} == {3}
            assert [each["played"] for some in (await club.ratings()).values() for each in some] == [3] * 4
            store: Store = club.here.lobby.store
            with store.engine.begin() as connection:
                many = [connection.scalar(select(func.count()).select_from(each)) for each in (rounds, boards, matches)]
                assert many == [3, 6, 6]
                assert connection.scalar(select(func.count()).select_from(ratings)) == 4

    async def killed(*_: object) -> None:
        raise RuntimeError("killed")

    if kind == "sqlite":
        asyncio.run(played(str(tmp_path / "s.sqlite")))
    else:
        with postgresql() as daemon:
            asyncio.run(played(daemon.url))


def test_a_store_of_the_version_before_can_have_clubs(tmp_path: Path) -> None:
    """With its tables as they were, for the person who has their links."""
    store = Store(str(tmp_path / "old.sqlite"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0008")
        connection.execute(
            text(
                "INSERT INTO tables (code, game, options, rules, host, public, vote, opened)"
                " VALUES ('old1', '5211', '{}', '{}', 'a', false, '', 1.0)"
            )
        )
    store.open()
    assert schema_version(store.engine) == latest_version() > "0008"
    old = store.tables.get("old1")
    assert old is not None
    assert (old.club, old.house) == ("", HouseRules())
    store.clubs.open(Club("club", "Toms", "key", 1.0), Member("club", "a", 1, "Anna", True, 1.0))
    assert [club.name for club in store.clubs.of("a")] == ["Toms"]
    store.close()


def test_a_season_goes_on_without_those_who_leave(tmp_path: Path) -> None:
    """Anybody who leaves, or is forgotten, loses what they do not play; others see it through. Too few cannot begin."""

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara") as club:
            wish = {**WISH, "name": "Four", "size": 4}
            few = (await club.host.post(club.path("seasons"), wish))["id"]
            await club.host.ask("PUT", club.path("seasons", few, "entry"), {"on": True})
            assert status(await club.host.ask("POST", club.path("seasons", few, "begin"))) == (422, "season-few")
            season = await club.season(days=1)
            numbers = {each["name"]: each["number"] for each in (await club.host.get(club.path()))["members"]}
            assert (await club.people["Ben"].ask("DELETE", club.path("members", str(numbers["Ben"])))).is_success
            assert (await club.people["Clara"].ask("DELETE", "me")).status_code == 204
            for number in range(3):
                page = await club.page(season)
                assert not page["season"]["over"]
                club.here.lobby.now = partial(float, page["rounds"][number]["due"] + 1)
                await club.here.context.season_scheduler.check_seasons()
            page = await club.page(season)
            assert page["season"]["over"]
            assert "Clara" not in str(page)
            assert len(page["standings"]) == 3
            assert sum(len(board["absent"]) for each in page["rounds"] for board in each["boards"]) >= 3
            assert status(await club.people["Ben"].ask("GET", club.path("seasons", season))) == (403, "club-only")

    asyncio.run(played())


def test_a_club_knows_a_person_on_all_devices_and_outlives_its_host(tmp_path: Path) -> None:
    """Who turns out to be a member is that member; when the last host is gone the oldest member is."""
    store = Store(str(tmp_path / "s.sqlite"))
    store.open()
    store.clubs.open(Club("club", "Toms", "key", 1.0), Member("club", "a" * 24, 1, "Anna", True, 1.0))
    for guest, name in (("b" * 24, "Ben"), ("c" * 24, "Anna's phone"), ("d" * 24, "Dan")):
        store.clubs.join("club", guest, name, 2.0, 9)
    store.persons.keep("Anna", Device("a" * 24, "a" * 24, "", 1.0, 1.0))
    store.persons.join("a" * 24, Device("c" * 24, "c" * 24, "", 2.0, 2.0))
    assert [member.name for member in store.clubs.members("club")] == ["Anna", "Ben", "Dan"]
    kept = store.exports.of("a" * 24)
    assert kept["clubs"] == [{"name": "Toms", "member": "Anna", "hosts": True, "since": 1.0}]
    store.persons.erase("a" * 24)
    dan, ben = store.clubs.member("club", "d" * 24), store.clubs.member("club", "b" * 24)
    assert dan is not None
    assert ben is not None
    assert (dan.hosts, ben.hosts) == (False, True)
    store.close()
