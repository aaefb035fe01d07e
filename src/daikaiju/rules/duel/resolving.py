"""Phase 2: resolving the Roll in an order of the player's choice (section 4 of the rules)."""

from __future__ import annotations

from daikaiju.rules.agenda import in_written_order, push
from daikaiju.rules.answers import DECLINE, FIRST, PASS
from daikaiju.rules.bits import has
from daikaiju.rules.duel.book import STEP, ask_monster, decision, frame
from daikaiju.rules.duel.events import RESOLVED
from daikaiju.rules.duel.gains import gain_energy, gain_life, most_life
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.moments import (
    after_resolving,
    may_use_power,
    offer_to_leave_out,
    offer_to_skip,
    smashes_added,
    smashes_its_own_way,
    start_of_resolving,
    use_power,
)
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import (
    DESTRUCTION,
    DESTRUCTION_TRACK,
    ENERGY,
    FAME,
    FAME_TRACK,
    HEAL,
    POWER,
    RESOLVING,
    SMASH,
    State,
    rival,
)
from daikaiju.rules.telling import tell

SYMBOLS_FOR_A_PULL = 3


@frame
def resolve_phase(g: State, me: int) -> None:
    """D-RES-1: a player who may skip the phase decides before anything else."""
    g.phase = RESOLVING
    since = g.depth
    offer_to_skip(g, me)
    if g.depth > since:
        push(g, begin_resolving, me)
        in_written_order(g, since)
    else:
        begin(g, me)


@frame
def begin_resolving(g: State, me: int) -> None:
    """Unless the phase was skipped."""
    if g.phase == RESOLVING:
        begin(g, me)


def begin(g: State, me: int) -> None:
    """D-RES-1: effects at the start of the phase, then dice that may be left out, then the dice."""
    push(g, resolve_rest, me)
    since = g.depth
    start_of_resolving(g, me)
    if g.depth > since:
        push(g, leave_dice_out, me)
        in_written_order(g, since)
    else:
        offer_to_leave_out(g, me)


@frame
def leave_dice_out(g: State, me: int) -> None:
    """By cards that the monster has now: it may have gained one at the start of the phase."""
    offer_to_leave_out(g, me)


@frame
def resolve_rest(g: State, me: int) -> None:
    """D-RES-1, D-RES-2: the player chooses the next step, or takes the rest in the usual order without the power.

    D-RES-8: when nothing is left, the effects after resolving happen.
    """
    steps = steps_with_effect(g, me)
    if g.in_order:
        steps &= ~(1 << POWER)
    if steps == 0:
        after_resolving(g, me)
    elif g.in_order or (steps & (steps - 1) == 0 and steps != 1 << POWER):
        push(g, resolve_rest, me)
        resolve_step(g, me, usual_step(steps))
    else:
        ask_monster(g, resolve_rest, resolve, me, steps << FIRST | DECLINE)


def steps_with_effect(g: State, me: int) -> int:
    """The faces whose symbols would do something if resolved now, as bits."""
    steps = 0
    if not g.smashed and smashes_added(g, me, g.unresolved[SMASH]) > 0:
        steps |= 1 << SMASH
    if g.unresolved[HEAL] > 0 and g.life[me] < most_life(g, me):
        steps |= 1 << HEAL
    if g.unresolved[ENERGY] > 0:
        steps |= 1 << ENERGY
    if g.unresolved[FAME] >= SYMBOLS_FOR_A_PULL:
        steps |= 1 << FAME
    if g.unresolved[DESTRUCTION] >= SYMBOLS_FOR_A_PULL:
        steps |= 1 << DESTRUCTION
    if g.unresolved[POWER] > 0 and may_use_power(g, me, g.monster[me]):
        steps |= 1 << POWER
    return steps


def usual_step(steps: int) -> int:
    """The usual order: fame, destruction, energy, hearts, smashes."""
    if has(steps, FAME):
        return FAME
    if has(steps, DESTRUCTION):
        return DESTRUCTION
    if has(steps, ENERGY):
        return ENERGY
    return HEAL if has(steps, HEAL) else SMASH


@decision(STEP, stop="in_order", step="resolve")
def resolve(g: State, me: int, choice: int) -> None:
    """What to resolve next, or one use of the power, or all other dice in the usual order without the power."""
    push(g, resolve_rest, me)
    if choice == PASS:
        g.in_order = 1
    elif choice - FIRST == POWER:
        use_power(g, me, g.monster[me])
    else:
        resolve_step(g, me, choice - FIRST)


def resolve_step(g: State, me: int, face: int) -> None:
    """D-RES-3 to D-RES-6, D-FAME-1 to D-FAME-3: all symbols of one face together."""
    symbols = g.unresolved[face]
    g.unresolved[face] = 0
    if face == SMASH:
        symbols = smashes_added(g, me, symbols)
        g.smashed = 1
        g.smashes = symbols
        tell(g, RESOLVED, me, face, symbols)
        smash(g, me, symbols)
        return
    tell(g, RESOLVED, me, face, symbols)
    if face == HEAL:
        gain_life(g, me, symbols)
    elif face == ENERGY:
        gain_energy(g, me, symbols)
    elif face == FAME:
        pull(g, me, FAME_TRACK, symbols - SYMBOLS_FOR_A_PULL + 1)
    else:
        pull(g, me, DESTRUCTION_TRACK, symbols - SYMBOLS_FOR_A_PULL + 1)


def smash(g: State, me: int, smashes: int) -> None:
    """D-RES-3, D-POW-MEKA: a hit for each smash, unless the monster's power makes more of them."""
    if not smashes_its_own_way(g, me, smashes, g.monster[me]):
        hit(g, rival(me), smashes)
