"""Recording the results of rated games. A game has one result, however many processes record it, and how often."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy.exc import IntegrityError

from daikaiju.server.cluster.membership import RunElsewhere
from daikaiju.server.ratings.final_places import final_places, places_here
from daikaiju.server.ratings.participants import Participant, participants_of
from daikaiju.server.ratings.rating import rated
from daikaiju.server.ratings.store import ResultStore
from daikaiju.server.ratings.weights import REMEMBERED, weights
from daikaiju.server.tables.store import Store
from daikaiju.server.workers.worker import Worker
from daikaiju.table.refusals import Refused

log = logging.getLogger("daikaiju.server")

MOST_TRIES = 50
"""How often a result is tried again when another game's was stored first."""


class Ratings:
    """Rates finished games."""

    def __init__(
        self, results: ResultStore, games: Store, worker: Worker, go_on: Callable[[str], Awaitable[None]]
    ) -> None:
        self._results, self._games, self._worker = results, games, worker
        self._go_on = go_on
        """Runs a table, whether anyone visits it or not."""

    async def rate(self, identity: str) -> None:
        """Rate a finished game, unless it has been rated."""
        stored = await self._games.table(identity)
        if stored is None or stored.table.status != "over":
            return
        players = participants_of(stored.table.rated, stored.table.forfeits)
        if not players:
            return
        about = {"table": identity}
        if not all(player.player for player in players):
            log.warning("table %s is not rated: a seat was open when its game began", identity, extra=about)
            return
        game = await self._games.stored_game(identity)
        assert game is not None
        places = await self._worker.run(places_here, game)
        final = final_places(places, [player.left for player in players])
        at = stored.table.active_at
        number = await record(self._results, identity, game.game, at, players, game.monsters, final)
        if number is not None:
            log.info("table %s: rated as game %d", identity, number, extra=about)

    async def catch_up(self) -> None:
        """Continue rated games that only bots still play, and rate finished games whose server stopped before it
        could."""
        for identity in await self._results.under_way():
            with contextlib.suppress(Refused, RunElsewhere):
                await self._go_on(identity)
        for identity in await self._results.missing():
            try:
                await self.rate(identity)
            except Exception:
                log.exception("table %s cannot be rated", identity, extra={"table": identity})


async def record(
    results: ResultStore,
    identity: str,
    game: str,
    at: int,
    players: Sequence[Participant],
    monsters: Sequence[str],
    places: Sequence[int],
) -> int | None:
    """Store the result of a game; returns its number, or None if it was there already."""
    names = [player.player for player in players]
    for _ in range(MOST_TRIES):
        if await results.has(identity):
            return None
        number, before = await results.before(game, names)
        history = await results.history(game, number, names, at - REMEMBERED)
        after = rated(before, places, weights(names, at, history))
        rows = [
            {
                "number": number,
                "seat": seat,
                "table_id": identity,
                "game": game,
                "at": at,
                "player": player.player,
                "monster": monsters[seat],
                "seats": len(players),
                "place": places[seat],
                "left": player.left,
                "mu": after[seat].mu,
                "sigma": after[seat].sigma,
            }
            for seat, player in enumerate(players)
        ]
        try:
            await results.add(rows)
        except IntegrityError:
            continue
        return number
    raise Refused("not_stored")
