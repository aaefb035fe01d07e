"""How the champion answers a question: every answer weighed by one turn of search, in the compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.analysis.tables import FACES
from daikaiju.arrays import Games
from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.table import Table
from daikaiju.thinking.dice import (
    MOST_ROLLS,
    ROLLS,
    TURN,
    Plan,
    best_keep,
    plan_rolls,
)
from daikaiju.thinking.network import MOST_SEATS, Network, value
from daikaiju.thinking.tree import (
    CARDS_TO_DRAW,
    IS_WIDE,
    NETWORK_NUMBER,
    NODES_LEFT,
    POINT_OF_VIEW,
    TABLE,
    THROW,
    Answer,
    key_of,
    play_on,
    search,
)
from daikaiju.thinking.workspace import FINAL_ROLL, FOLLOWING, QUESTION, Workspace

if TYPE_CHECKING:
    from daikaiju.thinking.adapters.game_adapter import (
        DICE_THROWN,
        DIE,
        ROLL,
        cards_turned_up,
        forget,
        look_first,
        same_roll,
    )


NODES = 6000
"""How many positions a decision may visit; after that, nothing more is weighed."""

SAMPLES = 8
"""How many times the cards that an answer turns up are drawn."""

MOST_BEFORE_DICE = 4
"""How many options just before a throw of all dice are weighed in full: each takes hundreds of positions."""

SURELY = 1e-4
"""How much better than an earlier option an answer must be to replace it; smaller differences are noise."""

SEED = 0x2545F491

NOT_WEIGHED = -1.0
"""In place of what an option is worth."""


def choose_in(games: Games, place: int, work: Workspace, net: Network, network_number: int, answer: Answer) -> int:
    """The best answer in the game at a place, as the player who is asked sees it; the record is left unchanged.

    Different networks need different numbers, because a workspace remembers what they said.
    """
    g = games[place]
    work.root[QUESTION] = g
    forget(work.root[QUESTION], g.player + 0)
    work.root[QUESTION].seed = SEED
    work.tree.control[NETWORK_NUMBER] = network_number
    work.tree.control[POINT_OF_VIEW] = g.player
    work.other_plan.scope[TURN] = 0
    for choice in range(len(work.scores)):
        work.scores[choice] = NOT_WEIGHED
    begin_afresh(work)
    if g.asking == ROLL:
        return choose_roll(work, net, answer)
    first = look_first(g)
    if first >= 0:
        return first
    work.tree.control[NETWORK_NUMBER] += 1  # a wide search does not value positions as a narrow one does
    work.tree.control[IS_WIDE] = 1
    best = choose_option(work, net, answer)
    work.tree.control[IS_WIDE] = 0
    return best


def begin_afresh(work: Workspace) -> None:
    """Forget all positions valued so far, so that an answer does not depend on earlier questions."""
    work.tree.control[NODES_LEFT] = NODES
    for place in range(TABLE):
        work.tree.table_keys[place] = 0


def choose_option(work: Workspace, net: Network, answer: Answer) -> int:
    """Weigh the options and choose the best."""
    options = most_promising(work, net, answer)
    best = -1
    most = -1.0
    for choice in range(63):
        work.scores[choice] = NOT_WEIGHED
        if (options >> choice) & 1:
            worth = worth_of(work, net, choice, answer)
            work.scores[choice] = worth
            if worth > most + SURELY:
                best = choice
                most = worth
    return best


def most_promising(work: Workspace, net: Network, answer: Answer) -> int:
    """The options to weigh, as bits: all of them, or the best at first sight if many lead to a throw of all dice."""
    g = work.root[QUESTION]
    options: int = g.options[0] + 0
    number = 0
    for choice in range(63):
        number += (options >> choice) & 1
    if number <= MOST_BEFORE_DICE:
        return options
    for choice in range(63):
        work.scores[choice] = NOT_WEIGHED
        if (options >> choice) & 1:
            work.root[FOLLOWING] = work.root[QUESTION]
            answer(work.root, FOLLOWING, choice)
            found = play_on(work.root, FOLLOWING, g.turn, work.tree.control, answer)
            if found != THROW or not is_throw_of_all(work.root[FOLLOWING]):
                return options
            value(work.root[FOLLOWING], net, work.tree.thought, work.tree.control[POINT_OF_VIEW], work.tree.chances)
            work.scores[choice] = work.tree.chances[g.player]
    promising = 0
    for _ in range(MOST_BEFORE_DICE):
        best = 0
        for choice in range(63):
            if work.scores[choice] > work.scores[best]:
                best = choice
        promising |= 1 << best
        work.scores[best] = NOT_WEIGHED
    return promising


def worth_of(work: Workspace, net: Network, choice: int, answer: Answer) -> float:
    """The chance to win after an answer, averaged over a few draws if it turns up cards."""
    g = work.root[QUESTION]
    me = g.player
    turned_up = cards_turned_up(g, choice)
    total = 0.0
    times = SAMPLES if turned_up > 0 else 1
    for sample in range(times):
        work.root[FOLLOWING] = work.root[QUESTION]
        work.root[FOLLOWING].seed = SEED + 1000 * sample
        answer(work.root, FOLLOWING, choice)
        work.tree.control[CARDS_TO_DRAW] = turned_up
        found = play_on(work.root, FOLLOWING, g.turn, work.tree.control, answer)
        work.tree.control[CARDS_TO_DRAW] = 0
        ahead = work.root[FOLLOWING]
        if found == THROW and is_throw_of_all(ahead) and ahead.active == me:
            total += worth_of_all_dice(work, net, answer)
        else:
            work.tree.states[0] = work.root[FOLLOWING]
            search(work.tree, net, g.turn, answer)
            total += work.tree.chances[me]
    return total / times


def is_throw_of_all(g: Table) -> bool:
    """Whether the first Roll of a turn is about to be thrown."""
    return g.asking == DICE_THROWN and g.dice_count > 1 and g.spread == FACES**g.dice_count and g.rolls_left > 0


def worth_of_all_dice(work: Workspace, net: Network, answer: Answer) -> float:
    """What it is worth to throw all dice in the position where the answer has led."""
    work.tree.control[IS_WIDE] = 0
    answer(work.root, FOLLOWING, SPREAD)
    weigh_final_rolls(work, net, work.other_plan, FOLLOWING, answer)
    work.tree.control[IS_WIDE] = 1
    g = work.root[FOLLOWING]
    rolls = min(g.rolls_left + 1, MOST_ROLLS)
    plan_rolls(work.sets, work.other_plan, g.dice_count, rolls)
    worth: float = work.other_plan.kept[rolls - 1, 0]
    return worth


def choose_roll(work: Workspace, net: Network, answer: Answer) -> int:
    """Keep the best dice, or use a card if that is better."""
    g = work.root[QUESTION]
    weigh_final_rolls(work, net, work.plan, QUESTION, answer)
    begin_afresh(work)
    mask, most = best_keep(work.sets, work.plan, g.dice, g.dice_count, g.rolls_left)
    best = SPREAD + mask if g.rolls_left > 0 else 0
    work.scores[0] = most
    for choice in range(2, 63):
        if (g.options[0] >> choice) & 1:
            worth = worth_of_card(work, net, choice, answer)
            if worth > most + SURELY:
                best = choice
                most = worth
    return best


def worth_of_card(work: Workspace, net: Network, choice: int, answer: Answer) -> float:
    """What it is worth to use a card while rolling, either for another Roll or to reroll one die."""
    work.root[FOLLOWING] = work.root[QUESTION]
    answer(work.root, FOLLOWING, choice)
    g = work.root[FOLLOWING]
    if g.asking == ROLL:
        weigh_final_rolls(work, net, work.other_plan, FOLLOWING, answer)
        return best_keep(work.sets, work.other_plan, g.dice, g.dice_count, g.rolls_left)[1]
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
        total += best_keep(work.sets, work.plan, g.dice, g.dice_count, work.root[QUESTION].rolls_left)[1]
    return total / FACES


def weigh_final_rolls(work: Workspace, net: Network, plan: Plan, place: int, answer: Answer) -> None:
    """Find what each multiset of dice is worth as the final Roll from the position at a place, once per turn."""
    if not begin_plan(work, plan, place):
        return
    g = work.root[FINAL_ROLL]
    me = g.player
    sets = work.sets
    first, end = sets.starts[g.dice_count], sets.starts[g.dice_count + 1]
    for number in range(first, end):
        if same_roll(g, sets.grown, sets.dice, number) != number:
            continue
        work.tree.states[0] = work.root[FINAL_ROLL]
        state = work.tree.states[0]
        for die in range(g.dice_count):
            state.dice[die] = sets.dice[number, die]
        answer(work.tree.states, 0, SPREAD)
        search(work.tree, net, g.turn, answer)
        plan.final[number] = work.tree.chances[me]
        for seat in range(MOST_SEATS):
            plan.chances[number, seat] = work.tree.chances[seat]
    finish_plan(work, plan)


def begin_plan(work: Workspace, plan: Plan, place: int) -> bool:
    """Lay out the position at a place for final Rolls; False if the plan is already for this turn."""
    work.root[FINAL_ROLL] = work.root[place]
    g = work.root[FINAL_ROLL]
    for die in range(len(g.dice)):
        g.dice[die] = 0
    g.rolls_left = 0
    g.options[0] = 0
    g.spread = 0
    key = key_of(
        work.root_words[FINAL_ROLL], work.tree.control[NETWORK_NUMBER] ^ (work.tree.control[POINT_OF_VIEW] + 1)
    )
    if plan.scope[TURN] == key:
        return False
    plan.scope[TURN] = key
    plan.scope[ROLLS] = 0
    return True


def finish_plan(work: Workspace, plan: Plan) -> None:
    """Give Rolls that do the same as others what these are worth."""
    g = work.root[FINAL_ROLL]
    sets = work.sets
    for number in range(sets.starts[g.dice_count], sets.starts[g.dice_count + 1]):
        same = same_roll(g, sets.grown, sets.dice, number)
        plan.final[number] = plan.final[same]
        for seat in range(MOST_SEATS):
            plan.chances[number, seat] = plan.chances[same, seat]
