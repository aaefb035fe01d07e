"""The game object: illegal actions, undo, copies, words in and out, and the table of actions."""

from __future__ import annotations

import random

import pytest

from daikaiju import DaikaijuError, IllegalAction, King
from daikaiju.text.files import parse
from daikaiju.text.script import play, read_scenario


def play_to_the_end(game: King, source: random.Random) -> King:
    game.roll(source)
    while not game.over:
        game.apply(source.choice(game.legal_actions))
        game.roll(source)
    return game


@pytest.mark.parametrize("edition", ["2016", "2010"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_game_written_down_plays_the_same_again(players: int, edition: str) -> None:
    game = play_to_the_end(King(players, edition=edition), random.Random(players))
    scenario = read_scenario(parse(game.to_text())[0])
    play(scenario)
    assert scenario.game.state.pack() == game.state.pack()
    assert scenario.game.log == game.log
    assert scenario.game.winners == game.winners


def test_undo_goes_back_any_number_of_steps() -> None:
    source = random.Random(5)
    game = King(4)
    states = []
    while not game.over:
        states.append((game.state.pack(), len(game.log)))
        game.apply(
            source.randrange(game.chance_outcomes) if game.player == "chance" else source.choice(game.legal_actions)
        )
    game.undo(10)
    assert (game.state.pack(), len(game.log)) == states[-10]
    game.undo(len(states) - 10)
    assert (game.state.pack(), len(game.log)) == states[0]
    assert game.played == []
    with pytest.raises(IllegalAction, match="cannot take back 1 steps: 0 have been made"):
        game.undo()


def test_an_illegal_action_says_what_is_legal_and_changes_nothing() -> None:
    game = King(2, position={"phase": "buy", "monsters": {"gigazaur": {"energy": 4}}})
    before = game.state.pack()
    with pytest.raises(
        IllegalAction,
        match="gigazaur cannot buy: wings now; legal: stop, buy: commuter_train, buy: corner_store, sweep",
    ):
        game.apply({"buy": "wings"})
    with pytest.raises(IllegalAction, match="cannot do action 99999 now"):
        game.apply(99999)
    assert game.state.pack() == before
    assert game.played == []


def test_a_finished_game_takes_no_actions() -> None:
    game = play_to_the_end(King(2), random.Random(1))
    assert game.legal_actions == []
    assert game.player is None
    assert game.decision is None
    with pytest.raises(IllegalAction, match="the game is over"):
        game.apply("stop")


def test_a_copy_goes_its_own_way() -> None:
    game = King(3)
    twin = game.copy()
    twin.roll(random.Random(3))
    assert game.played == []
    assert game.player == "chance"
    assert twin.player != "chance"


def test_every_action_has_its_number_and_is_found_by_it() -> None:
    source = random.Random(8)
    game = King(6, edition="2010")
    game.roll(source)
    while not game.over:
        actions = game.legal_actions
        assert len({action.id for action in actions}) == len(actions)
        chosen = source.choice(actions)
        assert 0 <= chosen.id < game.actions.size
        assert game._choice(chosen.id) == game._choice(chosen) == game._choice(chosen.entry)
        game.apply(chosen.id)
        game.roll(source)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": 11}, "11 players; the game is for 2 to 6"),
        ({"seats": ["gigazaur"]}, "1 players; the game is for 2 to 6"),
        ({"seats": ["gigazaur", "kraken"]}, "unknown monster of the 2016 edition 'kraken'"),
        ({"seats": ["gigazaur", "gigazaur"]}, "monster 'gigazaur' sits at the table twice"),
        ({"seats": 2, "edition": "2020"}, "unknown edition '2020'"),
        ({"seats": 2, "ends": "never"}, "unknown value of ends 'never'"),
        ({"seats": 3, "two_player_variant": True}, "the two-player variant is for 2 monsters, not 3"),
    ],
)
def test_wrong_tables_are_refused_in_one_sentence(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(DaikaijuError, match=message):
        King(**arguments)  # type: ignore[arg-type]  # wrong on purpose
