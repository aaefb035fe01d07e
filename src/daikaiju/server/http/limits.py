"""How much one address and one page may ask for."""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from daikaiju.server.http.addresses import counted_as
from daikaiju.table.refusals import Refused

MOST_MESSAGE = 16 * 1024
MOST_BODY = 64 * 1024
MOST_FILE = 512 * 1024
MOST_HEAD = 16 * 1024
"""How many bytes the first line and the headers of a request may have together."""

MOST_ADDRESSES = 10_000
FREE_LETTERS = 100_000
"""This many characters sent to a page count as one more message: a whole long game takes time to assemble."""

MANY = 6
"""Addresses with fewer open pages are not worth telling the other processes about."""


class Bucket:
    """A bucket that fills with this many tokens a second up to a brim; each action takes one or more."""

    __slots__ = ("at", "brim", "per_second", "tokens")

    def __init__(self, per_second: float, brim: float, now: float) -> None:
        self.per_second, self.brim = per_second, brim
        self.tokens, self.at = brim, now

    def take(self, now: float, tokens: int = 1) -> bool:
        self._fill(now)
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True

    def owe(self, now: float, tokens: int) -> None:
        """Take tokens for something already done, even if there are too few; the debt is limited to a second brim."""
        self._fill(now)
        self.tokens = max(self.tokens - tokens, -self.brim)

    def _fill(self, now: float) -> None:
        self.tokens = min(self.brim, self.tokens + (now - self.at) * self.per_second)
        self.at = now


