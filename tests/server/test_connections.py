"""Connections that ask for nothing, slowly, or for too much: each kind has its time, its number and its size."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import Frame, Opcode

from daikaiju.server.http import security, uvicorn_protocols
from daikaiju.server.http.addresses import Hosts, counted_as
from daikaiju.server.http.limits import MOST_HEAD, Buckets, Count, Limit
from daikaiju.server.tables import socket as web_socket
from tests.server.browsers import Browser, Served

Serve = Callable[..., Served]
STORES = ()
SOON = 60.0
"""How many seconds a busy machine may take."""


@pytest.fixture
def limited(serve: Serve) -> Iterator[Served]:
    with serve(limits=True) as served:
        yield served


def dial(served: Served) -> socket.socket:
    host, _, port = served.place.partition(":")
    return socket.create_connection((host, int(port)), timeout=SOON)


def rest(line: socket.socket) -> bytes:
    """Everything the server says until it closes."""
    said = b""
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(65536):
            said += part
    return said


def assert_says(line: socket.socket, expected: bytes) -> None:
    """Read until the server has said something that contains these bytes."""
    said = b""
    while expected not in said:
        part = line.recv(65536)
        assert part, f"The server closed the line after {said!r}."
        said += part


@pytest.mark.parametrize("start", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_a_request_that_never_arrives_is_given_up(
    limited: Served, monkeypatch: pytest.MonkeyPatch, start: bytes
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "LONGEST_HEAD", 0.2)
    with dial(limited) as line:
        line.sendall(start)
        assert rest(line) == b""


def test_a_request_that_drips_is_given_up(limited: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_protocols, "LONGEST_HEAD", 0.5)
    with dial(limited) as line:
        began = time.monotonic()
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            line.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")
            while time.monotonic() - began < SOON:
                line.sendall(b"a")
                time.sleep(0.05)
        assert time.monotonic() - began < SOON


def test_a_body_that_never_arrives_is_refused(limited: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "LONGEST_BODY", 0.2)
    with dial(limited) as line:
        line.sendall(b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        said = rest(line)
    assert said.startswith(b"HTTP/1.1 408")
    assert b"too_slow" in said


@pytest.mark.parametrize("path", [b"/api/me", b"/api/tables", b"/ws/tables/abc"])
def test_a_body_nobody_waits_for_is_given_up(limited: Served, monkeypatch: pytest.MonkeyPatch, path: bytes) -> None:
    monkeypatch.setattr(uvicorn_protocols, "LONGEST_REQUEST", 0.5)
    with dial(limited) as line:
        line.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n")
        began = time.monotonic()
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            while time.monotonic() - began < SOON:
                line.sendall(b"x")
                time.sleep(0.05)
        assert time.monotonic() - began < SOON


def test_headers_without_end_are_refused(limited: Served) -> None:
    with dial(limited) as line:
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            line.sendall(b"GET / HTTP/1.1\r\nX: ")
            for _ in range(40):
                line.sendall(b"a" * 1000)
                time.sleep(0.005)
        assert rest(line)[:12] in (b"HTTP/1.1 431", b"")


@pytest.mark.parametrize("upgrade", [b"", b"Connection: Upgrade\r\nUpgrade: websocket\r\n"])
def test_large_headers_are_refused(limited: Served, upgrade: bytes) -> None:
    with dial(limited) as line:
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n" + upgrade + b"X: " + b"a" * MOST_HEAD + b"\r\n\r\n")
        assert rest(line)[:12] in (b"HTTP/1.1 413", b"HTTP/1.1 431")


def test_only_a_limited_number_of_connections_may_ask_for_nothing(limited: Served) -> None:
    with contextlib.ExitStack() as lines:
        silent = [lines.enter_context(dial(limited)) for _ in range(30)]
        time.sleep(0.5)
        silent[-1].settimeout(SOON)
        assert rest(silent[-1]) == b""
        for line in silent[:20]:
            line.setblocking(False)
            with pytest.raises(BlockingIOError):
                line.recv(1)
    # Once they are gone, there is room again.
    until = time.monotonic() + SOON
    while time.monotonic() < until:
        with contextlib.suppress(httpx.TransportError):
            assert httpx.get(f"http://{limited.place}/api/me").status_code == 200
            return
    raise AssertionError("the server stays closed")


def test_a_page_that_never_says_hello_is_closed(limited: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_socket, "LONGEST_SILENCE", 3)  # seconds, in which even a busy machine says hello

    async def run() -> None:
        async with Browser(limited.place) as ann:
            table = await ann.new_table("me", "me")
            async with ann.at(table) as silent, ann.at(table) as polite:
                await polite.hello()
                await silent.closed()
                assert silent.socket.close_code == 4408
                await polite.send(kind="ping")
                await polite.until("pong")

    asyncio.run(run())


def masked(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


FRAMES = {
    "pings": masked(Opcode.PING) * 5000,
    "pongs": masked(Opcode.PONG) * 5000,
    "empty fragments": masked(Opcode.TEXT, fin=False) + masked(Opcode.CONT, fin=False) * 5000,
    "letters one by one": masked(Opcode.TEXT, fin=False) + masked(Opcode.CONT, b" ", fin=False) * 5000,
    "empty messages": masked(Opcode.TEXT) * 5000,
    "empty binary messages": masked(Opcode.BINARY) * 5000,
}


@pytest.mark.parametrize("what", FRAMES)
def test_frames_that_say_nothing_are_counted(limited: Served, what: str) -> None:
    async def run() -> None:
        async with Browser(limited.place) as ann:
            table = await ann.new_table("me", "me")
            with contextlib.suppress(WebSocketException):
                async with ann.at(table) as page:
                    await page.hello()
                    page.socket.transport.write(FRAMES[what])
                    await page.closed()
            assert page.socket.close_code in (4429, 1006)
            async with ann.at(table) as page:
                await page.hello()

    asyncio.run(run())


def test_pings_now_and_then_are_answered(limited: Served) -> None:
    async def run() -> None:
        async with Browser(limited.place) as ann:
            table = await ann.new_table("me", "me")
            async with ann.at(table) as page:
                await page.hello()
                for _ in range(50):
                    await asyncio.wait_for(await page.socket.ping(), SOON)
                await page.socket.send(iter(['{"kind":', '"ping"', "}"]))
                await page.until("pong")

    asyncio.run(run())


def test_an_address_that_goes_on_after_many_refusals_is_shut_out(limited: Served) -> None:
    address = f"http://{limited.place}/api/catalogue"
    with httpx.Client() as client, contextlib.suppress(httpx.TransportError):
        for _ in range(2000):
            client.get(address)
        raise AssertionError("it is still let in")
    assert limited.app.state.limits.connections.total < 5


def test_the_files_of_the_page_are_limited_too(limited: Served) -> None:
    limited.app.state.limits.of[Limit.PAGES] = Buckets(0, 10)
    with httpx.Client(base_url=f"http://{limited.place}") as client:
        codes = [client.get("/nothing.js").status_code for _ in range(12)]
    assert codes[0] == 404
    assert codes[-1] == 429


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_an_ipv6_address_counts_by_its_network(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_neighbours_in_one_network_share_their_limits() -> None:
    buckets, count = Buckets(1, 2, clock=lambda: 0.0), Count(1, 2)
    assert [buckets.take(f"2001:db8::{place}") for place in "123"] == [True, True, False]
    count.add("2001:db8::1")
    assert not count.may_add("2001:db8::2")
    assert count.may_add("2001:db9::1")
    count.add("2001:db9::1")
    assert not count.may_add("192.0.2.1"), "two in all"


def test_forwarded_addresses_are_believed_from_named_proxies_only(serve: Serve) -> None:
    def codes(place: str) -> set[int]:
        def ask(number: int) -> int:
            return client.get("/api/catalogue", headers={"X-Forwarded-For": f"192.0.2.{number % 200}"}).status_code

        # Several at once, so that even a busy machine sends more a second than the limit lets through. Not many
        # more than the limit: an address that is refused 200 times is no longer answered at all.
        with httpx.Client(base_url=f"http://{place}", timeout=SOON) as client, ThreadPoolExecutor(8) as threads:
            return set(threads.map(ask, range(380)))

    with serve(limits=True) as served:
        assert codes(served.place) == {200, 429}
    with serve(limits=True, trusted_proxies=("127.0.0.0/8",)) as served:
        assert codes(served.place) == {200}
        forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
        answer = httpx.get(f"http://{served.place}/api/me", headers=forwarded)
        assert "Secure" in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "a b", "", "[", "x" * 300]
)
def test_a_name_that_is_not_ours_is_refused(server: Served, host: str) -> None:
    answer = httpx.get(f"http://{server.place}/api/me", headers={"Host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "unknown_host")

    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "bot:greedy")
            with dial(server) as line:
                line.sendall(
                    f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
                )
                # The server closes the line only after the other side has, or much later.
                assert_says(line, (4403).to_bytes(2))

    asyncio.run(run())


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "[::1]:8420", "192.168.1.5:8420", "LOCALHOST", "den.local", "den", "a.b"]
)
def test_a_name_of_ours_is_allowed(host: str) -> None:
    assert Hosts(["a.b"]).allow(host)
    assert Hosts(["*"]).allow("evil.example")


@pytest.mark.parametrize(
    "origin", ["http://[", "https://{place}", "http://{place}/x", "http://{place}@evil.example", "//"]
)
def test_an_origin_that_is_not_ours_is_refused(server: Served, origin: str) -> None:
    headers = {"Origin": origin.format(place=server.place)}
    answer = httpx.post(f"http://{server.place}/api/lessons/king", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "other_origin")

    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "bot:greedy")
            async with ann.at(table, **headers) as page:
                with pytest.raises(ConnectionClosed):
                    await page.hello()
                assert page.socket.close_code == 4403

    asyncio.run(run())
