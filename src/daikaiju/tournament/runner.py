"""Playing a whole tournament: chunks are played anywhere and in any order, and counted in theirs."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.extras import need
from daikaiju.processes import all_cores
from daikaiju.tournament.results import Decision, Results, round_shares
from daikaiju.tournament.saved import SavedChunks
from daikaiju.tournament.schedule import Tournament
from daikaiju.tournament.sequential import decided
from daikaiju.tournament.single_game import Finished
from daikaiju.tournament.workers import play_jobs, play_on_cores

Player = Callable[[Tournament, Iterable[tuple[int, int]]], Generator[tuple[int, list[Finished]], None, None]]
"""Plays chunks (the first game, how many); each result comes as it is ready, with its first game."""


def run_tournament(
    tournament: Tournament,
    games: int,
    *,
    workers: int | None = None,
    on: str = "cpu",
    saved: Path | None = None,
    decision: Decision | None = None,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Play this many games, or a few more to complete a group, and sum them up.

    The results follow from the tournament alone, whatever plays it: how many workers, here or on Ray, in one go or with
    interruptions. `progress` is called with the number of games finished so far. With a decision to make, play stops
    after the first round in which it is made; what was played beyond that is not counted.
    """
    need("tournament")
    if games < 1:
        raise DaikaijuError(Problem("tournament-no-games", games=games))
    whole = tournament.whole_games(games)
    if decision is not None:
        whole = -(-whole // tournament.round_games) * tournament.round_games
    wanted = chunks_of(tournament, whole)
    with SavedChunks(tournament, saved) as kept:
        missing = [chunk for chunk in wanted if len(kept.chunks.get(chunk[0], ())) < chunk[1]]
        counted = Counted(tournament, decision, [first for first, _ in wanted])
        is_over = counted.go_on(kept.chunks, whole)
        finished = sum(count for _, count in wanted) - sum(count for _, count in missing)
        if progress is not None:
            progress(finished)
        if missing and not is_over:
            playing = player(on, workers)(tournament, missing)
            try:
                for _, chunk in playing:
                    kept.add(chunk)
                    finished += len(chunk)
                    if progress is not None:
                        progress(finished)
                    if counted.go_on(kept.chunks, whole):
                        break
            finally:
                playing.close()
    return Results(tournament, counted.games, counted.decision)


@dataclass(frozen=True)
class Match:
    """A tournament of which this many games are to be played, and the file that keeps them."""

    tournament: Tournament
    games: int
    saved: Path | None = None


def run_together(
    matches: Sequence[Match],
    *,
    workers: int | None = None,
    seconds: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Results]:
    """Play several tournaments on all cores of this machine, a chunk of each in turn, and sum each of them up.

    After this many seconds no more chunks are begun, and what has been finished counts; with files, the next call goes
    on from there.
    """
    with ExitStack() as opened:
        kept = [opened.enter_context(SavedChunks(match.tournament, match.saved)) for match in matches]
        wanted = [chunks_of(match.tournament, match.tournament.whole_games(match.games)) for match in matches]
        missing = [
            (place, number, chunk)
            for number, chunks in enumerate(wanted)
            for place, chunk in enumerate(chunks)
            if len(kept[number].chunks.get(chunk[0], ())) < chunk[1]
        ]
        finished = sum(games for chunks in wanted for _, games in chunks) - sum(chunk[1] for _, _, chunk in missing)
        jobs = [(matches[number].tournament, *chunk) for _, number, chunk in sorted(missing)]
        kept_of = {id(match.tournament): one for match, one in zip(matches, kept, strict=True)}
        until = None if seconds is None else monotonic() + seconds
        for (tournament, _, _), chunk in play_jobs(jobs, workers or all_cores(), until):
            kept_of[id(tournament)].add(chunk)
            finished += len(chunk)
            if progress is not None:
                progress(finished)
        found = []
        for match, one, chunks in zip(matches, kept, wanted, strict=True):
            counted = Counted(match.tournament, None, [first for first, _ in chunks])
            counted.go_on(one.chunks, match.tournament.whole_games(match.games))
            found.append(Results(match.tournament, counted.games))
    return found


def chunks_of(tournament: Tournament, games: int) -> list[tuple[int, int]]:
    """The first game of each chunk, and how many games it has."""
    size = tournament.chunk_games
    return [(first, min(size, games - first)) for first in range(0, games, size)]


class Counted:
    """The games that count: those of all chunks from the first to the last one before a gap, up to a decision."""

    def __init__(self, tournament: Tournament, decision: Decision | None, firsts: list[int]) -> None:
        self.tournament = tournament
        self.decision = decision
        self.games: list[Finished] = []
        self.over = False
        self._firsts = firsts
        self._next = 0

    def go_on(self, chunks: dict[int, list[Finished]], whole: int) -> bool:
        """Count what has become contiguous; returns whether it is decided."""
        before = len(self.games)
        while self._next < len(self._firsts) and self._firsts[self._next] in chunks and not self.over:
            self.games += chunks[self._firsts[self._next]][: whole - len(self.games)]
            self._next += 1
        if len(self.games) == before or self.decision is None:
            return self.over
        found = decided(round_shares(self.tournament, self.games, 0), self.decision.share, self.decision.error)
        if found is not None:
            rounds, verdict = found
            self.games = self.games[: rounds * self.tournament.round_games]
            self.decision = replace(self.decision, verdict=verdict)
            self.over = True
        return self.over


def player(on: str, workers: int | None) -> Player:
    """What plays the chunks: the cores of this machine, or a Ray cluster."""
    if on == "ray":
        from daikaiju.tournament.on_ray import play_on_ray

        return lambda tournament, chunks: play_on_ray(tournament, chunks, workers)
    return lambda tournament, chunks: play_on_cores(tournament, chunks, workers or all_cores())
