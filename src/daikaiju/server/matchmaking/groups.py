"""Who plays with whom: groups of people whose wishes agree; exact wishes first, then those who have waited longest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from daikaiju.server.matchmaking.wishes import ANY, EXACT, NEAR, Seeker, distance, is_near

NEAREST = 24
"""How many candidates are considered: the nearest by rating, then those who have waited longest."""

Blocked = Callable[[str, str], bool]
"""Whether one of two people does not want to meet the other."""


@dataclass(frozen=True, slots=True)
class Group:
    """People who are to play together, the one who waited longest first, and their clock."""

    seekers: tuple[Seeker, ...]
    clock: int


def form_groups(seekers: Iterable[Seeker], now: int, blocked: Blocked = lambda one, other: False) -> list[Group]:
    """Form as many groups as possible; no group of those left over could play together.

    >>> ann = Seeker("ann", "duel", None, 60, False, None, since=0)
    >>> bob = Seeker("bob", "duel", None, 120, False, None, since=0)
    >>> form_groups([ann, bob], now=9_000)
    []
    >>> [group.clock for group in form_groups([ann, bob], now=10_000)]
    [60]
    """
    left = sorted(seekers, key=lambda seeker: (seeker.since, seeker.person))
    groups: list[Group] = []
    for width in (EXACT, NEAR, ANY):
        for seeker in list(left):
            group = _group_of(seeker, left, width, now, blocked) if seeker in left else None
            if group is not None:
                groups.append(group)
                left = [other for other in left if other not in group.seekers]
    return groups


def _group_of(first: Seeker, left: Sequence[Seeker], width: int, now: int, blocked: Blocked) -> Group | None:
    """A group around somebody, with nobody's wishes wider than this."""

    def width_of(seeker: Seeker) -> int:
        return min(width, seeker.width(now))

    def agree(one: Seeker, other: Seeker) -> bool:
        return (
            (one.game, one.rated) == (other.game, other.rated)
            and is_near(one, other, min(width_of(one), width_of(other)))
            and not blocked(one.person, other.person)
        )

    others = [other for other in left if other.person != first.person and agree(first, other)]
    others.sort(key=lambda other: (distance(first, other), other.since, other.person))
    for size in first.sizes(width_of(first)):
        enough = [other for other in others if size in other.sizes(width_of(other))]
        for clock in first.clocks(width_of(first)) if len(enough) >= size - 1 else ():
            fitting = [other for other in enough if clock in other.clocks(width_of(other))]
            found = _complete((first,), fitting[:NEAREST], size, agree)
            if found is not None:
                return Group(tuple(sorted(found, key=lambda seeker: (seeker.since, seeker.person))), clock)
    return None


def _complete(
    chosen: tuple[Seeker, ...], others: Sequence[Seeker], size: int, agree: Callable[[Seeker, Seeker], bool]
) -> tuple[Seeker, ...] | None:
    """The chosen people and as many others as are missing, all of whom agree with each other."""
    if len(chosen) == size:
        return chosen
    for place, other in enumerate(others[: len(others) - (size - len(chosen)) + 1]):
        rest = [later for later in others[place + 1 :] if agree(other, later)]
        if (found := _complete((*chosen, other), rest, size, agree)) is not None:
            return found
    return None
