"""How much better single answers of `search` are than the champion's, by roll-outs: what games show only by thousands.

    python bench/decisions.py --table duel --budgets 100,400,1600 --seconds 540 --processes 16 --save decisions.jsonl

In games of champions, one question in eight is put to the champion and to search with each budget, wherever the network
finds more than one answer likely. Where answers differ, all of them are played on from, with the same luck, for a round
after this turn. The gain is what the player can hope for then, less the same after the champion's answer, in points.
What each budget gains over the one before it is printed as well, by the same questions, and how many such questions a
player is asked in a game. A file to save to is added to; use another seed.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import exp, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import monotonic
from typing import Any, NamedTuple

from daikaiju.champion.bot import champion_file
from daikaiju.champion.reinforcement.policy_file import policy_to_play
from daikaiju.champion.search_bot import LIKELY, SearchBot
from daikaiju.engine import engine_of
from daikaiju.games import GAMES
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.table import Table

TABLES = {"duel": ("duel", 2, "2024")} | {
    f"king-{players}": ("king", players, "2016") for players in (2, 4, 6)
}  # fmt: skip
ASKED = 0.125
ROLL_OUTS = 250


class Question(NamedTuple):
    """A question of a game, and how many were asked in it so far."""

    at: Table
    choice: int
    number: int
    is_about_dice: bool


def questions(table: str, source: Random) -> Iterator[Question]:
    """The questions of a game of champions to which there is more than one likely answer."""
    game, players, edition = TABLES[table]
    kind, engine, policy = GAMES[game], engine_of(game), policy_to_play(game, champion_file(game))
    orders = kind.monster_orders(players, edition)
    monsters = {"monsters": source.choice(orders)} if kind.monsters_differ else {}
    record = engine.set_up(kind.new_state(players, edition=edition, seed=source.getrandbits(60), **monsters).pack())
    number = 0
    while not (at := kind.rules.State.unpack(record)).over:
        if at.player == CHANCE:
            choice = SPREAD + source.randrange(at.spread)
        else:
            choice = engine.answer_by_policy(record, policy)
            logits = engine.preferences(record, policy).values()
            wanted = [exp(logit - max(logits)) for logit in logits]
            if sum(one > LIKELY * sum(wanted) for one in wanted) > 1:
                number += 1
                yield Question(at, choice, number, choice >= SPREAD)
        record = engine.answer(record, choice)


def asked_of(table: str, budgets: Sequence[str], seed: str, seconds: float) -> list[dict[str, Any]]:
    """What the answers to some questions gained; one line for each, and one for each finished game."""
    game, players, _ = TABLES[table]
    until, source = monotonic() + seconds, Random(seed)
    found: list[dict[str, Any]] = []
    while monotonic() < until:
        number = 0
        for question in questions(table, source):
            if monotonic() > until:
                return found
            number = question.number
            if source.random() < ASKED:
                found.append({"table": table, **gains(game, players, budgets, question, source)})
        found.append({"table": table, "questions": number / players})
    return found


def gains(game: str, players: int, budgets: Sequence[str], question: Question, source: Random) -> dict[str, Any]:
    """By budget, how much search's answer to a question gains, and the milliseconds it took."""
    engine, policy = engine_of(game), policy_to_play(game, champion_file(game))
    record, me = question.at.pack(), question.at.player
    choices, took = {}, {}
    for budget in budgets:
        begun = monotonic()
        choices[budget] = SearchBot(seed=source.getrandbits(60), setting=budget).choice(game, question.at)
        took[budget] = 1000 * (monotonic() - begun)
    worths = dict.fromkeys({question.choice, *choices.values()}, 0.0)
    if len(worths) > 1:
        seeds = [source.getrandbits(60) for _ in range(ROLL_OUTS)]
        for choice in worths:
            ends = [engine.roll_out_by_policy(record, choice, seed, 1 + players, policy)[1][me] for seed in seeds]
            worths[choice] = 100 * mean(ends)
    gained = {budget: worths[choice] - worths[question.choice] for budget, choice in choices.items()}
    differs = {budget: choice != question.choice for budget, choice in choices.items()}
    return {"dice": question.is_about_dice, "gained": gained, "differs": differs, "ms": took}


def report(lines: Sequence[dict[str, Any]], table: str) -> None:
    """Print the mean gain by budget, with its standard error."""
    of_table = [line for line in lines if line["table"] == table]
    games = [line["questions"] for line in of_table if "questions" in line]
    if games:
        print(f"{table}: {mean(games):.1f} questions a player and game, {len(games)} games")
    for title, about in (("dice", (True,)), ("others", (False,)), ("all", (True, False))):
        asked = [line for line in of_table if line.get("dice") in about]
        budgets = list(dict.fromkeys(budget for line in asked for budget in line["gained"]))
        for budget in budgets:
            some = [line for line in asked if budget in line["gained"]]
            if len(some) > 1:
                gained = [line["gained"][budget] for line in some]
                print(
                    f"{table}, {title}, search:{budget}: {with_error(gained)} points a question, "
                    f"{len(some)} questions, {mean(line['differs'][budget] for line in some):.0%} answered otherwise, "
                    f"{mean(line['ms'][budget] for line in some):.0f} ms each"
                )
        for less, more in pairwise(budgets):
            both = [line["gained"] for line in asked if {less, more} <= line["gained"].keys()]
            if len(both) > 1:
                steps = with_error([gained[more] - gained[less] for gained in both])
                print(f"{table}, {title}, from {less} to {more}: {steps} points a question")


def with_error(gained: Sequence[float]) -> str:
    """The mean, and its standard error.

    >>> with_error([0.0, 0.2])
    '+0.100 ± 0.100'
    """
    return f"{mean(gained):+.3f} ± {stdev(gained) / sqrt(len(gained)):.3f}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", choices=list(TABLES), default="duel")
    parser.add_argument("--budgets", default="100,400,1600", help="numbers of roll-outs, milliseconds or seconds")
    parser.add_argument("--seconds", type=float, default=540.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path)
    asked = parser.parse_args(arguments)
    lines = []
    if asked.save is not None and asked.save.exists():
        lines = [json.loads(line) for line in asked.save.read_text(encoding="utf-8").splitlines()]
    budgets, count = asked.budgets.split(","), asked.processes
    with ProcessPoolExecutor(count, get_context("spawn")) as pool:
        seeds = [f"{asked.seed} {process}" for process in range(count)]
        for found in pool.map(asked_of, [asked.table] * count, [budgets] * count, seeds, [asked.seconds] * count):
            lines += found
    if asked.save is not None:
        asked.save.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    report(lines, asked.table)


if __name__ == "__main__":
    main()
