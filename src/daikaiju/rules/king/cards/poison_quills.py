from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import TWO


class PoisonQuills(Keep):
    cost = 3

    def add_claws(g, me, claws):
        return claws + 2 if g.faces[TWO] >= 3 else claws

    class In2010:
        add_claws = None

        def more_damage(g, me, damage):
            """Damage of its own, also without an attack."""
            return damage + 2 if g.faces[TWO] >= 3 else damage
