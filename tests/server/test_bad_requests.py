"""Unexpected requests get a proper reply, and never "something went wrong"."""

from __future__ import annotations

import json
import socket
from typing import Any

import httpx
import pytest

from daikaiju.server.tables import routes
from tests.server.browsers import Served
from tests.server.stores import STRICTEST

STORES = STRICTEST
HALF = "\ud800"
"""A lone surrogate: JSON can express it, UTF-8 cannot."""

SEATS = [{"by": "me"}, {"by": "bot:greedy"}]
BODIES: list[Any] = [
    {"seats": [{"by": "me", "monster": HALF}, {"by": "me"}]},
    {"seats": [{"by": HALF}, {"by": "me"}]},
    {"seats": SEATS, HALF: 1},
    {"seats": SEATS, "game": HALF},
    {"seats": SEATS, "options": {HALF: HALF}},
    {"seats": SEATS, "options": {"edition": HALF}},
    {"seats": SEATS, "name": HALF},
    {"seats": SEATS, "name": HALF},
    {"seats": SEATS, "clock": {"kind": "move", "seconds": 10**400}},
    {"seats": 10**400},
    HALF,
    10**400,
]


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_half_letters_and_endless_numbers_are_refused(server: Served, body: Any) -> None:
    answer = httpx.post(
        f"http://{server.place}/api/tables", content=json.dumps(body), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code in (409, 422), answer.text
    assert answer.json()["text"]["key"].startswith("server-refused-")


@pytest.mark.parametrize("content", ["[" * 60_000, '{"a":' * 12_000, "\0", "\xff" * 100, "nul", "[1e999]"])
@pytest.mark.parametrize("path", ["tables", "replay", "verify"])
def test_what_is_not_json_is_refused(server: Served, content: str, path: str) -> None:
    answer = httpx.post(
        f"http://{server.place}/api/{path}",
        content=content.encode("latin-1"),
        headers={"Content-Type": "application/json"},
        timeout=60,
    )
    assert answer.status_code == 422, answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/" + "a" * 300 + ".js",
        "/" + "a" * 5000 + ".js",
        "/" + "a/" * 2000 + "b.js",
        "/%00.js",
        "/%ff%fe.js",
        "/%ed%a0%80.js",
        "/..%2f..%2fapp.py",
        "/%2e%2e%5c%2e%2e%5capp.py",
        "/assets/%0a.js",
        "/api/tables/%00/replay",
        "/api/tables/%ed%a0%80/qr.svg",
        "/api/" + "x" * 5000,
        "/api/handbook/%ff",
    ],
)
def test_odd_paths_are_not_found(server: Served, path: str) -> None:
    for method in ("GET", "HEAD"):
        answer = httpx.request(method, f"http://{server.place}{path}")
        assert answer.status_code in (404, 422), answer.text


@pytest.mark.parametrize(
    "path", ["/api/me", "/api/catalogue", "/api/tables", "/api/openapi.json", "/api/nothing", "/x.js"]
)
def test_head_is_answered_like_get_without_its_body(server: Served, path: str) -> None:
    got, head = (httpx.request(method, f"http://{server.place}{path}") for method in ("GET", "HEAD"))
    assert head.status_code == got.status_code
    assert head.content == b""
    assert head.headers["content-type"] == got.headers["content-type"]
    assert head.headers["content-length"] == got.headers["content-length"]


RAW = [
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET http:// HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET //[ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET http://[::1/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET * HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: \xff\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: daikaiju=\xff\xfe\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: daikaiju=a.b.c;;;=\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: \xb2\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999999\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\nseats: 2",
    b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
    b"GET /ws/tables/\xff HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
    b"GET /ws/tables/a HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX: \xff\r\n"
    b"Origin: http://[\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
    b"GET /ws/tables/a HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: \xff\r\nSec-WebSocket-Version: 13\r\n\r\n",
    b"GET /ws/tables/a HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    b"GET /ws/elsewhere HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
    b"POST /ws/tables/a HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
]


@pytest.mark.parametrize("request_bytes", RAW, ids=range(len(RAW)))
def test_raw_bytes_break_nothing(server: Served, request_bytes: bytes, caplog: pytest.LogCaptureFixture) -> None:
    host, _, port = server.place.partition(":")
    with socket.create_connection((host, int(port)), timeout=0.3) as line:
        line.sendall(request_bytes)
        said = b""
        try:
            while part := line.recv(65536):
                said += part
        except (TimeoutError, ConnectionResetError):
            pass
    assert not said.startswith(b"HTTP/1.1 500"), said
    assert not [record for record in caplog.records if record.exc_info], caplog.text
    assert httpx.get(f"http://{server.place}/api/me").status_code == 200


def test_a_qr_code_is_drawn_once(server: Served) -> None:
    with httpx.Client(base_url=f"http://{server.place}") as client:
        table = client.post("/api/tables", json={"seats": SEATS}).json()["id"]
        before = routes.qr_svg.cache_info().misses
        codes = {client.get(f"/api/tables/{table}/qr.svg").text for _ in range(5)}
        assert len(codes) == 1
        assert routes.qr_svg.cache_info().misses == before + 1
