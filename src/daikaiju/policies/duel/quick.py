"""The policy `quick` of the Duel: an honest heuristic in whole numbers, fast enough for simulations."""

from __future__ import annotations

from daikaiju.policies.duel.cards import best_purchase
from daikaiju.policies.duel.dice import dice_to_reroll, pull_worth
from daikaiju.rules.agenda import SPREAD, is_legal
from daikaiju.rules.answers import FIRST, PASS
from daikaiju.rules.duel.buying import buy
from daikaiju.rules.duel.cards.camouflage import hide
from daikaiju.rules.duel.cards.hibernation import wake
from daikaiju.rules.duel.cards.in_shape import pose
from daikaiju.rules.duel.cards.lightning_speed import strike
from daikaiju.rules.duel.cards.made_in_a_lab import buy_early
from daikaiju.rules.duel.cards.superconductor import conduct
from daikaiju.rules.duel.gains import most_life
from daikaiju.rules.duel.monsters.alienoid import put_again, put_symbol
from daikaiju.rules.duel.monsters.gigazaur import pull_marker
from daikaiju.rules.duel.monsters.meka_dragon import multiply
from daikaiju.rules.duel.resolving import SYMBOLS_FOR_A_PULL, resolve
from daikaiju.rules.duel.rolling import roll, spend_dice_tokens
from daikaiju.rules.duel.state import (
    DESTRUCTION,
    DESTRUCTION_TRACK,
    FAME,
    FAME_TRACK,
    HEAL,
    MOST_DICE_TOKENS,
    POWER,
    SMASH,
    State,
    rival,
)
from daikaiju.rules.sets import lowest_member

RESTED = 2
"""A sleeping monster wakes when it lacks no more life than this."""


def quick(g: State) -> int:
    """The answer to the open question."""
    me = g.player + 0
    asked = g.asking
    if asked == roll:
        return SPREAD + dice_to_reroll(g, me)
    if asked == buy or asked == buy_early:
        return best_purchase(g, me)
    if asked == resolve:
        return FIRST + POWER if is_legal(g, FIRST + POWER) else PASS
    if asked == spend_dice_tokens:
        return all_tokens(g)
    if asked == put_symbol:
        return FIRST + best_symbol(g, me)
    if asked == pull_marker:
        return FIRST + best_track(g, me)
    if asked == wake:
        return FIRST if g.life[me] + RESTED >= most_life(g, me) else PASS
    if asked == put_again or asked == multiply or asked == strike or asked == hide or asked == conduct or asked == pose:
        return FIRST
    return usual(g)


def usual(g: State) -> int:
    """Decline, or take the first that is offered."""
    return PASS if is_legal(g, PASS) else lowest_member(g.options)


def all_tokens(g: State) -> int:
    """As many dice tokens as can be spent: more dice now are better than later."""
    choice = FIRST + MOST_DICE_TOKENS - 1
    while not is_legal(g, choice):
        choice -= 1
    return choice


def best_symbol(g: State, me: int) -> int:
    """A symbol that completes a pull; otherwise life, for me or against the rival."""
    if g.faces[FAME] + 1 >= SYMBOLS_FOR_A_PULL:
        return FAME
    if g.faces[DESTRUCTION] + 1 >= SYMBOLS_FOR_A_PULL:
        return DESTRUCTION
    return HEAL if g.life[me] < g.life[rival(me)] and g.life[me] < most_life(g, me) else SMASH


def best_track(g: State, me: int) -> int:
    return FAME_TRACK if pull_worth(g, me, FAME_TRACK) >= pull_worth(g, me, DESTRUCTION_TRACK) else DESTRUCTION_TRACK
