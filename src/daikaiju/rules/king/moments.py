"""The moments at which cards matter. Their bodies are generated when the game is linked (see rules/codegen.py).

`fold` passes a number through every card that responds, `each` only calls them, `any` asks for one yes, `collect` puts
the cards that say yes into a set of the record, such as the options of the next question, and says whether there are
any, `route` runs the one card that its last argument names, and `chosen` the one whose option that argument is. The
bodies here are for when no card responds.
"""

from __future__ import annotations

from daikaiju.rules.king.book import moment
from daikaiju.rules.king.state import INTERJECTIONS, SMALL, State

# --- gaining -----------------------------------------------------------------


@moment("fold")
def more_energy(g: State, me: int, amount: int) -> int:
    """How much energy a gain of `amount` really is."""
    return amount


@moment("fold")
def more_hearts(g: State, me: int, healer: int, amount: int) -> int:
    """How many hearts a gain of `amount` really is, when `healer` caused it."""
    return amount


@moment("fold")
def most_hearts(g: State, me: int, limit: int) -> int:
    """The most hearts the owner can have."""
    return limit


# --- T0: start of turn ---------------------------------------------------------


@moment("each")
def start_of_turn(g: State, me: int) -> None:
    """The owner's turn begins."""


@moment("fold")
def stars_for_holding_tokyo(g: State, me: int, stars: int) -> int:
    """Stars for starting a turn in Tokyo."""
    return stars


@moment("fold")
def number_of_dice(g: State, me: int, dice: int) -> int:
    """Dice the owner rolls this turn."""
    return dice


# --- T1-T4: the Roll -----------------------------------------------------------


@moment("fold")
def number_of_rolls(g: State, me: int, rolls: int) -> int:
    """Rolls the owner has this turn."""
    return rolls


@moment("collect", into="options", first=SMALL)
def may_use_while_rolling(g: State, me: int) -> bool:
    """Cards the owner may use between its Rolls."""
    return False


@moment("each")
def after_rolls_of_another(g: State, me: int) -> None:
    """Another monster has made its last Roll."""


@moment("collect", into="options", first=SMALL)
def may_change_dice(g: State, me: int) -> bool:
    """Cards with which the owner may change its dice before they are resolved."""
    return False


@moment("route")
def use(g: State, me: int, card: int, what: int) -> None:
    """The owner uses a card it was offered."""


@moment("route")
def use_on_die(g: State, me: int, card: int, die: int, what: int) -> None:
    """The owner chose the die for a card it uses."""


@moment("fold")
def add_claws(g: State, me: int, claws: int) -> int:
    """T4: claws put into the Roll whatever it shows."""
    return claws


@moment("fold")
def add_claws_to_claws(g: State, me: int, claws: int) -> int:
    """T4, after those: claws put into a Roll that holds one."""
    return claws


@moment("each")
def when_roll_is_final(g: State, me: int) -> None:
    """T5: before any symbol is resolved."""


# --- T5: resolving ---------------------------------------------------------------


@moment("fold")
def more_stars_for_numbers(g: State, me: int, stars: int) -> int:
    """Stars for the number dice."""
    return stars


@moment("any")
def may_heal_others(g: State, me: int) -> bool:
    """Whether the owner may give its heart dice to other monsters."""
    return False


@moment("fold")
def hearts_to_share(g: State, me: int, hearts: int) -> int:
    """Extra hearts of a healer that gave some to others, for anyone it healed."""
    return hearts


@moment("each")
def when_claws_resolve(g: State, me: int) -> None:
    """The owner resolves a Roll with at least one claw."""


@moment("fold", order=("acid_attack", "poison_quills", "spiked_tail", "burrowing", "urbavore"))
def more_damage(g: State, me: int, damage: int) -> int:
    """2010: damage joined to what the owner's claws do."""
    return damage


@moment("any")
def smashes_everybody(g: State, me: int) -> bool:
    """Whether the owner's claws hit all others, wherever they are."""
    return False


@moment("each", order=("urbavore", "fire_breathing"))
def join_losses(g: State, me: int, by_dice: bool) -> None:
    """The owner is about to make others lose hearts, with its dice or with a card."""


