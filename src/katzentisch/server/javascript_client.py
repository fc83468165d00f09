"""The JavaScript client: a function for each endpoint, written from the declarations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, get_args

from msgspec import inspect

from katzentisch.endpoints.endpoint import PATH_TYPES, USES_TOKENS, Endpoint, JsonObject
from katzentisch.server.typescript import HEADER, TypeWriter

MARK = "// Generated from here on by `make types`; do not edit.\n"
"""Where the functions begin in `api.js`, below what they need."""


class ClientParameter(NamedTuple):
    """A parameter of a client's function; one with a default may be left out."""

    name: str
    type: str
    default: str = ""


def write_client(module: str, endpoints: Iterable[Endpoint]) -> str:
    """The text of `api.js` with these functions; their types are in a file that no browser has to load."""
    return module.partition(MARK)[0] + MARK + "".join(map(write_function, endpoints))


def write_client_types(endpoints: Iterable[Endpoint]) -> str:
    """The text of `client.d.ts`."""
    return HEADER + "".join(f"\n{write_declaration(each)}" for each in endpoints)


def parameters_of(endpoint: Endpoint) -> list[ClientParameter]:
    """The path first, then query, body, tokens, and the tag of what is known."""
    found = [
        ClientParameter(camel_case(name), "number" if get_args(PATH_TYPES[name])[0] is int else "string")
        for name in endpoint.path_names
    ]
    if endpoint.query:
        found.append(ClientParameter("query", type_of(endpoint.query)))
    if endpoint.body is not None:
        found.append(ClientParameter("body", type_of(endpoint.body)))
    if endpoint.access in USES_TOKENS:
        found.append(ClientParameter("tokens", "string[]", "[]"))
    if endpoint.has_tag:
        found.append(ClientParameter("known", "string", '""'))
    return found


def write_declaration(endpoint: Endpoint) -> str:
    """What an endpoint's function takes and returns."""
    names = ", ".join(f"{each.name}{'?' if each.default else ''}: {each.type}" for each in parameters_of(endpoint))
    result = "unknown" if endpoint.result is None else type_of(endpoint.result)
    return f"/** {endpoint.doc} */\nexport function {camel_case(endpoint.name)}({names}): Promise<{result}>;\n"


def write_function(endpoint: Endpoint) -> str:
    """The function that asks one endpoint."""
    parameters = parameters_of(endpoint)
    path = endpoint.path
    for each, blank in zip(parameters, endpoint.path_names, strict=False):
        path = path.replace(f"{{{blank}}}", f"${{{each.name if each.type == 'number' else f'enc({each.name})'}}}")
    address = f"`{path}`" if endpoint.path_names else f'"{path}"'
    if endpoint.query:
        address = f"withQuery({address}, query)"
    known = {each.name for each in parameters}
    rest = ["body" if "body" in known else "undefined", "tokens" if "tokens" in known else "[]"]
    rest += ["known"] if "known" in known else []
    while rest and rest[-1] in ("undefined", "[]"):
        rest.pop()
    names = ", ".join(f"{each.name} = {each.default}" if each.default else each.name for each in parameters)
    given = ", ".join([f'"{endpoint.method}"', address, *rest])
    name = camel_case(endpoint.name)
    typed = f'/** @type {{typeof import("./client.d.ts").{name}}} */'
    return f"{typed}\nexport const {name} = ({names}) => ask({given});\n"


def type_of(kind: object) -> str:
    """A type as TypeScript spells it; what a game decides about is anything."""
    if kind == JsonObject:
        return "any"
    if kind is bytes:
        return "string"
    return TypeWriter('import("../wire.d.ts").').type_name(inspect.type_info(kind))


def camel_case(name: str) -> str:
    """`open_table` as JavaScript spells it."""
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)
