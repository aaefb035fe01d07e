"""A game as it is stored: how it began, and its entries. It can be sent to another process, and played again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from daikaiju.game import Game, Options
from daikaiju.games import game_info
from daikaiju.table.entries import Entry, without_undone


@dataclass(frozen=True, slots=True)
class StoredGame:
    """Everything needed to play a stored game again."""

    game: str
    monsters: list[str]
    options: Options
    position: dict[str, Any] | None
    """The position before its first answer, where it is not that of a new game."""
    rules: str
    """The rules it was played by."""
    entries: list[Entry]

    def begin(self) -> Game:
        """The game before its first answer."""
        return game_info(self.game).new(self.monsters, position=self.position, **self.options)

    def kept(self) -> list[Entry]:
        """The answers that count."""
        return without_undone(self.entries)

    def steps(self, game: Game) -> Iterator[Entry]:
        """Play a game from its beginning to its end; gives each answer just before it is made."""
        for entry in self.kept():
            yield entry
            game.answer(entry.answer())

    def replay(self) -> Game:
        """The game with all its answers."""
        game = self.begin()
        for _ in self.steps(game):
            pass
        return game
