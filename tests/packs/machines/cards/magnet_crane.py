from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.book import moment
from daikaiju.rules.duel.gains import gain_energy
from daikaiju.rules.duel.state import State

CHARGE_FOR_ENERGY = 2


@moment("fold")
def charge(g: State, me: int, charged: int) -> int:
    """How much charge the cards of a monster hold."""
    return charged


class MagnetCrane(Keep):
    cost = 5

    @staticmethod
    def end_of_turn(g: State, me: int) -> None:
        gain_energy(g, me, charge(g, me, 1) // CHARGE_FOR_ENERGY)


class CarBattery(Keep):
    cost = 3

    @staticmethod
    def charge(g: State, me: int, charged: int) -> int:
        return charged + 1


class TruckBattery(Keep):
    cost = 5

    @staticmethod
    def charge(g: State, me: int, charged: int) -> int:
        return charged + 3
