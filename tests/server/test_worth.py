"""What cards are worth, over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from daikaiju.worth.stored import worth_of_card
from tests.server.browsers import Browser, Served

Serve = Callable[..., Served]


@pytest.mark.any_store
def test_a_cards_worth_is_listed_by_the_number_of_players(serve: Serve) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            told = (await ann.http.get("/api/worth/king/frenzy?edition=2016")).json()
            assert [one["players"] for one in told] == list(worth_of_card("king", "2016", "frenzy"))
            assert all(one["low"] <= one["mean"] <= one["high"] and one["games"] >= 5 for one in told)
            assert (await ann.http.get("/api/worth/king/no_such_card?edition=2016")).json() == []
            assert (await ann.http.get("/api/worth/king/frenzy?edition=1999")).json() == []
            assert (await ann.http.get("/api/worth/chess/frenzy?edition=2016")).status_code == 422

    with serve() as server:
        asyncio.run(run(server))
