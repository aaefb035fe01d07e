"""Points and tie-breaks, by small tournaments worked out by hand, and what is true of all of them."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from daikaiju.server.tournaments.messages import OutcomeKind, TournamentForm
from daikaiju.server.tournaments.outcomes import Finished, Outcome, all_equal, played, without_absent
from daikaiju.server.tournaments.points import BEST, LAST, POINT, duel_points, king_points
from daikaiju.server.tournaments.standings import standings
from tests.server.tournaments.test_pairing import played as anything
from tests.server.tournaments.test_pairing import tournament

pytestmark = pytest.mark.any_store


def won(round_: int, winner: int, loser: int) -> Finished:
    return Finished(round_, (Outcome(winner, 1), Outcome(loser, 2)))


def order(form: TournamentForm, players: int, games: list[Finished]) -> list[tuple[int, int]]:
    return [(line.place, line.player) for line in standings(form, range(1, players + 1), games)]


@pytest.mark.parametrize(
    ("hows", "points"),
    [
        (("played", "played"), (8, 0)),
        (("played", "left"), (8, 0)),
        (("left", "left"), (0, 0)),
        (("unopposed", "absent"), (8, 0)),
        (("absent", "absent"), (0, 0)),
        (("void", "void"), (4, 4)),
        (("unfinished", "unfinished"), (0, 0)),
    ],
)
def test_points_of_the_duel(hows: tuple[OutcomeKind, OutcomeKind], points: tuple[int, int]) -> None:
    outcomes = [Outcome(1, 1, hows[0]), Outcome(2, 2, hows[1])]
    assert tuple(duel_points(outcomes).values()) == points


def test_a_draw_and_a_bye_in_the_duel() -> None:
    assert duel_points(all_equal((1, 2), "played")) == {1: POINT // 2, 2: POINT // 2}
    assert duel_points(all_equal((1,), "bye")) == {1: POINT}
    assert duel_points(all_equal((1,), "free")) == {1: 0}


@given(size=st.integers(2, 6), data=st.data())
def test_a_table_of_king_always_gives_the_same_sum(size: int, data: st.DataObject) -> None:
    worth = data.draw(st.lists(st.integers(1, size), min_size=size, max_size=size))
    places = [1 + sum(other > one for other in worth) for one in worth]
    points = king_points([Outcome(player, place) for player, place in enumerate(places)])
    whole = sum(BEST - (BEST - LAST) * step // (size - 1) for step in range(size))
    assert abs(sum(points.values()) - whole) < size
    for one, place in enumerate(places):
        for other, below in enumerate(places):
            assert (points[one] > points[other]) == (place < below)


def test_somebody_who_did_not_come_is_last_and_gets_nothing() -> None:
    outcomes = played((7, 8, 9, 5), (9, 7, 8), (1, 2, 3), (False, False, True))
    assert king_points(outcomes) == {7: 24, 8: LAST, 9: BEST, 5: 0}
    assert king_points(without_absent((1, 2, 3), (2, 3))) == {1: BEST, 2: 0, 3: 0}


def test_buchholz_tells_equal_points_apart() -> None:
    # 1 and 2 have two points each; 1 beat 3, who won a game, and 2 beat 5, who did not.
    games = [won(1, 1, 3), won(1, 2, 5), won(1, 4, 6), won(2, 1, 4), won(2, 2, 6), won(2, 3, 5)]
    assert order("swiss", 6, games)[:2] == [(1, 1), (2, 2)]


def test_a_bye_counts_as_an_opponent_with_as_many_points() -> None:
    games = [won(1, 1, 2), Finished(1, all_equal((3,), "bye"))]
    lines = {line.player: line for line in standings("swiss", [1, 2, 3], games)}
    assert lines[3].tie_breaks == (1.0, 1.0)
    assert lines[1].tie_breaks == (0.0, 0.0)
    assert (lines[1].games, lines[3].games) == (1, 0)


def test_in_a_round_robin_the_game_between_equals_decides() -> None:
    # 1, 2 and 4 have two points each, and won in a circle: nothing tells them apart.
    games = [won(1, 1, 2), won(1, 4, 3), won(2, 2, 4), won(2, 1, 3), won(3, 4, 1), won(3, 2, 3)]
    assert [place for place, _ in order("round_robin", 4, games)] == [1, 1, 1, 4]
    two = [won(1, 2, 1), won(1, 3, 4), won(2, 1, 3), won(2, 4, 2), won(3, 1, 4), won(3, 2, 3)]
    assert order("round_robin", 4, two)[:2] == [(1, 2), (2, 1)], "2 beat 1"


def test_in_king_the_opponents_decide_then_first_places() -> None:
    games = [
        Finished(1, tuple(Outcome(player, player) for player in (1, 2, 3, 4))),
        Finished(1, tuple(Outcome(player + 4, player) for player in (1, 2, 3, 4))),
    ]
    assert order("fours", 8, games) == [(1, 1), (1, 5), (3, 2), (3, 6), (5, 3), (5, 7), (7, 4), (7, 8)]
    lines = {line.player: line for line in standings("fours", range(1, 9), games)}
    assert list(lines[1].tie_breaks) == [2, 1]
    assert lines[4].points == 1


@settings(max_examples=20)
@given(form=st.sampled_from(["swiss", "round_robin", "fours"]), players=st.integers(2, 9), seed=st.integers(0, 10_000))
def test_places_follow_points_and_nobody_is_missing(form: TournamentForm, players: int, seed: int) -> None:
    dice = random.Random(seed)
    games: list[Finished] = []
    for number, (boards, _) in enumerate(tournament(form, players, 3, dice), 1):
        games += [anything(number, board, dice) for board in boards]
    lines = standings(form, range(1, players + 1), games)
    assert sorted(line.player for line in lines) == list(range(1, players + 1))
    for better, worse in pairwise(lines):
        assert better.points >= worse.points
        assert better.place <= worse.place
    shuffled = standings(form, range(1, players + 1), dice.sample(games, len(games)))
    assert shuffled == lines, "the order in which results arrive makes no difference"
