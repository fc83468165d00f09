"""Both languages say everything that is ever said, and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from katzentisch.bots.roster import LEVELS
from katzentisch.core.catalogue import Entry, catalogue, find
from katzentisch.core.event import Event
from katzentisch.core.reason import Reason
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.terminal.menu import Menu

HOUSE = Path(__file__).parents[1] / "src" / "katzentisch"
REFUSALS = {"Refusal", "IllegalMove", "BadOptions", "BadNotation", "BadChance", "UnknownGame", "UnknownRule", "NoFile"}
REFUSALS |= {"Malformed", "Missing", "Forbidden", "Stale", "TooMuch", "Away"}
SPOKEN = (
    "event",
    "why",
    "because",
    "command",
    "ask",
    "column",
    "head",
    "verified",
    "place",
    "laws",
    "record",
    "bot",
    "sign",
)
"""Prefixes under which the code names only the rest of a key."""


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """Every message of one language with the blanks it fills."""
    resource = parse((folder / "words" / f"{lang}.ftl").read_text("utf-8"))
    found = {}
    for item in resource.body:
        assert isinstance(item, Message) or type(item).__name__.endswith("Comment"), f"{folder} {lang}: {item}"
        if isinstance(item, Message):
            found[item.id.name] = set(blanks(item))
    return found


def blanks(node: object) -> Iterator[str]:
    if type(node).__name__ == "VariableReference":
        yield node.id.name  # type: ignore[attr-defined]
    for value in vars(node).values() if hasattr(node, "__dict__") else ():
        for item in value if isinstance(value, list) else [value]:
            if hasattr(item, "__dict__"):
                yield from blanks(item)


def modules(folder: Path) -> list[Path]:
    """The browser's modules that speak with this folder's words."""
    web = folder if folder.name == "web" else folder / "web"
    return [path for path in web.rglob("*.js") if not {"vendor", "tests"} & set(path.relative_to(web).parts)]


def spoken_in_browser(path: Path) -> Iterator[str]:
    """The keys that a browser's module is sure to say."""
    for first in re.findall(r"\.say\(\s*([^`,()\[\]]*?)\s*[,)]", path.read_text("utf-8")):
        condition, mark, choices = first.partition("?")
        yield from re.findall(r'"([\w-]+)"', choices if mark else condition)


def quoted(folder: Path) -> set[str]:
    """Every string in the browser's modules of a folder, and the beginnings of those with blanks."""
    text = "\n".join(path.read_text("utf-8") for path in modules(folder))
    begun = set(re.findall(r"`([a-z]+(?:-[a-z]+)*)-\$\{", text)).difference(SPOKEN)
    return set(re.findall(r'"([\w-]+)"', text)) | {f"{start}-*" for start in begun}


def sources(folder: Path) -> list[Path]:
    """The modules that speak with this folder's words; games and templates speak their own."""
    apart = {"tests", "games", "template"} if folder == HOUSE else {"tests"}
    return [path for path in folder.rglob("*.py") if not apart & set(path.relative_to(folder).parts)]


