"""The page's types, generated from the structs of the protocol.

`make protocol` writes them into web/src/net/types.ts, and a test fails when that file is stale. A field is optional in
TypeScript where a struct leaves it out of its JSON, or need not be given it.
"""

from __future__ import annotations

import functools
import json
import types
from collections.abc import Iterable, Iterator, Mapping
from operator import or_
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import UNSET, Struct, UnsetType

PLAIN: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    types.NoneType: "null",
    Any: "unknown",
}
HEAD = "/** Everything that travels between page and server. Written by `make protocol` from tools/protocol.py. */"


class TypeScript:
    """The declarations of some named types, of all the structs they need, and of constants."""

    def __init__(
        self, named: Mapping[str, object], structs: Iterable[object], constants: Mapping[str, object] | None = None
    ) -> None:
        self.named = named
        self.constants = constants or {}
        self.declared: dict[str, type] = {}
        self.interfaces: dict[str, str] = {}
        for struct in structs:
            self.type_of(struct)

    def text(self) -> str:
        """The whole file."""
        aliases = [f"export type {name} = {self.union_of(kind)}" for name, kind in self.named.items()]
        values = [f"export const {name} = {json.dumps(value)}" for name, value in self.constants.items()]
        return "\n\n".join([HEAD, *self.interfaces.values(), *aliases, *values]) + "\n"

    def type_of(self, kind: object) -> str:
        """The TypeScript name of a Python type."""
        for name, named in self.named.items():
            if kind == named:
                return name
        return self.union_of(kind)

    def union_of(self, kind: object) -> str:
        if kind in PLAIN:
            return PLAIN[kind]
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(f"'{value}'" for value in inner)
        if origin in (list, tuple):
            item = self.type_of(inner[0])
            return f"({item})[]" if "|" in item else f"{item}[]"
        if origin is dict:
            return f"Record<{self.type_of(inner[0])}, {self.type_of(inner[1])}>"
        if origin in (Union, types.UnionType):
            return self.union(inner)
        if hasattr(kind, "__metadata__"):
            return self.type_of(inner[0])
        if isinstance(kind, type) and (issubclass(kind, Struct) or is_typeddict(kind)):
            self.declare(kind)
            return kind.__name__
        raise TypeError(f"TypeScript has no type for {kind!r}")

    def union(self, members: tuple[object, ...]) -> str:
        """One of several; of a struct and the struct it extends: the smaller, with what the larger adds optional."""
        structs = [member for member in members if isinstance(member, type) and issubclass(member, Struct)]
        for small in structs:
            for large in structs:
                if small is not large and issubclass(large, small):
                    return f"{self.type_of(small)} & Partial<{self.type_of(large)}>"
        for name, named in self.named.items():
            parts = get_args(named) if get_origin(named) in (Union, types.UnionType) else ()
            if parts and set(parts) < set(members):
                rest = [member for member in members if member not in parts]
                return " | ".join([name, *map(self.type_of, rest)])
        return " | ".join(dict.fromkeys(map(self.type_of, members)))

    def declare(self, struct: type) -> None:
        """Declare a struct, after those it extends."""
        known = self.declared.setdefault(struct.__name__, struct)
        if known is not struct:
            raise TypeError(f"two structs are called {struct.__name__}")
        if struct.__name__ in self.interfaces:
            return
        self.interfaces[struct.__name__] = ""
        base = next((base for base in struct.__bases__ if fields_of(base)), None)
        extends = f" extends {self.type_of(base)}" if base is not None else ""
        inherited = {name for name, _, _ in fields_of(base)} if base is not None else set()
        lines = list(self.lines(struct, inherited))
        about = " ".join((struct.__doc__ or "").split())
        self.interfaces.pop(struct.__name__)
        self.interfaces[struct.__name__] = "\n".join(
            [f"/** {about} */", f"export interface {struct.__name__}{extends} {{", *lines, "}"]
        )

    def lines(self, struct: type, inherited: set[str]) -> Iterator[str]:
        if issubclass(struct, Struct) and struct.__struct_config__.tag is not None:
            yield f"  {struct.__struct_config__.tag_field}: '{struct.__struct_config__.tag}'"
        for name, kind, optional in fields_of(struct):
            if name not in inherited:
                yield f"  {name}{'?' if optional else ''}: {self.type_of(kind)}"


def fields_of(struct: type) -> list[tuple[str, object, bool]]:
    """The fields of a struct or typed dict as they travel: name, type, and whether one may be missing."""
    if is_typeddict(struct):
        hints = get_type_hints(struct, include_extras=True)
        return [
            (name, get_args(kind)[0] if get_origin(kind) is NotRequired else kind, get_origin(kind) is NotRequired)
            for name, kind in hints.items()
        ]
    if not issubclass(struct, Struct):
        return []
    config = struct.__struct_config__
    may_miss = config.omit_defaults or config.forbid_unknown_fields
    return [
        (field.encode_name, without_unset(field.type), field.default is UNSET or (may_miss and not field.required))
        for field in msgspec.structs.fields(struct)
    ]


def without_unset(kind: object) -> object:
    """The type of a field that is there."""
    members = [member for member in get_args(kind) if member is not UnsetType]
    return functools.reduce(or_, members) if len(members) < len(get_args(kind)) else kind


if __name__ == "__main__":
    from tools.protocol import CONSTANTS, NAMED, SPOKEN_OVER_HTTP

    print(TypeScript(NAMED, SPOKEN_OVER_HTTP, CONSTANTS).text(), end="")
