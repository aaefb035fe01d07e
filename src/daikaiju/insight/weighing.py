"""Every monster's chance to win, by the champion's search to the end of the turn, in the compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.arrays import Games, Values
from daikaiju.champion.choosing import SEED, Mind, begin_afresh
from daikaiju.champion.network import MOST_SEATS, NEUTRAL, Network
from daikaiju.champion.tree import Answer, search
from daikaiju.rules.agenda import SPREAD

if TYPE_CHECKING:
    ROLL = 0


FACES = 6
POSITION, FINAL_ROLLS, START_OF_TURN = 0, 1, 2
"""What is weighed: the position, what each multiset of dice is worth in it as the final Roll, or a turn not yet begun,
about which the network is asked at once."""


def weigh_in(
    games: Games, place: int, what: int, mind: Mind, net: Network, network_number: int, answer: Answer, values: Values
) -> None:
    """Write the chances of all seats, one row for each thing weighed; the record is left unchanged."""
    mind.tree.counts[1] = network_number
    mind.tree.counts[4] = NEUTRAL
    begin_afresh(mind)
    if what == FINAL_ROLLS:
        weigh_final_rolls(games, place, mind, net, answer, values)
        return
    mind.tree.counts[1] += 1  # a wide search values positions otherwise than a narrow one
    mind.tree.counts[3] = 1
    mind.tree.states[0] = games[place]
    mind.tree.states[0].seed = SEED
    turn = games[place].turn if what == POSITION else -1
    search(mind.tree, net, turn, answer)
    mind.tree.counts[3] = 0
    write(mind, values, 0)


def weigh_final_rolls(games: Games, place: int, mind: Mind, net: Network, answer: Answer, values: Values) -> None:
    """The position is one in which dice are thrown or chosen; all of them are laid as if no Roll were left."""
    mind.root[2] = games[place]
    g = mind.root[2]
    g.seed = SEED
    g.rolls_left = 0
    is_question = g.asking == ROLL
    if is_question:
        g.options[0] = 0
        g.spread = 0
    else:
        g.asked_a = (1 << g.dice_count) - 1
        g.spread = FACES**g.dice_count
    sets = mind.sets
    for number in range(sets.starts[g.dice_count], sets.starts[g.dice_count + 1]):
        mind.tree.states[0] = mind.root[2]
        state = mind.tree.states[0]
        outcome = 0
        for die in range(g.dice_count - 1, -1, -1):
            state.dice[die] = sets.dice[number, die]
            outcome = outcome * FACES + sets.dice[number, die]
        answer(mind.tree.states, 0, SPREAD if is_question else SPREAD + outcome)
        search(mind.tree, net, g.turn, answer)
        write(mind, values, number)


def write(mind: Mind, values: Values, row: int) -> None:
    for seat in range(MOST_SEATS):
        values[row, seat] = mind.tree.chances[seat]
