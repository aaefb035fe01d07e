"""Reports and what operators do about them, on the command line and on their page; and who cannot do any of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from daikaiju.cli import app
from daikaiju.server.moderation.following import Follower
from daikaiju.server.tables.reporting import MOST_A_DAY, MOST_AT_A_TABLE
from tests.server.browsers import Browser, Page, Served
from tests.server.stores import stores
from tests.server.test_accounts import Visitor
from tests.server.test_ignoring import arrive
from tests.server.waiting import eventually

Serve = Callable[..., Served]


class House:
    """A server and its command line."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.folder = server.registry.settings.folder

    def run(self, *arguments: str) -> tuple[int, str]:
        address = stores.address(self.folder)
        where = ("--data", str(self.folder)) if address is None else ("--database", address)
        result = CliRunner().invoke(app, ["admin", *arguments, *where])
        return result.exit_code, result.output

    def admin(self, *arguments: str) -> Any:
        code, output = self.run(*arguments, "--json")
        assert code == 0, output
        return json.loads(output)

    def refused(self, *arguments: str) -> str:
        code, output = self.run(*arguments)
        assert (code, len(output.strip().splitlines())) == (2, 1), output
        return output

    def visitor(self, name: str = "") -> Visitor:
        visitor = Visitor(self.server)
        visitor.http.get("/api/me")
        if name:
            visitor.make(name)
        return visitor

    def operator(self, name: str) -> Visitor:
        visitor = self.visitor(name)
        self.admin("grant", name, "--reason", "trusted")
        return visitor


@pytest.fixture(scope="module")
def house(server: Served) -> House:
    return House(server)


def table_of(host: Visitor, *seated: Visitor) -> str:
    """A table that waits, with people in its seats; the last seat stays open."""
    seats = [{"by": "me"}, *({"by": "open"} for _ in seated), {"by": "open"}]
    table = str(host.http.post("/api/tables", json={"seats": seats, "name": "Host"}).json()["id"])

    async def sit() -> None:
        for number, visitor in enumerate(seated, 1):
            async with visitor.socket().at(table) as page:
                await arrive(page)
                await page.send(kind="sit", seat=number, name="Guest")
                while not page.table["seats"][number]["mine"]:
                    await page.next()

    asyncio.run(sit())
    return table


def at(visitor: Visitor, table: str, do: Callable[[Page], Any]) -> Any:
    """Do something at a table."""

    async def be_there() -> Any:
        async with visitor.socket().at(table) as page:
            await arrive(page)
            return await do(page)

    return asyncio.run(be_there())


def says(visitor: Visitor, table: str, words: str) -> Any:
    """Say something; the number of the line, or the refusal."""

    async def speak(page: Page) -> Any:
        await page.send(kind="say", text=words, key=words)
        while (told := await page.next())["kind"] not in ("ack", "refused"):
            pass
        return told

    return at(visitor, table, speak)


def reports(visitor: Visitor, table: str, **what: Any) -> str:
    """Report something; what the person is told."""

    async def report(page: Page) -> str:
        await page.send(kind="report", **what)
        while (told := await page.next())["kind"] not in ("notice", "refused"):
            pass
        return str(told["text"]["key"])

    return str(at(visitor, table, report))


THANKS = "server-notice-reported"


def test_a_report_keeps_what_was_said_around_it(house: House) -> None:
    ann, bob = house.visitor("Ann Reports"), house.visitor()
    table = table_of(ann, bob)
    for number in range(15):
        line = says(bob, table, f"rude {number}")["number"]
    assert reports(ann, table, line=line - 3, reason="abuse", text=" He is\nrude ") == THANKS
    assert reports(ann, table, line=line - 3, reason="spam") == THANKS, "the same again changes nothing"
    assert reports(ann, table, seat=1, reason="name") == THANKS
    by_line, by_seat = (one for one in house.admin("reports") if one["table"] == table)
    assert (by_line["reason"], by_line["text"], by_line["reporter"]) == ("abuse", "He is rude", "Ann Reports")
    assert (by_line["name"], by_line["account"], by_line["resolved_at"]) == ("Guest", None, None)
    assert [one["text"] for one in by_line["lines"]] == [f"rude {number}" for number in range(1, 15)]
    assert [one["text"] for one in by_line["lines"] if one["meant"]] == ["rude 11"]
    assert all(one["theirs"] for one in by_line["lines"])
    assert len(by_seat["lines"]) == 15
    assert house.admin("show", str(by_line["number"])) == by_line
    code, shown = house.run("show", str(by_line["number"]))
    assert code == 0
    assert "rude 11" in shown
    house.admin("resolve", str(by_line["number"]), "--reason", "talked to him")
    assert by_line["number"] not in [one["number"] for one in house.admin("reports")]
    assert by_line["number"] in [one["number"] for one in house.admin("reports", "--all")]
    assert "already" in house.refused("resolve", str(by_line["number"]), "--reason", "again")
    data = ann.http.get("/api/account/data").json()
    assert [(one["reason"], one["text"]) for one in data["reported"]] == [("abuse", "He is rude"), ("name", "")]


