"""Files for the browser that are written from Python: types of messages and views, and the HTTP client."""

from __future__ import annotations

from pathlib import Path
from typing import get_type_hints

from katzentisch.core.catalogue import catalogue
from katzentisch.endpoints.tables import BROWSER_ENDPOINTS
from katzentisch.server.api.routes import ROUTES
from katzentisch.server.javascript_client import write_client, write_client_types
from katzentisch.server.typescript import declare_types
from katzentisch.table import wire

PACKAGE = Path(__file__).parents[1]
SOCKET_MESSAGES = (
    *wire.Message.__args__,
    *(wire.Update, wire.Done, wire.Refused, wire.ChatMessage, wire.HintAnswer, wire.TableInfo, wire.Pong, wire.Muted),
    wire.InvitationsChanged,
)
"""What travels by WebSocket."""


def generated_files() -> dict[Path, str]:
    """Every generated file, and what it should say."""
    endpoints = [*(route.endpoint for route in ROUTES if route.endpoint.is_documented), *BROWSER_ENDPOINTS]
    kinds = [kind for each in endpoints for kind in (each.query, each.body, each.result) if kind is not None]
    web = PACKAGE / "web"
    api = web / "shell" / "api.js"
    found = {
        web / "wire.d.ts": declare_types(*SOCKET_MESSAGES, *kinds),
        api: write_client(api.read_text("utf-8"), endpoints),
        web / "shell" / "client.d.ts": write_client_types(endpoints),
    }
    for entry in catalogue().values():
        folder = PACKAGE / "games" / entry.folder / "web"
        if folder.is_dir():
            review = entry.review
            results = [get_type_hints(review.review)["return"]] if review else []
            found[folder / "view.d.ts"] = declare_types(entry.game.view_type, *results)
    return found


def main() -> None:
    """Write them all."""
    for path, text in generated_files().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
