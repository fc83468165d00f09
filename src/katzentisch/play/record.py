"""The record of a match as text: one move per line, strictly parsed, sealed if a program wrote it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from hashlib import sha256
from io import BytesIO
from typing import BinaryIO

import msgspec

from katzentisch.core.reason import Reason, Refusal, Value

FORMAT = 1
MARK = "\ufeff"
"""The byte-order mark with which some editors begin a file."""
TAKES_BACK = "takes back"
LEAVES = "leaves"
RETURNS = "returns"
LATE = "runs out of time"
SEAT_EVENT = re.compile(rf"(\d{{1,9}}) ({TAKES_BACK}|{LEAVES}|{RETURNS}|{LATE}|is bot:\S+)")
BACK_TO = re.compile(r"back to (\d{1,9})")
CHANCE = re.compile(r"([a-z][a-z0-9 ]*): *(\S.*)")
MOVE = re.compile(r"(\d{1,9}) +(\S.*)")
GAME = re.compile(r"([^/]+)/(\d{1,9})")
HEADER = ("game", "players", "options", "seed")
SEAL_DIGITS = 32
MAX_LINE_BYTES = 100_000
"""No line of a real record comes near this length."""
MAX_QUOTED_LETTERS = 200
"""So much of a faulty line is quoted in an error."""


class BadRecord(Refusal):
    """A text that is not a record, or a record of a match that cannot have been played."""

    def __init__(self, line: int, reason: Reason, record: Record | None = None) -> None:
        super().__init__(Reason(reason.key, {name: clip(value) for name, value in reason.data.items()}))
        self.line = line
        self.record = record
        """What was read so far: its game words the reason, its players are named in it."""

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}"


def clip(value: Value) -> Value:
    """A value that is short enough for an error message."""
    if isinstance(value, str) and len(value) > MAX_QUOTED_LETTERS:
        return f"{value[:MAX_QUOTED_LETTERS]}…"
    return value


class Line(msgspec.Struct, frozen=True):
    """A move, or what happened at the table (`seat` is -1 where nobody in particular did it)."""

    seat: int
    text: str
    table: bool = False
    number: int = 0
    """Where it stands in the file, for errors."""

    def __str__(self) -> str:
        if not self.table:
            return f"{self.seat} {self.text}"
        return f"@ {self.seat} {self.text}" if self.seat >= 0 else f"@ {self.text}"


class Record(msgspec.Struct):
    """Game, version, players, options, chance, moves: all there is to a match."""

    game: str
    version: int
    players: list[str]
    options: dict[str, str] = {}
    seed: str | None = None
    chance: dict[str, str] = {}
    """What chance did, by label, where it is spelled out; the seed decides the rest."""
    lines: list[Line] = []
    result: list[int] | None = None
    sealed: bool = True
    """Whether a program wrote it: only then can its seal be missing or wrong."""
    where: dict[str, int] = {}
    """The line on which each keyword and label stood, for errors."""

    def write(self) -> str:
        """The record as text; its seal shows later whether somebody changed or cut it."""
        text = "".join(f"{line}\n" for line in self._written())
        return f"{text}seal {seal(text)}\n" if self.sealed else text

    def _written(self) -> Iterable[str]:
        yield f"katzentisch {FORMAT}{' sealed' if self.sealed else ''}"
        yield f"game {self.game}/{self.version}"
        yield f"players {', '.join(self.players)}"
        if self.options:
            yield "options " + " ".join(f"{name}={value}" for name, value in self.options.items())
        if self.seed is not None:
            yield f"seed {self.seed}"
        for label, text in self.chance.items():
            yield f"{label}: {text}"
        yield from map(str, self.lines)
        if self.result is not None:
            yield "result " + " ".join(map(str, self.result))


def is_name(text: str) -> bool:
    """Whether a name can be written in the list of players and read back."""
    return text.isprintable() and "," not in text and text == text.strip() != ""


def is_seed(text: str) -> bool:
    """Whether a text can be a seed, which is one word."""
    return text.isprintable() and text.split() == [text]


def seal(text: str) -> str:
    """The checksum of the lines above the seal."""
    return sha256(text.encode()).hexdigest()[:SEAL_DIGITS]


def parse_record(text: str, begin: int = 1) -> Record:
    """Read the record in a text whose first line has the number `begin`; BadRecord names the line at fault."""
    lines = text.split("\n")
    reader = Reader(begin)
    for line in lines if lines[-1] else lines[:-1]:
        reader.feed(line)
    return reader.finish()


def read_record(data: bytes, begin: int = 1) -> Record:
    """Read the record in the bytes of a file, which must be UTF-8."""
    return read_lines(BytesIO(data), begin)


def read_lines(lines: Iterable[bytes], begin: int = 1) -> Record:
    """Read one record from the lines of a file."""
    reader = Reader(begin)
    for line in lines:
        reader.feed_bytes(line)
    return reader.finish()


def bounded_lines(file: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a file; BadRecord before a line is in memory that is longer than any record has."""
    number = 0
    while line := file.readline(MAX_LINE_BYTES + 1):
        number += 1
        if len(line) > MAX_LINE_BYTES:
            raise BadRecord(number, Reason("record-line-long", {"most": MAX_LINE_BYTES}))
        yield line


