"""A game as the page gets it (docs/protocol.md): what is on the table, what is asked, what happened, how it ended.

>>> from daikaiju import King
>>> game = King(2)
>>> reporter = Reporter(game)
>>> game.keep_no_past()
>>> game.apply({"card": "wings"})
>>> reporter.tell(game.take_log())
[GameEvent(name='revealed', seat=None, values={'card': 'wings', 'slot': 0}, say=None)]
>>> scene(game).market
[MarketCard(id='wings', price=6, token=None, cheaper=False), None, None]
>>> question(game) is None  # Chance is asked
True
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Self

from msgspec.structs import replace

from daikaiju import messages
from daikaiju.messages import GameEvent, Question, Raw
from daikaiju.packs import bound
from daikaiju.rules.agenda import CHANCE
from daikaiju.scene import duel, king
from daikaiju.scene.drawn import KingScene, Scene

if TYPE_CHECKING:
    from daikaiju.game import Game


def scene(game: Game) -> Scene:
    """What is on the table, by the position alone."""
    draw: Callable[[Game], Scene] = king.scene if game.vocabulary.game == "king" else duel.scene
    return bound(draw, game.vocabulary.game, game.packs)(game)


def question(game: Game) -> Question | None:
    """What the asked player may do; None while Chance is asked and when the game is over."""
    return None if game.over or game.state.player == CHANCE else messages.ask(game)


class Reporter:
    """Reports what happens in a game, batch by batch from its beginning, and counts it."""

    def __init__(self, game: Game) -> None:
        self._narrator = messages.new_narrator(game)
        self._statistics = messages.new_statistics(game)
        self._havoc_before = king.least_havoc(game.state) if isinstance(scene(game), KingScene) else 0

    def tell(self, log: Sequence[Raw]) -> list[GameEvent]:
        """The next events, as `game.take_log()` gives them."""
        self._statistics.count(log)
        return self._narrator.tell(log)

    def copy(self) -> Self:
        """A reporter that continues from here, for when what follows may be undone."""
        twin = copy.copy(self)
        twin._narrator, twin._statistics = self._narrator.copy(), self._statistics.copy()
        return twin

    def scene(self, game: Game) -> Scene:
        """What is on the table, with what only the past can tell."""
        drawn = scene(game)
        if not isinstance(drawn, KingScene):
            return drawn
        return replace(drawn, havoc=king.havoc(self._havoc_before, self._statistics.counts))

    def statistics(self, game: Game) -> list[dict[str, int]]:
        """For every seat, what it has now and what was counted, by names with a message `GAME-stat-NAME`."""
        return self._statistics.of(game)


def statistics(game: Game) -> list[dict[str, int]]:
    """Numbers about every seat of a game that has kept its log."""
    counted = messages.new_statistics(game)
    counted.count(game.state.log)
    return counted.of(game)
