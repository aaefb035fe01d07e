"""How strong `search` is for each budget of time: alone against champions, in King for four and in the Duel.

    python bench/search.py --minutes 9 --processes 16 --save search.json
    python bench/search.py --minutes 9 --processes 16 --save search.json --seed 2     # adds to what is there
    python bench/search.py --budgets 500ms --game duel --minutes 5 --save search.json
    python bench/search.py --minutes 0 --save search.json --plot docs/search.svg      # only draws

Games come in groups: the same dice, with search in every seat once. A group begins only if there is time to finish it,
and then it is finished, so that short games are not counted too often. The budget of the target, 500 ms, gets half of
the time. Leave a core to each process: budgets are wall-clock time.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core for each process

from daikaiju.champion.warm_up import warm_up
from daikaiju.errors import DaikaijuError
from daikaiju.tournament.intervals import group_interval
from daikaiju.tournament.schedule import Tournament, new_tournament
from daikaiju.tournament.single_game import play

BUDGETS = "10ms,50ms,200ms,500ms,2s"
TARGETS = {"king": 0.33, "duel": 0.55}
TARGET_BUDGET = "500ms"
SEATS = {"king": 4, "duel": 2}
TITLES = {"king": "King, 4 monsters, 2016", "duel": "Duel, all pairs of monsters"}


@dataclass
class Line:
    """What was measured for one budget in one game."""

    game: str
    budget: str
    weight: float
    groups: dict[str, list[float]] = field(default_factory=dict)
    """The finished groups by seed and number: games, and those won."""
    spent: float = 0.0
    """Seconds that games took."""
    longest: float = 0.0
    begun: int = 0

    def tournament(self, seed: int) -> Tournament:
        bots = [f"search:{self.budget}", *["champion"] * (SEATS[self.game] - 1)]
        return new_tournament(bots, game=self.game, seed=seed)

    def row(self) -> dict[str, Any]:
        games = [int(group[0]) for group in self.groups.values()]
        wins = [int(group[1]) for group in self.groups.values()]
        share = sum(wins) / sum(games)
        intervals = {f"interval{level}": group_interval(wins, games, level / 100) for level in (95, 99)}
        return {"games": sum(games), "wins": sum(wins), "share": share, **intervals, "equals": 1 / SEATS[self.game]}

    def __str__(self) -> str:
        found = self.row()
        bounds = " and ".join(
            f"{100 * found[part][0]:.1f}-{100 * found[part][1]:.1f}" for part in ("interval95", "interval99")
        )
        return (
            f"{TITLES[self.game]}, search:{self.budget}: {found['games']} games, {found['share']:.1%} won ({bounds}), "
            f"equals {found['equals']:.0%}"
        )


def play_one(tournament: Tournament, number: int) -> tuple[bool, float]:
    """Whether search wins a game, and how long it took."""
    begun = monotonic()
    finished = play(tournament, tournament.pairing(number))
    if finished.forfeits:
        raise RuntimeError(finished.forfeits[0].reason)
    return 0 in finished.winners, monotonic() - begun


class Measurement:
    """Groups of games on several processes until the time is up."""

    def __init__(self, lines: list[Line], seed: int, until: float) -> None:
        self.lines, self.seed, self.until = lines, seed, until
        self.running: dict[Future[tuple[bool, float]], tuple[Line, int]] = {}
        self.results: dict[tuple[str, str, int], list[bool]] = {}

    def tasks(self) -> Iterator[tuple[Line, int]]:
        """Games to play next, group by group: for the line that has had the least time for its weight."""
        while True:
            free = [line for line in self.lines if monotonic() + 1.2 * line.longest < self.until]
            if not free:
                return
            running = [line for line, _ in self.running.values()]
            line = min(free, key=lambda one: (one.spent + one.longest * running.count(one)) / one.weight)
            while f"{self.seed} {line.begun}" in line.groups:
                line.begun += 1
            group, line.begun = line.begun, line.begun + 1
            seats = SEATS[line.game]
            for number in range(group * seats, (group + 1) * seats):
                yield line, number

    def run(self, pool: ProcessPoolExecutor, processes: int, keep: Path | None) -> None:
        tasks = self.tasks()
        ended = False
        while True:
            while not ended and len(self.running) < processes:
                task = next(tasks, None)
                if task is None:
                    ended = True
                else:
                    line, number = task
                    self.running[pool.submit(play_one, line.tournament(self.seed), number)] = task
            if not self.running:
                return
            done, _ = wait(self.running, return_when=FIRST_COMPLETED)
            for future in done:
                self.finish(*self.running.pop(future), *future.result())
            if keep is not None:
                save(self.lines, keep)

    def finish(self, line: Line, number: int, won: bool, seconds: float) -> None:
        line.spent += seconds
        line.longest = max(line.longest, seconds)
        seats = SEATS[line.game]
        group = number // seats
        results = self.results.setdefault((line.game, line.budget, group), [])
        results.append(won)
        if len(results) == seats:
            line.groups[f"{self.seed} {group}"] = [seats, sum(results)]
            print(line, flush=True)


def save(lines: list[Line], file: Path) -> None:
    """Write everything that is finished."""
    kept = [
        {"game": line.game, "budget": line.budget, **line.row(), "groups": line.groups} for line in lines if line.groups
    ]
    file.write_text(json.dumps(kept, indent=1), encoding="utf-8")


def read(file: Path | None, lines: list[Line]) -> list[Line]:
    """The lines asked for, with what the file has on them, and the file's other lines."""
    if file is None or not file.exists():
        return lines
    for kept in json.loads(file.read_text(encoding="utf-8")):
        line = next((one for one in lines if (one.game, one.budget) == (kept["game"], kept["budget"])), None)
        if line is None:
            line = Line(kept["game"], kept["budget"], 0.0)
            lines.append(line)
        line.groups = kept["groups"]
    return lines


