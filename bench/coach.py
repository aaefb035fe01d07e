"""How often the coach's first thought is another answer than the champion's, and how far off it is, by roll-outs.

    python bench/coach.py --table king-2 --seconds 120

In games of champions, one question in four that matters is put to both. The two best answers and the champion's are
played on from, with the same luck, for a round, as the network prefers. What its player can hope for then says how much
better the coach's answer is, and by how much the gap between the two best answers was misjudged beyond the luck of that
many roll-outs. With `--rounds 6` they are also played on for six rounds, which says what a round leaves to find out.
Figures in brackets are upper limits with 95 % certainty.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import mean, stdev, variance
from time import monotonic

from daikaiju.engine import engine_of
from daikaiju.game import Game
from daikaiju.games import GAMES
from daikaiju.insight.answers import Weighed
from daikaiju.insight.hints import Coach
from daikaiju.insight.judges import PolicyJudge
from daikaiju.insight.step_values import MATTERS

TABLES = {"duel": ("duel", 2)} | {f"king-{players}": ("king", players) for players in (2, 4, 6)}
ASKED = 0.25
ROLL_OUTS = 100
ONE_SIDED = 1.645
"""Standard errors above the mean that are exceeded once in twenty times."""


@dataclass(frozen=True)
class Asked:
    """A question that was put to the coach and the champion; all figures are chances."""

    is_about_dice: bool
    differs: bool
    said: float
    """How far the coach's first answer is ahead of the champion's, as the coach says."""
    gained: float
    """The same by roll-outs."""
    off: float
    """The squared error of the gap between the two best answers, less what luck explains."""
    later: float
    """The same of how the gap looks after a round, beside what more rounds show."""


def asked(game: Game, coach: Coach, roll_outs: int, rounds: int, source: Random) -> Asked | None:
    """What coach and champion think of a question; None if it does not matter."""
    me, own, judge = coach.me, coach.own, coach.evaluator.judge
    assert me is not None
    assert own is not None
    assert isinstance(judge, PolicyJudge)
    if coach.weighed[0].thought[me] - coach.weighed[-1].thought[me] <= MATTERS:
        return None
    engine, position, players = engine_of(judge.game), coach.at.pack(), coach.at.players
    seeds = [source.getrandbits(60) for _ in range(roll_outs)]

    def hopes(one: Weighed, turns: int = players) -> list[float]:
        ends = (engine.roll_out_by_policy(position, one.choice, seed, turns, judge.policy) for seed in seeds)
        return [chances[me] for _, chances in ends]

    def gaps(turns: int) -> list[float]:
        return [one - other for one, other in zip(hopes(best, turns), hopes(second, turns), strict=True)]

    first, (best, second) = coach.ranked()[0], coach.weighed[:2]
    after_one = gaps(players)
    thought = best.thought[me] - second.thought[me]
    off = squared_error([gap - thought for gap in after_one])
    after_all = gaps(rounds * players) if rounds > 1 else after_one
    later = [far - near for far, near in zip(after_all, after_one, strict=True)]
    gained = mean(hopes(first)) - mean(hopes(own)) if first is not own else 0.0
    said = first.thought[me] - own.thought[me]
    return Asked(game.decision == "roll", first is not own, said, gained, off, squared_error(later))


def squared_error(differences: Sequence[float]) -> float:
    """The square of a mean, less what the spread of so many numbers explains of it."""
    return mean(differences) ** 2 - variance(differences) / len(differences)


def questions(table: str, seconds: float, roll_outs: int, rounds: int, seed: int) -> list[Asked]:
    """Questions of as many games as there is time for."""
    (name, players), source, until = TABLES[table], Random(seed), monotonic() + seconds
    info, found = GAMES[name], []
    while monotonic() < until:
        orders = info.monster_orders(players)
        game = info.new(source.choice(orders) if info.monsters_differ else players)
        game.keep_no_past()
        while not game.over and monotonic() < until:
            if game.player == "chance":
                game.roll(source)
                continue
            coach = Coach(game)
            if len(coach.weighed) > 1 and source.random() < ASKED:
                one = asked(game, coach, roll_outs, rounds, source)
                found += [one] if one is not None else []
            assert coach.own is not None
            game.answer(coach.own.choice)
            game.take_log()
    return found


def points(squares: Sequence[float]) -> str:
    """The root of the mean, and its upper limit."""
    most = mean(squares) + ONE_SIDED * stdev(squares) / sqrt(len(squares))
    return " (".join(f"{100 * sqrt(max(0.0, square)):.1f}" for square in (mean(squares), most)) + ") points"


def report(table: str, rounds: int, found: Sequence[Asked]) -> None:
    for title, about in (("dice", True), ("others", False)):
        some = [one for one in found if one.is_about_dice is about]
        other = [one for one in some if one.differs]
        if len(some) < 2:
            continue
        off = points([one.off for one in some])
        print(f"{table}, {title}: {len(some)} questions, the gap between the two best is off by {off}")
        if rounds > 1:
            print(f"  and after a round by {points([one.later for one in some])}")
        if len(other) > 1:
            said, gained = (100 * mean(one.said for one in other), [100 * one.gained for one in other])
            print(f"  {len(other) / len(some):.1%} answered differently: {said:+.1f} points better, as the coach says,")
            print(f"  {mean(gained):+.1f} ± {stdev(gained) / sqrt(len(gained)):.1f} by roll-outs", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", choices=list(TABLES), default="king-2")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--roll-outs", type=int, default=ROLL_OUTS)
    parser.add_argument("--rounds", type=int, default=1, help="how many of them judge what one round shows")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    report(given.table, given.rounds, questions(given.table, given.seconds, given.roll_outs, given.rounds, given.seed))


if __name__ == "__main__":
    main()
