"""A static host as anybody has one: files below a path, text compressed, and nothing that answers."""

from __future__ import annotations

import gzip
import os
import threading
from email.utils import formatdate
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import sleep
from typing import Any, Protocol

from tests.seeds import FILE, MATCH_SEED_BYTES, dice
from tests.waiting import PATIENCE_SECONDS

PATH = "/cats"
PART_BYTES = 16_384
TEXTS = (".html", ".js", ".css", ".json", ".svg", ".ftl", ".webmanifest", ".kt")


PYTHON = "/here/python.js"
"""The module that begins Python in a worker."""
DEALS = """
{
  const draw = crypto.getRandomValues.bind(crypto);
  let state = %d;
  crypto.getRandomValues = (to) => {
    if (to.byteLength !== %d) return draw(to);
    const bytes = new Uint8Array(to.buffer, to.byteOffset, to.byteLength);
    for (let at = 0; at < bytes.length; at += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[at] = state >>> 24;
    }
    return to;
  };
}
"""
"""What tests add to it: Python draws the seeds of matches, which alone have this size, from the seed of the test."""
LATER = """
if (/^later -?\\d+$/.test(self.name)) {
  const now = Date.now;
  Date.now = () => now() + Number(self.name.slice(6));
}
"""
"""And it is another time where the page that began the worker says so by the worker's name."""


class Writer(Protocol):
    def write(self, data: bytes, /) -> int: ...


class Handler(SimpleHTTPRequestHandler):
    """Sends a file, compressed if it is text, and notes how much that was."""

    def __init__(self, host: Host, *args: Any) -> None:
        self.host = host
        super().__init__(*args, directory=str(host.folder))

    def do_GET(self) -> None:
        path, _, _ = self.path.partition("?")
        if path == PATH + "/":
            path += "index.html"
        file = self.host.folder / path.removeprefix(PATH + "/")
        if not path.startswith(PATH + "/") or not file.is_file():
            self.send_error(404)
            return
        changed = formatdate(file.stat().st_mtime, usegmt=True)
        if self.headers.get("If-Modified-Since") == changed:
            self.send_response(304)
            self.end_headers()
            return
        data = file.read_bytes()
        if path.endswith(PYTHON) and FILE in os.environ:
            data += (DEALS % (dice("site").getrandbits(32), MATCH_SEED_BYTES)).encode()
        if path.endswith(PYTHON):
            data += LATER.encode()
        self.send_response(200)
        self.send_header("Last-Modified", changed)
        if path.endswith(TEXTS):
            data = gzip.compress(data, 6)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-cache")
        self.end_headers()
        self.host.sent.append((path, len(data)))
        if self.host.held and path.endswith(self.host.held):
            self.host.released.wait(PATIENCE_SECONDS)
        self.host.pass_on(self.wfile, data[: self.host.limit])

    def log_message(self, *_: object) -> None:
        """Nothing: tests ask the host."""


class Host:
    """The site at an address of its own; once cut, nobody answers there."""

    def __init__(self, folder: Path) -> None:
        begun = [path.as_posix() for path in folder.rglob("*.js") if path.as_posix().endswith(PYTHON)]
        assert begun, "the site begins Python elsewhere"
        self.folder = folder
        self.sent: list[tuple[str, int]] = []
        self.limit: int | None = None
        self.bytes_per_second = 0
        """How fast the line is that all share; 0 for as fast as it goes."""
        self.line = threading.Lock()
        self.held = ""
        """The end of a path whose files are held back until they are released."""
        self.released = threading.Event()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, self))
        self.server.daemon_threads = True
        self.beside = f"http://127.0.0.1:{self.server.server_port}/"
        """A page of the same host that is not the site's."""
        self.url = f"{self.beside.rstrip('/')}{PATH}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def pass_on(self, to: Writer, data: bytes) -> None:
        """Send it over the line, in parts while the line is slow."""
        if not self.bytes_per_second:
            to.write(data)
            return
        for start in range(0, len(data), PART_BYTES):
            part = data[start : start + PART_BYTES]
            with self.line:
                sleep(len(part) / self.bytes_per_second)
            to.write(part)

    def bytes(self) -> int:
        """How much has been sent since this was last asked."""
        total = sum(size for _, size in self.sent)
        self.sent.clear()
        return total

    def cut(self) -> None:
        """No more network."""
        self.server.shutdown()
        self.server.server_close()
