"""Reviews of finished games: made once and kept, sent line by line, limited, and refused in one sentence."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import orjson
import pytest

from daikaiju.insight.review_types import PlayerReview, Review, ReviewedStep
from daikaiju.messages import Message
from daikaiju.server.http.limits import Limit
from daikaiju.server.reviews.process import ReviewProcess
from daikaiju.services.reviews.messages import GameReview, ReviewProgress
from daikaiju.services.reviews.reviewing import MOST_JOBS
from daikaiju.services.reviews.service import MOST_STEPS, ReviewJob, next_part
from daikaiju.table.refusals import Refused
from tests.server.browsers import Browser, Served
from tests.server.waiting import eventually

Serve = Callable[..., Served]
FILE = "game: king\nseats: [gigazaur, the_king]\nscript: [{dice: [1, 1, 1, 1, energy, heart]}]\n"


class Reviewer:
    """Stands in for the worker: two parts of progress, and then the same review of every game."""

    def __init__(self) -> None:
        self.jobs: list[ReviewJob] = []
        self.parts: dict[str, int] = {}
        self.go_on = True
        """If not, every review stops after its first part."""

    async def run(self, _: object, job: ReviewJob, *__: object, **___: object) -> ReviewProgress | bytes | Refused:
        while not self.go_on and job.name in self.parts:
            await asyncio.sleep(0.01)
        self.jobs.append(job)
        self.parts[job.name] = self.parts.get(job.name, 0) + 1
        if self.parts[job.name] < 3:
            return ReviewProgress(self.parts[job.name], 3)
        del self.parts[job.name]
        return msgspec.json.encode(GameReview(a_review(), job.numbers or [0]))


def a_review() -> Review:
    step = ReviewedStep(0, 1, 0, "roll", "x", Message("insight-stop"), [0.5, 0.5], [1.0, 0.0], [0.0, 0.0])
    player = PlayerReview(0, 0.5, 0.5, 0.0, 1.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 1, {"best": 1})
    return Review("king", "2016", ["gigazaur"], True, [0], [step], [player], [], [[0.5], [1.0]], [], "beef")


@pytest.fixture
def reviewed(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Served, Reviewer]]:
    """A server whose reviews take no thinking."""
    with serve() as server:
        server.registry.levels.has_champion = True
        reviewer = Reviewer()
        monkeypatch.setattr(server.app.state.review_process.worker, "run", reviewer.run)
        yield server, reviewer


async def played(ann: Browser, **more: Any) -> str:
    """A finished game between bots."""
    table = await ann.new_table("bot:random", "bot:random", **more)
    async with ann.at(table) as page:
        await page.hello()
        await page.until("table", lambda told: told["status"] == "over")
    return table


def lines(text: str) -> list[dict[str, Any]]:
    return [orjson.loads(line) for line in text.splitlines()]


def test_a_review_is_made_once_and_again_only_if_asked(reviewed: tuple[Served, Reviewer], serve: Serve) -> None:
    server, reviewer = reviewed

    async def run() -> str:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            table = await played(ann)
            place = f"/api/tables/{table}/review"
            assert (await ann.http.get(place)).json() is None
            told = lines((await ann.http.post(place)).text)
            assert [one["kind"] for one in told][-1] == "review"
            assert {one["kind"] for one in told[:-1]} <= {"progress"}
            assert told[-1]["review"]["network"] == "beef"
            replay = (await ann.http.get(f"/api/tables/{table}/replay")).json()
            assert told[-1]["numbers"][-1] == replay["told"][-1]["number"]
            assert reviewer.jobs[0].text == (await ann.http.get(f"/api/tables/{table}/game.yaml")).text
            assert (await bob.http.get(place)).json() == told[-1]
            made = len(reviewer.jobs)
            assert lines((await bob.http.post(place)).text) == told[-1:]
            assert len(reviewer.jobs) == made
            assert lines((await bob.http.post(f"{place}?again=true")).text)[-1] == told[-1]
            assert len(reviewer.jobs) == 2 * made
            return table

    table = asyncio.run(run())

    async def later(restarted: Served) -> None:
        async with Browser(restarted.place) as eve:
            assert (await eve.http.get(f"/api/tables/{table}/review")).json()["review"]["network"] == "beef"

    server.__exit__()
    with serve() as restarted:
        asyncio.run(later(restarted))


@pytest.mark.any_store
def test_one_review_at_a_time_per_person_and_requests_for_the_same_game_join(reviewed: tuple[Served, Reviewer]) -> None:
    server, reviewer = reviewed

    async def run() -> None:
        async with Browser(server.place) as ann, Browser(server.place) as bob:
            first, second = await played(ann), await played(ann)
            reviewer.go_on = False
            hers = asyncio.create_task(ann.http.post(f"/api/tables/{first}/review"))
            await eventually(lambda: bool(reviewer.parts), "the review should begin")
            refused = await ann.http.post(f"/api/tables/{second}/review")
            assert (refused.status_code, refused.json()["code"]) == (429, "one_review")
            his = asyncio.create_task(bob.http.post(f"/api/tables/{first}/review"))
            await eventually(
                lambda: [one.followers for one in server.app.state.review_process._under_way.values()] == [2],
                "both should be told of the same review",
            )
            reviewer.go_on = True
            assert lines((await hers).text)[-1] == lines((await his).text)[-1]
            assert (await ann.http.post(f"/api/tables/{second}/review")).status_code == 200

    asyncio.run(run())


@pytest.mark.any_store
def test_when_many_are_under_way_more_are_turned_away(reviewed: tuple[Served, Reviewer]) -> None:
    server, reviewer = reviewed

    async def run() -> None:
        async with Browser(server.place) as ann:
            table = await played(ann)
            reviewer.go_on = False
            process = server.app.state.review_process
            loop = server.registry.writer._loop

            async def fill() -> None:
                for number in range(MOST_JOBS):
                    process.ask(f"person {number}", ReviewJob(f"job {number}", "", None))

            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(fill(), loop))
            refused = await ann.http.post(f"/api/tables/{table}/review")
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
            reviewer.go_on = True
            await eventually(lambda: not process._under_way, "all reviews should end")
            assert (await ann.http.post(f"/api/tables/{table}/review")).status_code == 200

    asyncio.run(run())


@pytest.mark.any_store
def test_files_are_reviewed_too_and_dropped_when_nobody_waits(reviewed: tuple[Served, Reviewer]) -> None:
    server, reviewer = reviewed

    async def run() -> None:
        async with Browser(server.place) as ann:
            told = lines((await ann.http.post("/api/review", content=FILE)).text)
            assert (told[-1]["kind"], told[-1]["numbers"]) == ("review", [0])
            bad = await ann.http.post("/api/review", content="seats: 99")
            assert (bad.status_code, bad.json()["code"]) == (422, "bad_file")
            reviewer.go_on = False
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await ann.http.post("/api/review", content=FILE)
            await eventually(lambda: not server.app.state.review_process._under_way, "nobody waits for it any more")

    asyncio.run(run())


@pytest.mark.any_store
def test_what_cannot_be_reviewed_is_refused(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            running = await ann.new_table("me", "me")
            for ask in (ann.http.get, ann.http.post):
                assert (await ask(f"/api/tables/{running}/review")).json()["code"] == "not_over"
            assert (await ann.http.post("/api/tables/nowhere/review")).json()["code"] == "no_such_table"
            table = await played(ann)
            assert (await ann.http.post(f"/api/tables/{table}/review")).json()["code"] == "no_review"
            assert (await ann.http.post("/api/review", content=FILE)).json()["code"] == "no_review"
            server.registry.levels.has_champion = True

            async def fails(*_: object, **__: object) -> None:
                raise RuntimeError("the worker is broken")

            monkeypatch.setattr(server.app.state.review_process.worker, "run", fails)
            told = lines((await ann.http.post(f"/api/tables/{table}/review")).text)
            assert (told[-1]["kind"], told[-1]["code"]) == ("refused", "broken")
            assert (await ann.http.get(f"/api/tables/{table}/review")).json() is None

    with serve() as server:
        asyncio.run(run(server))


@pytest.mark.any_store
def test_an_address_may_ask_for_a_limited_number(serve: Serve) -> None:
    with serve(limits=True) as server:
        limits = server.app.state.limits
        for _ in range(10):
            limits.check(Limit.REVIEWS, "10.0.0.1")
        with pytest.raises(Refused, match="too_many_reviews"):
            limits.check(Limit.REVIEWS, "10.0.0.1")
        limits.check(Limit.REVIEWS, "10.0.0.2")


@pytest.mark.any_store
def test_an_address_has_one_review_at_a_time_however_many_guests_it_becomes() -> None:
    async def run() -> None:
        process = ReviewProcess()
        process.ask("ann", ReviewJob("job 1", "", None), whose="10.0.0.1")
        with pytest.raises(Refused, match="one_review"):
            process.ask("bob", ReviewJob("job 2", "", None), whose="10.0.0.1")
        process.ask("cal", ReviewJob("job 3", "", None), whose="10.0.0.2")
        await process.close()

    asyncio.run(run())


@pytest.mark.any_store
def test_the_worker_refuses_in_one_sentence() -> None:
    dice = "{dice: [1, 1, 1, 1, energy, heart]}, " * (MOST_STEPS + 1)
    for text, code in (
        (f"game: king\nseats: 2\nstart: rolling\nscript: [{dice}]", "bad_file"),
        ("nonsense", "bad_file"),
    ):
        part = next_part(ReviewJob("x", text, None), frozenset("x"))
        assert isinstance(part, Refused)
        assert part.code == code
