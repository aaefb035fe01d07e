"""Played once inside the browser's Python while the site is built: whatever of Python's library it imports is shipped.

It touches everything that a page can ask for, so that nothing is missing later.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import pkgutil
from collections.abc import Sequence
from typing import Any

import daikaiju
from daikaiju.site.database import Write
from daikaiju.site.site import Site
from daikaiju.site.thinking import work

OK = 200

ALSO = ("traceback", "linecache", "tokenize", "textwrap", "difflib", "encodings.latin_1", "encodings.ascii")
"""What Python needs to say what went wrong."""


class Dictionary:
    """A store in memory."""

    def __init__(self) -> None:
        self.stores: dict[str, dict[str, str]] = {}

    async def read(self, store: str, key: str) -> str | None:
        return self.stores.get(store, {}).get(key)

    async def within(self, store: str, first: str, last: str) -> list[tuple[str, str]]:
        return sorted(row for row in self.stores.get(store, {}).items() if first <= row[0] <= last)

    async def write(self, changes: Sequence[Write]) -> None:
        for store, key, value, _ in changes:
            self.stores.setdefault(store, {})[key] = value


class NoLocks:
    async def take(self, table: str) -> bool:
        return True

    def give_back(self, table: str) -> None: ...


class Audience:
    """Remembers what it is told."""

    def __init__(self) -> None:
        self.replies: dict[int, list[str]] = {}
        self.statuses: dict[int, int] = {}
        self.over: dict[int, asyncio.Event] = {}
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def reply(self, request: int, status: int, kind: str) -> None:
        self.statuses[request] = status
        self.replies[request] = []

    def more(self, request: int, text: str) -> None:
        self.replies[request].append(text)

    def end(self, request: int) -> None:
        self.over[request].set()

    def tell(self, line: int, text: str) -> None:
        self.told.put_nowait(json.loads(text))

    def close(self, line: int, code: int) -> None:
        raise AssertionError(f"the line was closed: {code}")


async def think(name: str, needed: str) -> str:
    return work(name, needed)


async def rehearse() -> None:
    """Play a short game of each kind, and ask for everything else."""
    for module in pkgutil.walk_packages(daikaiju.__path__, "daikaiju."):
        importlib.import_module(module.name)
    for name in ALSO:
        importlib.import_module(name)
    audience = Audience()
    site = Site(audience, Dictionary(), NoLocks(), think)
    await site.start()
    site.host.pace = 0.0
    number = 0

    async def ask(method: str, path: str, body: object = "") -> str:
        nonlocal number
        number += 1
        mine = number
        audience.over[mine] = asyncio.Event()
        site.request(mine, method, path, body if isinstance(body, str) else json.dumps(body))
        await audience.over[mine].wait()
        said = "".join(audience.replies[mine])
        assert audience.statuses[mine] == OK, (method, path, said)
        return said

    for path in ("/me", "/catalogue", "/handbook/king", "/handbook/duel", "/puzzles", "/me/tables", "/site/store"):
        await ask("GET", path)
    puzzles = json.loads(await ask("GET", "/puzzles"))
    puzzle = json.loads(await ask("GET", f"/puzzles/{puzzles['today']}"))
    await ask("POST", "/analysis", {"text": puzzle["text"]})
    await ask("POST", "/hint", puzzle["text"])
    await ask("GET", "/worth/king/energize?edition=2016")
    for game, others in (("king", ["champion", "greedy"]), ("duel", ["champion"])):
        seats = [{"by": "me"}, *({"by": f"bot:{bot}"} for bot in others)]
        new = {"game": game, "seats": seats, "start": True, "name": "Ann"}
        table = json.loads(await ask("POST", "/tables", new))["id"]
        number += 1
        site.open(number, table)
        await play(site, audience, number)
        site.leave(number)
        for path in ("replay", "game.yaml", "statistics"):
            file = await ask("GET", f"/tables/{table}/{path}")
            if path == "game.yaml":
                await ask("POST", "/replay", file)
                await ask("POST", "/verify", file)
        await ask("POST", f"/tables/{table}/review")
    await ask("GET", "/me/statistics")
    await ask("POST", "/site/backup", await ask("GET", "/site/backup"))
    lesson = json.loads(await ask("POST", "/lessons/king"))["id"]
    assert lesson


async def play(site: Site, audience: Audience, line: int) -> None:
    """Play a game to its end, always giving the first answer, with the coach and the chances on."""
    site.hear(line, '{"kind":"hello"}')
    site.hear(line, '{"kind":"coach","on":true}')
    for turn in range(2000):
        news = await asyncio.wait_for(audience.told.get(), 60)
        if news["kind"] not in ("news", "whole"):
            continue
        if news["scene"]["over"]:
            return
        question = news["question"]
        if question is None or "answers" not in question:
            continue
        if turn < 40 and question.get("reroll"):
            for message in ({"kind": "preview", "chances": True}, {"kind": "hint"}):
                site.hear(line, json.dumps({**message, "at": news["number"]}))
        act = {"kind": "act", "seat": question["seat"], "at": news["number"], "key": f"{line}-{turn}"}
        actions = [answer["action"] for answer in question["answers"]] or [question["reroll"]["first"]]
        site.hear(line, json.dumps({**act, "action": actions[0]}))
    raise AssertionError("the game does not end")
