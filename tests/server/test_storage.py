"""The database: what it looks like, and that one bad job harms no other."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, Connection, func, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from typer.testing import CliRunner

import daikaiju.server
from daikaiju.cli import app
from daikaiju.server.accounts.schema import accounts, people
from daikaiju.server.accounts.store import AccountStore
from daikaiju.server.db.engine import open_database, read_address, sqlite_in
from daikaiju.server.db.migrations import new_config
from daikaiju.server.db.name_forms import forms
from daikaiju.server.db.schema import server_state
from daikaiju.server.db.upsert import Values
from daikaiju.server.db.writer import Writer
from daikaiju.server.schema import metadata
from daikaiju.server.tables import mapping
from daikaiju.server.tables.schema import entries, tables
from daikaiju.server.tables.store import Store
from daikaiju.table.assignment import Assignment
from daikaiju.table.refusals import STATUS
from daikaiju.table.table import Table
from daikaiju.words import LANGUAGES, Words
from tests.server.stores import stores

remember = insert(server_state)


def address_of(folder: Path) -> URL:
    named = stores.address(folder)
    return sqlite_in(folder) if named is None else read_address(named)


def a_table(identity: str) -> Values:
    return mapping.row(Table(identity, "king", {}, [], creator="somebody", secret=bytes(32)))


def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def run() -> list[Any]:
        engine = await open_database(address_of(tmp_path))
        await engine.dispose()
        engine = await open_database(address_of(tmp_path))
        async with engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(run()) == []


async def from_before(folder: Path, step: str, *statements: str) -> AsyncEngine:
    """A database that was filled when it had only come to a step, and is up to date now."""

    def upgrade(connection: Connection) -> None:
        config = new_config()
        config.attributes["connection"] = connection
        command.upgrade(config, step)

    address = address_of(folder)
    driver = "sqlite+aiosqlite" if address.drivername == "sqlite" else "postgresql+psycopg"
    engine = create_async_engine(address.set(drivername=driver))
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()
    return await open_database(address)


def test_a_database_from_before_accounts_keeps_its_games(tmp_path: Path) -> None:
    async def run() -> tuple[Any, list[Any]]:
        engine = await from_before(tmp_path, "0005", "INSERT INTO people (id, name) VALUES ('a', 'Ann')")
        async with engine.connect() as connection:
            names = (await connection.execute(select(people.c.name))).scalars().all()
            found = (await connection.execute(select(func.count()).select_from(accounts))).scalar()
        await engine.dispose()
        return found, list(names)

    assert asyncio.run(run()) == (0, ["Ann"])


def test_who_left_a_game_is_written_down_once(tmp_path: Path) -> None:
    """Ratings and tournaments had a record each of who left."""
    columns = (
        "id, created_at, active_at, status, game, options, creator, locked, listed, starts_itself,"
        " clock_kind, clock_seconds, secret, rules, rated, assignment"
    )
    rated = '[["ann", false], ["bob", true], ["bot:greedy", false]]'
    assignment = '{"competition":"cup","due":1,"players":[7,4],"arrived":[7,4],"absent":[],"left":[7],"void":false}'
    filled = "1, 1, 'over', 'king', '{}', 'ann', false, false, false, 'none', 0, '00', 'old'"

    async def run() -> None:
        engine = await from_before(
            tmp_path,
            "0017",
            f"INSERT INTO tables ({columns}) VALUES ('r', {filled}, '{rated}', NULL)".replace(":", "\\:"),
            f"INSERT INTO tables ({columns}) VALUES ('t', {filled}, NULL, '{assignment}')".replace(":", "\\:"),
            f"INSERT INTO tables ({columns}) VALUES ('n', {filled}, NULL, NULL)",
        )
        store = Store(engine)
        found = [mapping.from_stored(one) for name in "rtn" if (one := await store.table(name)) is not None]
        assert [table.forfeits for table in found] == [{1}, {0}, set()]
        assert [table.rated for table in found] == [["ann", "bob", "bot:greedy"], None, None]
        assert found[1].assignment == Assignment("cup", 1, [7, 4], [7, 4])
        await engine.dispose()

    asyncio.run(run())


def test_accounts_that_look_alike_keep_their_names(tmp_path: Path) -> None:
    async def run() -> None:
        engine = await from_before(
            tmp_path,
            "0015",
            "INSERT INTO people (id, name) VALUES ('a', 'Pam Lee'), ('b', 'Pаm Lee'), ('c', 'Admin')",
            "INSERT INTO accounts (person, name_key, recovery, created_at)"
            " VALUES ('a', 'a', 'a', 1), ('b', 'b', 'b', 2), ('c', 'c', 'c', 3)",
        )
        store = AccountStore(engine)
        assert [row.name for one in "abc" if (row := await store.account(one))] == ["Pam Lee", "Pаm Lee", "Admin"]
        assert await store.persons_like("", forms("Pam Lee")) == {"a"}, "the older one"
        assert await store.persons_like("", forms("admin")) == {"c"}
        await engine.dispose()

    asyncio.run(run())


def test_a_bad_job_fails_alone_and_stores_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        engine = await open_database(address_of(tmp_path))
        writer = Writer(engine)
        await writer.open()
        jobs = [writer.write([(remember, [{"name": str(n), "value": "x"}])]) for n in range(20)]
        half_bad = [(remember, [{"name": "new", "value": "x"}]), (remember, [{"name": "3", "value": "twice"}])]
        results = await asyncio.gather(*jobs, writer.write(half_bad), return_exceptions=True)
        assert results[:-1] == [None] * 20
        assert isinstance(results[-1], IntegrityError)
        await writer.write([(remember, [{"name": "after", "value": "x"}])])
        await writer.close()
        async with engine.connect() as connection:
            assert (await connection.execute(select(func.count()).select_from(server_state))).scalar() == 21
        await engine.dispose()

    asyncio.run(run())


def test_a_number_of_a_table_is_there_once(tmp_path: Path) -> None:
    async def run() -> None:
        engine = await open_database(address_of(tmp_path))
        row = {"table_id": "t", "number": 1, "seat": 0, "choice": 0, "at": 0}
        async with engine.connect() as connection:
            await connection.execute(insert(tables), a_table("t"))
            await connection.execute(insert(entries), [row])
            with pytest.raises(IntegrityError):
                await connection.execute(insert(entries), [row])
        await engine.dispose()

    asyncio.run(run())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_says_why(lang: str) -> None:
    folder = Path(daikaiju.server.__file__).parent
    codes = set(STATUS)
    for source in folder.rglob("*.py"):
        codes |= set(re.findall(r'Refused\("(\w+)"', source.read_text(encoding="utf-8")))
    assert len(codes) > 25
    for code in codes:
        assert Words(lang).has(f"server-refused-{code.replace('_', '-')}"), code


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--port", "99999"), "--port cannot be"),
        (("--port", "many"), "--port cannot be"),
        (("--pace", "soon"), "--pace is"),
        (("--keep-days", "-1"), "--keep-days is"),
        (("--host", "256.0.0.1", "--port", "0"), "--host is"),
    ],
)
def test_a_server_that_cannot_start_says_why(options: tuple[str, ...], sentence: str) -> None:
    result = CliRunner().invoke(app, ["serve", "--no-browser", "--no-page", *options])
    assert result.exit_code == 2
    assert sentence in result.output
    assert len(result.output.strip().splitlines()) == 1
