"""What cards, seats and yielding are worth: the stored figures, the page written from them, how they are measured."""

from __future__ import annotations

from pathlib import Path

from daikaiju.games import GAMES
from daikaiju.worth.measuring import measure
from daikaiju.worth.page import page
from daikaiju.worth.stored import measured, worth_of_cards, worth_of_yielding

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
        assert all(abs(gain.mean) < 1 and gain.error > 0 and 0 <= gain.taken <= 1 for gain in one.cards.values())
        assert len(one.seats) == one.players
        assert 0.99 < sum(seat.share for seat in one.seats) < 1.1  # winners may share a victory
        assert bool(one.yields) is (one.game == "king")


def test_the_page_tells_what_is_stored() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_all_tables_together_have_seen_more() -> None:
    every, four = worth_of_cards("king", "2016"), worth_of_cards("king", "2016", 4)
    assert set(four) <= set(every)
    assert all(every[card].times >= gain.times for card, gain in four.items())
    assert list(worth_of_yielding("king", "2016")) == sorted(worth_of_yielding("king", "2016"), key=int)


def test_measuring_again_measures_the_same() -> None:
    one, other = (measure("king", "2016", 2, 2, 20, seed=1, on="python") for _ in range(2))
    assert one == other
    assert len(one.seats) == 2
