"""Where visitors come from, and the names the server may be reached by."""

from __future__ import annotations

import functools
import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

LONGEST_HOST = 253
HOST = re.compile(r"(?P<name>\[[0-9a-fA-F:.]+\]|[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.?)(:[0-9]{1,5})?")
AT_HOME = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
"""Endings of names that exist only in private networks."""


@functools.lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """The visitor an address counts as: for IPv6 the /64, which belongs to one household or machine."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST_HOST]
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((int(parsed) >> 64 << 64, 64)))


class Hosts:
    """The names a server answers to. A website that points its own name here is refused.

    Addresses and private-network names cannot belong to another website, so they are always accepted.

    >>> hosts = Hosts(["play.example.org", "*.example.net"])
    >>> [hosts.allow(host) for host in ("127.0.0.1:8420", "[::1]", "den.local", "play.example.org", "a.example.net")]
    [True, True, True, True, True]
    >>> [hosts.allow(host) for host in ("evil.example", "example.net", "a b", "<a>", "")]
    [False, False, False, False, False]
    >>> [hosts.public(host) for host in ("a.example.net:8420", "evil", "127.0.0.1:8420")]
    ['a.example.net:8420', 'play.example.org', 'play.example.org']
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        given = [name.lower().rstrip(".") for name in names]
        self._any = "*" in given
        self._endings = tuple(name[1:] for name in given if name.startswith("*."))
        self._names = [name for name in given if not name.startswith("*")]
        self._public = next((name for name in self._names if not is_private(name)), None)

    def allow(self, host: str) -> bool:
        """Whether a `Host` header names this server."""
        name = name_in(host)
        if name is None:
            return False
        return self._any or self._is_given(name) or name in own_names() or is_private(name)

    def public(self, host: str) -> str:
        """The name by which others find what this `Host` was asked for: anybody can ask for a private one, so where
        a public one was given, that is told."""
        if self._any or self._public is None or self._is_given(name_in(host) or ""):
            return host
        return self._public

    def _is_given(self, name: str) -> bool:
        return name in self._names or name.endswith(self._endings)


def name_in(host: str) -> str | None:
    """The name in a `Host` header, if it is well-formed."""
    matched = HOST.fullmatch(host) if len(host) <= LONGEST_HOST + 6 else None
    return None if matched is None else matched["name"].lower().rstrip(".")


def is_private(name: str) -> bool:
    """Whether a name is an address, or one that exists only in private networks."""
    if is_address(name.strip("[]")):
        return True
    return "." not in name or name.endswith(AT_HOME)


def is_loopback(name: str) -> bool:
    """Whether a name or an address stands for the very computer that asks.

    >>> [is_loopback(name) for name in ("localhost", "127.0.0.1", "[::1]", "::ffff:127.0.0.1")]
    [True, True, True, True]
    >>> [is_loopback(name) for name in ("localhost.evil.example", "127.evil.example", "192.168.0.7", "")]
    [False, False, False, False]
    """
    if name == "localhost":
        return True
    try:
        parsed = ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return (mapped or parsed).is_loopback


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@functools.cache
def own_names() -> frozenset[str]:
    """What this machine is called."""
    return frozenset((socket.gethostname().lower(),))


def origin_of(text: str) -> tuple[str, str] | None:
    """The scheme and host of an `Origin`, if it is one."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return None
    if not parts.scheme or not parts.netloc or parts.path or parts.query or parts.fragment:
        return None
    return parts.scheme.lower(), parts.netloc.lower()
