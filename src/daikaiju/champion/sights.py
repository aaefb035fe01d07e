"""What the champion sees and weighs, by game."""

from __future__ import annotations

import types

from daikaiju.champion.duel import answering as duel_answering
from daikaiju.champion.duel import seeing as duel_seeing
from daikaiju.champion.duel import starting as duel_starting
from daikaiju.champion.king import answering as king_answering
from daikaiju.champion.king import seeing as king_seeing
from daikaiju.champion.king import starting as king_starting
from daikaiju.rules import duel, king


def sight(rules: types.ModuleType, *modules: types.ModuleType) -> types.SimpleNamespace:
    """All that some modules define, under one name; both games supply the same names to the champion."""
    members = {name: member for module in modules for name, member in vars(module).items() if not name.startswith("_")}
    return types.SimpleNamespace(**{**members, "rules": rules})


SIGHTS = {
    "king": sight(king, king_seeing, king_answering, king_starting),
    "duel": sight(duel, duel_seeing, duel_answering, duel_starting),
}
