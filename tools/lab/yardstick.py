"""Rebuilds the solution of King for two without cards, or measures bots against it.

python -m tools.lab.yardstick solve
python -m tools.lab.yardstick bots random greedy --games 400 --seed 1
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from daikaiju.analysis.yardstick.solution import SHIPPED, CompiledTurns, Yardstick, solve_yardstick
from daikaiju.bots import check_bot
from daikaiju.bots.losses import Loss, measure
from daikaiju.cli.screen import progress_bar
from daikaiju.errors import DaikaijuError

POSITIONS = 80_000
PERCENT = 100


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m tools.lab.yardstick", description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("solve", help="solve King for two without cards, and store the solution in the package")
    bots = commands.add_parser("bots", help="measure what bots lose against perfect play, as a table in Markdown")
    bots.add_argument("bots", nargs="+", metavar="BOT")
    bots.add_argument("--games", type=int, default=400)
    bots.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    try:
        if asked.command == "solve":
            print(solved())
        else:
            for line in measured(asked.bots, asked.games, asked.seed):
                print(line, flush=True)
    except DaikaijuError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def solved() -> str:
    """Solve the game and store it."""
    with progress_bar(shown=True) as bar:
        task = bar.add_task("Solving", total=POSITIONS)
        yardstick = solve_yardstick(lambda done: bar.update(task, completed=done))
    yardstick.save(SHIPPED)
    return (
        f"The monster that begins wins {PERCENT * yardstick.start:.4f} % when both play perfectly. Stored in {SHIPPED}."
    )


def measured(bots: list[str], games: int, seed: int) -> Iterator[str]:
    """A table of what each bot loses, overall and by who begins, with 95 % intervals, in percentage points."""
    if games < 2:
        raise DaikaijuError(f"--games cannot be {games}: it takes at least 2 games to measure anything")
    for bot in bots:
        check_bot(bot)
    yardstick = Yardstick.shipped(CompiledTurns())
    yield "| bot | games | loss | loss when it begins | loss when it does not | games won |"
    yield "|---|---|---|---|---|---|"
    for bot in bots:
        with progress_bar(shown=True) as bar:
            task = bar.add_task(bot, total=games)
            played = measure(bot, games, seed, yardstick, lambda task=task: bar.advance(task))  # type: ignore[misc]  # mypy cannot infer a lambda with a default
        parts = (played, [game for game in played if game.first], [game for game in played if not game.first])
        losses = [Loss.of(part) for part in parts]
        shown = " | ".join(f"{PERCENT * loss.mean:.2f} ± {PERCENT * loss.error:.2f}" for loss in losses)
        yield f"| `{bot}` | {games} | {shown} | {PERCENT * losses[0].wins:.1f} % |"


if __name__ == "__main__":
    sys.exit(main())
