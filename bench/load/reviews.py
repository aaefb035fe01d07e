"""Whether reviews slow tables down: how long answers take without any review, and while some are being made.

    python bench/load/reviews.py --tables 100 --reviews 4

People play as in `tables.py`, and others have games of their own reviewed, one after another without a pause.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import random

import httpx
import uvloop
from reporting import latency, machine
from tables import WARM_UP_SECONDS, Load, Server

from daikaiju import King

PATIENCE = 900
GAMES_EACH = 20


def finished_game(seed: int) -> str:
    """The file of a random game."""
    game, source = King(4), random.Random(seed)
    while not game.over:
        if game.player == "chance":
            game.roll(source)
        else:
            game.apply(source.choice(game.legal_actions))
    return game.to_text()


class Reader:
    """Somebody who has one game after another reviewed."""

    def __init__(self, port: int, number: int) -> None:
        self.client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        # Played before anything is measured, because this process also plays at the tables.
        self.games = [finished_game(GAMES_EACH * number + game) for game in range(GAMES_EACH)]
        self.reviews = self.refused = 0

    async def review(self, game: str) -> None:
        file = {"Content-Type": "text/plain"}
        async with self.client.stream("POST", "/api/review", content=game, headers=file) as answer:
            async for _ in answer.aiter_lines():
                pass
        self.reviews += answer.is_success
        self.refused += answer.is_error

    async def go_on(self) -> None:
        async with self.client:
            await self.client.get("/api/me")
            for game in itertools.cycle(self.games):
                await self.review(game)


def told(load: Load, seconds: float) -> str:
    return f"{len(load.took) / seconds:.0f} actions a second, {latency(load.took)}, {load.late} late"


async def measure(tables: int, reviews: int, seconds: float) -> None:
    server = Server("--no-limits", champion=True)
    try:
        await server.wait()
        load = Load(server.port)
        await load.open(tables)
        await load.play(WARM_UP_SECONDS)
        everybody = [Reader(server.port, number) for number in range(reviews)]
        for number in (0, reviews, 0):
            readers = everybody[:number]
            running = [asyncio.create_task(reader.go_on()) for reader in readers]
            load.took, load.late, load.ended = [], 0, 0
            await load.play(seconds)
            for task in running:
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(*running)
            made, refused = sum(reader.reviews for reader in readers), sum(reader.refused for reader in readers)
            reviewed = f"{number} reviews at a time ({made} made, {refused} refused)"
            print(f"{tables} tables, {reviewed}: {told(load, seconds)}", flush=True)
        load.close()
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description="Lets people play while games are being reviewed.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--reviews", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    print(machine())
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(measure(given.tables, given.reviews, given.seconds))


if __name__ == "__main__":
    main()
