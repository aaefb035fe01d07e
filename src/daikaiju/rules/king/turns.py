"""The turn: its phases, its end, and who is next (T0, T12, T13)."""

from __future__ import annotations

from daikaiju.rules.agenda import NOBODY, push
from daikaiju.rules.answers import DECLINE, FIRST, PASS, YES_OR_NO
from daikaiju.rules.king.book import YES, ask_monster, decision, frame
from daikaiju.rules.king.buying import buy_phase
from daikaiju.rules.king.ending import check_soon, end_if_won, end_if_won_by_stars, round_ends
from daikaiju.rules.king.events import GOES_AGAIN, TURN
from daikaiju.rules.king.gains import gain_energy, gain_stars, pay
from daikaiju.rules.king.losses import begin_losses, losses
from daikaiju.rules.king.moments import (
    before_end_of_turn,
    energy_at_end_of_turn,
    may_go_again,
    stars_at_end_of_any_turn,
    stars_at_end_of_turn,
    start_of_turn,
)
from daikaiju.rules.king.ownership import copy_with_mimic, offer_cards_to_copy
from daikaiju.rules.king.resolving import resolve_phase
from daikaiju.rules.king.rolling import change_dice, others_interfere, roll_phase
from daikaiju.rules.king.smashing import enter_phase
from daikaiju.rules.king.state import AT_END_OF_ROUND, MIMIC, SMALL, State, next_living, next_seat
from daikaiju.rules.king.tokyo import reward_holding
from daikaiju.rules.sets import empty
from daikaiju.rules.telling import tell

MIMIC_PRICE = 1


@frame
def turn(g: State, me: int) -> None:
    """B-TURN-1, B-TURN-2: the five phases, the last pushed first; then start-of-turn cards, then stars for Tokyo."""
    g.active = me
    g.turn += 1
    g.dice_count = 0
    g.rolls_left = 0
    empty(g.used)
    g.harmed = 0
    g.winged = 0
    g.left = 0
    tell(g, TURN, me, g.turn)
    push(g, turn_over, me)
    push(g, end_phase, me)
    push(g, buy_phase, me)
    push(g, enter_phase, me)
    push(g, resolve_phase, me)
    push(g, change_dice, me)
    push(g, others_interfere, me)
    push(g, roll_phase, me)
    if g.where[MIMIC] == me:
        push(g, move_mimic, me)
    start_of_turn(g, me)
    reward_holding(g, me)
    check_soon(g)


@frame
def move_mimic(g: State, me: int) -> None:
    """Before rolling the owner of Mimic may pay 1 energy to put its token on another card."""
    if g.where[MIMIC] == me and g.energy[me] >= MIMIC_PRICE:
        offer_cards_to_copy(g)
        ask_monster(g, move_mimic, copy, me, DECLINE, MIMIC_PRICE)


@frame
def place_mimic(g: State, me: int) -> None:
    """A Mimic just bought copies a card for nothing, if there is one in play."""
    if g.where[MIMIC] == me and offer_cards_to_copy(g):
        ask_monster(g, place_mimic, copy, me, 0)


@decision(cards=True, stop="decline", card="copy")
def copy(g: State, me: int, choice: int, price: int) -> None:
    """The card the Mimic token is put on."""
    if choice != PASS:
        pay(g, me, price)
        copy_with_mimic(g, me, choice - SMALL)


@frame
def end_phase(g: State, me: int) -> None:
    """B-END-1, B-END-2: first selling, then stars and energy of cards, then poison.

    B-TURN-4: a dead monster has no cards and no poison left, but others still gain what any turn's end gives them.
    """
    if g.poison[me] > 0:
        push(g, poison_works, me)
    push(g, end_effects, me)
    before_end_of_turn(g, me)


@frame
def end_effects(g: State, me: int) -> None:
    """B-END-2: what the cards give is determined before any of it is given."""
    for seat in range(g.players):
        if g.alive[seat]:
            gain_stars(g, seat, stars_at_end_of_any_turn(g, seat, 0))
    gain_stars(g, me, stars_at_end_of_turn(g, me, 0))
    gain_energy(g, me, energy_at_end_of_turn(g, me, 0))
    check_soon(g)


@frame
def poison_works(g: State, me: int) -> None:
    """B-END-3: a heart for each poison token, which nobody causes."""
    begin_losses(g)
    g.losing[me] = g.poison[me]
    push(g, losses, NOBODY)


@frame
def turn_over(g: State, me: int) -> None:
    """B-END-4, T13: the end check, then extra turns, then the next living monster."""
    end_if_won(g)
    if not g.over:
        push(g, offer_another_turn if may_go_again(g, me) else next_turn, me)


@frame
def offer_another_turn(g: State, me: int) -> None:
    ask_monster(g, offer_another_turn, go_again, me, YES_OR_NO)


@decision(YES, stop="decline", yes="go_again")
def go_again(g: State, me: int, choice: int) -> None:
    """Take another turn at once with one die fewer, or not."""
    if choice == FIRST:
        tell(g, GOES_AGAIN, me)
        g.frozen_dice += 1
        push(g, turn, me)
    else:
        push(g, next_turn)


@frame
def next_turn(g: State) -> None:
    """B-TURN-3, B-TURN-4: turns owed to living monsters, clockwise from the active one; then the next in order."""
    g.frozen_dice = 0
    seat = g.active
    for _ in range(g.players):
        if g.frenzies[seat] > 0:
            g.frenzies[seat] -= 1
            tell(g, GOES_AGAIN, seat)
            push(g, turn, seat)
            return
        seat = next_seat(g, seat)
    following = next_living(g, g.place)
    if g.ends == AT_END_OF_ROUND and round_ends(g, g.place, following):
        end_if_won_by_stars(g)
    if not g.over:
        g.place = following
        push(g, turn, following)


AFTER_DICE = (enter_phase, buy_phase, end_phase, turn_over)

PHASES = {
    "start": (turn,),
    "roll": (roll_phase, others_interfere, change_dice, resolve_phase, *AFTER_DICE),
    "resolve": (resolve_phase, *AFTER_DICE),
    "enter": AFTER_DICE,
    "buy": (buy_phase, end_phase, turn_over),
    "end": (end_phase, turn_over),
}
"""The phases a position can begin in, with what is left of the turn then, by the names of the text format."""

STOPS = {
    "roll": roll_phase,
    "resolve": resolve_phase,
    "enter": enter_phase,
    "buy": buy_phase,
    "end": end_phase,
    "end_of_turn": turn_over,
    "next_turn": turn,
}
"""The frames at which the phases of a turn begin, by the names of the text format."""
