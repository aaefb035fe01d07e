from __future__ import annotations

from daikaiju.rules.agenda import SPREAD, ask_chance, push
from daikaiju.rules.cards import Keep
from daikaiju.rules.dice import FACES
from daikaiju.rules.duel.book import chance, event, frame
from daikaiju.rules.duel.gains import gain_energy
from daikaiju.rules.duel.state import ENERGY, State
from daikaiju.rules.telling import tell

SPARKED = event("sparked", "monster", "face")


class SparkPlug(Keep):
    cost = 3

    @staticmethod
    def start_of_turn(g: State, me: int) -> None:
        push(g, throw_spark, me)


@frame
def throw_spark(g: State, me: int) -> None:
    ask_chance(g, spark, FACES, me)


@chance
def spark(g: State, who: int, choice: int, me: int) -> None:
    """Chance answers whether the engine starts."""
    tell(g, SPARKED, me, choice - SPREAD)
    if choice - SPREAD == ENERGY:
        gain_energy(g, me, 2)
