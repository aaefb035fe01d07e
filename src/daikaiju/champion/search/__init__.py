"""How the champion finds an answer, in the compiled subset.

`dice` decides which dice to keep; `tree` searches to the end of a turn; `decisions` answers a question with both;
`luck` says what a throw was expected to bring; `roll_out` and `look_ahead` play further turns, and `final_rolls`
decides which of them are worth looking at. `workspace` is the memory for all of it.
"""
