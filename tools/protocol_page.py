"""Writes docs/protocol.md: the introduction from protocol_page.md, and every message from its struct.

`make protocol` runs it, and a test fails when the page is stale.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
import types
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Union, get_args, get_origin

from msgspec import Struct
from tools.protocol import NAMED, SPOKEN_OVER_HTTP
from tools.typescript import TypeScript, fields_of

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "protocol.md"
INTRODUCTION = Path(__file__).with_suffix(".md")
UNLIMITED = 2**31 - 1
"""Numbers up to this are not said to be limited."""

COUNTED: dict[object, str] = {str: " characters", list: " items", dict: " items"}


def page() -> str:
    """The whole page."""
    return INTRODUCTION.read_text(encoding="utf-8") + "\n" + "\n".join(Reference().lines()).rstrip() + "\n"


class Reference:
    """Every struct of the protocol with its fields, and the names that stand for several types."""

    def __init__(self) -> None:
        self.types = TypeScript(NAMED, SPOKEN_OVER_HTTP)
        for kind in NAMED.values():
            self.types.union_of(kind)
        self.structs = self.types.declared
        self.names = {*self.structs, *NAMED}

    def lines(self) -> Iterator[str]:
        shown: set[str] = set()
        for title, about, members in (
            ("What a page sends", "Over the socket of a table; `kind` says which it is.", get_args(NAMED["FromPage"])),
            ("What the server sends", "Over the same socket.", get_args(NAMED["FromServer"])),
            ("What travels over HTTP", "Bodies of requests and replies.", SPOKEN_OVER_HTTP),
            ("Parts of these", "In alphabetical order.", sorted(self.structs.values(), key=lambda one: one.__name__)),
        ):
            yield f"## {title}\n"
            yield f"{about}\n"
            for struct in members:
                if struct.__name__ not in shown:
                    shown.add(struct.__name__)
                    yield from self.struct(struct)
        yield "## Named types\n"
        yield "| name | is |"
        yield "|---|---|"
        for name, kind in sorted(NAMED.items()):
            if name not in self.structs:
                yield f'| <a id="{name.lower()}"></a>{name} | {self.linked(self.types.union_of(kind))} |'

    def struct(self, struct: type) -> Iterator[str]:
        yield f"### {struct.__name__}\n"
        yield f"{kind_of(struct)}{about(struct)}\n"
        rows = list(self.rows(struct))
        explained = any(row[-1] for row in rows)
        if rows:
            yield "| field | type | meaning |" if explained else "| field | type |"
            yield "|---|---|---|" if explained else "|---|---|"
            yield from (f"| {' | '.join(row if explained else row[:-1])} |" for row in rows)
            yield ""

    def rows(self, struct: type) -> Iterator[tuple[str, str, str]]:
        """The fields of a struct: name, type, and what is said about them."""
        explained = field_docstrings(struct)
        for field, (name, kind, optional) in zip(field_names(struct), fields_of(struct), strict=True):
            limits = limits_of(kind)
            said = " ".join(filter(None, [explained.get(field, ""), f"{limits}." if limits else ""]))
            yield f"`{name}`{' (optional)' if optional else ''}", self.linked(self.types.type_of(kind)), said

    def linked(self, kind: str) -> str:
        """A type with a link to each struct and named type in it."""

        def link(found: re.Match[str]) -> str:
            name = found[0]
            return f"[{name}](#{name.lower()})" if name in self.names else name

        return re.sub(r"'[^']*'|\w+", link, kind).replace("|", r"\|")


def kind_of(struct: type) -> str:
    """What marks a message on the socket, where it is one."""
    config = struct.__struct_config__ if issubclass(struct, Struct) else None
    return f'`{{"{config.tag_field}": "{config.tag}"}}` ' if config is not None and config.tag is not None else ""


def about(struct: type) -> str:
    """The docstring of a struct on one line."""
    return " ".join((struct.__doc__ or "").split())


def field_names(struct: type) -> Iterable[str]:
    """The fields by their names in Python, as their docstrings follow them."""
    return struct.__struct_fields__ if issubclass(struct, Struct) else struct.__annotations__


def field_docstrings(struct: type) -> dict[str, str]:
    """What stands below the fields of a struct, and below those it inherits."""
    said: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if not base.__module__.startswith("daikaiju"):
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
        assert isinstance(body, ast.ClassDef)
        for line, after in zip(body.body, body.body[1:], strict=False):
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                match after:
                    case ast.Expr(ast.Constant(str(text))):
                        said[line.target.id] = " ".join(text.split())
    return said


def limits_of(kind: Any) -> str:
    """How long or large something may be, in words."""
    if get_origin(kind) in (Union, types.UnionType):
        return next(filter(None, map(limits_of, get_args(kind))), "")
    for meta in getattr(kind, "__metadata__", ()):
        thing = {str: " characters", list: " items", dict: " items"}.get(
            get_origin(kind.__origin__) or kind.__origin__, ""
        )
        low, high = (meta.min_length, meta.max_length) if thing else (meta.ge, meta.le)
        if high is not None and high < UNLIMITED:
            return f"{low} to {high}{thing}" if low is not None else f"At most {high}{thing}"
    return ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
