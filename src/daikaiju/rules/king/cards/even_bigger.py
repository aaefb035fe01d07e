from daikaiju.rules.cards import Keep
from daikaiju.rules.king.events import LOST_HEARTS
from daikaiju.rules.king.gains import gain_hearts, heart_limit
from daikaiju.rules.telling import tell


class EvenBigger(Keep):
    cost = 4

    def most_hearts(g, me, limit):
        """Twelve, also with a second copy."""
        return 12

    def when_bought(g, me):
        gain_hearts(g, me, 2, me)

    def when_lost(g, me):
        """Hearts above the new maximum are gone."""
        shrink_to(g, me, heart_limit(g, me))

    class In2010:
        def when_lost(g, me):
            """The two hearts that came with the card are gone; that alone never kills."""
            shrink_to(g, me, max(1, g.hearts[me] - 2))


def shrink_to(g, me, hearts):
    if g.hearts[me] > hearts:
        tell(g, LOST_HEARTS, me, g.hearts[me] - hearts, hearts)
        g.hearts[me] = hearts
