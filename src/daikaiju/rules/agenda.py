"""The agenda: a stack of frames inside the state (what to do, for whom, with what numbers), and the question asked now.

To run a game, take the top frame and do it, until someone must answer. A question carries its legal choices as a set
(`options`) and, where they are merely counted, as a number of further ones (`spread`). Options may be put into the set
one by one before the question is asked (`offer`); otherwise it is empty. Nearly all questions offer nothing beyond the
first word of the set, and `beyond` says so: only those that do pay for the other words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from daikaiju.rules.bits import count_bits, lowest_bit
from daikaiju.rules.record import Record, int8, int16, int64, uint8
from daikaiju.rules.sets import (
    WORD,
    at_most_one,
    contains,
    count_members,
    empty,
    include,
    lowest_member,
    nth_member,
    words_for,
)

NOBODY = -1
CHANCE = -2
NOTHING = 0
GAME_OVER = -1
NO_CARD = -1
SPREAD = 1 << 12
"""Choices from here on are the numbered ones of `spread`; those below are members of `options`."""

DEPTH = 40
ROOM = DEPTH + 1
"""How many frames the agenda holds; one more place takes those for which there is no room, and then the game stops."""

FINISHED, STOPPED = 1, 2
"""How a game may be over: played to its end, or stopped because more was to be done than the agenda holds."""


WORDS = 2
"""How many words a question's options have at least: room for more Keep cards than any box holds."""


def words_of_options(options: Iterable[int]) -> int:
    """How many words hold a game's options, which are numbered up to the largest of these."""
    return max(WORDS, words_for(max(options) + 1))


class Agenda(Record):
    """The part of the record that every game has: what is still to be done, and what is asked."""

    seed: int = int64()
    options: list[int] = int64(WORDS)
    spread: int = int64()
    asking: int = int16()
    player: int = int16()
    asked_a: int = int16()
    asked_b: int = int16()
    asked_by: int
    depth: int = int16()
    over: int = int8()
    beyond: int = int8()
    todo_a: list[int] = int16(ROOM)
    todo_b: list[int] = int16(ROOM)
    todo: list[int] = uint8(ROOM)
    todo_who: list[int] = int8(ROOM)


def push(g: Agenda, frame: int, who: int = 0, a: int = 0, b: int = 0) -> None:
    """Put a frame on top of the agenda: it is done before everything pushed earlier."""
    top = g.depth
    if top > DEPTH:
        top = DEPTH
    g.todo[top] = frame
    g.todo_who[top] = who
    g.todo_a[top] = a
    g.todo_b[top] = b
    g.depth = top + 1


def push_phases(g: Agenda, me: int, phases: Sequence[int]) -> None:
    """Put the phases of a turn on the agenda, the first one on top."""
    for phase in reversed(phases):
        push(g, phase, me)


def in_written_order(g: Agenda, since: int) -> None:
    """Reverse what was pushed above a depth, so that it happens in the order in which it was pushed."""
    low = since
    high = g.depth - 1
    while low < high:
        g.todo[low], g.todo[high] = g.todo[high], g.todo[low]
        g.todo_who[low], g.todo_who[high] = g.todo_who[high], g.todo_who[low]
        g.todo_a[low], g.todo_a[high] = g.todo_a[high], g.todo_a[low]
        g.todo_b[low], g.todo_b[high] = g.todo_b[high], g.todo_b[low]
        low += 1
        high -= 1


def is_due(g: Agenda, frame: int) -> bool:
    """Whether a frame of a kind is on the agenda."""
    for place in range(g.depth):
        if g.todo[place] == frame:
            return True
    return False


def drop(g: Agenda, frame: int) -> None:
    """Take every frame of a kind off the agenda, wherever it lies; from a full one nothing, because the game stops."""
    if g.depth > DEPTH:
        return
    kept = 0
    for place in range(g.depth):
        if g.todo[place] != frame:
            g.todo[kept] = g.todo[place]
            g.todo_who[kept] = g.todo_who[place]
            g.todo_a[kept] = g.todo_a[place]
            g.todo_b[kept] = g.todo_b[place]
            kept += 1
    g.depth = kept


def offer(g: Agenda, option: int) -> None:
    """Make an option part of the next question."""
    if option < WORD:
        g.options[0] |= 1 << option
    else:
        include(g.options, option)
        g.beyond = 1


def ask(g: Agenda, decision: int, who: int, options: int, a: int = 0, b: int = 0, spread: int = 0) -> None:
    """Stop and ask `who`; the answer runs the decision's own function with the numbers a and b.

    `options` are bits, and join what has already been offered.
    """
    g.asking = decision
    g.player = who
    if options:
        g.options[0] |= options
    g.spread = spread
    g.asked_a = a
    g.asked_b = b


def ask_chance(g: Agenda, decision: int, outcomes: int, a: int = 0, b: int = 0) -> None:
    """Stop and ask Chance for one of so many equally likely outcomes."""
    ask(g, decision, CHANCE, 0, a, b, outcomes)


def finish(g: Agenda) -> None:
    """The game has been played to its end: nothing more will be asked."""
    g.over = FINISHED
    g.depth = 0
    ask(g, GAME_OVER, NOBODY, 0)


def stop(g: Agenda) -> None:
    """More is to be done than the agenda holds, so the game cannot go on; whoever drives it reports that."""
    finish(g)
    g.over = STOPPED


def close_question(g: Agenda) -> None:
    """Nobody is asked anything, and nothing is offered."""
    g.asking = NOTHING
    g.beyond = 0
    empty(g.options)


def offers_any(g: Agenda) -> bool:
    """Whether any option is part of the question; numbered choices do not count."""
    return g.options[0] != 0 or g.beyond != 0


def is_legal(g: Agenda, choice: int) -> bool:
    if choice >= SPREAD:
        return choice - SPREAD < g.spread
    return 0 <= choice < len(g.options) * WORD and contains(g.options, choice)


def is_forced(g: Agenda) -> bool:
    """True when the question has only one answer, so that nobody needs to be asked."""
    if g.spread:
        return g.spread == 1 and not offers_any(g)
    bits = g.options[0]
    if bits & (bits - 1):
        return False
    return g.beyond == 0 or at_most_one(g.options)


def only_choice(g: Agenda) -> int:
    """The answer to a question that has only one."""
    return SPREAD if g.spread else lowest_member(g.options)


def count_choices(g: Agenda) -> int:
    if g.beyond:
        return g.spread + count_members(g.options)
    return g.spread + count_bits(g.options[0])


def nth_choice(g: Agenda, n: int) -> int:
    """The n-th legal choice: the numbered ones first, then the options from the lowest up."""
    if n < g.spread:
        return SPREAD + n
    if g.beyond:
        return nth_member(g.options, n - g.spread)
    bits = g.options[0]
    for _ in range(n - g.spread):
        bits &= bits - 1
    return lowest_bit(bits)
