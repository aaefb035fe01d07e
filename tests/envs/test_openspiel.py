"""OpenSpiel's own tests and tools on both games."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import daikaiju.envs.openspiel as ours
from daikaiju import King
from daikaiju.observation import observation_of

NAMES = ["daikaiju_king(players=2)", "daikaiju_duel"]


def played(name: str, seed: int, steps: int) -> Any:
    """A state after this many random steps, or at the end of the game."""
    source = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(source.choice(actions))
    return state


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_pass_openspiels_own_test(players: int) -> None:
    game = pyspiel.load_game("daikaiju_king", {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_states_are_written_and_read(name: str) -> None:
    state = played(name, 1, 90)
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(game) == str(state.get_game())
    assert again.history() == state.history()
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert twin.history() != state.history()


@pytest.mark.parametrize("name", NAMES)
def test_probabilities_add_up_and_no_node_is_large(name: str) -> None:
    state, source = pyspiel.load_game(name).new_initial_state(), random.Random(2)
    for _ in range(150):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert len(outcomes) <= state.get_game().max_chance_outcomes()
            state.apply_action(source.choice(outcomes)[0])
        else:
            state.apply_action(source.choice(state.legal_actions()))


def test_a_throw_die_by_die_is_the_throw_of_the_rules() -> None:
    assert [ours.thrown(number) for number in (1, 6, 36, 46656, 65, 12)] == [0, 0, 2, 6, 0, 0]
    state = played(NAMES[0], 3, 60)
    while not (state.is_chance_node() and ours.thrown(state.state.spread) and not state.position.digits):
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[-1])
    before, dice = state.position.game.copy(), ours.thrown(state.state.spread)
    faces = [place % 6 for place in range(dice)]
    for face in faces:
        state.apply_action(face)
    before.apply(sum(face * 6**place for place, face in enumerate(faces)))
    assert state.position.game.state.pack() == before.state.pack()


def test_tensors_are_the_observations_of_the_other_interfaces() -> None:
    state = played("daikaiju_king(players=4,edition=2010)", 5, 200)
    for player in range(4):
        expected = observation_of("king").of(state.state, player)
        assert state.observation_tensor(player) == expected.tolist()
        assert state.information_state_tensor(player) == expected.tolist()
        assert state.information_state_string(player) != state.observation_string(player)
    assert state.get_game().observation_tensor_shape() == [observation_of("king").size]


def test_what_a_player_cannot_know_is_not_in_its_information_state() -> None:
    game = pyspiel.load_game("daikaiju_king(players=3)")
    told = []
    for top in ("wings", "jets"):
        position = {"phase": "buy", "top": top, "top_seen_by": ["cyber_kitty"]}
        state = game.new_initial_state()
        state.position.game = King(3, position=position)
        state.position.game.keep_no_past()
        state.position.recall()
        told.append([state.information_state_string(player) for player in range(3)])
    assert [one == other for one, other in zip(*told, strict=True)] == [True, False, True]


def test_its_search_plays_our_game() -> None:
    state = played(NAMES[0], 7, 40)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    source = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 4, Shallow(), random_state=source)
    assert bot.step(state) in state.legal_actions()


class Shallow(mcts.Evaluator):  # type: ignore[misc]  # open_spiel has no types
    """Values nothing: the test is of the tree, not of roll-outs."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> Any:
        legal = state.chance_outcomes() if state.is_chance_node() else [(a, 1.0) for a in state.legal_actions()]
        return [(action, chance if state.is_chance_node() else 1 / len(legal)) for action, chance in legal]


def test_the_end_is_worth_one_to_its_winner() -> None:
    state = played(NAMES[0], 11, 10**6)
    assert state.is_terminal()
    assert sorted(state.returns()) in ([-1, 1], [0, 0])
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


def test_a_play_through_names_every_step() -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough  # brings SciPy, which loads slowly

    state = pyspiel.load_game(NAMES[1]).new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 0).startswith("card: ")
    for _ in range(3):
        state.apply_action(0)
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 2) == "die 1: 2"
    text = playthrough("daikaiju_king(players=2)", action_sequence=[0] * 12, alsologtostdout=False)
    assert "ObservationTensorShape() = question: [1], asked: [1]" in text
    assert "ChanceMode.EXPLICIT_STOCHASTIC" in text
