"""The games there are: one place where the rest of the package finds their rules, words and objects."""

from __future__ import annotations

import types
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from daikaiju.errors import unknown
from daikaiju.game import Game
from daikaiju.king import King
from daikaiju.rules import king
from daikaiju.rules.king.names import EDITIONS as KING_EDITIONS
from daikaiju.rules.king.names import FEWEST_PLAYERS, MOST_PLAYERS
from daikaiju.rules.king.turns import STOPS as KING_STOPS


@dataclass(frozen=True)
class GameInfo:
    """What the rest of the package needs to know of a game."""

    name: str
    rules: types.ModuleType
    new: Callable[..., Game]
    editions: Sequence[str]
    fewest_players: int
    most_players: int
    options: tuple[str, ...] = ()
    stops: dict[str, int] = field(default_factory=dict)
    """The phases a script can play up to, with the frame each begins with."""

    def new_state(self, players: int, **options: Any) -> Any:
        """A record in which nothing has happened yet."""
        return self.rules.new_state(players, **options)


GAMES: dict[str, GameInfo] = {
    "king": GameInfo(
        "king", king, King, KING_EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS, ("edition", "ends", "two_player_variant"), KING_STOPS
    ),
}


def game_info(name: str) -> GameInfo:
    """The game of a name."""
    if name not in GAMES:
        raise unknown("game", name, GAMES)
    return GAMES[name]
