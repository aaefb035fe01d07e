"""How the champion answers a question: every answer weighed by one turn of search, in the compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from daikaiju.analysis.tables import FACES
from daikaiju.arrays import Games, Int8s, Int32s, Numbers, Values
from daikaiju.champion.dice import MOST_ROLLS, Multisets, Plan, all_multisets, best_keep, new_plan, plan_rolls
from daikaiju.champion.network import MOST_SEATS, Network, value
from daikaiju.champion.tree import TABLE, THROW, Answer, Tree, key_of, new_tree, play_on, search
from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.table import Table

if TYPE_CHECKING:
    ROLL = DICE_THROWN = DIE = 0

    def forget(g: Table, me: int) -> None: ...
    def look_first(g: Table) -> int: ...
    def cards_turned_up(g: Table, choice: int) -> int: ...
    def same_roll(g: Table, grown: Int32s, dice: Int8s, number: int) -> int: ...


NODES = 6000
"""How many positions a decision may visit; after that, nothing more is weighed."""

SAMPLES = 8
"""How many times the cards that an answer turns up are drawn."""

MOST_BEFORE_DICE = 4
"""How many options just before a throw of all dice are weighed in full: each takes hundreds of positions."""

SURELY = 1e-4
"""How much better than an earlier option an answer must be to replace it; smaller differences are noise."""

SEED = 0x2545F491


class Mind(NamedTuple):
    """All the memory the champion needs for thinking."""

    tree: Tree
    sets: Multisets
    plan: Plan
    other_plan: Plan
    root: Games
    """The question as the player who is asked sees it, and positions that follow."""
    root_words: Numbers
    scores: Values
    """What each option of the last question was worth; -1 if it was not weighed."""


def new_mind(dtype: np.dtype[np.void], most_features: int) -> Mind:
    """Memory for one player at a time."""
    root = np.zeros(3, dtype=dtype)
    words = root.view(np.int64).reshape(3, -1)
    scores = np.zeros(64)
    return Mind(new_tree(dtype, most_features), all_multisets(), new_plan(), new_plan(), root, words, scores)


def choose(g: Table, mind: Mind, net: Network, network_number: int, thinker: int, answer: Answer) -> int:
    """The best answer to the open question, as the thinker sees it; the record is left unchanged.

    Different networks need different numbers, because a mind remembers what they said.
    """
    mind.root[0] = g
    forget(mind.root[0], g.player + 0)
    mind.root[0].seed = SEED
    mind.tree.counts[1] = network_number
    mind.tree.counts[4] = thinker
    mind.other_plan.key[0] = 0
    begin_afresh(mind)
    if g.asking == ROLL:
        return choose_roll(mind, net, answer)
    first = look_first(g)
    if first >= 0:
        return first
    mind.tree.counts[1] += 1  # a wide search does not value positions as a narrow one does
    mind.tree.counts[3] = 1
    best = choose_option(mind, net, answer)
    mind.tree.counts[3] = 0
    return best


def begin_afresh(mind: Mind) -> None:
    """Forget all positions valued so far, so that an answer does not depend on earlier questions."""
    mind.tree.counts[0] = NODES
    for place in range(TABLE):
        mind.tree.table_keys[place] = 0


def choose_in(games: Games, place: int, mind: Mind, net: Network, network_number: int, answer: Answer) -> int:
    """The best answer in the game at a place, as the player who is asked sees it."""
    return choose(games[place], mind, net, network_number, games[place].player + 0, answer)


def choose_option(mind: Mind, net: Network, answer: Answer) -> int:
    """Weigh the options and choose the best."""
    options = most_promising(mind, net, answer)
    best = -1
    most = -1.0
    for choice in range(63):
        mind.scores[choice] = -1.0
        if (options >> choice) & 1:
            worth = worth_of(mind, net, choice, answer)
            mind.scores[choice] = worth
            if worth > most + SURELY:
                best = choice
                most = worth
    return best


def most_promising(mind: Mind, net: Network, answer: Answer) -> int:
    """The options to weigh, as bits: all of them, or the best at first sight if many lead to a throw of all dice."""
    g = mind.root[0]
    options: int = g.options[0] + 0
    number = 0
    for choice in range(63):
        number += (options >> choice) & 1
    if number <= MOST_BEFORE_DICE:
        return options
    for choice in range(63):
        mind.scores[choice] = -1.0
        if (options >> choice) & 1:
            mind.root[1] = mind.root[0]
            answer(mind.root, 1, choice)
            found = play_on(mind.root, 1, g.turn, mind.tree.counts, answer)
            if found != THROW or not is_throw_of_all(mind.root[1]):
                return options
            value(mind.root[1], net, mind.tree.thought, mind.tree.counts[4], mind.tree.chances)
            mind.scores[choice] = mind.tree.chances[g.player]
    promising = 0
    for _ in range(MOST_BEFORE_DICE):
        best = 0
        for choice in range(63):
            if mind.scores[choice] > mind.scores[best]:
                best = choice
        promising |= 1 << best
        mind.scores[best] = -1.0
    return promising


def worth_of(mind: Mind, net: Network, choice: int, answer: Answer) -> float:
    """The chance to win after an answer, averaged over a few draws if it turns up cards."""
    g = mind.root[0]
    me = g.player
    turned_up = cards_turned_up(g, choice)
    total = 0.0
    times = SAMPLES if turned_up > 0 else 1
    for sample in range(times):
        mind.root[1] = mind.root[0]
        mind.root[1].seed = SEED + 1000 * sample
        answer(mind.root, 1, choice)
        mind.tree.counts[2] = turned_up
        found = play_on(mind.root, 1, g.turn, mind.tree.counts, answer)
        mind.tree.counts[2] = 0
        ahead = mind.root[1]
        if found == THROW and is_throw_of_all(ahead) and ahead.active == me:
            total += worth_of_all_dice(mind, net, answer)
        else:
            mind.tree.states[0] = mind.root[1]
            search(mind.tree, net, g.turn, answer)
            total += mind.tree.chances[me]
    return total / times


def is_throw_of_all(g: Table) -> bool:
    """Whether the first Roll of a turn is about to be thrown."""
    return g.asking == DICE_THROWN and g.dice_count > 1 and g.spread == FACES**g.dice_count and g.rolls_left > 0


def worth_of_all_dice(mind: Mind, net: Network, answer: Answer) -> float:
    """What it is worth to throw all dice in the position at place 1, where the answer has led."""
    mind.tree.counts[3] = 0
    answer(mind.root, 1, SPREAD)
    weigh_final_rolls(mind, net, mind.other_plan, 1, answer)
    mind.tree.counts[3] = 1
    g = mind.root[1]
    rolls = min(g.rolls_left + 1, MOST_ROLLS)
    plan_rolls(mind.sets, mind.other_plan, g.dice_count, rolls)
    worth: float = mind.other_plan.kept[rolls - 1, 0]
    return worth


def choose_roll(mind: Mind, net: Network, answer: Answer) -> int:
    """Keep the best dice, or use a card if that is better."""
    g = mind.root[0]
    weigh_final_rolls(mind, net, mind.plan, 0, answer)
    begin_afresh(mind)
    mask, most = best_keep(mind.sets, mind.plan, g.dice, g.dice_count, g.rolls_left)
    best = SPREAD + mask if g.rolls_left > 0 else 0
    mind.scores[0] = most
    for choice in range(2, 63):
        if (g.options[0] >> choice) & 1:
            worth = worth_of_card(mind, net, choice, answer)
            if worth > most + SURELY:
                best = choice
                most = worth
    return best


def worth_of_card(mind: Mind, net: Network, choice: int, answer: Answer) -> float:
    """What it is worth to use a card while rolling, either for another Roll or to reroll one die."""
    mind.root[1] = mind.root[0]
    answer(mind.root, 1, choice)
    g = mind.root[1]
    if g.asking == ROLL:
        weigh_final_rolls(mind, net, mind.other_plan, 1, answer)
        return best_keep(mind.sets, mind.other_plan, g.dice, g.dice_count, g.rolls_left)[1]
    thrown = 0
    if g.asking == DIE:
        while not (g.options[0] >> thrown + 2) & 1:
            thrown += 1
    elif g.asking == DICE_THROWN:
        while not (g.asked_a >> thrown) & 1:
            thrown += 1
    else:
        return -1.0
    total = 0.0
    for face in range(FACES):
        g.dice[thrown] = face
        total += best_keep(mind.sets, mind.plan, g.dice, g.dice_count, mind.root[0].rolls_left)[1]
    return total / FACES


def weigh_final_rolls(mind: Mind, net: Network, plan: Plan, place: int, answer: Answer) -> None:
    """Find what each multiset of dice is worth as the final Roll from the position at a place, once per turn."""
    mind.root[2] = mind.root[place]
    g = mind.root[2]
    me = g.player
    for die in range(len(g.dice)):
        g.dice[die] = 0
    g.rolls_left = 0
    g.options[0] = 0
    g.spread = 0
    key = key_of(mind.root_words[2], mind.tree.counts[1] ^ (mind.tree.counts[4] + 1))
    if plan.key[0] == key:
        return
    plan.key[0] = key
    plan.key[1] = 0
    sets = mind.sets
    first, end = sets.starts[g.dice_count], sets.starts[g.dice_count + 1]
    for number in range(first, end):
        if same_roll(g, sets.grown, sets.dice, number) != number:
            continue
        mind.tree.states[0] = mind.root[2]
        state = mind.tree.states[0]
        for die in range(g.dice_count):
            state.dice[die] = sets.dice[number, die]
        answer(mind.tree.states, 0, SPREAD)
        search(mind.tree, net, g.turn, answer)
        plan.final[number] = mind.tree.chances[me]
        for seat in range(MOST_SEATS):
            plan.chances[number, seat] = mind.tree.chances[seat]
    for number in range(first, end):
        same = same_roll(g, sets.grown, sets.dice, number)
        plan.final[number] = plan.final[same]
        for seat in range(MOST_SEATS):
            plan.chances[number, seat] = plan.chances[same, seat]
