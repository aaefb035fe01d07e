"""Reports, and what operators do about them on the command line."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from daikaiju.server.http.limits import Buckets, Limit
from daikaiju.server.moderation.handlers import MOST_A_DAY, MOST_ABOUT_SOMEBODY, MOST_AT_A_TABLE
from daikaiju.server.moderation.log_follower import LogFollower
from tests.server.browsers import Served
from tests.server.moderated import THANKS, Moderated, reports, says, table_of
from tests.server.stores import stores
from tests.server.test_ignoring import arrive
from tests.server.visitors import Visitor
from tests.server.waiting import eventually

Serve = Callable[..., Served]


@pytest.fixture(scope="module")
def moderated(server: Served) -> Moderated:
    return Moderated(server)


def test_a_report_keeps_what_was_said_around_it(moderated: Moderated) -> None:
    ann, bob = moderated.visitor("Ann Reports"), moderated.visitor()
    table = table_of(ann, bob)
    for number in range(15):
        line = says(bob, table, f"rude {number}")["number"]
    assert reports(ann, table, line=line - 3, reason="abuse", text=" He is\nrude ") == THANKS
    assert reports(ann, table, line=line - 3, reason="spam") == THANKS, "the same again changes nothing"
    assert reports(ann, table, seat=1, reason="name") == THANKS
    by_line, by_seat = (one for one in moderated.admin("reports") if one["table"] == table)
    assert (by_line["reason"], by_line["text"], by_line["reporter"]) == ("abuse", "He is rude", "Ann Reports")
    assert (by_line["name"], by_line["account"], by_line["resolved_at"]) == ("Guest", None, None)
    assert [one["text"] for one in by_line["lines"]] == [f"rude {number}" for number in range(1, 15)]
    assert [one["text"] for one in by_line["lines"] if one["meant"]] == ["rude 11"]
    assert all(one["theirs"] for one in by_line["lines"])
    assert len(by_seat["lines"]) == 15
    assert moderated.admin("show", str(by_line["number"])) == by_line
    code, shown = moderated.run("show", str(by_line["number"]))
    assert code == 0
    assert "rude 11" in shown
    moderated.admin("resolve", str(by_line["number"]), "--reason", "talked to him")
    assert by_line["number"] not in [one["number"] for one in moderated.admin("reports")]
    assert by_line["number"] in [one["number"] for one in moderated.admin("reports", "--all")]
    assert "already" in moderated.refused("resolve", str(by_line["number"]), "--reason", "again")
    data = ann.http.get("/api/account/data").json()
    assert [(one["reason"], one["text"]) for one in data["reported"]] == [("abuse", "He is rude"), ("name", "")]


@pytest.mark.any_store
def test_reports_are_limited_and_cannot_hide_anything(moderated: Moderated, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = moderated.visitor(), moderated.visitor()
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
    monkeypatch.setattr("daikaiju.server.moderation.handlers.MOST_A_DAY", 1)
    assert reports(ann, table, reason="other", seat=1) == THANKS
    line = says(bob, table, "again")["number"]
    assert reports(ann, table, reason="other", line=line) == "server-refused-too-many-reports"
    monkeypatch.setattr("daikaiju.server.moderation.handlers.MOST_AT_A_TABLE", 1)
    assert reports(bob, table, reason="other", seat=0) == "server-refused-reported-enough"


def test_a_silenced_person_is_told_for_how_long_and_keeps_the_name(moderated: Moderated) -> None:
    ann, bob = moderated.visitor(), moderated.visitor("Bob Silenced")
    table = table_of(ann)
    assert says(bob, table, "one")["kind"] == "ack"

    async def watch() -> None:
        async with bob.socket().at(table) as page:
            await arrive(page)
            await asyncio.to_thread(moderated.admin, "silence", "bob  silenced", "--for", "3h", "--reason", "shouting")
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
    moderated.admin("unsilence", "Bob Silenced", "--reason", "enough")
    assert says(bob, table, "three")["kind"] == "ack"


def test_a_silenced_person_writes_nothing_that_others_read(moderated: Moderated) -> None:
    ann, bob = moderated.visitor("Ann Reads"), moderated.visitor("Bob Writes")
    table = table_of(ann, bob)
    moderated.admin("silence", "Bob Writes", "--for", "2h", "--reason", "rude")
    cup = {"name": "Ann is a fool", "game": "duel", "form": "swiss", "clock": {"kind": "move", "seconds": 60}}
    assert bob.http.post("/api/tournaments", json=cup).json()["code"] == "silenced"
    assert reports(bob, table, seat=0, reason="other", text="Ann is a fool") == "server-refused-silenced"
    assert reports(bob, table, seat=0, reason="abuse") == THANKS, "but he may say that something is wrong"


def test_a_guest_who_is_silenced_stays_so_with_an_account(moderated: Moderated) -> None:
    ann, bob, holder = moderated.visitor(), moderated.visitor(), Visitor(moderated.server)
    passkey, _ = holder.make("Bob Elsewhere")
    table = table_of(ann, bob)
    assert reports(ann, table, seat=1, reason="spam") == THANKS
    number = next(one["number"] for one in moderated.admin("reports") if one["table"] == table)
    moderated.admin("silence", "--report", str(number), "--for", "1d", "--reason", "spam")
    assert says(bob, table, "one")["code"] == "silenced"
    assert bob.http.put("/api/me", json={"name": "Another"}).json()["code"] == "silenced"
    bob.done("/sign-in", credential=bob.signed(passkey))
    assert says(bob, table, "two")["code"] == "silenced"
    assert moderated.admin("show", str(number))["account"] == "Bob Elsewhere"


def test_a_warning_is_shown_once_and_read_before_the_next_line(moderated: Moderated) -> None:
    ann, bob = moderated.visitor("Ann Warns"), moderated.visitor("Bob Warned")
    table = table_of(ann)

    async def watch() -> None:
        async with bob.socket().at(table) as page:
            await arrive(page)
            await asyncio.to_thread(moderated.admin, "warn", "Bob Warned", "--reason", "Please be kind.")
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


def test_a_closed_account_is_signed_out_and_stays_out_until_it_is_reopened(moderated: Moderated) -> None:
    bob, elsewhere = Visitor(moderated.server), Visitor(moderated.server)
    passkey, code = bob.make("Bob Closed")
    table = table_of(bob)

    async def watch() -> None:
        async with bob.socket().at(table) as page:
            assert (await page.hello())["creator"]
            await asyncio.to_thread(moderated.admin, "close-account", "Bob Closed", "--reason", "threats")
            await page.closed()

    asyncio.run(watch())
    assert bob.account() is None
    assert elsewhere.refused("/sign-in", credential=elsewhere.signed(passkey)) == "account_closed"
    assert elsewhere.refused("/recover", code=code) == "account_closed"
    assert elsewhere.http.put("/api/me", json={"name": "Bob Closed"}).json()["code"] == "name_taken"
    moderated.admin("reopen-account", "Bob Closed", "--reason", "a mistake")
    assert "not closed" in moderated.refused("reopen-account", "Bob Closed", "--reason", "again")
    assert elsewhere.done("/recover", code=code)["name"] == "Bob Closed", "the code was not used up"


def test_a_closed_table_is_gone_for_everybody_at_once(moderated: Moderated) -> None:
    ann = moderated.visitor("Ann At The Table")
    table = str(
        ann.http.post(
            "/api/tables", json={"seats": [{"by": "me"}, {"by": "open"}], "listed": True, "name": "A"}
        ).json()["id"]
    )

    async def watch() -> None:
        async with ann.socket().at(table) as page:
            await arrive(page)
            await asyncio.to_thread(moderated.admin, "close-table", table, "--reason", "only insults")
            await page.closed()
        async with ann.socket().at(table) as page:
            assert await page.refused(kind="hello", have=-1) == "table_closed"
            await page.closed()
            assert page.socket.close_code == 4404

    asyncio.run(watch())
    assert table not in ann.tables()
    assert table not in [one["id"] for one in ann.http.get("/api/tables").json()]
    assert ann.http.get(f"/api/tables/{table}/replay").json()["code"] == "table_closed"
    assert "no such table" in moderated.refused("close-table", table, "--reason", "again")


@pytest.mark.any_store
def test_a_process_that_remembers_a_table_cannot_open_it_again(
    moderated: Moderated, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def blind(_: LogFollower) -> None:
        return None

    monkeypatch.setattr(LogFollower, "follow", blind)
    ann = moderated.visitor()
    table = table_of(ann)

    async def go_on() -> None:
        async with ann.socket().at(table) as page:
            await arrive(page)
            await asyncio.to_thread(moderated.admin, "close-table", table, "--reason", "gone")
            await page.send(kind="lock", locked=True)
            await page.until("table", lambda told: told["locked"])

    asyncio.run(go_on())
    with stores.opened(moderated.folder) as database:
        status = database.execute(text("SELECT status FROM tables WHERE id = :table"), {"table": table}).scalar_one()
    assert status == "closed"


def test_names_go_from_reports_and_the_log_with_the_account(moderated: Moderated) -> None:
    ann, bob = moderated.visitor("Ann Leaving"), moderated.visitor("Bob Leaving")
    table = table_of(ann)
    line = says(bob, table, "boo")["number"]
    assert reports(ann, table, line=line, reason="abuse") == THANKS
    moderated.admin("grant", "Ann Leaving", "--reason", "helps")
    moderated.admin("warn", "Bob Leaving", "--reason", "boo")
    for visitor, name in ((ann, "Ann Leaving"), (bob, "Bob Leaving")):
        visitor.done("/delete", name=name)
    (report,) = [one for one in moderated.admin("reports") if one["table"] == table]
    assert (report["name"], report["reporter"], report["account"]) == ("", "", None)
    assert [(one["name"], one["text"]) for one in report["lines"]] == [("", "boo")], "the facts stay"
    assert "Leaving" not in json.dumps(
        [moderated.admin("log"), moderated.admin("operators"), moderated.admin("reports")]
    )


def test_the_name_goes_from_what_others_wrote_too(moderated: Moderated) -> None:
    ann, bob = moderated.visitor("Ann Goes"), moderated.visitor("Bob Stays")
    table = table_of(ann, bob)
    line = says(bob, table, "hi ann goes and Ann Goeson")["number"]
    assert reports(ann, table, line=line, reason="other", text="Ann Goes is my name") == THANKS
    assert reports(bob, table, seat=0, reason="other", text="(Ann Goes) is slow") == THANKS
    moderated.admin("warn", "Ann Goes", "--reason", "Ann Goes is slow")
    ann.http.post("/api/me/warnings", json={"number": ann.http.get("/api/me/warnings").json()[0]["number"]})
    cup = {"name": "The Ann Goes Cup", "game": "duel", "form": "swiss", "clock": {"kind": "move", "seconds": 60}}
    made = ann.http.post("/api/tournaments", json={**cup, "least": 2})
    assert made.status_code == 200, made.text
    ann.done("/delete", name="Ann Goes")
    with stores.opened(moderated.folder) as database:
        found = {
            f"{of}.{column}": database.execute(text(f"SELECT {column} FROM {of}")).scalars().all()
            for of, columns in (
                ("lines", "name text"),
                ("seats", "name"),
                ("reports", "name text"),
                ("report_lines", "name text"),
                ("acts", "name reason"),
                ("competitions", "name"),
            )
            for column in columns.split()
        }
    kept = json.dumps(found).lower()
    assert "ann goes " not in kept + " "
    assert '"ann goes"' not in kept
    assert "hi […] and Ann Goeson" in found["lines.text"], "the rest stays"
    assert "The […] Cup" in found["competitions.name"]


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
def test_bad_commands_are_one_sentence(moderated: Moderated) -> None:
    moderated.visitor("Bob In The Way")
    before = moderated.admin("log")
    for arguments, expected in BAD.items():
        assert expected in moderated.refused(*arguments), arguments
    assert moderated.admin("log") == before, "nothing was done"


def test_old_reports_go_once_they_are_dealt_with_and_their_numbers_are_not_used_again(
    serve: Serve, tmp_path: Path
) -> None:
    late = [0]
    day = 24 * 60 * 60 * 1000
    with serve(now=lambda: 1_900_000_000_000 + late[0], keep_days=30) as server:
        moderated = Moderated(server)
        ann, bob = moderated.visitor(), moderated.visitor()
        table = table_of(ann, bob)
        assert reports(ann, table, seat=1, reason="spam") == THANKS
        assert reports(bob, table, seat=0, reason="spam") == THANKS
        with stores.opened(moderated.folder) as database:
            database.execute(text("UPDATE reports SET resolved_at = at WHERE number = 2"))
        late[0] = 31 * day
        forget = asyncio.run_coroutine_threadsafe(server.app.state.cleanup.run(), server.registry.writer._loop)
        forget.result(60)
        assert [one["number"] for one in moderated.admin("reports", "--all")] == [1]
        asyncio.run(eventually(lambda: server.app.state.follower.open_reports == 1, "the open one should be counted"))
        moderated.admin("resolve", "1", "--reason", "x")
        with stores.opened(moderated.folder) as database:
            database.execute(text("DELETE FROM report_lines"))
            database.execute(text("DELETE FROM reports"))
        assert reports(ann, table_of(ann, bob), seat=1, reason="spam") == THANKS
        assert [one["number"] for one in moderated.admin("reports")] == [2]
        counted = "daikaiju_open_reports 1.0"
        asyncio.run(eventually(lambda: counted in server.metrics(), "the metric should count it"))


@pytest.mark.any_store
def test_an_address_cannot_flood_operators_whoever_it_pretends_to_be(serve: Serve) -> None:
    with serve(limits=True) as server:
        moderated = Moderated(server)
        table = table_of(moderated.visitor())
        server.app.state.limits.of[Limit.REPORTS] = Buckets(0.0001, 3)
        told = [reports(moderated.visitor(), table, seat=0, reason="spam") for _ in range(5)]
        assert told == [THANKS] * 3 + ["server-refused-too-many-reports"] * 2
        assert len(moderated.admin("reports")) == 3


def test_a_person_is_reported_often_enough_wherever_they_sit(
    moderated: Moderated, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = moderated.visitor()
    monkeypatch.setattr("daikaiju.server.moderation.handlers.MOST_ABOUT_SOMEBODY", 2)
    told = [reports(moderated.visitor(), table_of(ann), seat=0, reason="spam") for _ in range(3)]
    assert told == [THANKS, THANKS, "server-refused-person-reported-enough"]
    assert MOST_ABOUT_SOMEBODY >= MOST_A_DAY


@pytest.mark.any_store
def test_an_address_cannot_flood_the_chat_of_a_table(serve: Serve) -> None:
    with serve(limits=True) as server:
        moderated = Moderated(server)
        ann, bob = moderated.visitor(), moderated.visitor()
        table, other = table_of(ann), table_of(ann)

        async def talk() -> list[str]:
            """As a player and as two people who watch, each from a page of their own."""
            said: list[str] = []
            eve = moderated.visitor()
            async with ann.socket().at(table) as one, bob.socket().at(table) as two, eve.socket().at(table) as third:
                for page in (one, two, third):
                    await arrive(page)
                for number in range(5):
                    for page in (one, two, third):
                        await page.send(kind="say", text="Buy!", key=f"key {number}")
                        while (told := await page.next())["kind"] not in ("ack", "refused"):
                            pass
                        said.append(told.get("code", "said"))
            return said

        # One that hardly fills again, because a busy machine takes its time.
        server.app.state.limits.of[Limit.CHAT] = Buckets(0.0001, 10)
        assert asyncio.run(talk()) == ["said"] * 10 + ["too_fast"] * 5
        assert says(bob, other, "Elsewhere")["kind"] == "ack"
