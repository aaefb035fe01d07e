"""What strangers may not do, and the headers of every reply."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from daikaiju.server.http import page as page_module
from daikaiju.server.http.limits import Buckets
from daikaiju.words import LANGUAGES, Words
from tests.server.browsers import Browser, Served
from tests.server.stores import STRICTEST
from tests.server.visitors import Visitor

Serve = Callable[..., Served]
STORES = STRICTEST
SEATS = [{"by": "me"}, {"by": "bot:greedy"}]


def test_every_answer_carries_a_strict_policy(server: Served) -> None:
    for path in ("/api/me", "/api/nothing", "/", "/t/abc"):
        headers = httpx.get(f"http://{server.place}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_parts_of_pages_do_not_repeat_the_policies_of_pages(
    server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_module, "FOLDER", tmp_path)
    for name in ("part.js", "look.css", "letters.woff2", "picture.svg", f"{page_module.WORKER}-1.js"):
        (tmp_path / name).write_text("")
        headers = httpx.get(f"http://{server.place}/{name}").headers
        assert headers["x-content-type-options"] == "nosniff"
        assert ("content-security-policy" in headers) == name.startswith(("picture", page_module.WORKER))
        assert ("permissions-policy" in headers) == name.startswith("picture")


@pytest.mark.any_store
def test_browsers_are_told_to_stay_with_https_where_there_is_https(serve: Serve) -> None:
    with serve(trusted_proxies=("127.0.0.1",)) as server:
        for path in ("/api/me", "/api/nothing", "/"):
            address = f"http://{server.place}{path}"
            assert "strict-transport-security" not in httpx.get(address).headers
            over = httpx.get(address, headers={"X-Forwarded-Proto": "https"}).headers
            assert over["strict-transport-security"] == "max-age=31536000"


def test_the_cookie_is_out_of_reach_and_cannot_be_forged(server: Served) -> None:
    answer = httpx.get(f"http://{server.place}/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    forged = {"daikaiju": answer.cookies["daikaiju"][:-2] + "xx"}
    again = httpx.get(f"http://{server.place}/api/me", cookies=forged)
    assert "set-cookie" in again.headers
    kept = httpx.get(f"http://{server.place}/api/me", cookies=dict(answer.cookies))
    assert "set-cookie" not in kept.headers
    lied = httpx.get(f"http://{server.place}/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "Secure" not in lied.headers["set-cookie"]


@pytest.mark.parametrize(
    "headers", [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}]
)
def test_another_website_can_change_nothing(server: Served, headers: dict[str, str]) -> None:
    answer = httpx.post(f"http://{server.place}/api/tables", json={"seats": SEATS}, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["code"] == "other_origin"

    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "bot:greedy")
            async with ann.at(table, **headers) as page:
                with pytest.raises(ConnectionClosed) as closed:
                    await page.hello()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403

    asyncio.run(run())


def test_the_servers_own_page_may_change_things(server: Served) -> None:
    headers = {"Origin": f"http://{server.place}", "Sec-Fetch-Site": "same-origin"}
    assert httpx.post(f"http://{server.place}/api/lessons/king", headers=headers).status_code == 200


BAD_TABLES: list[dict[str, Any]] = [
    {},
    {"seats": []},
    {"seats": [{"by": "me"}]},
    {"seats": [{"by": "me"}] * 7},
    {"seats": [{"by": "emperor"}] * 2},
    {"seats": [{"by": "me", "monster": "godzilla"}, {"by": "me"}]},
    {"seats": [{"by": "me", "monster": "alienoid"}, {"by": "me", "monster": "alienoid"}]},
    {"seats": SEATS, "game": "chess"},
    {"seats": SEATS, "options": {"edition": "1999"}},
    {"seats": SEATS, "options": {"position": "x"}},
    {"seats": SEATS, "options": {"two_player_variant": "perhaps"}},
    {"seats": SEATS, "share": "ab" * 32},
    {"seats": SEATS, "clock": {"kind": "move", "seconds": 1}},
    {"seats": SEATS, "clock": {"kind": "sun", "seconds": 60}},
    {"seats": SEATS, "name": "a\u0000b"},
    {"seats": [{"by": "me", "name": "a\u0000b"}, {"by": "me"}]},
    {"seats": [{"by": "me"}, {"by": "bot:greedy", "name": "Ann"}]},
    {"seats": SEATS, "unknown": 1},
    {"seats": [{"by": "me"}] * 3, "game": "duel"},
]


@pytest.mark.parametrize("body", BAD_TABLES)
def test_a_bad_table_is_refused_with_a_reason(server: Served, body: dict[str, Any]) -> None:
    answer = httpx.post(f"http://{server.place}/api/tables", json=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["text"]["key"].startswith("server-refused-")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/tables/nosuchtable/replay", 404, "no_such_table"),
        ("/api/tables/nosuchtable/qr.svg", 404, "no_such_table"),
        ("/api/tables/NO-SUCH/replay", 422, "bad_request"),
        ("/api/nothing", 404, "no_such_page"),
        ("/assets/../../running.py", 404, "no_such_page"),
        ("/%2e%2e/%2e%2e/running.py", 404, "no_such_page"),
    ],
)
def test_what_does_not_exist_is_reported_missing(server: Served, path: str, status: int, code: str) -> None:
    answer = httpx.get(f"http://{server.place}{path}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def said_in(words: Words, message: dict[str, Any]) -> str:
    """A refusal as a page reads it: arguments may be messages themselves."""
    arguments = {
        name: said_in(words, value["say"]) if isinstance(value, dict) else value
        for name, value in message["args"].items()
    }
    return words.say(message["key"], **arguments)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "0 documents"),
        ("seats: ]", "not YAML"),
        (b"\xff", "not UTF-8 text (byte 1)"),
        ("seats: [gigazaur, cyber_kitty]\nscript: [{dice: [1]}]", "dice: [1] was never asked for"),
        ("seats: [gigazaur, cyber_kitty]\nposition: {market: [wing]}", "unknown card “wing”; did you mean “wings”?"),
        ("a: &a [1]\nb: *a\nseats: [gigazaur, cyber_kitty]", "aliases"),
        ("seats: [gigazaur, cyber_kitty]\n---\nseats: [gigazaur, cyber_kitty]", "2 documents"),
    ],
)
def test_a_bad_file_is_refused_with_a_reason(server: Served, text: str | bytes, reason: str) -> None:
    answer = httpx.post(f"http://{server.place}/api/replay", content=text, timeout=30)
    assert answer.status_code == 422, answer.text
    assert answer.json()["code"] == "bad_file"
    for lang in LANGUAGES:
        said = said_in(Words(lang), answer.json()["text"])
        assert said.startswith(Words(lang).say("server-refused-bad-file", why="").strip())
    assert reason in said_in(Words("en"), answer.json()["text"])
    verdict = httpx.post(f"http://{server.place}/api/verify", content=text, timeout=30)
    # Where a file can be read in part, its verdict says what it lacks; it is never called fair.
    assert verdict.status_code == 422 or all(one["findings"] for one in verdict.json()["documents"]), verdict.text


def test_what_is_too_large_is_refused(server: Served) -> None:
    address = f"http://{server.place}/api"
    assert httpx.put(f"{address}/me", json={"name": "x" * 70_000}).json()["code"] == "too_large"

    def drops() -> Any:
        for _ in range(200):
            yield b"x" * 1000

    assert httpx.put(f"{address}/me", content=drops()).json()["code"] == "too_large"

    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "bot:greedy")
            async with ann.at(table) as page:
                await page.hello()
                await page.socket.send("x" * 20_000)
                await page.closed()

    asyncio.run(run())


def test_whatever_arrives_is_answered_and_the_table_goes_on(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "me")
            async with ann.at(table) as page:
                assert await page.refused(kind="start") == "hello_first"
                await page.hello()
                await page.until("whole")
                for text in (
                    "",
                    "{",
                    "[]",
                    "null",
                    '{"kind": "steal"}',
                    '{"kind": 5}',
                    '{"kind": "act"}',
                    "\U0001f600",
                ):
                    await page.socket.send(text)
                    assert (await page.next_refusal()) == "bad_message"
                await page.socket.send(b"\x00\xff")
                assert (await page.next_refusal()) == "bad_message"
                act = {"kind": "act", "seat": 0, "at": 0, "action": 0, "key": "x" * 41}
                assert await page.refused(**act) == "bad_message"
                assert await page.refused(**{**act, "key": "\0"}) == "bad_message", "PostgreSQL could not keep it"
                assert await page.refused(**{**act, "key": "k", "more": 1}) == "bad_message"
                assert await page.refused(**{**act, "key": "k", "action": 2**40}) == "bad_message"
                assert await page.act()

    asyncio.run(run())


def test_a_missing_table_is_reported_missing(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann, ann.at("nosuchtable") as page:
            assert (await page.next())["code"] == "no_such_table"
            with pytest.raises(ConnectionClosed):
                await page.next()

    asyncio.run(run())


def test_a_flood_is_stopped(serve: Serve) -> None:
    async def run(place: str) -> None:
        async with Browser(place) as ann:
            table = await ann.new_table("me", "me")
            async with ann.at(table) as page:
                await page.hello()
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(2000):
                        await page.send(kind="ping")
                await page.closed()
                # The reason is lost where the page is still sending when it is cut off.
                assert page.socket.close_code in (4429, 1006)
            async with ann.at(table) as page:
                await page.hello()
            codes = [(await ann.http.post("/api/tables", json={"seats": SEATS})).json().get("code") for _ in range(62)]
            assert codes[-1] == "too_many_tables"

    with serve(limits=True) as server:
        asyncio.run(run(server.place))


def test_buckets_fill_again() -> None:
    now = [0.0]
    buckets = Buckets(2.0, 3.0, clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now[0] = 1.0
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_the_page_is_sent_with_its_caching(server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_module, "FOLDER", tmp_path)
    address = f"http://{server.place}"
    assert "make page" in httpx.get(address).text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>hello")
    (tmp_path / "assets" / "a-123.js").write_text("1")
    (tmp_path / "assets" / "a-123.js.br").write_bytes(b"packed")
    for path in ("/", "/t/abc", "/rules/king"):
        answer = httpx.get(address + path)
        assert answer.text == "<p>hello"
        assert answer.headers["cache-control"] == "no-cache"
    answer = httpx.get(address + "/assets/a-123.js", headers={"Accept-Encoding": "identity"})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    with httpx.stream("GET", address + "/assets/a-123.js", headers={"Accept-Encoding": "gzip, br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
    assert httpx.get(address + "/assets/b.js").status_code == 404


def test_a_shared_link_shows_a_picture_by_its_whole_address(
    server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_module, "FOLDER", tmp_path)
    (tmp_path / "index.html").write_text('<meta content="{{address}}/share.jpg">')
    for method in ("GET", "HEAD"):
        answer = httpx.request(method, f"http://{server.place}/t/abc")
        assert answer.status_code == 200
        assert answer.headers["content-length"] == str(len(f'<meta content="http://{server.place}/share.jpg">'))
    assert httpx.get(f"http://{server.place}/t/abc").text == f'<meta content="http://{server.place}/share.jpg">'


@pytest.mark.any_store
def test_a_made_up_name_is_not_told_to_others(serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_module, "FOLDER", tmp_path)
    (tmp_path / "index.html").write_text('<meta content="{{address}}/share.jpg">')

    def shown(host: str) -> str:
        return httpx.get(f"http://{server.place}/t/abc", headers={"Host": host}).text

    with serve(allowed_hosts=("*.example.net", "play.example.org", "127.0.0.1")) as server:
        for host in ("evil", "evil.local", "203.0.113.6", "[2001:db8::6]:80"):
            assert shown(host) == '<meta content="http://play.example.org/share.jpg">'
        for host in ("play.example.org", "club.example.net:8420"):
            assert shown(host) == f'<meta content="http://{host}/share.jpg">'
        for host in ('a"b', "<b>", "a,b", "a&b", "a..b", "evil.example"):
            assert "unknown_host" in shown(host)


def test_a_table_has_a_qr_code_and_the_games_are_described(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("me", "bot:greedy")
            code = await ann.http.get(f"/api/tables/{table}/qr.svg")
            assert code.headers["content-type"] == "image/svg+xml"
            assert ElementTree.fromstring(code.text).tag == "{http://www.w3.org/2000/svg}svg"
            catalogue = (await ann.http.get("/api/catalogue")).json()
            assert [game["game"] for game in catalogue["games"]] == ["king", "duel"]
            assert len(catalogue["games"][0]["cards"]) > 60
            assert "greedy" in catalogue["bots"]
            assert "sections" in (await ann.http.get("/api/handbook/duel")).json()
            assert "paths" in (await ann.http.get("/api/openapi.json")).json()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/lessons/king?lost=a%00b"),
        ("GET", "/api/people/a%00b"),
        ("GET", "/api/tables/a%00b"),
        ("GET", "/api/pairing?mark=a%00b"),
        ("GET", "/api/worth/king/wings?edition=a%00b"),
    ],
)
def test_a_character_that_no_database_keeps_is_the_senders_fault(server: Served, method: str, path: str) -> None:
    assert httpx.request(method, f"http://{server.place}{path}").status_code < 500


@pytest.mark.parametrize(
    ("who", "path", "body"),
    [
        ("Ann Asks", "/api/friends/ask", {"name": "a\0b"}),
        ("Bob Removes", "/api/friends/remove", {"name": "a\0b"}),
        ("Cal Forgets", "/api/account/passkeys/remove", {"id": "a\0b"}),
    ],
)
def test_nor_is_it_kept_for_somebody_with_an_account(server: Served, who: str, path: str, body: dict[str, str]) -> None:
    visitor = Visitor(server)
    visitor.make(who)
    answer = visitor.http.post(path, json=body)
    assert 400 <= answer.status_code < 500, answer.text
