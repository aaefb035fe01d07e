from daikaiju.rules.agenda import count_bits, push
from daikaiju.rules.answers import DECLINE, FIRST, PASS
from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.book import CARD, ask_monster, decision, frame
from daikaiju.rules.duel.buzz import PUMPKIN
from daikaiju.rules.duel.events import DOMINATED
from daikaiju.rules.duel.ownership import discard
from daikaiju.rules.duel.state import rival
from daikaiju.rules.telling import tell


class Dominate(Discard):
    cost = 3
    buzz = PUMPKIN

    def when_bought(g, me):
        g.dominated[rival(me)] = 1


@frame
def under_domination(g, me):
    """In its next turn the rival may discard Keep cards; each that is left costs it a die."""
    cards = g.powers[me]
    if cards:
        ask_monster(g, under_domination, give_up, me, cards << FIRST | DECLINE)


@decision(CARD, stop="keep_cards", card="discard")
def give_up(g, me, choice):
    """A Keep card to discard, or to keep all that are left and roll fewer dice."""
    if choice == PASS:
        g.fewer_dice += count_bits(g.powers[me])
        tell(g, DOMINATED, me, count_bits(g.powers[me]))
    else:
        discard(g, choice - FIRST)
        push(g, under_domination, me)
