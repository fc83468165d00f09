"""Names say what things are: one name for one thing, and a unit on every duration and size."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from katzentisch.core.catalogue import catalogue

PACKAGE = Path(__file__).parents[1] / "src" / "katzentisch"
UNIT = re.compile(
    r"((How many|At most|The) )?(milliseconds?|seconds?|minutes?|hours?|days?|bytes?|kilobytes?|characters?)\b",
    re.IGNORECASE,
)
DURATION = re.compile(
    r"(^|_)(AFTER|DEADLINE|DELAY|EVERY|INTERVAL|LIFETIME|PATIENCE|PAUSE|TIMEOUT|WITHIN)(_(SHARE|FACTOR))?(_|$)"
)
"""Names of constants that can only be times; a share or a factor of one is a plain number."""
UNIT_IN_NAME = re.compile(r"(^|_)(MS|SECONDS?|MINUTES?|HOURS?|DAYS?|BYTES?|KB|MB|CHARACTERS?)(_|$)")

SAME_CLASS = {
    "Environment": "the same game as an environment of Gymnasium and of PettingZoo",
}
SAME_FUNCTION = {
    "upgrade": "what Alembic calls in every migration",
    "main": "what runs when a module is the program",
    "measure": "every module of the bench measures one thing",
    "add": "every module of commands adds its own to the parser",
    "next_round": "each kind of season draws its next round",
    "count_descents": "each kind of season searches as long as it can afford",
}
"""Names that several modules share on purpose, and why: they implement one interface."""
HANDLERS = ("server/api", "browser/routes.py")
"""HTTP handlers are called like what they ask of the table, in both backends."""
TRANSLATED = re.compile(r"\b([Tt]he own|Whoever)\b|(?<![\"'`-])\banew\b(?![\"'`-])")
"""Phrases that sound translated: "their own", "anybody who" and "again" say the same."""
MAY_NAME_GAMES = {
    "bench/goals.py": "the list of speed goals",
    "bench/load/players.py": "the game that a load test plays",
    "cli/measure_commands.py": "examples in help texts",
    "cli/overview.py": "examples of commands",
    "cli/play_commands.py": "examples in help texts",
    "cli/serve_commands.py": "the usual port, 5211, in a help text",
    "learn/__main__.py": "an example in the page that it prints",
}
"""The modules outside the games' folders whose code names a game, and why. A fifth game changes none of them."""


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Every module but the games, whose folders repeat the same names by design."""
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        if not name.startswith(("games/", "template/", "_native/")):
            yield name, ast.parse(path.read_text("utf-8"))


def homonyms(*kinds: type[ast.stmt]) -> dict[str, list[str]]:
    """Public names that several modules define at their top level, with these modules."""
    found: dict[str, list[str]] = defaultdict(list)
    for module, tree in sources():
        if module.startswith(HANDLERS):
            continue
        for node in tree.body:
            if isinstance(node, kinds) and isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                found[node.name].append(module)
    return {name: modules for name, modules in found.items() if len(modules) > 1 and not name.startswith("_")}


def constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The numeric constants of a module that have a text below them, with that text."""
    for node, after in pairwise(tree.body):
        has_text = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        if has_text and isinstance(node, ast.Assign) and is_number(node.value):
            yield ast.unparse(node.targets[0]), ast.unparse(after).strip("'\"")


def is_number(value: ast.expr) -> bool:
    """Whether an expression is a number, or made of numbers."""
    if isinstance(value, ast.BinOp):
        return is_number(value.left) and is_number(value.right)
    return isinstance(value, ast.Constant) and type(value.value) in (int, float)


def test_no_two_classes_share_a_name() -> None:
    assert homonyms(ast.ClassDef).keys() == SAME_CLASS.keys()


def test_functions_share_a_name_only_on_purpose() -> None:
    assert homonyms(ast.FunctionDef, ast.AsyncFunctionDef).keys() == SAME_FUNCTION.keys()


def test_durations_and_sizes_carry_their_unit() -> None:
    """A constant whose text speaks of seconds or bytes says so in its name."""
    checked, nameless = 0, []
    for module, tree in sources():
        for name, text in constants(tree):
            if UNIT.match(text):
                checked += 1
                if name.isupper() and not UNIT_IN_NAME.search(name):
                    nameless.append(f"{module}: {name}")
    assert checked > 40
    assert nameless == []


def test_names_of_durations_carry_their_unit() -> None:
    """A number called a timeout, a delay or a deadline has a unit in its name, with or without a text below it."""
    checked, nameless = 0, []
    for module, tree in sources():
        for node in tree.body:
            if isinstance(node, ast.Assign) and is_number(node.value):
                name = ast.unparse(node.targets[0])
                found = DURATION.search(name)
                checked += bool(found)
                if found and not found[3] and not UNIT_IN_NAME.search(name):
                    nameless.append(f"{module}: {name}")
    assert checked > 15
    assert nameless == []


def texts(path: Path) -> str:
    """What code of a file says: the strings of Python without docstrings, everything but comments elsewhere."""
    source = path.read_text("utf-8")
    if path.suffix != ".py":
        return re.sub(r"/\*.*?\*/|//[^\n]*", "", source, flags=re.DOTALL)
    tree = ast.parse(source)
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in alone]
    return "\n".join(node.value for node in strings if isinstance(node.value, str))


def test_games_are_named_only_in_their_folders() -> None:
    """Adding a game means adding a folder: other code finds games through the catalogue."""
    names = {name for entry in catalogue().values() for name in (entry.folder, entry.game.id)}
    named = re.compile(rf"\b({'|'.join(sorted(names))})\b")
    root = PACKAGE.parents[1]
    paths = [path for suffix in ("py", "js", "ts", "css", "html") for path in PACKAGE.rglob(f"*.{suffix}")]
    outside = [path for path in paths if not {"games", "_native", "vendor", "tests"} & set(path.parts)]
    assert len(outside) > 300
    found = {
        path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else path.name
        for path in [*outside, *(root / "tools").rglob("*.py"), root / "setup.py"]
        if named.search(texts(path))
    }
    assert found == MAY_NAME_GAMES.keys()


def test_prose_does_not_sound_translated() -> None:
    """Comments, docstrings and pages avoid the phrases that German writers of English fall into."""
    top = PACKAGE.parents[1]
    folders = (PACKAGE, top / "tests", top / "tools", top / "docs")
    prose = [path for folder in folders for kind in ("*.py", "*.js", "*.md") for path in sorted(folder.rglob(kind))]
    assert [
        f"{path.relative_to(top).as_posix()}:{number}: {line.strip()}"
        for path in prose
        if path != Path(__file__) and "vendor" not in path.parts
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if TRANSLATED.search(line)
    ] == []
