"""How much processor time the champion takes to answer, as WebAssembly and as machine code, at every kind of table.

    python bench/answers.py --seconds 30
    python bench/answers.py --policy king.npz

Champions play against each other; both engines are asked the same questions, and must give the same answers. Processor
time does not depend on what else the machine does, apart from caches that others use too. With `--policy`, the network
of a file that `daikaiju train --on` wrote plays as its card says, or as `--by` does.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic, thread_time

import numpy as np

from daikaiju.champion.bot import champion_file
from daikaiju.champion.reinforcement.policy_file import policy_to_play, read_policy
from daikaiju.champion.reinforcement.policy_layers import WAYS
from daikaiju.engine import Engine, PolicyToPlay, engine_of
from daikaiju.engine.machine import machine_engine_of
from daikaiju.errors import DaikaijuError
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.thinking.adapters import ADAPTERS

TABLES = {"King, 2 monsters": ("king", 2), "King, 4": ("king", 4), "King, 6": ("king", 6), "Duel": ("duel", 2)}


def timed(engine: Engine, position: bytes, network: PolicyToPlay) -> tuple[int, float]:
    """An answer, and what it took in milliseconds."""
    begun = thread_time()
    choice = engine.answer_by_policy(position, network)
    return choice, 1000 * (thread_time() - begun)


def times(
    game: str, players: int, network: PolicyToPlay, seconds: float, seed: int
) -> Iterator[tuple[bool, float, float]]:
    """Whether both engines gave the same answer, and what each took."""
    random = Random(seed)
    wasm, machine = engine_of(game), machine_engine_of(game)
    tables = [state for state in ADAPTERS[game].tables.new_tables() if state.players == players]
    until = monotonic() + seconds
    while monotonic() < until:
        state = random.choice(tables).copy()
        state.seed = random.getrandbits(60)
        position = machine.set_up(state.pack())
        while not (g := type(state).unpack(position)).over:
            if g.player == CHANCE:
                choice = SPREAD + random.randrange(g.spread)
            else:
                choice, took = timed(machine, position, network)
                other, other_took = timed(wasm, position, network)
                yield choice == other, took, other_took
            position = machine.answer(position, choice)


def is_for(policy: str, game: str) -> bool:
    """Whether a network in a file is for a game."""
    try:
        read_policy(Path(policy), game)
    except DaikaijuError:
        return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20, help="for each kind of table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--policy", help="the file of a network that answers by itself")
    parser.add_argument("--by", choices=WAYS, help="what this network answers by hopes, too")
    asked = parser.parse_args()
    for name, (game, players) in TABLES.items():
        if asked.policy is not None and not is_for(asked.policy, game):
            continue
        network = policy_to_play(game, asked.policy or champion_file(game))
        if asked.by is not None:
            network = replace(network, way=WAYS.index(asked.by))
        found = list(times(game, players, network, asked.seconds, asked.seed))
        same, *columns = (np.array(column) for column in zip(*found, strict=True))
        print(f"{name}: {len(same)} answers, {int(same.sum())} of them the same in both engines")
        for engine, took in zip(("machine code", "WebAssembly"), columns, strict=True):
            print(
                f"  {engine}: {took.mean():.2f} ms on average, 99 % within {np.percentile(took, 99):.1f} ms, "
                f"the longest {took.max():.1f} ms"
            )
        print(f"  WebAssembly takes {columns[1].mean() / columns[0].mean():.2f} times as long", flush=True)


if __name__ == "__main__":
    main()
