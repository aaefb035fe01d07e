"""The record of a game, whichever of the two games it is."""

from __future__ import annotations

from typing import TypeAlias

from daikaiju.rules.duel.state import State as DuelState
from daikaiju.rules.king.state import State as KingState

GameState: TypeAlias = KingState | DuelState
