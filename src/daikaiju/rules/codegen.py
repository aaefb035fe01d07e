"""Generates the bodies of dispatchers as source, so that the same plain code runs on every target.

A function is found by its number through a binary tree of comparisons; the cards of a moment are asked one after
another, in a function that is only called if the owner has one of them.
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from daikaiju.rules.cards import Keep, Piece
from daikaiju.rules.roster import INTERJECTING
from daikaiju.rules.sets import WORD
from daikaiju.rules.source import run_source

if TYPE_CHECKING:
    from daikaiju.rules.rulebook import Moment, Rulebook

Rule = Callable[..., object]
INDENT = "    "
FEWEST_ARGUMENTS = {"each": 2, "any": 2, "collect": 2, "fold": 3, "chosen": 3, "route": 2, "one": 2}
"""The kinds of moments: each card acts, any of them says yes, those that do are collected, each changes a number, the
one chosen by its option acts, one acts or answers. A moment takes the record and whose cards are asked; a number, an
option or the card comes last."""

ASKING = "cards__"
"""Before the name of a moment: the function that asks the cards."""


def parameters(rule: Rule) -> list[str]:
    return list(inspect.signature(rule).parameters)


def compile_function(filename: str, name: str, lines: Iterable[str], namespace: dict[str, Any]) -> types.FunctionType:
    """The function that generated lines define; tracebacks show them under the file name."""
    run_source(filename, "\n".join(lines) + "\n", namespace)
    function = namespace[name]
    assert isinstance(function, types.FunctionType)
    return function


def filename_of(game: str, kind: str, name: str) -> str:
    """What tracebacks call the source of a dispatcher.

    >>> filename_of("king", "moment", "add_claws")
    '<daikaiju king moment add_claws>'
    """
    return f"<daikaiju {game} {kind} {name}>"


def tree(variable: str, leaves: Sequence[tuple[int, list[str]]], depth: int) -> list[str]:
    """Lines that choose among numbered leaves by bisection."""
    if len(leaves) == 1:
        return [INDENT * depth + line for line in leaves[0][1]]
    half = len(leaves) // 2
    return [
        f"{INDENT * depth}if {variable} < {leaves[half][0]}:",
        *tree(variable, leaves[:half], depth + 1),
        f"{INDENT * depth}else:",
        *tree(variable, leaves[half:], depth + 1),
    ]


def write_numbered(
    game: str, name: str, taken: tuple[str, ...], variable: str, arguments: tuple[str, ...], rules: Mapping[int, Rule]
) -> types.FunctionType:
    """A function that runs the rule with a number, passing as many of the arguments as the rule takes.

    Arguments may be expressions on the record. Those read from narrow fields are widened by adding 0, so that compilers
    make one form of each rule rather than one for every width of its arguments.
    """
    namespace: dict[str, Any] = {"__name__": __name__}
    leaves = []
    for number, rule in sorted(rules.items()):
        local = f"_{number}_{rule.__name__}"
        namespace[local] = rule
        passed = arguments[: len(parameters(rule)) - 1]
        leaves.append((number, [f"{local}({', '.join(('g', *passed))})"]))
    header = f"def {name}({', '.join(taken)}):"
    filename = filename_of(game, "dispatcher", name)
    return compile_function(filename, name, [header, *tree(variable, leaves, 1)], namespace)


def write_moment(book: Rulebook, moment: Moment, pieces: Sequence[type[Piece]]) -> None:
    """Give a moment's stub its body: ask every card that responds, in each edition's own way."""
    write = write_routing if moment.how in ("route", "one") else write_asking
    lines = write(book, moment, pieces)
    namespace: dict[str, Any] = {}
    stub, asking = moment.stub, ASKING + moment.name
    filename = filename_of(book.title, "moment", moment.name)
    stub.__code__ = compile_function(filename, moment.name, lines, namespace).__code__
    if asking in namespace:
        stub.__globals__[asking] = types.FunctionType(namespace[asking].__code__, stub.__globals__, asking)


def function(moment: Moment, name: str, body: Iterable[str], result: str) -> list[str]:
    """A function with the arguments of a moment."""
    header = f"def {name}({', '.join(parameters(moment.stub))}):"
    return [header, *(INDENT + line for line in (*body, f"return {result}".rstrip()))]


def by_edition(bodies: Sequence[list[str]]) -> list[str]:
    """The lines that all editions share, or those of each edition."""
    if len({tuple(body) for body in bodies}) == 1:
        return bodies[0]
    lines = []
    for number, body in enumerate(bodies):
        lines.append(f"{'if' if number == 0 else 'elif'} g.edition == {number}:")
        lines += [INDENT + line for line in body or ["pass"]]
    return lines


def write_asking(book: Rulebook, moment: Moment, pieces: Sequence[type[Piece]]) -> list[str]:
    """A moment's body, and beside it the function that asks each owned card that responds.

    Nearly always there is none. So the body only tests for that, and is small enough for compilers to put it into every
    place that calls it.
    """
    ways = [responding(moment, pieces, edition) for edition in book.editions]
    taken = parameters(moment.stub)
    result = {"fold": taken[-1], "any": "False", "collect": "False"}.get(moment.how, "")
    if not any(ways):
        return function(moment, moment.name, (), result)
    call = f"{ASKING}{moment.name}({', '.join(taken)})"
    words = members(n for way in ways for n, _, _ in way)
    owned = (f"g.powers[{place_of(book, taken[1], word)}] & {words[word]}" for word in sorted(words))
    guard = function(moment, moment.name, (f"if {' or '.join(owned)}:", f"{INDENT}return {call}"), result)
    body = by_edition([ask_each(book, moment, *way) for way in zip(ways, book.editions, strict=True)])
    if moment.how == "collect":
        body, result = ["found = False", *body], "found"
    return [*guard, "", "", *function(moment, ASKING + moment.name, body, result)]


def responding(moment: Moment, pieces: Sequence[type[Piece]], edition: str) -> list[tuple[int, type[Piece], Rule]]:
    """The Keep cards that respond to a moment, by number, in the order in which they are asked."""
    hooks = [(n, card, card.value(moment.asks, edition)) for n, card in enumerate(pieces) if issubclass(card, Keep)]
    hooks = [(n, card, hook) for n, card, hook in hooks if hook is not None]
    return sorted(hooks, key=lambda entry: place_in(moment.order, entry[1].id))


def ask_each(book: Rulebook, moment: Moment, cards: list[tuple[int, type[Piece], Rule]], edition: str) -> list[str]:
    """Lines that ask each of some cards if the owner has it."""
    owner = parameters(moment.stub)[1]
    words = sorted({n // WORD for n, _, _ in cards})
    lines = [f"{powers(book, word)} = g.powers[{place_of(book, owner, word)}]" for word in words]
    for n, card, hook in cards:
        asked = [(n, f"g.where[{n}] == {owner}")]
        if book.copies_by_mimic and n:
            asked.append((0, f"g.mimicked == {n} and g.where[0] == {owner}"))
        lines.append(f"if {powers(book, n // WORD)} & {1 << n % WORD}:")
        for acting, owned in asked:
            call = call_of(card, moment.asks, edition, hook, acting, moment.stub.__globals__)
            condition = owned
            if moment.how == "chosen":
                may = card.value(INTERJECTING, edition)
                condition += f" and {call_of(card, INTERJECTING, edition, may, acting, moment.stub.__globals__)}"
            number = moment.numbers.get(card.id, moment.first + acting)
            lines += [INDENT + line for line in asked_once(moment, call, number, condition)]
    return lines


def call_of(card: type[Piece], name: str, edition: str, hook: Rule, acting: int, namespace: dict[str, Any]) -> str:
    """The call of a card's function, for the card itself or for the Mimic that acts as it."""
    arguments = (str(acting) if taken == "card" else taken for taken in parameters(hook))
    return f"{local_name(card, name, edition, hook, namespace)}({', '.join(arguments)})"


