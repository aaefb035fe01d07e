"""Files of the text format: YAML or JSON, read with errors that name the file, and written."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import yaml

from daikaiju.errors import DaikaijuError, Problem, short

Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
MOST_BYTES = 4_000_000
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


def read_text(path: Path) -> str:
    """The content of a file."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise DaikaijuError(Problem("file-too-large", most=MOST_BYTES), str(path))
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise DaikaijuError(Problem("file-not-utf-8", byte=error.start + 1), str(path)) from None
    except FileNotFoundError:
        raise DaikaijuError(Problem("file-not-there"), str(path)) from None
    except PermissionError:
        raise DaikaijuError(Problem("file-not-permitted"), str(path)) from None
    except OSError as error:
        raise DaikaijuError(error.strerror or str(error), str(path)) from None


def parse(text: str, name: str = "text") -> list[Document]:
    """The documents of a text; the first that cannot be read raises."""
    return list(map(readable, parse_each(text, name)))


def readable(document: Document | DaikaijuError) -> Document:
    if isinstance(document, DaikaijuError):
        raise document
    return document


def parse_each(text: str, name: str = "text") -> Iterator[Document | DaikaijuError]:
    """The documents of a text, with an error in place of each that cannot be read."""
    is_json = text.lstrip().startswith("{")
    for line, part in [(1, text)] if is_json else parts_of(text):
        found = document_of(part, name, line, json.loads if is_json else lambda part: yaml.load(part, Loader))
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


def document_of(text: str, name: str, first_line: int, read: Callable[[str], Any]) -> Document | DaikaijuError | None:
    """One document, None for an empty one, or an error that says why it cannot be read."""
    try:
        document = read(text)
    except json.JSONDecodeError as error:
        return DaikaijuError(Problem("file-not-json", line=error.lineno, why=error.msg), name)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = first_line + (mark.line if mark is not None else 0)
        return DaikaijuError(Problem("file-not-yaml", line=line, why=str(getattr(error, "problem", None))), name)
    except (ValueError, LookupError, AttributeError, TypeError, OverflowError) as error:
        # It looks like a date or number but is not a possible one; or a tag claims that it is one.
        return DaikaijuError(Problem("file-no-such-value", why=short(error)), name)
    except RecursionError:
        return DaikaijuError(Problem("file-too-deep"), name)
    if document is not None and not isinstance(document, dict):
        return DaikaijuError(Problem("file-no-document", kind=type(document).__name__), name)
    return document


def dump(document: Document) -> str:
    """A document as YAML, one line per script entry."""
    return str(yaml.safe_dump(document, sort_keys=False, allow_unicode=True, default_flow_style=None, width=110))
