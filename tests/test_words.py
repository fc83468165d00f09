"""The words files: sentences that read well. `make lint` checks that none is missing or unused."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, FluentSerializer, parse
from fluent.syntax.ast import Message, Term
from fluent.syntax.stream import FluentParserStream

from katzentisch.bots.roster import LEVELS, names
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.event import Event
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import Reason
from katzentisch.core.words import LANGUAGES, Words, load_bundle, shared_words
from katzentisch.play.seats import placeholder_name
from katzentisch.terminal.menu import Menu

TOLD_OF_EVERYBODY = {"scored", "wrong-piece", "lie-pair", "lie-some", "correct-swap", "correct-off", "correct-lapsed"}
TOLD_OF_EVERYBODY |= {"paradox-here"}
"""Lines of a score sheet or of notes, where a name stands like the head of a row."""


def keys(entry: GamePackage) -> list[str]:
    """The keys of a game's own messages."""
    text = entry.read("words", f"{LANGUAGES[0]}.ftl")
    assert text
    return [item.id.name for item in parse(text).body if isinstance(item, Message)]


@pytest.mark.parametrize("entry", catalogue().values(), ids=lambda entry: entry.folder)
def test_options_and_notation_have_words(entry: GamePackage) -> None:
    """Every option has a sentence, every word of the notation that is no number may have a word."""
    known = keys(entry)
    for players in entry.game.players:
        for option in entry.game.options(players):
            assert f"option-{option.name}" in known
    notation = {word for move in range(entry.game.moves) for word in entry.game.spell(move).split()}
    stray = {key for key in known if key.startswith("move-") and key.removeprefix("move-") not in notation}
    assert not stray


@pytest.mark.parametrize("entry", catalogue().values(), ids=lambda entry: entry.folder)
def test_every_level_has_a_character(entry: GamePackage) -> None:
    """Every game says what to expect of each level, and the house has a name for it."""
    known = keys(entry)
    described = [key.removeprefix("level-") for key in known if key.startswith("level-")]
    assert described[: len(LEVELS)] == [*LEVELS]
    assert set(described[len(LEVELS) :]) <= set(names(entry)).difference(LEVELS)
    house = [item.id.name for item in parse(shared_words("en")).body if isinstance(item, Message)]
    assert {f"bot-{level}" for level in LEVELS} <= set(house)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("entry", catalogue().values(), ids=lambda entry: entry.folder)
def test_messages_are_read_one_by_one_as_from_the_whole_file(entry: GamePackage, lang: str) -> None:
    """No message is cut off, and none is missing."""
    sources = [shared_words(lang), entry.read("words", f"{lang}.ftl") or ""]
    whole = {
        ("-" if isinstance(item, Term) else "") + item.id.name: item
        for source in sources
        for item in parse(source).body
        if isinstance(item, Message | Term)
    }
    bundle = load_bundle(lang, entry)
    assert bundle.sources.keys() == whole.keys()
    for key, message in whole.items():
        message.comment = None
        read = bundle.parsed(key)
        assert read
        assert read.equals(message), key


def test_only_what_is_said_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """To parse all the words of a language takes so long that everybody at a server would notice."""
    parsed, parse_one = [], FluentParser.get_entry_or_junk

    def note(parser: FluentParser, stream: FluentParserStream) -> object:
        found = parse_one(parser, stream)
        parsed.append(found.id.name if isinstance(found, Message | Term) else "")
        return found

    class Folder:
        def read(self, *_: str) -> str:
            return "one = { -two }\n# Three\nthree = 3\n-two =\n    2\n    {three}\n\nfour = 4\n"

    monkeypatch.setattr(FluentParser, "get_entry_or_junk", note)
    assert Words("en", Folder()).say("one") == "2\n3"
    assert parsed == ["one", "two", "three"]


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
    assert words.event(Event("sister-removed", {"tile": "blue-05"}), ()) == "Laguna ist weg."
    assert Words("en", find("5211")).event(Event("colour-count", {"colour": "yellow", "count": 3}), ()) == "Yellow: 3"
    assert words.event(Event("passed", {"seat": 0}), ["anna"]).startswith("anna ")
    assert words.reason(Reason("no-file", {"path": "a.kt", "problem": "?"})).startswith("a.kt ")


def test_cards_have_the_letters_of_the_language() -> None:
    """5211: in German a yellow 3 is Ge3, in the log and to type; Y3 is understood as well."""
    entry = find("5211")
    german = Words("de", entry)
    assert german.event(Event("revealed", {"seat": 0, "cards": ["Y3", "G4"]}), ["Anna"]) == "Anna deckt auf: Ge3, Gr4."
    move = entry.game.parse("Y3 G4")
    menu = Menu(entry, german, ["Anna", "Ben"], [move, entry.game.parse("Y3 T1")])
    assert menu.label(move) == "Ge3 Gr4"
    for text in ("ge3 gr4", "Gr4 Ge3", "Y3 G4", "g4 y3", "gr4"):
        assert menu.parse(text) == move
    assert Words("en", entry).event(Event("revealed", {"seat": 0, "cards": ["Y3"]}), ["Anna"]).endswith("Y3.")


@pytest.mark.parametrize(
    ("lang", "reader", "said"),
    [
        ("en", -1, "Anna asks Ben about C4."),
        ("en", 0, "You ask Ben about C4."),
        ("en", 1, "Anna asks you about C4."),
        ("de", 0, "Du fragst Ben nach C4."),
        ("de", 1, "Anna fragt dich nach C4."),
        ("de", 2, "Anna fragt Ben nach C4."),
    ],
)
def test_the_reader_is_addressed(lang: str, reader: int, said: str) -> None:
    """What the reader does, or what is done to the reader, is told with "you"; everything else with names."""
    words = Words(lang, find("cryptid"))
    words.reader = reader
    assert words.event(Event("asks", {"seat": 0, "other": 1, "hex": "C4"}), ["Anna", "Ben", "Cleo"]) == said


def test_every_event_of_a_seat_addresses_its_reader() -> None:
    """Whatever a seat does has a form for the person in that seat, in every game and language."""
    lacking = [
        f"{entry.folder}/{lang}: {item.id.name}"
        for entry in catalogue().values()
        for lang in LANGUAGES
        for item in parse(entry.read("words", f"{lang}.ftl") or "").body
        if isinstance(item, Message) and item.id.name.startswith("event-") and item.value
        if "$seat }" in FluentSerializer().serialize_entry(item)
        if item.id.name.removeprefix("event-") not in TOLD_OF_EVERYBODY
        if "you" not in {each.id.name for each in item.attributes}
    ]
    assert not lacking


@pytest.mark.parametrize(("lang", "shown"), [("en", "Guest 2"), ("de", "Gast 2")])
def test_an_unknown_person_is_a_guest_in_every_language(lang: str, shown: str) -> None:
    """What a record writes for somebody without a name is shown in the reader's language; other names stay."""
    assert Words(lang).person(placeholder_name(1)) == shown
    assert Words(lang).person("Guest of Honour") == "Guest of Honour"
