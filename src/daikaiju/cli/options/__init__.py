"""Options and arguments of the commands: what is typed, read into what a command works with.

Each kind of value has one reader, which says in the language of the person what is wrong with a value.
"""
