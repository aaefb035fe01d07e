"""What an answer leads to: the rules carry it out on a copy of the record, and the position is evaluated."""

from __future__ import annotations

from daikaiju.bots.king.evaluation import EXTRA_TURN, Evaluation
from daikaiju.rules import king
from daikaiju.rules.agenda import CHANCE, NO_CARD, close_question, push_phases
from daikaiju.rules.answers import FIRST
from daikaiju.rules.king.buying import price
from daikaiju.rules.king.state import State
from daikaiju.rules.king.turns import PHASES
from daikaiju.rules.market import SLOTS
from daikaiju.text.king import VOCABULARY

MOST_STEPS = 40
PLENTY = 40


def worth_after(by: Evaluation, g: State, me: int, choice: int) -> float:
    """The worth of the position once a choice has taken effect; anyone asked on the way declines."""
    after = g.copy()
    king.take(after, choice)
    settle(after, me, g.turn)
    extra = EXTRA_TURN if after.turn > g.turn and after.active == me and not after.over else 0.0
    return by.worth(after, me) + extra


def settle(g: State, me: int, turn: int) -> None:
    """Run on until I am asked again, the turn is over, or the active monster goes on with its own turn."""
    king.advance(g)
    for _ in range(MOST_STEPS):
        if g.over or g.turn != turn or g.player == me or (g.player == g.active and g.player != CHANCE):
            return
        king.take(g, VOCABULARY.default_choice(g))
        king.advance(g)


def purchase_gains(by: Evaluation, g: State, me: int) -> list[tuple[int, float]]:
    """For each market card its price and what buying it would be worth, whether or not it is affordable."""
    table = g.copy()
    table.depth = 0
    close_question(table)
    table.active = me
    table.energy[me] += PLENTY
    push_phases(table, me, PHASES["buy"])
    king.advance(table)
    before = by.worth(table, me)
    gains = []
    for slot in range(SLOTS):
        card = g.market[slot]
        if card != NO_CARD:
            gains.append((price(g, me, card), worth_after(by, table, me, FIRST + slot) - before))
    return gains
