"""What the champion sees and weighs, by game."""

from __future__ import annotations

import types

from daikaiju.champion import duel, king

SIGHTS: dict[str, types.ModuleType] = {"king": king, "duel": duel}
