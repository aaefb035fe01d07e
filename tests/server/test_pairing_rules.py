"""Who plays with whom, with simulated time: wishes are honoured, and nobody who could play waits."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from daikaiju.server.matchmaking.groups import Group, form_groups
from daikaiju.server.matchmaking.messages import CLOCKS, SIZES
from daikaiju.server.matchmaking.wishes import EXACT, GAPS, WIDENS, Seeker

STORES = ()
"""No server, and so no store, takes part."""

NOW = 100_000
BEFORE = (0, 1_000, WIDENS[0] - 1, WIDENS[0], WIDENS[1] - 1, WIDENS[1], 90_000)


def seeker(person: str, **wish: object) -> Seeker:
    plain = {"game": "king", "players": None, "clock": None, "rated": False, "rating": None, "since": NOW}
    return Seeker(person, **{**plain, **wish})  # type: ignore[arg-type]  # any of its fields


def people(groups: list[Group]) -> list[str]:
    return ["".join(sorted(one.person for one in group.seekers)) for group in groups]


@st.composite
def waiting(draw: st.DrawFn) -> list[Seeker]:
    found = []
    for person in "abcdefgh"[: draw(st.integers(0, 8))]:
        game = draw(st.sampled_from(["king", "king", "duel"]))
        found.append(
            seeker(
                person,
                game=game,
                players=draw(st.sampled_from([None, *SIZES[game]])),
                clock=draw(st.sampled_from([None, *CLOCKS])),
                rated=draw(st.integers(0, 3)) == 0,
                rating=draw(st.sampled_from([None, 1200, 1350, 1500, 1900])),
                since=NOW - draw(st.sampled_from(BEFORE)),
            )
        )
    return found


blocks = st.frozensets(st.sampled_from([frozenset(pair) for pair in combinations("abcdefgh", 2)]), max_size=6)


def may_play(group: tuple[Seeker, ...], clock: int, blocked: frozenset[frozenset[str]]) -> bool:
    """Whether a group is what everybody in it wishes by now; written without looking at how groups are found."""
    for one in group:
        width = one.width(NOW)
        size_off = 0 if one.players is None else abs(one.players - len(group))
        clock_off = 0 if one.clock is None else abs(CLOCKS.index(one.clock) - CLOCKS.index(clock))
        if width < 2 and max(size_off, clock_off) > width:
            return False
    for one, other in combinations(group, 2):
        gap = GAPS[min(one.width(NOW), other.width(NOW))]
        if (one.game, one.rated) != (other.game, other.rated) or {one.person, other.person} in blocked:
            return False
        if None not in (gap, one.rating, other.rating) and abs(one.rating - other.rating) > gap:  # type: ignore[operator]  # none of them is None
            return False
    return len(group) in SIZES[group[0].game]


@settings(max_examples=150)
@given(seekers=waiting(), blocked=blocks)
def test_wishes_are_honoured_and_nobody_who_could_play_waits(
    seekers: list[Seeker], blocked: frozenset[frozenset[str]]
) -> None:
    groups = form_groups(seekers, NOW, lambda one, other: frozenset((one, other)) in blocked)
    paired = [one for group in groups for one in group.seekers]
    assert len(paired) == len(set(paired)), "nobody sits at two tables"
    assert set(paired) <= set(seekers)
    for group in groups:
        assert may_play(group.seekers, group.clock, blocked)
    left = [one for one in seekers if one not in paired]
    for size in range(2, 7):
        for others in combinations(left, size):
            assert not any(may_play(others, clock, blocked) for clock in CLOCKS), "they could have played"


def test_exact_wishes_come_before_wide_ones() -> None:
    patient = seeker("a", players=4, clock=300, since=NOW - 90_000)
    assert people(form_groups([patient, seeker("b", players=2, clock=15), seeker("c", players=2, clock=15)], NOW)) == [
        "bc"
    ]
    # With nobody else around, people who have waited long play anything.
    assert form_groups([patient, seeker("b", players=2, clock=15)], NOW)[0].clock == 15


def test_as_many_as_possible_play_together_where_nobody_minds() -> None:
    assert people(form_groups([seeker(name) for name in "abcde"], NOW)) == ["abcde"]


@pytest.mark.parametrize(("waited", "play"), [(0, False), (WIDENS[0] - 1, False), (WIDENS[0], True)])
def test_wishes_widen_for_those_who_wait(waited: int, play: bool) -> None:
    pair = [seeker("a", clock=60, since=NOW - waited), seeker("b", clock=30, since=NOW - waited)]
    assert bool(form_groups(pair, NOW)) is play
    # One who has just come gets what they wished.
    assert [group.clock for group in form_groups([pair[0], seeker("b", clock=30)], NOW)] == ([30] if play else [])


def test_the_nearest_rating_is_chosen_and_the_gap_widens() -> None:
    ann = seeker("a", game="duel", rating=1500, since=NOW - 1)
    assert people(
        form_groups([ann, seeker("b", game="duel", rating=1640), seeker("c", game="duel", rating=1510)], NOW)
    ) == ["ac"]
    far = [seeker(name, game="duel", rating=points, since=0) for name, points in (("a", 1000), ("b", 2000))]
    assert not form_groups(far, WIDENS[1] - 1)
    assert form_groups(far, WIDENS[1])
    assert form_groups([ann, seeker("g", game="duel")], NOW), "guests have no rating"


def test_blocked_people_never_meet() -> None:
    pair = [seeker("a", since=0), seeker("b", since=0)]
    assert not form_groups(pair, NOW, lambda one, other: {one, other} == {"a", "b"})
    assert people(form_groups([*pair, seeker("c")], NOW, lambda one, other: {one, other} == {"a", "b"})) == ["ac"]


def test_a_crowd_is_sorted_out_quickly_and_completely() -> None:
    crowd = [seeker(f"{number:03}", players=2 + number % 5, since=NOW - number) for number in range(300)]
    groups = form_groups(crowd, NOW)
    assert sum(len(group.seekers) for group in groups) == 300
    assert all(one.players == len(group.seekers) for group in groups for one in group.seekers)
    assert all(one.width(NOW) == EXACT for one in crowd)
