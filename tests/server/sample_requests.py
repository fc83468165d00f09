"""A sensible request for every endpoint: what its body may be, and whose codes belong into its path."""

from __future__ import annotations

from collections.abc import Mapping

from .house import Json

SHEET: Json = {"names": ["A", "B"], "passes": []}
CODE = {"code": "x" * 32}
SIGNED = {"client": "eyJ9", "data": "e30", "signature": "e30", "id": "e30"}
BODIES: dict[str, Json] = {
    "POST /api/tables": {"game": "5211", "seats": ["", "random"]},
    "POST /api/quick": {"game": "5211", "players": 2, "pace": "live", "bots_after": None, "name": "Eve"},
    "POST /api/records": {"record": "no record"},
    "POST /api/companion/{game}": {"players": 3, "options": {}},
    "POST /api/sheets/{game}": SHEET,
    "POST /api/shared/{game}": SHEET,
    "PATCH /api/shared/{code}": {"edits": []},
    "POST /api/qr": {"text": "https://example.org"},
    "POST /api/tables/{code}/chat": {"do": "chat", "id": "c", "seat": 0, "text": "Meow"},
    "POST /api/tables/{code}/orders": {"do": "leave", "id": "o", "seat": 0, "seq": 0},
    "POST /api/tables/{code}/seats/{seat}": {"name": "Eve"},
    "PUT /api/tables/{code}/seats/{seat}": {"bot": "random"},
    "PUT /api/tables/{code}/seats/{seat}/mutes": {"other": 1, "on": True},
    "POST /api/tables/{code}/seats/{seat}/swap": {"other": 1},
    "PUT /api/tables/{code}/seats/{seat}/name": {"name": "Eve"},
    "PUT /api/tables/{code}/seats/{seat}/ready": {"ready": True},
    "PUT /api/tables/{code}/host": {"seat": 1},
    "PUT /api/tables/{code}/silence": {"on": True},
    "POST /api/tables/{code}/start": {},
    "PUT /api/me": {"name": "Eve"},
    "POST /api/me/friends/{friend}/invitations": {"code": "aaaaaaaa"},
    "PUT /api/me/friends/{friend}/block": {"on": True},
    "PUT /api/me/vacation": {"on": False},
    "POST /api/me/link": {"name": "Eve"},
    "POST /api/me/link/look": CODE,
    "POST /api/me/join": CODE,
    "PUT /api/me/devices/{device}": {"name": "Eve"},
    "POST /api/me/passkeys/wish": {"name": "Eve"},
    "POST /api/me/passkeys": {"client": "eyJ9", "attestation": "e30"},
    "POST /api/me/passkeys/answer": SIGNED,
    "PUT /api/calls": {"url": "https://chat.example/eve"},
    "POST /api/clubs": {"name": "Eves", "member": "Eve"},
    "POST /api/clubs/{code}/invitation": {"key": "x" * 32},
    "POST /api/clubs/{code}/members": {"name": "Eve", "key": "x" * 32},
    "PUT /api/clubs/{code}/members/{number}": {"hosts": False},
    "POST /api/clubs/{code}/seasons": {"name": "Eves", "game": "5211", "kind": "cup", "size": 2},
    "PUT /api/clubs/{code}/seasons/{season}/entry": {"on": False},
    "POST /api/clubs/{code}/seasons/{season}/calling-off": {"reason": "Eve was here"},
    "PUT /api/clubs/{code}/seasons/{season}/rounds/{number}": {"days": 1},
    "POST /api/clubs/{code}/seasons/{season}/rounds/{number}/corrections": {
        "table": 1,
        "ranks": [1, 2],
        "points": [1, 0],
        "reason": "Eve was here",
    },
    "POST /api/daily/{game}/try": {"name": "Eve"},
    "POST /api/host/session": {"key": "not the key of this house"},
    "PUT /api/host/notice": {"en": "Eve was here"},
    "PUT /api/host/tables/{code}/chat": {"on": False},
    "POST /api/host/bans": {"address": "198.51.100.9"},
    "PUT /api/host/retention": {"finished": 1},
}


CODES = {"clubs": "club", "shared": "sheet", "tables": "table", "quick": "table", "invitations": "table"}
"""Whose code a path wants, by the part of the path that comes before it."""


def fill_path(path: str, blanks: Mapping[str, str]) -> str:
    """A path with the codes, ids and numbers that belong into it."""
    code = next((blanks[CODES[part]] for part in path.split("/") if part in CODES), "")
    return path.format_map({**blanks, "code": code})
