"""The record of a match: read strictly, written the same, and sealed against change."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from itertools import chain, repeat
from typing import Any

import pytest

from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.play.match import Match
from katzentisch.play.record import MAX_LINE_BYTES, BadRecord, Line, bounded_lines, parse_record, seal
from katzentisch.play.record_collection import play_records

HAND_WRITTEN = """\
katzentisch 1
# from a real table
game 5211/1
players Anna, bot:search(1s), Ben

options long=yes
seed 9f3c
0 {first}
@ 0 takes back
0 {first}
@ 1 leaves
@ 1 is bot:random
  1 {second}
@ back to 1
@ 1 returns
"""


def written(name: str = "5211", moves: int = 1000) -> str:
    """A record as the program writes it."""
    match = Match.begin(find(name).game, ["Anna", "Ben", "Cleo"], {}, "record")
    source = rng("record")
    while match.actors() and match.ply < moves:
        seat = match.actors()[0]
        legal = match.legal(seat)
        match.submit(seat, legal[source.below(len(legal))])
    return match.record.write()


def sealed(text: str) -> str:
    """The same lines under a seal that fits."""
    return f"{text}seal {seal(text)}\n"


def edited(text: str, old: str, new: str) -> str:
    """A record that somebody changed and sealed again."""
    lines = re.sub(r"seal .*\n$", "", text)
    assert old in lines
    return sealed(lines.replace(old, new, 1))


def refused(text: str) -> tuple[int, str]:
    """The line and the reason for which a text is no record of a match."""
    with pytest.raises(BadRecord) as caught:
        Match(parse_record(text))
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value.line, caught.value.reason.key


# Reading and writing


@pytest.mark.parametrize("name", ["5211", "cat_in_the_box"])
@pytest.mark.parametrize("moves", [0, 1, 17, 1000])
def test_written_and_read(name: str, moves: int) -> None:
    """What was written is read, folded and written again to the same bytes."""
    text = written(name, moves)
    assert parse_record(text).write() == text
    assert Match(parse_record(text)).record.write() == text


def test_a_record_by_hand() -> None:
    """Comments, blank lines, indentation and table lines are read; without a seal none is asked for or written."""
    match = Match.begin(find("5211").game, ["Anna", "bot:search(1s)", "Ben"], {"long": "yes"}, "9f3c")
    first, second = (match.game.spell(match.legal(seat)[0]) for seat in (0, 1))
    record = parse_record(HAND_WRITTEN.format(first=first, second=second))
    assert (record.game, record.version, record.seed) == ("5211", 1, "9f3c")
    assert record.players == ["Anna", "bot:search(1s)", "Ben"]
    assert record.options == {"long": "yes"}
    assert not record.sealed
    assert record.lines[0] == Line(0, first, number=8)
    assert record.lines[-1] == Line(1, "returns", table=True, number=15)
    folded = Match(record)
    assert folded.moves == [(0, match.game.parse(first))]
    assert parse_record(folded.record.write()).write() == folded.record.write()
    assert "seal" not in folded.record.write()


def test_moves_are_read_in_any_case() -> None:
    """People write as they like: case, spaces and the order of two cards do not matter."""
    text = re.sub(r"seal .*\n$", "", written(moves=1)).replace(" sealed", "")
    head, move = text.rstrip("\n").rsplit("\n", 1)
    seat, one, other = move.split()
    assert (
        Match(parse_record(f"{head}\n{seat}  {other.lower()}   {one.lower()}\n")).moves
        == Match(parse_record(text)).moves
    )


def test_a_result_is_written_when_the_match_is_over() -> None:
    """A finished record says its result; one that is under way says none."""
    assert parse_record(written(moves=5)).result is None
    record = parse_record(written())
    assert record.result == Match(record).points()


def test_chance_spelled_out() -> None:
    """A real table's deal, with bars for the eye, takes the place of a seed; the seed decides only the rest."""
    text = written("cat_in_the_box", 7)
    match = Match(parse_record(text))
    deal = match.chance["deal 1"]
    assert deal.count(" | ") == 2
    starter = match.chance["starter"]
    spelled = edited(text, "seed record\n", f"starter: {starter}\ndeal 1: {deal}\n")
    again = Match(parse_record(spelled))
    assert [again.view(seat) for seat in (-1, 0, 1, 2)] == [match.view(seat) for seat in (-1, 0, 1, 2)]
    assert again.record.write() == spelled
    both = edited(text, "seed record\n", f"seed other\nstarter: {starter}\ndeal 1: {deal.replace(' | ', ' ')}\n")
    assert Match(parse_record(both)).view(0) == match.view(0)


# Refusals: the line and the reason

