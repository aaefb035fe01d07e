"""The two tracks as one player sees them: the rival's end on the left, the player's own on the right.

The rules say which spaces there are and what is on them; this only lays them out on the screen.
"""

from __future__ import annotations

from rich.text import Text

from daikaiju.messages.localizer import written_space
from daikaiju.rules.duel.buzz import BONUS_NAMES, NO_TOKEN, STOPPING, kind_of
from daikaiju.rules.duel.state import State, rival
from daikaiju.rules.duel.tracks import (
    bonus_on,
    in_any_spotlight,
    is_victory_space,
    spaces_of_track,
    token_on,
    toward,
)

SIGNS = {"empty": "·", "smash": "/", "double_smash": "//", "heal": "♥", "energy": "ϟ", "dice": "⚄"}
"""The bonuses of buzz tokens as they are drawn."""

SPACE, KING_TOKEN, MARKER = "·", "♔", "▼"
NAME_WIDTH = 12
MINE, THEIRS, TOKEN = "green", "red", "bold magenta"


def seen_spaces(g: State, track: int, me: int) -> list[int]:
    """The spaces of a track from the rival's end to the player's own."""
    return sorted(spaces_of_track(g, track), key=lambda space: toward(me, space))


def draw(g: State, track: int, me: int, name: str) -> Text:
    """A track on three lines: the marker, the spaces with the tokens on them, and their numbers."""
    spaces = seen_spaces(g, track, me)
    tokens = [token_on(g, track, space) for space in spaces]
    rows = [Text(f" {name:<{NAME_WIDTH - 1}}", style="bold"), Text(" " * NAME_WIDTH), Text(" " * NAME_WIDTH)]
    for place, space in enumerate(spaces):
        token = tokens[place]
        opens = token != NO_TOKEN and (place == 0 or tokens[place - 1] != token)
        closes = token != NO_TOKEN and (place == len(spaces) - 1 or tokens[place + 1] != token)
        rows[0].append(f" {MARKER}  " if space == g.marker[track] else "    ", style="bold bright_white")
        left, right = "[" if opens else "─", "]" if closes else "─"
        rows[1].append(f"{left}{sign_of(g, track, space):─<2}{right}", style="dim" if token == NO_TOKEN else TOKEN)
        rows[2].append(*number_of(me, space))
    for row in rows:
        row.rstrip()
    text = Text("\n").join(rows)
    text.no_wrap = True
    return text


def sign_of(g: State, track: int, space: int) -> str:
    """What lies on a space."""
    token = token_on(g, track, space)
    if kind_of(token) == STOPPING:
        return KING_TOKEN
    return SPACE if token == NO_TOKEN else SIGNS[BONUS_NAMES[bonus_on(g, track, space)]]


def number_of(me: int, space: int) -> tuple[str, str]:
    """The number below a space and its colour: doubled lines in a spotlight zone, brackets where a marker wins."""
    fill = "═" if in_any_spotlight(space) else " "
    colour = MINE if toward(me, space) > 0 else THEIRS
    if space % 2:
        return fill * 4, colour
    number = written_space(toward(me, space))
    if is_victory_space(me, space) or is_victory_space(rival(me), space):
        return f"[{number}]", f"bold {colour}"
    return f" {number:<3}".replace(" ", fill), colour if in_any_spotlight(space) else "dim"
