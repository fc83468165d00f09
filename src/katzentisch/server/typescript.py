"""TypeScript declarations of Python types: messages, bodies, results, and every game's view and review."""

from __future__ import annotations

from typing import Any

from msgspec import inspect

HEADER = "/** Made from the Python types by `make types`; do not edit. */\n"
SIMPLE_TYPES = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.BytesType: "string",
    inspect.RawType: "unknown",
}


class TypeWriter:
    """TypeScript interfaces for structs, each written once."""

    def __init__(self, prefix: str = "") -> None:
        self.prefix = prefix
        """What stands before the name of an interface, such as where it is imported from."""
        self.interfaces: dict[str, str] = {}
        self.structs: dict[str, type] = {}

    def type_name(self, kind: inspect.Type) -> str:
        """How TypeScript says a type."""
        match kind:
            case inspect.StructType():
                self.add_interface(kind)
                return f"{self.prefix}{kind.cls.__name__}"
            case inspect.UnionType():
                return " | ".join(self.type_name(each) for each in kind.types)
            case inspect.LiteralType():
                return " | ".join(f'"{value}"' for value in kind.values)
            case inspect.ListType() | inspect.VarTupleType():
                inner = self.type_name(kind.item_type)
                return f"({inner})[]" if " " in inner else f"{inner}[]"
            case inspect.TupleType():
                return f"[{', '.join(self.type_name(each) for each in kind.item_types)}]"
            case inspect.DictType():
                return f"Record<string, {self.type_name(kind.value_type)}>"
        return SIMPLE_TYPES[type(kind)]

    def add_interface(self, kind: inspect.StructType) -> None:
        """Write the interface of a struct and of all it is made of."""
        known = self.structs.setdefault(kind.cls.__name__, kind.cls)
        assert known is kind.cls, f"{known} and {kind.cls} have the same name"
        if kind.cls.__name__ in self.interfaces:
            return
        self.interfaces[kind.cls.__name__] = ""
        lines = [f"/** {(kind.cls.__doc__ or '').splitlines()[0]} */", f"export interface {kind.cls.__name__} {{"]
        if kind.tag is not None:
            lines.append(f'  {kind.tag_field}: "{kind.tag}";')
        inward = kind.forbid_unknown_fields
        left_out = kind.cls.__struct_config__.omit_defaults
        for field in kind.fields:
            mark = "" if field.required or not (inward or left_out) else "?"
            lines.append(f"  {field.encode_name}{mark}: {self.type_name(field.type)};")
        self.interfaces[kind.cls.__name__] = "\n".join([*lines, "}"])

    def write(self) -> str:
        """All interfaces as one file."""
        return HEADER + "\n" + "\n\n".join(self.interfaces.values()) + "\n"


def declare_types(*types: Any) -> str:
    """Interfaces for these structs and all they are made of."""
    dictionary = TypeWriter()
    for each in types:
        dictionary.type_name(inspect.type_info(each))
    return dictionary.write()
