"""`daikaiju puzzles make` and `daikaiju puzzles check`: a folder of puzzles, made and checked."""

from __future__ import annotations

from pathlib import Path

from daikaiju.cli.screen import print_json, progress_bar, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.words import Words

MOST_PUZZLES = 100_000
MOST_PROCESSES = 256
SAVE_EVERY = 10
"""After how many puzzles checked the set is written, so that checking can be stopped and continued."""


class PuzzleSet:
    """A folder of puzzles to add to or to check."""

    def __init__(self, words: Words, folder: Path | None, seed: int, processes: int, json: bool) -> None:
        self.words = words
        self.json = json
        self.seed = seed
        self.processes = processes
        if folder is None:
            raise DaikaijuError(words.say("puzzles-where"))
        self.folder = folder

    def make(self, count: int, theme: str | None, game: str, edition: str) -> None:
        """Find this many puzzles and add them."""
        from daikaiju.puzzles.collection import add, write_index
        from daikaiju.puzzles.generator import puzzles

        self.folder.mkdir(parents=True, exist_ok=True)
        with progress_bar(not self.json) as progress:
            task = progress.add_task(self.words.say("puzzles-making"), total=count)
            for puzzle in puzzles(game, edition, count, self.seed, theme, self.processes):
                add(self.folder, puzzle)
                progress.advance(task)
        total = write_index(self.folder)
        if self.json:
            print_json({"folder": str(self.folder), "made": count, "puzzles": total})
        else:
            text = self.words.say("puzzles-made", made=count, puzzles=total, folder=str(self.folder))
            stdout().print(text, soft_wrap=True)

    def check(self) -> None:
        """Play out all puzzles again with today's network, and keep those that hold."""
        from daikaiju.puzzles.collection import Collection, write_all
        from daikaiju.puzzles.puzzle import Puzzle

        collection = Collection(self.folder)
        old = [collection.puzzle(name) for name in collection.listed]
        from daikaiju.puzzles.generator import puzzles_anew

        kept: list[Puzzle] = []
        with progress_bar(not self.json) as progress:
            task = progress.add_task(self.words.say("puzzles-checking"), total=len(old))
            for done, puzzle in enumerate(puzzles_anew(old, self.seed, self.processes), 1):
                kept += [] if puzzle is None else [puzzle]
                if done % SAVE_EVERY == 0 or done == len(old):
                    write_all(self.folder, [*kept, *old[done:]])
                progress.advance(task)
        if self.json:
            print_json({"folder": str(self.folder), "checked": len(old), "puzzles": len(kept)})
        else:
            text = self.words.say("puzzles-checked", checked=len(old), kept=len(kept), folder=str(self.folder))
            stdout().print(text, soft_wrap=True)
