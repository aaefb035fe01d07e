"""Phase 2: resolving the Roll in an order of the player's choice (T5)."""

from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import DECLINE, FIRST, PASS
from daikaiju.rules.bits import has, lowest_bit
from daikaiju.rules.king.book import GROUP, MONSTER, ask_monster, decision, frame
from daikaiju.rules.king.ending import check_soon
from daikaiju.rules.king.events import CURED, GREW_BACK
from daikaiju.rules.king.gains import add_hearts, gain_energy, gain_hearts, gain_stars, heart_limit, pay, warn
from daikaiju.rules.king.moments import (
    hearts_to_share,
    may_heal_others,
    more_damage,
    more_stars_for_numbers,
    when_roll_is_final,
)
from daikaiju.rules.king.rolling import finish_roll
from daikaiju.rules.king.smashing import smash
from daikaiju.rules.king.state import CLAW, ENERGY, HEART, ONE, SEATS, THREE, State, in_tokyo, previous_seat
from daikaiju.rules.rulebook import Block
from daikaiju.rules.telling import tell

STARS_GROUP, ENERGY_GROUP, HEARTS_GROUP, CLAWS_GROUP = range(4)
ALL_GROUPS = 0b1111
HEAL_SELF, CURE, GROW_BACK, GIVE = range(FIRST, FIRST + 4)
"""What a heart can be used for; the last begins one option per monster."""

HEALING_RAY_PRICE = 2


@frame
def resolve_phase(g: State, me: int) -> None:
    """B-RES-1: everything the Roll shows is resolved."""
    finish_roll(g, me)
    when_roll_is_final(g, me)
    g.in_order = 0
    g.unresolved = ALL_GROUPS
    push(g, resolve_rest, me)
    check_soon(g)


def groups_with_effect(g: State, me: int) -> int:
    """The groups of symbols that would do something now, as bits: resolving one can change what another does."""
    groups = 0
    for number in range(ONE, THREE + 1):
        if g.faces[number] >= 3:
            groups |= 1 << STARS_GROUP
    if g.faces[ENERGY] > 0:
        groups |= 1 << ENERGY_GROUP
    if g.faces[HEART] > 0 and (not in_tokyo(g, me) or may_heal_others(g, me)):
        groups |= 1 << HEARTS_GROUP
    if more_damage(g, me, g.faces[CLAW]) > 0:
        groups |= 1 << CLAWS_GROUP
    return groups


@frame
def resolve_rest(g: State, me: int) -> None:
    """B-RES-1: the player chooses what comes next, or takes the rest in the usual order."""
    groups = g.unresolved & groups_with_effect(g, me)
    if not g.alive[me] or groups == 0:
        g.unresolved = 0
    elif g.in_order or groups & (groups - 1) == 0:
        resolve_group(g, me, lowest_bit(groups))
    else:
        ask_monster(g, resolve_rest, resolve, me, groups << FIRST | DECLINE)


@decision(GROUP, stop="in_order", group="resolve")
def resolve(g: State, me: int, choice: int) -> None:
    """The group of symbols to resolve next, or all that is left as stars, energy, hearts, claws."""
    if choice == PASS:
        g.in_order = 1
        push(g, resolve_rest, me)
    else:
        resolve_group(g, me, choice - FIRST)


def resolve_group(g: State, me: int, group: int) -> None:
    g.unresolved &= ~(1 << group)
    push(g, resolve_rest, me)
    check_soon(g)
    if group == STARS_GROUP:
        gain_stars(g, me, more_stars_for_numbers(g, me, stars_for_numbers(g)))
    elif group == ENERGY_GROUP:
        gain_energy(g, me, g.faces[ENERGY])
    elif group == HEARTS_GROUP:
        resolve_hearts(g, me)
    else:
        push(g, smash, me)


def stars_for_numbers(g: State) -> int:
    """B-NUM-1 to B-NUM-3: three of a number give its value, each additional one a star."""
    stars = 0
    for number in range(ONE, THREE + 1):
        if g.faces[number] >= 3:
            stars += number + 1 + g.faces[number] - 3
    return stars


def resolve_hearts(g: State, me: int) -> None:
    """B-HEAL-1 to B-HEAL-4: hearts heal outside Tokyo; with tokens or Healing Ray, each is a choice."""
    if g.poison[me] == 0 and g.shrink[me] == 0 and not may_heal_others(g, me):
        gain_hearts(g, me, g.faces[HEART], me)
        return
    for seat in range(SEATS):
        g.tally[seat] = 0
    push(g, give_hearts, me, g.faces[HEART])


@frame
def give_hearts(g: State, me: int, left: int, sharing: int) -> None:
    """B-HEAL-4: each heart heals, or removes a token, or goes to another monster by Healing Ray.

    Hearts beyond those of the dice are shared last, among those already healed and others.
    """
    if left == 0:
        on_top = 0 if sharing or not gave_to_others(g, me) else hearts_to_share(g, me, 0)
        if on_top > 0:
            push(g, give_hearts, me, on_top, 1)
        else:
            apply_hearts(g, me, sharing)
        return
    options = 0
    if g.hearts[me] + g.tally[me] < heart_limit(g, me) and (g.tally[me] > 0 if sharing else not in_tokyo(g, me)):
        options |= 1 << HEAL_SELF
    if not in_tokyo(g, me) and not sharing:
        if g.poison[me] > 0:
            options |= 1 << CURE
        if g.shrink[me] > 0:
            options |= 1 << GROW_BACK
    if not has(options, HEAL_SELF):
        options |= DECLINE
    if may_heal_others(g, me):
        for other in range(g.players):
            if other != me and g.alive[other] and g.hearts[other] + g.tally[other] < heart_limit(g, other):
                options |= 1 << GIVE + other
    ask_monster(g, give_hearts, heart, me, options, left, sharing)


@decision(Block("heal_self"), Block("cure"), Block("grow_back"), MONSTER, stop="nothing", monster="give_to")
def heart(g: State, me: int, choice: int, left: int, sharing: int) -> None:
    """What one heart is used for."""
    if choice == HEAL_SELF:
        g.tally[me] += 1
    elif choice == CURE:
        g.poison[me] -= 1
        tell(g, CURED, me)
    elif choice == GROW_BACK:
        g.shrink[me] -= 1
        tell(g, GREW_BACK, me)
    elif choice >= GIVE:
        g.tally[choice - GIVE] += 1
    push(g, give_hearts, me, left - 1, sharing)


def gave_to_others(g: State, me: int) -> bool:
    for other in range(g.players):
        if other != me and g.tally[other] > 0:
            return True
    return False


def apply_hearts(g: State, me: int, shared: int) -> None:
    """Healing is one gain for each monster; cards add nothing more if the extra was already shared."""
    if shared:
        add_hearts(g, me, g.tally[me])
    else:
        gain_hearts(g, me, g.tally[me], me)
    other = previous_seat(g, me)
    while other != me:
        if g.tally[other] > 0:
            push(g, heal_other, me, other)
            warn(g, other)
        other = previous_seat(g, other)


@frame
def heal_other(g: State, healer: int, me: int) -> None:
    """Another monster is healed and pays 2 energy for each heart it has room for, or all it has."""
    hearts = min(g.tally[me], heart_limit(g, me) - g.hearts[me])
    price = min(g.energy[me], HEALING_RAY_PRICE * hearts)
    gain_hearts(g, me, hearts, healer)
    pay(g, me, price)
    gain_energy(g, healer, price)
