"""What may be done, as it is listed and typed: examples, groups, numbers, words in any order."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from prompt_toolkit.utils import get_cwidth

from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.chance import rng
from katzentisch.core.game import Move
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import BadNotation, Reason
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.play.match import Match
from katzentisch.terminal.drawing import card_numbers, is_formality
from katzentisch.terminal.match_loop import MatchLoop, help_lines
from katzentisch.terminal.menu import MAX_LISTED_MOVES, Menu, own_number
from katzentisch.terminal.prompt import InputClosed
from tests.keyboard import Keyboard, Sitting

NAMES = ["Anna", "Ben", "Cleo", "Dora Maria", "Emil"]


def hunting(folder: Path, lang: str = "en", **options: str) -> Sitting:
    """A hunt whose opening is over and in which Anna is on turn."""
    sitting = Sitting(folder, "cryptid", "Anna,Ben,Cleo", lang=lang, starter="0", **options)
    while sitting.match.ply < 6:
        sitting.match.submit(sitting.match.actors()[0], sitting.match.legal(sitting.match.actors()[0])[0])
    return sitting


def menu(sitting: Sitting) -> Menu:
    names = [sitter.name for sitter in sitting.sitters]
    return Menu(sitting.entry, sitting.words, names, sitting.match.legal(sitting.match.actors()[0]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whom_to_ask_can_be_said_in_any_sensible_way(lang: str, tmp_path: Path) -> None:
    """By name, seat or letter, with or without the verb, in either language, the hex turned or parted."""
    found = menu(hunting(tmp_path, lang))
    wanted = find("cryptid").game.parse("ask 1 at G7")
    for text in (
        "ask Ben G7",
        "ask 1 G7",
        "ask 1 at G7",
        "ask b g7",
        "frage Ben G7",
        "Frage Ben nach G7",
        "fragen Ben G7",
        "G7 Ben?",
        "Ben, G7",
        "ben 7g",
        "ask Ben G 7",
        "G7 ask 1",
        "ask Ben about G7",
        "ask Ben about the hex G 7",
        "Frage Ben zu Feld G7",
    ):
        assert found.parse(text) == wanted, text


@pytest.mark.parametrize("text", ["G7", "ask G7", "ben", "ask"])
def test_what_is_left_out_is_never_guessed(text: str, tmp_path: Path) -> None:
    """A hex alone could be asked about or searched: the meanings are named, nothing is done."""
    sitting = hunting(tmp_path)
    with pytest.raises(BadNotation) as refusal:
        menu(sitting).parse(text)
    assert refusal.value.reason.key == "notation-unclear"
    shown = sitting.type("", text)
    assert f'"{text}" can mean ' in shown
    assert sitting.match.ply == 6


def test_an_answer_that_legality_would_betray_is_not_guessed(tmp_path: Path) -> None:
    """Where only a search of a hex is still legal its bare name still does nothing."""
    sitting = hunting(tmp_path)
    found = menu(sitting)
    parse = sitting.entry.game.parse
    legal = [move for move in found.legal if move not in (parse("ask 1 at G7"), parse("ask 2 at G7"))]
    with pytest.raises(BadNotation):
        Menu(sitting.entry, sitting.words, ["Anna", "Ben", "Cleo"], legal).parse("G7")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_move_is_shown_by_an_example_that_works(lang: str, tmp_path: Path) -> None:
    """At a turn of Cryptid: whom one may ask, each by name, to search, and to vote; each example is a legal move."""
    sitting = hunting(tmp_path, lang)
    shown = sitting.type("")
    found = menu(sitting)
    verbs = ("ask Ben", "ask Cleo", "search") if lang == "en" else ("frage Ben", "frage Cleo", "suche")
    for verb in verbs:
        line = next(line for line in shown.splitlines() if f") {verb} …" in line)
        example = line.rpartition(": ")[2].rstrip(")")
        assert found.parse(example) in found.legal
        assert example.startswith(verb)


def test_a_group_is_listed_row_by_row_and_then_only_the_hex_is_typed(tmp_path: Path) -> None:
    """Its number shows the group; inside it the hex is enough."""
    sitting = hunting(tmp_path)
    shown = sitting.type("", "2", "g7")
    assert "ask Ben …" in shown
    rows = [line.split() for line in shown.splitlines() if "G7" in line.split()]
    assert rows
    assert all(field.endswith("7") for field in rows[0])
    said = re.search(r"The rest is enough, such as (\S+); list shows", shown)
    assert said is not None
    assert said[1] in (field for line in shown.splitlines() for field in line.split())
    assert "0 ask 1 at G7" in (f"{seat} {sitting.entry.game.spell(move)}" for seat, move in sitting.match.moves)


def test_a_group_is_listed_by_its_beginning(tmp_path: Path) -> None:
    """What all its moves begin with lists a group as its number does."""
    by_number, by_name = (hunting(tmp_path).type("", text, "g7") for text in ("2", "Ask ben"))
    assert by_number.replace("> 2\n", "> Ask ben\n") == by_name


@pytest.mark.parametrize("number", ["0", "5", "99", "1" * 5000])
def test_a_number_without_a_place_in_the_list_does_nothing(number: str, tmp_path: Path) -> None:
    """A 5 where the list has four entries searches no hex, and no number is too long to be refused."""
    sitting = hunting(tmp_path)
    shown = " ".join(sitting.type("", number).split())
    assert f"No move has the number {number[:9]}. Take one from the list (2 = ask Ben …)" in shown
    assert sitting.match.ply == 6


@pytest.mark.slow
@pytest.mark.parametrize("entry", catalogue().values(), ids=lambda entry: entry.folder)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_is_a_place_in_every_list(entry: GamePackage, lang: str) -> None:
    """In every game: each entry has a number, holds every legal move once, and the list is short enough to be read.

    A number that a move has of itself is never that of another entry, nor is the number of a card in sight.
    """
    source = rng(f"menus {entry.game.id}")
    players = entry.game.players[-1]
    match = Match.begin(entry.game, NAMES[:players], {}, "menus")
    words = Words(lang, entry)
    for _ in range(60):
        if match.over:
            break
        seat = match.actors()[0]
        legal = match.legal(seat)
        cards = card_numbers(entry, match.view(seat))
        found = Menu(entry, words, NAMES[:players], legal, cards)
        for number, moves in found.numbered():
            own = {own_number(found.label(move)) for move in moves}
            assert own == {number} or (own == {None} and number not in cards)
        assert sorted(move for moves in found.entries for move in moves) == legal
        assert len(found.entries) <= MAX_LISTED_MOVES
        assert [found.entry_of(str(number)) for number, _ in found.numbered()] == found.entries
        for move in sample(legal, source.below(len(legal))):
            assert found.parse(found.label(move)) == move
            assert found.parse(entry.game.spell(move)) == move
        match.submit(seat, legal[source.below(len(legal))])


def sample(legal: list[Move], at: int) -> list[Move]:
    """A few of many moves."""
    return legal[at : at + 3]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_is_the_card_with_that_number(lang: str, tmp_path: Path) -> None:
    """Cat in the Box: whatever its place in the list is; a card that is not in the hand is refused by the rules."""
    sitting = Sitting(tmp_path, "cat_in_the_box", "Anna,random,random", seed="abc", lang=lang)
    spell = sitting.entry.game.spell
    assert [spell(move) for move in sitting.match.legal(0)] == ["bury 1", "bury 2", "bury 3", "bury 5", "bury 6"]
    shown = sitting.type("4", "5", "quit")
    assert sitting.words.reason(Reason("not-in-hand", {"value": 4})) in shown
    assert (0, sitting.entry.game.parse("bury 5")) in sitting.match.moves


def test_a_card_with_several_colours_asks_for_the_colour(tmp_path: Path) -> None:
    """Its number shows them, the colour alone is enough, and another number is another card."""
    sitting = Sitting(tmp_path, "cat_in_the_box", "Anna,random,random", seed="abc")
    shown = sitting.type("5", "3", "6", "2", "green")
    assert "  6) 6 red · blue · yellow · green" in shown
    assert "6 …" in shown
    assert "2 …" in shown
    assert (0, sitting.entry.game.parse("2 green")) in sitting.match.moves


def test_what_a_number_means_is_said_at_the_prompt(tmp_path: Path) -> None:
    """With one of the numbers as an example, where there is room for it in a line."""
    sitting = Sitting(tmp_path, "cat_in_the_box", "Anna,random,random", seed="abc")
    assert "(2 = bury 2)" in sitting.type("quit")
    found = menu(sitting)
    assert "2 = bury 2 · help" in help_lines(sitting.words, found.number_example())[1]
    assert all(get_cwidth(line) < 78 for line in help_lines(sitting.words, found.number_example())[1:])


def test_a_number_of_a_list_that_was_not_shown_shows_it_first(tmp_path: Path) -> None:
    """In a low window the list is left out, and nobody moves by a number that they have not read."""
    sitting = Sitting(tmp_path, "5211", "Anna,random", seed="x")
    keyboard = Keyboard(["2", "2"], 80)
    keyboard.height, keyboard._force_terminal = 12, True
    table = MatchLoop(sitting.match, sitting.entry, sitting.sitters, sitting.words, keyboard, sitting.path)
    legal = sitting.match.legal(0)
    with suppress(InputClosed):
        table.run()
    assert "This is what the numbers mean now." in keyboard.shown
    assert [move for seat, move in sitting.match.moves if seat == 0][:1] == [legal[1]]
    assert keyboard.shown.index("This is what") < keyboard.shown.index("> 2", keyboard.shown.index("> 2") + 1)


def test_what_spells_nothing_is_answered_with_examples(tmp_path: Path) -> None:
    """A stranger who types nonsense reads what could be typed."""
    shown = " ".join(hunting(tmp_path).type("", "dance").split())
    assert '"dance" is not a move in this game. You can play, for example: search ' in shown


@pytest.mark.parametrize("game", [entry.folder for entry in catalogue().values()])
def test_a_hint_for_somebody_with_nothing_to_choose(game: str, tmp_path: Path) -> None:
    """It is said, and nothing breaks."""
    sitting = Sitting(tmp_path, game, "Anna,Ben,Cleo", seed="none")
    while sitting.match.legal(0) and sitting.match.legal(1):
        if game == "cryptid" and not sitting.match.ply:
            for seat in range(3):
                sitting.match.submit(seat, sitting.entry.game.parse("agree"))
        seat = sitting.match.actors()[0]
        sitting.match.submit(seat, sitting.match.legal(seat)[-1])
    idle = [seat for seat in range(3) if not sitting.match.legal(seat)]
    actor = sitting.match.actors()[0]
    shown = sitting.type("", f"@{NAMES[idle[0]]}", "", "hint", "")
    assert actor != idle[0]
    assert "You have nothing to choose right now." in shown


def test_a_hint_gives_reasons_and_no_weights(tmp_path: Path) -> None:
    """What a bot adds up are no points of the game, so a reason is an advantage or a drawback."""
    plain = Sitting(tmp_path, "isle_of_cats", "Anna,tabby", seed="weights").type("hint", "quit")
    assert "Hint: " in plain
    assert not re.search(r"^  (Advantage|Drawback):", plain, re.M)
    shown = Sitting(tmp_path, "cat_in_the_box", "Anna,tabby", seed="weights").type("hint", "quit")
    reasons = [line.strip() for line in shown.splitlines() if re.match(r"  (Advantage|Drawback):", line)]
    assert reasons
    assert all(re.match(r"\w+: [^\W\d]", reason) for reason in reasons)


@pytest.mark.parametrize("moments", ["few", "all"])
def test_anytime_cards_cost_no_word_of_who_holds_none(moments: str, tmp_path: Path) -> None:
    """Alone with the sister, anybody who has no anytime card is asked for nothing but choices."""
    sitting = Sitting(tmp_path, "isle_of_cats", "Anna", seed="plain", moments=moments)
    asked = []
    while not sitting.match.over:
        legal = [sitting.entry.game.spell(move) for move in sitting.match.legal(0)]
        view = sitting.match.view(0)
        if not is_formality(sitting.entry, view, sitting.match.legal(0)):
            asked.append(legal)
        other = next((move for move in legal if not move.startswith("play")), legal[0])
        sitting.match.submit(0, sitting.entry.game.parse(other))
    assert ["ready"] not in asked
    assert len([legal for legal in asked if "ready" in legal]) < 30


def test_a_formality_is_asked_only_where_others_look_on(tmp_path: Path) -> None:
    """Isle of Cats: with bots alone nobody has to say ready; around one screen that would tell who holds what."""
    for seats, asked in (("Anna,random", False), ("Anna,Ben", True)):
        sitting = Sitting(tmp_path, "isle_of_cats", seats, seed="ready")
        while not any(list(map(sitting.entry.game.spell, sitting.match.legal(seat))) == ["ready"] for seat in (0, 1)):
            actor = sitting.match.actors()[0]
            sitting.match.submit(actor, sitting.match.legal(actor)[0])
        shown = sitting.type(*[""] * 3)
        assert bool([line for line in shown.splitlines() if line.strip() == "1) ready"]) is asked


def test_undo_goes_back_behind_a_formality(tmp_path: Path) -> None:
    """What was done for somebody is undone with the choice before it."""
    sitting = Sitting(tmp_path, "isle_of_cats", "Anna", seed="undo")
    match, spell = sitting.match, sitting.entry.game.spell
    while True:
        choice = match.legal(0)[0]
        after = match.fork()
        after.submit(0, choice)
        if list(map(spell, after.legal(0))) == ["ready"]:
            break
        match.submit(0, choice)
    before = match.ply
    sitting.type(spell(choice))
    assert [spell(move) for _, move in match.moves[before : before + 2]] == [spell(choice), "ready"]
    sitting.type("undo")
    assert match.ply == before


def test_somebody_elses_boat_can_be_looked_at(tmp_path: Path) -> None:
    """`show Ben` draws the boat of Ben; a move that changes nothing one could draw says so."""
    sitting = Sitting(tmp_path, "isle_of_cats", "Anna,Ben", seed="boats")
    assert "Ben (boat " in sitting.type("", "show Ben")
    assert "Ben (Boot " in Sitting(tmp_path, "isle_of_cats", "Anna,Ben", lang="de").type("", "zeige 1")
    assert "There is nothing to show" in Sitting(tmp_path, "5211", "Anna,Ben").type("", "show G3 O3")
