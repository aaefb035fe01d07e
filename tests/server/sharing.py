"""What a browser adds to the dice of a table, as web/src/game/shares.ts does it."""

from __future__ import annotations

import random
from typing import Any

from daikaiju.fairness.dice import SECRET_BYTES, share_commitment

drawn = random.Random()
"""Where the shares of a test come from: they are the same in every run, unlike a browser's."""


class Shares:
    """The shares of one browser."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str, int], str] = {}
        self.drawn = random.Random(drawn.getrandbits(64))
        """Its own, so that it makes no difference who is asked first."""

    def share(self, table: dict[str, Any], seat: int) -> str:
        key = (table["id"], table["fair"]["commitment"], seat)
        if key not in self.kept:
            self.kept[key] = self.drawn.randbytes(SECRET_BYTES).hex()
        return self.kept[key]

    def commitment(self, table: dict[str, Any], seat: int) -> str:
        return share_commitment(table["id"], table["fair"]["commitment"], seat, self.share(table, seat))

    def messages(self, table: dict[str, Any]) -> list[dict[str, Any]]:
        """What to send when the message `table` arrives."""
        fair = table["fair"]
        if table["status"] != "waiting" or table["lesson"] is not None:
            return []
        mine = [seat for seat, about in enumerate(table["seats"]) if about["mine"]]
        known = {one["seat"]: one["commitment"] for one in fair["commitments"]}
        if fair["stage"] == "committing":
            lacking = [seat for seat in mine if seat not in known and seat not in withheld(fair)]
            commitments = [{"seat": seat, "commitment": self.commitment(table, seat)} for seat in lacking]
            return [{"kind": "commit", "to": fair["commitment"], "commitments": commitments}] if lacking else []
        opened = {one["seat"] for one in fair["shares"]}
        ready = [seat for seat in mine if seat not in opened and known.get(seat) == self.commitment(table, seat)]
        shares = [{"seat": seat, "share": self.share(table, seat)} for seat in ready]
        return [{"kind": "open", "to": fair["commitment"], "shares": shares}] if ready else []


def withheld(fair: dict[str, Any]) -> set[int]:
    """The seats that did not open a share in an earlier round."""
    return {
        seat
        for earlier in fair["broken"]
        for seat in {one["seat"] for one in earlier["commitments"]} - {one["seat"] for one in earlier["shares"]}
    }
