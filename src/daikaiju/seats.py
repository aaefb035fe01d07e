"""Who sits at a table, and by which edition they play."""

from __future__ import annotations

from collections.abc import Sequence

from daikaiju.errors import DaikaijuError, Problem, short, unknown, unknown_name


def check_seats(seats: Sequence[str] | int, monsters: Sequence[str], edition: str, fewest: int, most: int) -> list[str]:
    """The monsters at a table, all different and all from the edition; a number takes the first ones."""
    if isinstance(seats, str) or not isinstance(seats, int | Sequence):
        first, second = monsters[:2]
        raise DaikaijuError(Problem("seats-not-a-list", value=short(repr(seats)), monster=first, other=second))
    count = seats if isinstance(seats, int) else len(seats)
    if not fewest <= count <= most:
        raise DaikaijuError(Problem("wrong-number-of-players", players=min(count, 10**9), fewest=fewest, most=most))
    names = list(monsters[:count]) if isinstance(seats, int) else [str(name) for name in seats]
    for number, name in enumerate(names):
        if name not in monsters:
            raise DaikaijuError(
                Problem("unknown-monster", edition=edition, **unknown_name("monster", name, monsters).arguments)
            )
        if name in names[:number]:
            raise DaikaijuError(Problem("monster-twice", monster=name))
    return names


def check_edition(edition: str, editions: Sequence[str]) -> None:
    """Check that an edition is one of the game's."""
    if not isinstance(edition, str):
        raise DaikaijuError(Problem("edition-not-text", value=short(repr(edition)), edition=editions[0]))
    if edition not in editions:
        raise unknown("edition", edition, editions)
