from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Discard
from daikaiju.rules.king.book import frame
from daikaiju.rules.king.gains import gain_stars, lose_energy, warn
from daikaiju.rules.king.state import State, previous_seat


class VastStorm(Discard):
    cost = 6

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        gain_stars(g, me, 2)
        push(g, storm, me)
        other = previous_seat(g, me)
        while other != me:
            warn(g, other)
            other = previous_seat(g, other)


@frame
def storm(g: State, me: int) -> None:
    """All others lose half of their energy, rounded down."""
    for other in range(g.players):
        if other != me:
            lose_energy(g, other, g.energy[other] // 2)
