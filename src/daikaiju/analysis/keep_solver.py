"""Which dice to keep, in the compiled subset: plain functions over arrays, which Numba compiles as they are.

The arrays are those of a `DiceTable`: `grown[m, face]` is the multiset that m becomes with one more die, the results of
all dice are the last ones, and `first = len(grown)` is where they begin. Values of results are arrays of one number per
result. Nothing here allocates: whoever calls brings the arrays, so that a search can use its own.
"""

from __future__ import annotations

from daikaiju.arrays import Int8s, Int32s, Numbers, Values

FACES = 6
SURELY = 1e-12
"""How much better it must be to throw more dice, so that rounding does not decide."""

THROW_FREE = -1
"""In place of what to keep: throw one die that shows the free face, which costs no Roll."""

NO_FACE = -1


def throw_again(
    grown: Numbers | Int32s, thrown: Values, stopped: Values, kept: Values, best: Values, keep: Numbers
) -> None:
    """One Roll backwards: what every keep is worth, and the best keep of every multiset.

    A result is worth `thrown` after this Roll and `stopped` if nothing is thrown. Fills `kept` (the value of keeping a
    multiset and throwing the other dice), `best` (the value of the best part of a multiset to keep) and `keep` (that
    part), for all multisets of the table. Where several are equally good, the one that keeps more dice is taken.
    """
    first = len(grown)
    for roll in range(len(thrown)):
        kept[first + roll] = thrown[roll]
    for part in range(first - 1, -1, -1):
        total = 0.0
        for face in range(FACES):
            total += kept[grown[part, face]]
        kept[part] = total / FACES
    for roll in range(len(thrown)):
        kept[first + roll] = stopped[roll]
    for part in range(len(kept)):
        best[part] = kept[part]
        keep[part] = part
    for part in range(first):
        for face in range(FACES):
            bigger = grown[part, face]
            if best[part] > best[bigger] + SURELY:
                best[bigger] = best[part]
                keep[bigger] = keep[part]


def throw_free(
    grown: Numbers | Int32s, counts: Numbers | Int8s, dice: int, face: int, after: Values, keep: Numbers
) -> None:
    """Let any die that shows a face be thrown again at no cost, as often as one likes.

    A die thrown like that is thrown until it shows another face, since what was right once is right again. Where it
    is better to throw than what `keep` says, `after` is raised and `keep` becomes THROW_FREE.
    """
    first = len(grown)
    for showing in range(dice):
        for part in range(first):
            if counts[part, face] == showing and grown[part, 0] >= first:
                total = 0.0
                for other in range(FACES):
                    if other != face:
                        total += after[grown[part, other] - first]
                roll = grown[part, face] - first
                if total / (FACES - 1) > after[roll] + SURELY:
                    after[roll] = total / (FACES - 1)
                    keep[roll] = THROW_FREE


def solve(
    grown: Numbers | Int32s,
    counts: Numbers | Int8s,
    dice: int,
    free: int,
    free_at_end: bool,
    after: Values,
    kept: Values,
    keeps: Numbers,
    best: Values,
    keep: Numbers,
) -> None:
    """Solve as many Rolls as `after` has rows beyond the first, which holds the values of final results.

    Afterwards `after[rolls]` is what each result is worth with that many Rolls left, `keeps[rolls]` is what to keep of
    it (itself to stop, THROW_FREE to throw one die showing the face `free`), and `kept[rolls]` is what each keep is
    worth. `kept[rolls, 0]` is thus the value before the first of that many Rolls. Dice showing the free face can be
    thrown at any time, or only when all Rolls have been used up (`free_at_end`). `best` and `keep` are scratch rows.
    """
    first = len(grown)
    for roll in range(after.shape[1]):
        keeps[0, roll] = first + roll
        kept[0, first + roll] = after[0, roll]
    if free != NO_FACE:
        throw_free(grown, counts, dice, free, after[0], keeps[0])
    stopped = kept[0, first:] if free_at_end else after[0]
    for rolls in range(1, after.shape[0]):
        throw_again(grown, after[rolls - 1], stopped, kept[rolls], best, keep)
        for roll in range(after.shape[1]):
            after[rolls, roll] = best[first + roll]
            keeps[rolls, roll] = keep[first + roll]
        if free != NO_FACE and not free_at_end:
            throw_free(grown, counts, dice, free, after[rolls], keeps[rolls])