# --- the plot ----------------------------------------------------------------------------

WIDTH, HEIGHT, LEFT, GAP = 760, 220, 60, 70


def seconds_of(budget: str) -> float:
    return float(budget[:-2]) / 1000 if budget.endswith("ms") else float(budget[:-1])


def plot(lines: list[Line]) -> str:
    """Win shares with 95 % intervals by budget, for each game, as SVG; the broken line is what equals win."""
    games = [game for game in SEATS if any(line.game == game and line.groups for line in lines)]
    height = 20 + len(games) * (HEIGHT + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="12" fill="#333">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for place, game in enumerate(games):
        some = [line for line in lines if line.game == game and line.groups and line.budget.endswith("s")]
        parts += panel(game, sorted(some, key=lambda line: seconds_of(line.budget)), 20 + place * (HEIGHT + GAP))
    return "\n".join([*parts, "</svg>", ""])


def panel(game: str, lines: list[Line], top: int) -> list[str]:
    """One game, with a place for each budget."""
    rows = [line.row() for line in lines]
    levels = [1 / SEATS[game], TARGETS[game]]
    lowest = min(levels[0], *(row["interval95"][0] for row in rows)) - 0.02
    highest = max(levels[1], *(row["interval95"][1] for row in rows)) + 0.02

    def y(share: float) -> float:
        return top + 20 + HEIGHT - (share - lowest) / (highest - lowest) * HEIGHT

    def x(place: int) -> float:
        return LEFT + (place + 0.5) * (WIDTH - LEFT - 40) / len(rows)

    title = f"{TITLES[game]}: games won alone against champions, by budget (95 %)"
    parts = [f'<text x="10" y="{top + 8}" font-weight="bold">{title}</text>']
    for level, stroke in zip(levels, ("#999", "#393"), strict=True):
        parts.append(f'<path d="M{LEFT} {y(level):.1f}H{WIDTH - 40}" stroke="{stroke}" stroke-dasharray="4"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(level) + 4:.1f}" text-anchor="end">{level:.0%}</text>')
    line = "L".join(f"{x(place):.1f} {y(row['share']):.1f}" for place, row in enumerate(rows))
    parts.append(f'<path d="M{line}" fill="none" stroke="#36c" stroke-width="2"/>')
    for place, (row, measured) in enumerate(zip(rows, lines, strict=True)):
        low, high = row["interval95"]
        parts.append(f'<path d="M{x(place):.1f} {y(low):.1f}V{y(high):.1f}" stroke="#36c"/>')
        parts.append(f'<circle cx="{x(place):.1f}" cy="{y(row["share"]):.1f}" r="3" fill="#36c"/>')
        label = f"{measured.budget.replace('ms', ' ms').replace('2s', '2 s')} ({row['games']} games)"
        parts.append(f'<text x="{x(place):.1f}" y="{top + HEIGHT + 40}" text-anchor="middle">{label}</text>')
    return parts


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=9.0, help="for how long to play, once everything is compiled")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--budgets", default=BUDGETS, help="milliseconds, seconds or numbers of turns looked at")
    parser.add_argument("--game", choices=list(SEATS), help="only this game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="a file to add to")
    parser.add_argument("--plot", type=Path)
    asked = parser.parse_args(arguments)
    budgets = [budget.strip() for budget in asked.budgets.split(",")]
    others = max(1, len(budgets) - 1)
    games = [game for game in SEATS if asked.game in (None, game)]
    lines = [Line(game, budget, others if budget == TARGET_BUDGET else 1) for budget in budgets for game in games]
    every = read(asked.save, list(lines))
    if asked.minutes > 0:
        until = monotonic() + 60 * asked.minutes
        with ProcessPoolExecutor(asked.processes, get_context("spawn"), warm_up) as pool:
            try:
                Measurement(every[: len(lines)], asked.seed, until).run(pool, asked.processes, asked.save)
            except DaikaijuError as error:
                sys.exit(str(error))
    for line in every:
        if line.groups:
            print(json.dumps({"game": line.game, "budget": line.budget, **line.row()}))
    if asked.plot is not None:
        asked.plot.write_text(plot(every), encoding="utf-8")


if __name__ == "__main__":
    main()
