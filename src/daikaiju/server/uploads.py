"""Files that visitors send: each is read in a separate process, which is killed when it takes too long."""

from __future__ import annotations

import asyncio
import contextlib
import struct
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Literal

import orjson

from daikaiju.server.refusals import Refused

WORKERS = 2
"""How many files are read at once, so that one slow file leaves room for another."""

MOST_WAITING = 16
STARTING_SECONDS = 60.0
MOST_SECONDS = 5.0
"""When a worker is killed. It gives up by itself after two seconds of work, which may take longer on a busy machine."""

SIZE = struct.Struct("!I")
READ, REFUSED = b"+", b"-"
How = Literal["replay", "verify", "analyse", "stand", "begin"]


class Uploads:
    """The workers that read files, started when first needed and again when one dies."""

    def __init__(self) -> None:
        self._idle: list[Process] = []
        self._gate = asyncio.Semaphore(WORKERS)
        self._waiting = 0

    async def read(self, how: How, text: bytes) -> bytes:
        """The content of a file as JSON; whatever goes wrong becomes a refusal."""
        if self._waiting >= MOST_WAITING:
            raise Refused("busy")
        self._waiting += 1
        try:
            async with self._gate:
                return await self._read(how, text)
        finally:
            self._waiting -= 1

    async def _read(self, how: How, text: bytes) -> bytes:
        worker = self._idle.pop() if self._idle else await start_worker()
        try:
            async with asyncio.timeout(MOST_SECONDS):
                answer = await ask(worker, how, text)
        except TimeoutError:
            await end(worker)
            raise Refused("file_too_slow") from None
        except (OSError, EOFError):
            await end(worker)
            raise Refused("file_unreadable") from None
        except BaseException:
            await end(worker)
            raise
        self._idle.append(worker)
        kind, said = answer[:1], answer[1:]
        if kind == REFUSED:
            code, arguments = orjson.loads(said)
            raise Refused(code, **arguments)
        return said

    async def close(self) -> None:
        while self._idle:
            await end(self._idle.pop())


async def start_worker() -> Process:
    """A new worker, ready to read. In its own session it does not receive the terminal's Ctrl+C."""
    worker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "daikaiju.server.upload_worker",
        stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True,
    )  # fmt: skip
    try:
        async with asyncio.timeout(STARTING_SECONDS):
            await receive(worker)
    except (TimeoutError, OSError, EOFError):
        await end(worker)
        raise Refused("busy") from None
    except BaseException:
        await end(worker)
        raise
    return worker


async def ask(worker: Process, how: How, text: bytes) -> bytes:
    assert worker.stdin is not None
    question = how.encode() + b"\n" + text
    worker.stdin.write(SIZE.pack(len(question)) + question)
    await worker.stdin.drain()
    return await receive(worker)


async def receive(worker: Process) -> bytes:
    assert worker.stdout is not None
    (size,) = SIZE.unpack(await worker.stdout.readexactly(SIZE.size))
    return await worker.stdout.readexactly(size)


async def end(worker: Process) -> None:
    """Kill a worker and wait until it is gone."""
    with contextlib.suppress(ProcessLookupError):
        worker.kill()
    await worker.wait()