def texts(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def spoken(path: Path) -> Iterator[str]:
    """The keys that a module is sure to say; two where one of both is enough."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        for text in texts(node.args[0]):
            if name == "Event":
                yield f"event-{text}"
            elif name in REFUSALS or name == "bad":
                yield f"why-{text}"
            elif name == "Reason":
                yield f"because-{text}" if "bots" in path.parts else f"why-{text} because-{text}"
            elif name == "because":
                yield f"because-{text}"
            elif name == "say":
                yield text


def literals(folder: Path) -> set[str]:
    """Every string in the code that may speak with this folder's words; games use the house's too."""
    in_python = {
        node.value
        for path in (folder.rglob("*.py") if folder == HOUSE else sources(folder))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    browsers = [HOUSE / "web", *HOUSE.glob("games/*")] if folder in (HOUSE, HOUSE / "web") else [folder]
    return in_python.union(*map(quoted, browsers))


def folders() -> list[Path]:
    own = [path.parent.parent for path in HOUSE.glob("games/*/words/en.ftl")]
    return [HOUSE, HOUSE / "web", *own, *[path.parent.parent for path in HOUSE.glob("template/*/words/en.ftl")]]


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_languages_have_the_same_messages(folder: Path) -> None:
    """A message in one language is there in the other, with the same blanks."""
    english, *others = [messages(folder, lang) for lang in LANGUAGES]
    for other in others:
        assert english.keys() == other.keys()
        for key, names in english.items():
            assert names == other[key], key


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_everything_said_has_words(folder: Path) -> None:
    """No event, reason or sentence lacks a message."""
    known = {"title", "tagline", "feel", "summary", *messages(folder, "en"), *messages(HOUSE, "en")}
    missing = {(path.name, key) for path in sources(folder) for key in spoken(path) if known.isdisjoint(key.split())}
    known |= messages(HOUSE / "web", "en").keys()
    missing |= {(path.name, key) for path in modules(folder) for key in spoken_in_browser(path) if key not in known}
    assert not missing


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_no_word_is_unused(folder: Path) -> None:
    """Every message is said somewhere."""
    said = literals(folder)
    valued = singular_blanks(folder)
    for key in messages(folder, "en"):
        prefix, _, rest = key.partition("-")
        if key in said or (prefix in SPOKEN and rest in said) or prefix in ("title", "tagline", "feel", "summary"):
            continue
        if any(f"{key[: dash.start()]}-*" in said for dash in re.finditer("-", key)):
            continue
        assert prefix in ("option", "move", "level", "picture", *valued), f"{key} is never said"


def singular_blanks(folder: Path) -> set[str]:
    """Blanks whose values have words of their own, such as colour-red."""
    return {name.removesuffix("s") for names in messages(folder, "en").values() for name in names}


@pytest.mark.parametrize("entry", catalogue().values(), ids=lambda entry: entry.folder)
def test_options_and_notation_have_words(entry: Entry) -> None:
    """Every option has a sentence, every word of the notation that is no number may have a word."""
    known = messages(Path(str(entry.module("game").__file__)).parent, "en")  # type: ignore[union-attr]
    for players in entry.game.players:
        for option in entry.game.options(players):
            assert f"option-{option.name}" in known
    notation = {word for move in range(entry.game.moves) for word in entry.game.spell(move).split()}
    stray = {key for key in known if key.startswith("move-") and key.removeprefix("move-") not in notation}
    assert not stray


@pytest.mark.parametrize("entry", catalogue().values(), ids=lambda entry: entry.folder)
def test_every_level_has_a_character(entry: Entry) -> None:
    """Every game says what to expect of each level, and the house has a name for it."""
    known = messages(Path(str(entry.module("game").__file__)).parent, "en")  # type: ignore[union-attr]
    assert [key for key in known if key.startswith("level-")] == [f"level-{level}" for level in LEVELS]
    assert {f"bot-{level}" for level in LEVELS} <= set(messages(HOUSE, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("long", ["a" * 2600, "a" * 100_000, "7" * 5000])
def test_nothing_is_too_long_to_be_quoted(lang: str, long: str) -> None:
    """A message quotes the beginning of what fills no screen."""
    said = Words(lang).reason(Reason("notation", {"text": long}))
    assert long[:900] in said
    assert "…" in said
    assert Words(lang).reason(Reason("no-seat", {"seat": 10**5000}))


def test_a_sentence_begins_with_a_capital() -> None:
    """Where our own word comes first it is written large; a person's name or a path stays as it is."""
    words = Words("de", find("isle_of_cats"))
    assert words.event(Event("sister-removed", {"tile": "blue-05"}), ()) == "Blaue Katze 05 ist weg."
    assert Words("en", find("5211")).event(Event("colour-count", {"colour": "yellow", "count": 3}), ()) == "Yellow: 3"
    assert words.event(Event("passed", {"seat": 0}), ["anna"]).startswith("anna ")
    assert words.reason(Reason("no-file", {"path": "a.kt", "problem": "?"})).startswith("a.kt ")


def test_cards_have_the_letters_of_the_language() -> None:
    """5211: in German a yellow 3 is Ge3, in the log and to type; Y3 is understood as well."""
    entry = find("5211")
    german = Words("de", entry)
    assert german.event(Event("revealed", {"seat": 0, "cards": ["Y3", "G4"]}), ["Anna"]) == "Anna deckt Ge3, Gr4 auf."
    move = entry.game.parse("Y3 G4")
    menu = Menu(entry, german, ["Anna", "Ben"], [move, entry.game.parse("Y3 T1")])
    assert menu.label(move) == "Ge3 Gr4"
    for text in ("ge3 gr4", "Gr4 Ge3", "Y3 G4", "g4 y3", "gr4"):
        assert menu.parse(text) == move
    assert Words("en", entry).event(Event("revealed", {"seat": 0, "cards": ["Y3"]}), ["Anna"]).endswith("Y3.")
