"""Results cannot be bought, deals stay secret, nobody takes others' time: each way that was found, closed."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from pathlib import Path
from struct import pack
from typing import Any
from zlib import crc32

import pytest

from katzentisch.bots.workers import Worker, Workers
from katzentisch.core.catalogue import find
from katzentisch.play.clock import MIN_GRACE_SECONDS
from katzentisch.play.match import Match
from katzentisch.play.record import Line, Record
from katzentisch.server.job_processes import JobProcesses
from katzentisch.server.notifications.safe_http import SafeHttpClient, canonical_host, is_public_address
from katzentisch.server.notifications.sender import HOST_BURST, PUSH_BURST, Sender
from katzentisch.server.notifications.web_push import Vapid, new_key
from katzentisch.server.results.png import MAX_CHUNKS, read_chunks
from katzentisch.server.store import Store
from katzentisch.server.store.notifications import Notification, NotificationAddress
from katzentisch.table.ending import conclude
from katzentisch.table.jobs import ImportRecord, SetUpMatch
from katzentisch.table.pending_seats import PendingSeat
from katzentisch.table.referee import Referee
from katzentisch.table.refusals import Malformed
from katzentisch.table.stored import HouseRules
from tests.waiting import until, within

from .house import House, Person
from .test_clubs import play, recorded, society, status
from .test_daily import begin
from .test_moderation import hosts
from .test_play import played, refusal, two
from .test_results import play_out, written


async def sent(person: Person, code: str, do: str, seat: int, **more: Any) -> Any:
    """An order against whatever the position is by then."""
    while (answer := await person.order(code, do, seat, (await person.update(code, seat))["seq"], **more)) is not None:
        if answer.status_code != 409:
            return answer


# Results that count


@played
async def test_nobody_lets_a_bot_play_their_daily_deal(here: House) -> None:
    """Getting up and putting a tiger on one's own seat is refused; anybody who does it in other matches is marked."""
    anna = here.person()
    await anna.open("5211", ["", "random"])
    code = await begin(anna)
    assert (await sent(anna, code, "leave", 0)).is_success
    assert status(await sent(anna, code, "replace", 0, other=0, bot="tiger")) == (422, "rated-no-bot")
    assert (await sent(anna, code, "return", 0)).is_success
    await play_out(code, anna)
    assert not any(row.left for row in await written(here.lobby.store, 3) if row.seat == 0)


def test_a_seat_for_which_a_bot_moved_is_marked_for_good() -> None:
    """Also if its person is back at the end."""
    game = find("5211").game
    head = Record(game.id, game.version, ["Anna", "Ben"], game.resolve(2, {}), "seed")
    referee = Referee("", head)

    def moves(seat: int) -> None:
        referee.follow(Line(seat, game.spell(referee.match.legal(seat)[0])))

    referee.follow(Line(0, "leaves", table=True))
    referee.follow(Line(0, "is bot:random", table=True))
    assert referee.helped == set()
    moves(0)
    referee.follow(Line(0, "returns", table=True))
    assert referee.helped == {0}
    assert referee.present_seats() == {0, 1}
    while not referee.match.over:
        moves(referee.match.actors()[0])
    assert conclude(referee).left == [True, False]


def test_a_player_helped_by_a_bot_comes_last_in_the_ratings(tmp_path: Path) -> None:
    """The other player puts a bot on the seat; whatever it makes of it, nobody wins by that."""

    async def tried() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben") as club:
            anna, ben = club.people.values()
            code = await anna.open("5211", ["", ""], club=club.code, house={"rated": True})
            await anna.sit(code, 0, "Anna")
            await ben.sit(code, 1, "Ben")
            await anna.start(code)
            assert status(await sent(anna, code, "replace", 0, other=0, bot="tiger")) == (422, "rated-no-bot")
            assert (await sent(anna, code, "leave", 0)).is_success
            assert (await sent(ben, code, "replace", 1, other=0, bot="heuristic")).is_success

            async def over() -> bool:
                update = await ben.update(code, 1)
                if 1 in update["actors"] and not update["over"]:
                    await ben.order(code, "move", 1, update["seq"], move=update["legal"][-1])
                return bool(update["over"])

            while not await over():
                pass
            await recorded(club.here)
            found = await club.ratings()
            assert found["Anna"][0]["mu"] < 25 < found["Ben"][0]["mu"]

    asyncio.run(tried())


