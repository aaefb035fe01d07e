from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import FIRST
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.book import SLOT, ask_monster, decision, frame
from daikaiju.rules.duel.buying import cards_in_row, take_from_row
from daikaiju.rules.duel.buzz import ANUBIS
from daikaiju.rules.duel.events import DISCARDED_FROM_ROW, USED
from daikaiju.rules.duel.ownership import is_used, use_up
from daikaiju.rules.duel.state import State
from daikaiju.rules.market import DISCARDED
from daikaiju.rules.telling import tell


class AlienMetabolism(Keep):
    cost = 2
    buzz = ANUBIS

    @staticmethod
    def may_interject(g: State, me: int, card: int) -> bool:
        return me == g.active and not is_used(g, card) and cards_in_row(g) > 0

    @staticmethod
    def interject(g: State, me: int, card: int) -> None:
        use_up(g, card)
        tell(g, USED, me, card)
        push(g, choose_from_row, me)


@frame
def choose_from_row(g: State, me: int) -> None:
    """One of the cards of the row; this does not count as buying."""
    ask_monster(g, choose_from_row, discard_from_row, me, ((1 << cards_in_row(g)) - 1) << FIRST)


@decision(SLOT, slot="discard")
def discard_from_row(g: State, me: int, choice: int) -> None:
    """The card of the row that goes to the discard pile."""
    card = g.market[choice - FIRST]
    tell(g, DISCARDED_FROM_ROW, me, card)
    g.where[card] = DISCARDED
    take_from_row(g, choice - FIRST)
