"""How much one address and one page may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from daikaiju.server.refusals import Refused

MOST_MESSAGE = 16 * 1024
MOST_BODY = 64 * 1024
MOST_FILE = 2 * 1024 * 1024
MOST_ADDRESSES = 10_000


class Bucket:
    """Fills with so many tokens a second up to a brim; each thing done takes one."""

    __slots__ = ("at", "brim", "per_second", "tokens")

    def __init__(self, per_second: float, brim: float, now: float) -> None:
        self.per_second, self.brim = per_second, brim
        self.tokens, self.at = brim, now

    def take(self, now: float) -> bool:
        self.tokens = min(self.brim, self.tokens + (now - self.at) * self.per_second)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each address; those not seen for longest are forgotten."""

    def __init__(self, per_second: float, brim: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second, self.brim, self.clock = per_second, brim, clock
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        now = self.clock()
        bucket = self._of.pop(address, None) or Bucket(self.per_second, self.brim, now)
        self._of[address] = bucket
        if len(self._of) > MOST_ADDRESSES:
            self._of.popitem(last=False)
        return bucket.take(now)


class Limits:
    """All limits of a server; none are kept when they are switched off."""

    connections_each = 60
    per_socket = (15.0, 60.0)

    def __init__(self, on: bool) -> None:
        self.on = on
        self.requests = Buckets(20, 200)
        self.messages = Buckets(100, 400)
        self.tables = Buckets(60 / 3600, 60)
        self.files = Buckets(0.5, 15)
        self.connections: Counter[str] = Counter()

    def check_request(self, address: str) -> None:
        if self.on and not self.requests.take(address):
            raise Refused("too_fast")

    def check_table(self, address: str) -> None:
        if self.on and not self.tables.take(address):
            raise Refused("too_many_tables")

    def check_file(self, address: str) -> None:
        if self.on and not self.files.take(address):
            raise Refused("too_fast")

    def socket_bucket(self) -> Bucket:
        return Bucket(*self.per_socket, time.monotonic())

    def may_say(self, bucket: Bucket, address: str) -> bool:
        """Whether a page may say one more thing."""
        return not self.on or (bucket.take(time.monotonic()) and self.messages.take(address))

    def may_connect(self, address: str) -> bool:
        return not self.on or self.connections[address] < self.connections_each

    def connected(self, address: str) -> None:
        self.connections[address] += 1

    def disconnected(self, address: str) -> None:
        self.connections[address] -= 1
        if self.connections[address] <= 0:
            del self.connections[address]
