"""Networks that learn by playing thousands of games at once against themselves and others (docs/training.md).

`learning` is the training, which needs PyTorch. `features` says what a network sees of an observation, `tables` where
it plays, `network_file` is a trained network, and `player` a bot that plays it; these need NumPy. What engines play
needs neither: `policy_file` reads a network, `policy_layers` says what it consists of, and `policy_memory` lays it out
for an engine.
"""
