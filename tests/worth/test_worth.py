"""What cards, seats and yielding are worth: the stored figures, the page written from them, how they are measured."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.lab.worth import key_of, merged
from tools.lab.worth_page import kinds, page, plot_file, plots
from tools.lab.worth_win_shares import pair_shares, seat_shares

from daikaiju.games import GAMES
from daikaiju.insight.judges import judge_of
from daikaiju.worth.stored import Gain, Measured, measured, worth_of_cards, worth_of_yielding

PAGE = Path(__file__).parents[2] / "docs" / "worth.md"


def test_every_kind_of_table_was_measured() -> None:
    wanted = [
        (game, edition, players)
        for game, info in GAMES.items()
        for edition in info.editions
        for players in range(info.fewest_players, info.most_players + 1)
    ]
    assert sorted((one.game, one.edition, one.players) for one in measured()) == sorted(wanted)
    assert len({one.quick_games for one in measured()}) == 1
    assert sum(one.games for one in measured()) > 1_000_000
    for one in measured():
        assert one.network == judge_of(one.game).name, "another network plays now: count again"


def test_the_figures_are_possible() -> None:
    for one in measured():
        cards = {card.id for card in GAMES[one.game].rules.book.cards}
        assert set(one.cards) <= cards
        assert all(abs(gain.mean) < 1 and gain.error >= 0 and gain.taken <= gain.games for gain in one.cards.values())
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
    assert all(every[card].games >= gain.games for card, gain in four.items())
    assert list(worth_of_yielding("king", "2016")) == sorted(worth_of_yielding("king", "2016"), key=int)


def test_gains_of_several_tables_add_up() -> None:
    both = Gain(2, 1, 0.4, 0.1) + Gain(2, 0, -0.4, 0.1)
    assert (both.games, both.mean, both.share_taken) == (4, 0.0, 0.25)
    assert both.error == pytest.approx((0.2 / 3 / 4) ** 0.5)


def test_new_results_replace_old_ones_and_games_of_quick_stay() -> None:
    old = measured()[0]
    new = Measured(old.game, old.edition, old.players, "new", 7, [4, 3], {}, {})
    found = merged(measured(), [new])
    assert len(found) == len(measured())
    one = found[key_of(new)]
    assert (one.network, one.games, one.won) == ("new", 7, [4, 3])
    assert (one.seats, one.pairs, one.quick_games) == (old.seats, old.pairs, old.quick_games)


def test_shares_of_quick_are_measured_for_seats_and_pairs() -> None:
    seats = seat_shares("king", "2016", 3, 20, seed=1, on="python")
    assert len(seats) == 3
    pairs = pair_shares("duel", "2024", 2, seed=1, on="python")
    assert len(pairs) == 15
    assert all(one.low <= one.share <= one.high for one in seats)
    assert all(one.low <= one.share <= one.high for one in pairs)
