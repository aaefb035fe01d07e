from __future__ import annotations

from daikaiju.rules.agenda import SPREAD, ask_chance, push
from daikaiju.rules.answers import DECLINE, FIRST, PASS, YES_OR_NO
from daikaiju.rules.cards import Keep
from daikaiju.rules.dice import FACES
from daikaiju.rules.king.book import DIE, YES, ask_monster, chance, decision, frame
from daikaiju.rules.king.events import ROLLED, USED
from daikaiju.rules.king.moments import may_reroll_threes
from daikaiju.rules.king.ownership import acts_as, discard
from daikaiju.rules.king.state import HEART, THREE, State
from daikaiju.rules.telling import tell

ROOM_FOR_DICE = 16
"""A card and a die are packed into one number for the question to Chance."""


class PsychicProbe(Keep):
    cost = 3

    @staticmethod
    def after_rolls_of_another(g: State, me: int, card: int) -> None:
        push(g, offer_probe, me, card, acts_as(g, card))


@frame
def offer_probe(g: State, me: int, card: int, probe: int) -> None:
    """Unless an earlier probe of this turn has discarded the card that this one copies."""
    if acts_as(g, card) == probe:
        dice = (1 << g.dice_count) - 1
        ask_monster(g, offer_probe, probe_die, me, dice << FIRST | DECLINE, card, probe)


@decision(DIE, stop="decline", die="probe")
def probe_die(g: State, me: int, choice: int, card: int) -> None:
    """The active monster's die to reroll, or none."""
    if choice != PASS:
        tell(g, USED, me, card)
        push(g, throw_probed, me, card, choice - FIRST)


@frame
def throw_probed(g: State, me: int, card: int, die: int) -> None:
    ask_chance(g, probed_die, FACES, card * ROOM_FOR_DICE + die, me)


@chance
def probed_die(g: State, who: int, choice: int, packed: int, me: int) -> None:
    """Chance answers how the probed die falls; a heart discards the card."""
    card = packed // ROOM_FOR_DICE
    die = packed % ROOM_FOR_DICE
    face = choice - SPREAD
    g.dice[die] = face
    tell(g, ROLLED, me, 1 << die, face)
    if face == HEART:
        discard(g, card)
    elif face == THREE and may_reroll_threes(g, me):
        push(g, offer_probed_three, me, card, die)


@frame
def offer_probed_three(g: State, me: int, card: int, die: int) -> None:
    ask_monster(g, offer_probed_three, probe_again, me, YES_OR_NO, card, die)


@decision(YES, stop="decline", yes="roll_threes")
def probe_again(g: State, me: int, choice: int, card: int, die: int) -> None:
    """A prober with Background Dweller may reroll its own 3."""
    if choice == FIRST:
        push(g, throw_probed, me, card, die)
