"""Which arguments the messages of the Fluent files need, so that a message carries those and nothing else.

All languages use the same arguments (tests ensure that), so English stands for all. Languages with cases may ask for a
form of an argument: `$monster-of` is the genitive of `$monster`.
"""

from __future__ import annotations

import functools

from fluent.syntax.ast import MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from daikaiju.words import load, own_names

CASES = ("of", "to", "whom")
"""The cases in which a name can be asked for: genitive, dative and accusative. The forms are attributes of the name."""


def without_case(name: str) -> str:
    """The argument of which a form is asked for.

    >>> [without_case(name) for name in ("monster-of", "monster", "to")]
    ['monster', 'monster', 'to']
    """
    argument, _, case = name.rpartition("-")
    return argument if argument and case in CASES else name


class Variables(Visitor):
    """Collects the arguments of a pattern, and of the messages it quotes, in order of appearance."""

    def __init__(self) -> None:
        self.names: dict[str, None] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # named by fluent.syntax
        self.names[node.id.name] = None

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  # named by fluent.syntax
        self.names |= dict.fromkeys(arguments_of(node.id.name, node.attribute and node.attribute.name))


@functools.cache
def has_attribute(key: str, attribute: str) -> bool:
    """Whether a message has an attribute of this name."""
    bundle = load("en")
    return bundle.has_message(key) and attribute in bundle.get_message(key).attributes


@functools.cache
def arguments_of(key: str, attribute: str | None = None) -> tuple[str, ...]:
    """The names of the arguments that a message, or one of its attributes, needs.

    >>> arguments_of("king-log-energy")
    ('you', 'monster', 'amount', 'total')
    """
    message = load("en").get_message(key)
    pattern = message.value if attribute is None else message.attributes[attribute]
    variables = Variables()
    if pattern is not None:
        variables.visit(pattern)
    return tuple(variables.names)


@functools.cache
def arguments_of_all(prefix: str) -> frozenset[str]:
    """The names of the arguments that any of the package's own messages with a prefix, or its attributes, needs.

    >>> "energy" in arguments_of_all("king-ask-"), "energi" in arguments_of_all("king-ask-")
    (True, False)
    """
    bundle = load("en")
    return frozenset(
        name
        for key in own_names("en")
        if key.startswith(prefix)
        for attribute in (None, *bundle.get_message(key).attributes)
        for name in arguments_of(key, attribute)
    )
