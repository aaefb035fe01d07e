"""The cross table of the ladder: every bot against every other in every game, written into docs/lab/ladder.md.

    python bench/ladder.py                                          # all bots of the package, 400 games a pair
    python bench/ladder.py --bots greedy,champion --games 4000 --tables king-4-2016 duel
    python bench/ladder.py --on ray

In King, one of the first bot sits with as many of the second as there are other seats; in the Duel all pairs of
monsters take turns. Finished games are kept in build/ladder, so an interrupted run can be continued, and a bot that is
added later costs only its own games; delete the folder after a bot has changed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from os.path import relpath
from pathlib import Path

from daikaiju.bots import bot_names, check_bot
from daikaiju.cli.screen import progress_bar
from daikaiju.errors import DaikaijuError
from daikaiju.tournament import EntryResult, new_tournament, run_tournament

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "lab" / "ladder.md"
PLOT = ROOT / "docs" / "players.svg"
KEPT = ROOT / "build" / "ladder"
BEGIN, END = "<!-- written by bench/ladder.py: begin -->", "<!-- written by bench/ladder.py: end -->"


@dataclass(frozen=True)
class Game:
    """One of the games that the cross table covers."""

    name: str
    title: str
    game: str
    players: int
    edition: str


GAMES = [
    *(
        Game(f"king-{players}-{edition}", f"King, {players} monsters, {edition}", "king", players, edition)
        for edition in ("2016", "2010")
        for players in (2, 4, 6)
    ),
    Game("duel", "Duel, all pairs of monsters", "duel", 2, "2024"),
]

Cells = dict[tuple[str, str], EntryResult]
"""What the first bot achieved against the second."""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default=",".join(bot_names()), help="from the weakest to the strongest")
    parser.add_argument("--games", type=int, default=400, help="how many games a pair plays in each game")
    parser.add_argument("--tables", nargs="*", default=[game.name for game in GAMES], help="which games")
    parser.add_argument("--against", default="greedy-1", help="the bot that the plot measures the others against")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--on", choices=("cpu", "ray"), default="cpu")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--plot", type=Path, default=PLOT)
    parser.add_argument("--kept", type=Path, default=KEPT)
    asked = parser.parse_args(arguments)
    bots = [name.strip() for name in asked.bots.split(",")]
    unknown = [name for name in asked.tables if name not in {game.name for game in GAMES}]
    if unknown:
        parser.error(f"no table is called {unknown[0]}; there are {', '.join(game.name for game in GAMES)}")
    try:
        for bot in bots:
            check_bot(bot)
        found = [(game, cells_of(game, bots, asked)) for game in GAMES if game.name in asked.tables]
    except DaikaijuError as error:
        sys.exit(str(error))
    yardstick = asked.against if asked.against in bots else bots[0]
    command = " ".join(["python bench/ladder.py", *(sys.argv[1:] if arguments is None else arguments)])
    image = relpath(asked.plot, asked.page.parent)
    text = "\n".join([BEGIN, "", *section(found, bots, yardstick, asked.games, command, image), END, ""])
    asked.plot.write_text(plot(found, bots, yardstick), encoding="utf-8")
    asked.page.write_text(inserted(asked.page, text), encoding="utf-8")


def cells_of(game: Game, bots: list[str], asked: argparse.Namespace) -> Cells:
    """Play every pair of bots in one game."""
    cells: Cells = {}
    asked.kept.mkdir(parents=True, exist_ok=True)
    pairs = [(one, other) for one in bots for other in bots if one != other]
    with progress_bar(shown=True) as bar:
        task = bar.add_task(game.name, total=len(pairs) * asked.games)
        for place, (one, other) in enumerate(pairs):
            if game.players == 2 and (other, one) in cells:
                continue  # the same games from the other side
            tournament = new_tournament(
                [one, *[other] * (game.players - 1)], seed=asked.seed, game=game.game, edition=game.edition
            )
            result = run_tournament(
                tournament,
                asked.games,
                workers=asked.workers,
                on=asked.on,
                saved=asked.kept / f"{game.name}-{file_name(one)}-{file_name(other)}.games",
                progress=lambda played, place=place: bar.update(task, completed=place * asked.games + played),
            )
            cells[one, other] = result.entries[0]
            if game.players == 2:
                cells[other, one] = result.entries[1]
    return cells


def file_name(bot: str) -> str:
    return "".join(letter if letter.isalnum() or letter in "-." else "_" for letter in bot)


def section(
    found: list[tuple[Game, Cells]], bots: list[str], yardstick: str, games: int, command: str, image: str
) -> list[str]:
    """The tables and the plot as Markdown."""
    lines = [
        "## The cross table",
        "",
        "Each cell says how often the bot of its row wins against bots of its column, with a 99 % interval; "
        f"{games} games a pair, or a few more to complete a rotation of the seats. In King, one of the row sits with "
        "as many of the column as there are other seats. [tournaments.md](../tournaments.md) says how it is played and "
        "counted. Written on "
        f"{datetime.now(UTC):%Y-%m-%d} by",
        "",
        "```sh",
        command,
        "```",
        "",
        f"![How often each bot wins against {yardstick}]({image})",
        "",
    ]
    for game, cells in found:
        lines += [f"### {game.title}", "", f"Equals win {1 / game.players:.1%}.", ""]
        lines += [f"| | {' | '.join(bots)} |", "|---" * (len(bots) + 1) + "|"]
        for one in bots:
            row = [cell(cells[one, other]) if one != other else "–" for other in bots]
            lines.append(f"| **{one}** | {' | '.join(row)} |")
        lines.append("")
    return lines


def cell(entry: EntryResult) -> str:
    low, high = entry.interval99
    forfeits = sum(entry.forfeits.values())
    return f"{entry.share:.1%} ({100 * low:.1f}–{100 * high:.1f})" + (f", {forfeits} forfeits" if forfeits else "")


def inserted(page: Path, text: str) -> str:
    """The page with the section in its place, or at its end."""
    old = page.read_text(encoding="utf-8") if page.exists() else "# Players\n\n"
    if BEGIN in old and END in old:
        before, _, rest = old.partition(BEGIN)
        return before + text.rstrip("\n") + rest.partition(END)[2]
    return old.rstrip("\n") + "\n\n" + text


WIDTH, LEFT, ROW, GAP = 760, 130, 18, 60
HEAD = 16
"""How much higher than the percentages the name of a game stands."""


def plot(found: list[tuple[Game, Cells]], bots: list[str], yardstick: str) -> str:
    """How often each bot wins against one of them, game by game, with 99 % intervals, as SVG."""
    rows = [bot for bot in reversed(bots) if bot != yardstick]
    height = 30 + sum(GAP + ROW * len(rows) for _ in found)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="12" fill="#333">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="10" y="18" font-size="14">Wins against {yardstick}, with 99 % intervals; '
        "the line is the share of equals</text>",
    ]
    top = 30
    for game, cells in found:
        parts.append(f'<text x="10" y="{top + 18}" font-weight="bold">{game.title}</text>')
        top += HEAD
        bottom = top + 26 + ROW * len(rows)
        for percent in (0, 25, 50, 75, 100):
            x = at(percent / 100)
            parts.append(f'<text x="{x:.1f}" y="{top + 18}" font-size="10" text-anchor="middle">{percent} %</text>')
            parts.append(line(x, top + 22, x, bottom, "#ddd"))
        parts.append(line(at(1 / game.players), top + 22, at(1 / game.players), bottom, "#c33"))
        for place, bot in enumerate(rows):
            y = top + 36 + ROW * place
            entry = cells[bot, yardstick]
            low, high = entry.interval99
            parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{bot}</text>')
            parts.append(line(at(low), y, at(high), y, "#36c", 3))
            parts.append(f'<circle cx="{at(entry.share):.1f}" cy="{y}" r="4" fill="#36c"/>')
        top += GAP - HEAD + ROW * len(rows)
    return "\n".join([*parts, "</svg>", ""])


def at(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - 30)


def line(x: float, y: float, to_x: float, to_y: float, colour: str, width: int = 1) -> str:
    ends = f'x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'


if __name__ == "__main__":
    main()
