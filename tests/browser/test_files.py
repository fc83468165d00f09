"""What browsers load is what is in git: fresh types, untouched vendored files, one tight policy."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

from katzentisch.table.assets import assets
from katzentisch.table.pages import policy
from katzentisch.table.typescript import declarations

VENDOR = Path(__file__).parents[2] / "src" / "katzentisch" / "web" / "vendor"


def test_types_are_fresh() -> None:
    """The browser's types say what the Python types say; `make types` writes them anew."""
    for path, text in declarations().items():
        assert path.read_text("utf-8") == text, f"{path} is stale: make types"


def test_vendored_files_are_unchanged() -> None:
    """Every vendored module has the checksum that its list gives, and none is missing from the list."""
    rows = re.findall(r"^\| (\S+\.js) \|.*\| ([0-9a-f]{64}) \|$", (VENDOR / "README.md").read_text("utf-8"), re.M)
    assert {path.name for path in VENDOR.glob("*.js")} == {name for name, _ in rows}
    for name, checksum in rows:
        assert sha256((VENDOR / name).read_bytes()).hexdigest() == checksum, name


def test_policy_is_tight() -> None:
    """Nothing inline, nothing evaluated, nothing from elsewhere."""
    assert "unsafe" not in policy()
    assert "http" not in policy()
    assert policy().startswith("default-src 'none'")


def test_no_secret_file_is_served() -> None:
    """Browsers get words, rules, facts, modules, styles and pictures; no Python, no record, no test."""
    for path in assets().files:
        assert re.fullmatch(r"(web|words|games/\w+/(web|words|(rules\.\w\w|facts)\.json)).*", path), path
        assert not path.endswith(("_test.js", ".py", ".d.ts")), path
