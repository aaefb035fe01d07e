## The rules of the Duel, clause by clause

duel-section-setup = { king-section-setup }
duel-section-turn = { king-section-turn }
duel-section-roll = Phase 1: rolling the dice
duel-section-resolve = Phase 2: resolving the Roll
duel-section-fame = Fame and Destruction
duel-section-powers = Special Powers
duel-section-hits = Hits
duel-section-buzz = { duel-tokens }
duel-section-buy = Phase 3: buying cards or gaining 1 energy
duel-section-end = Phase 4: end of the turn
duel-section-win = { king-section-winning }
duel-section-examples = { king-section-examples }

## Setting up

duel-clause-D-SETUP-1 = Both players pick a monster, never the same one, and put its board in front of them with the Special Power in sight.
duel-clause-D-SETUP-2 = Your Life Points start at the number on your monster’s board and can never rise above it: 12 for Meka Dragon, 13 for Cyber Kitty and Space Penguin, 14 for Alienoid and Gigazaur, 15 for The King.
duel-clause-D-SETUP-3 = The board lies between you, one player at each end of the two tracks. A track has 15 spaces, counted here from 0 in the middle to 7 at your end and −7 at your Rival’s. Both markers start on 0.
duel-clause-D-SETUP-4 = All 50 cards are shuffled into one face-down deck.
duel-clause-D-SETUP-5 = The top three cards are turned up: they are the card row.
duel-clause-D-SETUP-6 = The dice, energy, Buzz tokens, 4 Dice tokens and 2 white extra dice are kept beside the board. Nobody begins with a card or a Dice token.
duel-clause-D-SETUP-7 = To see who begins, each player throws 6 dice: whoever shows more Smashes goes first. After a tie both throw again.
duel-clause-D-SETUP-8 = Whoever goes second gains 1 energy.
duel-clause-D-SETUP-9 = The two King tokens are needed only when The King plays. It holds them until it lays them on the board.

## The turn

duel-clause-D-TURN-1 = The players take turns. A turn has four phases: roll the dice, resolve the Roll, buy cards (or gain 1 energy), end the turn. { duel-card-frenzy } gives its buyer one whole extra turn.
duel-clause-D-TURN-2 = What happens at the start of a turn comes before the dice, in this order: { duel-card-hibernation }, { duel-card-made_in_a_lab }, { duel-card-dominate }.
duel-clause-D-TURN-3 = An effect on your Rival’s next turn ({ duel-card-dominate }, { duel-card-thunder_stomp }) waits for a turn of theirs, however many extra turns you take first. That turn uses it up, even if they sleep through it.

## Rolling

duel-clause-D-ROLL-1 = You have 3 Rolls, or 4 with { duel-card-giant_brain }, and may stop after any of them. You must make the first one if you have any dice; without dice your Roll is empty.
duel-clause-D-ROLL-2 = The first Roll is made with all 6 normal dice and with the extra dice you have this turn.
duel-clause-D-ROLL-3 = The player who begins rolls 5 normal dice, not 6, in the very first turn of the game.
duel-clause-D-ROLL-4 = Before the first Roll you may spend Dice tokens. Each gives you a white extra die for all Rolls of this turn.
duel-clause-D-ROLL-5 = { duel-card-extra_head } and { duel-card-natural_selection } each give you a white die too, like it or not. There are only two white dice, so you never roll more than 8 dice, and a token that could not bring a die cannot be spent.
duel-clause-D-ROLL-6 = Before every further Roll you choose which of your dice to reroll. The others stay as they are.
duel-clause-D-ROLL-7 = A die you kept may still be rerolled later.
duel-clause-D-ROLL-8 = When you stop or have no Rolls left, the symbols in front of you are the result. { duel-card-in_the_shadows } then still lets you reroll Fame dice, but only after your last Roll, not when you stop early.
duel-clause-D-ROLL-9 = When a card speaks of your Roll, it means these final symbols and those added to them by { duel-card-acid_attack }, { duel-card-adrenaline_augment } or Alienoid. Cards that the Roll triggers ({ duel-card-antimatter_pellets }, { duel-card-signature_move }, { duel-card-utter_destruction }, { duel-card-eye_of_the_storm }) act after rolling and before resolving. All are checked at the same moment; you choose their order.
duel-clause-D-ROLL-10 = Effects that cost you dice take normal dice. They add up, down to no normal die at all; extra dice come on top.
duel-clause-D-ROLL-11 = You never hold more than 2 Dice tokens. Any beyond that are lost.

