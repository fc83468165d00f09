"""Check the Fluent files against each other and against the code: `python -m tools.check_words`, part of `make lint`.

A message fails when it is defined twice, missing in a language, never used, or needs a variable that no code passes.
A sentence that the code asks for and no file defines fails too.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import BaseComment, BaseNode, Message, MessageReference, VariableReference

from katzentisch.core.words import LANGUAGES

PACKAGE = Path(__file__).parents[1] / "src" / "katzentisch"
BY_GAME = {"title", "tagline", "credits", "feel", "summary", "tiebreak"}
"""Every game defines these; code outside the games asks for them."""
PREFIXES = {"event", "why", "because", "command", "ask", "column", "head", "verified", "place", "laws", "record"}
PREFIXES |= {"bot", "sign"}
"""Prefixes under which the code names only the rest of a key."""
FROM_DATA = {"option", "move", "level", "picture"}
"""Prefixes whose rest comes from a game's options, notation, bots or boards; tests/test_words.py checks those."""
ALWAYS_PASSED = {"seat", "other"}
"""Variables that `Words` turns into names; positions and events carry them under keys that are not literals."""


@dataclass(frozen=True)
class Definition:
    """One message of one file."""

    key: str
    variables: frozenset[str]
    """Its own and those of the messages it refers to."""
    path: Path
    line: int
    attributes: frozenset[str] = frozenset()
    refers_to: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Request:
    """One place in the code that asks for a message by a literal key."""

    keys: tuple[str, ...]
    """Any one of these will do."""
    passed: frozenset[str] | None
    """The variables passed; None where they cannot be read from the source."""
    where: str


class Speaker:
    """A folder with `words/` and the code that speaks with them."""

    def __init__(self, folder: Path, package: Path) -> None:
        self.folder = folder
        self.package = package
        self.is_package = folder == package
        self.is_web = folder == package / "web"
        self.is_command_line = folder == package / "cli"
        self.files = {lang: [folder / "words" / f"{lang}.ftl"] for lang in LANGUAGES}
        for lang, paths in self.files.items():
            paths += sorted((folder / "words").glob(f"*.{lang}.ftl"))
        self.faults: list[str] = []
        self.messages = {lang: self.read(paths) for lang, paths in self.files.items()}
        self.first = self.messages[LANGUAGES[0]]

    def fault(self, path: Path, line: int, text: str) -> None:
        """Note something wrong at a line of a file."""
        self.faults.append(f"{path.relative_to(self.package.parent)}:{line}: {text}")

    def read(self, paths: list[Path]) -> dict[str, Definition]:
        """The messages of the files of one language; faults of the files themselves are noted."""
        found: dict[str, Definition] = {}
        for path in paths:
            if path.exists():
                self.read_file(path, found)
            else:
                self.fault(path, 1, "the file is missing")
        return {key: replace(each, variables=all_variables(each, found)) for key, each in found.items()}

    def read_file(self, path: Path, found: dict[str, Definition]) -> None:
        """Add the messages of one file to those that were found."""
        text = path.read_text("utf-8")
        for entry in parse(text).body:
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, Message):
                key = entry.id.name
                if key in found:
                    self.fault(path, line, f"{key} is defined twice, first in line {found[key].line}")
                found[key] = Definition(
                    key,
                    frozenset(names_of(entry, VariableReference)),
                    path,
                    line,
                    frozenset(each.id.name for each in entry.attributes),
                    frozenset(names_of(entry, MessageReference)),
                )
            elif not isinstance(entry, BaseComment):
                self.fault(path, line, "this is not a Fluent message")

    def python(self) -> list[Path]:
        """The Python modules that speak with this folder's words; games and templates speak their own.

        Those of the command line are the package's: many modules print what the command line says.
        """
        if self.is_web or self.is_command_line:
            return []
        apart = {"tests", "games", "template", "web"} if self.is_package else {"tests"}
        return sorted(p for p in self.folder.rglob("*.py") if apart.isdisjoint(inside(p, self)))

    def scripts(self) -> list[Path]:
        """The JavaScript modules that speak with this folder's words."""
        web = self.folder if self.is_web else self.folder / "web"
        if self.is_package or self.is_command_line:
            return []
        return sorted(p for p in web.rglob("*.js") if {"vendor", "tests"}.isdisjoint(inside(p, self)))

    def requests(self, refusals: set[str]) -> Iterator[Request]:
        """Every request for a message by a literal key."""
        for path in self.python():
            yield from python_requests(path, self.package, refusals)
        for path in self.scripts():
            yield from script_requests(path, self.package)


