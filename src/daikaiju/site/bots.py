"""Bots inside a page: they think right here, except those that think by the clock."""

from __future__ import annotations

import asyncio

from daikaiju.bots.registry import level_entries
from daikaiju.game import Game
from daikaiju.rules.agenda import is_legal
from daikaiju.services.bots import choose_here
from daikaiju.services.levels import Levels
from daikaiju.site.thinking import Thinker
from daikaiju.table.bots import BotFailed, Question


class SiteBots:
    """All levels."""

    def __init__(self, levels: Levels, thinker: Thinker) -> None:
        self._levels, self._thinker = levels, thinker
        self._timed = {entry.name for entry in level_entries() if entry.timed}

    def is_offered(self, bot: str) -> bool:
        return not self._levels.is_missing(bot)

    async def choose(self, question: Question, game: Game) -> int:
        try:
            if question.bot.partition(":")[0] in self._timed:
                chosen = await self._thinker.choose(question)
            else:
                await asyncio.sleep(0)
                chosen, _ = choose_here(question)
        except Exception as error:
            raise BotFailed(question.bot) from error
        if not is_legal(game.state, chosen):
            raise BotFailed(question.bot)
        return chosen

    def release(self, table: str) -> None: ...
