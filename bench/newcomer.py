"""How often a newcomer wins: a bot in the person's seat against each step of the ladder, with 95 % intervals.

    python -m bench.newcomer --first --steps hatchlings         # a rookie's first game
    python -m bench.newcomer                                    # a rookie against every step, 4 monsters
    python -m bench.newcomer --player greedy --game duel        # another player, another game
    python -m bench.newcomer --opponents random,rookie,rookie   # opponents that are no step

Everybody sits as at a table: in the first game the newcomer begins (`table/start.py`), later the dice decide. The
opponents draw their monsters and sit in the order in which the ladder lists them; everything follows from the seed.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from daikaiju.bots import check_bot, new_bot
from daikaiju.errors import DaikaijuError
from daikaiju.games import GAMES, game_info
from daikaiju.simulation import wilson

LADDER = Path(__file__).parents[1] / "web" / "src" / "game" / "ladder.json"
CHUNK = 10


def is_won(game: str, player: str, opponents: Sequence[str], begins: bool, seed: int, number: int) -> bool:
    """Play one game; whether the player in the person's seat wins it."""
    dice = random.Random(f"{seed} {number}")
    info = game_info(game)
    monsters = list(info.rules.names.MONSTERS[info.editions[0]])
    dice.shuffle(monsters)
    table = info.new(monsters[: 1 + len(opponents)], edition=info.editions[0])
    table.roll(dice)
    person = table.seats.index(table.player or "") if begins else 0
    names = list(opponents)
    names.insert(0, player)
    names[0], names[person] = names[person], names[0]
    bots = [new_bot(name, dice.getrandbits(60)) for name in names]
    while not table.over:
        table.apply(bots[table.seats.index(table.player or "")].answer(table))
        table.roll(dice)
    return table.seats[person] in table.winners


def share(opponents: Sequence[str], asked: argparse.Namespace) -> str:
    """The player's share of wins, as the cells of a table."""
    play = partial(is_won, asked.game, asked.player, opponents, asked.first, asked.seed)
    with ProcessPoolExecutor(asked.workers) as pool:
        wins = sum(pool.map(play, range(asked.games), chunksize=CHUNK))
    low, high = wilson(wins, asked.games)
    return f"{wins / asked.games:.1%} | {100 * low:.1f}–{100 * high:.1f}"


def ladder(game: str, opponents: int) -> dict[str, list[str]]:
    """The steps of the ladder that the game has, with their bots at a table of this size."""
    steps = json.loads(LADDER.read_text())["steps"]
    return {step["name"]: step[game][:opponents] for step in steps if step[game]}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--player", default="rookie", help="the bot in the person's seat")
    parser.add_argument("--game", default="king", choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=4, help="how many monsters play King")
    parser.add_argument("--steps", nargs="*", help="these only")
    parser.add_argument("--opponents", help="instead of the ladder, with commas")
    parser.add_argument("--first", action="store_true", help="the first game: the newcomer begins")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    try:
        check_bot(asked.player)
        lines = {"–": asked.opponents.split(",")} if asked.opponents else ladder(asked.game, asked.seats - 1)
        for bot in {bot for bots in lines.values() for bot in bots}:
            check_bot(bot)
    except DaikaijuError as error:
        sys.exit(str(error))
    unknown = [step for step in asked.steps or () if step not in lines]
    if unknown:
        parser.error(f"no step is called {unknown[0]}; there are {', '.join(lines)}")
    print(f"| step | opponents | `{asked.player}` wins | 95 % interval |")
    print("|---|---|---|---|")
    for step in asked.steps or lines:
        opponents = lines[step]
        print(f"| {step} | {', '.join(opponents)} | {share(opponents, asked)} |", flush=True)


if __name__ == "__main__":
    main()
