"""Files that visitors send: each is read in a separate process, which is killed when it takes too long."""

from __future__ import annotations

import asyncio
import contextlib
import struct
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Literal

import orjson

from daikaiju.server.http.limits import Limits
from daikaiju.server.workers.fair_turns import Turns
from daikaiju.table.refusals import Refused

WORKERS = 2
"""How many files are read at once, each of another address, so that one slow file leaves room for another."""

MOST_WAITING, MOST_OF_ONE = 32, 4
"""How many files may be read or wait in all, and of one address."""

STARTING_SECONDS = 60.0
MOST_SECONDS = 5.0
"""When a worker is killed. It gives up by itself after two seconds of work, which may take longer on a busy machine."""

REPLACING = 1000
"""How many milliseconds of work it takes to replace a worker that was killed."""

SIZE = WORKED = struct.Struct("!I")
READ, REFUSED = b"+", b"-"
How = Literal["replay", "verify", "analyse", "stand", "begin"]


class Uploads:
    """The workers that read files, started when first needed and again when one dies."""

    def __init__(self, limits: Limits, program: str) -> None:
        self._limits = limits
        self._program = program
        """The module that is run to read files."""
        self._idle: list[Process] = []
        self._turns = Turns(WORKERS, most=MOST_WAITING, most_each=MOST_OF_ONE)

    async def read(self, how: How, text: bytes, address: str = "") -> bytes:
        """The content of an address's file as JSON; whatever goes wrong becomes a refusal.

        Cancelling it stops the work.
        """
        self._limits.check_work(address)
        async with self._turns.turn(self._limits.counted(address)):
            return await self._read(how, text, address)

    async def _read(self, how: How, text: bytes, address: str) -> bytes:
        worker = self._idle.pop() if self._idle else await start_worker(self._program)
        began, worked = time.monotonic(), None
        try:
            async with asyncio.timeout(MOST_SECONDS):
                worked, answer = await ask(worker, how, text)
        except TimeoutError:
            await end(worker)
            raise Refused("file_too_slow") from None
        except (OSError, EOFError):
            await end(worker)
            raise Refused("file_unreadable") from None
        except BaseException:
            await end(worker)
            raise
        finally:
            if worked is None:
                worked = REPLACING + int(1000 * (time.monotonic() - began))
            self._limits.worked(address, worked)
        self._idle.append(worker)
        kind, said = answer[:1], answer[1:]
        if kind == REFUSED:
            code, arguments = orjson.loads(said)
            raise Refused(code, **arguments)
        return said

    async def close(self) -> None:
        while self._idle:
            await end(self._idle.pop())


async def start_worker(program: str) -> Process:
    """A new worker, ready to read. In its own session it does not receive the terminal's Ctrl+C."""
    worker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", program,
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


async def ask(worker: Process, how: How, text: bytes) -> tuple[int, bytes]:
    """How many milliseconds of work it took, and the answer."""
    assert worker.stdin is not None
    question = how.encode() + b"\n" + text
    worker.stdin.write(SIZE.pack(len(question)) + question)
    await worker.stdin.drain()
    answer = await receive(worker)
    return WORKED.unpack_from(answer)[0], answer[WORKED.size :]


async def receive(worker: Process) -> bytes:
    assert worker.stdout is not None
    (size,) = SIZE.unpack(await worker.stdout.readexactly(SIZE.size))
    return await worker.stdout.readexactly(size)


async def end(worker: Process) -> None:
    """Kill a worker and wait until it is gone."""
    with contextlib.suppress(ProcessLookupError):
        worker.kill()
    await worker.wait()
