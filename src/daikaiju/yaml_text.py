"""The value of a YAML text, built from the events of its parser; `data_files` is the way to it."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import yaml

from daikaiju.data_files import DEEPEST, LONGEST_NUMBER, MOST_VALUES, Unreadable
from daikaiju.errors import Problem, short

Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
CONSTRUCTOR = yaml.constructor.SafeConstructor()
NUMBERS = ("int", "float")
OF_YAML = "tag:yaml.org,2002:"
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


def value_of(text: str, first_line: int) -> Any:
    """The value of a YAML text, None for an empty one; errors count lines from the first."""
    try:
        return Builder(first_line).build(yaml.parse(text, Loader))
    except yaml.YAMLError as error:
        raise not_yaml(error, text, first_line) from None


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
