"""The moments at which cards and powers matter. The bodies are written when the game is linked (see rules/codegen.py).

`fold` passes a number through every card that cares, `each` only calls them, `any` asks for one yes, `collect` gathers
the cards that say yes as bits, `route` runs the one card that its last argument names, and `one` returns what that one
answers or holds. Moments marked `power` are those of the monsters; their last argument names the monster.
"""

from daikaiju.rules.duel.book import moment, power

# --- gaining -----------------------------------------------------------------


@moment("fold")
def more_life(g, me, room, amount):
    """How much life a gain of `amount` really is, when there is room for more."""


@moment("each")
def when_rival_gains_energy(g, me, amount):
    """The owner's rival has gained energy while resolving its dice."""


# --- start of turn -----------------------------------------------------------


@moment("each", order=("hibernation", "made_in_a_lab"))
def start_of_turn(g, me):
    """The owner's turn begins."""


# --- phase 1: rolling --------------------------------------------------------


@moment("fold")
def extra_dice(g, me, dice):
    """Extra dice the owner must roll this turn."""


@moment("fold")
def number_of_rolls(g, me, rolls):
    """Rolls the owner has this turn."""


@moment("each")
def after_last_roll(g, me):
    """The owner has used up the rolls it is allowed."""


@moment("fold")
def smashes_added(g, me, smashes):
    """Smashes that are in the owner's Roll beside those on its dice, at this moment."""


@moment("collect")
def triggered_by_roll(g, me):
    """Cards of the owner that its final Roll sets off."""


@moment("route")
def when_triggered(g, me, card):
    """The final Roll has set off a card."""


# --- phase 2: resolving ------------------------------------------------------


@moment("each")
def offer_to_skip(g, me):
    """The owner may skip resolving altogether."""


@moment("each")
def start_of_resolving(g, me):
    """The owner is about to resolve its dice."""


@moment("each")
def offer_to_leave_out(g, me):
    """The owner may leave dice out, after everything else at the start of the phase."""


@moment("each")
def after_resolving(g, me):
    """The owner has resolved its last die."""


# --- pulls -------------------------------------------------------------------


@moment("each")
def when_leaving_token(g, me):
    """A step of the owner's pull has taken a marker off a buzz token."""


@moment("each")
def when_on_empty_space(g, me):
    """The owner has pulled a marker onto a space of a buzz token that shows nothing."""


@moment("any")
def thinks_about_bonus(g, me, bonus):
    """Whether the owner is asked before it takes a bonus; the card that asks sees to the bonus too."""


@moment("each")
def after_pull(g, me, track, spaces):
    """The owner has pulled a marker over so many spaces."""


# --- hits --------------------------------------------------------------------


@moment("any")
def takes_no_hits(g, me):
    """Whether no hit can reach the owner."""


@moment("each")
def roll_against_hits(g, me):
    """The owner may roll to take fewer hits."""


@moment("fold", order=("trendsetter", "armor_plating"))
def ignore_hits(g, me, hits):
    """How many of the hits arriving now the owner takes."""


@moment("any")
def stands_firm(g, me):
    """Whether the owner keeps one life instead of losing the last."""


@moment("each")
def after_hits(g, me, hits):
    """The owner has taken hits and is still there."""


@moment("each")
def after_rival_was_hit(g, me, hits):
    """The owner's rival has taken hits and is still there."""


# --- phase 3: buying ---------------------------------------------------------


@moment("one")
def buzz(g, card):
    """The buzz token printed on a card, or 0."""


@moment("each")
def when_it_buys(g, me):
    """The owner has paid for a card that it does not have yet."""


@moment("route")
def when_bought(g, me, card):
    """A card was bought."""


# --- phase 4: end of turn ----------------------------------------------------


@moment("each")
def end_of_turn(g, me):
    """The owner's turn ends."""


# --- at any time -------------------------------------------------------------


@moment("any")
def interject(g, me):
    """The owner does what a card lets it do at any time; the first such card is enough."""


# --- powers ------------------------------------------------------------------


@power("one")
def full_life(g, me, monster):
    """The life a monster starts with, which is also the most it can have."""


@power("route")
def change_roll(g, me, monster):
    """The Roll is final and nothing has looked at it yet."""


@power("one")
def may_use_power(g, me, monster):
    """Whether the unused power symbols allow another activation that does something."""


@power("route")
def use_power(g, me, monster):
    """One activation of the power, as a step of resolving."""


@power("one")
def smashes_its_own_way(g, me, smashes, monster):
    """Whether the power takes care of the smashes of the Roll."""


@power("one")
def passes_king_tokens(g, me, monster):
    """Whether The King's tokens do not stop this monster's pulls."""
