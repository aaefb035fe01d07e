from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Discard
from daikaiju.rules.king.turns import turn_over


class Frenzy(Discard):
    cost = 7

    def when_bought(g, me):
        g.frenzies[me] += 1

    class In2010:
        def when_bought(g, me):
            """The buyer's own turn stops here: whatever it still held is skipped."""
            g.frenzies[me] += 1
            if me == g.active:
                g.depth = 0
                push(g, turn_over, me)
