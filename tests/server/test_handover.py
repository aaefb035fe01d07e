"""A guest's games come along from 127.0.0.1 to localhost, and nobody else can make use of that."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from daikaiju.server.accounts.service import HANDOVER_LASTS
from tests.server.browsers import Served
from tests.server.visitors import Visitor
from tests.server.waiting import PATIENCE

Serve = Callable[..., Served]
PLAIN = {"seats": [{"by": "me"}, {"by": "open"}]}


class At:
    """A browser at one of the names of this computer."""

    def __init__(self, server: Served, name: str) -> None:
        self.port = server.place.rpartition(":")[2]
        self.host = f"{name}:{self.port}"
        headers = {"Host": self.host, "Origin": f"http://{self.host}"}
        self.http = httpx.Client(base_url=f"http://{server.place}", headers=headers, timeout=PATIENCE)

    def new_table(self) -> str:
        return str(self.http.post("/api/tables", json=PLAIN).json()["id"])

    def tables(self) -> set[str]:
        return {one["id"] for one in self.http.get("/api/home").json()["tables"]}

    def token(self) -> Any:
        answer = self.http.post("/api/me/handover")
        assert answer.status_code == 200, answer.text
        return answer.json()["token"]

    def arrives(self, token: str, **headers: str) -> httpx.Response:
        return self.http.post("/api/me/arrival", json={"token": token}, headers=headers)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_guest_is_the_same_under_both_names(server: Served) -> None:
    before, after = At(server, "127.0.0.1"), At(server, "localhost")
    before.http.put("/api/me", json={"name": "Ann"})
    table = before.new_table()
    assert after.tables() == set()
    assert after.arrives(before.token()).json() == {"name": "Ann"}
    assert after.tables() == before.tables() == {table}
    assert after.arrives(before.token()).status_code == 200, "and once more, which changes nothing"
    assert after.tables() == before.tables() == {table}


def test_who_has_played_under_both_names_has_all_of_it(server: Served) -> None:
    before, after = At(server, "127.0.0.1"), At(server, "localhost")
    first, second = before.new_table(), after.new_table()
    assert after.arrives(before.token()).status_code == 200
    assert after.tables() == {first, second}
    assert before.tables() == set(), "here they begin anew"
    third = before.new_table()
    assert before.arrives(after.token()).status_code == 200
    assert before.tables() == {first, second, third}, "and back"


def test_the_games_go_on_to_an_account(server: Served) -> None:
    before, after, holder = At(server, "127.0.0.1"), At(server, "localhost"), Visitor(server)
    passkey, _ = holder.make("Handed Over")
    first, second = before.new_table(), after.new_table()
    after.arrives(before.token())
    newcomer = Visitor(server)
    newcomer.http.cookies = after.http.cookies
    newcomer.done("/sign-in", credential=newcomer.signed(passkey))
    assert {one["id"] for one in newcomer.http.get("/api/me/tables").json()} == {first, second}
    third = before.new_table()
    token = before.token()
    assert newcomer.http.post("/api/me/arrival", json={"token": token}).json() == {"name": "Handed Over"}
    assert newcomer.account()["name"] == "Handed Over"
    assert {one["id"] for one in newcomer.http.get("/api/me/tables").json()} == {first, second, third}


def test_without_a_guest_there_is_nothing_to_bring(server: Served) -> None:
    newcomer, holder = At(server, "127.0.0.1"), Visitor(server)
    assert newcomer.token() is None
    assert "set-cookie" not in newcomer.http.post("/api/me/handover").headers
    holder.make("Stays Here")
    assert holder.http.post("/api/me/handover").json() == {"token": None}


def test_a_token_works_once_and_soon(serve: Serve) -> None:
    late = [0]
    with serve(now=lambda: 1_700_000_000_000 + late[0]) as server:
        before = At(server, "127.0.0.1")
        before.new_table()
        token = before.token()
        for wrong in ("", "x", token[:-1], token + "x", hashlib.sha256(token.encode()).hexdigest()):
            assert refusal(At(server, "localhost").arrives(wrong)) == (403, "handover_gone")
        assert At(server, "localhost").arrives(token).status_code == 200
        assert refusal(At(server, "localhost").arrives(token)) == (403, "handover_gone"), "it was used"
        token = before.token()
        late[0] = HANDOVER_LASTS + 1
        assert refusal(At(server, "localhost").arrives(token)) == (403, "handover_gone"), "it is too old"
        assert At(server, "localhost").arrives("x" * 65).status_code == 422


def test_a_guest_who_signs_in_first_is_no_guest_any_more(server: Served) -> None:
    guest, holder = At(server, "127.0.0.1"), Visitor(server)
    passkey, _ = holder.make("Signs In First")
    holder.done("/sign-out")
    guest.new_table()
    token = guest.token()
    same = Visitor(server)
    same.http.cookies = guest.http.cookies
    same.done("/sign-in", credential=same.signed(passkey))
    thief = At(server, "localhost")
    assert refusal(thief.arrives(token)) == (403, "handover_gone")
    assert thief.tables() == set()


@pytest.mark.parametrize("path", ["/api/me/handover", "/api/me/arrival"])
def test_no_other_website_can_ask_for_it(server: Served, path: str) -> None:
    guest = At(server, "127.0.0.1")
    guest.new_table()
    # A form or a script elsewhere, with the guest's cookie: also one at the other name, or at another port.
    others = ("http://evil.example", f"http://localhost:{guest.port}", "http://127.0.0.1:1", "null", "")
    for origin in others:
        for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded"):
            headers = {"Origin": origin, "Content-Type": kind}
            answer = guest.http.post(path, content=b'{"token": "x"}', headers=headers)
            assert refusal(answer) == (403, "other_origin"), origin
            assert "access-control-allow-origin" not in answer.headers
    bare = httpx.post(
        f"http://{server.place}{path}", headers={"Host": guest.host, "Sec-Fetch-Site": "cross-site"}, timeout=PATIENCE
    )
    assert refusal(bare) == (403, "other_origin")
    # A link or a picture can only GET, which does nothing.
    for query in ("", "?token=x", "?token=x&to=http://evil.example"):
        answer = guest.http.get(path + query)
        assert answer.status_code in (404, 405)
        assert "location" not in answer.headers
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["/api/me/handover", "/api/me/arrival"])
def test_it_works_only_on_this_computer(serve: Serve, path: str) -> None:
    with serve(allowed_hosts=("*",), trusted_proxies=("127.0.0.1",)) as server:
        port = server.place.rpartition(":")[2]
        for host in ("play.example.org", "localhost.evil.example", "127.0.0.1.evil.example", "192.168.0.7", "den"):
            headers = {"Host": f"{host}:{port}", "Origin": f"http://{host}:{port}"}
            answer = httpx.post(f"http://{server.place}{path}", json={"token": "x"}, headers=headers, timeout=PATIENCE)
            assert refusal(answer) == (403, "not_this_computer"), host
        for forwarded in ({"X-Forwarded-For": "203.0.113.7"}, {"Forwarded": "for=203.0.113.7"}):
            answer = At(server, "localhost").http.post(path, json={"token": "x"}, headers=forwarded)
            assert refusal(answer) == (403, "not_this_computer"), forwarded


def test_whoever_is_lured_with_a_token_loses_nothing(server: Served) -> None:
    thief, victim = At(server, "127.0.0.1"), At(server, "localhost")
    bait, precious = thief.new_table(), victim.new_table()
    cookies = dict(victim.http.cookies)
    answer = victim.arrives(thief.token())
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers, "they stay who they are"
    assert dict(victim.http.cookies) == cookies
    assert victim.tables() == {bait, precious}
    assert precious not in thief.tables()
