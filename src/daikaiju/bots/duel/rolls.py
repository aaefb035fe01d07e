"""What dice are worth in the Duel: the rules resolve each face alone, and the sums show what to keep."""

from __future__ import annotations

from collections.abc import Sequence

from daikaiju.bots.duel.lookahead import worth_of_dice
from daikaiju.bots.rerolls import FACES, RerollTable, reroll_table
from daikaiju.rules.duel.monsters.alienoid import FOR_A_SYMBOL, FOR_THE_SAME_AGAIN
from daikaiju.rules.duel.names import MONSTERS
from daikaiju.rules.duel.state import POWER, SMASH, State

MONSTER_NAMES = MONSTERS["2024"]
KING_TOKEN = 0.8
"""What placing a token of The King is worth, which is chosen later."""


class RollJudge:
    """What every possible Roll of the active monster is worth."""

    def __init__(self, g: State, me: int) -> None:
        self.g = g
        self.me = me
        self.monster = MONSTER_NAMES[g.monster[me]]
        self.dice: list[int] = list(g.dice[: g.dice_count])
        self.rerolls: RerollTable = reroll_table(g.dice_count)
        self.faces = self.face_worths()

    def face_worths(self) -> list[list[float]]:
        """For every face what 0, 1, 2 … dice showing it are worth, beyond no dice at all."""
        g, me, count = self.g, self.me, self.g.dice_count + 2
        key = (
            g.turn, me, count, *g.life, *g.energy, *g.dice_tokens, *g.marker, *g.powers, *g.covered, *g.monster,
            *g.token_at, *g.token_turned, *g.market,
        )  # fmt: skip
        known = _known.get(key)
        if known is None:
            nothing = worth_of_dice(g, me, [])
            most = min(count, 9)
            known = []
            for face in range(FACES):
                worths = [0.0]
                for number in range(1, count + 1):
                    worths.append(worth_of_dice(g, me, [face] * number) - nothing if number < most else worths[-1])
                known.append(worths)
            if len(_known) > MOST_KNOWN:
                _known.clear()
            _known[key] = known
        return known

    def of(self, counts: Sequence[int]) -> float:
        """The worth of final dice by how many show each face; handles powers that span several faces."""
        total = 0.0
        for worths, count in zip(self.faces, counts, strict=True):
            total += worths[count]
        powers, smashes = counts[POWER], counts[SMASH]
        if self.monster == "the_king":
            total += KING_TOKEN * (powers // 2)
        elif self.monster == "meka_dragon":
            product = min(smashes * max(1, powers), len(self.faces[SMASH]) - 1)
            total = total + self.faces[SMASH][product] - self.faces[SMASH][smashes]
        elif self.monster == "alienoid":
            total += self.added(counts, symbols_for(powers))
        return total

    def added(self, counts: Sequence[int], symbols: int) -> float:
        """What adding the best symbol this often gains."""
        return max(
            worths[min(count + symbols, len(worths) - 1)] - worths[count]
            for face, (worths, count) in enumerate(zip(self.faces, counts, strict=True))
            if face != POWER
        )

    def best_reroll(self, rolls_left: int) -> int:
        """The dice to reroll, as bits, with this many rolls left; 0 to stop."""
        return self.rerolls.best_reroll(self.dice, [self.of(counts) for counts in self.rerolls.rolls], rolls_left)

    def best_symbol(self) -> int:
        """The face of which one more would be worth most in this Roll."""
        faces = self.g.faces
        more = 2 if self.g.unresolved[POWER] > FOR_A_SYMBOL else 1
        last = len(self.faces[0]) - 1

        def gain(face: int) -> float:
            return self.faces[face][min(faces[face] + more, last)] - self.faces[face][min(faces[face], last)]

        return max((face for face in range(FACES) if face != POWER), key=gain)


def symbols_for(powers: int) -> int:
    """The symbols that Alienoid can add for this many power symbols."""
    group = FOR_A_SYMBOL + FOR_THE_SAME_AGAIN
    return powers // group * 2 + (powers % group >= FOR_A_SYMBOL)


MOST_KNOWN = 50
_known: dict[tuple[int, ...], list[list[float]]] = {}
