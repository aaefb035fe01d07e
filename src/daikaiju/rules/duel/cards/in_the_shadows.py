from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import DECLINE, FIRST, PASS
from daikaiju.rules.bits import count_bits
from daikaiju.rules.cards import Keep
from daikaiju.rules.dice import dice_showing
from daikaiju.rules.duel.book import NUMBER, ask_monster, decision, frame
from daikaiju.rules.duel.buzz import ALIEN
from daikaiju.rules.duel.rolling import throw
from daikaiju.rules.duel.state import FAME, State


class InTheShadows(Keep):
    cost = 5
    buzz = ALIEN

    @staticmethod
    def after_last_roll(g: State, me: int) -> None:
        push(g, offer_fame_dice, me)


@frame
def offer_fame_dice(g: State, me: int) -> None:
    """As often as the owner likes, while a die shows fame."""
    showing = count_bits(dice_showing(g, FAME))
    if showing > 0:
        ask_monster(g, offer_fame_dice, roll_fame_dice, me, ((1 << showing) - 1) << FIRST | DECLINE)


@decision(NUMBER, number="reroll_fame")
def roll_fame_dice(g: State, me: int, choice: int) -> None:
    """How many of the dice showing fame to reroll, or none."""
    if choice != PASS:
        mask = dice_showing(g, FAME)
        for _ in range(count_bits(mask) - (choice - FIRST + 1)):
            mask &= mask - 1
        throw(g, me, mask)
