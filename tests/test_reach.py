"""Random play reaches every card, every kind of question and every frame."""

from __future__ import annotations

import pytest

from daikaiju.games import GAMES
from daikaiju.reached import everything, reached


@pytest.mark.parametrize("name", GAMES)
def test_random_play_reaches_everything(name: str) -> None:
    info = GAMES[name]
    counts = reached(info.rules, map(info.example, range(6_000)))
    for kind, names in everything(info.rules).items():
        assert not [missing for missing in names if not counts[kind][missing]], kind
