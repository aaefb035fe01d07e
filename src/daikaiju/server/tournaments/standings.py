"""The standings: points, then tie-breaks (docs/server/tournaments.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Literal

from msgspec import Struct

from daikaiju.server.tournaments.messages import TournamentForm
from daikaiju.server.tournaments.outcomes import FREE_POINT, Finished
from daikaiju.server.tournaments.points import POINT, duel_points, king_points

TieBreak = Literal["buchholz", "sonneborn_berger", "wins", "opponents", "firsts"]

SHOWN: dict[TournamentForm, tuple[TieBreak, TieBreak]] = {
    "swiss": ("buchholz", "sonneborn_berger"),
    "round_robin": ("sonneborn_berger", "wins"),
    "fours": ("opponents", "firsts"),
}
"""The tie-breaks that everybody has a number for."""

Value = Callable[[int], float]


class Line(Struct, frozen=True):
    """A player's line in the standings; points and tie-breaks as people write them."""

    player: int
    place: int
    points: float
    tie_breaks: tuple[float, float]
    games: int


class Score:
    """Everything that is counted for the standings."""

    def __init__(self, form: TournamentForm, players: Sequence[int], games: Sequence[Finished]) -> None:
        self.form, self.players, self.games = form, players, games
        self.points = dict.fromkeys(players, 0)
        worth = king_points if form == "fours" else duel_points
        self.worth = [worth(game.outcomes) for game in games]
        for points in self.worth:
            for player, gained in points.items():
                self.points[player] += gained
        self.of = {player: [n for n, game in enumerate(games) if game.of(player)] for player in players}

    def buchholz(self, player: int) -> float:
        """The opponents' points; a round without an opponent counts as if against somebody with one's own points."""
        return sum(self._opposed(player, game) for game in self.of[player]) / POINT

    def sonneborn_berger(self, player: int) -> float:
        """The points of opponents one beat, and half the points of those one drew with."""
        gained = (self.worth[game][player] * self._opposed(player, game) for game in self.of[player])
        return sum(gained) / POINT**2

    def _opposed(self, player: int, number: int) -> int:
        game = self.games[number]
        met = game.opponents(player)
        if met:
            return sum(self.points[other] for other in met)
        outcome = game.of(player)
        return self.points[player] if outcome is not None and outcome.how in FREE_POINT else 0

    def opponents(self, player: int) -> float:
        """The opponents' average points, table by table, since tables differ in size."""
        tables = [self.games[number].opponents(player) for number in self.of[player]]
        return round(sum(sum(self.points[one] for one in met) / len(met) for met in tables if met) / POINT, 3)

    def wins(self, player: int) -> float:
        """Games won at the table."""
        return sum(
            self.worth[number][player] == POINT and bool(self.games[number].opponents(player))
            for number in self.of[player]
        )

    def firsts(self, player: int) -> float:
        """First places, shared ones included."""
        outcomes = [self.games[number].of(player) for number in self.of[player]]
        return sum(outcome is not None and outcome.place == 1 and outcome.how == "played" for outcome in outcomes)

    def direct(self, group: Sequence[int]) -> Value:
        """The points from games among a group, if each of them has met every other."""
        among = [number for number, game in enumerate(self.games) if len(game.met) == 2 and set(game.met) <= set(group)]
        met = {frozenset(self.games[number].met) for number in among}
        if any(frozenset(two) not in met for two in combinations(group, 2)):
            return lambda player: 0
        return lambda player: sum(self.worth[number].get(player, 0) for number in among)


def standings(form: TournamentForm, players: Sequence[int], games: Sequence[Finished]) -> list[Line]:
    """Everybody's place, the best first; those who are equal in everything share it, in the order of the start."""
    score = Score(form, players, games)
    first, second = (getattr(score, name) for name in SHOWN[form])
    steps: list[Callable[[Sequence[int]], Value]] = [lambda group: score.points.__getitem__]
    match form:
        case "swiss":
            steps += [lambda group: first, lambda group: second, score.direct]
        case "round_robin":
            steps += [score.direct, lambda group: first, lambda group: second]
        case "fours":
            steps += [lambda group: first, lambda group: second]
    groups = [list(players)]
    for step in steps:
        groups = [part for group in groups for part in parted(group, step(group))]
    lines: list[Line] = []
    for group in groups:
        place = len(lines) + 1
        lines += [
            Line(
                player,
                place,
                score.points[player] / POINT,
                (first(player), second(player)),
                sum(bool(score.games[number].opponents(player)) for number in score.of[player]),
            )
            for player in group
        ]
    return lines


def parted(group: Iterable[int], value: Value) -> list[list[int]]:
    """A group by value, the greatest first."""
    by_value: dict[float, list[int]] = {}
    for player in group:
        by_value.setdefault(value(player), []).append(player)
    return [by_value[key] for key in sorted(by_value, reverse=True)]
