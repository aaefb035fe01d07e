"""Losing hearts: prevention, the loss itself, and what happens to monsters at 0 hearts (T6, T7)."""

from __future__ import annotations

from daikaiju.rules.agenda import NOBODY, push
from daikaiju.rules.answers import DECLINE, FIRST, PASS, YES_OR_NO
from daikaiju.rules.bits import has
from daikaiju.rules.king.book import YES, ask_monster, decision, frame
from daikaiju.rules.king.events import CAME_BACK, ELIMINATED, FELL, LOST_HEARTS, SAVED, USED
from daikaiju.rules.king.gains import gain_energy
from daikaiju.rules.king.moments import (
    comes_back,
    energy_for_losing,
    ignore_loss,
    join_losses,
    may_answer_loss,
    may_escape,
    roll_against_loss,
    spread_losses,
    use,
    when_another_falls,
    when_it_wounds,
)
from daikaiju.rules.king.ownership import acts_as, any_power, discard_all
from daikaiju.rules.king.state import FULL_HEARTS, SEATS, SMALL, State, in_tokyo, previous_seat
from daikaiju.rules.king.tokyo import close_bay_if_few, leave_tokyo
from daikaiju.rules.telling import tell


def begin_losses(g: State) -> None:
    """Nobody loses anything yet."""
    for seat in range(SEATS):
        g.losing[seat] = 0
    g.smashed = 0
    g.clawed = 0
    g.fleeing = 0
    g.staying = 0


def hurt_others(g: State, me: int, hearts: int) -> None:
    """B-SMASH-7: all others lose hearts to a card, which is not a smash."""
    begin_losses(g)
    for other in range(g.players):
        if other != me and g.alive[other]:
            g.losing[other] = hearts
    join_losses(g, me, False)
    push(g, losses, me)


def hurt_across(g: State, me: int, hearts: int) -> None:
    """Those whom claws would hit lose hearts to a card: all outside Tokyo for a monster in it, and the other way."""
    begin_losses(g)
    for other in range(g.players):
        if g.alive[other] and in_tokyo(g, other) != in_tokyo(g, me):
            g.losing[other] = hearts
    join_losses(g, me, False)
    push(g, losses, me)


def hurt_everybody(g: State, me: int, hearts: int) -> None:
    """A card hits all monsters, including its buyer, in one event."""
    hurt_others(g, me, hearts)
    g.losing[me] = hearts


def hurt_self(g: State, me: int, hearts: int) -> None:
    """A card costs its buyer hearts."""
    begin_losses(g)
    g.losing[me] = hearts
    push(g, losses, me)


@frame
def losses(g: State, causer: int) -> None:
    """B-SMASH-9: all losses of one event happen together; prevention is asked clockwise, the causer last."""
    push(g, suffer, causer)
    if causer != NOBODY and any_power(g, causer):
        push(g, spread, causer, threatened(g))
    ask_to_prevent(g, causer, 0)


def ask_to_prevent(g: State, causer: int, asked_before: int) -> None:
    """Put the prevention of those who are to lose hearts on the agenda, leaving out who had its chance before."""
    asked = causer if causer != NOBODY else 0
    for _ in range(g.players):
        if g.losing[asked] > 0 and not has(asked_before, asked) and (any_power(g, asked) or has(g.winged, asked)):
            push(g, prevent, asked)
        asked = previous_seat(g, asked)


def threatened(g: State) -> int:
    """Who is to lose hearts, as bits."""
    seats = 0
    for seat in range(g.players):
        if g.losing[seat] > 0:
            seats |= 1 << seat
    return seats


@frame
def spread(g: State, causer: int, struck: int) -> None:
    """What cards add when others really will lose hearts, whatever was prevented; it can be prevented as well."""
    if threatened(g) & ~(1 << causer):
        spread_losses(g, causer, struck)
        ask_to_prevent(g, causer, struck)


