"""Processes that play chunks of a tournament, and what is done when a bot hangs or takes its process with it.

Before a bot is asked, its process notes in shared memory which game and which entry it is. A bot that takes too long is
interrupted; if it cannot be (it hangs in compiled code, or catches everything), its process is killed. The chunk
is then begun again in a new process, which knows the forfeit: everything before it comes out as it did.
"""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import random
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from multiprocessing.connection import Connection, wait
from time import monotonic

from daikaiju.bots import is_of_package, new_bot
from daikaiju.processes import deaf_at_first, leave_with_parent
from daikaiju.tournament.schedule import Tournament
from daikaiju.tournament.single_game import Finished, Forfeit, TooSlow, no_watch, play

GRACE = 2.0
"""How many seconds after its time a bot that cannot be interrupted is killed."""

MOST_DEATHS = 3
"""How often a chunk is begun again when its process was ended from outside."""

LOOK_EVERY = 0.5
"""How many seconds pass between two checks of who is thinking."""

NOBODY = -1
GAME, ENTRY, ANSWER = range(3)

Known = dict[int, dict[int, Forfeit]]
"""Forfeits of games that were broken off, by game and entry."""

Job = tuple[Tournament, int, int]
"""A chunk to play: of which tournament, its first game, and how many games."""


def play_chunk(
    tournament: Tournament, first: int, games: int, known: Known, watch: Callable[[int, int, int], None] | None = None
) -> list[Finished]:
    """Play games one after the other."""
    done = []
    for number in range(first, first + games):
        told = no_watch if watch is None else lambda entry, answer, number=number: watch(number, entry, answer)
        done.append(play(tournament, tournament.pairing(number), known.get(number), told))
    return done


class Stopwatch:
    """Notes who is thinking where the parent sees it, and interrupts a bot that thinks too long."""

    def __init__(self, shared: ctypes.Array[ctypes.c_longlong], seconds: float) -> None:
        self.shared, self.seconds = shared, seconds
        self.can_interrupt = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        if self.can_interrupt:
            signal.signal(signal.SIGALRM, give_up)

    def __call__(self, game: int, entry: int, answer: int) -> None:
        if self.can_interrupt:
            signal.setitimer(signal.ITIMER_REAL, self.seconds if entry != NOBODY else 0)
        self.shared[GAME], self.shared[ANSWER], self.shared[ENTRY] = game, answer, entry


def give_up(*_: object) -> None:
    raise TooSlow


def serve_chunks(chunks: Connection, shared: ctypes.Array[ctypes.c_longlong]) -> None:
    """What a process does: play the chunks it is sent until there are no more."""
    leave_with_parent()
    warm: set[tuple[str, str]] = set()
    with contextlib.suppress(EOFError):
        while True:
            (tournament, first, games), known = chunks.recv()
            try:
                warm_up(tournament, warm)
                chunks.send(play_chunk(tournament, first, games, known, Stopwatch(shared, tournament.seconds)))
            except Exception as error:
                chunks.send(error)


def warm_up(tournament: Tournament, warm: set[tuple[str, str]]) -> None:
    """Let each bot of the package answer once before time is measured: what it needs is loaded then.

    `warm` has the bots that have done so, by game.
    """
    cold = {(tournament.game, bot) for bot in tournament.bots if is_of_package(bot)} - warm
    if not cold:
        return
    game = tournament.info.new(tournament.monsters[0], **tournament.options)
    game.roll(random.Random(0))
    for _, bot in sorted(cold):
        with contextlib.suppress(Exception):  # an error will show when it plays
            new_bot(bot, 0).answer(game)
    warm |= cold


class Worker:
    """A process that plays one chunk at a time; it is replaced when a bot hangs in it or ends it."""

    def __init__(self) -> None:
        self.job: Job | None = None
        self.known: Known = {}
        self.deaths = 0
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.shared = context.Array("q", [0, NOBODY, 0], lock=False)
        self.seen, self.since = (0, NOBODY, 0), monotonic()
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=serve_chunks, args=(theirs, self.shared), daemon=True)
        with deaf_at_first():
            self.process.start()
        theirs.close()

    def give(self, job: Job) -> None:
        self.job, self.known, self.deaths = job, {}, 0
        self.connection.send((job, self.known))

    def result(self) -> list[Finished] | None:
        """The games of the chunk, if they are finished; None if the process ended, and the chunk is begun again."""
        assert self.job is not None
        try:
            found: list[Finished] | Exception = self.connection.recv()
        except (EOFError, OSError):
            self._begin_again("crashed")
            return None
        if isinstance(found, Exception):
            raise found
        self.job = None
        return found

    def check_time(self) -> None:
        """Kill the process if a bot in it has thought too long and did not let itself be interrupted."""
        now, seen = monotonic(), (self.shared[GAME], self.shared[ENTRY], self.shared[ANSWER])
        if seen != self.seen or seen[ENTRY] == NOBODY:
            self.seen, self.since = seen, now
        elif self.job is not None and now - self.since > self.job[0].seconds + GRACE:
            self.process.kill()
            self._begin_again("too_slow")

    def _begin_again(self, kind: str) -> None:
        """Begin the chunk again in a new process, without the bot that ended the last one."""
        assert self.job is not None
        self.process.join()
        game, entry, answer = self.shared[GAME], self.shared[ENTRY], self.shared[ANSWER]
        code = self.process.exitcode
        self.deaths += 1
        if entry != NOBODY:
            reason = "" if kind == "too_slow" else f"exit code {code}"
            self.known.setdefault(game, {})[entry] = Forfeit(entry, answer, kind, reason)
        elif self.deaths > MOST_DEATHS:
            raise ChildProcessError(f"a worker kept ending while no bot was thinking (exit code {code})")
        self.connection.close()
        self._start()
        self.connection.send((self.job, self.known))

    def close(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()


def play_on_cores(
    tournament: Tournament, chunks: Iterable[tuple[int, int]], workers: int
) -> Generator[tuple[int, list[Finished]], None, None]:
    """Play chunks (first game, how many) on several cores; results come as they are ready, with their first games."""
    playing = play_jobs(((tournament, *chunk) for chunk in chunks), workers)
    try:
        for (_, first, _), found in playing:
            yield first, found
    finally:
        playing.close()


def play_jobs(
    jobs: Iterable[Job], workers: int, until: float | None = None
) -> Generator[tuple[Job, list[Finished]], None, None]:
    """Play chunks of any tournaments on several cores; results come as they are ready.

    From the time `until` on (of `time.monotonic`) no more are begun.
    """
    waiting = deque(jobs)
    pool: list[Worker] = []
    try:
        while True:
            if until is not None and monotonic() > until:
                waiting.clear()
            for worker in pool:
                if waiting and worker.job is None:
                    worker.give(waiting.popleft())
            while waiting and len(pool) < workers:
                pool.append(Worker())
                pool[-1].give(waiting.popleft())
            busy = {worker.connection: worker for worker in pool if worker.job is not None}
            if not busy:
                return
            ready = wait(list(busy), LOOK_EVERY)
            for connection in ready:
                worker = busy[connection]  # type: ignore[index]  # only connections were waited for
                assert worker.job is not None
                job = worker.job
                found = worker.result()
                if found is not None:
                    yield job, found
            for connection, worker in busy.items():
                if connection not in ready:
                    worker.check_time()
    finally:
        for worker in pool:
            worker.close()
