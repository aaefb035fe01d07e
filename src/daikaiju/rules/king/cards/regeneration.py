from daikaiju.rules.cards import Keep


class Regeneration(Keep):
    cost = 4

    def more_hearts(g, me, amount):
        return amount + 1

    class In2010:
        def more_hearts(g, me, healer, amount):
            """Only when the owner heals itself."""
            return amount + 1 if healer == me else amount

        def hearts_to_share(g, me, hearts):
            """With Healing Ray the one heart more may go to another, paid like the rest."""
            return hearts + 1
