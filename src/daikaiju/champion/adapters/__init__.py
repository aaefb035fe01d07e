"""The champion's adapters to the games: what it sees of a position, and which answers it weighs."""

from __future__ import annotations

from daikaiju.champion.adapters import duel, king
from daikaiju.champion.adapters.game_adapter import GameAdapter

__all__ = ["ADAPTERS", "GameAdapter"]

ADAPTERS: dict[str, GameAdapter] = {"king": king, "duel": duel}
"""The modules that adapt the champion to each game."""
