from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.book import moment
from daikaiju.rules.king.state import State


@moment("fold")
def hunger(g: State, me: int, hungry: int) -> int:
    """How hungry the cards of a monster are."""
    return hungry


class ZombieHorde(Keep):
    cost = 5

    @staticmethod
    def stars_at_end_of_turn(g: State, me: int, stars: int) -> int:
        return stars + hunger(g, me, 1) // 2
