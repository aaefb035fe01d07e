"""Bots: given a game, each returns an action.

A new bot is one new module in this folder, with one factory:

    @register("brave")
    def brave(seed: int | None = None) -> Bot: ...

>>> bot_names()
['greedy', 'random']
>>> from daikaiju import King
>>> game = King(2)
>>> game.roll()
>>> new_bot("random", seed=1).choose(game) in game.legal_actions
True
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from typing import Protocol, TypeVar

from daikaiju.errors import unknown
from daikaiju.game import Action, Game


class Bot(Protocol):
    """A player."""

    def choose(self, game: Game) -> Action:
        """One of the legal actions of the player who is asked; the game is left unchanged."""
        ...


Factory = Callable[[int | None], Bot]
F = TypeVar("F", bound=Factory)

_factories: dict[str, Factory] = {}


def register(name: str) -> Callable[[F], F]:
    """Register a factory under a name. It takes a seed, or None for an unpredictable bot."""

    def remember(factory: F) -> F:
        _factories[name] = factory
        return factory

    return remember


def bot_names() -> list[str]:
    """The names of all bots."""
    for found in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{found.name}")
    return sorted(_factories)


def new_bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name."""
    names = bot_names()
    if name not in names:
        raise unknown("bot", name, names)
    return _factories[name](seed)
