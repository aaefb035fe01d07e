"""A server with operators: its command line, and people who say and report things at its tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from typer.testing import CliRunner

from daikaiju.cli import app
from tests.server.browsers import Page, Served
from tests.server.stores import stores
from tests.server.test_ignoring import arrive
from tests.server.visitors import Visitor


class Moderated:
    """A server and its command line."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.folder = server.registry.settings.folder

    def run(self, *arguments: str) -> tuple[int, str]:
        address = stores.address(self.folder)
        where = ("--data", str(self.folder)) if address is None else ("--database", address)
        result = CliRunner().invoke(app, ["admin", *arguments, *where])
        return result.exit_code, result.output

    def admin(self, *arguments: str) -> Any:
        code, output = self.run(*arguments, "--json")
        assert code == 0, output
        return json.loads(output)

    def refused(self, *arguments: str) -> str:
        code, output = self.run(*arguments)
        assert (code, len(output.strip().splitlines())) == (2, 1), output
        return output

    def visitor(self, name: str = "") -> Visitor:
        visitor = Visitor(self.server)
        visitor.http.get("/api/me")
        if name:
            visitor.make(name)
        return visitor

    def operator(self, name: str) -> Visitor:
        visitor = self.visitor(name)
        self.admin("grant", name, "--reason", "trusted")
        return visitor


def table_of(host: Visitor, *seated: Visitor) -> str:
    """A table that waits, with people in its seats; the last seat stays open."""
    seats = [{"by": "me"}, *({"by": "open"} for _ in seated), {"by": "open"}]
    table = str(host.http.post("/api/tables", json={"seats": seats, "name": "Host"}).json()["id"])

    async def sit() -> None:
        for number, visitor in enumerate(seated, 1):
            async with visitor.socket().at(table) as page:
                await arrive(page)
                await page.send(kind="sit", seat=number, name="Guest")
                while not page.table["seats"][number]["mine"]:
                    await page.next()

    asyncio.run(sit())
    return table


def at(visitor: Visitor, table: str, do: Callable[[Page], Any]) -> Any:
    """Do something at a table."""

    async def be_there() -> Any:
        async with visitor.socket().at(table) as page:
            await arrive(page)
            return await do(page)

    return asyncio.run(be_there())


def says(visitor: Visitor, table: str, words: str) -> Any:
    """Say something; the number of the line, or the refusal."""

    async def speak(page: Page) -> Any:
        await page.send(kind="say", text=words, key=words)
        while (told := await page.next())["kind"] not in ("ack", "refused"):
            pass
        return told

    return at(visitor, table, speak)


def reports(visitor: Visitor, table: str, **what: Any) -> str:
    """Report something; what the person is told."""

    async def report(page: Page) -> str:
        await page.send(kind="report", **what)
        while (told := await page.next())["kind"] not in ("notice", "refused"):
            pass
        return str(told["text"]["key"])

    return str(at(visitor, table, report))


THANKS = "server-notice-reported"
