"""Redis carries messages between processes. It stores nothing; if a message is lost, the links notice."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.extras import need
from daikaiju.server.db.engine import without_password

log = logging.getLogger("daikaiju.server")

CONNECTING = 3.0
LONGEST_SENDING = 3.0
"""Seconds after which a message that Redis did not take counts as lost."""

QUIET = 1.5
"""Seconds without a message after which this process sends itself one, to see whether messages arrive."""

LONGEST_SILENCE = 6.0
"""Seconds without a message, not even its own, after which it connects again."""

RETRY = 0.5
SCHEMES = ("redis", "rediss", "unix")


class RedisUnreachable(Exception):
    """Redis does not answer; says why."""


def read_redis_address(given: str) -> str:
    """The address of Redis as a person wrote it."""
    try:
        parts = urlsplit(given)
        right = parts.scheme in SCHEMES and bool(parts.path if parts.scheme == "unix" else parts.hostname)
        _ = parts.port
    except ValueError:
        right = False
    if not right:
        raise DaikaijuError(Problem("redis-error-address", given=without_password(given)))
    need("redis")
    return given


class Messenger:
    """Publishes to the channels of other processes, in order, and listens to this process's own."""

    def __init__(self, address: str, on_message: Callable[[bytes], None], on_loss: Callable[[], None]) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        # Nothing is sent twice: it would arrive out of order, and the links notice what was lost.
        once = Retry(NoBackoff(), 0)
        self._redis: Any = Redis.from_url(
            address, socket_connect_timeout=CONNECTING, socket_timeout=LONGEST_SENDING, retry=once
        )
        self._listening: Any = Redis.from_url(
            address, socket_connect_timeout=CONNECTING, socket_timeout=None, retry=once
        )
        self._on_message = on_message
        self._on_loss = on_loss
        self._collect: Callable[[], Iterable[tuple[str, bytes]]] = lambda: ()
        self._wake = asyncio.Event()
        self._channel = ""
        self._heard_at = 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self.works = True
        """Whether Redis took the last message."""

    async def check(self) -> None:
        """Raise RedisUnreachable unless Redis answers."""
        from redis.exceptions import RedisError

        try:
            await self._redis.ping()
        except (RedisError, OSError, TimeoutError) as error:
            raise RedisUnreachable(str(error)) from error

    def open(self, channel: str, collect: Callable[[], Iterable[tuple[str, bytes]]]) -> None:
        """Start to listen to a channel, and to publish what `collect` returns whenever something waits."""
        self._channel, self._collect = channel, collect
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._publish())]

    def listen_to(self, channel: str) -> None:
        """Listen to another channel from now on."""
        self._channel = channel
        self._tasks[0].cancel()
        self._tasks[0] = asyncio.create_task(self._listen())

    def wake(self) -> None:
        """Something waits to be published."""
        self._wake.set()

    async def flush(self) -> None:
        """Publish what waits now."""
        await self._publish_all()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
        await self._listening.aclose()

    async def _listen(self) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._listening.pubsub() as subscription:
                    await subscription.subscribe(self._channel)
                    while True:
                        message = await subscription.get_message(timeout=LONGEST_SILENCE)
                        if message is None:
                            raise TimeoutError("not even this process's own messages arrive")
                        self._heard_at = time.monotonic()
                        if message["type"] == "message":
                            self._on_message(message["data"])
            except (RedisError, OSError, TimeoutError) as error:
                log.warning("no messages arrive from Redis; trying again: %s", error)
            await asyncio.sleep(RETRY)

    async def _publish(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            if not await self._publish_all():
                await asyncio.sleep(RETRY)

    async def _publish_all(self) -> bool:
        from redis.exceptions import RedisError

        batch = list(self._collect())
        if time.monotonic() - self._heard_at > QUIET:
            batch.append((self._channel, b""))
        if not batch:
            return True
        try:
            async with self._redis.pipeline(transaction=False) as pipeline:
                for channel, payload in batch:
                    pipeline.publish(channel, payload)
                await pipeline.execute()
        except (RedisError, OSError, TimeoutError) as error:
            if self.works:
                log.warning("Redis accepts no messages; pages reconnect until it does: %s", error)
            self.works = False
            self._on_loss()
            return False
        if not self.works:
            log.warning("Redis accepts messages again")
        self.works = True
        return True
