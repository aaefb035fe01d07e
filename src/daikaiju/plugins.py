"""What lower layers find in higher ones, by name and only when it is asked for.

Imports point downward (tests/test_arrows.py holds the layers). Whatever has to look upward, as a game that prints the
table or a registry that knows the strongest bots, does so by a name in this module and in no other way.
"""

from __future__ import annotations

import importlib
from typing import Any

BOARD = "daikaiju.board:board"
"""The lines of a table in text, for `print(game)`."""

CHAMPION = "daikaiju.champion.bot:ChampionBot"
DREAMY = "daikaiju.champion.level_bot:DreamyBot"
HASTY = "daikaiju.champion.level_bot:HastyBot"
PROUD = "daikaiju.champion.level_bot:ProudBot"
THRIFTY = "daikaiju.champion.level_bot:ThriftyBot"
CAUTIOUS = "daikaiju.champion.level_bot:CautiousBot"
SEASONED = "daikaiju.champion.level_bot:SeasonedBot"
SEARCH = "daikaiju.champion.search_bot:SearchBot"
WARM_UP_CHAMPION = "daikaiju.champion.warm_up:warm_up"


def load(name: str) -> Any:
    """A class or a function by its name, `package.module:name`.

    >>> load("daikaiju.bots.random_bot:RandomBot").__name__
    'RandomBot'
    """
    module, _, member = name.partition(":")
    return getattr(importlib.import_module(module), member)