GOOD = written(moves=9)
LENGTH = len(GOOD.splitlines())
OPEN = re.sub(r"seal .*\n$", "", GOOD).replace(" sealed", "")
"""The same record without a seal."""
MOVE = OPEN.splitlines()[5]


def with_line(line: str, before: str = MOVE) -> str:
    """The open record with one line more, on line 6."""
    return OPEN.replace(f"\n{before}\n", f"\n{line}\n{before}\n", 1)


def test_the_good_ones_are_good() -> None:
    """What the refusals below change is otherwise in order."""
    assert (
        Match(parse_record(GOOD)).ply
        == Match(parse_record(OPEN)).ply
        == Match(parse_record(with_line("# nothing"))).ply
        == 9
    )


@pytest.mark.parametrize(
    "text", ["", "\n", "katzentisch", "katzentisch 1 opened", "katzentisch 1 sealed twice", "chess 1", "0 Y1 Y2\n"]
)
def test_the_first_line(text: str) -> None:
    """A record begins with the program's name and the format."""
    assert refused(text) == (1, "record-first-line")


@pytest.mark.parametrize("number", ["2", "0", "x"])
def test_an_unknown_format(number: str) -> None:
    """A format that is not known is not guessed at."""
    assert refused(GOOD.replace("katzentisch 1", f"katzentisch {number}")) == (1, "record-format")


def test_cut_off_anywhere() -> None:
    """A sealed record that lost its end is refused wherever it was cut, the last line break apart."""
    for length in range(len(GOOD) - 1):
        with pytest.raises(BadRecord):
            Match(parse_record(GOOD[:length]))
    assert Match(parse_record(GOOD[:-1])).ply == 9
    lines = GOOD.splitlines(keepends=True)
    assert refused("".join(lines[:-1])) == (LENGTH - 1, "record-cut")
    assert refused("".join(lines[:8])) == (8, "record-cut")
    assert refused(GOOD[:-2]) == (LENGTH, "record-seal")


def test_edited_anywhere() -> None:
    """A sealed record in which one character is another is refused, whichever it is."""
    for at in range(len(GOOD) - 1):
        other = "1" if GOOD[at] != "1" else "2"
        with pytest.raises(BadRecord):
            Match(parse_record(GOOD[:at] + other + GOOD[at + 1 :]))
    assert refused(GOOD.replace("Anna", "Anne")) == (LENGTH, "record-seal")


def test_lines_swapped_or_dropped() -> None:
    """Moves in another order, or one fewer, do not fit the seal."""
    lines = GOOD.splitlines(keepends=True)
    lines[5], lines[6] = lines[6], lines[5]
    assert refused("".join(lines)) == (LENGTH, "record-seal")
    del lines[5]
    assert refused("".join(lines)) == (LENGTH - 1, "record-seal")


def test_a_wrong_seal_on_an_open_record() -> None:
    """A seal is looked at even where none was promised."""
    assert refused(f"{OPEN}seal 0123\n") == (LENGTH, "record-seal")
    assert Match(parse_record(sealed(OPEN))).ply == 9


@pytest.mark.parametrize(("keyword", "line"), [("game", "game 5211/1\n"), ("players", "players Anna, Ben, Cleo\n")])
def test_a_line_is_missing(keyword: str, line: str) -> None:
    """Without its game or its players a record is none; the last line is named."""
    text = re.sub(r"\d .*\n", "", OPEN.replace(line, ""))
    assert refused(text) == (len(text.splitlines()), "record-lacks")


@pytest.mark.parametrize(
    ("line", "number", "reason"),
    [
        ("game 5211/1", 6, "record-twice"),
        ("players Anna, Ben, Cleo", 6, "record-twice"),
        ("options long=no", 6, "record-twice"),
        ("seed record", 6, "record-twice"),
        ("what is this", 6, "record-line"),
        ("0", 6, "record-line"),
        ("-1 Y1", 6, "record-line"),
        ("1234567890 Y1 Y2", 6, "record-line"),
        ("9" * 5000 + " Y1 Y2", 6, "record-line"),
        ("deal 1:", 6, "record-line"),
        ("Deal 1: Y1", 6, "record-line"),
        ("result many", 6, "record-line"),
        ("3 Y1 Y2", 6, "no-seat"),
        ("@ 3 leaves", 6, "no-seat"),
        ("@", 6, "record-table-line"),
        ("@ 0 sneezes", 6, "record-table-line"),
        ("@ 0 is Ben", 6, "record-table-line"),
        ("@ back to", 6, "record-table-line"),
        ("@ back to -1", 6, "record-table-line"),
        ("@ back to " + "9" * 5000, 6, "record-table-line"),
        ("@ back to 1", 6, "no-ply"),
        ("@ 0 takes back", 6, "nothing-to-take-back"),
        ("0 Y9", 6, "notation"),
        ("0 castles", 6, "notation"),
        ("0 Y1", 6, "choose-two"),
        ("0 Y1 Y2 Y3", 6, "notation"),
    ],
)
def test_a_bad_line(line: str, number: int, reason: str) -> None:
    """Every line that makes no sense is named with its number and its reason."""
    assert refused(with_line(line)) == (number, reason)


