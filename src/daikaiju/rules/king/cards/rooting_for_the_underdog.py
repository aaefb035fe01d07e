from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State


class RootingForTheUnderdog(Keep):
    cost = 3

    @staticmethod
    def stars_at_end_of_turn(g: State, me: int, stars: int) -> int:
        return stars + 1 if has_fewest_stars(g, me) else stars

    class In2010:
        stars_at_end_of_turn = None

        @staticmethod
        def stars_at_end_of_any_turn(g: State, me: int, stars: int) -> int:
            return stars + 1 if has_fewest_stars(g, me) else stars


def has_fewest_stars(g: State, me: int) -> bool:
    """Alone with the fewest stars among the living."""
    for other in range(g.players):
        if other != me and g.alive[other] and g.stars[other] <= g.stars[me]:
            return False
    return True
