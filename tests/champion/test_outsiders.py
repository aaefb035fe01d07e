"""The yardstick at tables to learn from answers as it does everywhere."""

from __future__ import annotations

import random

import pytest

from daikaiju.bots.duel.greedy import best_choice as greedy_in_duel
from daikaiju.bots.greedy_1.king.greedy import best_choice as greedy_in_king
from daikaiju.champion.outsiders import outsider_of
from daikaiju.champion.sights import SIGHTS
from daikaiju.rules.agenda import CHANCE, SPREAD


@pytest.mark.parametrize(("game", "places"), [("king", (0, 5, 8)), ("duel", (1,))])
def test_the_yardstick_answers_as_greedy_1(game: str, places: tuple[int, ...]) -> None:
    rules, tables = SIGHTS[game].rules, SIGHTS[game].new_tables()
    greedy, outsider, source = greedy_in_king if game == "king" else greedy_in_duel, outsider_of(game), random.Random(4)
    for place in places:
        g = tables[place][1].copy()
        rules.start(g)
        rules.advance(g)
        while not g.over:
            if g.player == CHANCE:
                choice = SPREAD + source.randrange(g.spread)
            else:
                choice = greedy(g)
                assert outsider(g.to_record()[0]) == choice
            rules.apply(g, choice)
