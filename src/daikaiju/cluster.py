"""Chunks of games on a Ray cluster: the one that $RAY_ADDRESS names, or the cores of this machine.

Every machine of a cluster needs this package; docs/cluster.md says how to set one up.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from typing import Any, TextIO, TypeVar, cast

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.extras import need

RETRIES = 20
"""How often a chunk is started again when its worker or its machine is lost."""

AHEAD = 2
"""How many chunks are handed out for each core, so that none waits for the next."""

LOOK_EVERY = 0.5
STARTING = "120"
"""How many seconds a cluster on this machine may take to start: it may be busy."""

RAYS_THREADS = "ray_"
"""How the names of the threads begin in which Ray reports what it notices."""

Result = TypeVar("Result")


class WithoutRay:
    """Standard output, except that what Ray's own threads print goes to standard error: programs read the rest."""

    def __init__(self, stdout: TextIO) -> None:
        self._stdout = stdout

    def __getattr__(self, name: str) -> Any:
        from_ray = threading.current_thread().name.startswith(RAYS_THREADS)
        return getattr(sys.stderr if from_ray else self._stdout, name)


@contextlib.contextmanager
def connected() -> Iterator[Any]:
    """Ray, connected to a cluster; one that runs already stays as it was."""
    need("ray")
    os.environ.setdefault("RAY_raylet_start_wait_time_s", STARTING)
    import ray

    if ray.is_initialized():
        yield ray
        return
    try:
        ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:  # Ray raises errors of every kind, bare ones too
        raise DaikaijuError(Problem("cluster-not-reached", reason=" ".join(str(error).split())[:200])) from None
    stdout = sys.stdout
    try:
        with contextlib.redirect_stdout(cast(TextIO, WithoutRay(stdout))):
            yield ray
    finally:
        ray.shutdown()


def run_on_ray(
    function: Callable[..., Result], chunks: Iterable[tuple[object, ...]], workers: int | None = None
) -> Generator[Result, None, None]:
    """Call a function once for every chunk of arguments; results come as they are ready.

    A worker or a machine that is lost costs only the chunks it had: they are begun again elsewhere. If the whole
    cluster is lost, an error says so. However the generator is left, nothing is left running.
    """
    with connected() as ray:
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(function)
        left = iter(chunks)
        running: list[Any] = []
        try:
            while True:
                most = workers or max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1)))
                # Fewer than run now, if a machine was lost.
                more = max(0, most - len(running))
                running += [remote.remote(*chunk) for chunk in islice(left, more)]
                if not running:
                    return
                done, running = ray.wait(running, num_returns=1, timeout=LOOK_EVERY)
                for finished in done:
                    yield ray.get(finished)
        except ray.exceptions.RayTaskError:  # an error of the function itself
            raise
        except ray.exceptions.RayError as error:
            raise DaikaijuError(Problem("cluster-lost", reason=" ".join(str(error).split())[:200])) from None
        finally:
            for unfinished in running:
                with contextlib.suppress(Exception):
                    ray.cancel(unfinished, force=True)
