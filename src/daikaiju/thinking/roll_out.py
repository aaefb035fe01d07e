"""Playing on from an answer, turn by turn, to see how far off its first value was, in the compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.arrays import Games
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.randomness import below
from daikaiju.thinking.decisions import choose
from daikaiju.thinking.luck import expect
from daikaiju.thinking.network import Network, value
from daikaiju.thinking.tree import Answer
from daikaiju.thinking.workspace import Workspace

if TYPE_CHECKING:
    from daikaiju.thinking.adapters.game_adapter import ROLL


def roll_out(
    games: Games,
    place: int,
    choice: int,
    seed: int,
    turns: int,
    thinker: int,
    work: Workspace,
    net: Network,
    network_number: int,
    answer: Answer,
) -> float:
    """Answer, play on as the champion would with dice from a seed, and return how far off the first value was.

    Every position is valued as the thinker sees it, so that values can be compared.

    At the start of each of the next turns, the value over all its dice is compared with the network's. The differences
    add up to a correction that hardly depends on the luck of the dice.
    """
    g = games[place]
    me = g.player
    turn = g.turn
    last = turn + turns
    said: float = 0.0
    total: float = 0.0
    begins = False
    g.seed = seed
    answer(games, place, choice)
    while not g.over and g.turn <= last:
        if g.turn != turn:
            turn = g.turn
            value(g, net, work.tree.thought, thinker, work.tree.chances)
            said = work.tree.chances[me]
            begins = True
        if g.player == CHANCE:
            answer(games, place, SPREAD + below(g, g.spread))
            continue
        found = choose(g, work, net, network_number, thinker, answer)
        if begins and g.asking == ROLL:
            expect(work, g.dice_count, g.rolls_left + 1, work.expected)
            total += work.expected[me] - said
            begins = False
            if turn == last:
                return total
        answer(games, place, found)
    return total
