"""The adapters to the games: what is seen of a position, and which answers are weighed."""

from __future__ import annotations

from daikaiju.rules import duel as duel_rules
from daikaiju.rules import king as king_rules
from daikaiju.thinking.adapters.duel import candidates as duel_candidates
from daikaiju.thinking.adapters.duel import features as duel_features
from daikaiju.thinking.adapters.duel import tables as duel_tables
from daikaiju.thinking.adapters.game_adapter import GameAdapter
from daikaiju.thinking.adapters.king import candidates as king_candidates
from daikaiju.thinking.adapters.king import features as king_features
from daikaiju.thinking.adapters.king import tables as king_tables

__all__ = ["ADAPTERS", "GameAdapter"]

ADAPTERS = {
    "king": GameAdapter(king_rules, king_features, king_candidates, king_tables),
    "duel": GameAdapter(duel_rules, duel_features, duel_candidates, duel_tables),
}
"""The adapter of each game."""
