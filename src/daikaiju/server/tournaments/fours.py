"""Tables of four for King: people with about the same points who have met as rarely as possible."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from daikaiju.server.tournaments.outcomes import Finished

TRIES = 12
"""How many starting points the search for better tables has, if some people would meet again."""

Encounters = Counter[frozenset[int]]


def encounters(games: Sequence[Finished]) -> Encounters:
    """How often any two have met."""
    return Counter(frozenset(two) for game in games for two in combinations(game.met, 2))


def table_sizes(players: int) -> list[int]:
    """The sizes of the tables: four, and where the numbers do not fit, one of three or five, or two of three.

    >>> [table_sizes(players) for players in (3, 4, 5, 6, 7, 8, 9, 10)]
    [[3], [4], [5], [3, 3], [4, 3], [4, 4], [4, 5], [4, 3, 3]]
    """
    fours, rest = divmod(players, 4)
    if players < 3:
        return [players] if players else []
    return [*([4] * (fours - (rest in (1, 2)))), *{0: [], 1: [5], 2: [3, 3], 3: [3]}[rest]]


def first_tables(players: Sequence[int]) -> list[list[int]]:
    """The first round: strong players are spread over all tables, back and forth.

    >>> first_tables(range(1, 9))
    [[1, 4, 5, 8], [2, 3, 6, 7]]
    """
    sizes = table_sizes(len(players))
    tables: list[list[int]] = [[] for _ in sizes]
    waiting = list(players)
    forth = True
    while waiting:
        order = range(len(sizes)) if forth else range(len(sizes) - 1, -1, -1)
        for number in order:
            if waiting and len(tables[number]) < sizes[number]:
                tables[number].append(waiting.pop(0))
        forth = not forth
    return tables


def next_tables(players: Sequence[int], met: Encounters) -> list[list[int]]:
    """A later round, for players in the order of the standings: neighbours sit together, unless they have met."""
    place = {player: number for number, player in enumerate(players)}
    best = improved(sliced(players), met, place)
    dice = random.Random(len(players) + met.total())
    for step in range(TRIES):
        if not cost_of(best, met, place)[0]:
            break
        # The later the attempt, the further people may start from their own place.
        wide = 2.0 * (step + 1)
        shaken = sorted(players, key=lambda player: place[player] + dice.uniform(0, wide))
        best = min(best, improved(sliced(shaken), met, place), key=lambda tables: cost_of(tables, met, place))
    return [sorted(table, key=place.__getitem__) for table in best]


def sliced(players: Sequence[int]) -> list[list[int]]:
    waiting = list(players)
    return [[waiting.pop(0) for _ in range(size)] for size in table_sizes(len(players))]


def cost_of(tables: list[list[int]], met: Encounters, place: dict[int, int]) -> tuple[int, int]:
    """How many meet again, those who have met more often counting more; then how far apart they stand."""
    costs = [table_cost(table, met, place) for table in tables]
    return sum(again for again, _ in costs), sum(apart for _, apart in costs)


def table_cost(table: Sequence[int], met: Encounters, place: dict[int, int]) -> tuple[int, int]:
    again = apart = 0
    for one, other in combinations(table, 2):
        again += met[frozenset((one, other))] ** 2
        apart += (place[one] - place[other]) ** 2
    return again, apart


def improved(tables: list[list[int]], met: Encounters, place: dict[int, int]) -> list[list[int]]:
    """Swap people between tables as long as that improves them."""
    costs = [table_cost(table, met, place) for table in tables]
    better = True
    while better:
        better = False
        for a, b in combinations(range(len(tables)), 2):
            for i in range(len(tables[a])):
                for j in range(len(tables[b])):
                    one, other = list(tables[a]), list(tables[b])
                    one[i], other[j] = other[j], one[i]
                    new = table_cost(one, met, place), table_cost(other, met, place)
                    if added(*new) < added(costs[a], costs[b]):
                        tables[a], tables[b], costs[a], costs[b] = one, other, *new
                        better = True
    return tables


def added(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]
