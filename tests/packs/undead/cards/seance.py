from __future__ import annotations

from daikaiju.rules.agenda import SPREAD, ask_chance, push
from daikaiju.rules.cards import Discard
from daikaiju.rules.dice import FACES
from daikaiju.rules.king.book import chance, event, frame
from daikaiju.rules.king.gains import gain_stars
from daikaiju.rules.king.state import THREE, State
from daikaiju.rules.telling import tell

DICE = 2
SPIRITS = event("spirits", "monster", "dice", "outcome")


class Seance(Discard):
    cost = 2

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        push(g, call_spirits, me)


@frame
def call_spirits(g: State, me: int) -> None:
    if g.alive[me]:
        ask_chance(g, spirits, FACES**DICE, me)


@chance
def spirits(g: State, who: int, choice: int, me: int) -> None:
    """Chance answers which spirits come."""
    outcome = choice - SPREAD
    tell(g, SPIRITS, me, DICE, outcome)
    numbers = 0
    for _ in range(DICE):
        if outcome % FACES <= THREE:
            numbers += 1
        outcome //= FACES
    gain_stars(g, me, numbers)
