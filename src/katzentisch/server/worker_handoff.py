"""Everybody at a table meets in one worker: a connection that comes to another one is handed over.

This is about speed alone, since any worker can serve any table. Of those that are there all agree on one by the
table's code; one that is dead is passed over, and what cannot be handed over is served where it is.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from array import array
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from secrets import token_hex

from katzentisch.server.bus import PARTITION_LETTERS

TABLE_REQUEST = re.compile(rb"[A-Z]+ /(?:api/tables|t)/([^/? ]+)")
"""How a request begins that is about a table."""
MAX_HANDOFF_BYTES = 100_000
"""Bytes that can be handed over with a connection."""

log = logging.getLogger("katzentisch.worker_handoff")


class WorkerHandoff:
    """One worker's place in a folder that all workers of a server share, and that nobody else may enter."""

    def __init__(self, folder: str, welcome: Callable[[bytes], asyncio.Protocol]) -> None:
        self.folder = Path(folder)
        self.place = self.folder / token_hex(8)
        self.welcome = welcome
        """Makes the protocol of a connection that was handed over; it gets what was read from it before."""
        self.mailbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.mailbox.setblocking(False)

    def open(self) -> None:
        """Take part from now on, if the system lets us."""
        try:
            self.mailbox.bind(str(self.place))
        except OSError as problem:
            log.warning("connections are not handed over", extra={"problem": str(problem)})
        asyncio.get_running_loop().add_reader(self.mailbox, self._take)

    def close(self) -> None:
        """Take nobody any more."""
        asyncio.get_running_loop().remove_reader(self.mailbox)
        self.place.unlink(missing_ok=True)
        self.mailbox.close()

    def offer(self, data: bytes, connection: int) -> bool:
        """Hand over a connection on which this was said first; whether another worker has it now.

        BlockingIOError if that one has enough to do for the moment.
        """
        table = TABLE_REQUEST.match(data) if len(data) <= MAX_HANDOFF_BYTES else None
        while table and (meeting := self._meeting(table[1])) != self.place:
            files = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
            try:
                self.mailbox.sendmsg([data], files, 0, str(meeting))
            except (ConnectionRefusedError, FileNotFoundError):
                meeting.unlink(missing_ok=True)
            else:
                return True
        return False

    def _meeting(self, code: bytes) -> Path:
        """The worker that serves a table, as all who look into the folder agree; one partition stays together."""
        there, partition = {*self.folder.iterdir(), self.place}, code[:PARTITION_LETTERS]
        return max(there, key=lambda place: blake2b(place.name.encode() + partition, digest_size=8).digest())

    def _take(self) -> None:
        """Take a connection that another worker hands over."""
        try:
            data, files, _, _ = socket.recv_fds(self.mailbox, MAX_HANDOFF_BYTES, 1)
        except OSError:
            return
        for file in files:
            asyncio.get_running_loop().create_task(self._receive(socket.socket(fileno=file), data))

    async def _receive(self, connection: socket.socket, data: bytes) -> None:
        """Go on as if the connection had come here."""
        connection.setblocking(False)
        await asyncio.get_running_loop().connect_accepted_socket(lambda: self.welcome(data), connection)
