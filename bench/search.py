"""How strong `search` is for each budget: alone against champions, in the Duel and in King for two and four.

    python bench/search.py --minutes 9 --processes 16 --save search.json
    python bench/search.py --minutes 9 --processes 16 --save search.json --seed 2     # adds to what is there
    python bench/search.py --budgets 100,400 --tables duel --minutes 5 --save search.json
    python bench/search.py --minutes 0 --save search.json --plot docs/search.svg      # only draws

Games come in groups: the same dice, with search in every seat once. A group begins only if there is time to finish it,
and then it is finished, so that short games are not counted too often. Every budget at every table gets the same time.
Leave a core to each process: budgets in time are wall-clock time. Those in roll-outs do not depend on the machine; how
long an answer took on average is printed, too. It needs wasmtime and nothing else.
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
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from daikaiju.champion.bot import champion_file
from daikaiju.champion.reinforcement.policy_file import policy_to_play
from daikaiju.champion.search_bot import SearchBot, budget_of
from daikaiju.champion.warm_up import warm_up
from daikaiju.engine import engine_of
from daikaiju.errors import DaikaijuError
from daikaiju.games import GAMES
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.tournament.intervals import group_interval

BUDGETS = "50ms,200ms,1s"


class Table(NamedTuple):
    """A table at which search is measured."""

    game: str
    players: int
    edition: str
    title: str


TABLES = {
    "duel": Table("duel", 2, "2024", "Duel, all pairs of monsters"),
    "king-2": Table("king", 2, "2016", "King, 2 monsters, 2016"),
    "king-4": Table("king", 4, "2016", "King, 4 monsters, 2016"),
}


class Played(NamedTuple):
    """One game: the share of the win that search has, how long the game took, and what search's answers took."""

    won: float
    seconds: float
    thought: float
    answers: int


@dataclass
class Line:
    """What was measured for one budget at one table."""

    table: str
    budget: str
    groups: dict[str, list[float]] = field(default_factory=dict)
    """The finished groups by seed and number: games, those won, seconds of thought and answers."""
    spent: float = 0.0
    """Seconds that games took."""
    longest: float = 0.0
    begun: int = 0

    @property
    def seats(self) -> int:
        return TABLES[self.table].players

    def row(self) -> dict[str, Any]:
        games, wins = ([group[place] for group in self.groups.values()] for place in range(2))
        share = sum(wins) / sum(games)
        intervals = {f"interval{level}": group_interval(wins, games, level / 100) for level in (95, 99)}
        thought, answers = (sum(group[place] for group in self.groups.values()) for place in (2, 3))
        return {
            "games": int(sum(games)), "wins": sum(wins), "share": share, **intervals, "equals": 1 / self.seats,
            "ms_an_answer": round(1000 * thought / answers, 1),
        }  # fmt: skip

    def __str__(self) -> str:
        found = self.row()
        bounds = " and ".join(
            f"{100 * found[part][0]:.1f}-{100 * found[part][1]:.1f}" for part in ("interval95", "interval99")
        )
        return (
            f"{TABLES[self.table].title}, search:{self.budget}: {found['games']} games, {found['share']:.1%} won "
            f"({bounds}), equals {found['equals']:.0%}, {found['ms_an_answer']} ms an answer"
        )


def play_one(name: str, budget: str, seed: int, number: int) -> Played:
    """Play a game over records in the engine, which is many times faster than bots at a table are."""
    table, begun = TABLES[name], monotonic()
    kind, engine = GAMES[table.game], engine_of(table.game)
    policy = policy_to_play(table.game, champion_file(table.game))
    group, own = divmod(number, table.players)
    source, bot = Random(f"{seed} {group}"), SearchBot(seed=number, setting=budget)
    orders = kind.monster_orders(table.players, table.edition)
    monsters = {"monsters": orders[group % len(orders)]} if kind.monsters_differ else {}
    new = kind.new_state(table.players, edition=table.edition, seed=source.getrandbits(60), **monsters)
    record = engine.set_up(new.pack())
    thought, answers = 0.0, 0
    while not (at := kind.rules.State.unpack(record)).over:
        if at.player == CHANCE:
            choice = SPREAD + source.randrange(at.spread)
        elif at.player == own:
            asked = monotonic()
            choice = bot.choice(table.game, at)
            thought, answers = thought + monotonic() - asked, answers + 1
        else:
            choice = engine.answer_by_policy(record, policy)
        record = engine.answer(record, choice)
    shares = at.winners.bit_count()
    won = 1 / shares if at.winners >> own & 1 else 0.0
    return Played(won, monotonic() - begun, thought, answers)


class Measurement:
    """Groups of games on several processes until the time is up."""

    def __init__(self, lines: list[Line], seed: int, until: float) -> None:
        self.lines, self.seed, self.until = lines, seed, until
        self.running: dict[Future[Played], tuple[Line, int]] = {}
        self.results: dict[tuple[str, str, int], list[Played]] = {}

    def tasks(self) -> Iterator[tuple[Line, int]]:
        """Games to play next, group by group: for the line that has had the least time."""
        while True:
            free = [line for line in self.lines if monotonic() + 1.2 * line.longest < self.until]
            if not free:
                return
            running = [line for line, _ in self.running.values()]
            line = min(free, key=lambda one: one.spent + one.longest * running.count(one))
            while f"{self.seed} {line.begun}" in line.groups:
                line.begun += 1
            group, line.begun = line.begun, line.begun + 1
            for number in range(group * line.seats, (group + 1) * line.seats):
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
                    self.running[pool.submit(play_one, line.table, line.budget, self.seed, number)] = task
            if not self.running:
                return
            done, _ = wait(self.running, return_when=FIRST_COMPLETED)
            for future in done:
                self.finish(*self.running.pop(future), future.result())
            if keep is not None:
                save(self.lines, keep)

    def finish(self, line: Line, number: int, played: Played) -> None:
        line.spent += played.seconds
        line.longest = max(line.longest, played.seconds)
        group = number // line.seats
        results = self.results.setdefault((line.table, line.budget, group), [])
        results.append(played)
        if len(results) == line.seats:
            sums = [sum(one[place] for one in results) for place in (0, 2, 3)]
            line.groups[f"{self.seed} {group}"] = [line.seats, *sums]
            print(line, flush=True)


