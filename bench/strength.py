"""How often a bot wins alone against another in all other seats, at the tables that docs/champion.md reports.

    python bench/strength.py                                            # the champion against greedy
    python bench/strength.py --bot champion:king.npz --rival quick --game king --games 2000
    python bench/strength.py --rival 'champion:bench/rivals/champion-1-{game}.npz' --tables king-4-2016 duel
    python bench/strength.py --seconds 120 --kept build/strength        # two minutes; the same command goes on

Both are any bots that can be named; `{game}` in a name becomes `king` or `duel`. Seats are rotated
(docs/tournaments.md). It runs on all cores and needs no compiler: networks play in the engine.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from daikaiju.bots import check_bot
from daikaiju.errors import DaikaijuError
from daikaiju.games import GAMES
from daikaiju.tournament import Match, Score, new_tournament, run_together


@dataclass(frozen=True)
class Table:
    """A table at which strength is measured."""

    name: str
    title: str
    game: str
    players: int
    edition: str


TABLES = [
    *(
        Table(f"king-{players}-{edition}", f"King, {players} monsters, {edition}", "king", players, edition)
        for edition in ("2016", "2010")
        for players in (2, 4, 6)
    ),
    Table("duel", "Duel, all pairs of monsters", "duel", 2, "2024"),
]
USUAL = ("king-2-2016", "king-4-2016", "king-6-2016", "king-4-2010", "duel")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="champion", help="the bot that sits alone")
    parser.add_argument("--rival", default="greedy", help="the bot in all other seats")
    parser.add_argument("--game", choices=list(GAMES), help="only the tables of this game")
    parser.add_argument("--tables", nargs="*", default=USUAL, choices=[table.name for table in TABLES], metavar="TABLE")
    parser.add_argument("--games", type=int, default=1200, help="games at each table, or a few more")
    parser.add_argument("--seconds", type=float, help="begin no more games after this time")
    parser.add_argument("--kept", type=Path, help="a folder that keeps finished games, to go on later")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    tables = [table for table in TABLES if table.name in asked.tables and asked.game in (None, table.game)]
    try:
        found = run_together([match_at(table, asked) for table in tables], workers=asked.workers, seconds=asked.seconds)
    except DaikaijuError as error:
        sys.exit(str(error))
    for table, results in zip(tables, found, strict=True):
        print(shown(table, results.score(0), asked), flush=True)


def match_at(table: Table, asked: argparse.Namespace) -> Match:
    """The games at one table."""
    bot, rival = (name.replace("{game}", table.game) for name in (asked.bot, asked.rival))
    for one in (bot, rival):
        check_bot(one)
    bots = [bot, *[rival] * (table.players - 1)]
    tournament = new_tournament(bots, seed=asked.seed, game=table.game, edition=table.edition)
    if asked.kept is None:
        return Match(tournament, asked.games)
    asked.kept.mkdir(parents=True, exist_ok=True)
    return Match(tournament, asked.games, asked.kept / f"{table.name}-{file_name(bot)}-{file_name(rival)}.games")


def file_name(bot: str) -> str:
    """A bot's name as a part of a file's.

    >>> file_name("champion:bench/rivals/champion-1-king.npz")
    'champion_bench_rivals_champion-1-king.npz'
    """
    return "".join(letter if letter.isalnum() or letter in "-." else "_" for letter in bot)


def shown(table: Table, score: Score, asked: argparse.Namespace) -> str:
    equals = 1 / table.players
    if asked.json:
        about = {"table": table.name, "bot": asked.bot, "rival": asked.rival, "equals": equals}
        return json.dumps({**about, **asdict(score)})
    bounds = " and ".join(f"{100 * low:.1f}-{100 * high:.1f}" for low, high in (score.interval95, score.interval99))
    forfeits = f", forfeited {score.forfeits}" if score.forfeits else ""
    return f"{table.title}: {score.games} games, {score.share:.1%} won ({bounds}), equals {equals:.1%}{forfeits}"


if __name__ == "__main__":
    main()
