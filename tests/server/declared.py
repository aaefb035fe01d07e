"""Whether the server sends what it declares: no extra field, none missing, and none of another type."""

from __future__ import annotations

import types
from typing import Any, Literal, Union, get_args, get_origin

from msgspec import Struct
from tools.typescript import fields_of

from daikaiju.table.protocol.tables import FromServer

KINDS: dict[str, type[Struct]] = {str(kind.__struct_config__.tag): kind for kind in get_args(FromServer)}


def check_message(message: dict[str, Any]) -> None:
    """Fail when a message of the socket is not as it is declared."""
    problem = difference(message, KINDS[message["kind"]], message["kind"])
    assert problem is None, problem


def difference(value: Any, kind: Any, where: str) -> str | None:
    """What is wrong with a value that should be of a type; None when nothing is."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind is Any:
        return None
    if hasattr(kind, "__metadata__"):
        return difference(value, kind.__origin__, where)
    if origin is Literal:
        return None if value in inner else f"{where} is {value!r}, not one of {inner}"
    if origin in (Union, types.UnionType):
        problems = [difference(value, member, where) for member in inner]
        return None if None in problems else f"{where} is none of its kinds: {problems[0]}"
    if origin in (list, tuple):
        if not isinstance(value, list):
            return f"{where} is no list"
        return first(difference(item, inner[0], f"{where}[{number}]") for number, item in enumerate(value))
    if origin is dict:
        if not isinstance(value, dict):
            return f"{where} is no mapping"
        return first(difference(item, inner[1], f"{where}.{name}") for name, item in value.items())
    if isinstance(kind, type) and issubclass(kind, Struct):
        return struct_difference(value, kind, where)
    fits = isinstance(value, kind) and (kind is bool or not isinstance(value, bool))
    return None if fits else f"{where} is {value!r}, no {kind}"


def struct_difference(value: Any, kind: type[Struct], where: str) -> str | None:
    if not isinstance(value, dict):
        return f"{where} is no {kind.__name__}"
    fields = {name: (inner, optional) for name, inner, optional in fields_of(kind)}
    tag = kind.__struct_config__.tag_field
    names = set(value) - ({tag} if tag else set())
    if extra := names - set(fields):
        return f"{where} has {sorted(extra)}, which {kind.__name__} does not declare"
    if missing := {name for name, (_, optional) in fields.items() if not optional} - names:
        return f"{where} lacks {sorted(missing)} of {kind.__name__}"
    return first(difference(value[name], fields[name][0], f"{where}.{name}") for name in names)


def first(problems: Any) -> str | None:
    return next((problem for problem in problems if problem is not None), None)
