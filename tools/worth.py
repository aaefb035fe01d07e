"""Measure what cards, seats and yielding are worth, and write it down.

    python tools/worth.py --games 100 --quick-games 50000

writes src/daikaiju/worth/worth.json and docs/worth.md. A table that is already in the file with at least so many games,
of the same network, is not measured again, so an interrupted run can be continued; `--only-page` writes the page alone.
"""

from __future__ import annotations

import argparse

import msgspec

from daikaiju.champion.player import network_to_play
from daikaiju.games import GAMES
from daikaiju.worth.measuring import measure
from daikaiju.worth.page import PAGE, page
from daikaiju.worth.stored import FILE, Measured


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="games of the champion at each kind of table")
    parser.add_argument("--quick-games", type=int, default=50_000, help="games of quick at each kind of table")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only-page", action="store_true")
    asked = parser.parse_args()
    found = msgspec.json.decode(FILE.read_bytes(), type=list[Measured]) if FILE.exists() else []
    for game, info in GAMES.items():
        network = f"{network_to_play(game, None)[1]:012x}"
        for edition in info.editions:
            for players in range(info.fewest_players, info.most_players + 1):
                known = next((one for one in found if key(one) == (game, edition, players)), None)
                if asked.only_page or (known and known.network == network and known.games >= asked.games):
                    continue
                one = measure(game, edition, players, asked.games, asked.quick_games, asked.seed)
                found = [other for other in found if key(other) != key(one)] + [one]
                FILE.write_bytes(written(found))
                print(f"{game} {edition}, {players} monsters: {len(one.cards)} cards", flush=True)
    PAGE.write_text(page(), encoding="utf-8")


def key(one: Measured) -> tuple[str, str, int]:
    return one.game, one.edition, one.players


def written(found: list[Measured]) -> bytes:
    """One table per line, in a fixed order."""
    lines = [msgspec.json.encode(one) for one in sorted(found, key=key)]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


if __name__ == "__main__":
    main()
