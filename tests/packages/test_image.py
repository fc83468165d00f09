"""Dockerfile and compose.yaml say what the house understands; `make release` also runs the steps of both."""

from __future__ import annotations

import json
import re
import shlex
from typing import Any

import yaml

from katzentisch.cli import arguments
from katzentisch.cli.serve_commands import serve_tables
from katzentisch.server.serve import DEFAULT_PORT

from .dockerfile import command, stages
from .files import ROOT, tracked

BUILD, IMAGE = stages((ROOT / "Dockerfile").read_text("utf-8"))
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))


def test_the_image_is_slim_and_runs_for_nobody_in_particular() -> None:
    """No compiler, no pip and no lock of the developers gets into it, and its server is no root."""
    assert IMAGE.last("USER") not in ("root", "0")
    assert [text for text in IMAGE.all("COPY") if not text.startswith("--from=build ")] == []
    assert not any("pip" in text or "apt-get" in text for text in IMAGE.all("RUN"))
    assert all(stage.last("FROM").startswith("python:3.11-slim") for stage in (BUILD, IMAGE))
    locks = set(re.findall(r"requirements/(\w+)\.lock", " ".join(BUILD.all("RUN"))))
    assert locks == {"compile", "host"}


def test_what_is_copied_is_there() -> None:
    """Every source of a COPY is tracked, and .dockerignore lets exactly these through."""
    sources = {source for text in BUILD.all("COPY") for source in text.split()[:-1]}
    assert sources <= {name.partition("/")[0] for name in tracked()}
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert ignored[0] == "*"
    assert sources == {line.removeprefix("!") for line in ignored if line.startswith("!")}


def test_the_image_serves_where_it_says() -> None:
    """What it runs is understood, its health is asked at its own port, and its tables lie on its volume."""
    program, *rest = command(IMAGE)
    options = arguments().parse_args(rest)
    assert (program, options.command, options.host) == ("katzentisch", serve_tables, "0.0.0.0")
    assert options.port == DEFAULT_PORT == int(IMAGE.last("EXPOSE"))
    assert f":{DEFAULT_PORT}/healthz" in IMAGE.last("HEALTHCHECK")
    assert options.store.startswith(IMAGE.last("VOLUME") + "/")


def test_compose_says_what_the_server_understands() -> None:
    """The table's switches are its own, its database is the one beside it, and the proxy leads to it."""
    services = COMPOSE["services"]
    table, db, proxy = services["table"], services["db"], services["proxy"]
    options = arguments().parse_args([*json.loads(IMAGE.last("ENTRYPOINT"))[1:], *table["command"]])
    assert options.secure
    assert options.name[0] in proxy["command"]
    assert options.workers > 1
    found = re.fullmatch(r"postgresql://(\w+)@(\w+)/(\w+)", options.store)
    assert found
    assert services[found[2]] is db
    assert db["environment"]["POSTGRES_USER"] == found[1] == found[3]
    assert db["environment"]["POSTGRES_PASSWORD"] == table["environment"]["PGPASSWORD"]
    assert table["depends_on"]["db"]["condition"] == "service_healthy"
    assert db["healthcheck"]["test"][0] == "CMD"
    assert proxy["command"].endswith(f"--to table:{DEFAULT_PORT}")
    used = {volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert used == set(COMPOSE["volumes"])


def test_compose_asks_for_what_its_hosts_are_told() -> None:
    """Each variable that it needs stands in docs/host.md and in the command on its own first lines."""
    text = (ROOT / "compose.yaml").read_text("utf-8")
    needed = set(re.findall(r"\$\{(\w+)", text))
    [example] = re.findall(r"^#\s+(.*docker compose up.*)$", text, re.MULTILINE)
    assert needed == {word.partition("=")[0] for word in shlex.split(example) if "=" in word}
    guide = (ROOT / "docs" / "host.md").read_text("utf-8")
    assert example in guide
