from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import TIGER


class AcidAttack(Keep):
    cost = 6
    buzz = TIGER

    def smashes_added(g, me, smashes):
        return smashes + 1
