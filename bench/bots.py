"""Bots against bots: win shares with 95 % intervals, and how long an answer takes them.

    python bench/bots.py --bots greedy,random,random,random --games 400 --seed 1

plays that many games in each edition; with `--game duel` it is the Duel, for two bots, and its pairs of monsters take
turns. The seats rotate by one after every game, and everything but the processor times
follows from the seed. A shared victory counts for everyone who shares it.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import process_time

from daikaiju.bots import Bot, bot_names, new_bot
from daikaiju.game import Game
from daikaiju.games import GAMES, game_info
from daikaiju.simulation import wilson

MOST_ANSWERS = 100_000


@dataclass(frozen=True)
class Finished:
    """One game: which of the bots won, by their places in the list, and how long it took them."""

    winners: tuple[int, ...]
    decisions: int
    turns: int
    seconds: tuple[float, ...]
    """Thinking time of each bot, on the processor."""
    answers: tuple[int, ...]
    slowest: tuple[float, ...]


def play_match(bots: Sequence[str], games: int, seed: int, game: str = "king", **options: object) -> Iterator[Finished]:
    """Play games between named bots; the seats rotate by one after each, and everything follows from the seed.

    Where monsters differ, in the Duel, each choice of monsters is played in all seatings before the next.
    """
    for number in range(games):
        dice = random.Random(f"{seed} {number}")
        players = [new_bot(name, dice.getrandbits(60)) for name in bots]
        table = game_info(game).new(monsters_of(game, len(bots), number), **options)
        seated = [(seat + number) % len(bots) for seat in range(len(bots))]
        yield play_game(table, [players[bot] for bot in seated], seated, dice)


def monsters_of(game: str, players: int, number: int) -> Sequence[str] | int:
    """The monsters of a game by its number, where it matters who they are; otherwise how many."""
    info = game_info(game)
    if not info.monsters_differ:
        return players
    orders = info.monster_orders(players)
    return orders[number // players % len(orders)]


def play_game(table: Game, players: Sequence[Bot], seated: Sequence[int], dice: random.Random) -> Finished:
    """One game to its end; `seated` says which bot of the list sits where."""
    seconds, answers, slowest = ([0.0] * len(seated), [0] * len(seated), [0.0] * len(seated))
    table.roll(dice)
    while not table.over:
        seat = table.seats.index(table.player or "")
        begun = process_time()
        action = players[seat].answer(table)
        taken = process_time() - begun
        bot = seated[seat]
        seconds[bot] += taken
        answers[bot] += 1
        slowest[bot] = max(slowest[bot], taken)
        table.apply(action)
        table.roll(dice)
        if sum(answers) > MOST_ANSWERS:
            raise AssertionError(f"no end after {MOST_ANSWERS} answers")
    winners = tuple(sorted(seated[table.seats.index(name)] for name in table.winners))
    return Finished(winners, sum(answers), table.state.turn, tuple(seconds), tuple(answers), tuple(slowest))


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
