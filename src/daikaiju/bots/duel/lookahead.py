"""What an answer leads to: the rules carry it out on a copy of the record, and the position is evaluated."""

from __future__ import annotations

from daikaiju.bots.duel.evaluation import worth
from daikaiju.rules import duel
from daikaiju.rules.agenda import CHANCE, close_question, is_legal, push_phases
from daikaiju.rules.answers import FIRST
from daikaiju.rules.duel.state import MOST_DICE, POWER, TRACKS, State
from daikaiju.rules.duel.turns import PHASES
from daikaiju.text.duel import VOCABULARY

MOST_STEPS = 60
TURNING_POINTS = ("buy", "roll", "spend_dice_tokens")
"""Questions at which the effect of an earlier answer is complete."""


def worth_after(g: State, me: int, choice: int) -> float:
    """The worth of the position once a choice has taken effect."""
    after = silent_copy(g)
    duel.take(after, choice)
    settle(after, g.turn)
    return worth(after, me)


def silent_copy(g: State) -> State:
    """A copy that logs nothing."""
    after = g.copy()
    after.log = None
    return after


def settle(g: State, turn: int) -> None:
    """Run on until the next real choice or the end of the turn; on the way everyone gives the usual answer."""
    duel.advance(g)
    for _ in range(MOST_STEPS):
        if g.over or g.turn != turn or VOCABULARY.decision(g).name in TURNING_POINTS:
            return
        duel.take(g, usual_answer(g))
        duel.advance(g)


def usual_answer(g: State) -> int:
    """Use the power while possible; otherwise decline, or take the first choice."""
    decision = VOCABULARY.decision(g).name
    if g.player != CHANCE:
        if decision == "resolve" and is_legal(g, FIRST + POWER):
            return FIRST + POWER
        if decision == "pull_marker":
            return max(range(FIRST, FIRST + TRACKS), key=lambda choice: worth_after(g, g.player, choice))
        if decision in ("multiply", "put_again"):
            return FIRST
    return VOCABULARY.default_choice(g)


def worth_of_dice(g: State, me: int, dice: list[int]) -> float:
    """The worth of the position when these dice, and no others, are resolved in my turn."""
    table = silent_copy(g)
    table.depth = 0
    close_question(table)
    table.spread = 0
    table.active = me
    table.dice_count = len(dice)
    table.dice = [*dice, *([0] * (MOST_DICE - len(dice)))]
    push_phases(table, me, PHASES["resolve"])
    settle(table, g.turn)
    return worth(table, me)
