"""Games that keep no past, as a server plays them and a bot in another process sees them."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable

import pytest

from daikaiju import Duel, King
from daikaiju.bots import new_bot
from daikaiju.errors import DaikaijuError, IllegalAction
from daikaiju.game import Game
from daikaiju.messages import Raw, ending
from daikaiju.scene import Reporter, question, scene
from daikaiju.scene.drawn import KingScene

Make = Callable[[], Game]
GAMES: list[Make] = [lambda: King(4), lambda: King(6, edition="2010"), lambda: Duel(["the_king", "alienoid"])]


def play_both(seed: int, game: Game, live: Game) -> None:
    """Give both the same answers until the game is over."""
    dice = random.Random(seed)
    while not game.over:
        choice = dice.randrange(game.chance_count) if game.player == "chance" else dice.choice(game.legal_actions).id
        game.apply(choice)
        live.apply(choice)


@pytest.mark.parametrize("make", GAMES)
def test_a_game_without_a_past_goes_like_any_other(make: Make) -> None:
    game, live = make(), make()
    live.keep_no_past()
    play_both(3, game, live)
    assert live.state.differences(game.state) == []
    assert live.take_log() == game.state.log
    assert live.take_log() == []


def test_what_is_not_remembered_cannot_be_taken_back_or_written() -> None:
    game = King(2)
    game.keep_no_past()
    game.roll(random.Random(1))
    with pytest.raises(IllegalAction, match="cannot take back 1"):
        game.undo()
    for ask in (lambda: game.played, game.to_dict, game.to_text, lambda: game.copy().to_dict()):
        with pytest.raises(DaikaijuError, match="keeps no past"):
            ask()


@pytest.mark.parametrize("make", GAMES)
def test_a_game_is_seen_from_its_record(make: Make) -> None:
    game, dice = make(), random.Random(2)
    for _ in range(60):
        game.roll(dice)
        if game.over:
            break
        twin = type(game).at(game.state.pack(), game.seats, game.options)
        assert twin.state.differences(game.state) == []
        assert (scene(twin), question(twin)) == (scene(game), question(game))
        assert new_bot("greedy", 1).choose(twin) == new_bot("greedy", 1).choose(game)
        game.apply(dice.choice(game.legal_actions))


@pytest.mark.parametrize("record", [b"", b"too short", bytes(5000)])
def test_bytes_that_are_not_a_record_are_refused(record: bytes) -> None:
    with pytest.raises(DaikaijuError, match="a record of king takes"):
        King.at(record, ["gigazaur", "alienoid"], {"edition": "2016", "ends": "turn"})


def test_a_teller_can_be_copied_before_something_that_may_be_taken_back() -> None:
    game, dice = King(3), random.Random(4)
    game.keep_no_past()
    game.roll(dice)
    reporter = Reporter(game)
    reporter.tell(game.take_log())
    kept, counted = reporter.copy(), reporter.statistics(game)
    before = game.copy()
    game.apply(dice.choice(game.legal_actions))
    game.roll(random.Random(9))
    told = reporter.tell(game.take_log())
    assert kept.statistics(before) == counted
    assert told


def test_the_city_remembers_what_it_has_been_through() -> None:
    """Every heart lost and every arrival in Tokyo, in one go, step by step and after a choice was taken back."""
    game, dice = King(4), random.Random(8)
    whole, reporter = Reporter(game), Reporter(game)
    game.keep_no_past()
    log: list[Raw] = []
    havoc = [havoc_of(reporter, game)]
    while not game.over:
        kept, before = reporter.copy(), game.copy()
        game.apply(dice.randrange(game.chance_count) if game.player == "chance" else dice.choice(game.legal_actions).id)
        log += (batch := game.take_log())
        reporter.tell(batch)
        assert havoc_of(kept, before) == havoc[-1]
        havoc.append(havoc_of(reporter, game))
    whole.tell(log)
    events = Reporter(King(4)).tell(log)
    lost = sum(int(event.values["amount"]) for event in events if event.name == "lost_hearts")
    came = sum(event.name in ("entered_city", "entered_bay") for event in events)
    assert havoc[0] == 0
    assert havoc == sorted(havoc)
    assert havoc[-1] == havoc_of(whole, game) == lost + came > 20


def test_a_position_without_a_past_has_cost_the_hearts_that_are_missing() -> None:
    seats = ["gigazaur", "the_king", "alienoid"]
    position = {"monsters": {"gigazaur": {"hearts": 4}, "the_king": {"hearts": 0}, "alienoid": {"hearts": 10}}}
    game = King(seats, position=position)
    drawn = scene(game)
    assert isinstance(drawn, KingScene)
    assert drawn.havoc == havoc_of(Reporter(game), game) == 16


def havoc_of(reporter: Reporter, game: Game) -> int:
    drawn = reporter.scene(game)
    assert isinstance(drawn, KingScene)
    assert isinstance(drawn.havoc, int)
    return drawn.havoc


@pytest.mark.parametrize("make", GAMES)
def test_the_end_is_told_with_its_winner(make: Make) -> None:
    game, live = make(), make()
    play_both(5, game, live)
    assert question(game) is None
    assert ending(game).key.startswith(f"{game.vocabulary.game}-won-")
    assert Reporter(game).tell(game.state.log)[-1].name in ("won", "nobody_won")


def test_a_table_takes_little_memory() -> None:
    """A record, a reporter and its numbers; the bound for a whole table is 100 KB."""
    dice, tables = random.Random(7), []
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(20):
        game = King(6)
        game.keep_no_past()
        reporter = Reporter(game)
        for _ in range(30):
            game.roll(dice)
            reporter.tell(game.take_log())
            if not game.over:
                game.apply(dice.choice(game.legal_actions))
        tables.append((game, reporter))
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (after - before) / len(tables) < 20_000
