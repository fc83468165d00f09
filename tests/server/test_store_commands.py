"""Looking after a store: list, export, import, delete, forget, back up."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from katzentisch.cli import main
from katzentisch.server.store import Store
from katzentisch.server.store.database import display_url, latest_version
from katzentisch.server.store.schema import metadata

from .service import Client, Server

Capture = pytest.CaptureFixture[str]


def test_an_administrator_while_the_server_runs(tmp_path: Path, capsys: Capture) -> None:
    """Every deed once, on a store that is in use."""
    store = str(tmp_path / "tables.sqlite")
    admin = ["admin", "--store", store, "--lang", "en"]
    with Server(store, tmp_path / "log") as server, Client(server.url) as anna:
        code = anna.open("5211", ["", "random"])
        anna.sit(code, 0, "Anna")
        anna.post(f"/api/tables/{code}/start", {})
        assert main([*admin, "list"]) == 0
        assert f"{code}" in capsys.readouterr().out
        assert main([*admin, "export", code, str(tmp_path / "out")]) == 0
        record = tmp_path / "out" / f"{code}-1.kt"
        assert main(["verify", str(record)]) == 0
        assert main([*admin, "import", str(record)]) == 0
        assert main([*admin, "backup", str(tmp_path / "copy.sqlite")]) == 0
        assert main([*admin, "backup", str(tmp_path / "copy.sqlite")]) == 2
        assert main(["admin", "--store", str(tmp_path / "copy.sqlite"), "list"]) == 0
        assert capsys.readouterr().out.count(" 5211: ") == 2
        assert main([*admin, "delete", code]) == 0
        assert main([*admin, "delete", code]) == 2
        alone = anna.open("5211", ["", "random"])
        anna.sit(alone, 0, "Anna")
        assert main([*admin, "forget", alone, "7"]) == 2
        assert main([*admin, "forget", alone, "0"]) == 0
        assert main([*admin, "forget", alone, "0"]) == 2


@pytest.mark.parametrize(
    "action",
    [["list"], ["backup", "{there}/copy.sqlite"], ["figures"], ["key"], ["notice", "--en", "Hello"], ["delete", "abc"]],
)
def test_only_serve_creates_a_store(action: list[str], tmp_path: Path, capsys: Capture) -> None:
    """A mistyped store is named, nothing is written, and the exit code says that it failed."""
    typo = tmp_path / "typo.sqlite"
    command = ["admin", "--store", str(typo), "--lang", "en", *(each.format(there=tmp_path) for each in action)]
    assert main(command) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert str(typo) in err
    assert "There is no store" in err
    assert list(tmp_path.iterdir()) == []


def test_an_empty_database_is_not_a_store_either(tmp_path: Path, capsys: Capture) -> None:
    """A file without our tables is not filled by looking at it."""
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    assert main(["admin", "--store", str(empty), "--lang", "en", "list"]) == 1
    assert "There is no store" in capsys.readouterr().err
    assert empty.stat().st_size == 0


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX's")
def test_a_store_and_its_backups_are_for_their_owner_alone(
    tmp_path: Path, capsys: Capture, caplog: pytest.LogCaptureFixture
) -> None:
    """From the first byte, with -wal and -shm, also where the umask allows everything; a wider one is warned of."""
    file, before = tmp_path / "tables.sqlite", os.umask(0)
    try:
        store = Store(str(file))
        store.open()
        store.write()
        files = [file, *(tmp_path / f"tables.sqlite-{each}" for each in ("wal", "shm"))]
        assert [each.stat().st_mode & 0o777 for each in files] == [0o600] * 3
        assert main(["admin", "--store", str(file), "backup", str(tmp_path / "copy.sqlite")]) == 0
        assert (tmp_path / "copy.sqlite").stat().st_mode & 0o777 == 0o600
        store.close()
    finally:
        os.umask(before)
    assert not caplog.records
    file.chmod(0o644)
    store = Store(str(file))
    store.open()
    store.close()
    assert f"chmod 600 {file}" in caplog.text


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("/var/lib/katzentisch/tables.sqlite", "/var/lib/katzentisch/tables.sqlite"),
        ("postgresql://katzentisch@/katzentisch", "postgresql://katzentisch@/katzentisch"),
        ("postgresql://katzentisch:s3cret@db:5432/katzentisch", "postgresql://katzentisch@db:5432/katzentisch"),
        ("postgresql://a:p@ss@db/k", "postgresql://a@db/k"),
        ("postgresql:///katzentisch?user=a&password=s3cret&host=/run", "postgresql:///katzentisch?user=a&host=/run"),
    ],
)
def test_the_printed_store_can_be_typed_again_without_its_password(url: str, shown: str) -> None:
    """The user stays, so that the printed command reaches the same store; the password comes from elsewhere."""
    assert display_url(url) == shown


def test_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    """An empty database migrated to the newest shape has every table and column, and needs nothing more."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    store = Store(str(tmp_path / "tables.sqlite"))
    store.open()
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == latest_version()
    store.close()
