"""What cards, seats and yielding are worth: the stored figures, the page written from them, how they are measured."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace
from tools.lab import worth_rounds as rounds
from tools.lab.worth_measurement import measure, nothing, together
from tools.lab.worth_page import kinds, page, plot_file, plots
from tools.lab.worth_win_shares import pair_shares, seat_shares

from daikaiju.games import GAMES
from daikaiju.worth.stored import Gain, Measured, added_up, measured, worth_of_cards, worth_of_yielding

PAGE = Path(__file__).parents[2] / "docs" / "worth.md"


def test_every_kind_of_table_was_measured() -> None:
    wanted = [
        (game, edition, players)
        for game, info in GAMES.items()
        for edition in info.editions
        for players in range(info.fewest_players, info.most_players + 1)
    ]
    assert sorted((one.game, one.edition, one.players) for one in measured()) == sorted(wanted)
    assert len({(one.games, one.quick_games) for one in measured()}) == 1


def test_the_figures_are_possible() -> None:
    for one in measured():
        cards = {card.id for card in GAMES[one.game].rules.book.cards}
        assert set(one.cards) <= cards
        assert all(abs(gain.mean) < 1 and gain.error >= 0 and gain.taken <= gain.times for gain in one.cards.values())
        assert len(one.seats) == one.players
        assert 0.99 < sum(seat.share for seat in one.seats) < 1.1  # winners may share a victory
        assert bool(one.yields) is (one.game == "king")


def test_the_page_and_its_plots_tell_what_is_stored() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
    for game, edition in kinds():
        for name, drawn in plots(game, edition):
            file = PAGE.with_name(plot_file(name, game, edition).name)
            assert file.read_text(encoding="utf-8") == drawn
            assert f"]({file.name})" in page()


def test_all_tables_together_have_seen_more() -> None:
    every, four = worth_of_cards("king", "2016"), worth_of_cards("king", "2016", 4)
    assert set(four) <= set(every)
    assert all(every[card].times >= gain.times for card, gain in four.items())
    assert list(worth_of_yielding("king", "2016")) == sorted(worth_of_yielding("king", "2016"), key=int)


def test_games_measured_in_two_parts_say_the_same_as_all_at_once() -> None:
    once = measure("king", "2016", 2, range(3), seed=1)
    parts = together(measure("king", "2016", 2, range(1), seed=1), measure("king", "2016", 2, range(1, 3), seed=1))
    assert (parts.games, parts.won) == (3, once.won)
    assert parts.cards.keys() == once.cards.keys()
    for card, gain in once.cards.items():
        assert (parts.cards[card].times, parts.cards[card].games) == (gain.times, gain.games)
        assert abs(parts.cards[card].mean - gain.mean) < 1e-4


def test_rounds_of_many_processes_are_put_together_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, list[int]]] = []

    def remembered(game: str, edition: str, players: int, numbers: range, seed: int) -> Measured:
        asked.append((players, list(numbers)))
        return replace(nothing(game, edition, players), games=len(numbers))

    monkeypatch.setattr(rounds, "measure", remembered)
    done: dict[rounds.Key, int] = {("king", "2016", 2): 3, ("king", "2016", 3): 14}
    with ThreadPoolExecutor(3) as pool:
        parts = list(rounds.played(pool, done, 20, 1, float("inf"), 4))
        assert not list(rounds.played(pool, done, 20, 1, float("-inf"), 4)), "the time is up"
    for players, already in ((2, 3), (3, 14)):
        numbers = sorted(number for size, some in asked for number in some if size == players)
        assert numbers == list(range(already, 20)), "each game is played once, and none again"
        assert already + sum(part["king", "2016", players].games for part in parts) == 20


def test_pairs_of_monsters_are_counted_whoever_begins() -> None:
    first, second = (measure("duel", "2024", 2, range(number, number + 1), seed=1).pair_wins for number in (0, 1))
    both = added_up((first, second))
    assert sum(pair.games for pair in both.values()) == 2
    assert all(pair.split() == sorted(pair.split()) and wins.won <= wins.games for pair, wins in both.items())


def test_the_error_is_that_of_games_not_of_occasions() -> None:
    one_game, other_game = Gain(1, 2, 1, 0.2, 0.04, 0.4, 4), Gain(1, 2, 0, -0.2, 0.04, -0.4, 4)
    both = one_game + other_game
    assert (both.games, both.times, both.mean, both.share_taken) == (2, 4, 0.0, 0.25)
    assert both.error == pytest.approx(0.1)


def test_shares_of_quick_are_measured_for_seats_and_pairs() -> None:
    seats = seat_shares("king", "2016", 3, 20, seed=1, on="python")
    assert len(seats) == 3
    pairs = pair_shares("duel", "2024", 2, seed=1, on="python")
    assert len(pairs) == 15
    assert all(one.low <= one.share <= one.high for one in seats)
    assert all(one.low <= one.share <= one.high for one in pairs)
