"""Writes the answers that are the same for everybody as files, so that a page need not wait for Python to show them.

python -m tools.offline.answers FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from daikaiju.games import GAMES
from daikaiju.handbook import handbook
from daikaiju.services.catalogue.service import catalogue
from daikaiju.services.levels import Levels


def main(folder: Path) -> None:
    (folder / "handbook").mkdir(parents=True, exist_ok=True)
    (folder / "catalogue.json").write_bytes(msgspec.json.encode(catalogue(Levels(champion=True).offered)))
    for game in GAMES:
        (folder / "handbook" / f"{game}.json").write_bytes(msgspec.json.encode(handbook(game)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
