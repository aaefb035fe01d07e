from daikaiju.rules.cards import Keep
from daikaiju.rules.king.events import SHRUNK
from daikaiju.rules.telling import tell


class ShrinkRay(Keep):
    cost = 6

    def when_it_wounds(g, me, victim):
        g.shrink[victim] += 1
        tell(g, SHRUNK, victim)
