"""Whether puzzles are right by the results of games; with --drop those that games contradict are dropped.

    python bench/puzzles.py src/daikaiju/puzzles/set --games 100

Games are played to the end, as the champion's network prefers, from the best answer and from the second-best with the
same seeds. A puzzle is contradicted if the best answer wins less often by more than a standard error, or gains less
than the puzzle says by more than 2.5 of them.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from daikaiju.champion.averages import error_of_mean, mean
from daikaiju.engine import engine_of
from daikaiju.insight.judges import PolicyJudge, judge_of, result_of
from daikaiju.puzzles.collection import Collection, write_all
from daikaiju.puzzles.puzzle import Puzzle
from daikaiju.rules.table import Table

MOST_TURNS = 400
FEWEST_GAMES = 2
FAR_LESS = 2.5
"""By how many standard errors games may gain less than a puzzle says."""


@dataclass
class Outcome:
    """How far ahead the best answer of a puzzle is said to be, and what it gained in each game."""

    said: float
    gains: list[float]

    @property
    def contradicted(self) -> bool:
        gained, error = mean(self.gains), error_of_mean(self.gains)
        return gained < -error or self.said - gained > FAR_LESS * error


def played(puzzle: Puzzle, games: int) -> Outcome:
    """What the best answer of a puzzle gains on the second-best."""
    game = puzzle.game()
    at, name = game.view().state, game.vocabulary.game
    best, other = (game.vocabulary.choice(at, game.seats, one.answer) for one in puzzle.answers[:2])
    assert best is not None
    assert other is not None
    source = random.Random(puzzle.id)
    seeds = [source.getrandbits(60) for _ in range(games)]
    gains = [won(name, at, best, seed) - won(name, at, other, seed) for seed in seeds]
    return Outcome(puzzle.answers[1].behind, gains)


def won(game: str, at: Table, choice: int, seed: int) -> float:
    """The share of a game that the player asked won after an answer."""
    judge = judge_of(game)
    assert isinstance(judge, PolicyJudge)
    end = at.unpack(engine_of(game).roll_out_by_policy(at.pack(), choice, seed, MOST_TURNS, judge.policy)[0])
    return result_of(end)[at.player] if end.over else 0.0


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("folder", type=Path)
    given.add_argument("--games", type=int, default=100, help="from each of the two answers")
    given.add_argument("--drop", action="store_true", help="keep only puzzles that games do not contradict")
    asked = given.parse_args()
    if asked.games < FEWEST_GAMES:
        given.error(f"--games: at least {FEWEST_GAMES}")
    collection = Collection(asked.folder)
    found: dict[str, list[Outcome]] = defaultdict(list)
    kept = []
    for name, listed in collection.listed.items():
        puzzle = collection.puzzle(name)
        outcome = played(puzzle, asked.games)
        found[f"{listed.game} {listed.theme}"].append(outcome)
        found["all"].append(outcome)
        if outcome.contradicted:
            gained = f"{100 * mean(outcome.gains):.1f} ± {100 * error_of_mean(outcome.gains):.1f}"
            print(f"{name} {listed.game} {listed.theme}: said {100 * outcome.said:.1f}, games {gained}", flush=True)
        else:
            kept.append(puzzle)
    for theme, outcomes in sorted(found.items()):
        gains = [mean(one.gains) for one in outcomes]
        error = f"{100 * error_of_mean(gains):.1f}" if len(gains) > 1 else "?"
        said, against = 100 * mean([one.said for one in outcomes]), sum(one.contradicted for one in outcomes)
        print(
            f"{theme}: {len(outcomes)} puzzles, games contradict {against}; the best answer is ahead by {said:.1f}"
            f" points, in games by {100 * mean(gains):.1f} ± {error}"
        )
    if asked.drop:
        write_all(asked.folder, kept)
        print(f"{len(kept)} kept")


if __name__ == "__main__":
    main()
