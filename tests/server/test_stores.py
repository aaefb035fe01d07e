"""Stores and the connections they take: one at a time, so that however few there are, nobody waits for ever."""

from __future__ import annotations

import asyncio
import functools
import importlib
import inspect
import zlib
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, Executable, Float, Integer, LargeBinary, Table, Text, delete, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine

from daikaiju import server
from daikaiju.server import schema
from daikaiju.server.accounts.store import Session, StoredPasskey
from daikaiju.server.app.account_deletion import AccountDeletion
from daikaiju.server.db import engine as engines
from daikaiju.server.db.engine import open_database, read_address, sqlite_in
from daikaiju.server.db.queries import Querying, SecondConnection
from daikaiju.server.db.upsert import Values, replace
from daikaiju.server.db.writer import Writer
from daikaiju.server.matchmaking.groups import Group
from daikaiju.server.matchmaking.store import SeekerStore, Wish
from daikaiju.server.matchmaking.wishes import Seeker
from daikaiju.table.refusals import Refused
from tests.server.stores import stores

NOW = 1_000_000
READ: dict[str, object] = {
    "news": zlib.compress(b'{"from":0,"number":1,"events":[],"scene":{}}'),
    "options": "{}",
    "secret": "00" * 32,
    **dict.fromkeys(("exchange", "rated", "assignment", "forfeits", "origin", "lesson")),
}
"""What a table is made of."""
JSON = {"players": "[1]", "outcomes": "[]", "assignment": None}
"""Columns whose texts are read by the store itself."""


def value_of(column: Column[Any]) -> object:
    """A value for a column; all texts are equal, so that rows refer to each other."""
    if column.table.name in ("tables", "entries") and column.name in READ:
        return READ[column.name]
    if isinstance(column.type, Text) and column.name in JSON:
        return JSON[column.name]
    match column.type:
        case Boolean():
            return False
        case Integer() | Float():
            return 1
        case LargeBinary():
            return zlib.compress(b"{}")
    return "x"


TABLES = schema.metadata.tables


def row_of(table: Table, *without: str) -> Values:
    return {column.name: value_of(column) for column in table.c if column.name not in without}


def decide(seekers: list[Seeker], blocks: set[frozenset[str]], now: int) -> dict[str, Group]:
    return {"x": Group(tuple(seekers), 60)} if seekers else {}


def changes(number: int) -> Sequence[Executable]:
    return [delete(TABLES["report_lines"]).where(TABLES["report_lines"].c.report == number)]


BY_KIND: dict[str, object] = {
    "str": "x",
    "str | None": "x",
    "int": 1,
    "int | None": 1,
    "bool": True,
    "bytes": zlib.compress(b"{}"),
    "How": "block",
    "Sequence[str]": ["x"],
    "Collection[str]": ["x"],
    "Collection[int]": [1],
    "Decide": decide,
    "StoredPasskey": StoredPasskey("x", "x", "x", "x", b"x", 1, 1, 1),
    "Session": Session("x", "x", 1, 1),
    "Wish": {name: value_of(TABLES["seekers"].c[name]) for name in Wish.__annotations__},
    "Callable[[int], Sequence[Executable]]": changes,
    "Change": (delete(TABLES["competition_tables"]), [{}]),
}
BY_NAME: dict[str, object] = {
    "account": row_of(TABLES["accounts"]),
    "report": row_of(TABLES["reports"], "number"),
    "lines": [row_of(TABLES["report_lines"], "report")],
    "act": row_of(TABLES["acts"], "number"),
    "row": row_of(TABLES["competitions"]),
    "values": {"status": "x"},
    "rows": [row_of(TABLES["results"])],
}
"""What the methods of stores are called with, by the annotation of a parameter, and rows by its name."""


def store_classes() -> list[type[Querying]]:
    for room in Path(server.__path__[0]).glob("*/store.py"):
        importlib.import_module(f"{server.__name__}.{room.parent.name}.store")
    rooms = [one for one in Querying.__subclasses__() if one.__module__.startswith(server.__name__)]
    assert AccountDeletion in rooms
    return rooms


def calls(store: Querying) -> Iterator[tuple[str, Callable[[], Awaitable[object]]]]:
    """Every public method of a store, ready to be called."""
    for name, method in inspect.getmembers(store, inspect.iscoroutinefunction):
        if name.startswith("_"):
            continue
        places, named = [], {}
        for parameter in inspect.signature(method).parameters.values():
            kind = parameter.annotation
            given = BY_NAME[parameter.name] if "Values" in kind else BY_KIND[kind]
            if parameter.kind is parameter.KEYWORD_ONLY:
                named[parameter.name] = given
            else:
                places.append(given)
        yield name, functools.partial(method, *places, **named)


def one_of(kind: type[Querying], engine: AsyncEngine) -> Querying:
    return SeekerStore(engine, lambda: NOW) if kind is SeekerStore else kind(engine)


async def open_here(folder: Path) -> AsyncEngine:
    named = stores.address(folder)
    return await open_database(sqlite_in(folder) if named is None else read_address(named))


async def fill(engine: AsyncEngine) -> None:
    """Put a row into every table where there is none, so that whatever is looked for is found."""
    async with engine.begin() as connection:
        for table in schema.metadata.sorted_tables:
            await connection.execute(replace(engine.dialect.name, table, row_of(table), unless_there=True))


def test_every_store_needs_one_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "READERS", 1)

    async def call_all() -> int:
        engine = await open_here(tmp_path)
        called = 0
        for kind in store_classes():
            for name, call in calls(one_of(kind, engine)):
                await fill(engine)
                try:
                    await call()
                except IntegrityError:
                    pass
                except Exception as error:
                    # What is stored is in the way of some calls; nothing else may be.
                    if not isinstance(error.__cause__, IntegrityError):
                        pytest.fail(f"{kind.__name__}.{name}: {error.__cause__ or error!r}")
                called += 1
        await engine.dispose()
        return called

    assert asyncio.run(call_all()) > 100


class Nesting(Querying):
    """A store that does what no store may."""

    async def directly(self) -> None:
        async with self._changing():
            await self._all(select(1))

    async def through_another(self, other: Querying) -> None:
        async with self._reading():
            await other._all(select(1))

    async def in_a_task(self) -> None:
        async with self._changing():
            await asyncio.gather(self._all(select(1)))

    async def writing(self, writer: Writer) -> None:
        async with self._changing():
            await writer.write([])


def test_a_second_connection_is_an_error_even_if_there_are_more(tmp_path: Path) -> None:
    async def run() -> None:
        engine = await open_here(tmp_path)
        store, writer = Nesting(engine), Writer(engine)
        await writer.open()
        for nested in (
            store.directly(),
            store.through_another(Nesting(engine)),
            store.in_a_task(),
            store.writing(writer),
        ):
            with pytest.raises(SecondConnection):
                await nested
        assert await store._all(select(1)), "afterwards it reads as before"
        await writer.close()
        await engine.dispose()

    asyncio.run(run())


def test_whoever_gets_no_connection_is_told_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert engines.LONGEST_WAIT <= 5
    monkeypatch.setattr(engines, "READERS", 1)
    monkeypatch.setattr(engines, "LONGEST_WAIT", 0.1)

    async def run() -> None:
        engine = await open_here(tmp_path)
        store = Querying(engine)
        async with engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
            for asking, code in ((store._all(select(1)), "not_read"), (store._change(select(1)), "not_stored")):
                with pytest.raises(Refused, match=code) as told:
                    await asking
                assert isinstance(told.value.__cause__, NoConnection)
        await engine.dispose()

    asyncio.run(run())
