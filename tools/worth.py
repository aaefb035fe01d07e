"""Measure what cards, seats, monsters and yielding are worth, and write it down.

    python tools/worth.py --games 400 --quick-games 100000

writes src/daikaiju/worth/worth.json, docs/worth.md and its plots. What is in the file counts: only what is missing is
played, in rounds of a few games at each kind of table, so a run can be stopped and continued. A new network
begins anew. `--only-page` plays nothing.
"""

from __future__ import annotations

import argparse
import time
from itertools import product

import msgspec
from msgspec.structs import replace

from daikaiju.champion.equals import name_of_equals
from daikaiju.games import GAMES
from daikaiju.worth.measuring import measure, together
from daikaiju.worth.page import write_page
from daikaiju.worth.simulating import pair_shares, seat_shares
from daikaiju.worth.stored import FILE, Measured

ROUND = 20
"""How many games of the champion are played at one kind of table before the next has its turn."""

Key = tuple[str, str, int]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="games of the champion at each kind of table")
    parser.add_argument(
        "--quick-games", type=int, default=100_000, help="games of quick at each table and of each pair"
    )
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no round after so many minutes")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only-page", action="store_true")
    asked = parser.parse_args()
    if not asked.only_page:
        found = known()
        simulate(found, asked.quick_games, asked.seed)
        play(found, asked.games, asked.seed, time.monotonic() + 60 * asked.minutes)
    write_page()


def kinds_of_tables() -> list[Key]:
    return [
        (game, edition, players)
        for game, info in GAMES.items()
        for edition, players in product(info.editions, range(info.fewest_players, info.most_players + 1))
    ]


def known() -> dict[Key, Measured]:
    """What is in the file and still counts; other tables with nothing measured yet."""
    stored = msgspec.json.decode(FILE.read_bytes(), type=list[Measured]) if FILE.exists() else []
    by_key = {(one.game, one.edition, one.players): one for one in stored}
    found = {}
    for game, edition, players in kinds_of_tables():
        nothing = Measured(game, edition, players, name_of_equals(game), 0, [0] * players, {}, {}, 0, [], [])
        one = by_key.get((game, edition, players), nothing)
        if one.network != nothing.network:
            one = replace(nothing, quick_games=one.quick_games, seats=one.seats, pairs=one.pairs)
        found[game, edition, players] = one
    return found


def simulate(found: dict[Key, Measured], games: int, seed: int) -> None:
    """Shares of wins, from games of `quick`."""
    for key, one in found.items():
        if one.quick_games >= games:
            continue
        game, edition, players = key
        pairs = pair_shares(game, edition, games, seed) if game == "duel" else []
        seats = seat_shares(game, edition, players, games, seed)
        found[key] = replace(one, quick_games=games, seats=seats, pairs=pairs)
        write(found)
        print(f"{game} {edition}, {players} monsters: {games:,} games of quick", flush=True)


def play(found: dict[Key, Measured], games: int, seed: int, until: float) -> None:
    """Games of the champion, so many at each kind of table or until the time is up."""
    while time.monotonic() < until:
        fewest = min(one.games for one in found.values())
        if fewest >= games:
            return
        for key, one in found.items():
            most = min(games, fewest + ROUND)
            if one.games < most:
                found[key] = together(one, measure(*key, range(one.games, most), seed))
        write(found)
        print(f"{most} games at each kind of table", flush=True)


def write(found: dict[Key, Measured]) -> None:
    """One table per line, in a fixed order."""
    lines = [msgspec.json.encode(found[key]) for key in sorted(found)]
    FILE.write_bytes(b"[\n" + b",\n".join(lines) + b"\n]\n")


if __name__ == "__main__":
    main()
