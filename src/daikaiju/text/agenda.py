"""The agenda and the open question of a position, by name: a game can be written in the middle of any effect."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from daikaiju.errors import Problem
from daikaiju.rules.agenda import CHANCE, DEPTH, GAME_OVER, NOBODY, NOTHING, push
from daikaiju.rules.codegen import parameters
from daikaiju.rules.rulebook import Decision, Frame, Rule
from daikaiju.rules.sets import WORD, from_number, to_number
from daikaiju.rules.table import Table
from daikaiju.text.reading import Node

if TYPE_CHECKING:
    from daikaiju.text.vocabulary import Vocabulary

LIMIT = 1 << 15
OVER = "over"
"""What stands for the question when there is no longer one."""


def write_agenda(g: Table, words: Vocabulary, seats: list[str]) -> tuple[list[list[str | int]], object]:
    """The frames from the bottom up, each as its name and numbers, and the question being asked."""
    frames: list[list[str | int]] = []
    for n in range(g.depth):
        frame = words.book.frames[g.todo[n]]
        frames.append([frame.name, g.todo_who[n], *written_numbers(words, frame, g.todo_a[n], g.todo_b[n])])
    if g.over:
        return frames, OVER
    if g.asking == NOTHING:
        return frames, []
    asking = {
        "decision": words.decisions[g.asking].name,
        "of": "chance" if g.player == CHANCE else seats[g.player],
        "options": to_number(g.options),
        "spread": g.spread,
        "numbers": written_numbers(words, words.decisions[g.asking], g.asked_a, g.asked_b),
    }
    return frames, asking


def read_agenda(g: Table, words: Vocabulary, seats: list[str], frames: Node, asking: Node | None) -> None:
    """Put the frames back and ask the same question again."""
    names = [frame.name for frame in words.book.frames]
    entries = frames.items()
    if len(entries) > DEPTH:
        raise frames.wrong(Problem("file-too-many-frames", frames=len(entries), most=DEPTH))
    for entry in entries:
        parts = entry.items()
        if len(parts) != 4:
            raise entry.wrong(Problem("file-no-frame"))
        frame = words.book.frames[parts[0].name("frame", names)]
        who, a, b = (part.number(-LIMIT, LIMIT - 1) for part in parts[1:])
        push(g, frame, who, *read_numbers(words, frame, a, b))
    if asking is None:
        return
    if asking.value == OVER:
        g.over = 1
        g.asking = GAME_OVER
        g.player = NOBODY
        return
    parts_of = asking.mapping(("decision", "of", "options", "spread", "numbers"))
    for key in ("decision", "of", "options", "spread", "numbers"):
        if key not in parts_of:
            raise asking.wrong(Problem("file-no-question", key=key))
    decisions = [decision.name for decision in words.book.decisions]
    g.asking = parts_of["decision"].name("decision", decisions) + 1
    who = parts_of["of"].name("player", ["chance", *seats])
    g.player = CHANCE if who == 0 else who - 1
    from_number(parts_of["options"].number(0, (1 << WORD * len(g.options)) - 1), g.options)
    g.beyond = int(any(g.options[1:]))
    g.spread = parts_of["spread"].number(0, (1 << 62))
    numbers = parts_of["numbers"].items()
    if len(numbers) != 2:
        raise parts_of["numbers"].wrong(Problem("file-two-numbers"))
    a, b = (number.number(-LIMIT, LIMIT - 1) for number in numbers)
    g.asked_a, g.asked_b = read_numbers(words, words.decisions[g.asking], a, b)


def written_numbers(words: Vocabulary, rule: Frame | Decision, *numbers: int) -> list[int]:
    """The two numbers that a rule is given; a card's is its place in the order of joining, which always stays."""
    order = words.rules.state.ROSTER.in_order_of_joining
    return [order.index(n) if card and n in order else n for n, card in zip(numbers, cards_among(rule), strict=True)]


def read_numbers(words: Vocabulary, rule: Frame | Decision, *numbers: int) -> list[int]:
    """Such numbers as the record holds them."""
    order = words.rules.state.ROSTER.in_order_of_joining
    known = range(len(order))
    return [order[n] if card and n in known else n for n, card in zip(numbers, cards_among(rule), strict=True)]


def cards_among(rule: Frame | Decision) -> tuple[bool, bool]:
    """Whether each of the two numbers that a rule is given is a card's; a decision's come after the answer."""
    return named_card(rule.run, 3 if isinstance(rule, Decision) else 2)


@functools.cache
def named_card(rule: Rule, first: int) -> tuple[bool, bool]:
    taken = [*parameters(rule)[first:], "", ""]
    return taken[0] == "card", taken[1] == "card"
