"""What belongs to one running application, by type: its settings, its limits and its services."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from katzentisch.server.admin.moderation import Moderation
from katzentisch.server.admin.recent_warnings import RecentWarnings
from katzentisch.server.auth import CookieSigner
from katzentisch.server.limits import ConnectionLimiter, RateLimiter
from katzentisch.server.lobby import ServerLobby
from katzentisch.server.notifications.turn_notifier import TurnNotifier
from katzentisch.server.quick_games import QuickGames
from katzentisch.server.results.recorder import ResultRecorder
from katzentisch.server.season_scheduler import SeasonScheduler
from katzentisch.server.settings import Settings
from katzentisch.server.site_folder import SiteFolder

STATE_KEY = "context"


@dataclass
class AppContext:
    """Everything that requests and connections need; made when the application starts."""

    settings: Settings
    hosts: frozenset[str]
    """The names by which people come, in lower case; empty: any."""
    origins: frozenset[str]
    site: SiteFolder | None
    request_limiter: RateLimiter
    table_limiter: RateLimiter
    """For whatever makes something that stays."""
    message_limiter: RateLimiter
    host_key_limiter: RateLimiter
    connection_limiter: ConnectionLimiter
    recent_warnings: RecentWarnings
    cookie_signer: CookieSigner
    lobby: ServerLobby
    turn_notifier: TurnNotifier
    result_recorder: ResultRecorder
    season_scheduler: SeasonScheduler
    quick_games: QuickGames
    moderation: Moderation
    healthy_at: float = -inf
    """When the store was last known to write, by the process's own clock."""


def context_of(connection: ASGIConnection[Any, Any, Any, State]) -> AppContext:
    """The context of the application that a request or a WebSocket reached."""
    context: AppContext = connection.app.state[STATE_KEY]
    return context
