"""A table's link: as the person who asks came here, or as others in the same network can."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from katzentisch.server.api import request_context
from katzentisch.server.context import STATE_KEY


@pytest.mark.parametrize(
    ("base", "hosts", "wanted"),
    [
        ("http://127.0.0.1:5211/", set(), "http://192.168.7.5:5211/t/abc"),
        ("http://localhost/", set(), "http://192.168.7.5:80/t/abc"),
        ("http://127.0.0.1:5211/", {"127.0.0.1", "localhost"}, "http://127.0.0.1:5211/t/abc"),
        ("https://cats.example/", set(), "https://cats.example/t/abc"),
    ],
)
def test_a_link_that_others_can_open(monkeypatch: pytest.MonkeyPatch, base: str, hosts: set[str], wanted: str) -> None:
    """Where the house listens to its network, the machine's own name is replaced by its address there."""
    monkeypatch.setattr(request_context, "home_address", lambda: "192.168.7.5")
    state = {STATE_KEY: SimpleNamespace(hosts=hosts)}
    request = SimpleNamespace(base_url=base, app=SimpleNamespace(state=state))
    assert request_context.table_link(cast("Any", request), "abc") == wanted


def test_a_machine_without_a_network_has_no_other_address() -> None:
    """Nothing is sent to find out, and nothing breaks."""
    found = request_context.home_address()
    assert found == "" or found.count(".") == 3