## Resolving the Roll

duel-clause-D-RES-1 = Everything in your Roll is resolved, in an order of your choice; symbols that would do nothing are passed over. Only cards let you leave dice unresolved: { duel-card-rebooting } all of them, { duel-card-titanic_batteries } two. The phase opens with { duel-card-rebooting }, then { duel-card-natural_selection }, then { duel-card-titanic_batteries }.
duel-clause-D-RES-2 = All symbols of one kind count together, as one step. Only the Special Power differs: every use is a step of its own, and other symbols may come in between.
duel-clause-D-RES-3 = Smash: your Rival takes 1 hit for every Smash, all of them at once.
duel-clause-D-RES-4 = Every hit you take costs you 1 Life Point. You never have fewer than 0 Life Points, and at 0 you have lost.
duel-clause-D-RES-5 = Heal: you gain 1 Life Point for every symbol, up to the number you started with.
duel-clause-D-RES-6 = Energy: you gain 1 energy for every symbol.
duel-clause-D-RES-7 = There is always enough energy for everybody, and you keep yours until you spend it.
duel-clause-D-RES-8 = When nothing is left to resolve, { duel-card-gentle_giant } is checked. Then you may buy.

## Fame and Destruction

duel-clause-D-FAME-1 = Three Fame symbols pull the Fame marker 1 space towards you. Three Destruction symbols do the same with the Destruction marker.
duel-clause-D-FAME-2 = Each symbol of that kind beyond the third adds 1 space: 4 symbols pull 2 spaces, 5 pull 3, 6 pull 4. Six symbols are not two groups of three.
duel-clause-D-FAME-3 = One or two Fame or Destruction symbols do nothing.
duel-clause-D-FAME-4 = A marker is pulled step by step, along the track as Buzz tokens have lengthened or shortened it.
duel-clause-D-FAME-5 = After every single step it is checked whether somebody has won. If so, the game ends there, with steps left or not.

## Special Powers

duel-clause-D-POW-1 = Special Power symbols do what your monster’s board says. You never have to use the power; you choose anew each time.
duel-clause-D-POW-2 = With enough symbols you may use the power several times in a turn.
duel-clause-D-POW-3 = Where a power gives more for one further symbol, each use of it can spend one such symbol.
duel-clause-D-POW-ALIENOID = Alienoid: 2 Special Power symbols add one symbol of your choice to your Roll, and 1 more adds the same symbol again. So 2, 3, 4, 5 or 6 of them bring up to 1, 2, 2, 3 or 4 symbols. You do this as soon as your Rolls are over, before any card counts the result. Another Special Power symbol cannot be added.
duel-clause-D-POW-KITTY = Cyber Kitty: 2 Special Power symbols give 2 energy, and a third gives 2 more. So 2, 3, 4, 5 or 6 of them are worth 2, 4, 4, 6 or 8 energy.
duel-clause-D-POW-GIGAZAUR = Gigazaur: 2 Special Power symbols pull the Fame or the Destruction marker 1 space. You choose anew each time.
duel-clause-D-POW-MEKA = Meka Dragon: when you resolve your Smashes, you may multiply their number by the number of your Special Power symbols. That many hits are dealt at once: 2 Smashes and 3 Special Powers are 6 hits. Without a Special Power symbol the Smashes count as they are.
duel-clause-D-POW-PENGUIN = Space Penguin: each Special Power symbol gives 1 Dice token, as long as you hold fewer than 2.
duel-clause-D-POW-KING = The King: 2 Special Power symbols let you lay one of your two King tokens on a free space of either track, or move one that lies there to a free space. A token with a marker on it cannot be moved.

## Hits

