"""What is stored of a table, compared with what people were told and with a replay by the rules."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, text

from daikaiju.fairness.exchange import stored_exchange
from daikaiju.game import Game
from daikaiju.games import game_info
from daikaiju.rules.agenda import is_legal
from daikaiju.scene import Reporter
from daikaiju.table.entries import CHANCE, UNDO, from_stored
from tests.server.ledger import Acknowledged, Ledger, digest
from tests.server.stores import stores

Row = dict[str, Any]


def audit(folder: Path, ledgers: Iterable[Ledger]) -> int:
    """Check the tables of these ledgers as a dead server left them; returns how many entries they have."""
    with stores.as_left(folder) as database:
        return sum(audit_table(database, ledger) for ledger in ledgers)


def rows_of(database: Connection, name: str, table: str, order: str) -> list[Row]:
    of = "id" if name == "tables" else "table_id"
    query = text(f"SELECT * FROM {name} WHERE {of} = :table ORDER BY {order}")
    return [dict(row) for row in database.execute(query, {"table": table}).mappings()]


def audit_table(database: Connection, ledger: Ledger) -> int:
    found = rows_of(database, "tables", ledger.table, "id")
    assert found, f"table {ledger.table} is lost"
    table = found[0]
    entries = rows_of(database, "entries", ledger.table, "number")
    assert [entry["number"] for entry in entries] == list(range(len(entries))), "the numbers have a gap"
    check_keys(database, ledger, entries)
    check_lines(database, ledger)
    check_told(ledger, entries)
    if entries:
        game = Replaying(table, seats_of(database, ledger.table), ledger).play(entries)
        assert game.over == (table["status"] == "over")
    return len(entries)


def seats_of(database: Connection, table: str) -> list[Row]:
    return rows_of(database, "seats", table, "seat")


def check_keys(database: Connection, ledger: Ledger, entries: list[Row]) -> None:
    """What was acknowledged is stored under its number, and nothing anyone sent is stored twice."""
    keyed = [(entry["key"], entry["number"]) for entry in entries if entry["key"] is not None]
    numbers = dict(keyed)
    assert len(numbers) == len(keyed), "an answer was stored twice"
    assert numbers.keys() <= ledger.sent, f"nobody sent {numbers.keys() - ledger.sent}"
    for key, known in ledger.acknowledged.items():
        assert numbers.get(key) == known.number, f"{key} was acknowledged as {known} but is {numbers.get(key)}"
    played_by_bots = {seat["seat"] for seat in seats_of(database, ledger.table) if seat["by"] == "bot"}
    without_key = {entry["seat"] for entry in entries if entry["key"] is None}
    assert without_key <= played_by_bots | {CHANCE}, "somebody else played a person's seat"


def check_lines(database: Connection, ledger: Ledger) -> None:
    rows = rows_of(database, "lines", ledger.table, "number")
    assert [row["number"] for row in rows] == list(range(len(rows))), "a line of chat is missing"
    of_players = [(row["text"], row["number"]) for row in rows if row["seat"] is not None]
    stored = dict(of_players)
    assert len(stored) == len(of_players), "a line of chat was stored twice"
    assert ledger.lines.items() <= stored.items(), "an acknowledged line of chat is lost"


def check_told(ledger: Ledger, entries: list[Row]) -> None:
    """Whatever anyone saw was stored first, and matches what is stored."""
    before = -1
    stored: dict[int, str] = {}
    for entry in entries:
        if entry["news"] is None:
            continue
        told = news_of(entry)
        expected = {"from": before, "number": entry["number"]}
        assert {name: told[name] for name in expected} == expected, "the news does not follow on what was told"
        before = entry["number"]
        stored[before] = digest(told["scene"])
    assert before == len(entries) - 1, "entries were stored without their news"
    for number, shown in ledger.scenes.items():
        assert stored.get(number) == shown, f"entry {number} was seen but not stored so"


def news_of(entry: Row) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(zlib.decompress(entry["news"]))
    return told


class Replaying:
    """Plays the entries of a table by the rules alone, checking each."""

    def __init__(self, table: Row, seats: list[Row], ledger: Ledger) -> None:
        monsters = [seat["monster"] for seat in seats]
        self.game: Game = game_info(table["game"]).new(monsters, **json.loads(table["options"]))
        self.game.keep_no_past()
        self.proof = stored_exchange(table["id"], table["secret"], json.loads(table["exchange"])).proof()
        self.actions: dict[int, Acknowledged] = {known.number: known for known in ledger.acknowledged.values()}
        self.drawn = 0
        self.before: list[tuple[int, bytes, Reporter]] = []
        self.reporter = Reporter(self.game)

    def play(self, entries: list[Row]) -> Game:
        for entry in entries:
            self.step(entry["number"], entry["seat"], entry["choice"])
            if entry["news"] is not None:
                shown = msgspec.to_builtins(self.reporter.scene(self.game))
                assert digest(shown) == digest(news_of(entry)["scene"]), f"entry {entry['number']}"
        return self.game

    def step(self, number: int, seat: int, choice: int) -> None:
        game = self.game
        if seat == CHANCE:
            assert choice == self.proof.outcome(self.drawn, game.chance_count), "the dice were changed"
            self.drawn += 1
            self.before.clear()
            game.answer(from_stored(CHANCE, choice))
        elif seat == UNDO:
            undone, record, self.reporter = self.before.pop()
            assert undone == choice
            self.game = type(game).at(record, game.seats, game.options)
        else:
            assert game.player == game.seats[seat], "somebody played out of turn"
            choice = from_stored(seat, choice)
            assert is_legal(game.state, choice)
            known = self.actions.get(number)
            if known is not None:
                decision = game.vocabulary.decision(game.state)
                assert (known.seat, game.actions.choice(decision, known.action or 0)) == (seat, choice)
            self.before.append((number, game.state.pack(), self.reporter.copy()))
            game.answer(choice)
        self.reporter.tell(game.take_log())
