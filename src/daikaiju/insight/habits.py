"""Habits: how often somebody does something where it can be done, and how often the champion would have.

A habit is a yes-or-no question about an answer, asked wherever it makes sense. What the champion would have done in
the same position is the best answer of a review. Only answers that mattered are compared, and one that gave away next
to nothing counts as the champion's own.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from msgspec import Struct

from daikaiju.insight.steps import steps_of
from daikaiju.rules.agenda import CHANCE, SPREAD

if TYPE_CHECKING:
    from daikaiju.game import Game
    from daikaiju.rules.duel.state import State as DuelState
    from daikaiju.rules.king.state import State as KingState
    from daikaiju.text.vocabulary import Entry

HABITS = {
    "king": ("leaves", "buys", "claws_weak", "claws_strong", "hearts_weak", "stops"),
    "duel": ("buys", "smashes", "heals_weak", "fame", "destruction", "stops"),
}
"""The habits of each game, in the order in which they are shown."""

WEAK_HEARTS, WEAK_LIFE = 5, 6
"""With this many hearts or Life Points, or fewer, a monster is weak."""

LEAVES = "leaves"
Key = TypeVar("Key")


class Judged(Protocol):
    """What a review says of a step: its mark, if it mattered, and the best answer, if it was another one."""

    @property
    def mark(self) -> str | None: ...
    @property
    def best(self) -> Entry | None: ...


class HabitCount(Struct, frozen=True, array_like=True):
    """How often there was an occasion, and what was done."""

    cases: int = 0
    done: int = 0
    reviewed: int = 0
    """The cases in which the champion's answer is known."""
    done_reviewed: int = 0
    champion: int = 0
    """How often the champion would have done it."""
    both: int = 0
    """How often both would."""

    def __add__(self, other: HabitCount) -> HabitCount:
        return HabitCount(
            self.cases + other.cases,
            self.done + other.done,
            self.reviewed + other.reviewed,
            self.done_reviewed + other.done_reviewed,
            self.champion + other.champion,
            self.both + other.both,
        )


class Habits(Struct, frozen=True):
    """The habits of one player in one game or in many; leaving Tokyo also by the hearts left."""

    counts: dict[str, HabitCount]
    leaving: dict[int, HabitCount]

    def __add__(self, other: Habits) -> Habits:
        return Habits(both_of(self.counts, other.counts), both_of(self.leaving, other.leaving))


def both_of(mine: dict[Key, HabitCount], theirs: dict[Key, HabitCount]) -> dict[Key, HabitCount]:
    nothing = HabitCount()
    return {key: mine.get(key, nothing) + theirs.get(key, nothing) for key in mine | theirs}


def habits_of(game: Game, judged: Sequence[Judged] = (), counted: Container[int] | None = None) -> list[Habits]:
    """The habits of every seat in a game that keeps its past, whose steps may have been judged by a review.

    All steps count, or those that are named.

    >>> from daikaiju import King
    >>> game = King(["gigazaur", "the_king"], position={"phase": "buy", "monsters": {"gigazaur": {"energy": 9}}})
    >>> game.apply("stop")
    >>> habits_of(game)[0].counts["buys"].cases, habits_of(game)[0].counts["buys"].done
    (1, 0)
    """
    found = [Habits({}, {}) for _ in game.seats]
    for step in steps_of(game):
        state = step.before.state
        if state.player == CHANCE or (counted is not None and step.number not in counted):
            continue
        mine = dict(cases(step.before, step.choice))
        best = best_choice(step.before, step.choice, judged[step.number]) if judged else None
        champion = {} if best is None else dict(cases(step.before, best))
        for habit, done in mine.items():
            count = one_case(done, champion.get(habit))
            leaving = {int(state.hearts[state.player]): count} if habit == LEAVES else {}
            found[state.player] += Habits({habit: count}, leaving)
    return found


def best_choice(before: Game, given: int, judged: Judged) -> int | None:
    """What the champion would have answered, if it mattered."""
    if judged.mark is None:
        return None
    return given if judged.best is None else before.vocabulary.choice(before.state, before.seats, judged.best)


def one_case(done: bool, champion: bool | None) -> HabitCount:
    if champion is None:
        return HabitCount(1, int(done))
    return HabitCount(1, int(done), 1, int(done), int(champion), int(done and champion))


def cases(before: Game, choice: int) -> Iterator[tuple[str, bool]]:
    """Every habit that a question is an occasion for, and whether an answer shows it."""
    g = before.state
    if before.decision == "yield_or_stay":
        yield LEAVES, entry_of(before, choice) == "yield"
    elif before.decision == "buy" and any(is_purchase(action.entry) for action in before.legal_actions):
        yield "buys", is_purchase(entry_of(before, choice))
    elif before.decision == "roll" and g.spread and choice >= SPREAD:
        rerolled = choice - SPREAD
        yield "stops", rerolled == 0
        names = before.vocabulary.rules.names.FACE_NAMES
        shown = [names[g.dice[die]] for die in range(g.dice_count)]
        kept = [face for die, face in enumerate(shown) if not rerolled >> die & 1]
        faces = faces_king(g) if before.vocabulary.game == "king" else faces_duel(g)
        for habit, face in faces:
            if face in shown:
                yield habit, face in kept


def faces_king(g: KingState) -> Iterator[tuple[str, str]]:
    """The habits of keeping a face that matter now. In Tokyo hearts on dice do nothing."""
    me = g.player
    weak = g.hearts[me] <= WEAK_HEARTS
    yield ("claws_weak" if weak else "claws_strong"), "claw"
    if weak and me not in (g.city, g.bay):
        yield "hearts_weak", "heart"


def faces_duel(g: DuelState) -> Iterator[tuple[str, str]]:
    yield "smashes", "smash"
    if g.life[g.player] <= WEAK_LIFE:
        yield "heals_weak", "heal"
    yield "fame", "fame"
    yield "destruction", "destruction"


def entry_of(before: Game, choice: int) -> Entry:
    return before.vocabulary.entry(before.state, before.seats, choice)


def is_purchase(entry: Entry) -> bool:
    return isinstance(entry, dict) and "buy" in entry
