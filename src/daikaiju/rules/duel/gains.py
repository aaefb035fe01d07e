"""Gaining energy, life and dice tokens, and paying."""

from __future__ import annotations

from daikaiju.rules.duel.book import frame
from daikaiju.rules.duel.events import DICE_TOKENS, GAINED_ENERGY, LIFE, PAID
from daikaiju.rules.duel.moments import full_life, more_life, when_rival_gains_energy
from daikaiju.rules.duel.state import MOST_DICE_TOKENS, RESOLVING, State, rival
from daikaiju.rules.telling import tell


def most_life(g: State, me: int) -> int:
    """D-SETUP-2: the life a monster started with."""
    return full_life(g, me, g.monster[me])


def gain_energy(g: State, me: int, amount: int) -> None:
    """D-RES-7: there is no maximum; the rival's cards may respond to energy gained while resolving."""
    if amount > 0:
        g.energy[me] += amount
        tell(g, GAINED_ENERGY, me, amount, g.energy[me])
        if g.phase == RESOLVING and me == g.active:
            when_rival_gains_energy(g, rival(me), amount)


def pay(g: State, me: int, amount: int) -> None:
    if amount > 0:
        g.energy[me] -= amount
        tell(g, PAID, me, amount, g.energy[me])


def gain_life(g: State, me: int, amount: int) -> None:
    """D-RES-5: never above the starting life."""
    room = most_life(g, me) - g.life[me]
    if amount > 0 and room > 0:
        gained = min(more_life(g, me, room, amount), room)
        g.life[me] += gained
        tell(g, LIFE, me, gained, g.life[me])


def gain_dice_tokens(g: State, me: int, amount: int) -> None:
    """D-ROLL-11: never more than two; any excess is lost."""
    gained = min(amount, MOST_DICE_TOKENS - g.dice_tokens[me])
    if gained > 0:
        g.dice_tokens[me] += gained
        tell(g, DICE_TOKENS, me, gained, g.dice_tokens[me])


@frame
def receive_energy(g: State, me: int, amount: int) -> None:
    """Energy, at its point among the effects of a card."""
    gain_energy(g, me, amount)


@frame
def receive_life(g: State, me: int, amount: int) -> None:
    """Life, at its point among the effects of a card."""
    gain_life(g, me, amount)


@frame
def receive_dice_tokens(g: State, me: int, amount: int) -> None:
    """Dice tokens, at their point among the effects of a card."""
    gain_dice_tokens(g, me, amount)
