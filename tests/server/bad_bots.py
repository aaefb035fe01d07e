"""Bots that do what no bot should, for the process in which bots think."""

from __future__ import annotations

import time
from typing import Any

from daikaiju.bots import Bot, register
from daikaiju.game import Action, Game
from daikaiju.server.bots import choose_here


class Bad(Bot):
    """A bot that does something no bot should."""

    def __init__(self, how: str) -> None:
        super().__init__()
        self.how = how

    def choose(self, view: Game) -> Action:
        if self.how == "hangs":
            time.sleep(3600)
        if self.how == "illegal":
            return Action(10**6, str(view.player), {})
        raise ZeroDivisionError("a bot cannot count")


def choose_badly(bot: str, *arguments: Any) -> int:
    """What the worker does, with some bad bots added."""
    register("bad")(lambda seed=None: Bad("raises"))
    register("slow")(lambda seed=None: Bad("hangs"))
    register("illegal")(lambda seed=None: Bad("illegal"))
    return choose_here(bot, *arguments)


def choose_never(*_: Any) -> int:
    raise ZeroDivisionError("no bot can count")
