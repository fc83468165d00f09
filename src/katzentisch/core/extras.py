"""Optional parts of the installation: which packages each extra brings, and how to install one that is missing."""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from katzentisch.core.reason import Refusal

EXTRAS: Final = {
    "serve": ("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic", "segno", "cryptography", "fido2", "h11"),
    "learn": ("numpy", "gymnasium", "pettingzoo"),
    "cluster": ("ray",),
}
"""The packages that each extra of pyproject.toml brings, as they are imported."""


class MissingExtra(Refusal, ImportError):
    """A package that belongs to an extra is not installed; the sentence names the command that installs it."""

    def __init__(self, extra: str) -> None:
        super().__init__("extra-missing", extra=extra, command=install_command(extra))
        self.msg = f'This needs the extra "{extra}": {install_command(extra)}'

    def __str__(self) -> str:
        return str(self.msg)


def require_extra(extra: str) -> None:
    """Do nothing if every package of this extra is installed; raise MissingExtra if one is not."""
    if not has_extra(extra):
        raise MissingExtra(extra)


def has_extra(extra: str) -> bool:
    """Whether every package of this extra is installed."""
    return all(find_spec(package) is not None for package in EXTRAS[extra])


def install_command(extra: str) -> str:
    """The command that installs an extra: from the checkout this copy came from, else from the package index."""
    return f"pip install '{_installed_from() or 'katzentisch'}[{extra}]'"


def _installed_from() -> str:
    """The folder that this copy was installed from; empty if it came from a package index."""
    try:
        origin = distribution("katzentisch").read_text("direct_url.json")
    except PackageNotFoundError:
        origin = None
    folder = Path(unquote(urlsplit(json.loads(origin)["url"]).path)) if origin else None
    return str(folder) if folder and (folder / "pyproject.toml").is_file() else ""
