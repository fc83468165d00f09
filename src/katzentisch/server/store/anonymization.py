"""What a person leaves behind at tables where others played: made neutral, so that others keep what they had."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, select, update

from katzentisch.play.record import Record
from katzentisch.play.seats import BOT, placeholder_name
from katzentisch.server.store.schema import chat, matches, results, seats, stills, tables
from katzentisch.table.stored import decode_head, encode_head

REMOVED_TEXT = "…"
"""What stands where somebody said something."""


def anonymize(connection: Connection, guest: str, codes: list[str]) -> None:
    """Take somebody's name out of these tables; those at which nobody else ever sat go altogether."""
    for code in codes:
        chairs = connection.execute(select(seats).where(seats.c.code == code)).all()
        mine = {chair.seat: chair.sitter for chair in chairs if chair.guest == guest}
        query = select(matches.c.id, matches.c.head).where(matches.c.code == code)
        heads = {row.id: decode_head(row.head) for row in connection.execute(query)}
        persons = {chair.sitter for chair in chairs} | {name for head in heads.values() for name in head.players}
        if all(name in mine.values() or BOT.fullmatch(name) or not name for name in persons):
            connection.execute(delete(tables).where(tables.c.code == code))
            continue
        for seat, name in mine.items():
            remove_name(connection, code, seat, name, neutral_name(seat, persons - {name}))
            for match, head in heads.items():
                if head.players[seat : seat + 1] == [name]:
                    heads[match] = anonymize_head(connection, match, head, seat)
    ended = select(results.c.match, results.c.seat, matches.c.head).join(matches).where(results.c.guest == guest)
    for row in connection.execute(ended).all():
        head = anonymize_head(connection, row.match, decode_head(row.head), row.seat)
        here = (results.c.match == row.match) & (results.c.seat == row.seat)
        connection.execute(update(results).where(here).values(name=head.players[row.seat]))


def remove_name(connection: Connection, code: str, seat: int, name: str, instead: str) -> None:
    """Take a name and a cat from a chair, and the name from what was said there."""
    here = (seats.c.code == code) & (seats.c.seat == seat)
    connection.execute(update(seats).where(here).values(sitter=instead, cat=None))
    said = (chat.c.code == code) & (chat.c.seat == seat) & (chat.c.name == name)
    connection.execute(update(chat).where(said).values(name=instead, text=REMOVED_TEXT))


def anonymize_head(connection: Connection, match: str, head: Record, seat: int) -> Record:
    """A record's head without the name of this seat, as it is kept from now on; a picture with it goes."""
    players = [*head.players]
    players[seat] = neutral_name(seat, {*players[:seat], *players[seat + 1 :]})
    head = msgspec.structs.replace(head, players=players)
    connection.execute(update(matches).where(matches.c.id == match).values(head=encode_head(head)))
    connection.execute(delete(stills).where(stills.c.match == match))
    return head


def neutral_name(seat: int, taken: set[str]) -> str:
    """A name that says nothing, and that nobody else has."""
    name = placeholder_name(seat)
    while name in taken:
        name += "*"
    return name
