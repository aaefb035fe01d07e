"""Bots that do what no bot should, for the process in which bots think."""

from __future__ import annotations

import os
import time
from typing import Any

from daikaiju.answers import Action
from daikaiju.bots import Bot, register
from daikaiju.game import Game
from daikaiju.services.bots import choose_here
from daikaiju.table.bots import Question


class Bad(Bot):
    """A bot that does something no bot should."""

    def __init__(self, how: str) -> None:
        super().__init__()
        self.how = how

    def choose(self, view: Game) -> Action:
        if self.how == "hangs":
            time.sleep(3600)
        if self.how == "crashes":
            os._exit(3)
        if self.how == "illegal":
            return Action(10**6, str(view.player), {})
        raise ZeroDivisionError("a bot cannot count")


def choose_badly(question: Question) -> tuple[int, float | None]:
    """What the worker does, with some bad bots added."""
    register("bad")(lambda seed=None: Bad("raises"))
    register("slow")(lambda seed=None: Bad("hangs"))
    register("crashing")(lambda seed=None: Bad("crashes"))
    register("illegal")(lambda seed=None: Bad("illegal"))
    return choose_here(question)


def choose_never(*_: Any) -> tuple[int, float | None]:
    raise ZeroDivisionError("no bot can count")
