from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.events import LOST_HEARTS
from daikaiju.rules.king.gains import add_hearts, gain_hearts, heart_limit
from daikaiju.rules.king.state import State
from daikaiju.rules.telling import tell

HEARTS = 2


class EvenBigger(Keep):
    cost = 4

    @staticmethod
    def most_hearts(g: State, me: int, limit: int) -> int:
        """Twelve, even with a second copy."""
        return 12

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        gain_hearts(g, me, HEARTS, me)

    @staticmethod
    def when_lost(g: State, me: int) -> None:
        """Hearts above the new maximum are lost."""
        shrink_to(g, me, heart_limit(g, me))

    class In2010:
        brings = HEARTS

        @staticmethod
        def when_bought(g: State, me: int, card: int) -> None:
            """These hearts are gained, not healed; with a copy of one's own there may be no room for them."""
            before = g.hearts[me]
            add_hearts(g, me, HEARTS)
            g.brought[card] = g.hearts[me] - before

        @staticmethod
        def when_lost(g: State, me: int, card: int) -> None:
            """The hearts that came with the card are lost; that alone never kills."""
            left = min(g.hearts[me] - g.brought[card], heart_limit(g, me))
            g.brought[card] = 0
            shrink_to(g, me, max(1, left))


def shrink_to(g: State, me: int, hearts: int) -> None:
    if g.hearts[me] > hearts:
        tell(g, LOST_HEARTS, me, g.hearts[me] - hearts, hearts)
        g.hearts[me] = hearts
