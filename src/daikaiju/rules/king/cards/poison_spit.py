from daikaiju.rules.cards import Keep
from daikaiju.rules.king.events import POISONED
from daikaiju.rules.telling import tell


class PoisonSpit(Keep):
    cost = 4

    def when_it_wounds(g, me, victim):
        g.poison[victim] += 1
        tell(g, POISONED, victim)
