from __future__ import annotations

from daikaiju.rules.agenda import ask, push
from daikaiju.rules.answers import FIRST
from daikaiju.rules.cards import Monster
from daikaiju.rules.duel.book import TRACK, decision, frame
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import POWER, State


class Gigazaur(Monster):
    full_life = 14

    @staticmethod
    def may_use_power(g: State, me: int) -> int:
        return g.unresolved[POWER] >= 2

    @staticmethod
    def use_power(g: State, me: int) -> None:
        g.unresolved[POWER] -= 2
        push(g, choose_marker, me)


@frame
def choose_marker(g: State, me: int) -> None:
    ask(g, pull_marker, me, 1 << FIRST | 1 << FIRST + 1)


@decision(TRACK, track="pull")
def pull_marker(g: State, me: int, choice: int) -> None:
    """The marker to pull 1 space."""
    pull(g, me, choice - FIRST, 1)
