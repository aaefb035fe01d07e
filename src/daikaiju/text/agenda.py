"""The agenda and the open question of a position, by name: a game can be written in the middle of any effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.errors import Problem
from daikaiju.rules.agenda import CHANCE, DEPTH, GAME_OVER, NOBODY, NOTHING, push
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
    frames = [[words.book.frames[g.todo[n]].name, g.todo_who[n], g.todo_a[n], g.todo_b[n]] for n in range(g.depth)]
    if g.over:
        return frames, OVER
    if g.asking == NOTHING:
        return frames, []
    asking = {
        "decision": words.decisions[g.asking].name,
        "of": "chance" if g.player == CHANCE else seats[g.player],
        "options": to_number(g.options),
        "spread": g.spread,
        "numbers": [g.asked_a, g.asked_b],
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
        push(g, parts[0].name("frame", names), *(part.number(-LIMIT, LIMIT - 1) for part in parts[1:]))
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
    g.asked_a, g.asked_b = (number.number(-LIMIT, LIMIT - 1) for number in numbers)
