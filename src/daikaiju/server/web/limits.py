"""How much one address and one page may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from daikaiju.server.refusals import Refused

MOST_MESSAGE = 16 * 1024
MOST_BODY = 64 * 1024
MOST_FILE = 512 * 1024
MOST_ADDRESSES = 10_000


class Bucket:
    """Fills with so many tokens a second up to a brim; each thing done takes one or more."""

    __slots__ = ("at", "brim", "per_second", "tokens")

    def __init__(self, per_second: float, brim: float, now: float) -> None:
        self.per_second, self.brim = per_second, brim
        self.tokens, self.at = brim, now

    def take(self, now: float, tokens: int = 1) -> bool:
        self.tokens = min(self.brim, self.tokens + (now - self.at) * self.per_second)
        self.at = now
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True


class Buckets:
    """A bucket for each address; those not seen for longest are forgotten."""

    def __init__(self, per_second: float, brim: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second, self.brim, self.clock = per_second, brim, clock
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, tokens: int = 1) -> bool:
        now = self.clock()
        bucket = self._of.pop(address, None) or Bucket(self.per_second, self.brim, now)
        self._of[address] = bucket
        if len(self._of) > MOST_ADDRESSES:
            self._of.popitem(last=False)
        return bucket.take(now, tokens)


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

    def allowance(self, address: str) -> Allowance:
        """What a new page at an address may say."""
        return Allowance(self, address)

    def may_connect(self, address: str) -> bool:
        """Whether one more page may be opened; opening one counts as a request."""
        return not self.on or (self.connections[address] < self.connections_each and self.requests.take(address))

    def connected(self, address: str) -> None:
        self.connections[address] += 1

    def disconnected(self, address: str) -> None:
        self.connections[address] -= 1
        if self.connections[address] <= 0:
            del self.connections[address]


class Allowance:
    """How much one page may still say; what its address says counts too, however many pages it has open."""

    __slots__ = ("_address", "_bucket", "_limits", "warnings")

    def __init__(self, limits: Limits, address: str) -> None:
        self._limits = limits
        self._address = address
        self._bucket = Bucket(*limits.per_socket, time.monotonic())
        self.warnings = 0
        """How often it was told that it is too fast."""

    def spend(self, tokens: int = 1) -> None:
        """Use up a part of it, if there is enough left."""
        if not self._limits.on or not tokens:
            return
        if not (self._bucket.take(time.monotonic(), tokens) and self._limits.messages.take(self._address, tokens)):
            self.warnings += 1
            raise Refused("too_fast")
