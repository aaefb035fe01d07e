"""A yardstick with a known answer: King for two without cards, solved (docs/yardstick.md)."""

from daikaiju.analysis.yardstick.solution import START, Position, Yardstick, bare_state, solve_yardstick

__all__ = ["START", "Position", "Yardstick", "bare_state", "solve_yardstick"]
