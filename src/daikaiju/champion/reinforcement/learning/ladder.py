"""How strong a checkpoint is beside bots it has never met, played on the processor while the training goes on."""

from __future__ import annotations

import shutil
import tempfile
import threading
from pathlib import Path
from types import TracebackType
from typing import Self

from daikaiju.bots import check_bot
from daikaiju.processes import all_cores
from daikaiju.tournament import Match, Results, new_tournament, run_together

RIVALS = ("quick", "greedy")

PLAYERS = {"king": 4, "duel": 2}
"""How many sit at the table; the network is alone among bots of one kind."""

MOST_GAMES = 100_000
"""More than fit into the time."""

Strength = dict[str, tuple[float, float, float]]
"""How many times as often as an equal a network won, by rival, with 95 % bounds."""


class Ladder:
    """Plays one network after the other, each in a copy of its file, for as long."""

    def __init__(self, game: str, seconds: float, seed: int) -> None:
        self.game, self.seconds, self.seed = game, seconds, seed
        self._playing: threading.Thread | None = None
        self._results: list[Results] = []
        self._error: Exception | None = None

    def __enter__(self) -> Self:
        self._folder = tempfile.TemporaryDirectory()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._folder.cleanup()

    def begin(self, file: Path, number: int) -> None:
        """Let a network play; the number of its checkpoint decides the dice."""
        copy = Path(self._folder.name) / f"{number}.npz"
        shutil.copy(file, copy)
        own, others, seed = f"champion:{copy}", PLAYERS[self.game] - 1, self.seed + number
        check_bot(own)
        tournaments = [new_tournament([own, *[rival] * others], seed=seed, game=self.game) for rival in RIVALS]
        matches = [Match(tournament, MOST_GAMES) for tournament in tournaments]
        # Whoever breaks off the training does not wait for it.
        self._playing = threading.Thread(target=self._play, args=(matches,), daemon=True)
        self._playing.start()

    def _play(self, matches: list[Match]) -> None:
        try:
            self._results = run_together(matches, workers=max(1, all_cores() - 1), seconds=self.seconds)
        except Exception as error:
            self._error = error

    def strength(self) -> Strength:
        """What the network reached that began last, once its time is over; nothing where no game was finished."""
        assert self._playing is not None
        self._playing.join()
        if self._error is not None:
            raise self._error
        found = zip(RIVALS, self._results, strict=True)
        return {rival: self._beside_an_equal(results) for rival, results in found if results.games}

    def _beside_an_equal(self, results: Results) -> tuple[float, float, float]:
        score, players = results.score(0), PLAYERS[self.game]
        low, high = score.interval95
        return score.share * players, low * players, high * players
