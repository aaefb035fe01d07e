"""The tables that random play goes through."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from daikaiju.game import Game

from .tables import duels, rich_kings, whole_kings


@pytest.fixture(params=["king", "duel"])
def games(request: pytest.FixtureRequest) -> tuple[str, Iterator[Game], random.Random]:
    """The games of a given name to play with the given dice."""
    dice = random.Random(6)
    if request.param == "duel":
        return "duel", duels(dice), dice
    return "king", (game for some in (whole_kings(), rich_kings()) for game in some), dice