def powers(book: Rulebook, word: int) -> str:
    """The local name of one word of the owner's powers."""
    return "powers" if book.words == 1 else f"powers_{word}"


def place_of(book: Rulebook, owner: str, word: int) -> str:
    """Where that word is in the record."""
    return owner if book.words == 1 else f"{owner} * {book.words} + {word}"


def members(cards: Iterable[int]) -> dict[int, int]:
    """A set of cards, by its words."""
    found: dict[int, int] = {}
    for card in cards:
        found[card // WORD] = found.get(card // WORD, 0) | 1 << card % WORD
    return found


def asked_once(moment: Moment, call: str, number: int, condition: str) -> list[str]:
    """Lines that ask one copy of a card, with its answer in the form the moment wants."""
    taken = parameters(moment.stub)
    if moment.how == "fold":
        return [f"if {condition}:", f"{INDENT}{taken[-1]} = {call}"]
    if moment.how == "any":
        return [f"if {condition} and {call}:", f"{INDENT}return True"]
    if moment.how == "collect":
        put = [f"g.{moment.into}[{number // WORD}] |= {1 << number % WORD}", "found = True"]
        if moment.into == "options" and number >= WORD:
            put.append("g.beyond = 1")
        return [f"if {condition} and {call}:", *(INDENT + line for line in put)]
    if moment.how == "chosen":
        return [f"if {taken[-1]} == {number} and {condition}:", f"{INDENT}{call}", f"{INDENT}return"]
    return [f"if {condition}:", f"{INDENT}{call}"]


def write_routing(book: Rulebook, moment: Moment, pieces: Sequence[type[Piece]]) -> list[str]:
    """The body of a moment that concerns one piece."""
    bodies = [write_route(moment, pieces, edition) for edition in book.editions]
    return function(moment, moment.name, by_edition(bodies), "0" if moment.how == "one" else "")


def write_route(moment: Moment, pieces: Sequence[type[Piece]], edition: str) -> list[str]:
    """Lines that run the one piece named by the last argument of the moment, or return what it answers or holds."""
    variable = parameters(moment.stub)[-1]
    leaves: list[tuple[int, list[str]]] = []
    for number, piece in enumerate(pieces):
        hook = piece.value(moment.name, edition)
        if callable(hook):
            local = local_name(piece, moment.name, edition, hook, moment.stub.__globals__)
            line = f"{local}({', '.join(parameters(hook))})"
        else:
            line = str(int(hook or 0))
        lines = [f"return {line}" if moment.how == "one" else line if callable(hook) else "pass"]
        if not leaves or leaves[-1][1] != lines:
            leaves.append((number, lines))
    return tree(variable, leaves, 0)


def write_reading(game: str, stub: types.FunctionType, readings: Sequence[Rule]) -> None:
    """Give a rule's stub its body: the reading of the record's edition."""
    arguments = ", ".join(parameters(stub))
    lines = [f"def {stub.__name__}({arguments}):"]
    for number, rule in enumerate(readings):
        name = f"{stub.__name__}__{number}"
        stub.__globals__[name] = rule
        last = number == len(readings) - 1
        lines += (
            [f"{INDENT}return {name}({arguments})"]
            if last
            else [
                f"{INDENT}if g.edition == {number}:",
                f"{INDENT * 2}return {name}({arguments})",
            ]
        )
    filename = filename_of(game, "reading", stub.__name__)
    stub.__code__ = compile_function(filename, stub.__name__, lines, dict(stub.__globals__)).__code__


def local_name(piece: type[Piece], moment: str, edition: str, hook: Rule, namespace: dict[str, Any]) -> str:
    """Put a piece's function into the namespace of the moments under a name of its own."""
    name = f"{piece.id}__{moment}"
    if namespace.get(name, hook) is not hook:
        name = f"{name}__{edition}"
    namespace[name] = hook
    return name


def place_in(order: tuple[str, ...], card: str) -> int:
    return order.index(card) if card in order else len(order)
