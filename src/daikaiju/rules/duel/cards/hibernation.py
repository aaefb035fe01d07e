from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import FIRST, YES_OR_NO
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.book import YES, ask_monster, decision, frame
from daikaiju.rules.duel.events import SLEPT
from daikaiju.rules.duel.gains import gain_life
from daikaiju.rules.duel.ownership import discard
from daikaiju.rules.duel.state import State
from daikaiju.rules.duel.turns import end_turn_at_once
from daikaiju.rules.telling import tell

LIFE_FROM_SLEEP = 6


class Hibernation(Keep):
    cost = 5

    @staticmethod
    def takes_no_hits(g: State, me: int) -> bool:
        return True

    @staticmethod
    def start_of_turn(g: State, me: int, card: int) -> None:
        push(g, offer_to_wake, me, card)


@frame
def offer_to_wake(g: State, me: int, card: int) -> None:
    ask_monster(g, offer_to_wake, wake, me, YES_OR_NO, card)


@decision(YES, stop="sleep", yes="wake_up")
def wake(g: State, me: int, choice: int, card: int) -> None:
    """Discard the card and play on, or sleep through the turn."""
    if choice == FIRST:
        discard(g, card)
    else:
        tell(g, SLEPT, me)
        gain_life(g, me, LIFE_FROM_SLEEP)
        end_turn_at_once(g, me)
