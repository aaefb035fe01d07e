"""The game object: illegal actions, undo, copies, words in and out, and the table of actions."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from daikaiju import DaikaijuError, Duel, Game, IllegalAction, King, load
from daikaiju.answers import legal_choice
from daikaiju.rules.king.state import seats_until_turn
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
            source.randrange(game.chance_count) if game.player == "chance" else source.choice(game.legal_actions)
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
        assert legal_choice(game, chosen.id) == legal_choice(game, chosen) == legal_choice(game, chosen.entry)
        game.apply(chosen.id)
        game.roll(source)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": 11}, "11 players; the game is for 2 to 6"),
        ({"seats": ["gigazaur"]}, "1 player; the game is for 2 to 6"),
        ({"seats": ["gigazaur", "kraken"]}, "unknown monster of the 2016 edition “kraken”"),
        ({"seats": ["gigazaur", "gigazaur"]}, "monster “gigazaur” sits at the table twice"),
        ({"seats": 2, "edition": "2020"}, "unknown edition “2020”"),
        ({"seats": 2, "ends": "never"}, "unknown value of ends “never”"),
        ({"seats": 3, "two_player_variant": True}, "the two-player variant is for 2 monsters, not 3"),
    ],
)
def test_wrong_tables_are_refused_in_one_sentence(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(DaikaijuError, match=message):
        King(**arguments)  # type: ignore[arg-type]  # wrong on purpose


def test_chance_is_enumerated_with_probabilities_that_add_up_to_one() -> None:
    game = King(2, position={"phase": "roll"})
    outcomes = game.chance_outcomes
    assert len(outcomes) == game.chance_count == 6**6
    assert sum(outcome.probability for outcome in outcomes) == pytest.approx(1)
    for outcome in outcomes[::5001]:
        by_outcome, by_number = game.copy(), game.copy()
        by_outcome.apply(outcome)
        by_number.apply(outcome.id)
        assert by_outcome == by_number
        assert by_outcome.log[-1].values["dice"] == outcome.entry["dice"]  # type: ignore[index]  # dice have a word


def test_games_in_the_same_position_are_equal_however_they_came_there() -> None:
    one, other = King(3), King(3)
    one.apply({"card": "wings"})
    one.undo()
    assert one == other
    assert hash(one) == hash(other)
    assert one != King(3, edition="2010")
    assert one != "a game"
    assert len({game.key for game in (one, other, King(4))}) == 2


@pytest.mark.parametrize("seed", range(20))
def test_text_and_game_are_inverses_at_any_instant(seed: int) -> None:
    source = random.Random(seed)
    game: Game = King(2 + seed % 5) if seed % 4 else Duel()
    for _ in range(source.randrange(120)):
        if game.over:
            break
        game.apply(
            source.randrange(game.chance_count) if game.player == "chance" else source.choice(game.legal_actions)
        )
    again = type(game).from_text(game.to_text())
    assert again == game
    assert again.played == game.played
    assert again.to_text() == game.to_text()
    assert str(again) == str(game)


def test_a_text_of_another_game_or_of_several_is_refused_in_a_sentence() -> None:
    with pytest.raises(DaikaijuError, match="the text is a game of Duel, not of King"):
        King.from_text(Duel().to_text())
    with pytest.raises(DaikaijuError, match="holds 2 documents; one game is wanted"):
        Game.from_text(f"{King(2).to_text()}---\n{King(2).to_text()}")


def test_a_file_that_leaves_answers_out_is_played_as_a_check_plays_it(tmp_path: Path) -> None:
    file = tmp_path / "game.yaml"
    file.write_text("seats: [gigazaur, cyber_kitty]\nscript: [{dice: [1, 1, 1, energy, energy, energy]}]\nuntil: buy\n")
    game = load(file)
    assert (game.decision, game.position["monsters"]["gigazaur"]["stars"]) == ("buy", 2)


def test_how_far_away_each_turn_is() -> None:
    state = King(4).state
    state.active = 1
    assert [seats_until_turn(state, seat) for seat in range(4)] == [3, 4, 1, 2]
