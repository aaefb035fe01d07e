"""The results of the tables of a tournament."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from daikaiju.server.tournaments.messages import OutcomeKind

FREE_POINT = ("bye", "unopposed")
"""A player who had one of these gets no bye."""


class Outcome(Struct, frozen=True):
    """A player by number, the place at the table, and how it came about."""

    player: int
    place: int
    how: OutcomeKind = "played"


class Finished(Struct, frozen=True):
    """A table of a round that is done with; a single player had a bye or a free round."""

    round: int
    outcomes: tuple[Outcome, ...]

    def of(self, player: int) -> Outcome | None:
        return next((outcome for outcome in self.outcomes if outcome.player == player), None)

    @property
    def met(self) -> list[int]:
        """Those who sat together and played."""
        came = [outcome.player for outcome in self.outcomes if outcome.how in ("played", "left")]
        return came if len(came) > 1 else []

    def opponents(self, player: int) -> list[int]:
        """Those whom a player met here."""
        return [other for other in self.met if other != player] if player in self.met else []


def without_absent(paired: Sequence[int], absent: Iterable[int]) -> tuple[Outcome, ...]:
    """The result of a table to which too few came: those who came are first."""
    gone = set(absent)
    return tuple(
        Outcome(player, len(paired), "absent") if player in gone else Outcome(player, 1, "unopposed")
        for player in paired
    )


def all_equal(paired: Sequence[int], how: OutcomeKind) -> tuple[Outcome, ...]:
    """Everybody shares the first place."""
    return tuple(Outcome(player, 1, how) for player in paired)


def played(
    paired: Sequence[int], sat: Sequence[int], places: Sequence[int], left: Sequence[bool]
) -> tuple[Outcome, ...]:
    """The result of a game: the places of those who sat there, by seat; whoever was paired and did not come is last."""
    of_game = {
        player: Outcome(player, place, "left" if gone else "played")
        for player, place, gone in zip(sat, places, left, strict=True)
    }
    return tuple(of_game.get(player, Outcome(player, len(paired), "absent")) for player in paired)