@pytest.mark.any_store
def test_reports_are_limited_and_cannot_hide_anything(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = house.visitor(), house.visitor()
    table = table_of(ann, bob)
    line = says(ann, table, "mine")["number"]
    for code, what in {
        "yourself": {"line": line},
        "nobody-sits": {"seat": 2},
        "no-such-line": {"line": 99},
        "bad-message": {},
        "bad-line": {"seat": 1, "text": "\u202eevil"},
    }.items():
        assert reports(ann, table, reason="other", **what) == f"server-refused-{code}"
    assert reports(ann, table, reason="boredom", seat=1) == "server-refused-bad-message"
    assert MOST_A_DAY >= 5
    assert MOST_AT_A_TABLE >= MOST_A_DAY
    monkeypatch.setattr("daikaiju.server.tables.reporting.MOST_A_DAY", 1)
    assert reports(ann, table, reason="other", seat=1) == THANKS
    line = says(bob, table, "again")["number"]
    assert reports(ann, table, reason="other", line=line) == "server-refused-too-many-reports"
    monkeypatch.setattr("daikaiju.server.tables.reporting.MOST_AT_A_TABLE", 1)
    assert reports(bob, table, reason="other", seat=0) == "server-refused-reported-enough"


def test_a_silenced_person_is_told_for_how_long_and_keeps_the_name(house: House) -> None:
    ann, bob = house.visitor(), house.visitor("Bob Silenced")
    table = table_of(ann)
    assert says(bob, table, "one")["kind"] == "ack"

    async def watch() -> None:
        async with bob.socket().at(table) as page:
            await arrive(page)
            await asyncio.to_thread(house.admin, "silence", "bob  silenced", "--for", "3h", "--reason", "shouting")
            told = await page.until("notice")
            assert told["text"]["args"] == {"amount": 3, "unit": "hours"}
            assert await page.refused(kind="say", text="two", key="2") == "silenced"
            again = bob.http.put("/api/account", json={"name": "Bobby"})
            assert (again.status_code, again.json()["code"]) == (409, "silenced")
            await page.send(kind="sit", seat=1, name="")
            await page.until("table", lambda shown: shown["seats"][1]["mine"])
            assert await page.refused(kind="seat", seat=1, name="Robert") == "silenced"
            assert await page.refused(kind="react", seat=1, face="angry") == "silenced"

    asyncio.run(watch())
    assert bob.http.get("/api/account/data").json()["silenced_until"] is not None
    house.admin("unsilence", "Bob Silenced", "--reason", "enough")
    assert says(bob, table, "three")["kind"] == "ack"


def test_a_guest_who_is_silenced_stays_so_with_an_account(house: House) -> None:
    ann, bob, holder = house.visitor(), house.visitor(), Visitor(house.server)
    passkey, _ = holder.make("Bob Elsewhere")
    table = table_of(ann, bob)
    assert reports(ann, table, seat=1, reason="spam") == THANKS
    number = next(one["number"] for one in house.admin("reports") if one["table"] == table)
    house.admin("silence", "--report", str(number), "--for", "1d", "--reason", "spam")
    assert says(bob, table, "one")["code"] == "silenced"
    assert bob.http.put("/api/me", json={"name": "Another"}).json()["code"] == "silenced"
    bob.done("/sign-in", credential=bob.signed(passkey))
    assert says(bob, table, "two")["code"] == "silenced"
    assert house.admin("show", str(number))["account"] == "Bob Elsewhere"


def test_a_warning_is_shown_once_and_read_before_the_next_line(house: House) -> None:
    ann, bob = house.visitor("Ann Warns"), house.visitor("Bob Warned")
    table = table_of(ann)

    async def watch() -> None:
        async with bob.socket().at(table) as page:
            await arrive(page)
            await asyncio.to_thread(house.admin, "warn", "Bob Warned", "--reason", "Please be kind.")
            await page.until("warned")
            assert await page.refused(kind="say", text="no", key="1") == "warned"

    asyncio.run(watch())
    (warning,) = bob.http.get("/api/me/warnings").json()
    assert warning["text"] == "Please be kind."
    thief = ann.http.post("/api/me/warnings", json={"number": warning["number"]})
    assert (thief.status_code, thief.json()["code"]) == (404, "no_such_warning"), "it is not Ann's to read"
    assert bob.http.post("/api/me/warnings", json={"number": warning["number"]}).json() == []
    assert bob.http.get("/api/me/warnings").json() == []
    assert says(bob, table, "sorry")["kind"] == "ack"


def test_a_closed_account_is_signed_out_and_stays_out_until_it_is_reopened(house: House) -> None:
    bob, elsewhere = Visitor(house.server), Visitor(house.server)
    passkey, code = bob.make("Bob Closed")
    table = table_of(bob)

    async def watch() -> None:
        async with bob.socket().at(table) as page:
            assert (await page.hello())["creator"]
            await asyncio.to_thread(house.admin, "close-account", "Bob Closed", "--reason", "threats")
            await page.closed()

    asyncio.run(watch())
    assert bob.account() is None
    assert elsewhere.refused("/sign-in", credential=elsewhere.signed(passkey)) == "account_closed"
    assert elsewhere.refused("/recover", code=code) == "account_closed"
    assert elsewhere.http.put("/api/me", json={"name": "Bob Closed"}).json()["code"] == "name_taken"
    house.admin("reopen-account", "Bob Closed", "--reason", "a mistake")
    assert "not closed" in house.refused("reopen-account", "Bob Closed", "--reason", "again")
    assert elsewhere.done("/recover", code=code)["name"] == "Bob Closed", "the code was not used up"


def test_a_closed_table_is_gone_for_everybody_at_once(house: House) -> None:
    ann = house.visitor("Ann At The Table")
    table = str(
        ann.http.post(
            "/api/tables", json={"seats": [{"by": "me"}, {"by": "open"}], "listed": True, "name": "A"}
        ).json()["id"]
    )

    async def watch() -> None:
        async with ann.socket().at(table) as page:
            await arrive(page)
            await asyncio.to_thread(house.admin, "close-table", table, "--reason", "only insults")
            await page.closed()
        async with ann.socket().at(table) as page:
            await page.send(kind="hello", have=-1)
            assert await page.next_refusal() == "table_closed"
            await page.closed()
            assert page.socket.close_code == 4404

    asyncio.run(watch())
    assert table not in ann.tables()
    assert table not in [one["id"] for one in ann.http.get("/api/tables").json()]
    assert ann.http.get(f"/api/tables/{table}/replay").json()["code"] == "table_closed"
    assert "no such table" in house.refused("close-table", table, "--reason", "again")


@pytest.mark.any_store
def test_a_process_that_remembers_a_table_cannot_open_it_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def blind(_: Follower) -> None:
        return None

    monkeypatch.setattr(Follower, "follow", blind)
    ann = house.visitor()
    table = table_of(ann)

    async def go_on() -> None:
        async with ann.socket().at(table) as page:
            await arrive(page)
            await asyncio.to_thread(house.admin, "close-table", table, "--reason", "gone")
            await page.send(kind="lock", locked=True)
            await page.until("table", lambda told: told["locked"])

    asyncio.run(go_on())
    with stores.opened(house.folder) as database:
        status = database.execute(text("SELECT status FROM tables WHERE id = :table"), {"table": table}).scalar_one()
    assert status == "closed"


def test_names_go_from_reports_and_the_log_with_the_account(house: House) -> None:
    ann, bob = house.visitor("Ann Leaving"), house.visitor("Bob Leaving")
    table = table_of(ann)
    line = says(bob, table, "boo")["number"]
    assert reports(ann, table, line=line, reason="abuse") == THANKS
    house.admin("grant", "Ann Leaving", "--reason", "helps")
    house.admin("warn", "Bob Leaving", "--reason", "boo")
    for visitor, name in ((ann, "Ann Leaving"), (bob, "Bob Leaving")):
        visitor.done("/delete", name=name)
    (report,) = [one for one in house.admin("reports") if one["table"] == table]
    assert (report["name"], report["reporter"], report["account"]) == ("", "", None)
    assert [(one["name"], one["text"]) for one in report["lines"]] == [("", "boo")], "the facts stay"
    assert "Leaving" not in json.dumps([house.admin("log"), house.admin("operators"), house.admin("reports")])


BAD = {
    ("dance",): "reports, show",
    ("warn",): "--report",
    ("warn", "Bob", "--report", "3", "--reason", "x"): "not both",
    ("warn", "Nobody At All", "--reason", "x"): "Nobody here",
    ("warn", "--report", "99999", "--reason", "x"): "no such report",
    ("warn", "Bob"): "--reason",
    ("silence", "Bob", "--for", "ever", "--reason", "x"): "7d",
    ("silence", "Bob", "--for", "400d", "--reason", "x"): "7d",
    ("resolve", "x", "--reason", "x"): "whole number",
    ("close-table", "--reason", "x"): "--report",
    ("revoke", "Bob In The Way", "--reason", "x"): "not an operator",
    ("warn", "Bob In The Way", "--reason", "\u202e"): "nothing invisible",
}


@pytest.mark.any_store
def test_bad_commands_are_one_sentence(house: House) -> None:
    house.visitor("Bob In The Way")
    before = house.admin("log")
    for arguments, expected in BAD.items():
        assert expected in house.refused(*arguments), arguments
    assert house.admin("log") == before, "nothing was done"


# --- the operators' page ------------------------------------------------------------------------


def act(visitor: Visitor, **body: Any) -> Any:
    return visitor.http.post("/api/admin/acts", json=body)


def test_operators_do_the_same_on_their_page(house: House) -> None:
    ann, bob = house.operator("Ann Operates"), house.visitor("Bob Behaves")
    table = table_of(ann, bob)
    says(bob, table, "hrmpf")
    assert reports(ann, table, seat=1, reason="stalling") == THANKS
    (report,) = [one for one in ann.http.get("/api/admin/reports").json() if one["table"] == table]
    assert (report["account"], report["silenced_until"], report["closed"]) == ("Bob Behaves", None, False)
    number = report["number"]
    assert act(ann, act="warn", report=number, reason="Hurry up.").status_code == 200
    assert act(ann, act="silence", report=number, reason="Now.", minutes=5).status_code == 200
    assert says(bob, table, "what?")["code"] == "silenced"
    assert act(ann, act="unsilence", name="Bob Behaves", reason="Well.").status_code == 200
    assert act(ann, act="close_account", name="Bob Behaves", reason="No.").status_code == 200
    assert bob.account() is None
    (report,) = [one for one in ann.http.get("/api/admin/reports").json() if one["table"] == table]
    assert report["closed"]
    assert act(ann, act="reopen_account", report=number, reason="Yes.").status_code == 200
    assert act(ann, act="close_table", report=number, reason="Enough.").status_code == 200
    assert act(ann, act="resolve", report=number, reason="Done.").status_code == 200
    log = [one for one in ann.http.get("/api/admin/log").json() if one["by"] == "Ann Operates"]
    assert [(one["act"], one["reason"]) for one in reversed(log)] == [
        ("warn", "Hurry up."),
        ("silence", "Now."),
        ("unsilence", "Well."),
        ("close_account", "No."),
        ("reopen_account", "Yes."),
        ("close_table", "Enough."),
        ("resolve", "Done."),
    ]
    assert not any(one["command_line"] for one in log)
    assert log == [one for one in house.admin("log") if one["by"] == "Ann Operates"]


def test_to_everybody_else_there_is_no_such_page(house: House) -> None:
    ann, fresh, guest = house.operator("Ann Guards"), house.visitor("Fresh Account"), house.visitor()
    unknown = guest.http.get("/api/nothing/here")
    for visitor in (fresh, guest):
        for path in ("/api/admin/reports", "/api/admin/log"):
            answer = visitor.http.get(path)
            assert (answer.status_code, answer.json()) == (unknown.status_code, unknown.json())
        for body in ({"act": "silence", "name": "Ann Guards", "reason": "revenge"}, {"act": "x"}, {}):
            answer = visitor.http.post("/api/admin/acts", json=body)
            assert (answer.status_code, answer.json()) == (unknown.status_code, unknown.json())
        for number in range(1, 5):
            assert act(visitor, act="resolve", report=number, reason="mine").json() == unknown.json()
    table = table_of(ann)
    assert says(ann, table, "I still can talk")["kind"] == "ack"
    # The role is looked up each time, and goes with the session.
    stolen = house.visitor()
    stolen.http.cookies.clear()
    stolen.http.cookies.update(dict(ann.http.cookies))
    assert stolen.http.get("/api/admin/log").status_code == 200
    ann.done("/sign-out", everywhere=True)
    assert stolen.http.get("/api/admin/log").status_code == 404
    house.admin("revoke", "Ann Guards", "--reason", "left")


@pytest.mark.any_store
def test_a_role_ends_the_moment_it_is_taken_away(house: House) -> None:
    ann = house.operator("Ann Leaves")
    assert ann.http.get("/api/admin/reports").status_code == 200
    house.admin("revoke", "Ann Leaves", "--reason", "retired")
    assert ann.http.get("/api/admin/reports").status_code == 404
    assert act(ann, act="warn", name="Ann Leaves", reason="?").status_code == 404


@pytest.mark.any_store
def test_what_an_operator_cannot_do(house: House) -> None:
    ann, eve = house.operator("Ann Careful"), house.operator("Eve Careless")
    for name in ("Ann Careful", "Eve Careless"):
        for what in ("warn", "silence", "close_account"):
            answer = act(eve, act=what, name=name, reason="because")
            assert answer.json()["code"] == "operator_protected", "neither to another operator nor to herself"
    assert act(eve, act="grant", name="Eve Careless", reason="more").json()["code"] == "bad_request"
    assert act(eve, act="resolve", report=99_999, reason="x").json()["code"] == "no_such_report"
    assert act(eve, act="warn", report=99_999, reason="x").json()["code"] == "no_such_report"
    assert act(eve, act="warn", reason="x").json()["code"] == "bad_target"
    assert act(eve, act="close_table", table="nothing", reason="x").json()["code"] == "no_such_table"
    house.visitor("Bob Bystander")
    assert act(eve, act="warn", name="Bob Bystander", reason=" ").json()["code"] == "bad_reason"
    assert act(eve, act="silence", name="Bob Bystander", reason="x", minutes=0).json()["code"] == "bad_request"
    forged = eve.http.post(
        "/api/admin/acts",
        json={"act": "warn", "name": "Bob Bystander", "reason": "x"},
        headers={"Origin": "http://evil.example"},
    )
    assert (forged.status_code, forged.json()["code"]) == (403, "other_origin")
    # Whoever runs the server can, and the log says so.
    house.admin("silence", "Eve Careless", "--reason", "careless")
    assert says(eve, table_of(ann), "but")["code"] == "silenced"
    assert house.admin("log")[0]["command_line"]


def test_old_reports_go_once_they_are_dealt_with_and_their_numbers_are_not_used_again(
    serve: Serve, tmp_path: Path
) -> None:
    late = [0]
    day = 24 * 60 * 60 * 1000
    with serve(now=lambda: 1_900_000_000_000 + late[0], keep_days=30) as server:
        house = House(server)
        ann, bob = house.visitor(), house.visitor()
        table = table_of(ann, bob)
        assert reports(ann, table, seat=1, reason="spam") == THANKS
        assert reports(bob, table, seat=0, reason="spam") == THANKS
        with stores.opened(house.folder) as database:
            database.execute(text("UPDATE reports SET resolved_at = at WHERE number = 2"))
        late[0] = 31 * day
        forget = asyncio.run_coroutine_threadsafe(server.registry.forget_old_games(), server.registry.writer._loop)
        forget.result(60)
        assert [one["number"] for one in house.admin("reports", "--all")] == [1]
        asyncio.run(eventually(lambda: server.registry.follower.open_reports == 1, "the open one should be counted"))
        house.admin("resolve", "1", "--reason", "x")
        with stores.opened(house.folder) as database:
            database.execute(text("DELETE FROM report_lines"))
            database.execute(text("DELETE FROM reports"))
        assert reports(ann, table_of(ann, bob), seat=1, reason="spam") == THANKS
        assert [one["number"] for one in house.admin("reports")] == [2]
        asyncio.run(counts_open(server))


async def counts_open(server: Served) -> None:
    async with Browser(server.place) as reader:
        for _ in range(1000):
            if "daikaiju_open_reports 1.0" in (await reader.http.get("/metrics")).text:
                return
            await asyncio.sleep(0.05)
    raise AssertionError("the metric should count it")
