from __future__ import annotations

from daikaiju.rules.agenda import SPREAD, ask_chance, push
from daikaiju.rules.answers import FIRST, YES_OR_NO
from daikaiju.rules.cards import Keep
from daikaiju.rules.dice import FACES
from daikaiju.rules.king.book import YES, ask_monster, chance, decision, event, frame
from daikaiju.rules.king.gains import gain_energy, gain_hearts, pay
from daikaiju.rules.king.losses import hurt_self
from daikaiju.rules.king.state import CLAW, ENERGY, HEART, State
from daikaiju.rules.telling import tell

DUG = event("dug", "monster", "face")
PRICE = 1


class Gravedigger(Keep):
    cost = 4

    @staticmethod
    def start_of_turn(g: State, me: int) -> None:
        push(g, offer_to_dig, me)


@frame
def offer_to_dig(g: State, me: int) -> None:
    """Asked even where the answer is obvious to everyone else."""
    if g.alive[me] and g.energy[me] >= PRICE:
        ask_monster(g, offer_to_dig, dig, me, YES_OR_NO)


@decision(YES, stop="decline", yes="dig")
def dig(g: State, me: int, choice: int) -> None:
    """Pay and throw a die, or leave the dead in peace."""
    if choice == FIRST:
        pay(g, me, PRICE)
        push(g, throw_spade, me)


@frame
def throw_spade(g: State, me: int) -> None:
    ask_chance(g, spade, FACES, me)


@chance
def spade(g: State, who: int, choice: int, me: int) -> None:
    """Chance answers what the spade hits."""
    found = choice - SPREAD
    tell(g, DUG, me, found)
    if found == HEART:
        gain_hearts(g, me, 1, me)
    elif found == ENERGY:
        gain_energy(g, me, 3)
    elif found == CLAW:
        hurt_self(g, me, 1)
