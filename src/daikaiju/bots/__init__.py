"""Bots: given a view of a game, each returns an action.

>>> bot_names()[:3]
['random', 'shy', 'rookie']
>>> from daikaiju import King
>>> game = King(2)
>>> game.roll()
>>> new_bot("random", seed=1).answer(game) in game.legal_actions
True
"""

from daikaiju.bots.bot import Bot
from daikaiju.bots.registry import (
    asked_bots,
    bot_names,
    bots_for_seats,
    check_bot,
    is_of_package,
    levels,
    new_bot,
    rated_levels,
    register,
)

__all__ = [
    "Bot",
    "asked_bots",
    "bot_names",
    "bots_for_seats",
    "check_bot",
    "is_of_package",
    "levels",
    "new_bot",
    "rated_levels",
    "register",
]