class Buckets:
    """A bucket for each address; the least recently seen are forgotten."""

    def __init__(self, per_second: float, brim: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second, self.brim, self.clock = per_second, brim, clock
        self._of: OrderedDict[str, Bucket] = OrderedDict()
        self.used: Counter[str] | None = None
        """What each address used since somebody last asked; None if nobody asks."""

    def take(self, address: str, tokens: int = 1) -> bool:
        taken = self._bucket(address).take(self.clock(), tokens)
        if taken and tokens and self.used is not None:
            self.used[counted_as(address)] += tokens
        return taken

    def owe(self, address: str, tokens: int) -> None:
        if self.used is not None:
            self.used[counted_as(address)] += tokens
        self.used_elsewhere(address, tokens)

    def used_elsewhere(self, address: str, tokens: int) -> None:
        """Another process of this server let an address use this many."""
        self._bucket(address).owe(self.clock(), tokens)

    def _bucket(self, address: str) -> Bucket:
        counted = counted_as(address)
        bucket = self._of.pop(counted, None) or Bucket(self.per_second, self.brim, self.clock())
        self._of[counted] = bucket
        if len(self._of) > MOST_ADDRESSES:
            self._of.popitem(last=False)
        return bucket


class Count:
    """How many of something each address has now, and how many there are in total."""

    def __init__(self, most_each: int, most: int) -> None:
        self.most_each, self.most = most_each, most
        self._of: Counter[str] = Counter()
        self._elsewhere: dict[int, dict[str, int]] = {}
        self.total = 0

    def may_add(self, address: str) -> bool:
        counted = counted_as(address)
        elsewhere = sum(counts.get(counted, 0) for counts in self._elsewhere.values())
        return self.total < self.most and self._of[counted] + elsewhere < self.most_each

    def many(self) -> dict[str, int]:
        """The counts of addresses with many."""
        return {address: count for address, count in self._of.items() if count >= MANY}

    def has_elsewhere(self, process: int, counts: dict[str, int]) -> None:
        """Note the counts of addresses in another process."""
        self._elsewhere[process] = counts
        if not counts:
            del self._elsewhere[process]

    def add(self, address: str) -> None:
        self._of[counted_as(address)] += 1
        self.total += 1

    def remove(self, address: str) -> None:
        counted = counted_as(address)
        self._of[counted] -= 1
        self.total -= 1
        if self._of[counted] <= 0:
            del self._of[counted]

    @contextlib.contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Count one more while the block runs."""
        self.add(address)
        try:
            yield
        finally:
            self.remove(address)


@dataclass(frozen=True, eq=False)
class Rate:
    """How many a second an address may have in the long run, how many at once, and what it is told after that."""

    per_second: float
    brim: float
    refusal: str = "too_fast"


class Limit(Enum):
    """What is limited by address."""

    REQUESTS = Rate(20, 200)
    """Questions to the API and new sockets."""
    PAGES = Rate(50, 600)
    """Files of the page."""
    MESSAGES = Rate(100, 400)
    TABLES = Rate(60 / 3600, 60, "too_many_tables")
    FILES = Rate(0.5, 15)
    ACCOUNTS = Rate(0.2, 30)
    """Requests for passkey challenges, and whatever could be guessed: passkeys, recovery codes."""
    NEW_ACCOUNTS = Rate(10 / 3600, 10, "too_many_accounts")
    REVIEWS = Rate(60 / 3600, 10, "too_many_reviews")
    ANALYSES = Rate(2, 60)
    WORK = Rate(200, 10_000)
    """Milliseconds of processor time for reading files."""
    PAIRINGS = Rate(0.2, 30)  # noqa: PIE796  # rates are compared by identity
    """How often somebody may join the queue for a game."""
    CHAT = Rate(0.5, 10)
    """Lines of chat, of an address at a table."""
    REPORTS = Rate(20 / 86_400, 20, "too_many_reports")
    FRIENDS = Rate(0.2, 30)  # noqa: PIE796  # rates are compared by identity
    """Friend requests and invitations."""
    REFUSALS = Rate(10, 200)
    """How often an address may be told that it asks for too much before its connections are refused outright."""


class Limits:
    """All limits of a server; none apply when they are switched off."""

    per_socket = (15.0, 60.0)
    frames = (20.0, 200.0)
    """Control frames and fragments of one socket."""

    def __init__(self, on: bool, proxies: Iterable[str] = ()) -> None:
        self.on = on
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self.of = {limit: Buckets(limit.value.per_second, limit.value.brim) for limit in Limit}
        self.connections = Count(100, 10_000)
        """Open connections of any kind."""
        self.unasked = Count(20, 1_000)
        """Connections on which no request has arrived yet."""
        self.sockets = Count(60, 9_000)
        """Open pages."""
        self.silent = Count(20, 1_000)
        """Pages that have not said hello yet."""
        self._reading: set[str] = set()

    def share(self) -> None:
        """Count what is used here, so that other processes can count it as if it were used there."""
        for buckets in self.of.values():
            buckets.used = Counter()

    def used_here(self) -> dict[str, dict[str, int]]:
        """What was used up since the last time, by limit and address."""
        used = {limit.name: dict(buckets.used) for limit, buckets in self.of.items() if buckets.used}
        self.share()
        return used

    def used_elsewhere(self, used: dict[str, dict[str, int]]) -> None:
        """Another process reports what was used up there."""
        for name, spent in used.items():
            for address, tokens in spent.items():
                if name in Limit.__members__:
                    self.of[Limit[name]].used_elsewhere(address, tokens)

    def open_here(self) -> dict[str, int]:
        """How many pages the addresses with many of them have open here."""
        return self.sockets.many()

    def open_elsewhere(self, process: int, pages: dict[str, int]) -> None:
        """Another process reports how many pages are open there; none when it is gone."""
        self.sockets.has_elsewhere(process, pages)

    def check(self, limit: Limit, address: str, tokens: int = 1) -> None:
        """Refuse an address that asks for more than it may."""
        if self.on and not self.of[limit].take(address, tokens):
            raise Refused(limit.value.refusal)

    def check_work(self, address: str) -> None:
        """Whether the files of an address have not taken too long lately."""
        self.check(Limit.WORK, address)

    def owe(self, limit: Limit, address: str, tokens: int) -> None:
        """Count what an address was given already."""
        if self.on:
            self.of[limit].owe(address, tokens)

    def worked(self, address: str, milliseconds: int) -> None:
        """Reading a file of an address took this much work."""
        self.owe(Limit.WORK, address, milliseconds)

    def counted(self, address: str) -> str:
        """The visitor an address counts as where visitors take turns; nobody's where nothing is limited."""
        return counted_as(address) if self.on else ""

    @contextlib.contextmanager
    def one_file(self, address: str) -> Iterator[None]:
        """Only one file of an address is read at a time."""
        counted = counted_as(address)
        if not self.on:
            yield
            return
        if counted in self._reading:
            raise Refused("one_file")
        self.check(Limit.FILES, address)
        self._reading.add(counted)
        try:
            yield
        finally:
            self._reading.discard(counted)

    def may_connect(self, address: str) -> bool:
        """Whether one more page may be opened; opening one counts as a request."""
        if not self.on:
            return True
        may = self.sockets.may_add(address) and self.silent.may_add(address)
        return may and self.of[Limit.REQUESTS].take(address)

    def may_arrive(self, address: str) -> bool:
        """Whether one more connection may be accepted from an address; one refused too often has to wait."""
        if not self.on or self.is_proxy(address):
            return True
        may = self.connections.may_add(address) and self.unasked.may_add(address)
        return may and self.of[Limit.REFUSALS].take(address, 0)

    def is_proxy(self, address: str) -> bool:
        """Whether an address is a proxy's, whose visitors only their requests can tell apart."""
        if not self._proxies:
            return False
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in proxy for proxy in self._proxies)

    def was_sent(self, address: str, letters: int) -> None:
        """A long reply counts as several requests."""
        self.owe(Limit.REQUESTS, address, letters // FREE_LETTERS)

    def was_refused(self, address: str, times: int = 1) -> None:
        """An address asked for more than it may."""
        if not self.is_proxy(address):
            self.owe(Limit.REFUSALS, address, times)

    def was_cut_off(self, address: str) -> None:
        """A connection of an address was closed because of what arrived on it."""
        self.was_refused(address, 10)

    def was_missing(self, address: str) -> None:
        """An address asked for a file that does not exist, which the page itself never does."""
        self.owe(Limit.PAGES, address, 4)


@dataclass(frozen=True, slots=True)
class AddressLimits:
    """The limits as they apply to one address."""

    limits: Limits
    address: str

    def check(self, limit: Limit, tokens: int = 1) -> None:
        self.limits.check(limit, self.address, tokens)

    def one_file(self) -> contextlib.AbstractContextManager[None]:
        return self.limits.one_file(self.address)

    def was_sent(self, letters: int) -> None:
        self.limits.was_sent(self.address, letters)

    @property
    def counted(self) -> str:
        return self.limits.counted(self.address)


class Allowance:
    """How much one page may still send; its address has a limit too, however many pages it has open."""

    __slots__ = ("_address", "_bucket", "_limits", "_table", "warnings")

    def __init__(self, limits: Limits, address: str, table: str) -> None:
        self._limits = limits
        self._address = address
        self._table = table
        self._bucket = Bucket(*limits.per_socket, time.monotonic())
        self.warnings = 0
        """How often it has been told that it is too fast."""

    def spend(self, tokens: int = 1) -> None:
        """Use up a part of it, if there is enough left."""
        if not self._limits.on or not tokens:
            return
        messages = self._limits.of[Limit.MESSAGES]
        if not (self._bucket.take(time.monotonic(), tokens) and messages.take(self._address, tokens)):
            self.warnings += 1
            raise Refused("too_fast")

    def check_line(self) -> None:
        """Whether somebody at this address, with whatever page or name, may write one more line at this table."""
        self._limits.check(Limit.CHAT, f"{counted_as(self._address)} at {self._table}")

    def check_report(self) -> None:
        self._limits.check(Limit.REPORTS, self._address)

    def was_sent(self, letters: int) -> None:
        """A long reply counts as several messages of the address."""
        if letters >= FREE_LETTERS:
            self._limits.owe(Limit.MESSAGES, self._address, letters // FREE_LETTERS)

    def was_cut_off(self) -> None:
        self._limits.was_cut_off(self._address)
