"""The types of the wire and of every game's view and review, told to the browser's type checker."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_type_hints

from msgspec import inspect

from katzentisch.core.catalogue import catalogue
from katzentisch.table import wire

PACKAGE = Path(__file__).parents[1]
HEADER = "/** Made from the Python types by `make types`; do not edit. */\n"
SIMPLE_TYPES = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}
TRAVELLING = (
    *(wire.Message.__args__),
    *(wire.Update, wire.Done, wire.Refused, wire.ChatMessage, wire.HintAnswer, wire.TableInfo, wire.Pong, wire.CatchUp),
    *(wire.MoveReview, wire.Hindsight),
    *(wire.OpenTable, wire.SitDown, wire.Start, wire.PutBot, wire.PlayOn, wire.DealOut, wire.SeatKey, wire.GameInfo),
)


class TypeWriter:
    """TypeScript interfaces for structs, each written once."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def type_name(self, kind: inspect.Type) -> str:
        """How TypeScript says a type."""
        match kind:
            case inspect.StructType():
                self.add_interface(kind)
                return str(kind.cls.__name__)
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
        return HEADER + "\n" + "\n\n".join(self.interfaces.values()) + "\n"


def declare_types(*types: Any) -> str:
    """Interfaces for these structs and all they are made of."""
    dictionary = TypeWriter()
    for each in types:
        dictionary.type_name(inspect.type_info(each))
    return dictionary.write()


def generated_files() -> dict[Path, str]:
    """Every file of types in the house, and what it should say."""
    found = {PACKAGE / "web" / "wire.d.ts": declare_types(*TRAVELLING)}
    for entry in catalogue().values():
        folder = PACKAGE / "games" / entry.folder / "web"
        if folder.is_dir():
            looking = entry.review
            looks = [get_type_hints(looking.review)["return"]] if looking else []
            found[folder / "view.d.ts"] = declare_types(entry.game.view_type, *looks)
    return found


def main() -> None:
    """Write them all."""
    for path, text in generated_files().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
