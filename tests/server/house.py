"""A server inside the test's own event loop, and visitors that reach it through real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ClassVar

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from katzentisch.server.app import route_requests, running_context
from katzentisch.server.context import STATE_KEY, AppContext
from katzentisch.server.lobby import ServerLobby
from katzentisch.server.serve import bind_port
from katzentisch.server.settings import Settings
from katzentisch.server.store import Store
from katzentisch.server.store.database import make_private_file, migrate, normalize_url, sqlite_file
from katzentisch.server.uvicorn_internals import DirectWebSocketProtocol, TimeoutProtocol
from katzentisch.table.room import Room
from katzentisch.table.wire import MAX_MESSAGE_BYTES
from tests.waiting import PATIENCE_SECONDS, until

Json = dict[str, Any]
PATIENCE = PATIENCE_SECONDS


class House:
    """A running server and the people who come."""

    def __init__(self, app: Litestar, url: str) -> None:
        self.app = app
        self.url = url
        self.people: list[Person] = []

    @property
    def context(self) -> AppContext:
        """What belongs to the running application."""
        context: AppContext = self.app.state[STATE_KEY]
        return context

    @property
    def lobby(self) -> ServerLobby:
        return self.context.lobby

    def room(self, code: str) -> Room:
        return self.lobby.rooms[code]

    def person(self) -> Person:
        person = Person(self.url)
        self.people.append(person)
        return person


class Building:
    """An application that one house after the other moves into: to route requests takes longer than most tests."""

    idle: ClassVar[dict[tuple[bool, tuple[str, ...]], list[Building]]] = {}
    """Those that nobody lives in, by the settings that decide how requests are routed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = route_requests(settings, lambda: running_context(self.settings))

    @classmethod
    @contextmanager
    def of(cls, settings: Settings) -> Iterator[Building]:
        """A building for these settings, for as long as a house needs it; no other house gets one after an error."""
        idle = cls.idle.setdefault((settings.secure, tuple(settings.origins)), [])
        building = idle.pop() if idle else cls(settings)
        building.settings = settings
        yield building
        idle.append(building)


@cache
def empty_store() -> bytes:
    """A SQLite store to which nothing has happened; the migrations run once in a process."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "empty.sqlite")
        store = Store(str(file))
        migrate(store.engine)
        store.close()
        return file.read_bytes()


def furnish(store: Path | str) -> None:
    """Put an empty store where there is to be one in a file."""
    file = sqlite_file(normalize_url(str(store)))
    if file is not None and not file.exists():
        make_private_file(file)
        file.write_bytes(empty_store())


@asynccontextmanager
async def house(store: Path | str, **more: Any) -> AsyncIterator[House]:
    """A house with its doors open."""
    furnish(store)
    with Building.of(Settings(store=str(store), **{"rate": 1e6, **more})) as building:
        async with opened(building.app) as here:
            yield here


@asynccontextmanager
async def opened(app: Litestar) -> AsyncIterator[House]:
    """An application that serves."""
    listener = bind_port("127.0.0.1", 0)
    config = uvicorn.Config(
        app,
        http=TimeoutProtocol,
        ws=DirectWebSocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=4 * MAX_MESSAGE_BYTES,
        ws_ping_timeout=None,
        timeout_keep_alive=600,  # a slow test machine is not a silent visitor
        log_config=None,
        access_log=False,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listener]))

    def started() -> bool:
        assert not task.done(), task.exception()
        return server.started

    await until(started, "the server answers")
    here = House(app, f"http://127.0.0.1:{listener.getsockname()[1]}")
    try:
        yield here
    finally:
        for person in here.people:
            await person.go()
        server.should_exit = True
        await task


class Person:
    """Somebody with a cookie jar, who may open a connection or several."""

    numbers = itertools.count(1)

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False)
        self.lines: list[Line] = []

    async def go(self) -> None:
        for line in self.lines:
            await line.socket.close()
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Json | None = None, **params: Any) -> httpx.Response:
        return await self.http.request(method, f"/api/{path}", json=body, params=params or None)

    async def get(self, path: str, **params: Any) -> Any:
        answer = await self.ask("GET", path, **params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Json) -> Any:
        answer = await self.ask("POST", path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def open(self, game: str, seats: list[str], **more: Any) -> str:
        code: str = (await self.post("tables", {"game": game, "seats": seats, **more}))["code"]
        return code

    async def sit(self, code: str, seat: int, name: str) -> str:
        token: str = (await self.post(f"tables/{code}/seats/{seat}", {"name": name}))["token"]
        return token

    async def start(self, code: str, **more: Any) -> None:
        await self.post(f"tables/{code}/start", more)

    async def update(self, code: str, seat: int, **params: Any) -> Json:
        update: Json = await self.get(f"tables/{code}/update", seat=seat, **params)
        return update

    async def order(self, code: str, do: str, seat: int, seq: int, **more: Any) -> httpx.Response:
        body = {"do": do, "seat": seat, "seq": seq, "id": f"n{next(self.numbers)}", **more}
        return await self.ask("POST", f"tables/{code}/orders", body)

    async def connect(self, code: str, tokens: list[str] | None = None, **more: Any) -> Line:
        """A WebSocket that has said hello."""
        line = await self.dial(code)
        await line.send({"do": "hello", "tokens": tokens or [], **more})
        return line

    async def dial(self, code: str, **more: Any) -> Line:
        """A WebSocket that has said nothing yet."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        address = f"{self.url.replace('http', 'ws')}/api/tables/{code}/ws"
        plain: dict[str, Any] = {"proxy": None, "max_queue": None, "ping_interval": None}
        line = Line(await connect(address, additional_headers=headers, **plain, **more))
        self.lines.append(line)
        return line


class Line:
    """One WebSocket; whatever arrived is kept as bytes."""

    numbers = itertools.count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []

    async def send(self, message: Json | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def next(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        return message

    async def until(self, say: str, that: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of this kind for which this is so."""
        while True:
            message = await self.next()
            if message["say"] == say and that(message):
                return message

    async def order(self, do: str, seat: int, seq: int, **more: Any) -> str:
        command: str = more.pop("id", f"w{next(self.numbers)}")
        await self.send({"do": do, "seat": seat, "seq": seq, "id": command, **more})
        return command
