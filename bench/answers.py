"""How much processor time the champion takes to answer: champions against each other at every kind of table.

    python bench/answers.py --seconds 30

Processor time does not depend on what else the machine does, apart from caches that others use too.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from time import monotonic, thread_time

import numpy as np

from daikaiju.champion.adapters import ADAPTERS
from daikaiju.champion.bot import network_to_play
from daikaiju.champion.compiled import compiled_champion
from daikaiju.champion.search.workspace import workspace_of
from daikaiju.rules.agenda import CHANCE, SPREAD

TABLES = {"King, 2 monsters": ("king", 2), "King, 4": ("king", 4), "King, 6": ("king", 6), "Duel": ("duel", 2)}


def times(game: str, players: int, seconds: float, seed: int) -> Iterator[float]:
    """What each answer took, in milliseconds."""
    champion, work, random = compiled_champion(game), workspace_of(game), Random(seed)
    choose, answer, network = champion.choose, champion.answer, network_to_play(game, None)
    tables = [state for _, state in ADAPTERS[game].training_start.new_tables() if state.players == players]
    until = monotonic() + seconds
    while monotonic() < until:
        games = random.choice(tables).to_record()
        games["seed"] = random.getrandbits(60)
        answer(games, 0, -1)
        g = games[0]
        while not g["over"]:
            if g["player"] == CHANCE:
                choice = SPREAD + random.randrange(int(g["spread"]))
            else:
                begun = thread_time()
                choice = choose(games, 0, work, *network, answer)
                yield 1000 * (thread_time() - begun)
            answer(games, 0, choice)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20, help="for each kind of table")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name, (game, players) in TABLES.items():
        took = np.array(list(times(game, players, asked.seconds, asked.seed)))
        print(
            f"{name}: {len(took)} answers, {took.mean():.1f} ms on average, "
            f"99 % within {np.percentile(took, 99):.1f} ms, the longest {took.max():.1f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
