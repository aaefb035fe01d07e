from __future__ import annotations

from daikaiju.rules.agenda import ask, push
from daikaiju.rules.answers import FIRST
from daikaiju.rules.cards import Monster
from daikaiju.rules.duel.book import GROUND, decision, frame
from daikaiju.rules.duel.buzz import KING_1, KING_2
from daikaiju.rules.duel.state import POWER, State
from daikaiju.rules.duel.tracks import PLACEMENTS, king_token_placements, lay


class TheKing(Monster):
    full_life = 15
    passes_king_tokens = True

    @staticmethod
    def may_use_power(g: State, me: int) -> int:
        """Unless there is no free space for a token that may be moved."""
        return g.unresolved[POWER] >= 2 and king_token_placements(g) != 0

    @staticmethod
    def use_power(g: State, me: int) -> None:
        g.unresolved[POWER] -= 2
        push(g, choose_ground, me)


@frame
def choose_ground(g: State, me: int) -> None:
    """D-BUZZ-12: one of his two tokens, from the supply or from the board."""
    ask(g, mark_ground, me, king_token_placements(g) << FIRST)


@decision(GROUND, ground="mark")
def mark_ground(g: State, me: int, choice: int) -> None:
    """Which token of The King goes where."""
    placement = choice - FIRST
    if placement < PLACEMENTS:
        lay(g, KING_1, placement)
    else:
        lay(g, KING_2, placement - PLACEMENTS)
