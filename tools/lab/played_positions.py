"""Positions of bots' games, each played to the end many times: what a chance to win is measured by.

    python -m tools.lab.played_positions build/positions --table duel --by champion --positions 200 --games 100

One position is taken from each game, at the first Roll of one of its first 20 turns. `--by` names who plays on from
there, and `--of` who had played until then, if that was somebody else. Positions are numbered and each has seeds of its
own, so a run that ends early goes on where it stopped, a later one may ask for more positions or more games of each,
and `--first` begins somewhere else, with other games.
"""

from __future__ import annotations

import argparse
import base64
import multiprocessing
import random
import re
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from tools.lab.equals import network_of_equals

from daikaiju.bots import new_bot
from daikaiju.champion.reinforcement.policy_file import is_policy, policy_to_play
from daikaiju.engine import engine_of
from daikaiju.engine.interface import BY_TASTE
from daikaiju.games import GAMES
from daikaiju.insight.judges import result_of
from daikaiju.processes import leave_with_parent
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.table import Table
from daikaiju.thinking.adapters import ADAPTERS

LONGEST = 20
"""From how many turns of a game positions are taken."""

TO_THE_END = 400
EQUALS, TASTE = "equals", "taste:"
"""Who plays, beside the names of bots: champions with the network of equals, or what a network answers by itself."""

TABLES = {
    **{f"king-{players}": ("king", players, "2016") for players in range(2, 7)},
    **{f"king-{players}-2010": ("king", players, "2010") for players in range(2, 7)},
    "duel": ("duel", 2, "2024"),
}
"""By name: the game, how many play, and the edition."""


class PlayedPosition(msgspec.Struct):
    """A position, and everybody's results in games from there on."""

    number: int
    record: str
    """As in `state.pack()`, in base64."""
    games: int = 0
    sums: list[float] = []
    squares: list[float] = []

    def position(self, game: str) -> Table:
        found: Table = GAMES[game].rules.State.unpack(base64.b64decode(self.record))
        return found

    def add(self, other: PlayedPosition) -> None:
        """Add further games from the same position."""
        self.games += other.games
        self.sums, self.squares = (
            [one + more for one, more in zip(mine, others, strict=True)] if mine else others
            for mine, others in ((self.sums, other.sums), (self.squares, other.squares))
        )


class Asked(msgspec.Struct, frozen=True):
    """A position to find or to play on."""

    table: str
    of: str
    by: str
    number: int
    played: PlayedPosition | None
    games: int
    until: float


# --- who plays ----------------------------------------------------------------------------


@cache
def file_of(by: str) -> str | None:
    """The file of a network that answers, if that is who plays."""
    if by.startswith(TASTE):
        return by.removeprefix(TASTE)
    name, _, setting = by.partition(":")
    return setting if name == "champion" and setting and is_policy(setting) else None


def play_on(table: str, by: str, at: Table, source: random.Random, turn: int) -> Table:
    """Play on until the first Roll of a turn, or to the end."""
    game = TABLES[table][0]
    engine, asks = engine_of(game), ADAPTERS[game].candidates
    network = file_of(by)
    if network is None and by != EQUALS:
        return play_on_as_bots(table, by, at, source, turn)
    while not at.over:
        if at.player == CHANCE:
            choice = SPREAD + source.randrange(at.spread)
        elif at.turn >= turn and at.asking == asks.ROLL:
            break
        elif network is None:
            choice = engine.choose(at.pack(), network_of_equals(game))
        else:
            policy = policy_to_play(game, network)
            choice = engine.answer_by_policy(at.pack(), policy, *([BY_TASTE] if by.startswith(TASTE) else []))
        at = at.unpack(engine.answer(at.pack(), choice))
    return at


def play_on_as_bots(table: str, by: str, at: Any, source: random.Random, turn: int) -> Table:
    """The same with bots that see a game object."""
    game, players, edition = TABLES[table]
    asks = ADAPTERS[game].candidates
    names = GAMES[game].rules.names.MONSTERS[edition]
    seats = [names[at.monster[seat]] for seat in range(players)] if GAMES[game].monsters_differ else names[:players]
    playing = GAMES[game].at(at.pack(), seats, {"edition": edition})
    playing.keep_no_past()
    bots = [new_bot(by, source.getrandbits(60)) for _ in range(players)]
    while not playing.over:
        state = playing.state
        if state.player == CHANCE:
            playing.roll(source)
        elif state.turn >= turn and state.asking == asks.ROLL:
            break
        else:
            playing.apply(bots[state.player].answer(playing))
        playing.take_log()
    found: Table = playing.state
    return found


