"""Pickle compiled objects by the names of their attributes, so that both builds and later versions can read them."""

from __future__ import annotations

from typing import Any

Reduced = tuple[Any, tuple[Any, ...]]
"""What `__reduce__` returns."""


def reduce_object(thing: object, arguments: tuple[Any, ...] = (), without: tuple[str, ...] = ()) -> Reduced:
    """The `__reduce__` of an object that `type(thing)(*arguments)` and its attributes make again.

    Attributes in `without` are as after construction when the object is restored, or None.
    """
    values = {name: getattr(thing, name) for name in attribute_names(thing) if name not in without}
    return restore_object, (type(thing), arguments, values, without)


def restore_object(kind: Any, arguments: tuple[Any, ...], values: dict[str, Any], without: tuple[str, ...]) -> Any:
    """Make an object and set its attributes; those that an older version did not save keep their first values."""
    thing = kind(*arguments) if arguments or is_made_by_call(kind) else kind.__new__(kind)
    for name, value in values.items():
        setattr(thing, name, value)
    for name in without:
        if not hasattr(thing, name):
            setattr(thing, name, None)
    return thing


def attribute_names(thing: object) -> list[str]:
    """The attributes of an object; a compiled class lists its own in `__mypyc_attrs__`."""
    names = list(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names += vars(kind).get("__mypyc_attrs__", ())
    return list(dict.fromkeys(names))


def is_made_by_call(kind: type) -> bool:
    """Whether only a call of the class makes an instance: mypyc runs `__init__` in `__new__`."""
    return kind.__dictoffset__ == 0
