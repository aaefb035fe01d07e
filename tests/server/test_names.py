"""Names: nobody can be mistaken for somebody with an account, for whoever looks after the server, or for a bot."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.authenticator import Passkey
from tests.server.browsers import Served
from tests.server.visitors import SITE, Visitor

LOOKS_LIKE_ANN = (
    "Ann Lee\ufe0f",
    "Ann\u2800Lee",
    "A\u200dnn Lee",
    "Ann Lee\U000e0100",
    "Аnn Lее",  # with Cyrillic letters
    "ANN LEE".replace("A", "Α"),  # with a Greek letter
    "𝐀nn 𝐋ee",
)


def named(visitor: Visitor, name: str) -> str:
    """What the server says to a guest who wants a name."""
    answer = visitor.http.put("/api/me", json={"name": name})
    return "" if answer.status_code == 200 else str(answer.json()["code"])


@pytest.mark.any_store
@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u115f", "\u1160\u3164", "\uffa0", "\u034f", "\u2800 \u2800"])
def test_a_name_has_something_to_see(server: Served, name: str) -> None:
    visitor = Visitor(server)
    assert visitor.refused("/question", purpose="make", name=name) == "bad_name"
    assert named(visitor, name) == "bad_name"
    seats = [{"by": "me", "name": name}, {"by": "open"}]
    assert visitor.http.post("/api/tables", json={"seats": seats}).json()["code"] == "bad_name"


@pytest.mark.any_store
def test_what_cannot_be_seen_is_left_out_of_a_name(server: Served) -> None:
    visitor = Visitor(server)
    assert visitor.http.put("/api/me", json={"name": "Zo\u034fe\ufe0f"}).json() == {"name": "Zoe"}


def test_nobody_looks_like_somebody_with_an_account(server: Served) -> None:
    ann, other = Visitor(server), Visitor(server)
    ann.make("Ann Lee")
    for name in LOOKS_LIKE_ANN:
        assert other.refused("/question", purpose="make", name=name) == "name_taken", ascii(name)
        assert named(other, name) == "name_taken", ascii(name)
    bob = Visitor(server)
    bob.make("Bob Lee")
    assert bob.http.put("/api/account", json={"name": "Ann Lеe"}).json()["code"] == "name_taken"
    assert ann.http.put("/api/account", json={"name": "Anna Lee"}).status_code == 200
    assert bob.http.put("/api/account", json={"name": "Ann Lеe"}).status_code == 200, "nobody has that name now"
    bob.done("/delete", name="Ann Lеe")
    assert named(other, "Ann Lee") == "", "nor now"


def test_the_name_that_was_asked_about_is_the_one_that_counts(server: Served) -> None:
    visitor = Visitor(server)
    made = Passkey(SITE).make(visitor.question("make", "Dora"), visitor.origin)
    assert visitor.refused("", credential=made, name="Admin", passkey_name="Phone") == "name_reserved"


@pytest.mark.any_store
@pytest.mark.parametrize(
    "name",
    ["Admin", "OPERATOR", "[Moderator]", "Аdmin", "Adm1n", "Daikaiju", "Модератор", "Адміністратор", "Dizzy bot"],
)
def test_names_of_those_who_look_after_the_server_and_of_bots_are_kept(server: Served, name: str) -> None:
    visitor = Visitor(server)
    assert visitor.refused("/question", purpose="make", name=name) == "name_reserved"
    assert named(visitor, name) == "name_reserved"


def test_a_guest_gives_way_to_the_account_holder_who_sits_down(server: Served) -> None:
    guest, holder = Visitor(server), Visitor(server)
    table = guest.new_table(name="Uma Lee")
    holder.make("Uma Lee")

    async def sit() -> None:
        async with holder.socket().at(table) as page:
            await page.hello()
            await page.send(kind="sit", seat=1)
            shown = await page.until("table", lambda told: told["seats"][1]["mine"])
            assert [seat["name"] for seat in shown["seats"]] == ["", "Uma Lee"]

    asyncio.run(sit())
