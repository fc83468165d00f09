"""The published schema: what msgspec accepts and sends, to the letter."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from katzentisch.server.api.routes import ROUTES
from katzentisch.table import wire


def message_types() -> list[Any]:
    """Every type of a body or a result that a documented endpoint has, and of a refusal."""
    endpoints = [route.endpoint for route in ROUTES if route.endpoint.is_documented]
    found = [kind for each in endpoints for kind in (each.body, each.result) if kind not in (None, bytes)]
    return [*found, wire.Refused]


class ExactSchemas(JsonRenderPlugin):
    """Replaces the framework's schemas of our messages, which leave out bounds and forbidden fields."""

    rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The schema as JSON, rendered once."""
        if self.rendered is None:
            _, components = msgspec.json.schema_components(message_types(), ref_template="#/components/schemas/{name}")
            openapi_schema["components"]["schemas"] |= components
            self.rendered = super().render(request, openapi_schema)
        return self.rendered
