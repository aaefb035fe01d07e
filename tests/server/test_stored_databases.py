"""Databases of earlier versions: their games go on where they were, and everything in them is still there."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from daikaiju.server.db.engine import FILE
from daikaiju.table import loading
from tests.server.browsers import Browser, Served
from tests.server.conftest import new_settings
from tests.server.stores import SQLITE

STORES = (SQLITE,)
FOLDER = Path(__file__).parent / "stored"
VERSIONS = sorted(file.stem for file in FOLDER.glob("*.json"))
STATUS = {"over": "over", "waiting": "waiting"}


def opened(version: str, folder: Path) -> tuple[Served, dict[str, Any]]:
    """A server with the database of a version, and what pages saw of it then."""
    folder.mkdir()
    (folder / FILE).write_bytes(gzip.decompress((FOLDER / f"{version}.sqlite.gz").read_bytes()))
    return Served(new_settings(folder)), json.loads((FOLDER / f"{version}.json").read_text())


async def look(server: Served, seen: dict[str, Any], name: str) -> None:
    """A table is as it was; a running game goes on."""
    table = seen["tables"][name]
    async with Browser(server.place) as ann:
        name_of_cookie, _, value = seen["cookie"].partition("=")
        ann.http.cookies.clear()
        ann.http.cookies.set(name_of_cookie, value)
        async with ann.at(table["id"]) as page:
            shown = await page.hello()
            assert shown["status"] == STATUS.get(name, "running")
            if name == "waiting":
                (line,) = (await page.until("chat"))["lines"]
                assert (line["name"], line["text"]) == ("Ann", "Anyone?")
                return
            await page.until("whole")
            assert page.number == table["number"]
            for part, then in table["scene"].items():
                assert page.scene.get(part, then) == then, part
            if name == "over":
                replay = (await ann.http.get(f"/api/tables/{table['id']}/replay")).json()
                assert replay["told"][-1]["number"] == table["number"]
                return
            assert page.question is not None
            await page.act()
            assert (await page.until("news"))["number"] > table["number"]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_of_an_earlier_version_goes_on(tmp_path: Path, version: str) -> None:
    server, seen = opened(version, tmp_path / "data")
    with server:
        for name in seen["tables"]:
            asyncio.run(look(server, seen, name))


@pytest.mark.parametrize("version", VERSIONS)
def test_a_game_that_took_another_course_is_only_watched(
    tmp_path: Path, version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "agree", lambda one, other: False)
    server, seen = opened(version, tmp_path / "data")

    async def watch() -> None:
        async with Browser(server.place) as ann, ann.at(seen["tables"]["king"]["id"]) as page:
            assert (await page.hello())["status"] == "old_rules"

    with server:
        asyncio.run(watch())