def play_out(table: str, by: str, at: Table, seed: int) -> list[float]:
    """Everybody's share of a game from a position on."""
    return result_of(play_on(table, by, at, random.Random(seed), TO_THE_END))


# --- positions ----------------------------------------------------------------------------


def new_position(table: str, of: str, number: int) -> Table:
    """The position with a number: of the first of its games that does not end too soon."""
    game, players, edition = TABLES[table]
    source = random.Random(f"{table} {of} {number}")
    orders = GAMES[game].monster_orders(players, edition)
    while True:
        monsters = {"monsters": source.choice(orders)} if GAMES[game].monsters_differ else {}
        at: Table = GAMES[game].new_state(players, edition=edition, seed=source.getrandbits(60), **monsters)
        at = at.unpack(engine_of(game).set_up(at.pack()))
        at = play_on(table, of, at, source, 1)
        at = play_on(table, of, at, source, at.turn + source.randrange(LONGEST))
        if not at.over:
            return at


def look_at(asked: Asked) -> PlayedPosition | None:
    """Find a position, unless it is known, and play it to the end as often as is missing; None if time is over."""
    if time.time() > asked.until:
        return None
    game = TABLES[asked.table][0]
    if asked.played is None:
        at, done = new_position(asked.table, asked.of, asked.number), 0
    else:
        at, done = asked.played.position(game), asked.played.games
    record = base64.b64encode(at.pack()).decode()
    found = PlayedPosition(asked.number, record, 0, [0.0] * at.players, [0.0] * at.players)
    for one in range(done, asked.games):
        seed = random.Random(f"{asked.table} {asked.by} {asked.number} {one}").getrandbits(60)
        shares = play_out(asked.table, asked.by, at, seed)
        found.add(PlayedPosition(asked.number, record, 1, shares, [share**2 for share in shares]))
    return found


# --- files --------------------------------------------------------------------------------


def file_for(folder: Path, table: str, of: str, by: str) -> Path:
    """Where the positions of a table are kept, by who had played and who plays on."""
    name = f"{table} of {of} by {by}" if of != by else f"{table} by {by}"
    return folder / (re.sub(r"[^\w-]+", "-", name) + ".jsonl")


def read_positions(file: Path) -> dict[int, PlayedPosition]:
    """The positions of a file by number."""
    found: dict[int, PlayedPosition] = {}
    if file.exists():
        for line in file.read_bytes().splitlines():
            one = msgspec.json.decode(line, type=PlayedPosition)
            if one.number in found:
                found[one.number].add(one)
            else:
                found[one.number] = one
    return found


def missing(asked: argparse.Namespace, known: dict[int, PlayedPosition], table: str, until: float) -> Iterator[Asked]:
    """What is still to do at a table."""
    for number in range(asked.first, asked.first + asked.positions):
        one = known.get(number)
        if one is None or one.games < asked.games:
            yield Asked(table, asked.of or asked.by, asked.by, number, one, asked.games, until)


def main() -> None:
    parser = argparse.ArgumentParser("python -m tools.lab.played_positions", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--table", nargs="+", choices=list(TABLES), default=["duel"])
    parser.add_argument("--by", default=EQUALS, help="equals, taste:FILE, or any bot: greedy, champion:FILE")
    parser.add_argument("--of", help="whose games the positions are of, if others play on")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first position")
    parser.add_argument("--games", type=int, default=100, help="games from each position")
    parser.add_argument("--seconds", type=float, default=1e9, help="for each table: begin nothing after so long")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with multiprocessing.get_context("spawn").Pool(asked.processes, leave_with_parent) as pool:
        for table in asked.table:
            file = file_for(asked.folder, table, asked.of or asked.by, asked.by)
            left = list(missing(asked, read_positions(file), table, time.time() + asked.seconds))
            with file.open("ab") as lines:
                for found in pool.imap_unordered(look_at, left):
                    if found is not None and found.games:
                        lines.write(msgspec.json.encode(found) + b"\n")
                        lines.flush()
            done = read_positions(file).values()
            print(f"{file.name}: {len(done)} positions, {sum(one.games for one in done)} games", flush=True)


if __name__ == "__main__":
    main()
