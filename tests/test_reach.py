"""Random play reaches every card, every kind of question and every frame."""

from __future__ import annotations

import pytest
from tools.lab.reached import everything, reached

from daikaiju.games import GAMES, GameInfo

AT_ONCE = 100
"""How many games are played before checking whether they have reached everything."""


def all_of(info: GameInfo) -> set[str]:
    return {f"{kind}: {name}" for kind, names in everything(info.rules).items() for name in names}


def never_reached(info: GameInfo, wanted: set[str], games: int) -> set[str]:
    """What this many random games never reach; no more are played than it takes to reach everything."""
    missing = set(wanted)
    for first in range(0, games, AT_ONCE):
        counts = reached(info.rules, map(info.example, range(first, first + AT_ONCE)))
        missing -= {f"{kind}: {name}" for kind, names in counts.items() for name in names}
        if not missing:
            break
    return missing


@pytest.mark.parametrize("name", GAMES)
def test_random_play_reaches_everything(name: str) -> None:
    assert never_reached(GAMES[name], all_of(GAMES[name]), 6_000) == set()
