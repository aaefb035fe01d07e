"""Compiles for one game what the tests use of it, unless it is on disk already: `python -m tests.compiling king`.

`make test` does so before the tests, for both games at once, so that no two tests compile the same thing.
"""

from __future__ import annotations

import os
import sys

from daikaiju.analysis.compiled import compiled_solver
from daikaiju.champion.compiled import compiled_champion
from daikaiju.envs.compiled import compiled_batch
from daikaiju.games import game_info
from daikaiju.insight.compiled import compiled_insight
from daikaiju.targets.cpu import CompiledRules
from daikaiju.targets.policies import CompiledPolicies
from tests.conftest import PACK_OF, PACKS


def main(name: str) -> None:
    os.environ["DAIKAIJU_PACKS"] = str(PACKS)
    info = game_info(name)
    for rules in (info.rules, info.with_packs([PACK_OF[name]]).rules):
        CompiledRules(rules).compile()
    batch = compiled_batch(info)
    _ = batch.choose, batch.step_alone
    _ = CompiledPolicies(info.rules).choose
    champion = compiled_champion(name)
    _ = champion.choose
    compiled_insight(name).prepare()
    if name == "king":
        _ = champion.play_games, champion.learn_batches
        compiled_solver()


if __name__ == "__main__":
    main(sys.argv[1])
