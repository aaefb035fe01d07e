"""Goals of a turn's dice: a number of some faces, written as people type them.

>>> from daikaiju.rules.king.names import FACE_NAMES
>>> goal = Goal.read("3x2,heart", FACE_NAMES, dice=6)
>>> goal.met([0, 3, 0, 1, 0, 2]), goal.met([0, 6, 0, 0, 0, 0])
(True, False)
>>> str(goal)
'3x2,1xheart'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from daikaiju.errors import DaikaijuError, Problem, short

NUMBER = "number"
"""In place of a face: the same one of the numbers 1, 2, 3, where dice show numbers."""

ANY = "any"
"""In place of a face: the same face, whichever."""

TERM = re.compile(r"(?:(\d+)\s*[x×*]\s*)?([a-z0-9_]+)", re.IGNORECASE)


@dataclass(frozen=True)
class Goal:
    """At least this many dice of each of some kinds: a face, or the same one of several."""

    terms: tuple[tuple[int, str], ...]
    faces: tuple[str, ...]

    @classmethod
    def read(cls, text: str, faces: Sequence[str], dice: int) -> Goal:
        """The goal that a text such as "3x2" or "2xheart,claw" names; it must be possible with this many dice."""
        wanted: dict[str, int] = {}
        kinds = (*faces, ANY, *([NUMBER] if numbers_among(faces) else []))
        for part in text.split(","):
            found = TERM.fullmatch(part.strip())
            kind = found[2].lower() if found else ""
            count = int(found[1] or 1) if found and len(found[1] or "") < 4 else 0
            if kind not in kinds or count < 1:
                raise DaikaijuError(Problem("odds-bad-goal", given=short(part.strip(), 40), faces=", ".join(kinds)))
            wanted[kind] = max(count, wanted.get(kind, 0))
        goal = cls(tuple((count, kind) for kind, count in wanted.items()), tuple(faces))
        if goal.fewest_dice > dice:
            raise DaikaijuError(Problem("odds-goal-too-big", goal=str(goal), needed=goal.fewest_dice, dice=dice))
        return goal

    @property
    def fewest_dice(self) -> int:
        """How many dice it takes at least; one face can serve as "the same face" too."""
        plain = sum(count for count, kind in self.terms if kind in self.faces)
        return max([plain, *(count for count, kind in self.terms if kind not in self.faces)])

    def met(self, counts: Sequence[int]) -> bool:
        """Whether dice reach the goal, given how many show each face."""
        return all(self.most(kind, counts) >= count for count, kind in self.terms)

    def most(self, kind: str, counts: Sequence[int]) -> int:
        """The most dice of a kind."""
        if kind in self.faces:
            return counts[self.faces.index(kind)]
        return max(counts) if kind == ANY else max(counts[face] for face in numbers_among(self.faces))

    def __str__(self) -> str:
        return ",".join(f"{count}x{kind}" for count, kind in self.terms)


def numbers_among(faces: Sequence[str]) -> list[int]:
    """The faces that are numbers."""
    return [face for face, name in enumerate(faces) if name.isdigit()]


def read_dice(text: str, faces: Sequence[str]) -> list[int]:
    """The faces that a text such as "2,2,heart,1" names."""
    dice = []
    for part in text.split(","):
        name = part.strip().lower()
        if name not in faces:
            raise DaikaijuError(Problem("odds-bad-face", given=short(part.strip(), 40), faces=", ".join(faces)))
        dice.append(list(faces).index(name))
    return dice
