"""What the first screen is told."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from daikaiju.insight.figures import GameFigures, SeatFigures
from daikaiju.insight.habits import Habits
from daikaiju.services.home.service import MOST_FINISHED, shown_at_home, won_by
from daikaiju.table.protocol.tables import TableStatus
from daikaiju.table.seats import Seat
from daikaiju.table.table import Table
from tests.server.browsers import Served
from tests.server.visitors import Visitor
from tests.server.waiting import PATIENCE

BOTS = [{"by": "me"}, {"by": "bot:random"}]
OPEN = [{"by": "me"}, {"by": "open"}]


def home(visitor: Visitor) -> Any:
    return visitor.http.get("/api/home").json()


def new_table(visitor: Visitor, seats: list[dict[str, str]], **more: Any) -> str:
    answer = visitor.http.post("/api/tables", json={"seats": seats, **more})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


@pytest.mark.any_store
def test_a_newcomer_is_told_little_and_gets_no_cookie(server: Served) -> None:
    answer = httpx.get(f"http://{server.place}/api/home", timeout=PATIENCE)
    assert answer.json()["tables"] == []
    assert "set-cookie" not in answer.headers


def test_who_plays_and_who_waits(server: Served) -> None:
    ann, bob = Visitor(server), Visitor(server)
    before = home(bob)
    mine = new_table(ann, BOTS, start=True, listed=True)
    waiting = new_table(ann, OPEN, listed=True)
    new_table(Visitor(server), OPEN)
    told = home(bob)
    assert told["waiting"] == before["waiting"] + 1, "only at a public table can others sit down"
    assert {one["id"] for one in home(ann)["tables"]} == {mine, waiting}
    assert all(one["won"] is None and not one["can_review"] for one in home(ann)["tables"])
    assert home(ann)["waiting"] == before["waiting"], "nobody waits for themselves"


def test_somebody_in_the_queue_waits_too(server: Served) -> None:
    ann, bob = Visitor(server), Visitor(server)
    before = home(bob)["waiting"]
    wish = {"game": "duel", "players": None, "clock": None, "rated": False, "name": "Ann"}
    joined = ann.http.post("/api/pairing", json=wish)
    assert joined.status_code == 200, joined.text
    assert home(bob)["waiting"] == before + 1
    assert home(ann)["waiting"] == before


def a_table(status: TableStatus, lesson: str | None = None) -> Table:
    table = Table(
        "x", "king", {"edition": "2016"}, [Seat("gigazaur", "person")], creator="ann", secret=b"", lesson=lesson
    )
    table.status = status
    return table


def test_only_the_last_finished_games_are_shown_and_no_lessons() -> None:
    over = [a_table("over") for _ in range(MOST_FINISHED + 2)]
    running, waiting, old = a_table("running"), a_table("waiting"), a_table("old_rules")
    shown = shown_at_home([*over, running, a_table("over", "king"), waiting, old])
    assert shown == [running, waiting, *over[:MOST_FINISHED]]


def test_it_is_known_who_won_where_one_seat_was_ones_own() -> None:
    figures = GameFigures("king", "2016", [SeatFigures(True, Habits({}, {})), SeatFigures(False, Habits({}, {}))])
    assert [won_by(mine, figures) for mine in ([0], [1], [0, 1], [])] == [True, False, None, None]
    assert won_by([0], None) is None
    assert won_by([0], GameFigures("king", "2016", [])) is None, "a game that cannot be counted"
