from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.answers import FIRST, YES_OR_NO
from daikaiju.rules.cards import Monster
from daikaiju.rules.duel.book import YES, ask_monster, decision, frame
from daikaiju.rules.duel.events import MULTIPLIED
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.state import POWER, State, rival
from daikaiju.rules.telling import tell


class MekaDragon(Monster):
    full_life = 12

    @staticmethod
    def smashes_its_own_way(g: State, me: int, smashes: int) -> int:
        """A single power symbol would change nothing, and zero must not count."""
        if g.unresolved[POWER] < 2:
            return False
        push(g, offer_to_multiply, me, smashes)
        return True


@frame
def offer_to_multiply(g: State, me: int, smashes: int) -> None:
    ask_monster(g, offer_to_multiply, multiply, me, YES_OR_NO, smashes)


@decision(YES, stop="decline", yes="multiply")
def multiply(g: State, me: int, choice: int, smashes: int) -> None:
    """Multiply the smashes by the power symbols, or not."""
    hits = smashes
    if choice == FIRST:
        hits = smashes * g.unresolved[POWER]
        g.unresolved[POWER] = 0
        tell(g, MULTIPLIED, me, smashes, hits)
    hit(g, rival(me), hits)
