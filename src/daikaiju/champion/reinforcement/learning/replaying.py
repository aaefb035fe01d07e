"""Work on a GPU that is recorded once and then replayed in one go.

So the many small kernels of a step need not be started one after the other.
"""

from __future__ import annotations

from collections.abc import Callable

import torch

FIRST_TIMES = 4
"""How often work is done step by step before it is recorded: until then things are compiled and memory is found."""


class Replayed:
    """Work on tensors that stay where they are: done again, it does the same with what they hold then."""

    def __init__(self, work: Callable[[], None], recording: bool) -> None:
        self.work, self.recording = work, recording
        self.times = 0
        self.graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        self.times += 1
        if self.graph is not None:
            self.graph.replay()
        elif not self.recording:
            self.work()
        elif self.times <= FIRST_TIMES:
            self.work_aside()
        else:
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph):
                self.work()
            self.graph.replay()

    def work_aside(self) -> None:
        """Work on another stream, as recording will."""
        here, aside = torch.cuda.current_stream(), torch.cuda.Stream()
        aside.wait_stream(here)
        with torch.cuda.stream(aside):
            self.work()
        here.wait_stream(aside)