def inside(path: Path, speaker: Speaker) -> set[str]:
    """The folders between a speaker's folder and a file."""
    return set(path.relative_to(speaker.folder).parts[:-1])


def names_of(node: BaseNode, kind: type[VariableReference] | type[MessageReference]) -> Iterator[str]:
    """The variables or the messages that a message refers to."""
    if isinstance(node, kind):
        yield node.id.name
    for value in vars(node).values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, BaseNode):
                yield from names_of(item, kind)


def all_variables(message: Definition, others: dict[str, Definition]) -> frozenset[str]:
    """The variables of a message and of every message it refers to."""
    seen, waiting = {message.key}, [message]
    found = set[str]()
    while waiting:
        each = waiting.pop()
        found |= each.variables
        waiting += [others[key] for key in each.refers_to - seen if key in others]
        seen |= each.refers_to
    return frozenset(found)


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    """The nodes of a Python module that ask for or pass anything; every speaker looks through them."""
    kept = (ast.Call, ast.ClassDef, ast.Constant, ast.FunctionDef, ast.keyword)
    return [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, kept)]


def strings(node: ast.expr) -> list[str]:
    """The literal strings that an expression can be."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def dict_keys(node: ast.expr | None) -> frozenset[str] | None:
    """The keys of a dict display; None where some of them are not literals."""
    if node is None:
        return frozenset()
    if not isinstance(node, ast.Dict):
        return None
    keys = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
    return frozenset(map(str, keys)) if None not in keys else None


def refusal_makers(package: Path) -> set[str]:
    """Exceptions, and functions that make them, called with the rest of a `why-…` key and its variables by keyword."""
    bases: dict[str, set[str]] = {}
    for path in package.rglob("*.py"):
        for node in nodes_of(path):
            if isinstance(node, ast.ClassDef) and not has_own_start(node):
                bases[node.name] = {base.id for base in node.bases if isinstance(base, ast.Name)}
            elif isinstance(node, ast.FunctionDef) and node.args.kwarg and node.args.kwarg.arg == "data":
                bases[node.name] = {getattr(node.returns, "id", "")}
    found = {"Refusal"}
    while more := {name for name, each in bases.items() if each & found} - found:
        found |= more
    return found


def has_own_start(node: ast.ClassDef) -> bool:
    """Whether a class takes other arguments than its base."""
    return any(isinstance(each, ast.FunctionDef) and each.name == "__init__" for each in node.body)


def python_requests(path: Path, package: Path, refusals: set[str]) -> Iterator[Request]:
    """Every request for a message in a Python module."""
    for node in nodes_of(path):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        named = [each.arg for each in node.keywords]
        second = node.args[1] if len(node.args) > 1 else None
        if name in refusals or (named and name == "say"):
            passed = None if None in named else frozenset(map(str, named))
        else:
            passed = dict_keys(second or next((each.value for each in node.keywords if each.arg == "data"), None))
        where = f"{path.relative_to(package.parent)}:{node.lineno}"
        for text in strings(node.args[0]):
            if name == "Event":
                yield Request((f"event-{text}",), passed, where)
            elif name in refusals:
                yield Request((f"why-{text}",), passed, where)
            elif name == "Reason":
                yield Request((f"why-{text}", f"because-{text}"), passed, where)
            elif name == "because":
                yield Request((f"because-{text}",), None, where)
            elif name == "say":
                yield Request((text,), passed, where)


def script_requests(path: Path, package: Path) -> Iterator[Request]:
    """Every request for a message in a JavaScript module."""
    text = path.read_text("utf-8")
    for found in re.finditer(r"\.say\(", text):
        key, *rest = [*arguments(text, found.end()), ""]
        condition, mark, choices = key.partition("?")
        keys = re.findall(r'(?<!== )"([\w-]+)"', choices if mark else condition)
        if not keys or "`" in key or "(" in condition or "[" in condition:
            continue
        where = f"{path.relative_to(package.parent)}:{text.count(chr(10), 0, found.start()) + 1}"
        passed = object_keys(rest[0])
        for each in keys:
            yield Request((each,), passed, where)


def arguments(text: str, start: int) -> list[str]:
    """The arguments of a JavaScript call whose parenthesis opens just before `start`."""
    found, depth, begun, quote, at = [], 0, start, "", start
    while at < len(text):
        char = text[at]
        if quote:
            if char == "\\":
                at += 1
            elif char == quote:
                quote = ""
        elif char in "\"'`":
            quote = char
        elif char in "([{":
            depth += 1
        elif char in ")]}" and depth:
            depth -= 1
        elif char == ")" or (char == "," and depth == 0):
            found.append(text[begun:at].strip())
            begun = at + 1
            if char == ")":
                break
        at += 1
    return [each for each in found if each]


def object_keys(text: str) -> frozenset[str] | None:
    """The keys of an object literal; None where it is not one or spreads another."""
    if not text:
        return frozenset()
    if not text.startswith("{"):
        return None
    keys = [re.match(r"\w+", each) for each in arguments(text[1:-1] + ")", 0)]
    return frozenset(key[0] for key in keys if key) if all(keys) else None


def literals(paths: list[Path]) -> set[str]:
    """Every string in Python modules."""
    return {
        node.value
        for path in paths
        for node in nodes_of(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def quoted(paths: list[Path]) -> set[str]:
    """Every string in JavaScript modules; `start-*` and `*-end` for templates with a fixed start or end."""
    text = "\n".join(path.read_text("utf-8") for path in paths)
    begun = set(re.findall(r"`([a-z]+(?:-[a-z]+)*)-\$\{", text)) - PREFIXES
    ended = set(re.findall(r"`\$\{\w+\}-([a-z]+(?:-[a-z]+)*)`", text))
    found = set(re.findall(r'"([\w-]+)"', text)) | {f"{start}-*" for start in begun}
    return found | {f"*-{end}" for end in ended}


def data_files(folder: Path) -> str:
    """The text of a folder's data files, where the names of cards, tiles and maps stand."""
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.json")))


