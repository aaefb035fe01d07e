"""A random agent plays games of King in PettingZoo's environment.

pip install 'daikaiju[envs]'; a second for ten games, once the rules are compiled.
"""

from __future__ import annotations

import argparse

from daikaiju.envs import king_v1


def main(games: int, players: int) -> None:
    env = king_v1.env(players=players, render_mode="ansi")
    for game in range(games):
        env.reset(seed=game)
        rewards = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            rewards[agent] += reward
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
        print(game, rewards)
    print(env.render())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=4)
    main(**vars(parser.parse_args()))