def test_leaving_a_club_saves_no_rating(tmp_path: Path) -> None:
    """Who belongs to it is decided when a match begins."""

    async def tried() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben") as club:
            anna, ben = club.people.values()
            code = await anna.open("5211", ["", ""], club=club.code, house={"rated": True})
            await anna.sit(code, 0, "Anna")
            await ben.sit(code, 1, "Ben")
            await anna.start(code)
            assert (await ben.ask("DELETE", club.path("members", "2"))).status_code == 204
            await play(code, [anna, ben])
            await recorded(club.here)
            assert (await club.ratings())["Anna"][0]["played"] == 1
            await ben.post(club.path("members"), {"name": "Ben", "key": club.key})
            assert (await club.ratings())["Ben"][0]["played"] == 1

    asyncio.run(tried())


def test_getting_up_gives_no_time() -> None:
    """The move's time stands meanwhile, and runs on where it stood."""
    game = find("5211").game
    head = Record(game.id, game.version, ["Anna", "Ben"], game.resolve(2, {}), "seed")
    referee, now = Referee("", head, HouseRules(move_seconds=4), 0.0), 0.0
    for _ in range(10):
        now += 1.0
        if referee.overdue_lines(now):
            break
        referee.follow(Line(0, "leaves", table=True), at=now)
        referee.follow(Line(0, "returns", table=True), at=now)
    assert now == 4.0
    assert [line.text for line in referee.overdue_lines(now) if line.seat == 0] == ["runs out of time"]


def test_returning_late_again_and_again_gives_little_time() -> None:
    """Each return after one's time ran out gives half of the last, so a move takes a minute more at most."""
    game = find("5211").game
    head = Record(game.id, game.version, ["Anna", "Ben"], game.resolve(2, {}), "seed")
    referee, now = Referee("", head, HouseRules(move_seconds=4), 0.0), 0.0
    for _ in range(20):
        due = referee.next_deadline()
        assert due is not None
        now = max(now, due)
        for line in referee.overdue_lines(now):
            referee.follow(line, at=now)
        for seat in (0, 1):
            if seat in referee.overdue:
                referee.follow(Line(seat, "returns", table=True), at=now)
    assert now <= 4 + 2 * MIN_GRACE_SECONDS


# Deals that are secret


@played
async def test_a_vacated_chair_of_a_duplicate_deal_stays_empty(here: House) -> None:
    """Its player may give it up and still sees what they saw; a stranger neither sits down nor sees anything."""
    anna, eve = here.person(), here.person()
    await anna.open("5211", ["", "random"])
    code = await begin(anna)
    match = (await play_out(code, anna))["match"]
    await written(here.lobby.store, 3)
    assert (await anna.ask("DELETE", f"tables/{code}/seats/0")).status_code == 204
    assert status(await eve.ask("POST", f"tables/{code}/seats/0", {"name": "Eve"})) == (403, "deal-begun")
    for person, code_ in ((anna, 200), (eve, 403)):
        answer = await person.ask("GET", f"matches/{match}/replay", seat=0, ply=0)
        assert answer.status_code == code_, answer.text


@played
async def test_what_one_sees_of_a_match_hangs_on_who_played_it(here: House) -> None:
    """Not on who sits there later."""
    anna, ben, code = await two(here, house={"spectators": "none"})
    match = (await play_out(code, anna, ben))["match"]
    await written(here.lobby.store, 2)
    assert (await anna.ask("DELETE", f"tables/{code}/seats/0")).status_code == 204
    eve = here.person()
    await eve.sit(code, 0, "Eve")
    assert refusal(await eve.ask("GET", f"matches/{match}/replay", seat=0, ply=0)) == "no-spectators"
    assert (await anna.ask("GET", f"matches/{match}/replay", seat=0, ply=0)).is_success


