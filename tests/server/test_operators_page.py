"""The operators' page: what they do there, and that it does not exist for anybody else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.browsers import Served
from tests.server.moderated import THANKS, Moderated, reports, says, table_of
from tests.server.visitors import Visitor


@pytest.fixture(scope="module")
def moderated(server: Served) -> Moderated:
    return Moderated(server)


def act(visitor: Visitor, **body: Any) -> Any:
    return visitor.http.post("/api/admin/acts", json=body)


def test_operators_do_the_same_on_their_page(moderated: Moderated) -> None:
    ann, bob = moderated.operator("Ann Operates"), moderated.visitor("Bob Behaves")
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
    assert log == [one for one in moderated.admin("log") if one["by"] == "Ann Operates"]


def test_for_everybody_else_the_page_does_not_exist(moderated: Moderated) -> None:
    ann, fresh, guest = moderated.operator("Ann Guards"), moderated.visitor("Fresh Account"), moderated.visitor()
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
    stolen = moderated.visitor()
    stolen.http.cookies.clear()
    stolen.http.cookies.update(dict(ann.http.cookies))
    assert stolen.http.get("/api/admin/log").status_code == 200
    ann.done("/sign-out", everywhere=True)
    assert stolen.http.get("/api/admin/log").status_code == 404
    moderated.admin("revoke", "Ann Guards", "--reason", "left")


@pytest.mark.any_store
def test_a_role_ends_the_moment_it_is_taken_away(moderated: Moderated) -> None:
    ann = moderated.operator("Ann Leaves")
    assert ann.http.get("/api/admin/reports").status_code == 200
    moderated.admin("revoke", "Ann Leaves", "--reason", "retired")
    assert ann.http.get("/api/admin/reports").status_code == 404
    assert act(ann, act="warn", name="Ann Leaves", reason="?").status_code == 404


@pytest.mark.any_store
def test_what_an_operator_cannot_do(moderated: Moderated) -> None:
    ann, eve = moderated.operator("Ann Careful"), moderated.operator("Eve Careless")
    for name in ("Ann Careful", "Eve Careless"):
        for what in ("warn", "silence", "close_account"):
            answer = act(eve, act=what, name=name, reason="because")
            assert answer.json()["code"] == "operator_protected", "neither to another operator nor to herself"
    assert act(eve, act="grant", name="Eve Careless", reason="more").json()["code"] == "bad_request"
    assert act(eve, act="resolve", report=99_999, reason="x").json()["code"] == "no_such_report"
    assert act(eve, act="warn", report=99_999, reason="x").json()["code"] == "no_such_report"
    assert act(eve, act="warn", reason="x").json()["code"] == "bad_target"
    assert act(eve, act="close_table", table="nothing", reason="x").json()["code"] == "no_such_table"
    moderated.visitor("Bob Bystander")
    assert act(eve, act="warn", name="Bob Bystander", reason=" ").json()["code"] == "bad_reason"
    assert act(eve, act="silence", name="Bob Bystander", reason="x", minutes=0).json()["code"] == "bad_request"
    forged = eve.http.post(
        "/api/admin/acts",
        json={"act": "warn", "name": "Bob Bystander", "reason": "x"},
        headers={"Origin": "http://evil.example"},
    )
    assert (forged.status_code, forged.json()["code"]) == (403, "other_origin")
    # Whoever runs the server can, and the log says so.
    moderated.admin("silence", "Eve Careless", "--reason", "careless")
    assert says(eve, table_of(ann), "but")["code"] == "silenced"
    assert moderated.admin("log")[0]["command_line"]
    # Nor can she lift it herself, nor deal with a report about herself.
    assert act(eve, act="unsilence", name="Eve Careless", reason="enough").json()["code"] == "operator_protected"
    table = table_of(ann, eve)
    assert reports(moderated.visitor(), table, seat=1, reason="abuse") == THANKS
    number = next(one["number"] for one in moderated.admin("reports") if one["table"] == table)
    for what in ("unsilence", "resolve"):
        assert act(eve, act=what, report=number, reason="enough").json()["code"] == "operator_protected"
    assert says(eve, table, "but")["code"] == "silenced"