def save(lines: list[Line], file: Path) -> None:
    """Write everything that is finished."""
    kept = [
        {"table": line.table, "budget": line.budget, **line.row(), "groups": line.groups}
        for line in lines
        if line.groups
    ]
    file.write_text(json.dumps(kept, indent=1), encoding="utf-8")


def read(file: Path | None, lines: list[Line]) -> list[Line]:
    """The lines asked for, with what the file has on them, and the file's other lines."""
    if file is None or not file.exists():
        return lines
    for kept in json.loads(file.read_text(encoding="utf-8")):
        line = next((one for one in lines if (one.table, one.budget) == (kept["table"], kept["budget"])), None)
        if line is None:
            line = Line(kept["table"], kept["budget"])
            lines.append(line)
        line.groups = kept["groups"]
    return lines


# --- the plot ----------------------------------------------------------------------------

WIDTH, HEIGHT, LEFT, GAP = 760, 220, 60, 70


def seconds_of(budget: str) -> float:
    return budget_of(budget)[0] or 0.0


def in_words(budget: str) -> str:
    unit = "ms" if budget.endswith("ms") else "s"
    return f"{budget.removesuffix(unit)} {unit}"


def plot(lines: list[Line]) -> str:
    """Win shares with 95 % intervals by budget, for each table, as SVG; the broken line is what equals win."""
    drawn = [line for line in lines if line.groups and line.budget.endswith("s")]
    tables = [table for table in TABLES if any(line.table == table for line in drawn)]
    height = 20 + len(tables) * (HEIGHT + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="12" fill="#333">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for place, table in enumerate(tables):
        some = [line for line in drawn if line.table == table]
        parts += panel(table, sorted(some, key=lambda line: seconds_of(line.budget)), 20 + place * (HEIGHT + GAP))
    return "\n".join([*parts, "</svg>", ""])


def panel(table: str, lines: list[Line], top: int) -> list[str]:
    """One table, with a place for each budget."""
    rows = [line.row() for line in lines]
    equals = 1 / TABLES[table].players
    lowest: float = min(equals, *(row["interval95"][0] for row in rows)) - 0.02
    highest: float = max(equals, *(row["interval95"][1] for row in rows)) + 0.02

    def y(share: float) -> float:
        return top + 20 + HEIGHT - (share - lowest) / (highest - lowest) * HEIGHT

    def x(place: int) -> float:
        return LEFT + (place + 0.5) * (WIDTH - LEFT - 40) / len(rows)

    title = f"{TABLES[table].title}: games won alone against champions, by budget (95 %)"
    parts = [f'<text x="10" y="{top + 8}" font-weight="bold">{title}</text>']
    parts.append(f'<path d="M{LEFT} {y(equals):.1f}H{WIDTH - 40}" stroke="#999" stroke-dasharray="4"/>')
    parts.append(f'<text x="{LEFT - 6}" y="{y(equals) + 4:.1f}" text-anchor="end">{equals:.0%}</text>')
    line = "L".join(f"{x(place):.1f} {y(row['share']):.1f}" for place, row in enumerate(rows))
    parts.append(f'<path d="M{line}" fill="none" stroke="#36c" stroke-width="2"/>')
    for place, (row, measured) in enumerate(zip(rows, lines, strict=True)):
        low, high = row["interval95"]
        parts.append(f'<path d="M{x(place):.1f} {y(low):.1f}V{y(high):.1f}" stroke="#36c"/>')
        parts.append(f'<circle cx="{x(place):.1f}" cy="{y(row["share"]):.1f}" r="3" fill="#36c"/>')
        label = f"{in_words(measured.budget)} ({row['games']} games)"
        parts.append(f'<text x="{x(place):.1f}" y="{top + HEIGHT + 40}" text-anchor="middle">{label}</text>')
    return parts


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=9.0, help="for how long to play")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--budgets", default=BUDGETS, help="milliseconds, seconds or numbers of roll-outs")
    parser.add_argument("--tables", nargs="+", choices=list(TABLES), default=list(TABLES), help="only these")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="a file to add to")
    parser.add_argument("--plot", type=Path)
    asked = parser.parse_args(arguments)
    budgets = [budget.strip() for budget in asked.budgets.split(",")]
    try:
        for budget in budgets:
            budget_of(budget)
    except DaikaijuError as error:
        sys.exit(str(error))
    lines = [Line(table, budget) for budget in budgets for table in asked.tables]
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
            print(json.dumps({"table": line.table, "budget": line.budget, **line.row()}))
    if asked.plot is not None:
        asked.plot.write_text(plot(every), encoding="utf-8")


if __name__ == "__main__":
    main()
