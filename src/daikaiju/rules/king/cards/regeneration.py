from daikaiju.rules.cards import Keep


class Regeneration(Keep):
    cost = 4

    def more_hearts(g, me, amount):
        return amount + 1

    class In2010:
        def more_hearts(g, me, healer, amount):
            """Only when the owner heals itself."""
            return amount + 1 if healer == me else amount

        def may_heal_one_more(g, me):
            """With Healing Ray, one more heart for others, paid like the rest."""
            return True
