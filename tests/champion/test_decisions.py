"""How the champion weighs answers: with bounded effort."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import numpy as np
import numpy.typing as npt
from tests.earlier_champion import earlier_champion

from daikaiju.rules import duel as rules
from daikaiju.rules.duel.buying import place
from daikaiju.thinking.adapters.duel.tables import new_tables
from daikaiju.thinking.compiled import compiled_thinking
from daikaiju.thinking.decisions import MOST_BEFORE_DICE, NODES
from daikaiju.thinking.playable import playable
from daikaiju.thinking.tree import NODES_LEFT
from daikaiju.thinking.workspace import workspace_of


def tokens_before_dice() -> Iterator[npt.NDArray[np.void]]:
    """Positions of random games in which a token can be placed in many ways before the dice of the turn are rolled."""
    for number, table in enumerate(new_tables() * 9):
        g = table.copy()
        g.seed = number + 1
        rules.start(g)
        rules.advance(g)
        while not g.over:
            if g.asking == place and g.dice_count == 0 and g.player == g.active and g.options[0].bit_count() > 9:
                yield g.to_record()
                break
            rules.apply(g, rules.random_choice(g))


def test_of_many_answers_before_the_dice_only_the_most_promising_are_weighed_over_all_dice() -> None:
    """Choosing among forty places for a token took a tenth of a second when each was weighed over all final Rolls."""
    thinking, work = compiled_thinking("duel"), workspace_of("duel")
    network = earlier_champion("duel")
    net = playable("duel", np.frombuffer(network.weights, np.float32))
    weighed = []
    for games in islice(tokens_before_dice(), 3):
        options = int(games[0]["options"][0])
        chosen = thinking.choose(games, 0, work, net, network.number, thinking.answer)
        assert options >> chosen & 1
        assert NODES - work.tree.control[NODES_LEFT] < 2 * NODES
        weighed.append(np.count_nonzero(work.scores[:63] >= 0))
    assert MOST_BEFORE_DICE in weighed
