"""Anything may arrive on a socket: it gets a clear reply or is dropped, and nobody else notices."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from daikaiju.server.http.limits import MOST_MESSAGE
from tests.server.attacks import nearly_well_formed, packed, raw, unknown, well_formed
from tests.server.audit import audit
from tests.server.clubs import Beside, Club
from tests.server.declared import check_message
from tests.server.process import ServerProcess
from tests.server.stores import STORES as EVERY_STORE
from tests.server.stores import STRICTEST
from tests.server.waiting import PATIENCE

OUR_FAULT = {"broken", "not_stored"}
TOO_BIG, CUT_OFF = 1009, 1006
MOST_GROWTH = 64 * 2**20
EXAMPLES = int(os.environ.get("DAIKAIJU_EXAMPLES", "25"))
STORES = EVERY_STORE if "DAIKAIJU_EXAMPLES" in os.environ else STRICTEST

patient = settings(
    max_examples=EXAMPLES,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


@pytest.fixture(scope="module")
def serving(store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server without limits, so that everything sent is processed."""
    with ServerProcess(tmp_path_factory.mktemp("fuzz") / "data", "--pace", "0", "--no-limits") as serving:
        serving.wait()
        yield serving


@pytest.fixture(scope="module")
def honest(serving: ServerProcess) -> Iterator[Beside]:
    """Two people who play one game after another, and fail if anything happens that they did not do."""
    club = Club(serving, {"game": "king", "seats": ["a", "b"], "listed": True}, random.Random(4), pause=0.02)
    with Beside(club) as beside:
        yield beside
        until = time.monotonic() + PATIENCE
        while sum(len(ledger.acknowledged) for ledger in beside.ledgers) <= 50:
            beside.check()
            assert time.monotonic() < until, "nobody plays any more"
            time.sleep(0.02)
        beside.check()
    serving.stop()
    audit(serving.folder, beside.ledgers)
    assert "Traceback" not in serving.said(), serving.said()


class Attacker:
    """A person at a table who sends anything at all, and checks every reply."""

    def __init__(self, serving: ServerProcess, table: str, cookie: str = "") -> None:
        self.socket: ClientConnection = connect(
            f"{serving.sockets}/{table}",
            additional_headers={"Cookie": cookie} if cookie else None,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
        )
        self.number = -1
        self.marks = 0
        self.closed: int | None = None

    def say(self, message: Any) -> None:
        try:
            self.socket.send(packed(message, self.number))
        except ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd else CUT_OFF

    def listen(self) -> list[dict[str, Any]]:
        """Everything the server says until it has refused a last, harmless message."""
        heard: list[dict[str, Any]] = []
        self.marks += 1
        mark = f"mark {self.marks}"
        self.say({"kind": "undo", "seat": 0, "at": -1, "key": mark})
        try:
            while not heard or heard[-1].get("key") != mark:
                heard.append(json.loads(self.socket.recv(PATIENCE)))
                check_answer(heard[-1])
                if heard[-1]["kind"] in ("news", "whole"):
                    self.number = heard[-1]["number"]
        except ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd else CUT_OFF
        return heard

    def table(self) -> dict[str, Any]:
        """The table as it is shown to this page."""
        self.say({"kind": "hello"})
        return [answer for answer in self.listen() if answer["kind"] == "table"][-1]


def check_answer(answer: dict[str, Any]) -> None:
    check_message(answer)
    if answer["kind"] == "refused":
        assert answer["code"] not in OUR_FAULT, answer
        assert answer["text"]["key"] == f"server-refused-{answer['code'].replace('_', '-')}"


@patient
@given(st.lists(st.one_of(well_formed, nearly_well_formed(), unknown, raw), max_size=25), st.booleans())
def test_nothing_a_stranger_says_is_noticed_at_a_table(
    serving: ServerProcess, honest: Beside, messages: list[Any], polite: bool
) -> None:
    honest.wait_for_table()
    attacker = Attacker(serving, honest.ledgers[-1].table)
    with attacker.socket:
        if polite:
            attacker.say({"kind": "hello"})
            attacker.listen()
        for message in messages:
            attacker.say(message)
        answers = attacker.listen()
    # A sender that goes on after a message that is too big may be cut off before hearing why.
    too_big = any(len(packed(message, 0)) > MOST_MESSAGE for message in messages)
    assert attacker.closed in (TOO_BIG, CUT_OFF) if too_big else attacker.closed is None
    own = [answer for answer in answers if answer["kind"] == "table"]
    assert all(not any(seat["mine"] or seat["claim"] for seat in table["seats"]) for table in own)
    honest.check()
    serving.check_alive()


@patient
@given(st.lists(st.tuples(st.booleans(), well_formed), max_size=40), st.sampled_from(["king", "duel"]), st.booleans())
def test_a_players_own_table_withstands_anything(
    serving: ServerProcess, honest: Beside, messages: list[tuple[bool, Any]], game: str, start: bool
) -> None:
    body = {"game": game, "seats": [{"by": "me"}, {"by": "open"}], "start": start}
    with httpx.Client(base_url=serving.address, timeout=PATIENCE) as client:
        table = client.post("/api/tables", json=body).json()["id"]
        cookie = f"daikaiju={client.cookies['daikaiju']}"
    creator, guest = Attacker(serving, table, cookie), Attacker(serving, table)
    with creator.socket, guest.socket:
        for attacker in (creator, guest):
            attacker.say({"kind": "hello"})
            attacker.listen()
        for by_creator, message in messages:
            attacker = creator if by_creator else guest
            attacker.say(message)
            attacker.listen()
        assert creator.closed is guest.closed is None
        # Whatever happened, both still see the same table.
        seen = [attacker.table() for attacker in (creator, guest)]
        assert seen[0]["status"] == seen[1]["status"]
    honest.check()


@pytest.mark.parametrize("message", ["x" * 2**20, b"x" * 2**24])
def test_megabytes_are_cut_off_unread(serving: ServerProcess, honest: Beside, message: str | bytes) -> None:
    honest.wait_for_table()
    attacker = Attacker(serving, honest.ledgers[-1].table)
    before = serving.memory()
    for _ in range(3):
        attacker = Attacker(serving, honest.ledgers[-1].table)
        with attacker.socket:
            attacker.say(message)
            attacker.listen()
        assert attacker.closed in (TOO_BIG, CUT_OFF)
    assert serving.memory() - before < MOST_GROWTH
    honest.check()
