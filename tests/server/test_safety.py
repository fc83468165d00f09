"""What strangers may try: nonsense, floods, foreign pages, other people's seats."""

from __future__ import annotations

import asyncio
import json
import logging
import logging.handlers
import random
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy.exc import DBAPIError
from websockets.exceptions import ConnectionClosed

from katzentisch.server.app import HEADERS
from katzentisch.server.auth import CookieSigner, is_known_host, is_same_origin
from katzentisch.server.limits import MAX_TRACKED_CALLERS, RateLimiter
from katzentisch.server.openapi import ExactSchemas
from katzentisch.server.pages import content_security_policy
from katzentisch.server.store import Store
from katzentisch.table import seating
from katzentisch.table.identifiers import hash_token, new_token
from katzentisch.table.refusals import LimitExceeded
from katzentisch.table.wire import MAX_MESSAGE_BYTES
from tests.sizes import THOROUGH, size
from tests.waiting import PATIENCE_SECONDS

from .house import House, house
from .service import Client, Server
from .test_play import played, refusal, two
from .test_room import finished


@played
async def test_every_answer_carries_the_safety_headers(here: House) -> None:
    """Pages, JSON, errors: a policy without inline script, no sniffing, no referrer."""
    anna = here.person()
    for path in ("/", "/t/abcdefgh"):
        answer = await anna.http.get(path)
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS | {
            "Content-Security-Policy": content_security_policy()
        }, path
    for path in (
        "/healthz",
        "/metrics",
        "/api/games",
        "/api/tables/nonsense",
        "/nowhere",
        "/schema/openapi.json",
    ):
        answer = await anna.http.get(path)
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS, path
    assert "script" not in HEADERS["Content-Security-Policy"]
    assert "unsafe" not in HEADERS["Content-Security-Policy"]


@played
async def test_nobody_waits_while_the_schema_is_collected(here: House) -> None:
    """That takes a while, so it is not done in the thread in which everybody is answered."""
    threads, render = [], ExactSchemas.render

    def note(*given: Any) -> bytes:
        threads.append(threading.current_thread())
        return render(*given)

    with patch.object(ExactSchemas, "render", note):
        answer = await here.person().http.get("/schema/openapi.json")
    assert answer.json()["info"]["title"] == "Katzentisch"
    assert threads
    assert threading.current_thread() not in threads


@played
async def test_a_mistake_of_ours_is_logged_and_told_in_words(here: House) -> None:
    """The answer keeps its shape and its headers and says nothing of the inside; the log says what happened."""
    log, told = logging.getLogger("katzentisch.app"), logging.handlers.BufferingHandler(9)
    log.addHandler(told)
    with patch.object(here.lobby, "list_tables", side_effect=TypeError("the inside")):
        answer = await here.person().ask("GET", "tables")
    log.removeHandler(told)
    assert answer.status_code == 500
    assert answer.json()["reason"]["key"] == "broken"
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "inside" not in answer.text
    assert [record.exc_info and record.exc_info[0] for record in told.buffer] == [TypeError]


@played
async def test_cookies_are_signed_and_out_of_reach_of_scripts(here: House) -> None:
    """A cookie that nobody signed belongs to nobody."""
    anna, _, code = await two(here)
    answer = await here.person().ask("POST", "tables", {"game": "5211", "seats": ["", ""]})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    value = anna.http.cookies["katzentisch"]
    thief = here.person()
    thief.http.cookies.set("katzentisch", value[:-1] + ("0" if value[-1] != "0" else "1"))
    assert (await thief.ask("GET", f"tables/{code}/update", seat=0)).status_code == 403


@played
async def test_foreign_pages_are_refused(here: House) -> None:
    """By the Origin header, on everything that changes something and on WebSockets."""
    anna, _, code = await two(here)
    body = {"game": "5211", "seats": ["", ""]}
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        answer = await anna.http.post("/api/tables", json=body, headers={"Origin": origin})
        assert (answer.status_code, refusal(answer)) == (403, "origin")
        line = await anna.dial(code, origin=origin)
        assert (await line.next())["reason"]["key"] == "origin"
        with pytest.raises(ConnectionClosed):
            await line.next()
    assert (await anna.http.post("/api/tables", json=body, headers={"Origin": here.url})).status_code == 201


