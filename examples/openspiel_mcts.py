"""OpenSpiel's MCTS plays King for two against a random player.

pip install 'daikaiju[openspiel]'; minutes for a game, since the rules run in Python here.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import daikaiju.envs.openspiel


def main(simulations: int, moves: int | None, seed: int) -> None:
    source = np.random.RandomState(seed)
    game = pyspiel.load_game("daikaiju_king(players=2)")
    search = mcts.MCTSBot(game, 1.4, simulations, mcts.RandomRolloutEvaluator(1, source), random_state=source)
    state, searched = game.new_initial_state(), 0
    while not state.is_terminal() and (moves is None or searched < moves):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choice(outcomes, p=chances))
        elif state.current_player() == 0:
            action = search.step(state)
            print(f"MCTS: {state.action_to_string(0, action)}")
            state.apply_action(action)
            searched += 1
        else:
            state.apply_action(source.choice(state.legal_actions()))
    print(state)
    print(f"registered: {daikaiju.envs.openspiel.KingGame.type.short_name}; returns {state.returns()}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--moves", type=int, help="stop after so many searched moves")
    parser.add_argument("--seed", type=int, default=1)
    main(**vars(parser.parse_args()))