@moment("each")
def spread_losses(g: State, me: int, struck: int) -> None:
    """Prevention is over, and someone will lose hearts to the owner, which struck these monsters."""


# --- T6-T9: losing hearts ----------------------------------------------------------


@moment("any")
def may_escape(g: State, me: int) -> bool:
    """Whether the owner, smashed in Tokyo, may yield instead of losing hearts."""
    return False


@moment("fold")
def ignore_loss(g: State, me: int, loss: int) -> int:
    """What is left of a loss that the owner is about to suffer."""
    return loss


@moment("each")
def roll_against_loss(g: State, me: int) -> None:
    """The owner may roll to lose less."""


@moment("any")
def may_reroll_threes(g: State, me: int) -> bool:
    """Whether the owner may reroll the 3s it rolled outside its own Roll."""
    return False


@moment("collect", into="options", first=SMALL)
def may_answer_loss(g: State, me: int) -> bool:
    """Cards the owner may use before it loses hearts."""
    return False


@moment("each")
def when_it_wounds(g: State, me: int, victim: int) -> None:
    """A monster lost hearts to the owner's claws."""


@moment("fold")
def energy_for_losing(g: State, me: int, lost: int, energy: int) -> int:
    """Energy the owner gains because it lost hearts and survived."""
    return energy


@moment("each")
def when_another_falls(g: State, me: int) -> None:
    """Another monster reached 0 hearts."""


@moment("any")
def comes_back(g: State, me: int) -> bool:
    """Whether the owner goes on playing at 0 hearts."""
    return False


@moment("fold")
def bite_on_leaving(g: State, me: int, bite: int) -> int:
    """Hearts the attacker loses because the owner yielded Tokyo to it."""
    return bite


# --- T10-T11: buying -----------------------------------------------------------------


@moment("fold")
def price_of(g: State, me: int, price: int) -> int:
    """What the owner pays for a card."""
    return price


@moment("each")
def when_it_buys(g: State, me: int) -> None:
    """The owner has paid for a card that it does not have yet."""


@moment("any")
def may_look_at_deck(g: State, me: int) -> bool:
    """Whether the owner may look at and buy the top card of the deck."""
    return False


@moment("any")
def may_buy_from_others(g: State, me: int) -> bool:
    """Whether the owner may buy Keep cards of other monsters."""
    return False


@moment("any")
def may_snatch(g: State, me: int) -> bool:
    """Whether the owner may buy what was just turned up on another's turn."""
    return False


@moment("route")
def comes_with(g: State, me: int, card: int, what: int) -> None:
    """A card comes into play: the tokens on it."""


@moment("route")
def when_bought(g: State, me: int, card: int, what: int) -> None:
    """A card was bought, or copied as if it were."""


@moment("route")
def when_lost(g: State, me: int, card: int, what: int) -> None:
    """A card, or the copy of one, left its owner."""


# --- T12-T13: end of turn --------------------------------------------------------------


@moment("each")
def before_end_of_turn(g: State, me: int) -> None:
    """T12, before all other end-of-turn effects."""


@moment("any")
def may_sell_cards(g: State, me: int) -> bool:
    """Whether the owner may discard Keep cards for energy."""
    return False


@moment("fold")
def refund_of(g: State, me: int, sold: int, refund: int) -> int:
    """What the owner gets for a card it sells."""
    return refund


@moment("fold")
def stars_at_end_of_turn(g: State, me: int, stars: int) -> int:
    """Stars at the end of the owner's turn."""
    return stars


@moment("fold")
def stars_at_end_of_any_turn(g: State, me: int, stars: int) -> int:
    """Stars at the end of anyone's turn."""
    return stars


@moment("fold")
def energy_at_end_of_turn(g: State, me: int, energy: int) -> int:
    """Energy at the end of the owner's turn, after its stars."""
    return energy


@moment("any")
def may_go_again(g: State, me: int) -> bool:
    """Whether the owner may take another turn with one die fewer."""
    return False


# --- at any time --------------------------------------------------------------------------


@moment("chosen", numbers=INTERJECTIONS)
def interject(g: State, me: int, option: int) -> None:
    """The owner does what the card of an option lets it do at any time; of copies, the first that may."""
