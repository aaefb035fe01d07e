"""Who plays whom, where they sit, and with which chance: everything follows from the number of a game.

Games come in groups. In a group the same bots sit in every seat once (their circle is rotated), with the same monsters
and from the same chance. A round is as many groups as it takes for every combination of bots, and in the Duel every
ordered pair of monsters, to play once.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from math import comb

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.games import GameInfo, game_info
from daikaiju.rules.version import rules_version

CHUNK_GAMES = 24
"""About how many games a worker plays at a time. It never depends on the workers, so the results do not either."""

MOST_TABLES = 100_000
"""More combinations of entries than anybody would play."""


@dataclass(frozen=True)
class Pairing:
    """One game before it is played."""

    number: int
    seated: tuple[int, ...]
    """Which entry sits in each seat."""

    monsters: tuple[str, ...]
    chance: str
    """What the dice are seeded with: the same in all games of a group."""


@dataclass(frozen=True)
class Tournament:
    """A tournament as it was asked for."""

    bots: tuple[str, ...]
    """The entries, as their bots are asked for by name; the same bot may enter several times."""

    seed: int = 0
    game: str = "king"
    players: int = 0
    """How many sit at a table."""

    options: dict[str, object] = field(default_factory=dict)
    """Those of the game, such as the edition."""

    seconds: float = 10.0
    """How long a bot may think about one answer before it forfeits the game."""

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out when pickling what can be computed from the rest."""
        return Tournament, (self.bots, self.seed, self.game, self.players, self.options, self.seconds)

    @cached_property
    def info(self) -> GameInfo:
        return game_info(self.game)

    @cached_property
    def tables(self) -> list[tuple[int, ...]]:
        """Every choice of entries for one table."""
        return list(combinations(range(len(self.bots)), self.players))

    @cached_property
    def monsters(self) -> list[tuple[str, ...]]:
        """The monsters by seat: in the Duel all ordered pairs; in King, where they do not differ, the first ones."""
        return self.info.monster_orders(self.players, str(self.options.get("edition", self.info.editions[0])))

    @property
    def round_groups(self) -> int:
        """How many groups make a round."""
        return len(self.tables) * len(self.monsters)

    @property
    def round_games(self) -> int:
        return self.round_groups * self.players

    @property
    def chunk_games(self) -> int:
        """How many games a chunk has: whole groups."""
        return max(1, CHUNK_GAMES // self.players) * self.players

    def whole_games(self, games: int) -> int:
        """So many games, or a few more to complete the last group."""
        return -(-games // self.players) * self.players

    def group_of(self, number: int) -> int:
        return number // self.players

    def pairing(self, number: int) -> Pairing:
        """The game with this number."""
        group, turned = divmod(number, self.players)
        chance = f"{self.seed} {group}"
        circle = list(self.tables[group % len(self.tables)])
        # Rotation alone would always leave the same bot on somebody's left.
        random.Random(f"{chance} circle").shuffle(circle)
        monsters = self.monsters[group // len(self.tables) % len(self.monsters)]
        return Pairing(number, tuple(circle[turned:] + circle[:turned]), monsters, chance)

    def described(self) -> dict[str, object]:
        """What must match for a saved tournament to be continued."""
        return {
            "game": self.game,
            "players": self.players,
            **self.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "seconds": self.seconds,
            "rules": rules_version(),
        }


def new_tournament(
    bots: list[str] | tuple[str, ...],
    *,
    seed: int = 0,
    game: str = "king",
    players: int | None = None,
    seconds: float = 10.0,
    **options: object,
) -> Tournament:
    """A tournament between bots, once it is certain that it can be played.

    >>> new_tournament(["greedy", "random", "random"]).players
    3
    >>> new_tournament(["greedy", "random", "random"], game="duel").round_games
    180
    """
    info = game_info(game)
    seats = min(len(bots), info.most_players) if players is None else players
    if len(bots) < max(seats, info.fewest_players):
        raise DaikaijuError(Problem("tournament-too-few", bots=len(bots), players=max(seats, info.fewest_players)))
    if not info.fewest_players <= seats <= info.most_players:
        raise DaikaijuError(f"{seats} players; {game} is for {info.fewest_players} to {info.most_players}")
    if comb(len(bots), seats) > MOST_TABLES:
        raise DaikaijuError(Problem("tournament-too-many", bots=len(bots)))
    info.new(seats, **options)  # checks the values of the options
    return Tournament(tuple(bots), seed, game, seats, options, seconds)
