from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import CLAW, in_tokyo


class Burrowing(Keep):
    cost = 5

    def add_claws(g, me, claws):
        return claws + 1 if in_tokyo(g, me) else claws

    def bite_on_leaving(g, me, bite):
        return bite + 1

    class In2010:
        add_claws = None

        def more_damage(g, me, damage):
            """Joins an attack made from Tokyo, which needs a claw."""
            return damage + 1 if in_tokyo(g, me) and g.faces[CLAW] > 0 else damage
