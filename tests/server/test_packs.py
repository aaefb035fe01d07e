"""A table that is played with a pack: chosen, played with bots, kept, and given to the page with words and pictures."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from daikaiju.server.catalogue.routes import catalogue_json
from daikaiju.services.catalogue.service import catalogue
from tests.pack_folders import PACKS
from tests.server.browsers import Browser, Served
from tests.server.test_games import check_what_is_kept, play_on


@pytest.fixture
def with_packs(serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch) -> Served:
    monkeypatch.setenv("DAIKAIJU_PACKS", str(PACKS))
    catalogue.cache_clear()
    catalogue_json.cache_clear()
    return serve()


@pytest.mark.any_store
def test_a_table_with_a_pack_is_played_with_greedy_and_kept(with_packs: Served) -> None:
    async def run() -> None:
        async with Browser(with_packs.place) as ann:
            table = await ann.new_table("me", "bot:greedy", "bot:greedy", game="king", options={"packs": ["undead"]})
            async with ann.at(table) as page:
                shown = await page.hello()
                assert shown["options"]["packs"] == ["undead"]
                await page.until("whole")
                await play_on(page, random.Random(3))
                assert page.scene["over"]
            await check_what_is_kept(ann, table, page)

    with with_packs:
        asyncio.run(run())


@pytest.mark.any_store
def test_the_page_gets_the_words_and_pictures_of_a_pack(with_packs: Served) -> None:
    async def run() -> None:
        async with Browser(with_packs.place) as ann:
            listed = (await ann.http.get("/api/catalogue")).json()["packs"]
            assert listed == [{"name": "machines", "game": "duel"}, {"name": "undead", "game": "king"}]
            pack = (await ann.http.get("/api/packs/undead")).json()
            assert len(pack["cards"]) == 52
            assert {card["id"] for card in pack["cards"]} == set(pack["pictures"])
            assert all("king-card-lich" in pack["words"][lang] for lang in ("en", "ru", "uk"))
            machines = (await ann.http.get("/api/packs/machines")).json()
            assert machines["handbook"]["cards"]["tow_truck"] == {"rulings": 1, "clauses": ["D-FAME-4"]}
            assert (await ann.http.get("/api/packs/elsewhere")).status_code == 404

    with with_packs:
        asyncio.run(run())


@pytest.mark.any_store
@pytest.mark.parametrize("packs", [["elsewhere"], "undead", [["undead"]], True])
def test_a_table_with_unknown_packs_is_refused(with_packs: Served, packs: object) -> None:
    async def run() -> None:
        async with Browser(with_packs.place) as ann:
            seats = [{"by": "me"}, {"by": "bot:greedy"}]
            body = {"game": "king", "seats": seats, "options": {"packs": packs}}
            answer = await ann.http.post("/api/tables", json=body)
            assert 400 <= answer.status_code < 500

    with with_packs:
        asyncio.run(run())
