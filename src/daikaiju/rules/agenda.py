"""The agenda: a stack of frames inside the state (what to do, for whom, with what numbers), and the question asked now.

Running a game is taking the top frame and doing it, until somebody must answer. A question carries the choices that are
legal as a set of bits (`options`) and, where there are too many for bits, as a number of further ones (`spread`).
"""

from daikaiju.rules.record import arrays, integers

NOBODY = -1
CHANCE = -2
NOTHING = 0
GAME_OVER = -1
NO_CARD = -1
SPREAD = 64
"""Choices from here on are the numbered ones of `spread`; those below are bits of `options`."""

DEPTH = 40

AGENDA_FIELDS = [
    *integers("i8", "seed", "options", "spread"),
    *integers("i2", "asking", "player", "asked_a", "asked_b", "depth"),
    *integers("i1", "over"),
    *arrays("i2", DEPTH, "todo_a", "todo_b"),
    *arrays("u1", DEPTH, "todo"),
    *arrays("i1", DEPTH, "todo_who"),
]


def push(g, frame, who=0, a=0, b=0):
    """Put a frame on top of the agenda: it is done before everything pushed earlier."""
    top = g.depth
    g.todo[top] = frame
    g.todo_who[top] = who
    g.todo_a[top] = a
    g.todo_b[top] = b
    g.depth = top + 1


def push_phases(g, me, phases):
    """Put the phases of a turn on the agenda, the first one on top."""
    for phase in reversed(phases):
        push(g, phase, me)


def in_written_order(g, since):
    """Turn round what was pushed above a depth, so that it happens in the order in which it was pushed."""
    low = since
    high = g.depth - 1
    while low < high:
        g.todo[low], g.todo[high] = g.todo[high], g.todo[low]
        g.todo_who[low], g.todo_who[high] = g.todo_who[high], g.todo_who[low]
        g.todo_a[low], g.todo_a[high] = g.todo_a[high], g.todo_a[low]
        g.todo_b[low], g.todo_b[high] = g.todo_b[high], g.todo_b[low]
        low += 1
        high -= 1


def ask(g, decision, who, options, a=0, b=0, spread=0):
    """Stop and ask `who`; the answer runs the decision's own function with the numbers a and b."""
    g.asking = decision
    g.player = who
    g.options = options
    g.spread = spread
    g.asked_a = a
    g.asked_b = b


def ask_chance(g, decision, outcomes, a=0, b=0):
    """Stop and ask Chance for one of so many equally likely outcomes."""
    ask(g, decision, CHANCE, 0, a, b, outcomes)


def finish(g):
    """The game is over: nothing more will be asked."""
    g.over = 1
    g.depth = 0
    ask(g, GAME_OVER, NOBODY, 0)


def is_legal(g, choice):
    if choice >= SPREAD:
        return choice - SPREAD < g.spread
    return choice >= 0 and (g.options >> choice) & 1 == 1


def is_forced(g):
    """True when the question has only one answer, so that nobody needs to be asked."""
    if g.spread:
        return g.spread == 1 and g.options == 0
    return g.options & (g.options - 1) == 0


def has(bits, place):
    return (bits >> place) & 1 == 1


def lowest_bit(bits):
    place = 0
    while (bits >> place) & 1 == 0:
        place += 1
    return place


def count_bits(bits):
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def count_choices(g):
    return g.spread + count_bits(g.options)


def nth_choice(g, n):
    """The n-th legal choice: the numbered ones first, then the options from the lowest bit up."""
    if n < g.spread:
        return SPREAD + n
    bits = g.options
    for _ in range(n - g.spread):
        bits &= bits - 1
    return lowest_bit(bits)