@frame
def prevent(g: State, me: int) -> None:
    """The order of prevention: escape, ignore, roll, ignore what is left, then pay."""
    if has(g.winged, me):
        g.losing[me] = 0
        return
    push(g, answer_loss, me)
    push(g, ignore, me)
    roll_against_loss(g, me)
    push(g, ignore, me)
    if has(g.smashed, me) and in_tokyo(g, me) and may_escape(g, me):
        push(g, offer_escape, me)


@frame
def offer_escape(g: State, me: int) -> None:
    ask_monster(g, offer_escape, escape, me, YES_OR_NO)


@decision(YES, stop="stay", yes="yield")
def escape(g: State, me: int, choice: int) -> None:
    """Yield now and lose nothing, or stay and suffer."""
    if choice == FIRST:
        g.fleeing |= 1 << me
        tell(g, SAVED, me, g.losing[me])
        g.losing[me] = 0
    else:
        g.staying |= 1 << me


@frame
def ignore(g: State, me: int) -> None:
    loss = g.losing[me]
    if loss > 0:
        left = ignore_loss(g, me, loss)
        if left < loss:
            g.losing[me] = left
            tell(g, SAVED, me, loss - left)


@frame
def answer_loss(g: State, me: int) -> None:
    """The last window before hearts are lost."""
    if g.losing[me] > 0:
        may_answer_loss(g, me)
        ask_monster(g, answer_loss, suffer_or_answer, me, DECLINE)


@decision(cards=True, stop="suffer", card="use")
def suffer_or_answer(g: State, me: int, choice: int) -> None:
    """Use a card against the loss, or suffer it."""
    if choice != PASS:
        push(g, answer_loss, me)
        tell(g, USED, me, choice - SMALL)
        use(g, me, choice - SMALL, acts_as(g, choice - SMALL))


@frame
def suffer(g: State, causer: int) -> None:
    """B-SMASH-3: the hearts are lost; losses to claws are recorded for yielding and tokens."""
    fallen = False
    for seat in range(g.players):
        lost = min(g.losing[seat], g.hearts[seat])
        if lost > 0:
            g.hearts[seat] -= lost
            tell(g, LOST_HEARTS, seat, lost, g.hearts[seat])
            if causer == g.active:
                g.harmed = 1
            if has(g.smashed, seat):
                g.clawed |= 1 << seat
                when_it_wounds(g, causer, seat)
            if g.hearts[seat] > 0:
                gain_energy(g, seat, energy_for_losing(g, seat, lost, 0))
            else:
                fallen = True
    if fallen:
        push(g, fall)


@frame
def fall(g: State) -> None:
    """T7, B-ELIM-1, B-ELIM-5: all monsters at 0 hearts fall together; then the Bay may close."""
    for seat in range(g.players):
        if g.alive[seat] and g.hearts[seat] == 0:
            tell(g, FELL, seat)
            for other in range(g.players):
                if g.alive[other] and g.hearts[other] > 0:
                    when_another_falls(g, other)
    returning = 0
    for seat in range(g.players):
        if g.alive[seat] and g.hearts[seat] == 0:
            if comes_back(g, seat):
                returning |= 1 << seat
            else:
                eliminate(g, seat)
    for seat in range(g.players):
        if has(returning, seat):
            come_back(g, seat)
    close_bay_if_few(g)


def eliminate(g: State, me: int) -> None:
    """B-ELIM-2, B-ELIM-3: cards to the discard pile, energy to the pool, tokens back, Tokyo left."""
    g.alive[me] = 0
    g.living -= 1
    discard_all(g, me)
    g.energy[me] = 0
    g.poison[me] = 0
    g.shrink[me] = 0
    g.frenzies[me] = 0
    leave_tokyo(g, me)
    tell(g, ELIMINATED, me)


def come_back(g: State, me: int) -> None:
    """It Has a Child!: all cards and stars go, ten hearts, outside Tokyo; energy and tokens stay."""
    discard_all(g, me)
    g.stars[me] = 0
    g.hearts[me] = FULL_HEARTS
    leave_tokyo(g, me)
    tell(g, CAME_BACK, me)
