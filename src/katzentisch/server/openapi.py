"""The published schema: what msgspec accepts and sends, to the letter."""

from __future__ import annotations

from threading import Lock
from typing import Any

import msgspec
from litestar import Request, Router
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from katzentisch.server.api.routes import ROUTES
from katzentisch.table import wire


def message_types() -> list[Any]:
    """Every type of a body or a result that a documented endpoint has, and of a refusal."""
    endpoints = [route.endpoint for route in ROUTES if route.endpoint.is_documented]
    found = [kind for each in endpoints for kind in (each.body, each.result) if kind not in (None, bytes)]
    return [*found, wire.Refused]


class ExactSchemas(JsonRenderPlugin):
    """Replaces the framework's schemas of our messages, which leave out bounds and forbidden fields."""

    def __init__(self) -> None:
        super().__init__()
        self.lock = Lock()
        self.rendered: bytes | None = None

    def receive_router(self, router: Router) -> None:
        """Let threads answer: collecting the schema takes a while, and people who play must not wait for it."""
        for route in router.routes:
            for handler in route.route_handlers if isinstance(route, HTTPRoute) else []:
                handler.sync_to_thread = True

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The schema as JSON, rendered once."""
        with self.lock:
            if self.rendered is None:
                types, address = message_types(), "#/components/schemas/{name}"
                _, components = msgspec.json.schema_components(types, ref_template=address)
                openapi_schema["components"]["schemas"] |= components
                self.rendered = super().render(request, openapi_schema)
            return self.rendered
