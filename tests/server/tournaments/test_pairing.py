"""Who meets whom: properties of every form of pairing, and the Swiss system against every way to pair."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from daikaiju.server.tournaments import fours, round_robin
from daikaiju.server.tournaments.messages import TournamentForm
from daikaiju.server.tournaments.outcomes import Finished, Outcome, all_equal, without_absent
from daikaiju.server.tournaments.pairings import Board, entrants, next_round, rounds_for
from daikaiju.server.tournaments.standings import standings
from daikaiju.server.tournaments.swiss import BYE, Entrant, bye_cost, pair, pair_cost, score_groups

pytestmark = pytest.mark.any_store


def played(round_: int, board: Board, dice: random.Random) -> Finished:
    """What may come of a table: usually somebody wins; sometimes people draw, leave or stay away."""
    if board.outcomes is not None:
        return Finished(round_, board.outcomes)
    chance = dice.random()
    if chance < 0.05:
        return Finished(round_, without_absent(board.players, board.players[1:]))
    if chance < 0.1:
        return Finished(round_, all_equal(board.players, "played"))
    order = dice.sample(board.players, len(board.players))
    return Finished(round_, tuple(Outcome(player, order.index(player) + 1) for player in board.players))


def tournament(
    form: TournamentForm, players: int, wanted: int, dice: random.Random
) -> Iterator[tuple[list[Board], list[Finished]]]:
    """Each round's tables, with the games before it."""
    games: list[Finished] = []
    everyone = list(range(1, players + 1))
    for number in range(1, rounds_for(form, wanted, players) + 1):
        boards = next_round(form, number, everyone, set(everyone), games)
        assert sorted(player for board in boards for player in board.players) == everyone, "everybody sits once"
        yield boards, list(games)
        games += [played(number, board, dice) for board in boards]


@given(players=st.integers(2, 17))
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    rounds = round_robin.schedule(players)
    assert len(rounds) == round_robin.rounds_of(players)
    for one in rounds:
        assert sorted(player for two in one for player in two) == list(range(players))
    met = Counter(frozenset(two) for one in rounds for two in one if len(two) == 2)
    assert met == Counter(frozenset(two) for two in combinations(range(players), 2))
    free = Counter(two[0] for one in rounds for two in one if len(two) == 1)
    assert free == Counter(range(players) if players % 2 else ())


@settings(max_examples=15)
@given(players=st.integers(4, 16), seed=st.integers(0, 10_000))
def test_in_the_swiss_system_nobody_meets_anybody_twice_or_rests_twice(players: int, seed: int) -> None:
    # So many rounds can always be played without a repetition (Dirac), and with a bye for somebody new each time.
    for boards, games in tournament("swiss", players, max(players // 2 - 1, 1), random.Random(seed)):
        met = fours.encounters(games)
        free = {outcome.player for game in games for outcome in game.outcomes if outcome.how in ("bye", "unopposed")}
        for board in boards:
            if len(board.players) == 2:
                assert frozenset(board.players) not in met
            else:
                assert board.players[0] not in free


def every_way(places: list[int]) -> Iterator[list[tuple[int, int]]]:
    """Every way to put places together in pairs."""
    if not places:
        yield []
        return
    first, *others = places
    for other in others:
        for rest in every_way([place for place in others if place != other]):
            yield [(first, other), *rest]


@settings(max_examples=60)
@given(players=st.integers(2, 8), rounds=st.integers(1, 6), seed=st.integers(0, 10_000))
def test_no_other_pairing_is_better(players: int, rounds: int, seed: int) -> None:
    for boards, games in tournament("swiss", players, rounds, random.Random(seed)):
        people = entrants(range(1, players + 1), set(range(1, players + 1)), games)
        groups = score_groups(people)

        def cost(
            edges: list[tuple[int, int]], people: list[Entrant] = people, groups: list[range] = groups
        ) -> list[int]:
            of = [bye_cost(people, groups, b) if a == BYE else pair_cost(people, groups, a, b) for a, b in edges]
            return [sum(level) for level in zip(*of, strict=True)]

        place = {entrant.player: number for number, entrant in enumerate(people)}
        sitting = [sorted(place[player] for player in board.players) for board in boards]
        chosen = [(BYE, seats[0]) if len(seats) == 1 else (seats[0], seats[1]) for seats in sitting]
        everyone = [*([BYE] if players % 2 else []), *range(players)]
        assert cost(chosen) == min(cost(way) for way in every_way(everyone))


def test_the_strong_half_of_a_group_meets_the_weak_half() -> None:
    assert pair([Entrant(player, 0) for player in range(1, 9)]) == [(1, 5), (2, 6), (3, 7), (4, 8)]
    assert pair([Entrant(player, 0) for player in range(1, 6)]) == [(1, 3), (2, 4), (5,)]


def test_winners_meet_winners_and_one_floats_by_as_little_as_possible() -> None:
    points = {1: 16, 2: 16, 3: 16, 4: 8, 5: 8, 6: 0}
    pairs = pair([Entrant(player, has) for player, has in points.items()])
    apart = sorted(abs(points[one] - points[other]) for one, other in pairs)
    assert apart == [0, 8, 8], "one step down twice is better than two steps at once"


def test_somebody_who_floated_down_does_not_do_so_again() -> None:
    group = [Entrant(1, 8, floated=-1), Entrant(2, 8, floated=-1), Entrant(3, 8), Entrant(4, 0)]
    assert (3, 4) in pair(group)


def test_people_meet_again_only_if_nothing_else_is_left() -> None:
    two = [Entrant(1, 8, frozenset({2})), Entrant(2, 0, frozenset({1}))]
    assert pair(two) == [(1, 2)]
    assert pair(two[:1]) == [(1,)]
    assert pair([]) == []


@given(players=st.integers(3, 90))
def test_tables_of_king_have_three_to_five_seats(players: int) -> None:
    sizes = fours.table_sizes(players)
    assert sum(sizes) == players
    assert set(sizes) <= {3, 4, 5}
    assert sum(size != 4 for size in sizes) <= 2


@settings(max_examples=12)
@given(players=st.integers(2, 24), seed=st.integers(0, 10_000))
def test_tables_of_king_are_never_worse_than_neighbours_in_the_standings(players: int, seed: int) -> None:
    everyone = range(1, players + 1)
    for boards, games in tournament("fours", players, 4, random.Random(seed)):
        if not games:
            continue
        met = fours.encounters(games)
        order = [line.player for line in standings("fours", everyone, games)]
        place = {player: number for number, player in enumerate(order)}
        cost = fours.cost_of([list(board.players) for board in boards], met, place)
        assert cost <= fours.cost_of(fours.sliced(order), met, place)


@settings(max_examples=10)
@given(players=st.integers(20, 32), seed=st.integers(0, 10_000))
def test_in_the_second_round_of_king_nobody_meets_again(players: int, seed: int) -> None:
    (_, _), (boards, games) = list(tournament("fours", players, 2, random.Random(seed)))
    met = fours.encounters(games)
    assert not any(met[frozenset(two)] for board in boards for two in combinations(board.players, 2))


def test_opponents_of_somebody_who_withdrew_from_a_round_robin_win() -> None:
    boards = next_round("round_robin", 1, [1, 2, 3, 4], {1, 2, 3}, [])
    decided = {board.players: board.outcomes for board in boards}
    assert decided[2, 3] is None
    assert decided[1, 4] == (Outcome(1, 1, "unopposed"), Outcome(4, 2, "absent"))
