from __future__ import annotations

from daikaiju.rules.agenda import SPREAD, ask_chance, push
from daikaiju.rules.cards import Keep
from daikaiju.rules.dice import FACES
from daikaiju.rules.king.book import chance, frame
from daikaiju.rules.king.events import SAVED
from daikaiju.rules.king.state import HEART, State
from daikaiju.rules.telling import tell


class RestlessBones(Keep):
    cost = 3

    @staticmethod
    def roll_against_loss(g: State, me: int) -> None:
        push(g, rattle, me)


@frame
def rattle(g: State, me: int) -> None:
    """It is not optional."""
    if g.losing[me] > 0:
        ask_chance(g, bones, FACES, me)


@chance
def bones(g: State, who: int, choice: int, me: int) -> None:
    """Chance answers how the bone falls."""
    if choice - SPREAD == HEART:
        g.losing[me] -= 1
        tell(g, SAVED, me, 1)
