"""How a position is valued and an answer found, in the compiled subset: what the champion, hints and reviews run on.

- `adapters`: what is seen of a position of each game, and which answers are weighed.
- `network`: the value of a position.
- `policy`: a larger network, which also says what to answer; `observed` says where things lie in what it sees, and
  `policy_decisions` answers with it.
- `dice` decides which dice to keep; `tree` searches to the end of a turn; `decisions` answers a question with both;
  `weigh` tells everybody's chances; `luck` says what a throw was expected to bring; `roll_out` and `look_ahead` play
  further turns.
- `workspace`: the memory for all of it.
- `compiled`: all of it as machine code.

`daikaiju.engine` is how the rest of the program calls it; docs/champion.md explains how it works.
"""
