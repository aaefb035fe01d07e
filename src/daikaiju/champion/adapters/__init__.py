"""The champion's adapters to the games: what it sees of a position, and which answers it weighs."""

from __future__ import annotations

from daikaiju.champion.adapters.duel import candidates as duel_candidates
from daikaiju.champion.adapters.duel import features as duel_features
from daikaiju.champion.adapters.duel import training_start as duel_start
from daikaiju.champion.adapters.game_adapter import GameAdapter
from daikaiju.champion.adapters.king import candidates as king_candidates
from daikaiju.champion.adapters.king import features as king_features
from daikaiju.champion.adapters.king import training_start as king_start
from daikaiju.rules import duel, king

__all__ = ["ADAPTERS", "GameAdapter"]

ADAPTERS = {
    "king": GameAdapter(king, king_features, king_candidates, king_start),
    "duel": GameAdapter(duel, duel_features, duel_candidates, duel_start),
}
"""The adapter of each game."""
