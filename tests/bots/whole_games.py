"""Whole games by policies are the same on Python and compiled, byte for byte, and compile for a GPU.

    python -m tests.bots.whole_games 300

plays so many games of each game, every seat by a policy of its own. Compiling takes minutes: `make test-long` runs it.
"""

from __future__ import annotations

import random
import sys

import numpy as np

from daikaiju.games import GAMES
from daikaiju.policies import POLICIES, player_of, seating_of
from daikaiju.targets.policies import CompiledPolicies, build_policy_ptx

MOST = 100_000


def main(games: int) -> None:
    for name, info in GAMES.items():
        source = random.Random(name)
        states = [info.example(seed) for seed in range(games)]
        seatings = [seating_of([source.randrange(len(POLICIES)) for _ in range(g.players)]) for g in states]
        records = np.concatenate([g.to_record() for g in states])
        decisions = np.zeros(games, dtype=np.int64)
        CompiledPolicies(info.rules).play(records, np.array(seatings), MOST, decisions)
        play_by_policies = player_of(info.rules)
        for number, (g, seating) in enumerate(zip(states, seatings, strict=True)):
            taken = play_by_policies(g, seating, MOST)
            differing = g.differences(type(g).from_record(records[number]))
            if differing or taken != decisions[number]:
                sys.exit(f"game {number} of {name} differs in {', '.join(differing) or 'its decisions'}")
        kernels = build_policy_ptx(info.rules).count(".visible .entry ")
        assert kernels == 1, kernels
        print(f"{games} games of {name} are equal, and their kernel compiles", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
