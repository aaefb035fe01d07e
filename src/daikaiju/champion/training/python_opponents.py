"""The player that is not compiled and that the champion trains against, `greedy`, as fast as possible."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from daikaiju.bots.duel.greedy import best_choice as greedy_in_duel
from daikaiju.bots.king.evaluation import EVALUATION
from daikaiju.bots.king.greedy import best_choice as greedy_in_king
from daikaiju.bots.king.rolls import roll_worth
from daikaiju.bots.rerolls import SURELY, reroll_table
from daikaiju.champion.turn_key import key_of_turn
from daikaiju.rules import duel, king
from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.king.rolling import roll
from daikaiju.rules.king.state import SMALL

PythonOpponent = Callable[[np.void], int]
"""Answers the open question of a record."""

MOST_KNOWN = 8
"""How many turns' worths of Rolls are remembered."""

GREEDY = "greedy"

_known: dict[bytes, KnownRolls] = {}


class KnownRolls:
    """What dice are worth in one turn: as the final Roll, and when kept, by how many Rolls are left."""

    def __init__(self, worth: list[float], dice: int) -> None:
        self.rerolls = reroll_table(dice)
        self.worth = worth
        self.kept: dict[int, list[float]] = {}

    def best_reroll(self, dice: list[int], rolls_left: int) -> int:
        """The same as `RerollTable.best_reroll`."""
        kept = self.kept.get(rolls_left)
        if kept is None:
            left = self.rerolls.with_rolls_left(self.worth, rolls_left - 1)
            kept = self.kept[rolls_left] = self.rerolls.kept_worth(left)
        numbers = numbers_of_kept(dice)
        all_dice = len(numbers) - 1
        best, most = 0, self.worth[numbers[all_dice] - self.rerolls.table.first]
        for mask in range(1, len(numbers)):
            value = kept[numbers[all_dice - mask]]
            if value > most + SURELY:
                best, most = mask, value
        return best


def numbers_of_kept(dice: list[int]) -> list[int]:
    """The multiset of dice that each bit mask keeps, by number."""
    numbers, grown = [0], reroll_table(len(dice)).table.grown
    for face in dice:
        numbers += [grown[number][face] for number in numbers]
    return numbers


def opponent_of(game: str) -> PythonOpponent:
    """`greedy`, as a function that answers records."""
    return answer_in_king if game == "king" else answer_in_duel


def answer_in_duel(record: np.void) -> int:
    return greedy_in_duel(duel.State.from_record(record))


def answer_in_king(record: np.void) -> int:
    """The same answer as the bot's, but what final Rolls are worth is worked out once a turn, not at every Roll."""
    if record["asking"] != roll or record["rolls_left"] == 0 or has_cards(record):
        return greedy_in_king(king.State.from_record(record))
    key = key_of_turn("king", record.tobytes())
    count = int(record["dice_count"])
    known = _known.get(key)
    if known is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        g = king.State.from_record(record)
        known = _known[key] = KnownRolls(roll_worth(EVALUATION, g, g.player, reroll_table(count)), count)
    return SPREAD + known.best_reroll(record["dice"][:count].tolist(), int(record["rolls_left"]))


def has_cards(record: np.void) -> bool:
    """Whether a card can be used at this Roll."""
    first, *others = record["options"].tolist()
    return bool(first >> SMALL or any(others))
