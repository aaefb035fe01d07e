"""Bots inside a page: they think right here, except those that think by the clock."""

from __future__ import annotations

import asyncio

from daikaiju.bots.registry import level_entries
from daikaiju.champion.shipped import NetworkAway
from daikaiju.game import Game
from daikaiju.rules.agenda import is_legal
from daikaiju.services.bots import choose_here
from daikaiju.services.levels import Levels
from daikaiju.site.thinking import Thinker
from daikaiju.table.bots import BotFailed, Question

PAUSES = (0.5, 1.0, 2.0)
"""How many seconds a bot waits before it tries again to have its network."""


class SiteBots:
    """All levels."""

    def __init__(self, levels: Levels, thinker: Thinker) -> None:
        self._levels, self._thinker = levels, thinker
        self._timed = {entry.name for entry in level_entries() if entry.timed}

    def is_offered(self, bot: str) -> bool:
        return not self._levels.is_missing(bot)

    async def choose(self, question: Question, game: Game) -> int:
        try:
            chosen = await self._think(question)
        except Exception as error:
            raise BotFailed(question.bot) from error
        if not is_legal(game.state, chosen):
            raise BotFailed(question.bot)
        return chosen

    async def _think(self, question: Question) -> int:
        if question.bot.partition(":")[0] in self._timed:
            return await self._thinker.choose(question)
        for pause in (0.0, *PAUSES):
            await asyncio.sleep(pause)
            try:
                return choose_here(question)[0]
            except NetworkAway as error:
                away = error
        raise away

    def release(self, table: str) -> None: ...
