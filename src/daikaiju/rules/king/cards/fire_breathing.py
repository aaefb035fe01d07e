from __future__ import annotations

from daikaiju.rules.bits import has
from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import State, next_living, previous_living


class FireBreathing(Keep):
    cost = 4

    @staticmethod
    def join_losses(g: State, me: int, by_dice: bool) -> None:
        """A Roll with claws, the only kind that smashes, burns both neighbours, wherever they are."""
        if by_dice:
            burn(g, neighbours(g, me))

    class In2010:
        @staticmethod
        def join_losses(g: State, me: int) -> None:
            """A neighbour that the owner strikes, with dice or with a card, has it all as one loss."""
            struck = 0
            for other in range(g.players):
                if g.losing[other] > 0:
                    struck |= 1 << other
            burn(g, neighbours(g, me) & struck)

        @staticmethod
        def spread_losses(g: State, me: int, struck: int) -> None:
            """The other neighbours burn only when someone really is hurt."""
            burn(g, neighbours(g, me) & ~struck)


def neighbours(g: State, me: int) -> int:
    """B-ELIM-4: the nearest living ones, as bits; with two alive the only other one burns once."""
    return 1 << next_living(g, me) | 1 << previous_living(g, me)


def burn(g: State, seats: int) -> None:
    for seat in range(g.players):
        if has(seats, seat):
            g.losing[seat] += 1
