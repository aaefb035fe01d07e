"""What a puzzle is about: which dice to keep, racing or fighting, yielding or staying, buying or saving."""

from __future__ import annotations

from collections.abc import Sequence

DICE, RACE, YIELD, BUY = "dice", "race", "yield", "buy"
THEMES = (DICE, RACE, YIELD, BUY)

DECISIONS = {"roll": DICE, "yield_or_stay": YIELD, "escape": YIELD, "buy": BUY}
"""The questions of which puzzles are made."""

FIGHTING = {"king": "claw", "duel": "smash"}
"""The face that wounds."""


def theme_of(game: str, decision: str, best: Sequence[str] | None, others: Sequence[Sequence[str] | None]) -> str:
    """The theme of a question, from the dice that the best answer and the obvious ones keep.

    >>> theme_of("king", "roll", ["claw"], [["3", "3"]]), theme_of("king", "roll", ["3", "3"], [["3"]])
    ('race', 'dice')
    """
    theme, claw = DECISIONS[decision], FIGHTING[game]
    if theme == DICE and best is not None:
        claws = [list(other).count(claw) for other in others if other is not None]
        return RACE if any(kept != list(best).count(claw) for kept in claws) else DICE
    return theme
