from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State
from daikaiju.rules.king.turns import place_mimic


class Mimic(Keep):
    """Its token, and what it copies, are part of the rules of ownership (ownership.py)."""

    cost = 8
    leads = True

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        push(g, place_mimic, me)