@played
async def test_secrets_are_in_no_url_no_log_and_not_in_the_clear(here: House) -> None:
    """The store holds a token's hash; the table as everybody sees it holds neither guests nor tokens nor the seed."""
    anna, _, code = await two(here)
    token = (await anna.post(f"tables/{code}/seats/0/link", {}))["token"]
    row = here.room(code).state.row
    assert row.chairs[0].token == hash_token(token)
    seed = here.room(code).state.current_referee().match.record.seed
    for path in (f"tables/{code}", f"tables/{code}/update?seat=0", "mine", f"tables/{code}/matches"):
        text = (await anna.ask("GET", path)).text
        for secret in (token, hash_token(token), row.host, row.chairs[1].guest, seed):
            assert secret
            assert secret not in text


def test_an_address_that_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    """Requests, messages and tables have limits of their own."""

    async def run() -> None:
        async with house(tmp_path / "tables.sqlite", rate=2) as here:
            anna = here.person()
            line = await anna.connect(await anna.open("5211", ["", ""]))
            for _ in range(60):
                await line.send({"do": "ping"})
            assert (await line.until("refused"))["reason"]["key"] == "too-fast"
            answers = await asyncio.gather(*(anna.http.get("/healthz") for _ in range(60)))
            assert {answer.status_code for answer in answers} == {200, 429}
        async with house(tmp_path / "other.sqlite", rate=10) as here:
            anna = here.person()
            answers = [await anna.ask("POST", "tables", {"game": "5211", "seats": ["", ""]}) for _ in range(18)]
            assert answers[-1].status_code == 429

    asyncio.run(run())


def test_buckets_are_bounded() -> None:
    """However many ask, only so many are remembered."""
    buckets = RateLimiter(1, 1)
    for number in range(MAX_TRACKED_CALLERS + 10):
        buckets.take(str(number))
    assert len(buckets.known) == MAX_TRACKED_CALLERS
    with pytest.raises(LimitExceeded):
        buckets.take(str(MAX_TRACKED_CALLERS))


def test_seals_and_origins() -> None:
    """A guest is whom the server signed; an origin is the page's own host, or allowed."""
    seal = CookieSigner("secret")
    assert seal.guest(seal.sign("0" * 24)) == "0" * 24
    for cookie in (None, "", "x", CookieSigner("other").sign("0" * 24), seal.sign("0" * 24) + "0"):
        assert seal.guest(cookie) is None
    assert len({new_token() for _ in range(100)}) == 100
    allowed = frozenset({"https://friend.example"})
    assert is_same_origin(None, "a", allowed)
    assert is_same_origin("https://a", "a", allowed)
    assert is_same_origin("https://friend.example", "a", allowed)
    for origin in ("https://b", "null", "", "file://a", "https://a.b"):
        assert not is_same_origin(origin, "a", allowed)


def test_hosts_are_known_with_and_without_a_port() -> None:
    """And nonsense is unknown, not an error."""
    hosts = frozenset({"localhost", "::1"})
    for host in ("localhost", "LocalHost:5211", "[::1]", "[::1]:80"):
        assert is_known_host(host, hosts)
    for strange in (None, "", "localhost.evil.example", "[", "[::1", "::1", "localhost:x", "a:b:c"):
        assert not is_known_host(strange, hosts)
    assert is_known_host(None, frozenset())


WORDS: list[Any] = [
    "move",
    "retract",
    "back",
    "leave",
    "return",
    "replace",
    "chat",
    "mute",
    "hint",
    "hello",
    "look",
    "ping",
    "x",
]


