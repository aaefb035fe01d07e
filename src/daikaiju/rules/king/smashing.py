"""The smash: whom the claws hit, who yields, and who takes Tokyo, whatever that costs it (T5, T8, T9)."""

from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import FIRST, YES_OR_NO
from daikaiju.rules.bits import has
from daikaiju.rules.king.book import YES, ask_monster, decision, frame
from daikaiju.rules.king.editions import claws_take_tokyo, may_yield
from daikaiju.rules.king.ending import check_soon
from daikaiju.rules.king.events import SMASH, YIELDED
from daikaiju.rules.king.losses import begin_losses, losses
from daikaiju.rules.king.moments import (
    bite_on_leaving,
    join_losses,
    more_damage,
    smashes_everybody,
    when_claws_resolve,
)
from daikaiju.rules.king.state import CLAW, State, in_tokyo, previous_seat
from daikaiju.rules.king.tokyo import enter_tokyo, leave_tokyo, may_enter
from daikaiju.rules.telling import tell


@frame
def smash(g: State, me: int) -> None:
    """B-SMASH-1 to B-SMASH-5: every target loses as many hearts as there are claws."""
    damage = more_damage(g, me, g.faces[CLAW])
    is_attack = g.faces[CLAW] > 0
    tell(g, SMASH, me, damage)
    begin_losses(g)
    everybody = is_attack and smashes_everybody(g, me)
    for other in range(g.players):
        if other != me and g.alive[other] and (everybody or in_tokyo(g, other) != in_tokyo(g, me)):
            g.losing[other] = damage
            if is_attack:
                g.smashed |= 1 << other
    if is_attack:
        when_claws_resolve(g, me)
        push(g, yields, me, int(in_tokyo(g, me)))
    join_losses(g, me, True)
    push(g, losses, me)


@frame
def yields(g: State, attacker: int, from_tokyo: int) -> None:
    """T8, B-SMASH-6, B-TOKYO-13: monsters in Tokyo that were smashed may yield, clockwise.

    2010: then a monster that attacked from outside takes a free place; one that attacked from Tokyo does not, even if
    the Bay has just closed under it.
    """
    if claws_take_tokyo(g) and not from_tokyo:
        push(g, bites, attacker)
        check_soon(g)
    other = previous_seat(g, attacker)
    while other != attacker:
        if in_tokyo(g, other) and (may_yield(g, other) or has(g.fleeing, other)):
            push(g, offer_yield, other, attacker)
        other = previous_seat(g, other)


@frame
def offer_yield(g: State, me: int, attacker: int) -> None:
    """A monster that escapes has already decided, and so has one that could have."""
    if has(g.fleeing, me):
        yield_tokyo(g, me, attacker)
    elif not has(g.staying, me):
        ask_monster(g, offer_yield, yield_or_stay, me, YES_OR_NO, attacker)


@decision(YES, stop="stay", yes="yield")
def yield_or_stay(g: State, me: int, choice: int, attacker: int) -> None:
    """Leave Tokyo to the attacker, or stay."""
    if choice == FIRST:
        yield_tokyo(g, me, attacker)


def yield_tokyo(g: State, me: int, attacker: int) -> None:
    """B-SMASH-6: it has lost the hearts in any case."""
    tell(g, YIELDED, me, attacker)
    leave_tokyo(g, me)
    g.left |= 1 << me


@frame
def enter_phase(g: State, me: int) -> None:
    """Phase 3; in 2010 Tokyo is taken while claws are resolved."""
    if not claws_take_tokyo(g):
        take_tokyo(g, me)


@frame
def bites(g: State, attacker: int) -> None:
    take_tokyo(g, attacker)


def take_tokyo(g: State, me: int) -> None:
    """T9: cards of those who yielded bite the monster that takes Tokyo, each separately, before it enters."""
    if not may_enter(g, me):
        return
    if g.left == 0:
        move_in(g, me)
        return
    push(g, enter, me)
    other = previous_seat(g, me)
    while other != me:
        if has(g.left, other):
            bite = bite_on_leaving(g, other, 0)
            if bite > 0:
                push(g, bite_attacker, me, bite, other)
        other = previous_seat(g, other)
    g.left = 0


@frame
def bite_attacker(g: State, attacker: int, bite: int, biter: int) -> None:
    if g.alive[attacker]:
        begin_losses(g)
        g.losing[attacker] = bite
        join_losses(g, biter, False)
        push(g, losses, biter)


@frame
def enter(g: State, me: int) -> None:
    """B-TOKYO-17: a monster that the bites eliminated does not enter."""
    if may_enter(g, me):
        move_in(g, me)


def move_in(g: State, me: int) -> None:
    enter_tokyo(g, me)
    check_soon(g)
