"""Bots that do what no bot should, named by this file in tournaments."""

from __future__ import annotations

import contextlib
import os
import sys
import time

from daikaiju.answers import Action
from daikaiju.bots import Bot
from daikaiju.game import Game


class Calm(Bot):
    """Plays well enough, until its patience for a turn is over."""

    def choose(self, view: Game) -> Action:
        return self.misbehave(view) if view.state.turn >= 3 else view.legal_actions[0]

    def misbehave(self, view: Game) -> Action:
        raise ZeroDivisionError("a bot cannot count")


class Raises(Calm):
    """Raises an error."""


class Quits(Calm):
    """Ends the program, politely."""

    def misbehave(self, view: Game) -> Action:
        sys.exit("enough")


class Illegal(Calm):
    """Answers something nobody asked for."""

    def misbehave(self, view: Game) -> Action:
        return Action(10**6, str(view.player), {})


class Hangs(Calm):
    """Sleeps for an hour."""

    def misbehave(self, view: Game) -> Action:
        time.sleep(3600)
        return view.legal_actions[0]


class Stubborn(Calm):
    """Sleeps whatever is done to wake it."""

    def misbehave(self, view: Game) -> Action:
        while True:
            with contextlib.suppress(BaseException):
                time.sleep(3600)


class Crashes(Calm):
    """Takes its whole process with it."""

    def misbehave(self, view: Game) -> Action:
        os._exit(7)


class Unborn(Bot):
    """Cannot even be created, except to be looked at."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        if seed:
            raise RuntimeError("no")
