"""Looking after a store: list, export, import, delete, forget, back up."""

from __future__ import annotations

from pathlib import Path

import pytest

from katzentisch.cli import main
from katzentisch.server.store import Store
from katzentisch.server.store.database import latest_version
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
