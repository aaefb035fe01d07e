"""Tournaments for people (docs/competitions.md).

They are called competitions here because `daikaiju.tournament` lets bots play, and an event is what happens in a game.
`round_robin`, `swiss` and `fours` decide who meets whom, `points` and `standings` what came of it; none of them reads
or stores anything.
"""
