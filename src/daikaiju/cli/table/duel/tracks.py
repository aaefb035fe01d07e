"""The two tracks as one player sees them: the rival's end on the left, the own end on the right.

Which spaces there are, and what lies on them, is read from the rules; here they only get their places on the screen.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from daikaiju.rules.duel.buzz import BONUS_NAMES, NO_TOKEN, STOPPING, TOKEN_NAMES, covers, kind_of
from daikaiju.rules.duel.names import TRACK_NAMES
from daikaiju.rules.duel.state import NOWHERE, rival
from daikaiju.rules.duel.tracks import (
    bonus_on,
    in_any_spotlight,
    is_victory_space,
    lay,
    space_of,
    spaces_of_track,
    token_on,
    toward,
    track_of,
)
from daikaiju.words import Words

SIGNS = {"empty": "·", "smash": "/", "double_smash": "//", "heal": "♥", "energy": "ϟ", "dice": "⚄"}
"""The bonuses of buzz tokens as they are drawn."""

SPACE, KING_TOKEN, MARKER = "·", "♔", "▼"
NAME_WIDTH = 12
MINE, THEIRS, TOKEN = "green", "red", "bold magenta"


def written(me: int, space: int) -> str:
    """A space as a player reads it: plus on the own side, minus on the rival's."""
    halves = toward(me, space)
    number = f"{abs(halves) // 2}{'½' if halves % 2 else ''}".removeprefix("0" if abs(halves) == 1 else "")
    return number if halves == 0 else f"{'+' if halves > 0 else '−'}{number}"


def seen_spaces(g: Any, track: int, me: int) -> list[int]:
    """The spaces of a track from the rival's end to the own one."""
    return sorted(spaces_of_track(g, track), key=lambda space: toward(me, space))


def draw(g: Any, track: int, me: int, name: str) -> Text:
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


def sign_of(g: Any, track: int, space: int) -> str:
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
    number = written(me, space)
    if is_victory_space(me, space) or is_victory_space(rival(me), space):
        return f"[{number}]", f"bold {colour}"
    return f" {number:<3}".replace(" ", fill), colour if in_any_spotlight(space) else "dim"


def token_name(words: Words, token: int) -> str:
    """What a token is called; The King's two are alike."""
    return words.say(f"duel-token-{token_id(token)}")


def token_id(token: int) -> str:
    return TOKEN_NAMES[token].partition("_")[0]


def place_name(words: Words, me: int, token: int, track: int, lowest: int) -> str:
    """Where a token lies that covers the board from a lowest space on."""
    name = words.say(f"duel-track-{TRACK_NAMES[track]}")
    ends = sorted((lowest, lowest + 2 * covers(token) - 2), key=lambda space: toward(me, space))
    if ends[0] == ends[1]:
        return words.say("duel-on", track=name, space=written(me, ends[0]))
    return words.say("duel-from-to", track=name, **{"from": written(me, ends[0]), "to": written(me, ends[1])})


def lying_place(words: Words, g: Any, me: int, token: int) -> str:
    """Where a token lies now, or nothing."""
    if g.token_track[token] == NOWHERE:
        return ""
    return place_name(words, me, token, g.token_track[token], g.token_at[token])


def end_towards(g: Any, me: int, token: int, placement: int) -> str:
    """The bonus that the end of a token on the player's side would have; nothing when both ends are alike."""
    board = g.copy()
    board.log = None
    lay(board, token, placement)
    track, lowest = track_of(placement), space_of(placement)
    ends = sorted((lowest, lowest + 2 * covers(token) - 2), key=lambda space: toward(me, space))
    bonuses = [BONUS_NAMES[bonus_on(board, track, space)] for space in ends]
    return "" if bonuses[0] == bonuses[1] else bonuses[1]
