"""How far the values are off: positions of the champion's games, valued and then played to the end many times.

    python -m daikaiju.insight.measure --game king --players 4 --positions 40 --games 30

prints what `insight/errors.py` holds. The error of a value is what its distance from the mean result has beyond the
luck of so many games; that of a difference is what roll-outs correct of it beyond their own error.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import numpy as np

from daikaiju.champion.search import own_mind
from daikaiju.games import GAMES
from daikaiju.insight.answers import weighed_answers
from daikaiju.insight.hints import prepare
from daikaiju.insight.valuing import Record, Valuer
from daikaiju.rules.agenda import SPREAD

TO_THE_END = 400
LONGEST = 20
"""Positions are taken from the first so many turns."""
PAIRS = 12
"""Roll-outs of each of the two best answers."""


def measure(game: str, players: int, positions: int, games: int, seed: int) -> tuple[float, float]:
    """The error of a value near one half, and the error of a difference between the two best answers."""
    prepare(game)
    valuer, source = Valuer(game), random.Random(seed)
    squares, scale, gaps = 0.0, 0.0, []
    found = 0
    while found < positions:
        at = some_position(valuer, players, source)
        if at[0]["over"] or at[0]["player"] < 0:
            continue
        found += 1
        weighed = weighed_answers(valuer, at)
        value = weighed[0].thought[:players]
        seeds = [source.getrandbits(60) for _ in range(games)]
        results = [valuer.result(played(valuer, at, weighed[0].choice, one, TO_THE_END)[0])[:players] for one in seeds]
        mean = np.mean(results, axis=0)
        squares += float(((value - mean) ** 2 - np.var(results, axis=0, ddof=1) / games).sum())
        scale += float((4 * value * (1 - value)).sum())
        if len(weighed) > 1:
            gaps.append(gap_beyond_error(valuer, at, [one.choice for one in weighed[:2]], players, seeds[:PAIRS]))
    return max(0.0, squares / scale) ** 0.5, max(0.0, float(np.mean(gaps))) ** 0.5


def some_position(valuer: Valuer, players: int, source: random.Random) -> Record:
    """A position at the start of some turn of a game between champions."""
    at: Any = GAMES[valuer.game].new_state(players, seed=source.getrandbits(60)).to_record()
    valuer.champion.answer(at, 0, -1)
    while at[0]["player"] < 0:
        valuer.champion.answer(at, 0, SPREAD + source.randrange(int(at[0]["spread"])))
    best = weighed_answers(valuer, at)[0].choice
    return played(valuer, at, best, source.getrandbits(60), source.randrange(LONGEST))[0]


def played(valuer: Valuer, at: Record, choice: int, seed: int, turns: int) -> tuple[Record, float]:
    """Where a roll-out leads, and by how much it corrects the first thought."""
    then, champion = at.copy(), valuer.champion
    mind = own_mind(valuer.game)
    found = champion.roll_out(then, 0, choice, seed, turns, mind, valuer.net, valuer.number, champion.answer)
    return then, float(found)


def gap_beyond_error(valuer: Valuer, at: Record, choices: list[int], turns: int, seeds: list[int]) -> float:
    """The square of what roll-outs correct of a difference, without what is their own error."""
    one, other = ([played(valuer, at, choice, seed, turns)[1] for seed in seeds] for choice in choices)
    gaps = np.subtract(one, other)
    return float(gaps.mean() ** 2 - gaps.var(ddof=1) / len(gaps))


def main() -> None:
    parser = argparse.ArgumentParser("python -m daikaiju.insight.measure", description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=list(GAMES), default="king")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--games", type=int, default=30, help="games from each position")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    players = GAMES[asked.game].most_players if asked.game == "duel" else asked.players
    value, difference = measure(asked.game, players, asked.positions, max(2, asked.games), asked.seed)
    print(f"{asked.game}, {players} monsters: a chance of one half is off by {100 * value:.1f} points,", end=" ")
    print(f"the difference between the two best answers by {100 * difference:.1f}")


if __name__ == "__main__":
    main()
