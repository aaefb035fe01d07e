"""Every monster's chance to win, by the champion's search to the end of the turn, in the compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.arrays import Games, Values
from daikaiju.rules.agenda import SPREAD
from daikaiju.thinking.decisions import SEED, begin_afresh
from daikaiju.thinking.network import MOST_SEATS, NEUTRAL, Network
from daikaiju.thinking.tree import CARDS_TO_DRAW, IS_WIDE, NETWORK_NUMBER, POINT_OF_VIEW, Answer, search
from daikaiju.thinking.workspace import FINAL_ROLL, Workspace

if TYPE_CHECKING:
    from daikaiju.thinking.adapters.game_adapter import ROLL


FACES = 6
POSITION, FINAL_ROLLS, START_OF_TURN = 0, 1, 2
"""What is weighed: the position, what each multiset of dice is worth in it as the final Roll, or a turn not yet begun,
about which the network is asked at once."""


def weigh_in(
    games: Games,
    place: int,
    what: int,
    work: Workspace,
    net: Network,
    network_number: int,
    answer: Answer,
    values: Values,
) -> None:
    """Write the chances of all seats, one row for each thing weighed; the record is left unchanged."""
    work.tree.control[NETWORK_NUMBER] = network_number
    work.tree.control[POINT_OF_VIEW] = NEUTRAL
    work.tree.control[CARDS_TO_DRAW] = 0
    work.tree.control[IS_WIDE] = 0
    begin_afresh(work)
    if what == FINAL_ROLLS:
        weigh_final_rolls(games, place, work, net, answer, values)
        return
    work.tree.control[NETWORK_NUMBER] += 1  # a wide search does not value positions as a narrow one does
    work.tree.control[IS_WIDE] = 1
    work.tree.states[0] = games[place]
    work.tree.states[0].seed = SEED
    turn = games[place].turn if what == POSITION else -1
    search(work.tree, net, turn, answer)
    work.tree.control[IS_WIDE] = 0
    write(work, values, 0)


def weigh_final_rolls(games: Games, place: int, work: Workspace, net: Network, answer: Answer, values: Values) -> None:
    """The position is one in which dice are thrown or chosen; all of them are laid as if no Roll were left."""
    work.root[FINAL_ROLL] = games[place]
    g = work.root[FINAL_ROLL]
    g.seed = SEED
    g.rolls_left = 0
    is_question = g.asking == ROLL
    if is_question:
        g.options[0] = 0
        g.spread = 0
    else:
        g.asked_a = (1 << g.dice_count) - 1
        g.spread = FACES**g.dice_count
    sets = work.sets
    for number in range(sets.starts[g.dice_count], sets.starts[g.dice_count + 1]):
        work.tree.states[0] = work.root[FINAL_ROLL]
        state = work.tree.states[0]
        outcome = 0
        for die in range(g.dice_count - 1, -1, -1):
            state.dice[die] = sets.dice[number, die]
            outcome = outcome * FACES + sets.dice[number, die]
        answer(work.tree.states, 0, SPREAD if is_question else SPREAD + outcome)
        search(work.tree, net, g.turn, answer)
        write(work, values, number)


def write(work: Workspace, values: Values, row: int) -> None:
    for seat in range(MOST_SEATS):
        values[row, seat] = work.tree.chances[seat]
