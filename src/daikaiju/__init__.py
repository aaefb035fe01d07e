"""Daikaiju: the King of Tokyo family of games, as rules, games, words and tools."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from daikaiju.answers import Action, ChanceOutcome, Told
    from daikaiju.duel import Duel
    from daikaiju.errors import DaikaijuError, IllegalAction
    from daikaiju.game import Game
    from daikaiju.king import King
    from daikaiju.simulation import Simulation, simulate
    from daikaiju.text.loading import load

__version__ = "0.1.0"
__all__ = [
    "Action",
    "ChanceOutcome",
    "DaikaijuError",
    "Duel",
    "Game",
    "IllegalAction",
    "King",
    "Simulation",
    "Told",
    "__version__",
    "load",
    "simulate",
]

HOMES = {
    "Action": "answers",
    "ChanceOutcome": "answers",
    "DaikaijuError": "errors",
    "Duel": "duel",
    "Game": "game",
    "IllegalAction": "errors",
    "King": "king",
    "Simulation": "simulation",
    "Told": "answers",
    "load": "text.loading",
    "simulate": "simulation",
}
"""The modules of the names above, loaded when first needed: the rules take half a second."""

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(importlib.import_module(f"{__name__}.{HOMES[name]}"), name)
        return value


def __dir__() -> list[str]:
    return sorted(__all__)