class Reader:
    """Reads one record line by line and stops at the first line that is wrong."""

    def __init__(self, begin: int = 1) -> None:
        self.begin = begin
        self.number = begin - 1
        self.record = Record("", 0, [])
        self.seen: set[str] = set()
        self.has_late_chance = False
        """Whether the record spells out a chance event after its first move."""
        self.seal_so_far = sha256()

    def feed_bytes(self, line: bytes) -> Line | None:
        """Read the next line of a file."""
        try:
            return self.feed(line.decode("utf-8"))
        except UnicodeDecodeError:
            raise BadRecord(self.number + 1, Reason("record-encoding")) from None

    def feed(self, text: str) -> Line | None:
        """Read the next line; the move or table event on it, if it has one. Line ends may be LF or CRLF."""
        self.number += 1
        raw = text.removesuffix("\n").removesuffix("\r")
        found = None
        if self.number == self.begin:
            self.record.sealed = self.first(raw)
        elif (line := raw.strip()) and not line.startswith("#"):
            before = len(self.record.lines)
            self.line(line)
            found = self.record.lines[-1] if len(self.record.lines) > before else None
        self.seal_so_far.update(f"{raw}\n".encode())
        return found

    def finish(self) -> Record:
        """The whole record, after its last line."""
        if self.number < self.begin:
            self.feed("")
        for keyword in ("game", "players"):
            if keyword not in self.seen:
                raise self.bad("record-lacks", keyword=keyword)
        if self.record.sealed and "seal" not in self.seen:
            raise self.bad("record-cut")
        return self.record

    def bad(self, key: str, **data: Value) -> BadRecord:
        return BadRecord(self.number, Reason(key, data))

    def first(self, line: str) -> bool:
        """Whether the record is sealed."""
        if line.startswith(MARK):
            raise self.bad("record-mark")
        words = line.split()
        if words[:1] != ["katzentisch"] or len(words) not in (2, 3) or words[2:] not in ([], ["sealed"]):
            raise self.bad("record-first-line")
        if words[1] != str(FORMAT):
            raise self.bad("record-format", format=words[1])
        return len(words) == 3

    def line(self, line: str) -> None:
        keyword, _, rest = line.partition(" ")
        rest = rest.strip()
        if "seal" in self.seen or ("result" in self.seen and keyword != "seal"):
            raise self.bad("record-after-end", line=line)
        if keyword in (*HEADER, "result", "seal"):
            if keyword in self.seen:
                raise self.bad("record-twice", keyword=keyword)
            if keyword in HEADER and self.record.lines:
                raise self.bad("record-late", keyword=keyword)
            self.seen.add(keyword)
            self.record.where[keyword] = self.number
            getattr(self, keyword)(rest)
        elif keyword == "@":
            self.record.lines.append(self.table(rest))
        elif match := MOVE.fullmatch(line):
            self.record.lines.append(Line(self.seat(match[1]), match[2], number=self.number))
        elif match := CHANCE.fullmatch(line):
            if match[1] in self.record.chance:
                raise self.bad("record-twice", keyword=match[1])
            self.record.chance[match[1]] = match[2]
            self.has_late_chance |= bool(self.record.lines)
            self.record.where[match[1]] = self.number
        else:
            raise self.bad("record-line", line=line)

    def game(self, rest: str) -> None:
        match = GAME.fullmatch(rest)
        if match is None:
            raise self.bad("record-game", line=rest)
        self.record.game, self.record.version = match[1], int(match[2])

    def players(self, rest: str) -> None:
        self.record.players = [name.strip() for name in rest.split(",")]
        if not all(map(is_name, self.record.players)):
            raise self.bad("record-players")

    def options(self, rest: str) -> None:
        for pair in rest.split():
            name, equals, value = pair.partition("=")
            if not (name and equals and value) or name in self.record.options:
                raise self.bad("record-option", option=pair)
            self.record.options[name] = value

    def seed(self, rest: str) -> None:
        if not is_seed(rest):
            raise self.bad("record-seed")
        self.record.seed = rest

    def result(self, rest: str) -> None:
        try:
            self.record.result = [int(word) for word in rest.split()]
        except ValueError:
            raise self.bad("record-line", line=f"result {rest}") from None

    def seal(self, rest: str) -> None:
        if rest != self.seal_so_far.hexdigest()[:SEAL_DIGITS]:
            raise self.bad("record-seal")

    def table(self, rest: str) -> Line:
        if match := SEAT_EVENT.fullmatch(rest):
            return Line(self.seat(match[1]), match[2], table=True, number=self.number)
        if BACK_TO.fullmatch(rest):
            return Line(-1, rest, table=True, number=self.number)
        raise self.bad("record-table-line", line=rest)

    def seat(self, text: str) -> int:
        seat = int(text)
        if self.record.players and seat >= len(self.record.players):
            raise self.bad("no-seat", seat=seat)
        return seat
