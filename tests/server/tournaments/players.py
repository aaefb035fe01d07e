"""People who take part in tournaments: they join, go to their tables when they are told, and play."""

from __future__ import annotations

from typing import Any

from tests.server.browsers import Page, Served
from tests.server.visitors import Visitor

CLOCK = {"kind": "move", "seconds": 600}


class Competitor(Visitor):
    """Somebody with an account, or a guest."""

    def __init__(self, server: Served | str, name: str, *, account: bool = True) -> None:
        super().__init__(server)
        self.name = name
        if account:
            self.make(name)

    def announce(self, **more: Any) -> str:
        body = {"name": "Cup", "game": "duel", "form": "swiss", "clock": CLOCK, "least": 2, **more}
        answer = self.http.post("/api/tournaments", json=body)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["id"])

    def look(self, cup: str) -> dict[str, Any]:
        answer = self.http.get(f"/api/tournaments/{cup}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def does(self, cup: str, path: str, **body: Any) -> dict[str, Any]:
        answer = self.http.post(f"/api/tournaments/{cup}/{path}", json=body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def may_not(self, cup: str, path: str, **body: Any) -> str:
        answer = self.http.post(f"/api/tournaments/{cup}/{path}", json=body)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["code"])

    def joins(self, cup: str) -> dict[str, Any]:
        return self.does(cup, "join", name=self.name)

    def table(self, cup: str) -> str | None:
        """The table at which this person should play now."""
        shown = self.look(cup)
        mine = [
            table["table"]
            for table in shown["tables"]
            if table["round"] == shown["round"] and table["status"] != "done"
            if any(seat["player"] == shown["me"] for seat in table["seats"])
        ]
        return mine[0] if mine else None


async def finish(page: Page) -> None:
    """Answer whatever is asked until the game is over."""
    while page.table.get("status") != "over":
        if page.actions:
            await page.act()
        else:
            await page.next()


def tables_of(shown: dict[str, Any], round_: int) -> list[dict[str, Any]]:
    return [table for table in shown["tables"] if table["round"] == round_]
