"""Phase 1: dice tokens, the rolls, and the Roll that cards and powers look at (section 3 of the rules)."""

from __future__ import annotations

from daikaiju.rules.agenda import SPREAD, ask_chance, in_written_order, push
from daikaiju.rules.answers import DECLINE, FIRST, PASS
from daikaiju.rules.bits import count_bits, lowest_bit
from daikaiju.rules.dice import FACES, outcomes, put_dice
from daikaiju.rules.duel.book import CARD, NUMBER, REROLL, ask_monster, chance, decision, frame, offer_card
from daikaiju.rules.duel.events import FEWER_DICE, ROLLED, SPENT_DICE_TOKENS, SYMBOLS_ADDED, USED
from daikaiju.rules.duel.moments import (
    after_last_roll,
    change_roll,
    extra_dice,
    number_of_rolls,
    smashes_added,
    triggered_by_roll,
    when_triggered,
)
from daikaiju.rules.duel.ownership import has_keeps, works_for
from daikaiju.rules.duel.state import KEEPS, ROLL_FINAL, ROLLING, SMASH, WORDS, State
from daikaiju.rules.sets import WORD, contains, empty, exclude
from daikaiju.rules.telling import tell

NORMAL_DICE = 6
FIRST_DICE = 5
EXTRA_DICE = 2
ROLLS = 3


@frame
def roll_phase(g: State, me: int) -> None:
    """D-ROLL-4, D-ROLL-5: extra dice from cards first; dice tokens may add more, while there are white dice."""
    g.phase = ROLLING
    g.extra_dice = min(EXTRA_DICE, extra_dice(g, me, 0))
    most = min(g.dice_tokens[me], EXTRA_DICE - g.extra_dice)
    if most > 0:
        push(g, first_roll, me)
        push(g, offer_dice_tokens, me, most)
    else:
        roll_all(g, me)


@frame
def offer_dice_tokens(g: State, me: int, most: int) -> None:
    ask_monster(g, offer_dice_tokens, spend_dice_tokens, me, ((1 << most) - 1) << FIRST | DECLINE, most)


@decision(NUMBER, stop="decline", number="spend_dice_tokens")
def spend_dice_tokens(g: State, me: int, choice: int) -> None:
    """How many dice tokens to turn into extra dice for this turn."""
    if choice != PASS:
        spent = choice - FIRST + 1
        g.dice_tokens[me] -= spent
        g.extra_dice += spent
        tell(g, SPENT_DICE_TOKENS, me, spent, g.dice_tokens[me])


@frame
def first_roll(g: State, me: int) -> None:
    roll_all(g, me)


def roll_all(g: State, me: int) -> None:
    """D-ROLL-1 to D-ROLL-3, D-ROLL-10: all dice are thrown, if there are any."""
    normal = FIRST_DICE if g.turn == 1 else NORMAL_DICE
    if g.fewer_dice > 0:
        tell(g, FEWER_DICE, me, min(normal, g.fewer_dice))
    g.dice_count = max(0, normal - g.fewer_dice) + g.extra_dice
    g.rolls_left = number_of_rolls(g, me, ROLLS)
    if g.dice_count > 0:
        g.rolls_left -= 1
        throw(g, me, (1 << g.dice_count) - 1)


def throw(g: State, me: int, mask: int) -> None:
    ask_chance(g, dice, outcomes(mask), mask, me)


@chance
def dice(g: State, who: int, choice: int, mask: int, thrower: int) -> None:
    """Chance answers how the thrown dice fall."""
    put_dice(g, mask, choice - SPREAD)
    tell(g, ROLLED, thrower, mask, choice - SPREAD)
    offer_roll(g, thrower)


def offer_roll(g: State, me: int) -> None:
    """D-ROLL-6 to D-ROLL-8: choose any dice to roll again, or stop; cards may allow more when no roll is left."""
    if g.rolls_left > 0:
        ask_monster(g, rolling, roll, me, 0, spread=1 << g.dice_count)
    else:
        after_last_roll(g, me)


@frame
def rolling(g: State, me: int) -> None:
    """The same question again, after an interruption."""
    offer_roll(g, me)


@decision(spread=REROLL)
def roll(g: State, me: int, choice: int) -> None:
    """Roll dice again, or stop by rolling none."""
    if choice != SPREAD:
        g.rolls_left -= 1
        throw(g, me, choice - SPREAD)


@frame
def roll_is_final(g: State, me: int) -> None:
    """D-ROLL-9: the symbols are counted; powers change them, then cards look at them."""
    g.phase = ROLL_FINAL
    for face in range(FACES):
        g.faces[face] = 0
    for die in range(g.dice_count):
        g.faces[g.dice[die]] += 1
    for face in range(FACES):
        g.unresolved[face] = g.faces[face]
    if has_keeps(g, me):
        push(g, look_at_roll, me)
    change_roll(g, me, g.monster[me])


def add_symbol(g: State, me: int, face: int) -> None:
    """Add a symbol to the Roll; it is resolved with the dice of that face."""
    g.faces[face] += 1
    g.unresolved[face] += 1
    tell(g, SYMBOLS_ADDED, me, face, 1)


def in_roll(g: State, me: int, face: int) -> int:
    """How often a symbol is in the Roll now, including those that cards add."""
    return smashes_added(g, me, g.faces[SMASH]) if face == SMASH else g.faces[face]


def most_of_a_kind(g: State, me: int) -> int:
    most = 0
    for face in range(FACES):
        most = max(most, in_roll(g, me, face))
    return most


@frame
def look_at_roll(g: State, me: int) -> None:
    """D-ROLL-9: which cards the Roll triggers is decided once."""
    empty(g.triggered)
    if triggered_by_roll(g, me):
        push(g, next_trigger, me)


@frame
def next_trigger(g: State, me: int) -> None:
    """D-ROLL-9: the owner chooses the order; a card that has changed hands in the meantime is not carried out."""
    waiting = 0
    last = 0
    for word in range(WORDS):
        cards = g.triggered[word] & g.powers[me * WORDS + word]
        if cards:
            waiting += count_bits(cards)
            last = word * WORD + lowest_bit(cards)
    if waiting > 1:
        for card in range(KEEPS):
            if contains(g.triggered, card) and works_for(g, me, card):
                offer_card(g, card)
        ask_monster(g, next_trigger, trigger, me, 0)
    elif waiting == 1:
        set_off(g, me, last)


@decision(CARD, card="trigger")
def trigger(g: State, me: int, choice: int) -> None:
    """The next card to carry out of those the Roll has triggered."""
    push(g, next_trigger, me)
    set_off(g, me, choice - FIRST)


def set_off(g: State, me: int, card: int) -> None:
    exclude(g.triggered, card)
    tell(g, USED, me, card)
    since = g.depth
    when_triggered(g, me, card)
    in_written_order(g, since)