def test_a_held_round_tells_nothing_before_all_tables_are_over(tmp_path: Path) -> None:
    """Neither by ratings, nor because the season is called off, nor because the club closes."""

    async def tried() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara", "Dora") as club:
            season = await club.season(duplicate=True, rated=True, days=2)
            [round_] = (await club.page(season))["rounds"]
            first, second = round_["boards"]
            match = (await club.play(first))["match"]
            await recorded(club.here)
            assert not any((await club.ratings()).values()), "a rating would say who won"
            other = club.people[second["seats"][0]]
            path = f"matches/{match}/record"
            assert status(await other.ask("GET", path)) in [(403, "deal-on"), (403, "no-spectators")]
            assert status(await club.host.ask("DELETE", club.path())) == (409, "deal-on")
            assert (await club.host.ask("DELETE", club.path("seasons", season))).status_code == 204
            [listed] = await club.host.get(club.path("seasons"))
            assert listed["called_off"]
            assert listed["winners"] == []
            mine = club.people[first["seats"][0]]
            await club.here.context.season_scheduler.check_seasons()
            assert status(await mine.ask("GET", path)) == (403, "deal-on"), "the other table still plays it"
            await club.play(second)
            await recorded(club.here)
            assert (await mine.ask("GET", path)).is_success
            assert all(some[0]["played"] == 1 for some in (await club.ratings()).values())

    asyncio.run(tried())


def test_a_table_of_a_deleted_club_is_no_game_of_the_day(tmp_path: Path) -> None:
    """Neither for those who played there nor for strangers, also if its chat was turned off."""

    async def tried() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara", "Dora") as club:
            season = await club.season(kind="swiss", rounds=1, duplicate=True)
            boards = (await club.page(season))["rounds"][0]["boards"]
            for board in boards:
                await club.play(board)
            await recorded(club.here)
            code, player = boards[0]["code"], club.people[boards[0]["seats"][0]]
            stranger = club.here.person()
            assert (await club.host.ask("DELETE", club.path())).status_code == 204
            assert club.here.lobby.store.tables.talk(code, False)
            room = await club.here.lobby.get_room(code)
            await room.refresh()
            info = await player.get(f"tables/{code}")
            assert (info["club"], info["house"]["duplicate"], info["house"]["daily"]) == ("", True, False)
            assert status(await stranger.ask("GET", f"tables/{code}/update")) == (403, "no-spectators")

    asyncio.run(tried())


def test_ratings_of_a_held_round_count_once_it_is_decided(tmp_path: Path) -> None:
    """All of them, once."""

    async def tried() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara", "Dora") as club:
            season = await club.season(duplicate=True, rated=True, days=2)
            for board in (await club.page(season))["rounds"][0]["boards"]:
                assert not any((await club.ratings()).values())
                await club.play(board)
                await recorded(club.here)
            assert [some[0]["played"] for some in (await club.ratings()).values()] == [1] * 4

    asyncio.run(tried())


def test_finished_matches_of_a_club_are_for_members_and_those_who_played(tmp_path: Path) -> None:
    """The id alone opens nothing."""

    async def tried() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara") as club:
            anna, ben, clara = club.people.values()
            code = await anna.open("5211", ["", ""], club=club.code)
            await anna.sit(code, 0, "Anna")
            await ben.sit(code, 1, "Ben")
            await anna.start(code)
            match = (await play(code, [anna, ben]))["match"]
            await recorded(club.here)
            stranger = club.here.person()
            for path in (f"matches/{match}/record", f"matches/{match}/replay"):
                assert status(await stranger.ask("GET", path)) == (403, "club-only")
                assert (await clara.ask("GET", path)).is_success
            assert (await ben.ask("DELETE", club.path("members", "2"))).status_code == 204
            assert (await ben.ask("GET", f"matches/{match}/record")).is_success, "ben played it"

    asyncio.run(tried())


@played
async def test_everybody_is_told_that_a_deal_was_brought(here: House) -> None:
    """A record at its beginning, with open seats: the person who brought it may know the deal, and it never counts."""
    anna, ben = here.person(), here.person()
    game = find("5211").game
    record = Match(Record(game.id, game.version, ["A", "B"], game.resolve(2, {}), "chosen")).record.write()
    code = (await anna.post("records", {"record": record, "ply": 0, "seats": ["", ""]}))["code"]
    assert (await ben.get(f"tables/{code}"))["brought"]
    await anna.sit(code, 0, "Anna")
    await ben.sit(code, 1, "Ben")
    line = await ben.connect(code)
    assert (await line.until("table"))["brought"]
    await play_out(code, anna, ben)
    assert (await ben.get(f"tables/{code}"))["brought"]
    plain = await anna.open("5211", ["", ""])
    assert not (await ben.get(f"tables/{plain}"))["brought"]


