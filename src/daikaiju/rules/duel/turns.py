"""The turn: its phases, its end, and who is next (sections 2 and 8 of the rules)."""

from __future__ import annotations

from daikaiju.rules.agenda import in_written_order, push
from daikaiju.rules.dice import FACES
from daikaiju.rules.duel.book import frame
from daikaiju.rules.duel.buying import buy_phase, reward_thrift
from daikaiju.rules.duel.cards.dominate import under_domination
from daikaiju.rules.duel.events import GOES_AGAIN, TURN
from daikaiju.rules.duel.moments import end_of_turn, start_of_turn
from daikaiju.rules.duel.resolving import resolve_phase
from daikaiju.rules.duel.rolling import roll_is_final, roll_phase
from daikaiju.rules.duel.state import ENDING, STARTING, State, rival
from daikaiju.rules.sets import empty
from daikaiju.rules.telling import tell


@frame
def turn(g: State, me: int) -> None:
    """D-TURN-1 to D-TURN-3: effects waiting for this turn are used up; then the phases, the last pushed first."""
    g.active = me
    g.turn += 1
    begin(g)
    tell(g, TURN, me, g.turn)
    push(g, turn_over, me)
    push(g, end_phase, me)
    push(g, buy_phase, me)
    push(g, resolve_phase, me)
    push(g, roll_is_final, me)
    push(g, roll_phase, me)
    g.fewer_dice = g.stomped[me]
    g.stomped[me] = 0
    since = g.depth
    start_of_turn(g, me)
    if g.dominated[me]:
        g.dominated[me] = 0
        push(g, under_domination, me)
    in_written_order(g, since)


def begin(g: State) -> None:
    """D-END-2: once-a-turn limits and effects of the last turn are over."""
    g.phase = STARTING
    empty(g.used)
    empty(g.triggered)
    g.dice_count = 0
    g.rolls_left = 0
    g.extra_dice = 0
    g.hits_taken = 0
    g.in_order = 0
    g.smashed = 0
    g.smashes = 0
    g.bought = 0
    g.unstoppable = 0
    for face in range(FACES):
        g.faces[face] = 0
        g.unresolved[face] = 0


@frame
def end_phase(g: State, me: int) -> None:
    """D-BUY-9, D-END-1: the energy for buying nothing counts for effects at the end of the turn."""
    g.phase = ENDING
    reward_thrift(g, me)
    since = g.depth
    end_of_turn(g, me)
    in_written_order(g, since)


@frame
def turn_over(g: State, me: int) -> None:
    """D-TURN-1: turns alternate, except for extra ones."""
    if g.extra_turns > 0:
        g.extra_turns -= 1
        tell(g, GOES_AGAIN, me)
        push(g, turn, me)
    else:
        push(g, turn, rival(me))


def end_turn_at_once(g: State, me: int) -> None:
    """D-TURN-2: everything left of the turn is skipped, including effects at its end."""
    g.depth = 0
    push(g, turn_over, me)


AFTER_ROLL = (roll_is_final, resolve_phase, buy_phase, end_phase, turn_over)

PHASES = {
    "start": (turn,),
    "roll": (roll_phase, *AFTER_ROLL),
    "resolve": AFTER_ROLL,
    "buy": (buy_phase, end_phase, turn_over),
    "end": (end_phase, turn_over),
}
"""The phases a position can begin in, with what is left of the turn then, by the names of the text format; resolving
begins with dice as they lie."""

STOPS = {
    "roll": roll_phase,
    "roll_final": roll_is_final,
    "resolve": resolve_phase,
    "buy": buy_phase,
    "end": end_phase,
    "end_of_turn": turn_over,
    "next_turn": turn,
}
"""The frames at which the phases of a turn begin, by the names of the text format."""
