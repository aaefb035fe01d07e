"""Environments for research: batches of games on the compiled rules, and wrappers for the usual libraries.

docs/environments.md describes them.

>>> batch = Batch("duel", games=2, seed=3)
>>> batch.step(batch.random_actions())
>>> batch.rewards.tolist()
[[0.0, 0.0], [0.0, 0.0]]
"""

from daikaiju.envs.batch import Batch
from daikaiju.targets.stepping import WAIT

__all__ = ["WAIT", "Batch"]
