from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.events import LOST_HEARTS
from daikaiju.rules.king.gains import gain_hearts, heart_limit
from daikaiju.rules.king.state import State
from daikaiju.rules.telling import tell


class EvenBigger(Keep):
    cost = 4

    @staticmethod
    def most_hearts(g: State, me: int, limit: int) -> int:
        """Twelve, even with a second copy."""
        return 12

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        gain_hearts(g, me, 2, me)

    @staticmethod
    def when_lost(g: State, me: int) -> None:
        """Hearts above the new maximum are lost."""
        shrink_to(g, me, heart_limit(g, me))

    class In2010:
        @staticmethod
        def when_lost(g: State, me: int) -> None:
            """The two hearts that came with the card are lost; that alone never kills."""
            shrink_to(g, me, max(1, g.hearts[me] - 2))


def shrink_to(g: State, me: int, hearts: int) -> None:
    if g.hearts[me] > hearts:
        tell(g, LOST_HEARTS, me, g.hearts[me] - hearts, hearts)
        g.hearts[me] = hearts
