"""Writes down what cards, seats, monsters and yielding are worth.

    python -m tools.lab.worth_by_results src/daikaiju/champion/networks/king.npz --on cuda --save build/worth-king.json
    python -m tools.lab.worth_by_results src/daikaiju/champion/networks/duel.npz --on cuda --save build/worth-duel.json
    python -m tools.lab.worth build/worth-king.json build/worth-duel.json --quick-games 100000

The last writes src/daikaiju/worth/worth.json, docs/worth.md and its plots: what files of `worth_by_results` say about
cards, yielding and the champion's own wins, and games of `quick` beside it, of which only those are played that the
file lacks. Without files it keeps what it has.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec.structs import astuple, replace
from tools.lab.worth_page import write_page
from tools.lab.worth_win_shares import pair_shares, seat_shares

from daikaiju.worth.stored import FILE, Gain, Measured

DIGITS = 5

Key = tuple[str, str, int]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("results", nargs="*", type=Path)
    parser.add_argument("--quick-games", type=int, default=100_000, help="at each kind of table and of each pair")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    found = merged(read(FILE), [one for file in asked.results for one in read(file)])
    write(found)
    simulate(found, asked.quick_games, asked.seed)
    write_page()


def read(file: Path) -> list[Measured]:
    return msgspec.json.decode(file.read_bytes(), type=list[Measured])


def key_of(one: Measured) -> Key:
    return (one.game, one.edition, one.players)


def merged(known: list[Measured], results: list[Measured]) -> dict[Key, Measured]:
    """What is known, with new results in place of old ones; games of `quick` stay."""
    found = {key_of(one): one for one in known}
    for one in results:
        old = found.get(key_of(one), one)
        found[key_of(one)] = replace(one, quick_games=old.quick_games, seats=old.seats, pairs=old.pairs)
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
