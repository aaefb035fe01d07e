from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State, next_living, previous_living


class FireBreathing(Keep):
    cost = 4

    @staticmethod
    def join_losses(g: State, me: int, by_dice: bool) -> None:
        """A Roll with claws, the only kind that smashes, burns both neighbours, wherever they are."""
        if by_dice:
            burn_neighbours(g, me)

    class In2010:
        @staticmethod
        def join_losses(g: State, me: int) -> None:
            """Whenever the owner damages anyone else, with dice or with a card."""
            for other in range(g.players):
                if g.losing[other] > 0:
                    burn_neighbours(g, me)
                    return


def burn_neighbours(g: State, me: int) -> None:
    """B-ELIM-4: the nearest living ones; with two alive the only other one burns once."""
    left = next_living(g, me)
    right = previous_living(g, me)
    g.losing[left] += 1
    if right != left:
        g.losing[right] += 1
