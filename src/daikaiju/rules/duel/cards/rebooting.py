from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import FIRST, YES_OR_NO
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.book import YES, ask_monster, decision, frame
from daikaiju.rules.duel.buzz import CAT
from daikaiju.rules.duel.events import SKIPPED_DICE
from daikaiju.rules.duel.gains import gain_dice_tokens, gain_energy
from daikaiju.rules.duel.ownership import discard
from daikaiju.rules.duel.state import BUYING, State
from daikaiju.rules.telling import tell


class Rebooting(Keep):
    cost = 3
    buzz = CAT

    @staticmethod
    def offer_to_skip(g: State, me: int, card: int) -> None:
        push(g, offer_to_reboot, me, card)


@frame
def offer_to_reboot(g: State, me: int, card: int) -> None:
    ask_monster(g, offer_to_reboot, reboot, me, YES_OR_NO, card)


@decision(YES, stop="decline", yes="reboot")
def reboot(g: State, me: int, choice: int, card: int) -> None:
    """Leave all dice unresolved for 2 dice tokens and 2 energy, or resolve them."""
    if choice == FIRST:
        tell(g, SKIPPED_DICE, me)
        g.phase = BUYING
        gain_dice_tokens(g, me, 2)
        gain_energy(g, me, 2)
        discard(g, card)
