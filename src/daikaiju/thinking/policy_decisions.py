"""How a policy answers a question, in the compiled subset: by what it prefers, by what it hopes for, or by both.

Which dice to keep is worked out exactly from what can be hoped for after each final Roll; after other answers, the turn
is played to its end a few times. Hopes are noisy, in the middle of a turn more than between turns, so questions that
hardly matter are passed by, and what the policy prefers counts too, as much as a weight says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.analysis.tables import FACES
from daikaiju.arrays import Games, Values
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.randomness import below
from daikaiju.rules.table import Table
from daikaiju.thinking.decisions import NOT_WEIGHED, SEED, begin_plan, finish_plan
from daikaiju.thinking.dice import MOST_ROLLS, number_of, plan_rolls
from daikaiju.thinking.network import MOST_SEATS, exponential
from daikaiju.thinking.policy import (
    LEAST,
    NOT_HOPED,
    OPTIONS,
    PLACES,
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
from daikaiju.thinking.tree import MOST_ANSWERS, NETWORK_NUMBER, POINT_OF_VIEW, Answer
from daikaiju.thinking.workspace import FINAL_ROLL, FOLLOWING, QUESTION, Workspace

if TYPE_CHECKING:
    from daikaiju.thinking.adapters.game_adapter import ROLL, forget, is_idle, same_roll, usual_answer

BY_TASTE, BY_DICE, BY_HOPES = range(3)
"""Which questions are answered by hopes as well as by preference: none, which dice to keep, or all of them."""

LIKELY = 0.02
"""Answers less likely than this are not looked at."""

SAMPLES = 4
"""How often Chance is tried for each answer."""

SURELY = 1e-9
"""How much better than an earlier choice another must be to replace it."""

MOST_STEPS = 400
"""How many answers and throws a game is played on for at most."""


def answer_by_policy(
    games: Games,
    place: int,
    way: int,
    weight: float,
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
    best = prefer(g, me, net, t, t.wanted)
    hope_for_nothing(t)
    for choice in range(OPTIONS):
        likely = best >= 0 and t.wanted[choice] > LEAST
        work.scores[choice] = exponential(t.wanted[choice] - t.wanted[best]) if likely else NOT_WEIGHED
    if best >= OPTIONS and way != BY_TASTE:
        hope_for_final_rolls(work, t, net, number, me, answer)
        hope_for_keeps(g, work, t)
        best = best_of(t, weight, best)
    elif best >= 0 and way == BY_HOPES:
        hope_for_options(work, t, net, me, best, answer)
        best = best_of(t, weight, best)
    return choice_at(best)


def choice_at(place: int) -> int:
    """The choice of a place among those of a question; all dice are kept where there is none."""
    return place if 0 <= place < OPTIONS else SPREAD + max(0, place - OPTIONS)


def hope_for_nothing(t: PolicyThought) -> None:
    """Forget what was hoped for after the choices of another question."""
    for place in range(PLACES):
        t.hoped[place] = NOT_HOPED


def prefer(g: Table, me: int, net: Policy, t: PolicyThought, wanted: Values) -> int:
    """Write how much each legal choice is preferred, and return the place of the favourite, or -1 if there is none."""
    see(g, me, t)
    take_in(net, t, me)
    think(net.answering, t, me)
    for place in range(PLACES):
        wanted[place] = LEAST
    for choice in range(OPTIONS - 1):
        if (g.options[0] >> choice) & 1:
            wanted[choice] = logit(net, t, canonical_action(g, me, net, t, choice))
    rerolls = g.spread if g.asking == ROLL else 0
    for mask in range(rerolls):
        rolled = canonical_reroll(g, t, mask)
        if rolled >= 0:
            wanted[OPTIONS + mask] = logit(net, t, net.header[REROLL_ACTION] + rolled)
    best = -1
    most = LEAST
    for place in range(OPTIONS + rerolls):
        if wanted[place] > most:
            best = place
            most = wanted[place]
    return best


def play_by_preference(
    states: Games, place: int, last: int, stops_at_rolls: bool, t: PolicyThought, net: Policy, answer: Answer
) -> None:
    """Play a position on to the first question of a turn, or about dice, with Chance as it comes."""
    g = states[place]
    for _ in range(MOST_STEPS):
        if g.over or g.turn >= last or (stops_at_rolls and g.asking == ROLL):
            break
        if g.player == CHANCE:
            answer(states, place, SPREAD + below(g, g.spread))
        else:
            answer(states, place, choice_at(prefer(g, g.player + 0, net, t, t.wanted_ahead)))


def pass_by_idle_questions(states: Games, place: int, turn: int, answer: Answer) -> None:
    """Play a position on to the next question that matters, or to the next turn, with Chance as it comes."""
    g = states[place]
    for _ in range(MOST_ANSWERS):
        if g.over or g.turn != turn or g.asking == ROLL:
            break
        if g.player == CHANCE:
            answer(states, place, SPREAD + below(g, g.spread))
        else:
            if not is_idle(g):
                break
            answer(states, place, usual_answer(g))


def best_of(t: PolicyThought, weight: float, favourite: int) -> int:
    """The place of the choice with the best sum of hope and weighted preference, of those that were looked at."""
    best = favourite
    most = LEAST
    for place in range(PLACES):
        if t.hoped[place] != NOT_HOPED:
            worth = t.hoped[place] + weight * (t.wanted[place] - t.wanted[favourite])
            if worth > most + SURELY:
                best = place
                most = worth
    return best


def hope_for_keeps(g: Table, work: Workspace, t: PolicyThought) -> None:
    """Write what can be hoped for after keeping dice in each way, by what final Rolls are worth."""
    sets, plan, count = work.sets, work.plan, g.dice_count + 0
    rolls = min(g.rolls_left + 0, MOST_ROLLS - 1)
    if rolls > 0:
        plan_rolls(sets, plan, count, rolls)
    for mask in range(g.spread):
        if t.wanted[OPTIONS + mask] > LEAST:
            kept = number_of(sets, g.dice, mask, count)
            if mask == 0:
                t.hoped[OPTIONS] = plan.final[kept]
            elif rolls > 0:
                t.hoped[OPTIONS + mask] = plan.kept[rolls - 1, kept]


def hope_for_options(work: Workspace, t: PolicyThought, net: Policy, me: int, favourite: int, answer: Answer) -> None:
    """Write what can be hoped for after each likely option, if more than one is: when the turn has ended, or dice have
    been rolled."""
    total = 0.0
    for place in range(PLACES):
        if t.wanted[place] > LEAST:
            total += exponential(t.wanted[place] - t.wanted[favourite])
    for choice in range(OPTIONS - 1):
        likely = t.wanted[choice] > LEAST and exponential(t.wanted[choice] - t.wanted[favourite]) > LIKELY * total
        if likely and total > 1.0 / (1.0 - LIKELY):
            hope_after(work, t, net, choice, SAMPLES, answer)
            t.hoped[choice] = work.tree.chances[me]


def hope_after(work: Workspace, t: PolicyThought, net: Policy, choice: int, samples: int, answer: Answer) -> int:
    """Write every seat's mean chance to win after an answer into the workspace's chances: when the turn has ended, or
    dice have been rolled. Returns how often dice came first."""
    rolled = 0
    forget_all(t)  # so that hopes do not depend on what was asked before
    for seat in range(MOST_SEATS):
        work.tree.chances[seat] = 0.0
    for sample in range(samples):
        work.tree.states[0] = work.root[QUESTION]
        g = work.tree.states[0]
        g.seed = SEED + 1000 * sample
        turn = g.turn + 0
        answer(work.tree.states, 0, choice)
        play_by_preference(work.tree.states, 0, turn + 1, True, t, net, answer)
        rolled += not g.over and g.turn == turn
        hope_ahead(work.tree.states, 0, net, t, answer)
        for seat in range(MOST_SEATS):
            work.tree.chances[seat] += t.chances[seat] / samples
    return rolled


def hope_for_final_rolls(work: Workspace, t: PolicyThought, net: Policy, number: int, me: int, answer: Answer) -> None:
    """Find what everybody can hope for after each multiset of dice as the final Roll of the question, once per turn.

    Where the dice are thrown instead, and no question follows, they fall like this.
    """
    work.tree.control[NETWORK_NUMBER] = number
    work.tree.control[POINT_OF_VIEW] = me
    if not begin_plan(work, work.plan, QUESTION):
        return
    g = work.root[FINAL_ROLL]
    sets, plan = work.sets, work.plan
    is_throw = g.player == CHANCE
    if is_throw:
        g.asked_a = (1 << g.dice_count) - 1
        g.spread = FACES**g.dice_count
    forget_all(t)  # so that a turn's hopes do not depend on what was asked before
    for multiset in range(sets.starts[g.dice_count], sets.starts[g.dice_count + 1]):
        if same_roll(g, sets.grown, sets.dice, multiset) != multiset:
            continue
        work.tree.states[0] = work.root[FINAL_ROLL]
        state = work.tree.states[0]
        fallen = 0
        for die in range(g.dice_count - 1, -1, -1):
            state.dice[die] = sets.dice[multiset, die]
            fallen = fallen * FACES + sets.dice[multiset, die]
        answer(work.tree.states, 0, SPREAD + fallen if is_throw else SPREAD)
        pass_by_idle_questions(work.tree.states, 0, g.turn + 0, answer)
        hope_ahead(work.tree.states, 0, net, t, answer)
        plan.final[multiset] = t.chances[me]
        for seat in range(MOST_SEATS):
            plan.chances[multiset, seat] = t.chances[seat]
    finish_plan(work, plan)


def final_rolls_in(
    games: Games,
    place: int,
    work: Workspace,
    t: PolicyThought,
    net: Policy,
    number: int,
    answer: Answer,
    chances: Values,
) -> int:
    """Write every seat's chance to win after each multiset of all dice as the final Roll, where dice are thrown or
    chosen: what `answer_by_policy` hopes for is the column of the player asked. The record is left unchanged."""
    work.root[QUESTION] = games[place]
    if work.root[QUESTION].player == CHANCE:
        work.root[FOLLOWING] = work.root[QUESTION]
        work.root[FOLLOWING].rolls_left = max(1, work.root[FOLLOWING].rolls_left)  # so that a question follows
        answer(work.root, FOLLOWING, SPREAD)
        if work.root[FOLLOWING].asking == ROLL:
            work.root[QUESTION] = work.root[FOLLOWING]
    g = work.root[QUESTION]
    g.seed = SEED
    hope_for_final_rolls(work, t, net, number, g.active + 0, answer)
    first: int = work.sets.starts[g.dice_count] + 0
    count: int = work.sets.starts[g.dice_count + 1] - first
    for row in range(count):
        for seat in range(MOST_SEATS):
            chances[row, seat] = work.plan.chances[first + row, seat]
    return count


def hopes_after_in(
    games: Games,
    place: int,
    choice: int,
    samples: int,
    work: Workspace,
    t: PolicyThought,
    net: Policy,
    answer: Answer,
    chances: Values,
) -> int:
    """Write every seat's chance to win after an answer to the question at a place, as `answer_by_policy` hopes with so
    many samples. Returns how often dice came first; the record is left unchanged."""
    work.root[QUESTION] = games[place]
    rolled = hope_after(work, t, net, choice, samples, answer)
    for seat in range(MOST_SEATS):
        chances[seat] = work.tree.chances[seat]
    return rolled


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


def preferences_in(games: Games, place: int, t: PolicyThought, net: Policy) -> int:
    """Write how much each legal choice of the question at a place is preferred; the favourite is returned."""
    g = games[place]
    forget_all(t)
    hope_for_nothing(t)
    return choice_at(prefer(g, g.player + 0, net, t, t.wanted))


def roll_out_by_policy(
    games: Games,
    place: int,
    choice: int,
    seed: int,
    turns: int,
    t: PolicyThought,
    net: Policy,
    answer: Answer,
    chances: Values,
) -> None:
    """Answer, play on with what the policy prefers and dice from a seed, and write every seat's hopes at the end.

    It ends at the first question after so many turns; a choice below 0 answers nothing. The record is where it ended.
    """
    g = games[place]
    g.seed = seed
    last: int = g.turn + turns
    forget_all(t)
    if choice >= 0:
        forget(g, g.player + 0)
        answer(games, place, choice)
    play_by_preference(games, place, last, False, t, net, answer)
    hope_ahead(games, place, net, t, answer)
    for seat in range(MOST_SEATS):
        chances[seat] = t.chances[seat]
