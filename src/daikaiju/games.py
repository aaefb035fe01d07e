"""The registry of games, where the rest of the package finds their rules, words and objects."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import permutations
from typing import Any

from daikaiju.duel import Duel
from daikaiju.errors import unknown
from daikaiju.game import Game
from daikaiju.king import King
from daikaiju.packs import FIRST, checked_names, rules_with, vocabulary_with
from daikaiju.rules import duel, king
from daikaiju.rules.duel.names import EDITIONS as DUEL_EDITIONS
from daikaiju.rules.duel.names import MONSTERS as DUEL_MONSTERS
from daikaiju.rules.duel.state import SEATS
from daikaiju.rules.duel.state import State as DuelState
from daikaiju.rules.duel.turns import STOPS as DUEL_STOPS
from daikaiju.rules.king.names import EDITIONS as KING_EDITIONS
from daikaiju.rules.king.names import ENDS, FEWEST_PLAYERS, MOST_PLAYERS
from daikaiju.rules.king.state import State as KingState
from daikaiju.rules.king.turns import STOPS as KING_STOPS


@dataclass(frozen=True)
class GameInfo:
    """What the rest of the package needs to know about a game."""

    name: str
    rules: types.ModuleType
    kind: type[Game]
    editions: Sequence[str]
    fewest_players: int
    most_players: int
    options: tuple[str, ...] = ()
    stops: Mapping[str, int] = field(default_factory=dict)
    """The phases a script can play up to, with the frame each begins with."""
    monsters_differ: bool = False
    """Whether it matters which monster somebody plays."""
    example: Callable[..., Any] = field(kw_only=True)
    """A fresh record at one of a variety of tables, chosen by seed."""

    def with_packs(self, packs: Sequence[str]) -> GameInfo:
        """The same game with packs of additional cards."""
        names = checked_names(self.name, packs)
        if not names:
            return self
        rules = rules_with(self.name, names)
        return replace(
            self,
            rules=rules,
            stops=rules.turns.STOPS,
            example=partial(self.example, rules=rules),
        )

    def with_first_cards(self) -> GameInfo:
        """The same game without the cards that joined it later: what is made with it, such as golden files, stays."""
        if not any(self.rules.state.ROSTER.joined):
            return self
        rules = rules_with(self.name, (FIRST,))
        vocabulary = vocabulary_with(self.kind.vocabulary, (FIRST,))
        return replace(
            self,
            rules=rules,
            kind=type(self.kind.__name__, (self.kind,), {"vocabulary": vocabulary}),
            stops=rules.turns.STOPS,
            example=partial(self.example, rules=rules),
        )

    @property
    def packs(self) -> tuple[str, ...]:
        """The packs of additional cards it is played with."""
        return tuple(self.rules.book.packs)

    @property
    def new(self) -> Callable[..., Game]:
        """What begins a game: its class, with the packs."""
        kind: Callable[..., Game] = self.kind
        return partial(kind, packs=self.packs) if self.packs else kind

    def at(self, record: bytes, seats: Sequence[str], options: Mapping[str, Any]) -> Game:
        """A game in the position of a packed record (see `Game.at`)."""
        return self.kind.at(record, seats, options)

    def monster_orders(self, players: int, edition: str | None = None) -> list[tuple[str, ...]]:
        """The monsters by seat: in every order where they differ, otherwise just the first ones.

        >>> GAMES["king"].monster_orders(2), len(GAMES["duel"].monster_orders(2))
        ([('gigazaur', 'cyber_kitty')], 30)
        """
        names = self.rules.names.MONSTERS[edition or self.editions[0]]
        return list(permutations(names, players)) if self.monsters_differ else [tuple(names[:players])]

    def new_state(self, players: int, **options: object) -> Any:
        """A record in which nothing has happened yet."""
        return self.rules.new_state(players, **options)


def king_example(seed: int, rules: types.ModuleType = king) -> KingState:
    """Every edition, number of players and end of the game."""
    players = 2 + seed // 2 % 5
    ends = (None, *ENDS)[seed // 10 % 4]
    variant = players == 2 and seed // 40 % 2 == 1
    edition = KING_EDITIONS[seed % 2]
    state: KingState = rules.new_state(players, edition, ends, two_player_variant=variant, seed=seed)
    return state


def duel_example(seed: int, rules: types.ModuleType = duel) -> DuelState:
    """Every pair of monsters."""
    monsters = DUEL_MONSTERS[DUEL_EDITIONS[0]]
    pair = (monsters[seed % len(monsters)], monsters[seed // len(monsters) % len(monsters)])
    state: DuelState = rules.new_state(monsters=pair, seed=seed)
    return state


GAMES: dict[str, GameInfo] = {
    "king": GameInfo(
        "king",
        king,
        King,
        KING_EDITIONS,
        FEWEST_PLAYERS,
        MOST_PLAYERS,
        ("edition", "ends", "two_player_variant", "packs"),
        KING_STOPS,
        example=king_example,
    ),
    "duel": GameInfo(
        "duel",
        duel,
        Duel,
        DUEL_EDITIONS,
        SEATS,
        SEATS,
        ("edition", "packs"),
        DUEL_STOPS,
        monsters_differ=True,
        example=duel_example,
    ),
}


def game_info(name: str) -> GameInfo:
    """The game with a given name."""
    if name not in GAMES:
        raise unknown("game", name, GAMES)
    return GAMES[name]
