"""A table to simulate: which game, how many play, with which options, and which bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from daikaiju.bots import bots_for_seats
from daikaiju.games import GameInfo

USUAL_PLAYERS = 4


@dataclass(frozen=True)
class Setup:
    """A game, how many play it, and the options it is played with."""

    info: GameInfo
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] = ()
    """Who plays, one for each seat, as the registry of bots knows them; without any, everybody plays at random."""

    @classmethod
    def of(cls, info: GameInfo, players: int, options: dict[str, Any]) -> Setup:
        """A game with its options, the packs among them."""
        rest = {name: value for name, value in options.items() if name != "packs"}
        return cls(info.with_packs(options.get("packs", ())), players, rest)

    def new_state(self, seed: int = 0) -> Any:
        """The Python form of a game in which nothing has happened yet."""
        return self.info.new_state(self.players, seed=seed, **self.options)

    def described(self) -> dict[str, object]:
        """The table under the keys that programs read."""
        packs = {"packs": list(self.info.rules.book.packs)} if self.info.rules.book.packs else {}
        return {
            "game": self.info.name,
            "players": self.players,
            "edition": self.info.editions[0],
            **self.options,
            **packs,
            **({"bots": list(self.bots)} if self.bots else {}),
        }


def usual_players(info: GameInfo) -> int:
    """The default number of players."""
    return min(USUAL_PLAYERS, info.most_players)


def with_bots(setup: Setup, bots: Sequence[str]) -> Setup:
    """The same table with bots at it, one for all seats or one for each."""
    return replace(setup, bots=tuple(bots_for_seats(bots, setup.players)))
