"""How fast the rules of this tree are compared with another's, in one run: they take turns, so load affects both.

git worktree add ../before COMMIT
python bench/compare.py ../before                # compiled; --on python for plain Python, --game duel for the Duel
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent.parent

WORKER = """
import sys, time
import numpy as np
from daikaiju.games import game_info
info, on = game_info(sys.argv[1]), sys.argv[2]
batch, most = (4000, 1_000_000) if on == "cpu" else (40, 1_000_000)
rules = info.rules
if on == "cpu":
    from daikaiju.targets.cpu import CompiledRules
    play_games = CompiledRules(rules).play_games
first = 0
for line in sys.stdin:
    states = [rules.new_state(min(4, info.most_players), seed=first + n) for n in range(1 if on == "cpu" else batch)]
    if on == "cpu":
        games = np.repeat(states[0].to_record(), batch)
        games["seed"] = np.arange(first, first + batch)
        decisions = np.zeros(batch, dtype=np.int64)
    first += batch
    begun = time.process_time()
    if on == "cpu":
        play_games(games, most, decisions)
    else:
        for state in states:
            rules.play_randomly(state, most)
    print(batch / (time.process_time() - begun), flush=True)
"""


def worker(tree: Path, game: str, on: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "-c", WORKER, game, on]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)


def games_per_second(process: subprocess.Popen[str]) -> float:
    """One batch of games."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("\n")
    process.stdin.flush()
    return float(process.stdout.readline())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path)
    parser.add_argument("--game", default="king")
    parser.add_argument("--on", default="cpu", choices=("cpu", "python"))
    parser.add_argument(
        "--starts", type=int, default=10, help="processes for each tree, whose speed varies from one to the next"
    )
    parser.add_argument("--rounds", type=int, default=6, help="batches of games for each process")
    asked = parser.parse_args()
    rates: list[list[float]] = [[], []]
    for start in range(asked.starts):
        trees = [worker(asked.before, asked.game, asked.on), worker(HERE, asked.game, asked.on)]
        for process in trees:
            games_per_second(process)
        found: list[list[float]] = [[], []]
        for number in range(asked.rounds):
            for which in (0, 1) if (start + number) % 2 else (1, 0):
                found[which].append(games_per_second(trees[which]))
        for process, figures, whole in zip(trees, found, rates, strict=True):
            process.kill()
            whole.append(statistics.median(figures))
    for name, figures in zip(("before", "after"), rates, strict=True):
        print(f"{name:7} median {statistics.median(figures):9,.0f}  best {max(figures):9,.0f} games/s")
    ratios = sorted(after / before for before, after in zip(*rates, strict=True))
    middle, low, high = statistics.median(ratios), ratios[0], ratios[-1]
    print(f"after / before: {middle:.3f} (median of {asked.starts} pairs of processes, {low:.3f} to {high:.3f})")


if __name__ == "__main__":
    main()
