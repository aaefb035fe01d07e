from __future__ import annotations

from daikaiju.rules.agenda import NOBODY
from daikaiju.rules.cards import Discard
from daikaiju.rules.king.events import MOVED_TO_CITY
from daikaiju.rules.king.gains import gain_stars
from daikaiju.rules.king.state import State, in_tokyo
from daikaiju.rules.king.tokyo import leave_tokyo, take_bay, take_city
from daikaiju.rules.telling import tell


class DeathFromAbove(Discard):
    cost = 5

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        """All others leave Tokyo, which is not yielding; a buyer in the Bay slides to City."""
        gain_stars(g, me, 2)
        for other in range(g.players):
            if other != me:
                leave_tokyo(g, other)
        if g.bay == me:
            g.bay = NOBODY
            g.city = me
            tell(g, MOVED_TO_CITY, me)
        elif g.city != me:
            take_city(g, me)

    class In2010:
        @staticmethod
        def when_bought(g: State, me: int) -> None:
            """Drop from High Altitude: a free zone, otherwise the place of the City monster."""
            gain_stars(g, me, 2)
            if in_tokyo(g, me):
                return
            if g.city == NOBODY:
                take_city(g, me)
            elif g.bay_open and g.bay == NOBODY:
                take_bay(g, me)
            else:
                leave_tokyo(g, g.city)
                take_city(g, me)
