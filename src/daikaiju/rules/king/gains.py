"""Gaining and losing stars, energy and hearts outside a smash."""

from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import DECLINE
from daikaiju.rules.king.book import ask_monster, decision, frame, may_interject
from daikaiju.rules.king.events import (
    GAINED_ENERGY,
    HEARTS,
    LOST_ENERGY,
    LOST_STARS,
    PAID,
    STARS,
)
from daikaiju.rules.king.moments import more_energy, more_hearts, most_hearts
from daikaiju.rules.king.state import FULL_HEARTS, STAR_GOAL, State
from daikaiju.rules.telling import tell


def gain_stars(g: State, me: int, amount: int) -> None:
    """B-WIN-7: the dial ends at 20."""
    gained = min(amount, STAR_GOAL - g.stars[me])
    if gained > 0:
        g.stars[me] += gained
        tell(g, STARS, me, gained, g.stars[me])


def lose_stars(g: State, me: int, amount: int) -> None:
    """B-WIN-7: losses stop at 0."""
    lost = min(amount, g.stars[me])
    if lost > 0:
        g.stars[me] -= lost
        tell(g, LOST_STARS, me, lost, g.stars[me])


def gain_energy(g: State, me: int, amount: int) -> None:
    """B-ENERGY-2: there is no maximum."""
    if amount > 0:
        amount = more_energy(g, me, amount)
        g.energy[me] += amount
        tell(g, GAINED_ENERGY, me, amount, g.energy[me])


def take_back_energy(g: State, me: int, amount: int) -> None:
    """Energy that is not a gain: from a battery, or for a card sold."""
    if amount > 0:
        g.energy[me] += amount
        tell(g, GAINED_ENERGY, me, amount, g.energy[me])


def pay(g: State, me: int, amount: int) -> None:
    if amount > 0:
        g.energy[me] -= amount
        tell(g, PAID, me, amount, g.energy[me])


def lose_energy(g: State, me: int, amount: int) -> None:
    if amount > 0:
        g.energy[me] -= amount
        tell(g, LOST_ENERGY, me, amount, g.energy[me])


def heart_limit(g: State, me: int) -> int:
    """B-HEAL-3: 10 hearts, unless a Keep card raises the maximum."""
    return most_hearts(g, me, FULL_HEARTS)


def gain_hearts(g: State, me: int, amount: int, healer: int) -> None:
    """B-HEAL-5: in Tokyo as outside, with the hearts that cards add to a gain."""
    if amount > 0:
        add_hearts(g, me, more_hearts(g, me, healer, amount))


def add_hearts(g: State, me: int, amount: int) -> None:
    """B-HEAL-3: up to the maximum."""
    gained = min(amount, heart_limit(g, me) - g.hearts[me])
    if gained > 0:
        g.hearts[me] += gained
        tell(g, HEARTS, me, gained, g.hearts[me])


def warn(g: State, me: int) -> None:
    """Energy or a card is about to be taken from a monster, which may first use cards that work at any time."""
    if may_interject(g, me):
        push(g, before_it_is_taken, me)


@frame
def before_it_is_taken(g: State, me: int) -> None:
    ask_monster(g, before_it_is_taken, heal_first, me, DECLINE)


@decision(stop="decline")
def heal_first(g: State, me: int, choice: int) -> None:
    """Heal before energy or a card is taken, or let it be taken."""
