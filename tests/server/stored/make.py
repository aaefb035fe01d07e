"""Makes a stored database of this version, which every later version must open: `python -m tests.server.stored.make`.

It holds running games of both editions and of the Duel, a lesson, a table that waits, one that is over, and a chat. Run
it when a version is released; it never replaces a database that is there.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.browsers import Browser, Page, Served
from tests.server.conftest import new_settings
from tests.server.stores import SQLITE, stores

FOLDER = Path(__file__).parent
RUNNING: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "king": (("me", "me", "bot:greedy"), {"game": "king"}),
    "king of 2010": (("me", "me", "me"), {"game": "king", "options": {"edition": "2010"}}),
    "duel": (("me", "bot:greedy"), {"game": "duel"}),
    "game clock": (("me", "me"), {"game": "king", "clock": {"kind": "game", "seconds": 86400}}),
}


async def play(page: Page, answers: int, dice: random.Random) -> None:
    """Answer this many questions at random, or until the game is over."""
    await page.hello()
    for _ in range(answers):
        while not page.actions and not page.scene.get("over"):
            await page.next()
        if page.scene["over"]:
            return
        await page.act(dice.choice(page.actions))
        await page.until("news")


async def fill(place: str) -> dict[str, object]:
    """Play; returns what a page sees of each table, and the cookie of whoever sits there."""
    dice = random.Random(20261117)
    seen: dict[str, object] = {}
    async with Browser(place) as ann:
        await ann.http.put("/api/me", json={"name": "Ann"})
        tables = {name: await ann.new_table(*seats, **body) for name, (seats, body) in RUNNING.items()}
        tables["lesson"] = (await ann.http.post("/api/lessons/king")).json()["id"]
        tables["over"] = await ann.new_table("me", "bot:random", game="duel")
        tables["waiting"] = await ann.new_table("me", "open", "bot:greedy")
        for name, table in tables.items():
            async with ann.at(table) as page:
                if name == "waiting":
                    await page.hello()
                    await page.send(kind="say", text="Anyone?", key="first")
                    await page.until("ack")
                else:
                    await play(page, 5000 if name == "over" else 9, dice)
                    if name != "over":
                        await page.my_turn()
                seen[name] = {"id": table, "number": page.number, "scene": page.scene}
        return {"cookie": ann.cookie, "tables": seen}


def main(version: str) -> None:
    kept, expected = FOLDER / f"{version}.sqlite.gz", FOLDER / f"{version}.json"
    if kept.exists():
        sys.exit(f"{kept} is there already: a stored database stays as it is")
    stores.use(SQLITE)
    with tempfile.TemporaryDirectory() as folder:
        with Served(new_settings(Path(folder))) as server:
            seen = asyncio.run(fill(server.place))
        (found,) = [file for file in Path(folder).iterdir() if file.suffix in (".sqlite", ".db", ".sqlite3")]
        with sqlite3.connect(found) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            database.execute("PRAGMA journal_mode=DELETE")
            database.execute("VACUUM")
        kept.write_bytes(gzip.compress(found.read_bytes(), mtime=0))
    expected.write_text(json.dumps(seen, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
