"""The packs that tests play with."""

from __future__ import annotations

from pathlib import Path

PACKS = Path(__file__).parent / "packs"
PACK_OF = {"king": "undead", "duel": "machines"}
"""The test pack of each game."""

COMPILED_PACKS = {"king": PACK_OF["king"]}
"""The packs that `make test` compiles for the processor; `make test-long` builds both for the GPU too."""
