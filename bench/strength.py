"""How often a network wins alone against `greedy-1`, `greedy`, or another network in all other seats.

    python bench/strength.py --king king.npz --duel duel.npz --games 2000 --processes 16
    python bench/strength.py --game king --rival greedy
    python bench/strength.py --king king.npz --against older.npz

plays at the tables that docs/champion.md reports, seats rotated, in compiled code; without files the shipped networks
play.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

import numpy as np

from daikaiju.champion.training.compiled import compiled_training
from daikaiju.champion.training.python_opponents import GREEDY_1, opponents_in
from daikaiju.champion.training.self_play import EARLIER, Chunk, PlayedChunk, play_chunk
from daikaiju.champion.training.trainer import pool_of
from daikaiju.champion.weights import load, shipped
from daikaiju.simulation import wilson
from daikaiju.thinking.adapters import ADAPTERS

TABLES = {
    "King, 2 monsters, 2016": ("king", 0),
    "King, 4 monsters, 2016": ("king", 4),
    "King, 6 monsters, 2016": ("king", 8),
    "King, 4 monsters, 2010": ("king", 5),
    "Duel, all pairs of monsters": ("duel", None),
}
"""By name: the game, and the place of the table among those of `new_tables`."""

CHUNK = 12
"""Games that one process plays at a time: a whole number of rotations at every table."""

WIDE, WIDER = 1.959964, 2.575829


def chunks_of(name: str, asked: argparse.Namespace) -> list[Chunk]:
    """The games at one table."""
    game, table = TABLES[name]
    file = {"king": asked.king, "duel": asked.duel}[game]
    flat = (shipped(game) if file is None else load(file, game)).flat
    rival, match = (flat, asked.rival) if asked.against is None else (load(asked.against, game).flat, EARLIER)
    seeds = np.random.default_rng([asked.seed, list(TABLES).index(name)]).integers(0, 1 << 62, -(-asked.games // CHUNK))
    return [Chunk(game, CHUNK, int(one), flat, rival, match=match, table=table) for one in seeds]


def row_of(name: str, played: list[PlayedChunk]) -> dict[str, Any]:
    """What is reported about a table."""
    games, won, par = (sum(getattr(chunk, part) for chunk in played) for part in ("games", "won", "par"))
    intervals = {f"interval{level}": wilson(won, games, z) for level, z in ((95, WIDE), (99, WIDER))}
    return {"table": name, "games": games, "won": won, "share": won / games, "equals": par / games, **intervals}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--king", type=Path, help="the file of a network")
    parser.add_argument("--duel", type=Path)
    parser.add_argument("--game", choices=list(ADAPTERS), help="only the tables of this game")
    parser.add_argument("--rival", choices=opponents_in("king"), default=GREEDY_1, help="who takes all other seats")
    parser.add_argument("--against", type=Path, help="the file of a network that takes them instead")
    parser.add_argument("--games", type=int, default=1200, help="games at each table, or a few more")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    names = [name for name, (game, _) in TABLES.items() if asked.game in (None, game)]
    for game in {TABLES[name][0] for name in names}:
        _ = compiled_training(game).answer, compiled_training(game).play_game
    with pool_of(asked.processes) as pool:
        waiting = [(name, pool.map_async(play_chunk, chunks_of(name, asked), 1)) for name in names]
        for name, result in waiting:
            row = row_of(name, result.get())
            if asked.json:
                print(json.dumps(row), flush=True)
                continue
            bounds = " and ".join(
                f"{100 * row[part][0]:.1f}-{100 * row[part][1]:.1f}" for part in ("interval95", "interval99")
            )
            print(
                f"{name}: {row['games']} games, {row['share']:.1%} won ({bounds}), equals {row['equals']:.1%}",
                flush=True,
            )


if __name__ == "__main__":
    main()