def nonsense(dice: random.Random, seq: int) -> str | bytes:
    """A message that is malformed, huge, out of order, for another seat, or only slightly wrong."""
    strange: list[Any] = [
        None,
        -1,
        0,
        1,
        2,
        11,
        12,
        10**9,
        10**30,
        1.5,
        "",
        "0",
        "Y1",
        "\u0000",
        [],
        {},
        True,
        "x" * 600,
    ]
    message: dict[str, Any] = {"do": dice.choice(WORDS)}
    for field in ("seat", "seq", "id", "move", "ply", "other", "bot", "text", "tokens", "since", "on", "extra"):
        if dice.random() < 0.6:
            message[field] = dice.choice(strange)
    if dice.random() < 0.5:
        message |= {"seat": dice.choice([1, 1, 5]), "seq": seq, "id": dice.choice(["same", "other"])}
    text = json.dumps(message)
    kind = dice.random()
    if kind < 0.1:
        return text[: dice.randrange(len(text))]
    if kind < 0.15:
        return "[" * dice.randrange(5000)
    if kind < 0.2:
        return text + " " * MAX_MESSAGE_BYTES
    if kind < 0.25:
        return bytes(dice.randrange(256) for _ in range(30))
    return text


@played
async def test_nonsense_by_websocket_harms_nobody(here: House) -> None:
    """Every message is answered or ends its own connection; the table goes on, and no seat's secrets come back."""
    anna, ben, code = await two(here)
    dice = random.Random("fuzz")
    secret = (await anna.update(code, 0))["view"]["hand"]
    for _ in range(12):
        line = await ben.dial(code)
        try:
            if dice.random() < 0.8:
                await line.send({"do": "hello"})
            for _ in range(40):
                await line.send(nonsense(dice, here.room(code).state.current_referee().seq))
            await line.send({"do": "ping"})
            await line.until("pong")
        except ConnectionClosed:
            pass
        for text in line.received:
            message = json.loads(text)
            assert message["say"] in ("update", "refused", "done", "table", "chat", "muted", "hint", "pong")
            update = message.get("update") or (message if message["say"] == "update" else None)
            assert update is None or update["seat"] == 1
            assert json.dumps(secret).replace(" ", "") not in text
    assert min(here.context.connection_limiter.inside.values()) > 0
    after = await anna.update(code, 0)
    assert (await anna.order(code, "move", 0, after["seq"], move=after["legal"][0])).status_code in (200, 409)


@played
async def test_nonsense_by_http_is_a_client_error(here: House) -> None:
    """Bodies that are no JSON, of the wrong shape, or too large never reach a room."""
    anna, _, code = await two(here)
    for body in (b"", b"{", b"[]", b"null", b'{"do":"move"}', b"\xff\xfe", b'{"x":"\xc7"}', b'{"x":' * 10_000):
        answer = await anna.http.post(f"/api/tables/{code}/orders", content=body)
        assert answer.status_code == 400, answer.text
    assert (await anna.http.post("/api/sheets/5211", content=b'{"x":"\xc7"}')).status_code == 400
    big = await anna.http.post("/api/records", content=b'{"record":"' + b"x" * 2_000_000 + b'"}')
    assert big.status_code == 413
    paths = ("tables/..%2f..%2fetc", "tables/'; DROP TABLE events", "matches/zz/record")
    for path in (*paths, f"tables/{code}/update?seat=99"):
        assert (await anna.ask("GET", path)).status_code in (400, 404)


EXAMPLES = str(size(2, 6))
"""Requests that Schemathesis invents for each endpoint."""
ENDPOINTS = "/api/" if THOROUGH else "/api/(tables|records|sheets|companion)"
"""Which endpoints it is shown; a usual run has time for those that take the largest messages."""
SCHEMATHESIS = """
[parameters]
"path.code" = "{code}"
"query.wait" = 0
[checks]
positive_data_acceptance.expected-statuses = ["2xx", 403, 404, 409, 422]
"""