@pytest.mark.parametrize(
    ("old", "new", "number", "reason"),
    [
        ("game 5211/1", "game 5211", 2, "record-game"),
        ("game 5211/1", "game /1", 2, "record-game"),
        ("game 5211/1", "game 5211/one", 2, "record-game"),
        ("game 5211/1", "game 5211/1/1", 2, "record-game"),
        ("game 5211/1", "game 5211/" + "1" * 5000, 2, "record-game"),
        ("game 5211/1", "game", 2, "record-game"),
        ("Anna, Ben, Cleo", "Anna, , Cleo", 3, "record-players"),
        ("Anna, Ben, Cleo", "", 3, "record-players"),
        ("Anna, Ben, Cleo", "Anna,\tB\ten, Cleo", 3, "record-players"),
        ("long=no", "long", 4, "record-option"),
        ("long=no", "long=", 4, "record-option"),
        ("long=no", "=no", 4, "record-option"),
        ("long=no", "long=no long=no", 4, "record-option"),
        ("seed record", "seed", 5, "record-seed"),
        ("seed record", "seed two words", 5, "record-seed"),
        ("seed record", "deal 1: Y1\ndeal 1: Y1", 6, "record-twice"),
        # What only the game can judge is found as well; what is missing is laid to the first line.
        ("game 5211/1", "game 5211/2", 2, "record-version"),
        ("game 5211/1", "game go/1", 2, "game-unknown"),
        ("Anna, Ben, Cleo", "Anna, Ben, Cleo, Dora, Emil, Fred", 3, "players"),
        ("long=no", "long=perhaps", 4, "option-value"),
        ("long=no", "wide=no", 4, "option-unknown"),
        ("seed record\n", "", 1, "chance-missing"),
        ("seed record", "deal 1: Y1 Y2 Y3", 5, "chance-other-items"),
        ("seed record", "deal 1: Y1 Y2 Y9", 5, "chance-notation"),
        ("seed record", "deal 2: Y1", 1, "chance-missing"),
    ],
)
def test_a_bad_head(old: str, new: str, number: int, reason: str) -> None:
    """Every line of the head that cannot be is refused, a fitting seal or not."""
    assert refused(OPEN.replace(old, new, 1)) == (number, reason)
    assert refused(edited(GOOD, old, new)) == (number, reason)


@pytest.mark.parametrize(
    ("starter", "reason"), [("3", "chance-out-of-range"), ("0 1", "chance-out-of-range"), ("Anna", "chance-notation")]
)
def test_impossible_chance(starter: str, reason: str) -> None:
    """What chance is said to have done must be possible."""
    text = edited(written("cat_in_the_box", 0), "seed record", f"seed record\nstarter: {starter}")
    assert refused(text) == (6, reason)


def test_a_number_too_long_to_read() -> None:
    """Digits without end are no number, and no crash."""
    text = edited(written("cat_in_the_box", 0), "seed record", f"seed record\nstarter: {'1' * 5000}")
    assert refused(text) == (6, "chance-notation")


@pytest.mark.parametrize("line", ["game 5211/1", "players Anna, Ben, Cleo", "options long=no", "seed record"])
def test_a_head_line_that_comes_late(line: str) -> None:
    """The head stands before the first move."""
    moved = OPEN.replace(f"{line}\n", "") + f"{line}\n"
    assert refused(moved) == (LENGTH - 1, "record-late")


def test_lines_after_the_end() -> None:
    """Nothing follows a result but the seal, and nothing the seal."""
    whole = written()
    last = len(whole.splitlines())
    assert refused(f"{whole}0 Y1\n") == (last + 1, "record-after-end")
    assert refused(f"{whole}seal 0\n") == (last + 1, "record-after-end")
    lines = whole.splitlines(keepends=True)
    assert refused("".join([*lines[:-1], "@ 0 leaves\n"])) == (last, "record-after-end")
    assert refused("".join([*lines[:-1], lines[-2]])) == (last, "record-after-end")


