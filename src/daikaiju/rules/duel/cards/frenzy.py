from daikaiju.rules.cards import Discard


class Frenzy(Discard):
    cost = 6

    def when_bought(g, me):
        g.extra_turns += 1