# Those who were sent away


@played
async def test_a_banned_player_does_not_play_on_with_the_seats_link(here: House) -> None:
    """Neither by a request nor on a connection that is open."""
    anna, ben, code = await two(here)
    token = (await ben.post(f"tables/{code}/seats/1/link", {}))["token"]
    by_link = here.person()
    line = await by_link.connect(code, [token])
    await line.until("update", lambda update: bool(update["seat"] == 1))
    host = await hosts(here)
    banned = here.room(code).state.row.chairs[1].guest
    assert (await host.ask("POST", "host/bans", {"guest": banned})).is_success
    await here.context.moderation.look()
    move = (await anna.update(code, 0))["legal"][0]
    await line.send({"do": "move", "seat": 1, "seq": 0, "id": "x1", "move": move})
    refused = await line.until("refused")
    assert refused["reason"]["key"] == "not-your-seat"
    by_link.http.headers["Authorization"] = f"Bearer {token}"
    assert refusal(await by_link.ask("GET", f"tables/{code}/update", seat=1)) == "not-your-seat"


def test_a_member_who_was_thrown_out_hears_nothing_more(tmp_path: Path) -> None:
    """The connection ends; anybody who comes back is refused."""

    async def tried() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben") as club:
            anna, ben = club.people.values()
            code = await anna.open("5211", ["", ""], club=club.code)
            line = await ben.connect(code)
            await line.until("table")
            assert (await anna.ask("DELETE", club.path("members", "2"))).status_code == 204
            await within(line.socket.wait_closed(), "the connection ends")
            again = await ben.connect(code)
            assert (await again.next())["reason"]["key"] == "club-only"

    asyncio.run(tried())


# Other people's time


def test_networks_take_turns_at_the_processes_that_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many cookies somebody has: another network's question comes second."""
    order: list[bytes] = []

    def do(worker: Worker, data: bytes, seconds: float) -> bytes:
        order.append(data)
        return data

    monkeypatch.setattr(Worker, "do", do)

    async def asked() -> None:
        workers = Workers(1, bytes)
        crowd = [workers.do(f"{number}".encode(), 1, f"cookie {number}", "one network") for number in range(26)]
        tasks = [asyncio.create_task(each) for each in crowd]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(workers.do(b"other", 1, "somebody", "another network")))
        await asyncio.gather(*tasks)
        workers.close()

    asyncio.run(asked())
    assert order.index(b"other") <= 2
    assert len(order) == 27


def test_uploads_have_processes_of_their_own() -> None:
    """A match begins however many records are looked at."""
    jobs = JobProcesses()
    try:
        head = Record("5211", 1, ["A", "B"], {}, "seed")
        assert jobs._lane(ImportRecord("", None))[0] is not jobs._lane(SetUpMatch(head))[0]
    finally:
        jobs.close()


class Deaf:
    """Takes connections and never answers."""

    def __init__(self) -> None:
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=200)
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}/"


def notification(number: int, url: str, guest: str = "", key: str = "") -> Notification:
    address = NotificationAddress(
        id=f"a{number}",
        guest=guest or f"g{number}",
        code=None,
        url=url,
        key=key,
        auth="",
        home="https://table.example/",
        language="en",
        quiet_from=0,
        quiet_to=0,
        offset=0,
    )
    return Notification(PendingSeat("code", "match", 0, "turn 1", address.guest), address)


def test_services_that_never_answer_keep_nobody_waiting(tmp_path: Path) -> None:
    """Forty of them at one host take four of the places; the next call goes at once."""

    async def tried() -> None:
        store = Store(str(tmp_path / "t.sqlite"))
        store.open()
        deaf, begun = Deaf(), []
        sender = Sender(store, SafeHttpClient(True), Vapid(new_key()))

        async def post(notification: Notification, game: str, name: str) -> str:
            begun.append(notification.address.id)
            if notification.address.url == deaf.url:
                await asyncio.Event().wait()
            return "made"

        sender._post = post  # type: ignore[method-assign]
        for number in range(40):
            sender.send(notification(number, deaf.url), "5211", "Eve")
        sender.send(notification(99, "http://127.0.0.1:9/"), "5211", "Anna")
        await until(lambda: "a99" in begun, "the other call is made")
        assert len(begun) == 5
        await sender.stop()
        deaf.socket.close()
        store.close()

    asyncio.run(tried())


