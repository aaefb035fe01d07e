"""Files of the text format: YAML or JSON, read with errors that name the file, and written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from daikaiju.data_files import Unreadable, from_json, from_yaml, read_text
from daikaiju.errors import DaikaijuError, Problem

BYTE_ORDER_MARK = "\ufeff"
MOST_DOCUMENTS = 5_000
DOCUMENT_START = re.compile(r"^---(?=\s|$)", re.MULTILINE)

Document = dict[str, Any]


def load(path: Path) -> list[Document]:
    """The documents of a file: one scenario or game each. The first that cannot be read raises."""
    return list(map(readable, load_each(path)))


def load_each(path: Path) -> list[Document | DaikaijuError]:
    """The documents of a file, with an error in place of each unreadable one; raises if there is no file."""
    documents = list(parse_each(read_text(path), str(path)))
    if not documents:
        raise DaikaijuError(Problem("file-empty"), str(path))
    return documents


def parse(text: str, name: str = "text") -> list[Document]:
    """The documents of a text; the first that cannot be read raises."""
    return list(map(readable, parse_each(text, name)))


def readable(document: Document | DaikaijuError) -> Document:
    if isinstance(document, DaikaijuError):
        raise document
    return document


def parse_each(text: str, name: str = "text") -> Iterator[Document | DaikaijuError]:
    """The documents of a text, with an error in place of each that cannot be read."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    is_json = text.lstrip().startswith("{")
    parts = [(1, text)] if is_json else list(parts_of(text))
    if len(parts) > MOST_DOCUMENTS:
        yield DaikaijuError(Problem("file-too-many-documents", most=MOST_DOCUMENTS), name)
        return
    for line, part in parts:
        found = document_of(part, name, line, is_json)
        if found is not None:
            yield found


def parts_of(text: str) -> Iterator[tuple[int, str]]:
    """The documents of a YAML text, each with the number of its first line."""
    starts = [found.start() for found in DOCUMENT_START.finditer(text)]
    starts = [0, *(starts[1:] if text.startswith("%") else starts)]  # directives belong to the first document
    line = 1
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        yield line, text[start:end]
        line += text.count("\n", start, end)


def document_of(part: str, name: str, first_line: int, is_json: bool) -> Document | DaikaijuError | None:
    """One document, None for an empty one, or an error that says why it cannot be read."""
    try:
        document = from_json(part) if is_json else from_yaml(part, first_line)
    except Unreadable as error:
        return Unreadable(error.problem, name, error.ends_early)
    if document is not None and not isinstance(document, dict):
        return DaikaijuError(Problem("file-no-document", kind=type(document).__name__), name)
    return document


def dump(document: Document) -> str:
    """A document as YAML, one line per script entry."""
    import yaml  # only those who need it wait for it

    return str(yaml.safe_dump(document, sort_keys=False, allow_unicode=True, default_flow_style=None, width=110))
