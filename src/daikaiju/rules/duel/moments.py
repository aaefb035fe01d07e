"""The moments at which cards and powers matter; their bodies are generated when the game is linked (rules/codegen.py).

`fold` passes a number through every card that responds, `each` only calls them, `any` asks for one yes, `collect` puts
the cards that say yes into a set of the record and says whether there are any, `route` runs the one card that its last
argument names, and `one` returns what that one answers or holds. Moments marked `power` are those of the monsters;
their last argument names the monster. The bodies here are for when no card responds.
"""

from __future__ import annotations

from daikaiju.rules.duel.book import moment, power
from daikaiju.rules.duel.state import INTERJECTIONS, State

# --- gaining -----------------------------------------------------------------


@moment("fold")
def more_life(g: State, me: int, room: int, amount: int) -> int:
    """How much life a gain of `amount` really is, when there is room for more."""
    return amount


@moment("each")
def when_rival_gains_energy(g: State, me: int, amount: int) -> None:
    """The owner's rival has gained energy while resolving its dice."""


# --- start of turn -----------------------------------------------------------


@moment("each", order=("hibernation", "made_in_a_lab"))
def start_of_turn(g: State, me: int) -> None:
    """The owner's turn begins."""


# --- phase 1: rolling --------------------------------------------------------


@moment("fold")
def extra_dice(g: State, me: int, dice: int) -> int:
    """Extra dice the owner must roll this turn."""
    return dice


@moment("fold")
def number_of_rolls(g: State, me: int, rolls: int) -> int:
    """Rolls the owner has this turn."""
    return rolls


@moment("each")
def after_last_roll(g: State, me: int) -> None:
    """The owner has used up its rolls."""


@moment("fold")
def smashes_added(g: State, me: int, smashes: int) -> int:
    """Smashes currently in the owner's Roll besides those on its dice."""
    return smashes


@moment("collect", into="triggered")
def triggered_by_roll(g: State, me: int) -> bool:
    """Cards of the owner that its final Roll triggers."""
    return False


@moment("route")
def when_triggered(g: State, me: int, card: int) -> None:
    """The final Roll has triggered a card."""


# --- phase 2: resolving ------------------------------------------------------


@moment("each")
def offer_to_skip(g: State, me: int) -> None:
    """The owner may skip resolving altogether."""


@moment("each")
def start_of_resolving(g: State, me: int) -> None:
    """The owner is about to resolve its dice."""


@moment("each")
def offer_to_leave_out(g: State, me: int) -> None:
    """The owner may leave dice out, after everything else at the start of the phase."""


@moment("each")
def after_resolving(g: State, me: int) -> None:
    """The owner has resolved its last die."""


# --- pulls -------------------------------------------------------------------


@moment("each")
def when_leaving_token(g: State, me: int) -> None:
    """A step of the owner's pull has taken a marker off a buzz token."""


@moment("each")
def when_on_empty_space(g: State, me: int) -> None:
    """The owner has pulled a marker onto an empty space of a buzz token."""


@moment("any")
def thinks_about_bonus(g: State, me: int, bonus: int) -> bool:
    """Whether the owner is asked before it takes a bonus; the card that asks also handles the bonus."""
    return False


@moment("each")
def after_pull(g: State, me: int, track: int, spaces: int) -> None:
    """The owner has pulled a marker over so many spaces."""


# --- hits --------------------------------------------------------------------


@moment("any")
def takes_no_hits(g: State, me: int) -> bool:
    """Whether no hit can reach the owner."""
    return False


@moment("each")
def roll_against_hits(g: State, me: int) -> None:
    """The owner may roll to take fewer hits."""


@moment("fold", order=("trendsetter", "armor_plating"))
def ignore_hits(g: State, me: int, hits: int) -> int:
    """How many of the hits arriving now the owner takes."""
    return hits


@moment("any")
def stands_firm(g: State, me: int) -> bool:
    """Whether the owner keeps one life instead of losing the last."""
    return False


@moment("each")
def after_hits(g: State, me: int, hits: int) -> None:
    """The owner has taken hits and survived."""


@moment("each")
def after_rival_was_hit(g: State, me: int, hits: int) -> None:
    """The owner's rival has taken hits and survived."""


# --- phase 3: buying ---------------------------------------------------------


@moment("one")
def buzz(g: State, card: int) -> int:
    """The buzz token printed on a card, or 0."""
    return 0


@moment("each")
def when_it_buys(g: State, me: int) -> None:
    """The owner has paid for a card that it does not have yet."""


@moment("route")
def when_bought(g: State, me: int, card: int) -> None:
    """A card was bought."""


# --- phase 4: end of turn ----------------------------------------------------


@moment("each")
def end_of_turn(g: State, me: int) -> None:
    """The owner's turn ends."""


# --- at any time -------------------------------------------------------------


@moment("chosen", numbers=INTERJECTIONS)
def interject(g: State, me: int, option: int) -> None:
    """The owner does what the card of an option lets it do at any time."""


# --- powers ------------------------------------------------------------------


@power("one")
def full_life(g: State, me: int, monster: int) -> int:
    """The life a monster starts with, which is also the most it can have."""
    return 0


@power("route")
def change_roll(g: State, me: int, monster: int) -> None:
    """The Roll is final and nothing has looked at it yet."""


@power("one")
def may_use_power(g: State, me: int, monster: int) -> int:
    """Whether the unused power symbols allow another activation that does something."""
    return 0


@power("route")
def use_power(g: State, me: int, monster: int) -> None:
    """One activation of the power, as a step of resolving."""


@power("one")
def smashes_its_own_way(g: State, me: int, smashes: int, monster: int) -> int:
    """Whether the power handles the smashes of the Roll."""
    return 0


@power("one")
def passes_king_tokens(g: State, me: int, monster: int) -> int:
    """Whether The King's tokens do not stop this monster's pulls."""
    return 0
