"""A bot that thinks for as long as it is allowed, named by this file."""

from __future__ import annotations

import time

from daikaiju.answers import Action
from daikaiju.bots import Bot
from daikaiju.game import Game


class Thinker(Bot):
    """Sleeps over every answer, and counts them: it remembers from one answer to the next."""

    def __init__(self, seed: int | None = None, setting: str = "100ms") -> None:
        super().__init__(seed)
        self.seconds = float(setting.removesuffix("ms")) / 1000
        self.answers = 0

    def choose(self, view: Game) -> Action:
        self.answers += 1
        time.sleep(self.seconds or 0)
        legal = view.legal_actions
        return legal[min(self.answers, len(legal)) - 1]
