"""Who plays a rated game: account holders, each in one seat, and bots whose strength never changes."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from daikaiju.table.stored_parts import forfeits_of


@dataclass(frozen=True, slots=True)
class Participant:
    """Who began a rated game in a seat: a person, or `bot:NAME`; and whether they left it before its end."""

    player: str
    left: bool = False


def participants_of(rated: str | None, forfeits: str | None) -> list[Participant]:
    """Who plays a stored game; nobody if it is not rated, or has not begun."""
    left = forfeits_of(forfeits)
    players = [] if rated is None else msgspec.json.decode(rated, type=list[str])
    return [Participant(player, seat in left) for seat, player in enumerate(players)]
