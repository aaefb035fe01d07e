"""`greedy` answers at tables to learn from as it does everywhere."""

from __future__ import annotations

import random

import pytest

from daikaiju.bots.duel import greedy as greedy_in_duel
from daikaiju.bots.king import greedy as greedy_in_king
from daikaiju.champion.training.python_opponents import opponent_of
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.thinking.adapters import ADAPTERS

BOTS = {"king": greedy_in_king, "duel": greedy_in_duel}


@pytest.mark.parametrize(("game", "places"), [("king", (0, 5, 8)), ("duel", (1,))])
def test_an_opponent_answers_as_its_bot(game: str, places: tuple[int, ...]) -> None:
    rules, tables = ADAPTERS[game].rules, ADAPTERS[game].training_start.new_tables()
    bot, opponent, source = BOTS[game], opponent_of(game), random.Random(4)
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
