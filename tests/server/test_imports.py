"""What is not used is not loaded."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "strangers"),
    [
        ("katzentisch.cli", {"litestar", "uvicorn", "sqlalchemy", "alembic", "websockets", "prometheus_client"}),
        ("katzentisch.server.serve", {"alembic", "psycopg", "redis", "numpy", "torch"}),
    ],
)
def test_nothing_foreign_is_imported(module: str, strangers: set[str]) -> None:
    """The terminal loads no server library; the server loads no database, bus or learning library it does not use."""
    code = f"import sys, {module}; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not strangers & set(run.stdout.split())
