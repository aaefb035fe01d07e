"""How the greedy bot answers each question of the Duel.

It keeps the dice with the best expected worth. It tries most other answers on a copy of the record and gives the one
that leaves the best position.
"""

from __future__ import annotations

from collections.abc import Callable

from daikaiju.bots.duel.evaluation import worth
from daikaiju.bots.duel.lookahead import worth_after
from daikaiju.bots.duel.rolls import RollJudge
from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.answers import FIRST, INTERJECT, PASS
from daikaiju.rules.duel.buying import SWEEP
from daikaiju.rules.duel.gains import most_life
from daikaiju.rules.duel.resolving import SYMBOLS_FOR_A_PULL
from daikaiju.rules.duel.state import FAME, POWER, State
from daikaiju.text.duel import VOCABULARY

WORTH_THE_TROUBLE = 0.1
"""How much more than doing nothing an answer must promise."""

SWEEPS_WITH = 7
"""How much energy it takes to replace a row with no wanted card."""

RESTED = 0.7
"""The fraction of its life at which a monster wakes up."""


def best_choice(g: State) -> int:
    """The answer to the open question."""
    me = g.player
    choices = VOCABULARY.answers(g)
    if not choices:
        return INTERJECT
    answer = ANSWERS.get(VOCABULARY.decision(g).name, try_all)
    return choices[0] if len(choices) == 1 else answer(g, me, choices)


def try_all(g: State, me: int, choices: list[int]) -> int:
    """The choice that leads to the best position; doing nothing if that is as good."""
    return max(choices, key=lambda choice: worth_after(g, me, choice) + (WORTH_THE_TROUBLE if choice == PASS else 0.0))


def keep_dice(g: State, me: int, choices: list[int]) -> int:
    """Reroll what promises more."""
    return SPREAD + RollJudge(g, me).best_reroll(g.rolls_left)


def spend_all(g: State, me: int, choices: list[int]) -> int:
    """More dice now are better than later."""
    return max(choices)


def fame_dice(g: State, me: int, choices: list[int]) -> int:
    """Fame that pulls nothing may become anything else."""
    fame = list(g.dice[: g.dice_count]).count(FAME)
    return PASS if fame >= SYMBOLS_FOR_A_PULL else max(choices)


def put_symbol(g: State, me: int, choices: list[int]) -> int:
    return FIRST + RollJudge(g, me).best_symbol()


def accept(g: State, me: int, choices: list[int]) -> int:
    """Always accept what costs nothing."""
    return FIRST


def resolve(g: State, me: int, choices: list[int]) -> int:
    """The power first, then the rest in the usual order."""
    return FIRST + POWER if FIRST + POWER in choices else PASS


def wake(g: State, me: int, choices: list[int]) -> int:
    return FIRST if g.life[me] >= RESTED * most_life(g, me) else PASS


def buy(g: State, me: int, choices: list[int]) -> int:
    """Buy what makes the position better; replace a row nobody wants when there is energy to spare."""
    before = worth(g, me)
    gains = {choice: worth_after(g, me, choice) - before for choice in choices if choice not in (PASS, SWEEP)}
    best = max(gains, key=lambda choice: gains[choice], default=PASS)
    if gains.get(best, 0.0) > WORTH_THE_TROUBLE:
        return best
    return SWEEP if SWEEP in choices and g.energy[me] >= SWEEPS_WITH else PASS


ANSWERS: dict[str, Callable[[State, int, list[int]], int]] = {
    "roll": keep_dice,
    "roll_fame_dice": fame_dice,
    "spend_dice_tokens": spend_all,
    "put_symbol": put_symbol,
    "put_again": accept,
    "resolve": resolve,
    "multiply": accept,
    "strike": accept,
    "hide": accept,
    "wake": wake,
    "buy": buy,
    "buy_early": buy,
}