@pytest.mark.parametrize(("key", "burst"), [("", HOST_BURST), ("key", PUSH_BURST)])
def test_one_host_is_not_flooded_however_it_is_spelled(key: str, burst: int, tmp_path: Path) -> None:
    """Push and webhooks; case, port and a trailing dot make no other host."""

    async def tried() -> None:
        store = Store(str(tmp_path / "t.sqlite"))
        store.open()
        sender, allowed = Sender(store, SafeHttpClient(True), Vapid(new_key())), 0
        limiter = sender.push_hosts if key else sender.hosts
        limiter.rate = 0.0
        spelled = ["https://hooks.example/", "https://HOOKS.example:0443/", "https://hooks.example.:443/x"]
        for number in range(3 * burst):
            outcome = "sent"
            try:
                sender._limit(notification(number, spelled[number % 3], key=key), limiter)
            except Exception as problem:
                outcome = str(problem)
            allowed += outcome == "sent"
        assert allowed == burst
        await sender.stop()
        store.close()

    asyncio.run(tried())


def test_a_guest_with_many_addresses_is_one_guest(tmp_path: Path) -> None:
    """Forty at once, then one in five seconds."""
    store = Store(str(tmp_path / "t.sqlite"))
    store.open()
    sender = Sender(store, SafeHttpClient(True), Vapid(new_key()))
    sender.guests.rate = 0.0
    for number in range(40):
        sender._limit(notification(number, f"https://host{number}.example/", guest="Eve"), sender.hosts)
    with pytest.raises(Exception, match="too-fast"):
        sender._limit(notification(41, "https://host41.example/", guest="Eve"), sender.hosts)
    sender.http.close()
    store.close()


def test_hosts_are_spelled_one_way() -> None:
    """As the limits count them."""
    same = ["https://a.example", "https://A.EXAMPLE:443/x", "https://a.example.:0443/?y"]
    assert {canonical_host(each) for each in same} == {"a.example:443"}
    assert canonical_host("http://a.example") == "a.example:80"


# What databases, pictures and addresses hide


@played
async def test_control_characters_are_refused_everywhere(here: House) -> None:
    """In names and in questions, by every database alike."""
    anna = here.person()
    await anna.open("5211", ["", ""])
    host = await hosts(here)
    for name in ("\x00", "a\x00b", "\x07", "a\nb", "\x7f"):
        answer = await anna.ask("POST", "clubs", {"name": name, "member": "Anna"})
        assert answer.status_code == 400, answer.text
    for person, path in ((anna, "me/matches?opponent=%00"), (host, "host/tables?search=a%00")):
        assert (await person.ask("GET", path)).status_code == 400


def chunk(kind: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + kind + body + pack(">I", crc32(kind + body))


@pytest.mark.parametrize(
    "chunks",
    [
        chunk(b"pHYs", b"a secret message"),
        chunk(b"sBIT", b"more than four"),
        chunk(b"gAMA", b"x" * 5),
        chunk(b"pHYs", b"x" * 9) * 2,
        chunk(b"IDAT", b"") * (MAX_CHUNKS + 1),
    ],
)
def test_a_picture_hides_nothing_in_its_small_chunks(chunks: bytes) -> None:
    """Each has its length, each is there once, and there are few."""
    with pytest.raises(Malformed):
        read_chunks(chunks)


@pytest.mark.parametrize(
    "address",
    [
        "::127.0.0.1",
        "::8.8.8.8",
        "fec0::1",
        "64:ff9b:1::a",
        "::ffff:0:10.0.0.1",
        "::ffff:0:127.0.0.1",
        "5f00::1",
        "3fff::1",
    ],
)
def test_addresses_inside_are_known_in_every_disguise(address: str) -> None:
    """Those that Python's own list lets pass."""
    assert not is_public_address(ip_address(address))


def test_addresses_outside_stay_reachable() -> None:
    """Also through networks that translate."""
    for address in ("8.8.8.8", "2606:4700::1111", "64:ff9b::808:808"):
        assert is_public_address(ip_address(address))
