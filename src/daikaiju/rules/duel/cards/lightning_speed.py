from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import FIRST, YES_OR_NO
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.book import YES, ask_monster, decision, frame
from daikaiju.rules.duel.buzz import ALIEN
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.state import State, rival


class LightningSpeed(Keep):
    cost = 4
    buzz = ALIEN

    @staticmethod
    def when_on_empty_space(g: State, me: int) -> None:
        push(g, offer_to_strike, me)


@frame
def offer_to_strike(g: State, me: int) -> None:
    ask_monster(g, offer_to_strike, strike, me, YES_OR_NO)


@decision(YES, stop="decline", yes="strike")
def strike(g: State, me: int, choice: int) -> None:
    """Take an empty space of a buzz token for a smash, or not."""
    if choice == FIRST:
        hit(g, rival(me), 1)
