"""What cards, seats and yielding are worth, measured in many games and kept as a file of the package.

`measuring` plays the games; `stored` reads what was measured. `python -m tools.lab.worth` does it all again, and writes
docs/worth.md.
"""
