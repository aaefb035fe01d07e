"""Tournaments for people (docs/server/tournaments.md); `daikaiju.tournament` lets bots play.

`round_robin`, `swiss` and `fours` decide who meets whom, `points` and `standings` what came of it; none of them reads
or stores anything. In the database and in its names, a tournament is a competition.
"""
