"""Everybody sits everywhere, against everybody, with the same dice."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import combinations

import pytest

from daikaiju import DaikaijuError
from daikaiju.tournament import new_tournament


def test_in_a_group_every_entry_sits_in_every_seat_with_the_same_chance_and_monsters() -> None:
    tournament = new_tournament(["greedy"] * 4, seed=5)
    for group in range(20):
        games = [tournament.pairing(4 * group + turned) for turned in range(4)]
        assert len({game.chance for game in games}) == 1
        assert len({game.monsters for game in games}) == 1
        for seat in range(4):
            assert {game.seated[seat] for game in games} == {0, 1, 2, 3}


def test_neighbours_change_from_group_to_group() -> None:
    tournament = new_tournament(["greedy"] * 4)
    after_first = Counter()  # type: ignore[var-annotated]  # of entries
    for number in range(0, 400, 4):
        seated = tournament.pairing(number).seated
        after_first[seated[(seated.index(0) + 1) % 4]] += 1
    assert min(after_first[entry] for entry in (1, 2, 3)) > 20


def test_with_more_bots_than_seats_all_combinations_play_equally_often() -> None:
    tournament = new_tournament(["greedy"] * 5, players=3)
    met = Counter(tuple(sorted(tournament.pairing(number).seated)) for number in range(tournament.round_games))
    assert met == dict.fromkeys(combinations(range(5), 3), 3)


def test_in_the_duel_every_pair_of_monsters_is_played_by_every_pair_of_bots_in_both_seats() -> None:
    tournament = new_tournament(["greedy", "random", "random"], game="duel")
    played = [tournament.pairing(number) for number in range(tournament.round_games)]
    met = Counter((pairing.seated, pairing.monsters) for pairing in played)
    assert len(met) == 6 * 30
    assert set(met.values()) == {1}


def test_groups_stay_whole() -> None:
    tournament = new_tournament(["greedy"] * 6)
    assert tournament.whole_games(1000) == 1002
    assert tournament.chunk_games % 6 == 0


def test_a_tournament_travels_to_other_processes() -> None:
    tournament = new_tournament(["greedy", "random"], seed=7, game="duel")
    assert tournament.monsters
    assert pickle.loads(pickle.dumps(tournament)).pairing(11) == tournament.pairing(11)


@pytest.mark.parametrize(
    ("bots", "options", "why"),
    [
        (["greedy"], {}, "1 bot cannot fill a table for 2"),
        (["greedy"] * 3, {"players": 4}, "3 bots cannot fill a table for 4"),
        (["greedy"] * 9, {"players": 7}, "7 players"),
        (["greedy"] * 60, {"players": 6}, "more ways"),
        (["greedy"] * 2, {"edition": "1999"}, "1999"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], options: dict[str, object], why: str) -> None:
    with pytest.raises(DaikaijuError, match=why):
        new_tournament(bots, **options)  # type: ignore[arg-type]  # any of its options
