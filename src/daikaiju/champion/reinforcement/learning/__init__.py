"""Training with PyTorch, on a GPU or small on a processor.

`canonical` makes positions that are the same look the same; `network` is the network, `rivals` are those who sit at the
table beside it, `experience` plays, `learner` learns, `match` measures, and `trainer` runs it all.
"""
