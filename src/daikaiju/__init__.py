"""Daikaiju: the King of Tokyo family of games, as rules, games, words and tools."""

from daikaiju.duel import Duel
from daikaiju.errors import DaikaijuError, IllegalAction
from daikaiju.game import Action, ChanceOutcome, Game, Told
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
