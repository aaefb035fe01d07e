"""Writes what a browser stores into tests/offline/stored: every later version must be able to go on from it.

    python -m tests.offline.storing NAME

A file is written once, by the version that stored it, and never again.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path

from tests.offline.in_memory import MemoryDatabase, tab_of

FOLDER = Path(__file__).parent / "stored"
OVER = {"game": "duel", "seats": [{"by": "me"}, {"by": "bot:champion"}], "start": True, "name": "Ann"}
RUNNING = {"seats": [{"by": "me"}, {"by": "bot:greedy"}, {"by": "bot:champion"}], "start": True, "name": "Ann"}


def stores_of(name: str) -> dict[str, dict[str, str]]:
    """What a version had stored, by store and key: a game that is over, and one in the middle of a turn."""
    found: dict[str, dict[str, str]] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return found


def tables_of(stores: dict[str, dict[str, str]]) -> dict[str, str]:
    """The tables among them by their status."""
    return {json.loads(text)["status"]: table for table, text in stores["tables"].items()}


async def made() -> dict[str, dict[str, str]]:
    database = MemoryDatabase()
    async with tab_of(database) as tab:
        for new, most in ((OVER, 1000), (RUNNING, 6)):
            table = (await tab.ask("POST", "/tables", new))["id"]
            seat = tab.open(table)
            seat.say(kind="hello", have=-1)
            news = await seat.play(random.Random(1).choice, most=most)
            if news["scene"]["over"]:
                await tab.ask("GET", f"/tables/{table}/replay")
                await tab.ask("GET", f"/tables/{table}/statistics")
    return database.stores


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    with (FOLDER / f"{sys.argv[1]}.json").open("x", encoding="utf-8") as file:
        json.dump(asyncio.run(made()), file, indent=1, sort_keys=True)
        file.write("\n")
