"""How a server is run: what `katzentisch serve` was told, handed on to every worker."""

from __future__ import annotations

import os

import msgspec

SETTINGS_VARIABLE = "KATZENTISCH_SERVE"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be decided about a server."""

    store: str
    bus: str = ""
    """Empty: there is only one process."""
    origins: list[str] = []
    """Pages from elsewhere that may talk to this server."""
    hosts: list[str] = []
    """The names by which people come; empty: any."""
    secure: bool = False
    """Whether people come by https."""
    thinkers: int = 1
    rate: float = 20.0
    """Requests a second from one address, and messages on one connection; bursts may be ten times as many."""
    call_after: float = 45.0
    """Seconds for which somebody may look before being called: a connection that broke is known by then."""
    calls_inside: bool = False
    """Whether calls may go to addresses in the host's own network, and without https."""
    host_key: str = ""
    """A key of the host's own; empty: one that follows from the store's secret."""
    site: str = ""
    """The folder of the static site that is served beside the tables; empty: none."""
    handoff_folder: str = ""
    """The folder through which several workers hand each other connections; empty: they do not."""

    @property
    def tables(self) -> float:
        """How many tables one address may open in a second; bursts may be three hundred times as many."""
        return self.rate / 200

    @property
    def connections(self) -> int:
        """How many connections one address may hold."""
        return int(10 * self.rate)

    def export_to_environment(self) -> None:
        """Leave them where worker processes find them."""
        os.environ[SETTINGS_VARIABLE] = msgspec.json.encode(self).decode()


def settings_from_environment() -> Settings:
    """The settings that were handed on."""
    return msgspec.json.decode(os.environ[SETTINGS_VARIABLE], type=Settings)
