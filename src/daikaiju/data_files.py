"""YAML and JSON that somebody else wrote: read within bounds, and refused in one sentence that a person understands.

Everything from outside goes through here. The C composer of YAML and the decoders of JSON follow nesting by recursion,
so a file of brackets could end the process: values are built from the parser's events instead, which arrive one by one,
and the nesting of JSON is counted before it is decoded.
"""

from __future__ import annotations

import functools
import json
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from daikaiju.errors import DaikaijuError, Problem, short

MOST_BYTES = 4_000_000
DEEPEST = 20
MOST_VALUES = 250_000
LONGEST_NUMBER = 200
"""How many characters a number may have; the longest in a game are sets of options, with a few dozen digits."""

T = TypeVar("T")
Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
CONSTRUCTOR = yaml.constructor.SafeConstructor()
NUMBERS = ("int", "float")
OF_YAML = "tag:yaml.org,2002:"
JSON_PART = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[\]{},]', re.DOTALL)
UNPRINTABLE = yaml.reader.Reader.NON_PRINTABLE
SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
WHY_NOT_YAML = {
    "found character that cannot start any token": "start",
    "mapping values are not allowed in this context": "colon",
    "could not find expected ':'": "no-colon",
    "did not find expected key": "indent",
    "did not find expected '-' indicator": "indent",
    "block sequence entries are not allowed in this context": "indent",
    "did not find expected ',' or ']'": "bracket",
    "did not find expected ',' or '}'": "bracket",
    "did not find expected node content": "value",
    "found unexpected end of stream": "quote",
    "found unknown escape character": "escape",
    "did not find expected hexdecimal number": "escape",
    "found invalid Unicode character escape code": "escape",
}
"""What the parser says, and the kind of mistake in our own words (file-not-yaml)."""
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
    check_characters(text, first_line)
    try:
        return Builder(first_line).build(yaml.parse(text, Loader))
    except yaml.YAMLError as error:
        raise not_yaml(error, text, first_line) from None


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


@dataclass
class Collection:
    """A list or mapping that is being read."""

    value: list[Any] | dict[Any, Any]
    keys: set[str] = field(default_factory=set)
    """The keys so far, as text: in a game 1 and "1" are the same."""
    waiting: list[Any] = field(default_factory=list)
    """The key whose value comes next, if one does."""

    @property
    def wants_key(self) -> bool:
        return isinstance(self.value, dict) and not self.waiting


class Builder:
    """Puts a value together from the events of YAML, without recursion."""

    def __init__(self, first_line: int) -> None:
        self.first_line = first_line
        self.open: list[Collection] = []
        self.values = self.documents = 0
        self.value: Any = None

    def build(self, events: Iterator[yaml.Event]) -> Any:
        for event in events:
            if isinstance(event, yaml.ScalarEvent):
                self.check(event)
                self.put(self.scalar(event), event)
            elif isinstance(event, yaml.CollectionStartEvent):
                self.check(event)
                self.begin(event)
            elif isinstance(event, yaml.CollectionEndEvent):
                self.put(self.open.pop().value, event)
            elif isinstance(event, yaml.AliasEvent):
                raise self.wrong(event, Problem("file-aliases"))
            elif isinstance(event, yaml.DocumentStartEvent):
                self.documents += 1
                if self.documents > 1:
                    raise self.wrong(event, Problem("file-second-document"))
        return self.value

    def check(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent) -> None:
        """Refuse what would be too much, and what only languages for whole programs need."""
        self.values += 1
        if self.values > MOST_VALUES:
            raise Unreadable(Problem("file-too-many-values", most=MOST_VALUES))
        if event.anchor is not None:
            raise self.wrong(event, Problem("file-aliases"))
        if event.tag is not None:
            raise self.wrong(event, Problem("file-tag", tag=short(event.tag.replace(OF_YAML, "!!"))))

    def scalar(self, event: yaml.ScalarEvent) -> Any:
        try:
            return plain_value(event.value) if event.implicit[0] else event.value
        except Unreadable as error:
            raise self.wrong(event, error.problem) from None

    def begin(self, event: yaml.CollectionStartEvent) -> None:
        if len(self.open) == DEEPEST:
            raise Unreadable(Problem("file-nested-deeper", most=DEEPEST))
        if self.open and self.open[-1].wants_key:
            raise self.wrong(event, Problem("file-key-not-a-name"))
        self.open.append(Collection([] if isinstance(event, yaml.SequenceStartEvent) else {}))

    def put(self, value: Any, event: yaml.Event) -> None:
        """Put a finished value where it belongs."""
        if not self.open:
            self.value = value
            return
        within = self.open[-1]
        if isinstance(within.value, list):
            within.value.append(value)
        elif within.waiting:
            within.value[within.waiting.pop()] = value
        else:
            if str(value) in within.keys:
                raise self.wrong(event, Problem("file-key-twice", key=short(value)))
            within.keys.add(str(value))
            within.waiting.append(value)

    def wrong(self, event: yaml.Event, problem: str | Problem) -> Unreadable:
        assert event.start_mark is not None
        return Unreadable(Problem("file-line", line=self.first_line + event.start_mark.line, problem=problem))


def plain_value(text: str) -> Any:
    """What a word of YAML without quotes means: true or false, nothing, a number, or itself. Dates are text."""
    if len(text) <= LONGEST_NUMBER:
        return short_value(text)
    if kind_of(text) in NUMBERS:
        raise Unreadable(Problem("file-number-too-long", most=LONGEST_NUMBER))
    return text


@functools.lru_cache(maxsize=4096)
def short_value(text: str) -> Any:
    kind = kind_of(text)
    if kind == "null":
        return None
    if kind == "bool":
        return CONSTRUCTOR.bool_values[text.lower()]
    if kind not in NUMBERS:
        return text
    node = yaml.ScalarNode(OF_YAML + kind, text)
    try:
        value = CONSTRUCTOR.construct_yaml_int(node) if kind == "int" else CONSTRUCTOR.construct_yaml_float(node)
    except ValueError:  # such as 0x_
        value = math.nan
    if not math.isfinite(value):
        raise Unreadable(Problem("file-not-finite", value=text))
    return value


def kind_of(text: str) -> str:
    """What YAML takes a word without quotes for."""
    patterns = yaml.SafeLoader.yaml_implicit_resolvers.get(text[:1], ())
    return next((str(tag).removeprefix(OF_YAML) for tag, pattern in patterns if pattern.match(text)), "str")


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


def not_yaml(error: yaml.YAMLError, text: str, first_line: int) -> Unreadable:
    """What is wrong with a text that is not YAML, and in which line."""
    mark = getattr(error, "problem_mark", None)
    why = WHY_NOT_YAML.get(str(getattr(error, "problem", None)), "unknown")
    if mark is None:
        return Unreadable(Problem("file-not-yaml", line=first_line, why=why))
    if why == "start" and text[mark.index] == "\t":
        why = "tab"
    line = first_line + min(mark.line, text.rstrip().count("\n"))
    return Unreadable(Problem("file-not-yaml", line=line, why=why), ends_early=mark.index >= len(text.rstrip()))
