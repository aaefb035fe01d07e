"""The bots at tables to learn from answer as they do everywhere."""

from __future__ import annotations

import random

import pytest

from daikaiju.bots.duel import greedy as greedy_in_duel
from daikaiju.bots.king import first_greedy as greedy_1_in_king
from daikaiju.bots.king import greedy as greedy_in_king
from daikaiju.champion.training.python_opponents import GREEDY, GREEDY_1, opponent_of
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.thinking.adapters import ADAPTERS

BOTS = {("king", GREEDY): greedy_in_king, ("king", GREEDY_1): greedy_1_in_king, ("duel", GREEDY_1): greedy_in_duel}


@pytest.mark.parametrize(
    ("game", "name", "places"), [("king", GREEDY, (0, 8)), ("king", GREEDY_1, (5, 8)), ("duel", GREEDY_1, (1,))]
)
def test_an_opponent_answers_as_its_bot(game: str, name: str, places: tuple[int, ...]) -> None:
    rules, tables = ADAPTERS[game].rules, ADAPTERS[game].training_start.new_tables()
    bot, opponent, source = BOTS[game, name], opponent_of(game, name), random.Random(4)
    for place in places:
        g = tables[place][1].copy()
        rules.start(g)
        rules.advance(g)
        while not g.over:
            if g.player == CHANCE:
                choice = SPREAD + source.randrange(g.spread)
            else:
                choice = bot.best_choice(g)
                assert opponent(g.to_record()[0]) == choice
            rules.apply(g, choice)
