"""The net between a browser and the server, which a test can cut and mend."""

from __future__ import annotations

import contextlib
import socket
import threading


class Cable:
    """Passes bytes on from a port of its own to the server's; once cut, nothing gets through."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.whole = True
        self.ends: set[socket.socket] = set()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self._welcome, daemon=True).start()

    def cut(self) -> None:
        """Break every connection; new ones are hung up."""
        self.whole = False
        for end in list(self.ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.door.close()
        self.cut()

    def _welcome(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                caller, _ = self.door.accept()
                if not self.whole:
                    caller.close()
                    continue
                server = socket.create_connection(("127.0.0.1", self.target))
                for source, sink in ((caller, server), (server, caller)):
                    threading.Thread(target=self._pass, args=(source, sink), daemon=True).start()

    def _pass(self, source: socket.socket, sink: socket.socket) -> None:
        self.ends.add(source)
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        with contextlib.suppress(OSError):
            sink.shutdown(socket.SHUT_RDWR)
        self.ends.discard(source)
        source.close()
