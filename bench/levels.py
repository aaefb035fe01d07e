"""How evenly the levels are spaced: every one against the next stronger, one against one, with 95 % intervals.

    python -m bench.levels --games 500                              # King for two
    python -m bench.levels --game duel --games 500
    python -m bench.levels --bots rookie,greedy,champion            # neighbours of another list

Seats take turns, and everything follows from the seed; `--games` is for each pair.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import pairwise

from bench.bots import play_match

from daikaiju.champion.level_bot import LEVELS
from daikaiju.games import GAMES
from daikaiju.simulation import wilson

NEIGHBOURS = ("rookie", *LEVELS, "champion")


def share(game: str, stronger: str, weaker: str, games: int, seed: int) -> str:
    """How often the stronger wins, as the cells of a table."""
    edition = GAMES[game].editions[0]
    won = sum(
        (0 in one.winners) / len(one.winners)
        for one in play_match([stronger, weaker], games, seed, game, edition=edition)
        if one.winners
    )
    low, high = wilson(won, games)
    return f"{won / games:.1%} | {100 * low:.1f}–{100 * high:.1f} | {games}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="king", choices=list(GAMES))
    parser.add_argument("--bots", default=",".join(NEIGHBOURS), help="from the weakest to the strongest")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    print("| stronger | weaker | wins | 95 % interval | games |\n|---|---|---|---|---|")
    for weaker, stronger in pairwise(asked.bots.split(",")):
        print(f"| {stronger} | {weaker} | {share(asked.game, stronger, weaker, asked.games, asked.seed)} |", flush=True)


if __name__ == "__main__":
    main()
