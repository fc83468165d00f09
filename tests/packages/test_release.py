"""Before a release: each way to install Katzentisch, in an empty environment. `make release` runs this."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import psycopg
import pytest
import yaml

from katzentisch import __version__, native
from katzentisch.bench.services import free_port
from tests.server.daemons import whole_postgresql
from tools.release import VERSIONS, interpreters, wanted_versions

from .dockerfile import Builder, Stage, command, stages
from .files import ROOT, copy_to, in_sdist, in_wheel, packed_in_sdist, wanted
from .house import House, serves, strange

pytestmark = pytest.mark.release

PYTHONS = interpreters()


def only(pattern: str) -> Path:
    """The one file in dist/ that will be uploaded."""
    [path] = (ROOT / "dist").glob(pattern)
    return path


def test_a_checkout_plays_at_once(tmp_path: Path) -> None:
    """`make play` serves before anything is compiled, and what compiles behind the server ends with it."""
    tree = copy_to(tmp_path / "katzentisch")
    with subprocess.Popen(
        ["make", "play"], cwd=tree, env=strange(tmp_path), stdout=subprocess.PIPE, text=True, process_group=0
    ) as play:
        assert play.stdout is not None
        said = ""
        while not (found := re.search(r"http://[\d.:]+/", said)):
            line = play.stdout.readline()
            assert line, said
            said += line
        serves(found[0])
        assert not list(tree.rglob(native.MANIFEST))
        assert native.lacking() or "in the background" in said
        os.killpg(play.pid, signal.SIGINT)
        play.stdout.read()  # until the last process that could write here has ended
    assert not list(tree.rglob(native.MANIFEST))


def python_of(version: str) -> Path:
    """A Python of this version, if it is wanted and on this machine."""
    python = PYTHONS[version]
    if version not in wanted_versions():
        pytest.skip(f"Python {version} was not asked for")
    if python is None:
        pytest.skip(f"there is no Python {version} on this machine")
    return python


@pytest.mark.parametrize("version", VERSIONS)
def test_the_compiled_wheel_plays(version: str, tmp_path: Path) -> None:
    """It brings compiled engines along, names no folder of this machine, and runs on Linux of many years."""
    python = python_of(version)
    wheel = only(f"katzentisch-{__version__}-cp{version.replace('.', '')}-*manylinux*.whl")
    packed = in_wheel(wheel)
    assert wanted() <= packed
    assert all(name.startswith("katzentisch/_native/") for name in packed - wanted())
    with zipfile.ZipFile(wheel) as opened:
        for name in packed - wanted():
            assert str(Path.home()).encode() not in opened.read(name), name
    house = House(tmp_path, compiler=False, python=python)
    house.install(wheel)
    assert house.compiled()
    house.check()


@pytest.mark.parametrize("version", VERSIONS)
def test_the_pure_wheel_plays(version: str, tmp_path: Path) -> None:
    """Where no compiled wheel fits, this one runs."""
    house = House(tmp_path, compiler=False, python=python_of(version))
    house.install(only(f"katzentisch-{__version__}-py3-none-any.whl"))
    assert not house.compiled()
    house.check()


def test_the_sdist_plays(tmp_path: Path) -> None:
    """It is compiled where it is installed."""
    sdist = only(f"katzentisch-{__version__}.tar.gz")
    assert in_sdist(sdist) >= packed_in_sdist()
    house = House(tmp_path)
    house.install(sdist)
    assert house.compiled()
    house.check()


def test_it_plays_without_a_compiler(tmp_path: Path) -> None:
    """From the sources, by the same rules."""
    house = House(tmp_path, compiler=False)
    house.install(only(f"katzentisch-{__version__}.tar.gz"))
    assert not house.compiled()
    house.check()


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> tuple[Builder, Stage]:
    """What the Dockerfile's steps make."""
    found = stages((ROOT / "Dockerfile").read_text("utf-8"))
    builder = Builder(copy_to(tmp_path_factory.mktemp("context")), tmp_path_factory.mktemp("image"))
    builder.build(found)
    (builder.home / "tables").mkdir()
    return builder, found[-1]


def healthy(builder: Builder, stage: Stage, arguments: list[str], **environment: str) -> None:
    """A server started from the image answers its own health check, and pages."""
    port = str(free_port())
    everything = builder.environment | environment
    elsewhere = [re.sub(r"\b5211\b", port, builder.here(each)) for each in arguments]
    with subprocess.Popen(elsewhere, env=everything) as server:
        try:
            serves(f"http://127.0.0.1:{port}/")
            check = json.loads(stage.last("HEALTHCHECK").partition("CMD ")[2])
            subprocess.run([re.sub(r"\b5211\b", port, each) for each in check], env=everything, check=True)
        finally:
            server.terminate()


def test_the_image_is_healthy(image: tuple[Builder, Stage]) -> None:
    """As it is, with SQLite on its volume; and there is neither pip nor a tool of ours in it."""
    builder, stage = image
    healthy(builder, stage, command(stage))
    assert list((builder.home / "tables").glob("tables.sqlite"))
    assert {path.name for path in builder.home.iterdir()} == {"house", "tables"}
    [packages] = builder.home.glob("house/lib/python*/site-packages")
    assert (packages / "katzentisch").exists()
    assert not [name for name in ("pip", "mypy", "pytest", "setuptools") if (packages / name).exists()]


def test_the_image_is_healthy_with_its_database(image: tuple[Builder, Stage]) -> None:
    """As compose.yaml starts it, with a database that asks for the password."""
    builder, stage = image
    table: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]["table"]
    with whole_postgresql() as database:
        with psycopg.connect(database.url, autocommit=True) as connection:
            connection.execute("create role katzentisch superuser login password 'secret'")
            connection.execute("create database katzentisch owner katzentisch")
            Path(database.folder, "data", "pg_hba.conf").write_text(
                "host all all 127.0.0.1/32 scram-sha-256\n", "utf-8"
            )
            connection.execute("select pg_reload_conf()")
        here = [re.sub(r"\$\{DOMAIN.*?\}", "127.0.0.1", each) for each in table["command"]]
        beside = [each.replace("@db/", f"@127.0.0.1:{database.port}/") for each in here]
        arguments = [*json.loads(stage.last("ENTRYPOINT")), *beside]
        healthy(builder, stage, arguments, PGPASSWORD="secret")
