"""Policies: bots written like rules, in the compiled subset, so that whole games run on every target.

A policy is a plain function from the record to a legal choice of the monster that is asked. It reads nothing that this
monster does not see, and draws random numbers only from the generator in the record. `play_by_policies` plays a whole
game in which each seat has a policy of its own; Python runs it as it is, and `targets/policies.py` compiles it.
"""

from daikaiju.policies.players import POLICIES, QUICK, RANDOM, player_of, policy_of, quick_of, seating_of

__all__ = ["POLICIES", "QUICK", "RANDOM", "player_of", "policy_of", "quick_of", "seating_of"]
