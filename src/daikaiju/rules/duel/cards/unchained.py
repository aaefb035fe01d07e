from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import FIRST, YES_OR_NO
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.book import YES, ask_monster, decision, frame
from daikaiju.rules.duel.buzz import DOUBLE_SMASH_BONUS, PENGUIN, SMASH_BONUS
from daikaiju.rules.duel.events import TRADED_BONUS
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.pulling import take_bonus
from daikaiju.rules.duel.state import State, rival
from daikaiju.rules.telling import tell


class Unchained(Keep):
    cost = 3
    buzz = PENGUIN

    @staticmethod
    def thinks_about_bonus(g: State, me: int, bonus: int) -> bool:
        """Smash bonuses are unaffected."""
        if bonus == SMASH_BONUS or bonus == DOUBLE_SMASH_BONUS:
            return False
        push(g, offer_to_lash_out, me, bonus)
        return True


@frame
def offer_to_lash_out(g: State, me: int, bonus: int) -> None:
    ask_monster(g, offer_to_lash_out, lash_out, me, YES_OR_NO, bonus)


@decision(YES, stop="take_bonus", yes="lash_out")
def lash_out(g: State, me: int, choice: int, bonus: int) -> None:
    """Deal the rival a hit instead of taking a bonus, or take it."""
    if choice == FIRST:
        tell(g, TRADED_BONUS, me, bonus)
        hit(g, rival(me), 1)
    else:
        take_bonus(g, me, bonus)
