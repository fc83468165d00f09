"""Sheets by HTTP: judged, refused with a reason, shared as a code."""

from __future__ import annotations

from tests.table.house import House
from tests.table.test_play import played


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
    picture = await anna.http.post("/api/qr", json={"text": f"{here.url}/companion/g5211#sheet=x"})
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.content.startswith(b"<?xml")