duel-clause-D-DMG-1 = Hits dealt by one effect count together: all Smashes of the Roll, all hits of a card, each Buzz bonus by itself, and { duel-card-spiked_tail } once for each pull.
duel-clause-D-DMG-2 = Hits may be prevented before they cost life, in this order: { duel-card-hibernation } prevents all of them, then you may roll for { duel-card-camouflage }, then { duel-card-trendsetter } and { duel-card-armor_plating } ignore one each. A hit that was prevented was never taken.
duel-clause-D-DMG-3 = { duel-card-armor_plating } and { duel-card-trendsetter } each ignore one hit on every turn of your Rival and none on your own. If you own both, they ignore two.
duel-clause-D-DMG-4 = { duel-card-in_shape } counts hits really taken, added up over the turn, and only on its owner’s own turns.
duel-clause-D-DMG-5 = { duel-card-unstable_dna } needs at least 3 hits taken at once, on anybody’s turn. Hits of several effects are not added up.
duel-clause-D-DMG-6 = With { duel-card-unstoppable } you stay at 1 Life Point when you would reach 0. That is not a gain of life. You take no more hits until the current turn ends, and the card is discarded.

## Buzz tokens

duel-clause-D-BUZZ-1 = Whoever pulls a marker onto a space with a Buzz bonus gets that bonus on the spot.
duel-clause-D-BUZZ-2 = The bonuses: a Smash is 1 hit on the puller’s Rival, a double Smash 2; a heart is 1 Life Point, a bolt 1 energy, a die 1 Dice token (2 at most).
duel-clause-D-BUZZ-3 = Every space a marker enters counts, even one it merely passes through. First it is checked whether the step has won the game, then comes the bonus, then the next step.
duel-clause-D-BUZZ-4 = Some cards show a Buzz token. Once you have paid for such a card, take its token and lay it on the board before the card does anything. You must, unless it fits nowhere.
duel-clause-D-BUZZ-5 = A token must not lie on another Buzz token, nor on a space where a marker stands.
duel-clause-D-BUZZ-6 = A token goes on one track and, if it is larger, on spaces next to each other. Both tracks, both sides, Spotlight Zones and Victory spaces are allowed, but no part may stick out beyond the end.
duel-clause-D-BUZZ-7 = If the token already lies on the board, you may move it, turn it round or leave it. With a marker on it, it stays.
duel-clause-D-BUZZ-8 = { duel-token-phantom } and { duel-token-penguin } make the track longer: they cover two neighbouring spaces and add one in between, which carries the bonus. Crossing them takes one step more.
duel-clause-D-BUZZ-9 = The { duel-token-alien } makes the track shorter: it covers three spaces but has only two. Crossing it takes one step less, and the space under its middle is gone while it lies there.
duel-clause-D-BUZZ-10 = Tokens belong to nobody: they work for both players and in both directions.
duel-clause-D-BUZZ-11 = { duel-token-lizard } and { duel-token-anubis } may be laid either way round; for { duel-token-phantom } and { duel-token-penguin } it makes no difference. Three-space tokens are bent and fit every spot of the zigzag track in one way only.
duel-clause-D-BUZZ-12 = King tokens are laid and moved only by The King, with its Special Power. With one of them on the board, The King may move it or lay the other.
duel-clause-D-BUZZ-13 = When The King’s Rival pulls a marker onto a King token, that pull ends there. Its remaining steps are lost.
duel-clause-D-BUZZ-14 = A pull that starts on a King token is a normal pull.
duel-clause-D-BUZZ-15 = King tokens do not stop The King.
duel-clause-D-BUZZ-16 = A space of a token is in a Spotlight Zone only if it lies wholly inside. Covered spaces of the board stay what they were. An extra space between 3 and 4 or between 4 and 5 is inside; one between 2 and 3 or between 5 and 6 is not. The same holds at your Rival’s end.
duel-clause-D-BUZZ-17 = A Victory space under a token is still a Victory space.
duel-clause-D-BUZZ-18 = A marker that starts from a bonus space gets nothing for it, and laying a token gives no bonus either.

## Buying cards

