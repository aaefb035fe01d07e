"""What cards, seats and yielding are worth, measured in many games and kept as a file of the package.

`stored` reads what was measured; `python -m tools.lab.worth` writes it down again, and docs/worth.md.
"""
