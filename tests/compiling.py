"""Compiles what the tests use, unless it is on disk already: `python -m tests.compiling king`, or `duel`, or `packs`.

`make test` does so before the tests, two of them at a time, so that no two tests compile the same thing.
"""

from __future__ import annotations

import os
import sys

from daikaiju.analysis.compiled import compiled_solver
from daikaiju.envs.compiled import compiled_batch
from daikaiju.games import game_info
from daikaiju.targets.cpu import CompiledRules
from daikaiju.targets.policies import CompiledPolicies
from daikaiju.thinking.compiled import compiled_thinking
from tests.pack_folders import COMPILED_PACKS, PACKS


def compile_packs() -> None:
    os.environ["DAIKAIJU_PACKS"] = str(PACKS)
    for name, pack in COMPILED_PACKS.items():
        _ = CompiledRules(game_info(name).with_packs([pack]).rules).answer_game


def compile_game(name: str) -> None:
    info = game_info(name)
    CompiledRules(info.rules).compile()
    batch = compiled_batch(info)
    _ = batch.choose, batch.step_alone
    _ = CompiledPolicies(info.rules).choose
    compiled_thinking(name).prepare()
    if name == "king":
        compiled_solver()


if __name__ == "__main__":
    compile_packs() if sys.argv[1] == "packs" else compile_game(sys.argv[1])