duel-clause-D-BUY-1 = You may buy as many cards of the row as you can pay for, one after another.
duel-clause-D-BUY-2 = A card costs the energy printed on it.
duel-clause-D-BUY-3 = The rightmost card of the row costs 1 energy less.
duel-clause-D-BUY-4 = When a card leaves the row, bought or discarded, the cards between it and the deck slide to the right.
duel-clause-D-BUY-5 = The space next to the deck is filled with a new card at once, and you may buy it at once.
duel-clause-D-BUY-6 = So you can buy at the lower price several times in a row: the next card slides into the cheap space.
duel-clause-D-BUY-7 = For 2 energy you may replace the row: its cards are discarded and three new ones revealed. A row with gaps may be replaced too, while a card lies in it.
duel-clause-D-BUY-8 = Buy and replace in any order and as often as your energy lasts.
duel-clause-D-BUY-9 = If you bought no card on your turn, you gain 1 energy. A card bought with { duel-card-made_in_a_lab } counts as bought. A turn you slept through gives no energy.
duel-clause-D-BUY-10 = Replacing the row is not buying, and neither is discarding a card of it with { duel-card-alien_metabolism }.
duel-clause-D-BUY-11 = A Keep card stays in front of you until something discards it. It works from the moment you have paid.
duel-clause-D-BUY-12 = A Discard card takes effect at once and then goes to the discard pile.
duel-clause-D-BUY-13 = A purchase goes like this: pay, slide the row and fill it, lay the Buzz token, pull Fame if you own { duel-card-breaking_news }, then follow the card from top to bottom.
duel-clause-D-BUY-14 = When the deck is empty, the row is no longer filled. The discard pile is not shuffled again.

## The end of the turn

duel-clause-D-END-1 = First comes the energy for having bought nothing, then what cards do at the end of your turn ({ duel-card-electrical_aura }).
duel-clause-D-END-2 = The dice pass to your Rival, and their turn begins. What lasted for this turn is over, and once-a-turn cards are ready again.

## Winning

duel-clause-D-WIN-1 = You win when your Rival has no Life Points left.
duel-clause-D-WIN-2 = You win when both markers stand in Spotlight Zones on your side: on spaces 3, 4 or 5 of their tracks.
duel-clause-D-WIN-3 = You win when either marker reaches the Victory space at your end: space 7.
duel-clause-D-WIN-4 = A win may come at any moment and in any phase. The game is over at once.
duel-clause-D-WIN-5 = Spaces covered by tokens, and the extra spaces some tokens add, count for the Spotlight Zones as D-BUZZ-16 says.
duel-clause-D-WIN-6 = On a covered Victory space (D-BUZZ-17) you win before any bonus is given.
duel-clause-D-WIN-7 = The game is never drawn. When one effect hits both players, the active player takes the hits first, and so loses if they take the last Life Point.
duel-clause-D-WIN-8 = Careful: your own pull can hand your Rival the win. If you bring a marker back from their space 6 to 5 while the other marker is in their zone, they win.

## Examples

duel-clause-EX-1 = You roll three Fame symbols: the Fame marker comes 1 space nearer. Three Destruction symbols would do the same with the Destruction marker.
duel-clause-EX-2 = You roll five Destruction symbols: the Destruction marker comes 3 spaces nearer, 1 for the first three symbols and 2 for the other two.
duel-clause-EX-3 = Gigazaur rolls 2 Special Powers, 2 Energy, 1 Smash and 1 Heal. It pulls Fame or Destruction 1 space, gains 2 energy and 1 Life Point, and its Rival takes 1 hit.
duel-clause-EX-4 = Alienoid rolls 3 Special Powers, 2 Destruction and 1 Smash and adds Destruction twice. Four Destruction pull the marker 2 spaces, and the Rival takes 1 hit.
duel-clause-EX-5 = Meka Dragon rolls 2 Smashes and 3 Special Powers: 2 × 3 = 6 hits. With 3 Smashes and 2 Special Powers it would be 6 as well.
duel-clause-EX-6 = Space Penguin rolls 2 Special Powers and gains 2 Dice tokens, if it has none yet.
duel-clause-EX-7 = Cyber Kitty rolls 3 Special Powers: 2 energy for the first two and 2 more for the third.
duel-clause-EX-8 = The King rolls 2 Special Powers: it lays a King token on a free space, or moves one that already lies on the board.
duel-clause-EX-9 = A King token lies right in front of the Destruction marker, and The King’s Rival rolls four Destruction symbols. The pull would be 2 spaces, but the marker stops on the token after the first, and the other space is lost.
duel-clause-EX-10 = A marker stands on 0. If the { duel-token-phantom } lies on your spaces 1 and 2, you need 3 steps to reach 2: onto 1, onto the extra space for 1 Life Point, onto 2. If the { duel-token-alien } lies on 1, 2 and 3, you need only 2 steps to reach 3.
duel-clause-EX-11 = If the { duel-token-phantom } lies on your spaces 3 and 4, its extra space is in your Spotlight Zone. If it lies on 2 and 3, its end on 3 is in the zone, but the extra space is not.
