"""The moments at which cards matter. The bodies are written when the game is linked (see rules/codegen.py).

`fold` passes a number through every card that cares, `each` only calls them, `any` asks for one yes, `collect` gathers
the cards that say yes as bits, and `route` runs the one card that its last argument names.
"""

from daikaiju.rules.king.book import moment

# --- gaining -----------------------------------------------------------------


@moment("fold")
def more_energy(g, me, amount):
    """How much energy a gain of `amount` really is."""


@moment("fold")
def more_hearts(g, me, healer, amount):
    """How many hearts a gain of `amount` really is, when `healer` caused it."""


@moment("fold")
def most_hearts(g, me, limit):
    """The most hearts the owner can have."""


# --- T0: start of turn ---------------------------------------------------------


@moment("each")
def start_of_turn(g, me):
    """The owner's turn begins."""


@moment("fold")
def stars_for_holding_tokyo(g, me, stars):
    """Stars for starting a turn in Tokyo."""


@moment("fold")
def number_of_dice(g, me, dice):
    """Dice the owner rolls this turn."""


# --- T1-T4: the Roll -----------------------------------------------------------


@moment("fold")
def number_of_rolls(g, me, rolls):
    """Rolls the owner has this turn."""


@moment("collect")
def may_use_while_rolling(g, me):
    """Cards the owner may use between its Rolls."""


@moment("each")
def after_rolls_of_another(g, me):
    """Another monster has made its last Roll."""


@moment("collect")
def may_change_dice(g, me):
    """Cards with which the owner may change its dice before they are resolved."""


@moment("route")
def use(g, me, card, what):
    """The owner uses a card it was offered."""


@moment("route")
def use_on_die(g, me, card, die, what):
    """The owner chose the die for a card it uses."""


@moment("fold")
def add_claws(g, me, claws):
    """T4: claws put into the Roll whatever it shows."""


@moment("fold")
def add_claws_to_claws(g, me, claws):
    """T4, after those: claws put into a Roll that holds one."""


@moment("each")
def when_roll_is_final(g, me):
    """T5: before any symbol is resolved."""


# --- T5: resolving ---------------------------------------------------------------


@moment("fold")
def more_stars_for_numbers(g, me, stars):
    """Stars for the number dice."""


@moment("any")
def may_heal_others(g, me):
    """Whether the owner may give its heart dice to other monsters."""


@moment("fold")
def hearts_to_share(g, me, hearts):
    """Hearts that a healer who gave some to others has on top, for whomever it healed."""


@moment("each")
def when_claws_resolve(g, me):
    """The owner resolves a Roll with at least one claw."""


@moment("fold", order=("acid_attack", "poison_quills", "spiked_tail", "burrowing", "urbavore"))
def more_damage(g, me, damage):
    """2010: damage joined to what the owner's claws do."""


@moment("any")
def smashes_everybody(g, me):
    """Whether the owner's claws hit all others, wherever they are."""


@moment("each", order=("urbavore", "fire_breathing"))
def join_losses(g, me, by_dice):
    """The owner makes others lose hearts, with its dice or with a card."""


# --- T6-T9: losing hearts ----------------------------------------------------------


@moment("any")
def may_escape(g, me):
    """Whether the owner, smashed in Tokyo, may yield instead of losing hearts."""


@moment("fold")
def ignore_loss(g, me, loss):
    """What is left of a loss that the owner is about to suffer."""


@moment("each")
def roll_against_loss(g, me):
    """The owner may roll to lose less."""


@moment("any")
def may_reroll_threes(g, me):
    """Whether the owner may throw again the 3s it rolled outside its own Roll."""


@moment("collect")
def may_answer_loss(g, me):
    """Cards the owner may use before it loses hearts."""


@moment("each")
def when_it_wounds(g, me, victim):
    """A monster lost hearts to the owner's claws."""


@moment("fold")
def energy_for_losing(g, me, lost, energy):
    """Energy the owner gains because it lost hearts and is still there."""


@moment("each")
def when_another_falls(g, me):
    """Another monster reached 0 hearts."""


@moment("any")
def comes_back(g, me):
    """Whether the owner goes on playing at 0 hearts."""


@moment("fold")
def bite_on_leaving(g, me, bite):
    """Hearts the attacker loses because the owner yielded Tokyo to it."""


# --- T10-T11: buying -----------------------------------------------------------------


@moment("fold")
def price_of(g, me, price):
    """What the owner pays for a card."""


@moment("each")
def when_it_buys(g, me):
    """The owner has paid for a card that it does not have yet."""


@moment("any")
def may_look_at_deck(g, me):
    """Whether the owner may look at and buy the top card of the deck."""


@moment("any")
def may_buy_from_others(g, me):
    """Whether the owner may buy Keep cards of other monsters."""


@moment("any")
def may_snatch(g, me):
    """Whether the owner may buy what was just turned up on another's turn."""


@moment("route")
def comes_with(g, me, card, what):
    """A card comes into play as new: what lies on it."""


@moment("route")
def when_bought(g, me, card, what):
    """A card was bought, or copied as if it was."""


@moment("route")
def when_lost(g, me, card, what):
    """A card, or the copy of one, left its owner."""


# --- T12-T13: end of turn --------------------------------------------------------------


@moment("each")
def before_end_of_turn(g, me):
    """T12, before all other end-of-turn effects."""


@moment("any")
def may_sell_cards(g, me):
    """Whether the owner may discard Keep cards for energy."""


@moment("fold")
def refund_of(g, me, sold, refund):
    """What the owner gets for a card it sells."""


@moment("fold")
def stars_at_end_of_turn(g, me, stars):
    """Stars at the end of the owner's turn."""


@moment("fold")
def stars_at_end_of_any_turn(g, me, stars):
    """Stars at the end of anybody's turn."""


@moment("fold")
def energy_at_end_of_turn(g, me, energy):
    """Energy at the end of the owner's turn, after its stars."""


@moment("any")
def may_go_again(g, me):
    """Whether the owner may take another turn with a die fewer."""


# --- at any time --------------------------------------------------------------------------


@moment("any")
def interject(g, me):
    """The owner does what a card lets it do at any time; the first such card is enough."""
