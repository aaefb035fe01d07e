"""What somebody who waits for others would play, and how their wishes widen while they wait."""

from __future__ import annotations

from dataclasses import dataclass

from daikaiju.server.matchmaking.messages import CLOCKS, SIZES, USUAL_CLOCK
from daikaiju.table.protocol.tables import GameName

EXACT, NEAR, ANY = range(3)
WIDENS = (10_000, 30_000)
"""After how many milliseconds a near match will do, and after how many any match."""

GAPS = (150, 400, None)
"""The largest difference in rating between two people, by how wide their wishes are."""


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody in the queue: their wishes, and since when they have waited; None stands for any."""

    person: str
    game: GameName
    players: int | None
    clock: int | None
    rated: bool
    rating: int | None
    """In points; None for guests."""
    since: int
    """In milliseconds."""

    def width(self, now: int) -> int:
        """How wide the wishes are by now."""
        return sum(now - self.since >= widens for widens in WIDENS)

    def sizes(self, width: int) -> list[int]:
        """The acceptable numbers of players, the best first: as near as possible, preferring more people."""
        possible = SIZES[self.game]
        wished = possible[-1] if self.players is None else self.players
        reach = len(possible) if self.players is None or width == ANY else width
        near = [size for size in possible if abs(size - wished) <= reach]
        return sorted(near, key=lambda size: (abs(size - wished), -size))

    def clocks(self, width: int) -> list[int]:
        """The acceptable clocks, the best first: as near as possible, preferring more time."""
        wished = CLOCKS.index(USUAL_CLOCK if self.clock is None else self.clock)
        reach = len(CLOCKS) if self.clock is None or width == ANY else width
        near = [place for place in range(len(CLOCKS)) if abs(place - wished) <= reach]
        return [CLOCKS[place] for place in sorted(near, key=lambda place: (abs(place - wished), -place))]


def distance(one: Seeker, other: Seeker) -> int:
    """The difference in rating between two people; 0 if one of them has no rating."""
    return 0 if one.rating is None or other.rating is None else abs(one.rating - other.rating)


def is_near(one: Seeker, other: Seeker, width: int) -> bool:
    """Whether two people may play each other as far as their ratings go."""
    gap = GAPS[width]
    return gap is None or distance(one, other) <= gap
