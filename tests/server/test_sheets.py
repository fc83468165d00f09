"""Sheets by HTTP: judged, refused with a reason, shared as a code, written together."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from katzentisch.play.score_sheet import Edit, apply_edits
from katzentisch.server.api.sheets import SHEET_LIFETIME_SECONDS
from tests.server.daemons import postgresql
from tests.server.house import House, house
from tests.server.test_play import played

SHEET: dict[str, Any] = {"names": ["Anna", "Ben"], "long": False, "passes": [[[[], []]]]}


@played
async def test_a_sheet_is_judged_and_shared(here: House) -> None:
    """Points for what can be, 422 with a reason for what cannot, 404 where there is none; a link becomes a code."""
    anna = here.person()
    deal = [["Y2", "Y2", "Y3", "G1"], ["Y3", "Y4", "G2", "O6"]]
    found = await anna.post("sheets/g5211", {"names": ["Anna", "Ben"], "passes": [[deal]]})
    assert [column["total"] for column in found["columns"]] == [1, 2]
    for path, body, status in (
        ("sheets/g5211", {"names": ["Anna"]}, 422),
        ("sheets/template", {}, 422),
        ("companion/g5211", {"players": 3}, 404),
        ("qr", {"text": "x" * 3000}, 400),
        ("qr", {"text": ""}, 400),
    ):
        answer = await anna.http.post(f"/api/{path}", json=body)
        assert answer.status_code == status, path
        assert answer.json()["reason"]["key"]
    cat: dict[str, Any] = {"predictions": [1, 3, 4], "tricks": [1, 2, 4], "tokens": [[0], [1], [2]]}
    for rounds, key in (
        ([cat, {}], "sheet-tricks-missing"),
        ([cat | {"tricks": [1, 4, 4]}], "sheet-tricks"),
        ([cat | {"tokens": [[0], [0], []]}], "sheet-field"),
        ([cat | {"tokens": [[0, 0], [], []]}], "sheet-field"),
    ):
        sheet = {"names": ["Anna", "Ben", "Cleo"], "rounds": rounds}
        answer = await anna.http.post("/api/sheets/cat_in_the_box", json=sheet)
        assert (answer.status_code, answer.json()["reason"]["key"]) == (422, key)
    picture = await anna.http.post("/api/qr", json={"text": f"{here.url}/companion/g5211#sheet=x"})
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.content.startswith(b"<?xml")


@played
async def test_a_sheet_that_is_too_large_is_not_kept(here: House) -> None:
    """Bytes count, not letters: cats take four each."""
    sheet = {"names": ["Anna", "Ben"], "side": "😺" * 11_000}
    answer = await here.person().http.post("/api/shared/cat_in_the_box", json=sheet)
    assert answer.status_code == 403
    assert answer.json()["reason"]["key"] == "sheet-large"


@played
async def test_a_sheet_is_written_together(here: House) -> None:
    """Different fields of two people both stay; who has no key only looks; 304 if nothing is new; nonsense is told."""
    anna, ben = here.person(), here.person()
    opened = await anna.post("shared/g5211", SHEET)
    where = f"/api/shared/{opened['code']}"
    key = {"authorization": f"Bearer {opened['key']}"}

    async def write(who: Any, *edits: dict[str, Any], **headers: str) -> Any:
        return await who.http.patch(where, json={"edits": list(edits)}, headers=headers or key)

    first = await write(anna, {"path": ["passes", 0, 0, 0], "value": ["Y2"]})
    second = await write(ben, {"path": ["passes", 0, 0, 1], "value": ["G1"]}, {"path": ["names", 1], "value": "Bea"})
    assert (first.json()["seq"], second.json()["seq"]) == (2, 3)
    looked = await ben.http.get(where)
    assert looked.json() == second.json()
    assert looked.json()["sheet"] == {**SHEET, "names": ["Anna", "Bea"], "passes": [[[["Y2"], ["G1"]]]]}
    again = await ben.http.get(where, headers={"if-none-match": looked.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for edit, headers, status in (
        ({"path": ["long"], "value": True}, {"authorization": "Bearer no"}, 403),
        ({"path": ["long"], "value": "yes"}, {}, 422),
        ({"path": ["sense"], "value": 1}, {}, 422),
        ({"path": ["names"]}, {}, 422),
        ({"path": []}, {}, 400),
        ({"path": ["names", -1], "value": "x"}, {}, 400),
        ({"path": ["names", 0], "value": "x" * 50_000}, {}, 422),
    ):
        answer = await write(ben, edit, **headers)
        assert answer.status_code == status, edit
        assert answer.json()["reason"]["key"]
    assert (await ben.http.get(where)).json() == second.json()


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_a_sheet_is_kept_for_a_while(store: str, tmp_path: Path) -> None:
    """It outlives the server, is no other game's, and goes when nobody has changed it for long; in either database."""
    with ExitStack() as stack:
        url = stack.enter_context(postgresql()).url if store == "postgresql" else str(tmp_path / "tables.sqlite")
        asyncio.run(kept_for_a_while(url))


async def kept_for_a_while(url: str) -> None:
    async with house(url) as here:
        anna = here.person()
        opened = await anna.post("shared/g5211", SHEET)
        where = f"/api/shared/{opened['code']}"
        key = {"authorization": f"Bearer {opened['key']}"}
        at_once = [
            anna.http.patch(where, json={"edits": [{"path": ["passes", 0, 0, seat], "value": ["Y2"]}]}, headers=key)
            for seat in (0, 1)
        ]
        assert {answer.json()["seq"] for answer in await asyncio.gather(*at_once)} == {2, 3}
        assert (await anna.http.post("/api/shared/g5211", json={"names": []})).status_code == 422
        assert (await anna.http.post("/api/shared/cryptid", json=SHEET)).status_code == 422
        assert (await anna.http.get("/api/shared/nosuch22")).status_code == 404
    async with house(url) as here:
        anna = here.person()
        found = (await anna.http.get(where)).json()
        assert found == {"game": "g5211", "seq": 3, "sheet": {**SHEET, "passes": [[[["Y2"], ["Y2"]]]]}}
        store = here.lobby.store
        await store.run(store.sheets.forget, time.time() - SHEET_LIFETIME_SECONDS)
        assert (await anna.http.get(where)).status_code == 200
        await store.run(store.sheets.forget, time.time() + 1)
        assert (await anna.http.get(where)).status_code == 404


@pytest.mark.parametrize(
    ("edit", "found"),
    [
        (Edit(["a", 1, "b"], 3), {"a": [1, {"b": 3}]}),
        (Edit(["a", 1, "c"], 3), {"a": [1, {"b": 2, "c": 3}]}),
        (Edit(["a", 1, "b"]), {"a": [1, {}]}),
        (Edit(["a", 5], 3), {"a": [1, {"b": 2}]}),
        (Edit(["a", 0, "b"], 3), {"a": [1, {"b": 2}]}),
        (Edit(["no", "b"], 3), {"a": [1, {"b": 2}]}),
        (Edit(["a", "0"], 3), {"a": [1, {"b": 2}]}),
        (Edit(["a", 0]), {"a": [1, {"b": 2}]}),
        (Edit(["a"], None), {"a": None}),
    ],
)
def test_an_edit_finds_its_field(edit: Edit, found: dict[str, Any]) -> None:
    """A field is set or dropped; where its place is gone, nothing happens."""
    before = {"a": [1, {"b": 2}]}
    assert apply_edits(before, [edit]) == found
    assert before == {"a": [1, {"b": 2}]}
