from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import CLAW


class SpikedTail(Keep):
    cost = 5

    def add_claws_to_claws(g, me, claws):
        return claws + 1 if claws > 0 else claws

    class In2010:
        add_claws_to_claws = None

        def more_damage(g, me, damage):
            """Joins an attack, which needs a claw."""
            return damage + 1 if g.faces[CLAW] > 0 else damage
