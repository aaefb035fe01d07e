"""Who sits at a table."""

from __future__ import annotations

from collections.abc import Sequence

from daikaiju.errors import DaikaijuError, unknown


def check_seats(seats: Sequence[str] | int, monsters: Sequence[str], edition: str, fewest: int, most: int) -> list[str]:
    """The monsters of a table, all different and all of the edition; a number takes the first ones."""
    count = seats if isinstance(seats, int) else len(seats)
    if not fewest <= count <= most:
        players = f"{fewest} to {most}" if fewest < most else f"{most}"
        raise DaikaijuError(f"{count} players; the game is for {players}")
    names = list(monsters[:count]) if isinstance(seats, int) else [str(name) for name in seats]
    for number, name in enumerate(names):
        if name not in monsters:
            raise unknown(f"monster of the {edition} edition", name, monsters)
        if name in names[:number]:
            raise DaikaijuError(f"monster '{name}' sits at the table twice")
    return names
