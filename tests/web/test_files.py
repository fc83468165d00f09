"""What browsers load is what is in git: fresh types, untouched vendored files, no circles, one tight policy."""

from __future__ import annotations

import re
from fnmatch import filter as matching
from graphlib import TopologicalSorter
from hashlib import sha256
from pathlib import Path
from posixpath import dirname, join, normpath

from katzentisch.server.assets import assets
from katzentisch.server.generate import generated_files
from katzentisch.server.pages import content_security_policy

HOUSE = Path(__file__).parents[2] / "src" / "katzentisch"
VENDOR = HOUSE / "web" / "vendor"
IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*["'`](\.[^"'`]+)["'`]""")

HERE = ("service_worker", "backend_worker", "bot_worker", "download_worker", "memory_worker")
WORKERS = ("worker", *(f"here/{name}" for name in HERE))
BEGUN = ("shell/main", "here/site", "here/old", *WORKERS)


def imports() -> dict[str, set[str]]:
    """Each of our modules with those that it names: at once, later, by a name with blanks, or for their types alone."""
    paths = {}
    for web in (HOUSE / "web", *HOUSE.glob("games/*/web")):
        for path in web.rglob("*.[jt]s"):
            if not {"vendor", "tests"} & set(path.parts):
                paths[path.relative_to(HOUSE).as_posix()] = path
    found: dict[str, set[str]] = {name: set() for name in paths}
    for name, path in paths.items():
        for spelled in IMPORT.findall(path.read_text("utf-8")):
            found[name].update(matching(paths, normpath(join(dirname(name), re.sub(r"\$\{.+?\}", "*", spelled)))))
    return found


def test_types_are_fresh() -> None:
    """The browser's types say what the Python types say; `make types` writes them again."""
    for path, text in generated_files().items():
        assert path.read_text("utf-8") == text, f"{path} is stale: make types"


def test_vendored_files_are_unchanged() -> None:
    """Every vendored module has the checksum that its list gives, and none is missing from the list."""
    rows = re.findall(r"^\| (\S+\.js) \|.*\| ([0-9a-f]{64}) \|$", (VENDOR / "README.md").read_text("utf-8"), re.M)
    assert {path.name for path in VENDOR.glob("*.js")} == {name for name, _ in rows}
    for name, checksum in rows:
        assert sha256((VENDOR / name).read_bytes()).hexdigest() == checksum, name


def test_only_doc_comments_stay_at_home() -> None:
    """Scripts travel line by line as they are in git, but for comments that have lines of their own."""
    for path, asset in assets().files.items():
        if not path.startswith("web/") or not path.endswith(".js"):
            continue
        kept = (HOUSE / path).read_text("utf-8").splitlines()
        sent = asset.data.decode().splitlines()
        assert len(kept) == len(sent), path
        lost = [line.strip() for line, same in zip(kept, sent, strict=True) if line != same]
        assert lost or "/vendor/" in path, path
        assert all(line.startswith(("/**", "*")) for line in lost), path


def test_style_sheets_travel_without_comments_and_indentation() -> None:
    """Every other line is the same, and where it was."""
    sheets = {path: asset for path, asset in assets().files.items() if path.endswith(".css")}
    assert sheets
    for path, asset in sheets.items():
        kept = [line.strip() for line in (HOUSE / path).read_text("utf-8").splitlines()]
        sent = [line.rstrip() for line in asset.data.decode().splitlines()]
        assert len(kept) == len(sent), path
        lost = [line for line, same in zip(kept, sent, strict=True) if line != same]
        assert re.fullmatch(r"(/\*.*?\*/\s*)*", "\n".join(lost), re.DOTALL), path


def test_imports_make_no_circle() -> None:
    """No module of the shell or of a game reaches itself through what it imports."""
    TopologicalSorter(imports()).prepare()


def test_no_module_lies_idle() -> None:
    """All are reached from those with which a page or a worker begins."""
    graph = imports()
    reached: set[str] = set()
    waiting = [f"web/{name}.js" for name in BEGUN]
    while waiting:
        name = waiting.pop()
        waiting += graph[name] - reached
        reached.add(name)
    assert graph.keys() == reached


def test_policy_is_tight() -> None:
    """Nothing inline, nothing evaluated, nothing from elsewhere."""
    assert "unsafe" not in content_security_policy()
    assert "http" not in content_security_policy()
    assert content_security_policy().startswith("default-src 'none'")


def test_no_secret_file_is_served() -> None:
    """Browsers get words, rules, facts, modules, styles and pictures; no Python, no record, no test."""
    for path in assets().files:
        assert re.fullmatch(r"(web|words|games/\w+/(web|words|(rules\.\w\w|facts)\.json)).*", path), path
        assert not path.endswith(("_test.js", ".py", ".d.ts")), path
