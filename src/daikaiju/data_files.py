"""YAML and JSON that somebody else wrote: read within bounds, and refused in one sentence that a person understands.

Everything from outside goes through here. The C composer of YAML and the decoders of JSON follow nesting by recursion,
so a file of brackets could end the process: values are built from the parser's events instead, which arrive one by one
(`yaml_text`), and the nesting of JSON is counted before it is decoded.
"""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from daikaiju.errors import DaikaijuError, Problem, short

MOST_BYTES = 4_000_000
DEEPEST = 20
MOST_VALUES = 250_000
LONGEST_NUMBER = 200
"""How many characters a number may have; the longest in a game are sets of options, with a few dozen digits."""

T = TypeVar("T")
JSON_PART = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[\]{},]', re.DOTALL)
UNPRINTABLE = re.compile(r"[^\x09\x0A\x0D\x20-\x7E\x85\xA0-\uD7FF\uE000-\uFFFD\U00010000-\U0010FFFF]")
"""What no text has, as YAML defines it."""
SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
WHY_NOT_JSON = {
    "Unterminated string starting at": "quote",
    "Invalid control character at": "quote",
    "Extra data": "extra",
    "Expecting property name enclosed in double quotes": "name",
}


class Unreadable(DaikaijuError):
    """A text that is not YAML or JSON, or that holds what no file needs."""

    def __init__(self, problem: str | Problem = "", where: str = "", ends_early: bool = False) -> None:
        super().__init__(problem, where)
        self.args = (problem, where, ends_early)  # what the error is rebuilt from in another process
        self.ends_early = ends_early
        """Whether more text at its end could make it readable."""


def read_text(path: Path) -> str:
    """The content of a file."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise DaikaijuError(Problem("file-not-there"), str(path)) from None
    except PermissionError:
        raise DaikaijuError(Problem("file-not-permitted"), str(path)) from None
    except OSError as error:
        raise DaikaijuError(error.strerror or str(error), str(path)) from None
    if len(content) > MOST_BYTES:
        raise DaikaijuError(Problem("file-too-large", most=MOST_BYTES), str(path))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DaikaijuError(Problem("file-not-utf-8", byte=error.start + 1), str(path)) from None


def from_yaml(text: str, first_line: int = 1) -> Any:
    """The value of a YAML text, None for an empty one; errors count lines from the first.

    >>> from_yaml("dice: [1, heart]")
    {'dice': [1, 'heart']}
    >>> from_yaml("dice: !!timestamp x")
    Traceback (most recent call last):
    daikaiju.data_files.Unreadable: line 1: a tag of YAML (!!timestamp); no file here needs one
    """
    from daikaiju.yaml_text import value_of  # only those who read YAML wait for its parser

    check_characters(text, first_line)
    return value_of(text, first_line)


def from_json(text: str) -> Any:
    """The value of a JSON text.

    >>> from_json('{"hearts": NaN}')
    Traceback (most recent call last):
    daikaiju.data_files.Unreadable: NaN is not a number that a game can have
    """
    check_characters(text, 1)
    check_nesting(text)
    try:
        value = json.loads(
            text, object_pairs_hook=each_once, parse_constant=finite, parse_float=finite, parse_int=whole
        )
        if SURROGATE.search(text):
            json.dumps(value, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        why = WHY_NOT_JSON.get(error.msg, "unknown")
        ends_early = error.pos >= len(text.rstrip())
        raise Unreadable(Problem("file-not-json", line=error.lineno, why=why), ends_early=ends_early) from None
    except UnicodeEncodeError as error:
        raise Unreadable(Problem("file-character", code=code_of(error.object[error.start]))) from None
    return value


def from_json_as(kind: type[T], content: bytes) -> T:
    """What a program wrote as JSON, in the form it was written from."""
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(Problem("file-other-form")) from error


def check_characters(text: str, first_line: int) -> None:
    """Refuse characters that no text has, such as NUL: every second one is in UTF-16."""
    found = UNPRINTABLE.search(text)
    if found is not None:
        line = first_line + text.count("\n", 0, found.start())
        raise Unreadable(Problem("file-line", line=line, problem=Problem("file-character", code=code_of(found[0]))))


def code_of(character: str) -> str:
    return f"U+{ord(character):04X}"


def check_nesting(text: str) -> None:
    """Refuse JSON that is nested too deeply, or holds too much, before it is decoded."""
    depth = values = 0
    for part in JSON_PART.finditer(text):
        first = part[0][0]
        depth += (first in "[{") - (first in "]}")
        values += first in "[{,"
        if depth > DEEPEST:
            raise Unreadable(Problem("file-nested-deeper", most=DEEPEST))
        if values > MOST_VALUES:
            raise Unreadable(Problem("file-too-many-values", most=MOST_VALUES))


def each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A mapping of JSON, in which no key may come twice."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise Unreadable(Problem("file-key-twice", key=short(key)))
        found[key] = value
    return found


def whole(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise Unreadable(Problem("file-number-too-long", most=LONGEST_NUMBER))
    return int(digits)


def finite(number: str) -> float:
    value = float(number)
    if not math.isfinite(value):
        raise Unreadable(Problem("file-not-finite", value=short(number)))
    return value
