"""A file of finished chunks, from which an interrupted tournament continues.

Its first line says which tournament it is; every other line is a finished chunk. A line that was cut off when the
program was killed is ignored, and its chunk is played again.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import Annotated, Any, BinaryIO, Self

import msgspec

from daikaiju.data_files import Unreadable, from_json_as
from daikaiju.errors import DaikaijuError, Problem
from daikaiju.tournament.schedule import Tournament
from daikaiju.tournament.single_game import Finished

Chunk = Annotated[list[Finished], msgspec.Meta(min_length=1)]


class SavedChunks:
    """The finished chunks of a tournament by their first game, in memory and, if a file is given, on disk."""

    def __init__(self, tournament: Tournament, path: Path | None) -> None:
        self.path = path
        self.chunks: dict[int, Chunk] = {}
        self._file: BinaryIO | None = None
        if path is None:
            return
        header = {"tournament": 1, **tournament.described()}
        if path.exists() and path.stat().st_size:
            end = self._read(path, header)
            self._file = path.open("r+b")
            self._file.truncate(end)
            self._file.seek(end)
        else:
            self._file = path.open("wb")
            self._write(header)

    def _read(self, path: Path, header: dict[str, object]) -> int:
        """Read what is whole; returns where that ends."""
        lines = path.read_bytes().split(b"\n")[:-1]
        try:
            found = from_json_as(dict[str, Any], lines[0] if lines else b"")
        except Unreadable:
            found = {}
        if "tournament" not in found:
            raise DaikaijuError(Problem("tournament-not-saved", file=str(path)))
        for name, value in msgspec.to_builtins(header).items():
            if found.get(name) != value:
                raise DaikaijuError(
                    Problem(
                        "tournament-another",
                        file=str(path),
                        name=name,
                        saved=shown(found.get(name)),
                        asked=shown(value),
                    )
                )
        end = len(lines[0]) + 1
        for line in lines[1:]:
            try:
                chunk = from_json_as(Chunk, line)
            except Unreadable:
                break
            self.chunks[chunk[0].number] = chunk
            end += len(line) + 1
        return end

    def add(self, chunk: Chunk) -> None:
        """Keep a finished chunk, on disk too if there is a file."""
        self.chunks[chunk[0].number] = chunk
        self._write(chunk)

    def _write(self, value: object) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(value) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()


def shown(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
