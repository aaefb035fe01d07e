"""Pairing by the Swiss system, after the principles of FIDE's Dutch system (docs/server/tournaments.md).

All ways to pair a round are compared, as a matching of least cost in a graph. What matters more outweighs everything
that matters less: the cost of a pair is a list of numbers, compared from the first to the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from daikaiju.server.tournaments.points import POINT

BYE = -1
"""The opponent of a player with a bye."""

HALF_POINT = POINT // 2


class Entrant(Struct, frozen=True):
    """A player to be paired."""

    player: int
    points: int
    met: frozenset[int] = frozenset()
    free_point: bool = False
    """Whether they had a bye, or a point because the opponent did not come."""
    floated: int = 0
    """Whether the last opponent had fewer points (-1) or more (1); a bye counts as fewer."""


def pair(entrants: Sequence[Entrant]) -> list[tuple[int, ...]]:
    """The pairs of a round, the best players first; with an odd number the last one is a bye.

    The entrants stand in the order of their points, those with as many in the order of the start.
    """
    if len(entrants) < 2:
        return [(entrant.player,) for entrant in entrants]
    groups = score_groups(entrants)
    places = range(len(entrants))
    costs = {(a, b): pair_cost(entrants, groups, a, b) for a, b in combinations(places, 2)}
    if len(entrants) % 2:
        costs |= {(BYE, place): bye_cost(entrants, groups, place) for place in places}
    matched = sorted((max(edge) if BYE in edge else min(edge), edge) for edge in cheapest(costs))
    pairs = [tuple(entrants[place].player for place in edge) for _, edge in matched if BYE not in edge]
    return pairs + [(entrants[max(edge)].player,) for _, edge in matched if BYE in edge]


def score_groups(entrants: Sequence[Entrant]) -> list[range]:
    """For each place the places of all who have as many points."""
    points = [entrant.points for entrant in entrants]
    return [range(points.index(own), points.index(own) + points.count(own)) for own in points]


def pair_cost(entrants: Sequence[Entrant], groups: list[range], a: int, b: int) -> list[int]:
    """The cost of a pair: having met, a difference in points, floating again, and the halves of their group."""
    one, other = entrants[a], entrants[b]
    apart = (one.points - other.points) // HALF_POINT
    again = (apart > 0 and one.floated < 0) + (apart > 0 and other.floated > 0)
    fold = abs(b - a - len(groups[a]) // 2) if apart == 0 else 0
    return [int(other.player in one.met), 0, 0, apart * apart, again, fold]


def bye_cost(entrants: Sequence[Entrant], groups: list[range], place: int) -> list[int]:
    """The cost of a bye: having had one, having more points than others, ranking higher among equals."""
    entrant = entrants[place]
    higher = (entrant.points - entrants[-1].points) // HALF_POINT
    return [0, int(entrant.free_point), higher, 0, int(entrant.floated < 0), groups[place][-1] - place]


def cheapest(costs: dict[tuple[int, int], list[int]]) -> list[tuple[int, int]]:
    """The matching of everybody with the least cost, exactly."""
    # Only the process that pairs a round needs the library.
    from networkx import Graph, max_weight_matching

    levels = list(zip(*costs.values(), strict=True))
    nodes = len({place for edge in costs for place in edge})
    graph = Graph()
    for edge, cost in costs.items():
        whole = 0
        for level, amount in zip(levels, cost, strict=True):
            whole = whole * (nodes * max(level) + 1) + amount
        graph.add_edge(*edge, weight=-whole)
    return [(min(edge), max(edge)) for edge in max_weight_matching(graph, maxcardinality=True)]
