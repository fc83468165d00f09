"""Messages and requests that nobody in their right mind would send, drawn by a seed; most are nearly sensible."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from litestar.routes import HTTPRoute

from katzentisch.server.app import create_app
from katzentisch.server.settings import Settings

from .house import Json
from .sample_requests import BODIES, fill_path

KINDS = ["move", "retract", "back", "leave", "return", "replace", "chat", "mute", "hint", "hello", "look", "ping"]
STRANGE: list[Any] = [
    None, True, False, 0, -1, 1, 2, 7, 10**6, 2**31, -(2**63), 10**40, 0.5, 1e308, "", " ", "\0", "a\0b", "💥",
    "e\u0301" * 40, "\u202e", "x" * 300, "9" * 5000, "'; DROP TABLE events; --", "<script>",
    "../../etc/passwd", "%00", "{}", [], {}, [[]], {"a": []}, [None] * 50,
    "bot:tiger", "heuristic", "random", "nan", "-0", "1e9",
]  # fmt: skip
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"]
QUERIES = ["seat", "ply", "since", "wait", "open", "move", "lang", "search", "opponent"]
ROLES = ["stranger", "guest", "member", "banned", "host"]
WRONG_BLANKS = ["aaaaaaaa", "%00", "..", "x" * 300, "%F0%9F%92%A5", "0", "%2e%2e", "f" * 24, "-1", "9" * 30, "no"]
"""What may stand in a path instead of a code, an id or a number."""


class Request(NamedTuple):
    """One request by HTTP, and who sends it."""

    role: str
    method: str
    path: str
    params: dict[str, str]
    headers: dict[str, str]
    body: bytes


def all_routes() -> list[tuple[str, str]]:
    """Methods and paths of all that a server answers: the API, pages, files and figures."""
    app = create_app(Settings(store=""))
    return sorted(
        (method, re.sub(r":\w+\}", "}", route.path))
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method != "OPTIONS"
    )


class Nonsense:
    """Draws it around tables, clubs and sheets that exist, so that much of it is not refused at once."""

    def __init__(self, seed: str) -> None:
        self.dice = random.Random(seed)
        self.routes = all_routes()
        self.blanks: Mapping[str, str] = {}
        """Codes, ids and numbers that are right."""

    def value(self) -> Any:
        return self.dice.choice(STRANGE)

    def order(self) -> Json:
        """Something that may be done, with some of its fields bent."""
        dice = self.dice
        message: Json = {"do": dice.choice(KINDS), "seat": dice.choice([0, 0, 0, 1, 9]), "seq": dice.randrange(40)}
        message |= {
            "id": f"f{dice.randrange(10**9)}",
            "move": dice.choice(["1 2", "3 4", "6 red", "x"]),
            "ply": dice.randrange(9),
        }
        message |= {
            "text": "Miau",
            "other": dice.randrange(3),
            "bot": "heuristic",
            "on": True,
            "tokens": [],
            "since": 0,
        }
        wanted = {
            "move": {"seat", "seq", "id", "move"}, "back": {"seat", "seq", "id", "ply"}, "chat": {"id", "seat", "text"},
            "replace": {"seat", "seq", "id", "other", "bot"}, "mute": {"seat", "other", "on"}, "hint": {"seat"},
            "hello": {"tokens", "since"}, "look": set(), "ping": set(),
        }.get(message["do"], {"seat", "seq", "id"})  # fmt: skip
        return self.bent({name: message[name] for name in ("do", *sorted(wanted))})

    def bent(self, whole: Json) -> Json:
        """As it is, or with fields that are strange, missing or too many."""
        dice = self.dice
        for _ in range(dice.choice([0, 0, 1, 1, 2])):
            name = dice.choice(list(whole) or ["do"])
            what = dice.randrange(4)
            if what == 0:
                whole.pop(name, None)
            else:
                whole[name if what < 3 else f"x{dice.randrange(9)}"] = self.value()
        return whole

    def message(self) -> str | bytes:
        """What goes over a WebSocket."""
        dice = self.dice
        match dice.randrange(12):
            case 0:
                return dice.randbytes(dice.randrange(1, 60))
            case 1:
                return "[" * dice.choice([10, 2000, 9000])
            case 2:
                return json.dumps(self.value())
            case 3:
                text = json.dumps(self.order())
                at = dice.randrange(len(text))
                return text[:at] + dice.choice(["", "\0", "}", '"', "💥", "," * 30]) + text[at + dice.randrange(3) :]
            case 4:
                return json.dumps({"do": "chat", "id": "c", "seat": 0, "text": "x" * dice.choice([500, 20_000])})
            case _:
                return json.dumps(self.order())

    def request(self) -> Request:
        dice = self.dice
        method, path = dice.choice(self.routes)
        body = BODIES.get(f"{method} {path}")
        blanks = {
            name: value if dice.random() < 0.9 else dice.choice(WRONG_BLANKS) for name, value in self.blanks.items()
        }
        method = method if dice.random() < 0.9 else dice.choice(METHODS)
        params = {dice.choice(QUERIES): str(self.value())[:300] for _ in range(dice.choice([0, 0, 1, 2]))}
        headers = {} if dice.random() < 0.8 else self.headers()
        content = json.dumps(self.bent(dict(body))).encode() if body and dice.random() < 0.8 else self.body()
        return Request(dice.choice(ROLES), method, fill_path(path, blanks), params, headers, content)

    def headers(self) -> dict[str, str]:
        return self.dice.choice(
            [
                {"Origin": "https://elsewhere.example"},
                {"Host": "elsewhere.example"},
                {"Content-Type": "text/plain"},
                {"Authorization": "Bearer " + "x" * 500},
                {"Cookie": "katzentisch=" + "0" * 90},
                {"Range": "bytes=9-1"},
                {"Accept": "text/html"},
                {"Accept-Language": "xx;q=9"},
                {"Content-Encoding": "gzip"},
                {"Accept": "\xff"},
            ]
        )

    def body(self) -> bytes:
        dice = self.dice
        wishes: list[Json] = [
            self.order(), {"name": "Eve"}, {"bot": "heuristic"}, {"fill": "random"}, {"other": 1, "on": True},
            {"game": "5211", "seats": ["", ""], "options": {"x": "y"}},
            {"record": "katzentisch 1\ngame 5211/1\n", "ply": 0},
            {"game": "cryptid", "seats": [""], "house": {"move_seconds": -1}}, {"players": 3, "options": {}},
        ]  # fmt: skip
        match dice.randrange(8):
            case 0:
                return dice.randbytes(dice.randrange(80))
            case 1:
                return b'{"a":' * dice.choice([10, 20_000])
            case 2:
                return b""
            case _:
                return json.dumps(self.bent(dice.choice(wishes))).encode()