def test_a_result_that_the_moves_do_not_give() -> None:
    """A result must be that of the match, and a match that goes on has none."""
    whole = written()
    result = re.search(r"result .*", whole)
    assert result
    line = whole[: result.start()].count("\n") + 1
    assert refused(edited(whole, result[0], "result 100 1 1")) == (line, "record-result")
    assert refused(edited(whole, result[0], f"{result[0]} 0")) == (line, "record-result")
    assert refused(f"{OPEN}result 0 0 0\n") == (LENGTH, "record-result")


def test_an_illegal_move_in_the_middle() -> None:
    """A move that was not legal when it was made is refused on its line, with the reason of the rules."""
    lines = OPEN.splitlines()
    assert refused("\n".join([*lines[:6], lines[5], *lines[6:]])) == (7, "already-chosen")
    assert refused("\n".join([*lines[:8], "0 Y1 Y1", *lines[8:]])) == (9, "choose-one")
    whole = written().splitlines()
    over = [*whole[:-2], whole[5]]
    over[0] = "katzentisch 1"
    assert refused("\n".join(over)) == (len(over), "over")


def test_comments_keep_the_line_numbers() -> None:
    """Errors count all lines of the file, comments and blank ones too."""
    assert refused(with_line("# one\n\n# two\n0 Y1")) == (9, "choose-two")


def test_chance_that_nobody_asked_for() -> None:
    """A finished match that spells out a label its game never asks for was not played like this."""
    text = edited(written("5211"), "seed record", "seed record\ndeals 1: Y1")
    assert refused(text) == (6, "chance-unasked")


def test_a_misspelt_label_in_a_match_that_goes_on() -> None:
    """What may still be dealt may be spelled out before; a label that is nothing like those asked for may not."""
    deal = " ".join(Match.begin(find("5211").game, ["Anna", "Ben"], {}, "deal").chance["deal 1"].split())
    assert Match(parse_record(edited(OPEN, "seed", f"deal 2: {deal}\nseed"))).ply == Match(parse_record(OPEN)).ply
    assert refused(edited(OPEN, "seed", f"dael 2: {deal}\nseed"))[1] == "chance-unasked"
    assert refused(edited(OPEN, "seed", f"deal: {deal}\nseed"))[1] == "chance-unasked"


def test_a_sealed_record_may_have_windows_line_ends() -> None:
    """Mail and Windows turn LF into CRLF; that changes nothing of what the record says."""
    assert Match(parse_record(GOOD.replace("\n", "\r\n"))).ply == 9
    assert refused(GOOD.replace("\n", "\r\n").replace("Anna", "Anne")) == (LENGTH, "record-seal")


def test_an_error_quotes_at_most_200_letters() -> None:
    """Whatever stands on a faulty line, its error stays readable."""
    for line in ("x" * 5000, f"0 {'x' * 5000}", f"@ 0 {'x' * 5000}", f"deal 1: {'x' * 5000}"):
        with pytest.raises(BadRecord) as bad:
            Match(parse_record(f"{OPEN}{line}\n"))
        assert all(len(str(value)) <= 201 for value in bad.value.reason.data.values())


def test_a_long_file_is_left_at_its_first_illegal_move() -> None:
    """Nothing after the first fault is read, however much follows."""
    head = b"katzentisch 1\ngame 5211/1\nplayers Anna, Ben, Cleo\nseed s\n0 nonsense\n".splitlines(keepends=True)
    fed = []

    def lines() -> Iterator[bytes]:
        for line in chain(head, repeat(b"0 R1\n")):
            fed.append(line)
            yield line

    with pytest.raises(BadRecord) as bad:
        next(play_records(lines()))
    assert bad.value.line == 5
    assert len(fed) == 5


def test_chance_may_be_spelled_out_after_a_move() -> None:
    """A record that tells its deals where they happened reads the same, line by line or at once."""
    match = Match(parse_record(OPEN))
    assert next(play_records(io.BytesIO(OPEN.encode()))).record == match.record
    lines = [line for line in OPEN.splitlines() if not line.startswith("seed")]
    first = next(at for at, line in enumerate(lines) if line[0].isdigit())
    lines[first + 1 : first + 1] = [f"{label}: {text}" for label, text in match.chance.items()]
    assert next(play_records(io.BytesIO("\n".join(lines).encode()))).ply == match.ply


def test_a_line_without_an_end_is_refused_before_it_is_in_memory() -> None:
    """A line longer than any record has is refused by its length."""

    class Endless(io.RawIOBase):
        given = 0

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Any) -> int:
            self.given += len(buffer)
            assert self.given <= 4 * MAX_LINE_BYTES
            buffer[:] = b"x" * len(buffer)
            return len(buffer)

    with pytest.raises(BadRecord) as bad:
        next(play_records(bounded_lines(io.BufferedReader(Endless()))))
    assert (bad.value.line, bad.value.reason.key) == (1, "record-line-long")
