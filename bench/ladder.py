"""The cross table of the ladder: every bot against every other in every game, written into docs/lab/ladder.md.

    python bench/ladder.py                                          # all bots of the package, 600 games a pair
    python bench/ladder.py --seconds 540                            # nine minutes of it; the same command goes on
    python bench/ladder.py --bots greedy,mine=champion:mine-{game}.npz --games 4000 --tables king-4-2016 duel
    python bench/ladder.py --seconds 0                              # only writes down what has been played

A bot is named as everywhere, with a shorter name for the table before an equals sign if it needs one; `{game}` becomes
`king` or `duel`. In King, one of the first bot sits with as many of the second as there are other seats; in the Duel
all pairs of monsters take turns. Finished games are kept in build/ladder, so an interrupted run can be continued, on
another machine too if the folder is copied, and a bot that is added later costs only its own games; delete the folder
after a bot has changed. All pairs share the cores, and it needs no compiler: networks play in the engine.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from os.path import relpath
from pathlib import Path
from time import monotonic

from strength import TABLES, Table, file_name  # the script beside this one

from daikaiju.bots import check_bot
from daikaiju.bots.registry import BOTS
from daikaiju.errors import DaikaijuError
from daikaiju.tournament import Match, Score, new_tournament, run_together

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "lab" / "ladder.md"
PLOT = ROOT / "docs" / "players.svg"
KEPT = ROOT / "build" / "ladder"
BEGIN, END = "<!-- written by bench/ladder.py: begin -->", "<!-- written by bench/ladder.py: end -->"
RIVALS = "champion-1=champion:bench/rivals/champion-1-{game}.npz"
TELL_EVERY = 10.0
"""Seconds between two lines about how far it is."""


@dataclass(frozen=True)
class Player:
    """A bot, and what the table calls it."""

    name: str
    bot: str

    @classmethod
    def named(cls, text: str) -> Player:
        """
        >>> Player.named("mine=champion:mine-{game}.npz").in_game("duel")
        'champion:mine-duel.npz'
        """
        name, equals, bot = text.strip().partition("=")
        return cls(name, bot if equals else name)

    def in_game(self, game: str) -> str:
        return self.bot.replace("{game}", game)


Cells = dict[tuple[str, str], Score]
"""What the first bot achieved against the second."""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    usual = [entry.name for entry in BOTS if not entry.timed]
    usual.insert(usual.index("champion"), RIVALS)
    parser.add_argument("--bots", default=",".join(usual), help="from the weakest to the strongest")
    parser.add_argument("--games", type=int, default=600, help="how many games a pair plays in each game")
    parser.add_argument("--tables", nargs="*", default=[table.name for table in TABLES], help="which games")
    parser.add_argument("--against", default="greedy", help="the bot that the plot measures the others against")
    parser.add_argument("--seconds", type=float, help="begin no more games after this time")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--plot", type=Path, default=PLOT)
    parser.add_argument("--kept", type=Path, default=KEPT)
    asked = parser.parse_args(arguments)
    players = [Player.named(text) for text in asked.bots.split(",")]
    unknown = [name for name in asked.tables if name not in {table.name for table in TABLES}]
    if unknown:
        parser.error(f"no table is called {unknown[0]}; there are {', '.join(table.name for table in TABLES)}")
    tables = [table for table in TABLES if table.name in asked.tables]
    try:
        found = play(tables, players, asked)
    except DaikaijuError as error:
        sys.exit(str(error))
    names = [player.name for player in players]
    yardstick = asked.against if asked.against in names else names[0]
    command = " ".join(["python bench/ladder.py", *(sys.argv[1:] if arguments is None else arguments)])
    image = relpath(asked.plot, asked.page.parent)
    text = "\n".join([BEGIN, "", *section(found, names, yardstick, asked.games, command, image), END, ""])
    asked.plot.write_text(plot(found, names, yardstick), encoding="utf-8")
    asked.page.write_text(inserted(asked.page, text), encoding="utf-8")


def play(tables: list[Table], players: list[Player], asked: argparse.Namespace) -> list[tuple[Table, Cells]]:
    """Play every pair of bots in every game, as far as time allows."""
    asked.kept.mkdir(parents=True, exist_ok=True)
    pairs = []
    for table in tables:
        for player in players:
            check_bot(player.in_game(table.game))
        for number, one in enumerate(players):
            for place, other in enumerate(players):
                if place > number or (place < number and table.players > 2):
                    pairs.append((table, one, other))  # with two, the same games are seen from the other side
    matches = [match_of(table, one, other, asked) for table, one, other in pairs]
    wanted = sum(match.tournament.whole_games(match.games) for match in matches)
    told = begun = monotonic()

    def tell(finished: int) -> None:
        nonlocal told
        if monotonic() - told > TELL_EVERY:
            told = monotonic()
            print(f"{finished} of {wanted} games after {told - begun:.0f} s", file=sys.stderr, flush=True)

    results = run_together(matches, workers=asked.workers, seconds=asked.seconds, progress=tell)
    cells: dict[str, Cells] = {table.name: {} for table in tables}
    for (table, one, other), result in zip(pairs, results, strict=True):
        cells[table.name][one.name, other.name] = result.score(0)
        if table.players == 2:
            cells[table.name][other.name, one.name] = result.score(1)
    return [(table, cells[table.name]) for table in tables]


def match_of(table: Table, one: Player, other: Player, asked: argparse.Namespace) -> Match:
    bots = [one.in_game(table.game), *[other.in_game(table.game)] * (table.players - 1)]
    tournament = new_tournament(bots, seed=asked.seed, game=table.game, edition=table.edition)
    return Match(tournament, asked.games, asked.kept / f"{table.name}-{file_name(bots[0])}-{file_name(bots[1])}.games")


def section(
    found: list[tuple[Table, Cells]], bots: list[str], yardstick: str, games: int, command: str, image: str
) -> list[str]:
    """The tables and the plot as Markdown."""
    lines = [
        "## The cross table",
        "",
        "Each cell says how often the bot of its row wins against bots of its column, with a 99 % interval; "
        f"{games} games a pair, or a few more to complete a rotation of the seats, unless it says fewer. In King, one "
        "of the row sits with as many of the column as there are other seats. [tournaments.md](../tournaments.md) says "
        "how it is played and counted. Written on "
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
            row = [cell(cells[one, other], games) if one != other else "–" for other in bots]
            lines.append(f"| **{one}** | {' | '.join(row)} |")
        lines.append("")
    return lines


def cell(score: Score, games: int) -> str:
    """A share with its interval, and what must be known about it."""
    if not score.games:
        return "not played"
    low, high = score.interval99
    fewer = f", {score.games} games" if score.games < games else ""
    forfeits = f", forfeited {score.forfeits}" if score.forfeits else ""
    return f"{score.share:.1%} ({100 * low:.1f}–{100 * high:.1f}){fewer}{forfeits}"


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


def plot(found: list[tuple[Table, Cells]], bots: list[str], yardstick: str) -> str:
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
            score = cells[bot, yardstick]
            low, high = score.interval99
            parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{bot}</text>')
            if not score.games:
                continue
            parts.append(line(at(low), y, at(high), y, "#36c", 3))
            parts.append(f'<circle cx="{at(score.share):.1f}" cy="{y}" r="4" fill="#36c"/>')
        top += GAP - HEAD + ROW * len(rows)
    return "\n".join([*parts, "</svg>", ""])


def at(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - 30)


def line(x: float, y: float, to_x: float, to_y: float, colour: str, width: int = 1) -> str:
    ends = f'x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'


if __name__ == "__main__":
    main()
