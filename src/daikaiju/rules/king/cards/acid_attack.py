from daikaiju.rules.cards import Keep


class AcidAttack(Keep):
    cost = 6

    def add_claws(g, me, claws):
        return claws + 1

    class In2010:
        add_claws = None

        def more_damage(g, me, damage):
            """Damage of its own, also without an attack."""
            return damage + 1
