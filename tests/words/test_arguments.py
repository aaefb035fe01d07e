"""The arguments found in the texts are those that Fluent's own parser finds."""

from __future__ import annotations

from fluent.syntax.ast import MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from daikaiju.words import load, own_names
from daikaiju.words.arguments import arguments_of, has_attribute, patterns_of


class Variables(Visitor):
    """Collects the arguments of a pattern, and of the messages it quotes, in order of appearance."""

    def __init__(self) -> None:
        self.names: dict[str, None] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # named by fluent.syntax
        self.names[node.id.name] = None

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  # named by fluent.syntax
        self.names |= dict.fromkeys(
            parsed_arguments(node.id.name, None if node.attribute is None else node.attribute.name)
        )


def parsed_arguments(key: str, attribute: str | None) -> tuple[str, ...]:
    message = load("en").get_message(key)
    pattern = message.value if attribute is None else message.attributes[attribute]
    variables = Variables()
    if pattern is not None:
        variables.visit(pattern)
    return tuple(variables.names)


def test_every_message_and_attribute_needs_what_the_parser_finds() -> None:
    for key in own_names("en"):
        attributes = load("en").get_message(key).attributes
        assert patterns_of(key).keys() - {None} == attributes.keys()
        for attribute in (None, *attributes):
            assert arguments_of(key, attribute) == parsed_arguments(key, attribute), (key, attribute)


def test_a_message_that_does_not_exist_has_no_attributes() -> None:
    assert not has_attribute("no-such-message", "effect")
