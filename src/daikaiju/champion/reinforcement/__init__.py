"""Networks that learn by playing thousands of games at once against themselves and others (docs/training.md).

`learning` is the training, which needs PyTorch. All else needs NumPy only: `features` says what a network sees of an
observation, `tables` where it plays, `network_file` is a trained network, and `player` a bot that plays it.
"""
