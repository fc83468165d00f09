"""Everything that is kept about one person, as plain data."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, Select, select

from katzentisch.play.record import Record
from katzentisch.server.store.club_store import clubs, entrants, members, ratings, removed_members, seasons
from katzentisch.server.store.database import autocommit
from katzentisch.server.store.schema import (
    addresses,
    blocks,
    chat,
    dailies,
    devices,
    invitations,
    looks,
    matches,
    passkeys,
    persons,
    quick_ratings,
    results,
    seats,
    silences,
    tables,
)
from katzentisch.table.stored import decode_head


class Exports:
    """What somebody may take along; nothing here changes anything."""

    def __init__(self, engine: Engine) -> None:
        self.reading = autocommit(engine)

    def of(self, guest: str) -> dict[str, Any]:
        """Rows in which a person stands, without what is secret of the server or of the seats' links."""
        sat = (seats.c.code == chat.c.code) & (seats.c.seat == chat.c.seat) & (seats.c.sitter == chat.c.name)
        own = (devices.c.name, devices.c.made, devices.c.seen)
        return {
            "katzentisch": 1,
            "person": self._rows(select(persons.c.name, persons.c.made).where(persons.c.guest == guest)),
            "devices": self._rows(select(*own).where(devices.c.guest == guest)),
            "passkeys": self._rows(
                select(passkeys.c.name, passkeys.c.home, passkeys.c.made).where(passkeys.c.guest == guest)
            ),
            "opened": self._rows(select(tables.c.code, tables.c.game, tables.c.opened).where(tables.c.host == guest)),
            "seats": self._rows(
                select(seats.c.code, seats.c.seat, seats.c.sitter, seats.c.cat).where(seats.c.guest == guest)
            ),
            "said": self._rows(
                select(chat.c.code, chat.c.name, chat.c.text, chat.c.at).join(seats, sat).where(seats.c.guest == guest)
            ),
            "addresses": self._rows(
                select(
                    addresses.c.url,
                    addresses.c.code,
                    addresses.c.language,
                    addresses.c.quiet_from,
                    addresses.c.quiet_to,
                    addresses.c.offset,
                ).where(addresses.c.guest == guest)
            ),
            "results": self._rows(select(results).where(results.c.guest == guest).order_by(results.c.over)),
            "clubs": self._rows(
                select(clubs.c.name, members.c.name.label("member"), members.c.hosts, members.c.since)
                .join(members, members.c.club == clubs.c.code)
                .where(members.c.guest == guest)
            ),
            "removed_from_clubs": self._rows(
                select(clubs.c.name, removed_members.c.removed)
                .join(removed_members, removed_members.c.club == clubs.c.code)
                .where(removed_members.c.guest == guest)
            ),
            "ratings": self._rows(
                select(clubs.c.name, ratings.c.game, ratings.c.players, ratings.c.mu, ratings.c.sigma, ratings.c.played)
                .join(ratings, ratings.c.club == clubs.c.code)
                .where(ratings.c.guest == guest)
            ),
            "quick_ratings": self._rows(
                select(
                    quick_ratings.c.game,
                    quick_ratings.c.mu,
                    quick_ratings.c.sigma,
                    quick_ratings.c.played,
                    quick_ratings.c.changed,
                ).where(quick_ratings.c.guest == guest)
            ),
            "seasons": self._rows(
                select(seasons.c.name, seasons.c.game, seasons.c.kind, entrants.c.name.label("entrant"))
                .join(entrants, entrants.c.season == seasons.c.id)
                .where(entrants.c.guest == guest)
            ),
            "dailies": self._rows(
                select(dailies.c.day, dailies.c.game, dailies.c.code).where(dailies.c.guest == guest)
            ),
            "looks": self._rows(select(looks.c.code, looks.c.seq, looks.c.at).where(looks.c.guest == guest)),
            "blocks": self._rows(select(blocks.c.name, blocks.c.made).where(blocks.c.guest == guest)),
            "invitations": self._rows(
                select(invitations.c.code, invitations.c.made, invitations.c.declined).where(
                    invitations.c.guest == guest
                )
            ),
            "silences": self._rows(select(silences.c.code).where(silences.c.guest == guest)),
        }

    def matches(self, guest: str) -> list[tuple[str, int]]:
        """The matches that somebody played or plays, with their seats, the oldest first."""
        sits = (
            select(matches.c.id, matches.c.head, matches.c.begun, seats.c.seat, seats.c.sitter)
            .join(seats, seats.c.code == matches.c.code)
            .where(seats.c.guest == guest)
        )
        sat = select(results.c.match, results.c.seat, matches.c.begun).join(matches).where(results.c.guest == guest)
        with self.reading.connect() as connection:
            on = connection.execute(sits).all()
            over = connection.execute(sat).all()
        found = {
            (row.id, row.seat): row.begun for row in on if sat_at_start(decode_head(row.head), row.seat, row.sitter)
        }
        found |= {(row.match, row.seat): row.begun for row in over}
        return sorted(found, key=lambda each: found[each])

    def _rows(self, query: Select[Any]) -> list[dict[str, Any]]:
        with self.reading.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]


def sat_at_start(head: Record, seat: int, name: str) -> bool:
    """Whether it was this name that sat there when a match began: chairs change hands."""
    return head.players[seat : seat + 1] == [name]
