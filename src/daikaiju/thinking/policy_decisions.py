"""How a policy answers a question: by what it prefers, and which dice to keep by exact dice, in the compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.arrays import Games, Values
from daikaiju.rules.agenda import SPREAD
from daikaiju.thinking.decisions import NOT_WEIGHED, SEED, begin_plan, finish_plan
from daikaiju.thinking.dice import best_keep
from daikaiju.thinking.network import MOST_SEATS, exponential
from daikaiju.thinking.policy import (
    OPTIONS,
    REROLL_ACTION,
    Policy,
    PolicyThought,
    canonical_action,
    canonical_reroll,
    forget_all,
    hope_ahead,
    logit,
    see,
    take_in,
    think,
)
from daikaiju.thinking.tree import NETWORK_NUMBER, POINT_OF_VIEW, Answer
from daikaiju.thinking.workspace import FINAL_ROLL, QUESTION, Workspace

if TYPE_CHECKING:
    from daikaiju.thinking.adapters.game_adapter import ROLL, forget, same_roll

LEAST = -1e30
BY_TASTE, BY_DICE = range(2)
"""How dice are kept: as the network prefers, or by exact dice and what it hopes for after each final Roll."""


def answer_by_policy(
    games: Games,
    place: int,
    way: int,
    work: Workspace,
    t: PolicyThought,
    net: Policy,
    number: int,
    answer: Answer,
) -> int:
    """The answer of a policy to the question at a place; how likely each option was is in `work.scores`."""
    work.root[QUESTION] = games[place]
    g = work.root[QUESTION]
    me = g.player + 0
    forget(g, me)
    g.seed = SEED
    forget_all(t)
    see(g, me, t)
    take_in(net, t, me)
    think(net, t, me)
    best = -1
    most = LEAST
    for choice in range(OPTIONS):
        work.scores[choice] = NOT_WEIGHED
    for choice in range(OPTIONS - 1):
        if (g.options[0] >> choice) & 1:
            work.scores[choice] = logit(net, t, canonical_action(g, me, net, t, choice))
            if work.scores[choice] > most:
                best = choice
                most = work.scores[choice]
    rerolls = g.spread if g.asking == ROLL else 0
    for mask in range(rerolls):
        rolled = canonical_reroll(g, t, mask)
        if rolled >= 0:
            wanted = logit(net, t, net.header[REROLL_ACTION] + rolled)
            if wanted > most:
                best = SPREAD + mask
                most = wanted
    if best < 0:
        return SPREAD
    for choice in range(OPTIONS - 1):
        if (g.options[0] >> choice) & 1:
            work.scores[choice] = exponential(work.scores[choice] - most)
    if best >= SPREAD and way == BY_DICE:
        hope_for_final_rolls(work, t, net, number, me, answer)
        best = SPREAD + best_keep(work.sets, work.plan, g.dice, g.dice_count, g.rolls_left)[0]
    return best


def hope_for_final_rolls(work: Workspace, t: PolicyThought, net: Policy, number: int, me: int, answer: Answer) -> None:
    """Find what can be hoped for after each multiset of dice as the final Roll of the question, once per turn."""
    work.tree.control[NETWORK_NUMBER] = number
    work.tree.control[POINT_OF_VIEW] = me
    if not begin_plan(work, work.plan, QUESTION):
        return
    g = work.root[FINAL_ROLL]
    sets, plan = work.sets, work.plan
    for multiset in range(sets.starts[g.dice_count], sets.starts[g.dice_count + 1]):
        if same_roll(g, sets.grown, sets.dice, multiset) != multiset:
            continue
        work.tree.states[0] = work.root[FINAL_ROLL]
        state = work.tree.states[0]
        for die in range(g.dice_count):
            state.dice[die] = sets.dice[multiset, die]
        answer(work.tree.states, 0, SPREAD)
        hope_ahead(work.tree.states, 0, net, t, answer)
        plan.final[multiset] = t.chances[me]
        for seat in range(MOST_SEATS):
            plan.chances[multiset, seat] = t.chances[seat]
    finish_plan(work, plan)


def hopes_in(
    games: Games, place: int, work: Workspace, t: PolicyThought, net: Policy, answer: Answer, chances: Values
) -> None:
    """Write every seat's chance to win in the position at a place; the record is left unchanged."""
    work.tree.states[0] = games[place]
    work.tree.states[0].seed = SEED
    forget_all(t)
    hope_ahead(work.tree.states, 0, net, t, answer)
    for seat in range(MOST_SEATS):
        chances[seat] = t.chances[seat]
