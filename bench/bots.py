"""Bots against bots: win shares with 95 % intervals, and how long an answer takes them.

    python bench/bots.py --bots greedy,random,random,random --games 400 --seed 1

plays that many games in each edition; with `--game duel` it is the Duel, for two bots, and its pairs of monsters take
turns. The seats rotate by one after every game, and everything but the processor times
follows from the seed. A shared victory counts for everyone who shares it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from daikaiju.bots import bot_names
from daikaiju.bots.matches import Finished, play_match
from daikaiju.games import GAMES
from daikaiju.simulation import wilson


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="greedy,random,random,random", help="who plays, of " + ", ".join(bot_names()))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--game", default="king", choices=list(GAMES))
    parser.add_argument("--editions", help="separated by commas; all of them by default")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    bots = asked.bots.split(",")
    print("| edition | bot | games | wins | 95 % interval | ms an answer | slowest |")
    print("|---|---|---|---|---|---|---|")
    for edition in asked.editions.split(",") if asked.editions else GAMES[asked.game].editions:
        played = list(play_match(bots, asked.games, asked.seed, asked.game, edition=edition))
        for place, name in enumerate(bots):
            print(f"| {edition} | {name} | {len(played)} | {row(played, place)} |")


def row(played: list[Finished], place: int) -> str:
    """The results of one bot of the list."""
    wins = sum(place in game.winners for game in played)
    low, high = wilson(wins, len(played))
    milliseconds = 1000 * sum(game.seconds[place] for game in played) / sum(game.answers[place] for game in played)
    slowest = 1000 * max(game.slowest[place] for game in played)
    return f"{wins / len(played):.1%} | {low:.1%} – {high:.1%} | {milliseconds:.2f} | {slowest:.0f}"


if __name__ == "__main__":
    main()
