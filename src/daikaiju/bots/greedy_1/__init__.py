"""The first greedy bot, kept as it was: strength is measured against it, so nothing in this folder is ever improved.

`greedy` began as a copy of it (bots/king). The two share the Duel and the tables of rerolls, which are exact.
"""

from __future__ import annotations

from typing import ClassVar

from daikaiju.bots.duel.greedy import best_choice as best_in_duel
from daikaiju.bots.greedy import GreedyBot
from daikaiju.bots.greedy_1.king.greedy import best_choice as best_in_king


class FirstGreedyBot(GreedyBot):
    """Judges positions as the first greedy bot did."""

    judges: ClassVar = {"king": best_in_king, "duel": best_in_duel}
