from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import DECLINE, FIRST, PASS
from daikaiju.rules.bits import has
from daikaiju.rules.cards import Keep
from daikaiju.rules.dice import FACES
from daikaiju.rules.duel.book import PAIR, ask_monster, decision, frame
from daikaiju.rules.duel.buzz import PUMPKIN
from daikaiju.rules.duel.events import LEFT_OUT
from daikaiju.rules.duel.gains import gain_dice_tokens
from daikaiju.rules.duel.state import MOST_DICE_TOKENS, State
from daikaiju.rules.telling import tell

DICE_LEFT_OUT = 2


class TitanicBatteries(Keep):
    cost = 4
    buzz = PUMPKIN

    @staticmethod
    def offer_to_leave_out(g: State, me: int) -> None:
        push(g, offer_to_charge, me)


@frame
def offer_to_charge(g: State, me: int) -> None:
    """Two dice by what they show; with two dice tokens already there is nothing to gain."""
    if g.dice_count >= DICE_LEFT_OUT and g.dice_tokens[me] < MOST_DICE_TOKENS:
        ask_monster(g, offer_to_charge, charge, me, pairs_on_dice(g) << FIRST | DECLINE)


def pairs_on_dice(g: State) -> int:
    """The faces that two of the dice show, as bits: the lower face times 6 plus the higher one."""
    seen = 0
    pairs = 0
    for die in range(g.dice_count):
        face = g.dice[die]
        for other in range(FACES):
            if has(seen, other):
                pairs |= 1 << min(face, other) * FACES + max(face, other)
        seen |= 1 << face
    return pairs


@decision(PAIR, stop="decline", pair="leave_out")
def charge(g: State, me: int, choice: int) -> None:
    """Two dice to leave unresolved for a dice token, or none."""
    if choice != PASS:
        one = (choice - FIRST) // FACES
        other = (choice - FIRST) % FACES
        leave_out(g, one)
        leave_out(g, other)
        tell(g, LEFT_OUT, me, one, other)
        gain_dice_tokens(g, me, 1)


def leave_out(g: State, face: int) -> None:
    """A power symbol already spent (Alienoid) has nothing to be left out of."""
    if g.unresolved[face] > 0:
        g.unresolved[face] -= 1
