"""How a position is valued and an answer found, in the compiled subset: what the champion, hints and reviews run on.

- `adapters`: what is seen of a position of each game, which answers are weighed, and at which tables it is played.
- `network`: the value of a position.
- `policy`: a larger network, which also says what to answer; `observed` says where things lie in what it sees, and
  `policy_decisions` answers with it.
- `dice` decides which dice to keep; `likely_rolls` says what that leads to.
- `tree` searches to the end of a turn with a network of values, as the first champion did; `decisions` answers a
  question with it, `weigh` tells everybody's chances.
- `workspace`: the memory for all of it.
- `compiled`: all of it as machine code.

`daikaiju.engine` is how the rest of the program calls it; docs/champion.md explains how it works.
"""
