"""Daikaiju: the King of Tokyo family of games, as rules, games, words and tools."""

from daikaiju.duel import Duel
from daikaiju.errors import DaikaijuError, IllegalAction
from daikaiju.game import Action, Game, Told
from daikaiju.king import King

__version__ = "0.1.0"
__all__ = ["Action", "DaikaijuError", "Duel", "Game", "IllegalAction", "King", "Told", "__version__"]
