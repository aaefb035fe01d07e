"""Measures what cards, seats, monsters and yielding are worth, and writes it down.

    python -m tools.lab.worth --games 400 --quick-games 100000
    python -m tools.lab.worth --games 1000000 --minutes 6 --processes 16

write src/daikaiju/worth/worth.json, docs/worth.md and its plots; the second plays as many games as fit in six minutes,
the compiler's time included, on 16 cores. What is in the file counts: only what is missing is played, as many games at
each kind of table, so a run can be stopped and continued. Every game follows from the seed and its number, whatever the
number of processes. A new network begins anew. `--only-page` plays nothing.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import product

import msgspec
from msgspec.structs import astuple, replace
from tools.lab.worth_measurement import nothing, prepare, together
from tools.lab.worth_page import write_page
from tools.lab.worth_rounds import Key, played
from tools.lab.worth_win_shares import pair_shares, seat_shares

from daikaiju.games import GAMES
from daikaiju.processes import leave_with_parent
from daikaiju.worth.stored import FILE, Gain, Measured

WAITING = 3
"""How many pieces of work wait for each process."""
SECONDS_BETWEEN_WRITES = 20.0
DIGITS = 5


def main() -> None:
    begun = time.monotonic()
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="games of the champion at each kind of table")
    parser.add_argument(
        "--quick-games", type=int, default=100_000, help="games of quick at each table and of each pair"
    )
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no round after this many minutes")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only-page", action="store_true")
    asked = parser.parse_args()
    if not asked.only_page:
        found = known()
        simulate(found, asked.quick_games, asked.seed)
        play(found, asked.games, asked.seed, begun + 60 * asked.minutes, max(1, asked.processes))
    write_page()


def kinds_of_tables() -> list[Key]:
    return [
        (game, edition, players)
        for game, info in GAMES.items()
        for edition, players in product(info.editions, range(info.fewest_players, info.most_players + 1))
    ]


def known() -> dict[Key, Measured]:
    """What is in the file and still valid; for other tables, nothing measured yet."""
    stored = msgspec.json.decode(FILE.read_bytes(), type=list[Measured]) if FILE.exists() else []
    by_key = {(one.game, one.edition, one.players): one for one in stored}
    found = {}
    for key in kinds_of_tables():
        fresh = nothing(*key)
        one = by_key.get(key, fresh)
        if one.network != fresh.network:
            one = replace(fresh, quick_games=one.quick_games, seats=one.seats, pairs=one.pairs)
        found[key] = one
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


def play(found: dict[Key, Measured], games: int, seed: int, until: float, processes: int) -> None:
    """Games of the champion: this many at each kind of table, or until the time is up."""
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, spawned, initializer=leave_with_parent) as pool:
        for prepared in [pool.submit(prepare, game) for game in GAMES]:
            prepared.result()
        written = time.monotonic()
        done = {key: one.games for key, one in found.items()}
        for part in played(pool, done, games, seed, until, WAITING * processes):
            for key, one in part.items():
                found[key] = together(found[key], one)
            if time.monotonic() > written + SECONDS_BETWEEN_WRITES:
                written = time.monotonic()
                report(found)
    report(found)


def report(found: dict[Key, Measured]) -> None:
    write(found)
    print(f"{min(one.games for one in found.values()):,} games at each kind of table", flush=True)


def write(found: dict[Key, Measured]) -> None:
    """One table per line, in a fixed order."""
    lines = [msgspec.json.encode(rounded(found[key])) for key in sorted(found)]
    FILE.write_bytes(b"[\n" + b",\n".join(lines) + b"\n]\n")


def rounded(one: Measured) -> Measured:
    """The same with sums of this many digits, and names in order."""

    def short(gains: dict[str, Gain], order: list[str]) -> dict[str, Gain]:
        return {name: Gain(*(round(number, DIGITS) for number in astuple(gains[name]))) for name in order}

    return replace(
        one,
        cards=short(one.cards, sorted(one.cards)),
        yields=short(one.yields, sorted(one.yields, key=int)),
        pair_wins=dict(sorted(one.pair_wins.items())),
    )


if __name__ == "__main__":
    main()
