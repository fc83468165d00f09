"""From declared endpoints to the framework's routes."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from functools import reduce
from operator import or_
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar import HttpMethod, Response
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import BodyKwarg, PathParameter, QueryParameter
from litestar.response import Stream

from katzentisch.endpoints.endpoint import JSON, PATH_TYPES, Access, Endpoint, query_types
from katzentisch.table import wire

Handler: TypeAlias = Callable[..., Awaitable[Any]]

BOUNDS = ("ge", "gt", "le", "lt", "pattern", "min_length", "max_length")
READ_METHODS = [HttpMethod.GET, HttpMethod.HEAD]
"""How pages and files are asked for; link previews and monitors begin with HEAD, whose body the server leaves out."""
USUAL_STATUS = {"GET": 200, "POST": 201, "PUT": 200, "PATCH": 200, "DELETE": 204}
PROBLEMS = {
    code: ResponseSpec(wire.Refused, description=text, generate_examples=False)
    for code, text in {
        400: "The request cannot be read.",
        403: "You may not do this.",
        404: "There is no such table, seat or match.",
        409: "The position has changed, or somebody was faster.",
        413: "The request is too large.",
        422: "The rules do not allow this.",
        429: "Too many requests.",
        503: "The database does not answer; try again.",
    }.items()
}
DONE = {204: ResponseSpec(None, description="It is done.", generate_examples=False)}


class Route(NamedTuple):
    """An endpoint and the function that answers it."""

    endpoint: Endpoint
    handler: Handler


def bind(endpoint: Endpoint, handler: Handler) -> Route:
    """Have a handler answer an endpoint that is declared elsewhere, for the browser too."""
    parameters = inspect.signature(handler).parameters
    given = {name: each.default for name, each in parameters.items() if name != "request"}
    assert list(given) == endpoint.parameters, f"{handler.__name__} takes {list(given)}, not {endpoint.parameters}"
    for field in msgspec.structs.fields(endpoint.query) if endpoint.query else ():
        declared = inspect.Parameter.empty if field.required else field.default
        assert given[field.name] == declared, f"{handler.__name__}: the default of {field.name} is {declared}"
    return Route(endpoint, handler)


def declare(
    method: str,
    path: str,
    handler: Handler,
    access: Access,
    *,
    status: int | None = None,
    media_type: str = JSON,
    needs_storage: bool = True,
    is_documented: bool = True,
    has_tag: bool = False,
) -> Route:
    """Declare an endpoint that only a server has; parameters, body, result and description are its handler's."""
    hints = get_type_hints(handler, include_extras=True)
    parameters = inspect.signature(handler).parameters
    blanks = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    query = [
        (name, hints[name]) if each.default is inspect.Parameter.empty else (name, hints[name], each.default)
        for name, each in parameters.items()
        if name not in ("request", "data", *blanks)
    ]
    documented = {"__doc__": f"The query of `{handler.__name__}`."}
    title = "".join(word.capitalize() for word in handler.__name__.split("_"))
    endpoint = Endpoint(
        handler.__name__,
        method,
        path,
        " ".join((inspect.getdoc(handler) or "").split()),
        access,
        query=msgspec.defstruct(f"{title}Query", query, namespace=documented, frozen=True, omit_defaults=True)
        if query
        else None,
        body=hints.get("data"),
        result=result_type(hints["return"]),
        status=status or USUAL_STATUS[method],
        media_type=media_type,
        needs_storage=needs_storage,
        is_documented=is_documented,
        has_tag=has_tag,
    )
    return bind(endpoint, handler)


def result_type(returned: Any) -> Any:
    """What a handler's answer carries."""
    if get_origin(returned) is Response:
        [returned] = get_args(returned)
    return None if returned is NoneType else bytes if returned is Stream else returned


def make_handler(route: Route) -> HTTPRouteHandler:
    """The framework's own handler for a route."""
    endpoint, handler = route
    hints = get_type_hints(handler, include_extras=True)
    for name in endpoint.path_names:
        hints[name] = with_bounds(PATH_TYPES[name], PathParameter)
    for field in msgspec.structs.fields(endpoint.query) if endpoint.query else ():
        hints[field.name] = with_bounds(query_types(endpoint.query)[field.name], QueryParameter, field.encode_name)
    if endpoint.body is not None:
        hints["data"] = Annotated[endpoint.body, BodyKwarg(media_type=RequestEncodingType.JSON)]
    handler.__annotations__ = hints
    is_silent = endpoint.status == 204 and hints["return"] is not NoneType
    return HTTPRouteHandler(
        f"/api/{framework_path(endpoint)}",
        http_method=HttpMethod(endpoint.method),
        status_code=endpoint.status,
        media_type=endpoint.media_type,
        description=endpoint.doc,
        responses=PROBLEMS | DONE if is_silent else PROBLEMS,
        include_in_schema=endpoint.is_documented,
        opt={} if endpoint.needs_storage else {"storeless": True},
    )(handler)


def framework_path(endpoint: Endpoint) -> str:
    """The path with the types of its blanks, as the framework writes it."""
    path = endpoint.path
    for name in endpoint.path_names:
        kind = get_args(PATH_TYPES[name])[0]
        path = path.replace(f"{{{name}}}", f"{{{name}:{kind.__name__}}}")
    return path


def with_bounds(kind: Any, parameter: Any, name: str | None = None) -> Any:
    """A type and its bounds as the framework understands them."""
    parts = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    bounds: dict[str, Any] = {} if name is None else {"name": name}
    plain = []
    for part in parts:
        if get_origin(part) is Annotated:
            for meta in part.__metadata__:
                bounds |= {each: getattr(meta, each) for each in BOUNDS if getattr(meta, each, None) is not None}
            part = part.__origin__
        plain.append(part)
    return Annotated[reduce(or_, plain), parameter(**bounds)]