def names_passed(python: list[Path], scripts: list[Path]) -> set[str]:
    """Every name under which the code could pass a variable: strings, keyword arguments, keys of objects."""
    found = literals(python)
    for path in python:
        found |= {node.arg for node in nodes_of(path) if isinstance(node, ast.keyword) and node.arg}
    for path in scripts:
        found |= set(re.findall(r"[{,]\s*\"?(\w+)\"?\s*(?=[:,}])", path.read_text("utf-8")))
    return found


def folders(package: Path) -> list[Path]:
    """The folders that have words: the package, its command line, its pages, its games and its templates."""
    patterns = ("words", "cli/words", "web/words", "games/*/words", "template/*/words")
    return [path.parent for pattern in patterns for path in sorted(package.glob(pattern))]


class Checker:
    """Checks all words of a package."""

    def __init__(self, package: Path) -> None:
        self.package = package
        self.speakers = [Speaker(folder, package) for folder in folders(package)]
        self.refusals = refusal_makers(package)
        self.shared = next(each for each in self.speakers if each.is_package)
        self.pages = next((each for each in self.speakers if each.is_web), None)
        self.command_line = next((each for each in self.speakers if each.is_command_line), None)

    def faults(self) -> list[str]:
        """Everything that is wrong, as lines with file and line number."""
        found = [fault for each in self.speakers for fault in each.faults]
        for speaker in self.speakers:
            found += [*self.differing(speaker), *self.undefined(speaker), *self.unused(speaker)]
        return found + list(self.overlapping())

    def place(self, message: Definition) -> str:
        """Where a message is defined."""
        return f"{message.path.relative_to(self.package.parent)}:{message.line}"

    def differing(self, speaker: Speaker) -> Iterator[str]:
        """Messages that one language lacks, or that use other variables there."""
        every = {key for messages in speaker.messages.values() for key in messages}
        for lang, messages in speaker.messages.items():
            path = speaker.files[lang][0].relative_to(self.package.parent)
            for key in sorted(every - messages.keys()):
                yield f"{path}:1: {key} is missing"
            for key in messages.keys() & speaker.first.keys():
                odd = messages[key].variables ^ speaker.first[key].variables
                if odd:
                    yield f"{self.place(messages[key])}: {key} differs between languages in {listed(odd)}"
                for attribute in sorted(messages[key].attributes ^ speaker.first[key].attributes):
                    yield f"{self.place(messages[key])}: {key}.{attribute} is missing in a language"

    def overlapping(self) -> Iterator[str]:
        """Messages of the pages or of the command line that are defined in the package's words too."""
        for speaker in filter(None, (self.pages, self.command_line)):
            for lang, messages in speaker.messages.items():
                for key in sorted(messages.keys() & self.shared.messages[lang].keys()):
                    yield f"{self.place(messages[key])}: {key} is defined in words/{lang}.ftl too"

    def heard_by(self, speaker: Speaker) -> list[Speaker]:
        """The speakers whose words a speaker's code can use, nearest first."""
        near = None if speaker.is_web else self.command_line
        return list(dict.fromkeys(each for each in (speaker, near, self.pages, self.shared) if each))

    def undefined(self, speaker: Speaker) -> Iterator[str]:
        """Requests for messages that do not exist or need more than what is passed."""
        for request in speaker.requests(self.refusals):
            defined = [each.first[key] for each in self.heard_by(speaker) for key in request.keys if key in each.first]
            if not defined:
                if not BY_GAME.issuperset(request.keys):
                    yield f"{request.where}: no words for {' or '.join(request.keys)}"
            elif request.passed is not None and defined[0].variables - request.passed:
                lacking = listed(defined[0].variables - request.passed)
                yield f"{request.where}: {defined[0].key} needs {lacking}, which is not passed"

    def unused(self, speaker: Speaker) -> Iterator[str]:
        """Messages that no code asks for, and variables that no code passes."""
        shared = speaker.is_package or speaker.is_web or speaker.is_command_line
        askers = self.speakers if shared else [speaker]
        passers = self.speakers if shared else self.heard_by(speaker)
        said = literals([p for each in askers for p in each.python()])
        said |= quoted([p for each in askers for p in each.scripts()])
        said |= {key for each in speaker.first.values() for key in each.refers_to}
        said |= {each for each in quoted(self.pages.scripts() if self.pages else []) if each.endswith("-*")}
        passed = names_passed(
            [p for each in passers for p in each.python()], [p for each in passers for p in each.scripts()]
        )
        names = {name.removesuffix("s") for each in speaker.first.values() for name in each.variables}
        values = data_files(speaker.folder / "box")
        for key, message in speaker.first.items():
            prefix, _, rest = key.partition("-")
            begun = any(f"{key[: dash.start()]}-*" in said for dash in re.finditer("-", key))
            begun = begun or any(f"*-{key[dash.end() :]}" in said for dash in re.finditer("-", key))
            short = prefix in PREFIXES and rest in said
            value = prefix in names and (rest in passed or rest.isdigit() or f'"{rest}"' in values)
            if not (key in said or short or begun or value or prefix in BY_GAME | FROM_DATA):
                yield f"{self.place(message)}: {key} is never used"
            strange = message.variables - passed - ALWAYS_PASSED
            if strange:
                yield f"{self.place(message)}: {key} needs {listed(strange)}, which no code passes"


def listed(names: frozenset[str] | set[str]) -> str:
    """Variables as Fluent writes them."""
    return ", ".join(f"${name}" for name in sorted(names))


def main() -> int:
    """Print every fault; 1 if there is one."""
    faults = Checker(PACKAGE).faults()
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
