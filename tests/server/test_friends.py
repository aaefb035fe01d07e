"""Friends by name: asking, agreeing, parting; who sees what of whom; invitations; and what happens to them all."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from daikaiju.server.friends import service
from tests.server.browsers import Served
from tests.server.visitors import Visitor

BODY = {"seats": [{"by": "me"}, {"by": "open"}], "listed": True}


class Holder(Visitor):
    """Somebody with an account."""

    def __init__(self, server: Served, name: str) -> None:
        super().__init__(server)
        self.name = name
        self.make(name)

    def friends(self) -> dict[str, Any]:
        return dict(self.http.get("/api/friends").json())

    def do(self, what: str, name: str, **more: str) -> Any:
        answer = self.http.post(f"/api/friends/{what}", json={"name": name, **more})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def cannot(self, what: str, name: str, **more: str) -> str:
        answer = self.http.post(f"/api/friends/{what}", json={"name": name, **more})
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["code"])

    def notices(self) -> Any:
        return self.http.get("/api/friends/notices").json()

    def names(self) -> list[str]:
        return [friend["name"] for friend in self.friends()["friends"]]

    def befriend(self, other: Holder) -> None:
        self.do("ask", other.name)
        other.do("accept", self.name)


NOBODY: dict[str, list[str]] = {"friends": [], "asked": [], "asking": []}


def test_asking_agreeing_and_parting(server: Served) -> None:
    ann, bob = Holder(server, "Ann F"), Holder(server, "Bob F")
    assert ann.friends() == NOBODY
    assert ann.do("ask", "bob  f") == {**NOBODY, "asked": ["Bob F"]}, "names are found as people write them"
    assert ann.do("ask", "Bob F")["asked"] == ["Bob F"], "asking twice is asking once"
    assert bob.friends() == {**NOBODY, "asking": ["Ann F"]}, "nobody sees whether the other is online"
    assert bob.notices() == {"invitations": [], "asking": ["Ann F"]}
    (friend,) = bob.do("accept", "Ann F")["friends"]
    assert (friend["name"], friend["online"], friend["table"]) == ("Ann F", True, None)
    assert ann.names() == ["Bob F"]
    assert bob.cannot("accept", "Ann F") == "not_asked"
    assert bob.do("remove", "Ann F") == NOBODY
    assert ann.friends() == NOBODY
    ann.do("ask", "Bob F")
    assert ann.do("remove", "Bob F") == NOBODY, "a question is taken back"
    assert bob.cannot("accept", "Ann F") == "not_asked"
    ann.do("ask", "Bob F")
    assert [friend["name"] for friend in bob.do("ask", "Ann F")["friends"]] == ["Ann F"], "they asked each other"


def test_somebody_declined_or_blocked_is_not_told(server: Served) -> None:
    ann, bob, cyd = (Holder(server, name) for name in ("Ann D", "Bob D", "Cyd D"))
    ann.do("ask", "Bob D")
    assert bob.do("decline", "Ann D") == NOBODY
    assert ann.friends() == {**NOBODY, "asked": ["Bob D"]}
    assert ann.do("ask", "Bob D")["asked"] == ["Bob D"]
    assert bob.friends() == NOBODY, "asking again changes nothing"
    assert bob.do("ask", "Ann D")["friends"][0]["name"] == "Ann D", "one may think better of it"

    table = cyd.http.post("/api/tables", json=BODY).json()["id"]

    async def block() -> None:
        async with cyd.socket().at(table) as hers, ann.socket().at(table) as other:
            await hers.hello()
            await other.hello()
            await other.send(kind="sit", seat=1, name="")
            await hers.until("table", lambda told: told["seats"][1]["name"] == "Ann D")
            await hers.send(kind="ignore", how="block", seat=1)
            await hers.until("notice")

    asyncio.run(block())
    assert ann.do("ask", "Cyd D")["asked"] == ["Cyd D"], "as if nothing were"
    assert cyd.friends() == NOBODY
    assert cyd.notices()["asking"] == []


def test_only_friends_see_who_is_online_and_where(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, eve = (Holder(server, name) for name in ("Ann O", "Bob O", "Eve O"))
    ann.befriend(bob)
    eve.do("ask", "Bob O")
    table = bob.http.post("/api/tables", json=BODY).json()["id"]
    (friend,) = ann.friends()["friends"]
    assert friend["online"]
    assert friend["table"] == {"id": table, "game": "king", "status": "waiting"}
    assert "online" not in str(eve.friends())
    private = bob.http.post("/api/tables", json={**BODY, "listed": False}).json()["id"]
    assert private not in str(ann.friends()), "only listed tables are told"
    monkeypatch.setattr(service, "ONLINE", -1)
    (friend,) = ann.friends()["friends"]
    assert (friend["online"], friend["table"]) == (False, None)


def test_a_friend_is_invited_with_one_click(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, eve = (Holder(server, name) for name in ("Ann I", "Bob I", "Eve I"))
    ann.befriend(bob)
    table = ann.http.post("/api/tables", json={**BODY, "listed": False}).json()["id"]
    assert eve.cannot("invite", "Bob I", table=table) == "not_friends"
    assert bob.cannot("invite", "Ann I", table=table) == "not_seated"
    assert ann.cannot("invite", "Bob I", table="nowhere") == "no_such_table"
    assert ann.cannot("invite", "Nobody I", table=table) == "no_such_person"
    ann.do("invite", "Bob I", table=table)
    ann.do("invite", "Bob I", table=table)
    assert bob.notices()["invitations"] == [{"name": "Ann I", "table": table, "game": "king"}]
    assert bob.do("dismiss", "Ann I")["invitations"] == []
    ann.do("invite", "Bob I", table=table)
    ann.do("remove", "Bob I")
    ann.befriend(bob)
    assert bob.notices()["invitations"] == [], "it was a friend's"
    ann.do("invite", "Bob I", table=table)
    with monkeypatch.context() as later:
        later.setattr(service, "INVITED", -1)
        assert bob.notices()["invitations"] == [], "it is too old"

    async def sit() -> None:
        async with bob.socket().at(table) as page:
            await page.hello()
            await page.send(kind="sit", seat=1, name="")
            await page.until("table", lambda told: told["seats"][1]["mine"])

    asyncio.run(sit())
    assert bob.notices()["invitations"] == [], "who sits there needs none"


def test_deleted_accounts_vanish_and_your_data_names_your_friends(server: Served) -> None:
    ann, bob, cyd = (Holder(server, name) for name in ("Ann X", "Bob X", "Cyd X"))
    ann.befriend(bob)
    cyd.do("ask", "Ann X")
    data = ann.http.get("/api/account/data").json()["friends"]
    assert [(one["name"], one["asked_by_you"], one["accepted_at"] is None) for one in data] == [
        ("Bob X", True, False),
        ("Cyd X", False, True),
    ]
    bob.done("/delete", name="Bob X")
    cyd.done("/delete", name="Cyd X")
    assert ann.friends() == NOBODY
    assert ann.cannot("ask", "Bob X") == "no_such_person"


def test_bad_questions_are_refused_with_a_sentence(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = Holder(server, "Ann B"), Holder(server, "Bob B")
    assert Visitor(server).http.get("/api/friends").json()["code"] == "not_signed_in"
    assert Visitor(server).http.post("/api/friends/ask", json={"name": "Ann B"}).json()["code"] == "not_signed_in"
    assert ann.cannot("ask", "ANN B") == "own_friend"
    assert ann.cannot("ask", "Nobody at all") == "no_such_person"
    assert ann.cannot("decline", "Bob B") == "not_asked"
    assert ann.cannot("remove", "Bob B") == "not_friends"
    assert ann.cannot("ask", "Bob B", more="x") == "bad_request"
    bob.do("ask", "Ann B")
    monkeypatch.setattr(service, "MOST_FRIENDS", 0)
    assert bob.cannot("ask", "Ann F") in ("too_many_friends", "no_such_person")
    assert ann.cannot("accept", "Bob B") == "too_many_friends"
