"""Which arguments the messages of the Fluent files need, so that a message carries those and nothing else.

They are found in the texts as they are written, without a parser of Fluent, because tables need them where nothing is
said: in a browser, the page has the words. All languages use the same arguments (tests ensure that), so English stands
for all. Languages with cases may ask for a form of an argument: `$monster-of` is the genitive of `$monster`.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator

from daikaiju.words import texts
from daikaiju.words.texts import own_names

CASES = ("of", "to", "whom")
"""The cases in which a name can be asked for: genitive, dative and accusative. The forms are attributes of the name."""


def without_case(name: str) -> str:
    """The argument of which a form is asked for.

    >>> [without_case(name) for name in ("monster-of", "monster", "to")]
    ['monster', 'monster', 'to']
    """
    argument, _, case = name.rpartition("-")
    return argument if argument and case in CASES else name


COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
PLACEABLE = re.compile(
    r"""\{\s*(?:
        "(?:[^"\\]|\\.)*"
        | \$(?P<variable>[\w-]+)
        | [A-Z][A-Z0-9_-]*\(\s*\$(?P<counted>[\w-]+)
        | (?P<message>[a-z][\w-]*)(?:\.(?P<attribute>[\w-]+))?
    )""",
    re.VERBOSE,
)
"""What a brace begins with: a text in quotes, an argument, a function of one, or another message."""


def patterns_of(key: str) -> dict[str | None, str]:
    """What a message says, under None, and its attributes; nothing if there is no such message."""
    text = COMMENT.sub("", texts.texts_of("en").get(key, ""))
    if not text:
        return {}
    value, *rest = ATTRIBUTE.split(text.partition("=")[2])
    return {None: value, **dict(zip(rest[::2], rest[1::2], strict=True))}


def in_order(pattern: str) -> Iterator[str]:
    """The arguments of a pattern, and of the messages it quotes, in order of appearance."""
    for found in PLACEABLE.finditer(pattern):
        if found["message"] is not None:
            yield from arguments_of(found["message"], found["attribute"])
        elif (name := found["variable"] or found["counted"]) is not None:
            yield name


@functools.cache
def has_attribute(key: str, attribute: str) -> bool:
    """Whether a message has an attribute of this name."""
    return attribute in patterns_of(key)


@functools.cache
def arguments_of(key: str, attribute: str | None = None) -> tuple[str, ...]:
    """The names of the arguments that a message, or one of its attributes, needs.

    >>> arguments_of("king-log-energy")
    ('you', 'monster', 'amount', 'total')
    """
    return tuple(dict.fromkeys(in_order(patterns_of(key)[attribute])))


@functools.cache
def arguments_of_all(prefix: str) -> frozenset[str]:
    """The names of the arguments that any of the package's own messages with a prefix, or its attributes, needs.

    >>> "energy" in arguments_of_all("king-ask-"), "energi" in arguments_of_all("king-ask-")
    (True, False)
    """
    return frozenset(
        name
        for key in own_names("en")
        if key.startswith(prefix)
        for attribute in patterns_of(key)
        for name in arguments_of(key, attribute)
    )