@pytest.mark.ci
def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    """Whatever fits the published schema, and much that does not, is answered as the schema says.

    What fits may still be refused by the rules (422) or by who did what before (403, 404, 409), never as nonsense.
    """
    with Server(str(tmp_path / "tables.sqlite"), tmp_path / "log") as server, Client(server.url) as anna:
        code = anna.open("5211", ["", "random"])
        token = anna.sit(code, 0, "Anna")
        anna.post(f"/api/tables/{code}/start", {})
        config = tmp_path / "schemathesis.toml"
        config.write_text(SCHEMATHESIS.format(code=code), "utf-8")
        command = [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"),
            *(f"{server.url}/schema/openapi.json", "--phases", "fuzzing", "--seed", "5211"),
            *("--checks", "all", "--max-examples", EXAMPLES, "--request-timeout", str(PATIENCE_SECONDS)),
            *("--include-path-regex", ENDPOINTS),
            *("--header", f"Authorization: Bearer {token}", "--no-color"),
        ]
        run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
        assert "Tested: " in run.stdout, run.stdout + run.stderr
        assert run.returncode == 0, run.stdout[-5000:] + run.stderr[-2000:]
        assert '"level": "error"' not in server.log.read_text("utf-8")


@played
async def test_a_table_without_spectators_stays_closed_after_the_end(here: House) -> None:
    """Strangers read neither its replay nor its record; anybody who has a seat there reads both."""
    anna, _, code = await two(here, house={"spectators": "none"})
    await seating.begin_from_record(here.room(code), finished("5211").record)
    match = (await anna.update(code, 0))["match"]
    for path in ("record", "replay?open=true", "replay", "review?ply=0", "hindsight"):
        answer = await here.person().ask("GET", f"matches/{match}/{path}")
        assert (answer.status_code, refusal(answer)) == (403, "no-spectators"), path
    for path in ("record", "replay?open=true"):
        assert (await anna.ask("GET", f"matches/{match}/{path}")).is_success


def test_a_failing_statement_does_not_tell_what_was_said(tmp_path: Path) -> None:
    """An error of the database names the statement, never its values: they would be in the log."""
    store = Store(str(tmp_path / "tables.sqlite"))
    store.open()
    nowhere: Any = object()
    with pytest.raises(DBAPIError, match="INSERT") as problem:
        store.chat.say("abcdefgh", nowhere, "Anna", "a secret", "c", 0.0)
    assert "a secret" not in str(problem.value)
    store.close()


def test_people_who_come_by_https_come_back_by_https(tmp_path: Path) -> None:
    """With --secure every answer says so; without, none does."""

    async def run() -> None:
        for secure in (True, False):
            async with house(tmp_path / f"{secure}.sqlite", secure=secure) as here:
                for path in ("/", "/api/games", "/nowhere"):
                    headers = (await here.person().http.get(path)).headers
                    assert ("strict-transport-security" in headers) == secure
                opened = await here.person().ask("POST", "tables", {"game": "5211", "seats": ["", ""]})
                cookie = opened.headers["set-cookie"]
                assert cookie.startswith("__Host-" if secure else "katzentisch=")
                assert ("secure" in cookie.lower()) == secure
                back = await here.person().http.get("/api/mine", headers={"Cookie": cookie.partition(";")[0]})
                assert len(back.json()) == 1, "known as the one who opened it"

    asyncio.run(run())


def test_only_known_names_are_answered(tmp_path: Path) -> None:
    """A page that had its own name point here is refused, by HTTP and by WebSocket; monitors may come by address."""

    async def run() -> None:
        async with house(tmp_path / "tables.sqlite", hosts=["table.example.org"]) as here:
            anna = here.person()
            for name in ("evil.example", "127.0.0.1"):
                anna.http.headers["Host"] = f"{name}:5211"
                answer = await anna.http.get("/api/games")
                assert (answer.status_code, refusal(answer)) == (403, "host-unknown")
                assert (await anna.http.get("/")).status_code == 403
                assert (await anna.http.get("/healthz")).is_success
            line = await anna.dial("abcdefgh")
            assert (await line.next())["reason"]["key"] == "host-unknown"
            anna.http.headers["Host"] = "Table.example.org"
            assert (await anna.http.get("/api/games")).is_success

    asyncio.run(run())
