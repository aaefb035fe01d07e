## Sections of the rules of King of Tokyo

king-section-components = What is in the box
king-section-setup = Setting up
king-section-turn = The turn
king-section-rolling = Rolling the dice
king-section-resolving = Resolving the dice
king-section-numbers = Numbers
king-section-energy = Energy
king-section-hearts = Healing
king-section-smash = Striking
king-section-tokyo = Tokyo
king-section-buying = Buying cards
king-section-end_of_turn = End of the turn
king-section-elimination = Leaving the game
king-section-winning = Winning
king-section-tokens = Tokens
king-section-glossary = Glossary
king-section-variants = Variants
king-section-timing = The turn step by step
king-section-examples = Examples
king-section-arena = Coming from Board Game Arena

## What is in the box

king-clause-B-COMP-1 = There are 6 black dice and 2 green ones. Every die has the same six faces: 1, 2, 3, energy, claw and heart. Green dice are rolled only when a card gives them to you.
king-clause-B-COMP-2 = The deck has 66 cards, 64 of them different. Each card has a name, a price in energy, an effect and one of two kinds: Keep or Discard.
king-clause-B-COMP-3 = The box holds 28 tokens (3 smoke, 1 { king-card-mimic }, 12 shrink, 12 poison) and about 50 energy cubes. These numbers do not limit play here: if something runs out, there is simply more of it.
king-clause-B-COMP-4 = The six monsters are { king-monster-gigazaur }, { king-monster-alienoid }, { king-monster-cyber_kitty }, { king-monster-the_king }, { king-monster-meka_dragon } and { king-monster-space_penguin }. They differ in looks only and all play by the same rules.
    .in-2010 = The six are { king-monster-gigazaur }, { king-monster-alienoid }, { king-monster-cyber_bunny }, { king-monster-the_king.name-2010 }, { king-monster-meka_dragon.name-2010 } and { king-monster-kraken }.

## Setting up

king-clause-B-SETUP-1 = For 2 to 6 players. Everybody picks a monster and takes its board and figure.
king-clause-B-SETUP-2 = Each monster begins with 10 hearts, no stars, no energy and no cards.
king-clause-B-SETUP-3 = Tokyo has two places: Tokyo City and Tokyo Bay. The Bay is in use only when 5 or 6 play.
    .in-2010 = The Bay is for 5 or 6 experienced players. A first game, or one with up to 4 monsters, is played with the City alone.
king-clause-B-SETUP-4 = Shuffle all cards into a face-down deck and turn the top three face up. These three are the market.
king-clause-B-SETUP-5 = Tokens, green dice and the supply of energy lie within everybody’s reach.
king-clause-B-SETUP-6 = Tokyo is empty when the game begins.
king-clause-B-SETUP-7 = To see who begins, everybody throws the six black dice once. The most claws win. Those who tie for the most throw again, round after round, until one of them is ahead.
king-clause-B-SETUP-8 = Turns go clockwise around the table.

## The turn

king-clause-B-TURN-1 = A turn has five phases: roll the dice, resolve them, enter Tokyo, buy cards, end the turn.
    .in-2010 = There are four phases: roll, resolve (taking and leaving Tokyo is part of it), buy, end the turn.
king-clause-B-TURN-2 = Before your first Roll the start of the turn is played in this order: you take 2 energy from { king-named-battery_monster } if you own it, you gain 2 stars if you are in Tokyo, you may move your Mimic token, and the number of your dice is fixed.
king-clause-B-TURN-3 = An extra turn ({ king-card-freeze_time }, { king-card-frenzy }) is a whole turn, with everything that belongs to its start and its end. If several monsters are owed one, they go clockwise from the active monster; then play continues where it left off.
    .in-2010 = { king-card-frenzy } ends your buying: the end of the current turn follows, and then the extra turn.
king-clause-B-TURN-4 = Eliminated monsters are skipped. If you are eliminated on your own turn, it is over on the spot: dice not yet resolved are lost, you buy nothing more, and your cards do nothing at the end of the turn. Cards already turned up are still offered to owners of { king-card-opportunist }. Then the next living monster begins.
    .in-2010 = What other monsters gain at the end of any turn, they gain at the end of this one too.

## Rolling the dice

king-clause-B-ROLL-1 = You have up to three Rolls and may stop after any of them.
    .in-2010 = This is called one throw and up to two rerolls, which is the same.
king-clause-B-ROLL-2 = The first Roll takes all your dice: the 6 black ones and any green ones your cards give you.
king-clause-B-ROLL-3 = Before the second and third Roll, keep whichever dice you like and roll the others. A die you kept once may be rolled again later.
king-clause-B-ROLL-4 = All dice of one Roll are thrown together. You may not throw a few, look at them and then decide about the rest.
king-clause-B-ROLL-5 = You roll 6 dice, plus one for each { king-card-extra_head }, minus one for each shrink token and for each extra turn in a row that { king-card-freeze_time } has given you, but never fewer than 0. The number is fixed when your turn begins, and nothing changes it until the next turn. Even without dice you play the rest of your turn.
king-clause-B-ROLL-6 = Some cards give you further Rolls this turn. They are offered once your usual Rolls are used up, and you may roll any of your dice with them.
king-clause-B-ROLL-7 = After the last Roll come, in this order: { king-card-psychic_probe } of other monsters, changes you make to your own dice, claws added by your cards. Once the probes have begun, there are no more Rolls.

## Resolving the dice

king-clause-B-RES-1 = Resolve everything your dice show, group by group (numbers, energy, hearts, claws), in any order. A group that can do nothing waits until it can. If you do not care about the order, it is stars, energy, hearts, claws.
king-clause-B-RES-2 = Claws added by cards are part of your Roll and count exactly like rolled ones.
    .in-2010 = The same cards add damage to an attack and no claws. Where a claw is needed, only dice count.

## Numbers

king-clause-B-NUM-1 = Three dice with the same number give that many stars: 1 for three 1s, 2 for three 2s, 3 for three 3s.
king-clause-B-NUM-2 = Every further die with that number adds 1 star, whatever the number is.
king-clause-B-NUM-3 = One or two dice of a number are worth nothing. If you have three of one number and three of another, both score.

## Energy

king-clause-B-ENERGY-1 = Each energy face gives you 1 energy from the supply.
king-clause-B-ENERGY-2 = Energy stays with you from turn to turn until you spend it or a card takes it away. You may hold any amount.
king-clause-B-ENERGY-3 = The supply never runs dry: when the cubes are used up, use anything else to count.

## Healing

king-clause-B-HEAL-1 = Outside Tokyo each heart face heals 1 heart. You heal whenever you can; hearts that can do nothing are lost.
king-clause-B-HEAL-2 = In Tokyo, heart faces heal nothing. Cards still can. If your claws close the Bay you stand in, the hearts you resolve afterwards heal.
king-clause-B-HEAL-3 = You never have more than 10 hearts, unless a Keep card raises your limit ({ king-card-even_bigger }: 12).
king-clause-B-HEAL-4 = Outside Tokyo you may use a heart face to remove one poison or shrink token from yourself instead of healing. Each heart has one use. Tokens are removed right away; the healing happens once all hearts have been assigned.
king-clause-B-HEAL-5 = Hearts gained from cards count anywhere, in Tokyo as well.

## Striking

king-clause-B-SMASH-1 = In Tokyo, City or Bay, your claws strike all monsters outside. The other monster in Tokyo is not struck.
king-clause-B-SMASH-2 = Outside Tokyo, your claws strike every monster in Tokyo, in the City and in the Bay. Other monsters outside are not struck.
king-clause-B-SMASH-3 = Each monster you strike loses as many hearts as you have claws. The claws are not shared out among them.
king-clause-B-SMASH-4 = You cannot hold back: claws must be resolved, welcome or not.
king-clause-B-SMASH-5 = If you are outside and Tokyo is empty, your claws strike nobody.
    .in-2010 = Whoever first rolls a claw takes the empty City and wounds nobody, unless a monster stands in the Bay.
king-clause-B-SMASH-6 = A monster in Tokyo that lost hearts to another monster’s claws chooses: yield Tokyo or stay. The hearts are gone either way.
king-clause-B-SMASH-7 = Hearts lost to a card are not lost to claws. Nobody may yield because of them, and nobody takes Tokyo.
king-clause-B-SMASH-8 = Claws that cost no hearts, thanks to { king-card-camouflage }, { king-card-wings } or { king-card-armor_plating }, do not let their target yield, give no poison or shrink tokens and do not spoil { king-card-herbivore }. Only with { king-card-jets } can you yield unhurt.
    .in-2010 = A monster attacked in Tokyo may leave it to the attacker all the same.
king-clause-B-SMASH-9 = All hearts lost to one strike are lost at the same time. First everybody who can protect itself is asked, clockwise from the monster that causes the loss; a monster hurt by its own card is asked last.
king-clause-B-SMASH-10 = One strike is played in this order: protection and losses, monsters at 0 hearts, closing of the Bay, yielding. { king-card-burrowing } has to wait until Tokyo is entered.
    .in-2010 = Then an attacker from outside takes Tokyo, after { king-card-burrowing } and before anything else of the Roll is resolved.

## Tokyo

king-clause-B-TOKYO-1 = “Tokyo” in the rules and on cards means the City and the Bay alike. The same rules hold for both places.
king-clause-B-TOKYO-2 = After resolving your dice, you must enter Tokyo City if nobody is in Tokyo, whatever you rolled. So the first monster of the game always enters.
    .in-2010 = You enter an empty City only if you rolled at least one claw, as soon as your claws are resolved. Without a claw nothing happens.
king-clause-B-TOKYO-3 = While the Bay is in use: if the City is taken and the Bay is free, you must enter the Bay, whatever you rolled.
    .in-2010 = Only an attacker with at least one claw enters: it wounds the monster in the City, then takes the Bay, or the City if that monster left.
king-clause-B-TOKYO-4 = If both places are free, you take the City and the Bay stays empty.
king-clause-B-TOKYO-5 = Entering Tokyo gives you 1 star.
king-clause-B-TOKYO-6 = Starting your turn in Tokyo gives you 2 stars.
king-clause-B-TOKYO-7 = The price of Tokyo: heart faces neither heal you nor remove tokens there.
king-clause-B-TOKYO-8 = You leave Tokyo only by yielding, by being eliminated, when the Bay closes, or through a card. You cannot just walk out.
king-clause-B-TOKYO-9 = The attacker takes the place of a monster that yields and gains 1 star for entering. If only the Bay monster yields, the attacker takes the Bay; if the City monster yields, alone or along with the other, the attacker takes the City. A monster that stays does not change places.
king-clause-B-TOKYO-10 = As soon as only 4 monsters or fewer are alive, the Bay closes for the rest of the game. Its monster leaves Tokyo at once, unless the City is empty: then it moves to the City.
    .in-2010 = The Bay monster leaves Tokyo even if the City is empty. If its own attack closed the Bay, it takes nothing this turn: only an attack from outside takes Tokyo.
king-clause-B-TOKYO-11 = Moving from the Bay to the City because the Bay closes is not entering and gives no star. If claws struck that monster this turn, it may still yield.
    .in-2010 = There is no such move: the Bay monster always leaves.
king-clause-B-TOKYO-12 = Nobody holds both places. A monster already in Tokyo stays where it is, even if the other place is free.
king-clause-B-TOKYO-13 = If both monsters in Tokyo may yield, they decide one after the other, clockwise from the attacker, and the second one knows what the first one chose.
king-clause-B-TOKYO-14 = A monster eliminated in Tokyo leaves its place free. If an outside monster’s claws did it, the attacker enters just as after a yield.
king-clause-B-TOKYO-15 = If a monster in Tokyo is eliminated by a bought card or by poison, its place stays empty until the next monster that has to enter comes along.
    .in-2010 = The place stays empty until the next attack with a claw.
king-clause-B-TOKYO-16 = If an outside attacker eliminates the City monster and so closes the Bay, the Bay monster moves to the City first. If the claws cost it hearts, it may then yield, and only in that case does the attacker enter.
    .in-2010 = The attacker takes the City, and the Bay monster leaves Tokyo.
king-clause-B-TOKYO-17 = An attacker that is eliminated before it could enter (by { king-card-burrowing }) does not enter. Tokyo stays free.
king-clause-B-TOKYO-18 = If the City is empty while the Bay is held and in use, the next monster from outside must enter the City. The Bay monster stays where it is.
    .in-2010 = The City is still taken first, but only with a claw.

## Buying cards

king-clause-B-BUY-1 = After the dice and Tokyo, you may buy cards from the market, one after another, as many as you can pay for. You never have to.
king-clause-B-BUY-2 = A card costs the energy printed on it, paid to the supply. { king-named-alien_origin } makes cards cheaper, and with { king-card-parasitic_tentacles } you pay the owner of the card.
king-clause-B-BUY-3 = A bought card is replaced from the deck at once, even before its effect, and you may buy the new card right away.
king-clause-B-BUY-4 = For 2 energy you may sweep the market: discard all three cards and turn up three new ones.
king-clause-B-BUY-5 = Buy and sweep in any order, as often as your energy allows.
king-clause-B-BUY-6 = Keep cards stay face up in front of you until something discards them. They work from the moment you have them, but not for steps of the turn that are already over.
king-clause-B-BUY-7 = Discard cards take effect at once and go to the discard pile. You cannot save them for later.
king-clause-B-BUY-8 = When the deck is empty, the discard pile is shuffled and becomes the new deck, swept cards included, but not the card being bought. If there is nothing to shuffle, the place in the market stays empty.
king-clause-B-BUY-9 = Only the active monster buys and sweeps. The exception is the owner of { king-card-opportunist }, who may buy a card that has just been turned up; after each such purchase, all owners of { king-card-opportunist } are asked again about all cards still new. If a snatched card eliminates the active monster, its turn is over, but what was turned up is still offered.
king-clause-B-BUY-10 = A card that shows stars gives you those stars when you buy it.

## End of the turn

king-clause-B-END-1 = Effects that say “at the end of your turn” happen now.
king-clause-B-END-2 = Several of them go in this order: sales with { king-card-metamorph }; then the stars of { king-card-rooting_for_the_underdog }, { king-card-energy_hoarder } and { king-card-herbivore }, all worked out before any is given; then { king-card-solar_powered }; poison last.
    .in-2010 = { king-card-rooting_for_the_underdog } is checked when any monster’s turn ends, before the other stars.
king-clause-B-END-3 = At the end of your own turn you lose 1 heart for each poison token on you, in Tokyo or outside.
king-clause-B-END-4 = Then it is checked whether the game is over. If not, the dice pass to the left.

## Leaving the game

king-clause-B-ELIM-1 = A monster with 0 hearts is out of the game at once.
king-clause-B-ELIM-2 = Its Keep cards go to the discard pile and its energy to the supply.
king-clause-B-ELIM-3 = Its figure leaves Tokyo, and its poison and shrink tokens go back. A Mimic token on one of its cards returns to the owner of { king-card-mimic }. Tokens it has given to others stay with them.
king-clause-B-ELIM-4 = Your neighbours ({ king-card-fire_breathing }) are the nearest living monsters on either side.
king-clause-B-ELIM-5 = Several monsters can be eliminated at the same moment. They gain nothing from one another.

## Winning

king-clause-B-WIN-1 = A living monster with 20 stars wins.
king-clause-B-WIN-2 = The last living monster wins.
king-clause-B-WIN-3 = Both are checked at the end of every turn, after the last effects and before any extra turn; the last monster, too, has to live through the end of its turn. A table may agree to let 20 stars win at once, or only when the round is over.
    .in-2010 = Both win at once, in the middle of a turn as well.
king-clause-B-WIN-4 = You must be alive to win. A monster that gets to 20 stars and drops to 0 hearts in the same turn is out.
    .in-2010 = The whole text of a card is carried out first; only then is it checked who has won.
king-clause-B-WIN-5 = If all monsters left are eliminated at the same moment, nobody wins.
king-clause-B-WIN-6 = If several living monsters have 20 stars when this is checked, they win together.
king-clause-B-WIN-7 = Stars stay between 0 and 20. Stars beyond 20 are lost, and losses stop at 0.
king-clause-B-WIN-8 = Only the stars you have at the check count. If you had 20 and lost some before it, you have not won.
    .in-2010 = This cannot happen, since 20 stars win at once.

## Tokens

king-clause-B-TOK-1 = Smoke tokens lie on { king-card-smoke_cloud }, or on a { king-card-mimic } of it. Each is worth one extra Roll.
king-clause-B-TOK-2 = The Mimic token lies on the card that { king-card-mimic } copies. If that card leaves play, the token goes back to its owner, who may place it again for 1 energy at the start of a later turn, before rolling. The effects of a card and its copy with the same owner add up, unless the card says otherwise.
king-clause-B-TOK-3 = Poison and shrink tokens lie on the monster. They stay there even when the card that gave them is gone.
king-clause-B-TOK-4 = Only heart faces remove them, and only outside Tokyo.

## Glossary

king-clause-B-GLO-1 = Roll: one throw of your dice. Before it you keep the dice you like, and you may roll dice again that you kept before.
king-clause-B-GLO-2 = Yield: to leave Tokyo after losing hearts to another monster’s claws. The attacker then has to move in.
    .in-2010 = A monster may leave Tokyo to the one that has just attacked it, even if a card spared it the wounds.
king-clause-B-GLO-3 = Strike: to resolve claws so that other monsters lose hearts. The rulebook says Smash for claws, Life Points for hearts and Victory Points for stars.
king-clause-B-GLO-4 = Words of the 2010 edition. Reroll: one more throw of any number of dice. Wound, or 1 damage: the loss of 1 heart. Attack: resolving at least one claw; cards that make attacks stronger need one. An attack that does no harm does not count as one for cards such as { king-card-poison_spit } or { king-card-herbivore }, and damage from cards never counts as an attack.

## Variants

king-clause-B-VAR-1 = There is a variant for two, if you agree on it: entering Tokyo gives 1 energy instead of 1 star, and starting a turn there gives 1 energy instead of 2 stars. { king-card-friend_of_children } adds to this energy, and { king-card-urbavore } still gives its star.
king-clause-B-VAR-2 = A first game can be played without the Bay, even by five or six. The 2010 edition advises it.

## The turn step by step

king-clause-T0 = Start of the turn: you take 2 energy from { king-named-battery_monster } if you own it, then 2 stars for Tokyo (3 with { king-card-urbavore }), then you may move the Mimic token, then the number of dice is fixed.
king-clause-T1 = Rolls: three of them, plus those of { king-card-giant_brain }, { king-card-smoke_cloud } and { king-named-energy_drink }. { king-card-background_dweller } may reroll 3s at any point.
king-clause-T2 = After the last Roll: the other monsters may use { king-card-psychic_probe }, clockwise from the active one.
king-clause-T3 = The active monster changes its dice with { king-card-herd_culler }, { king-card-plot_twist } and { king-card-stretchy }, in any order. { king-card-background_dweller } still works. A die must be turned to a face it does not show yet.
king-clause-T4 = Cards add claws: first { king-card-acid_attack }, { king-card-burrowing } and { king-card-poison_quills }; then, if there is any claw by now, { king-card-spiked_tail } and { king-card-urbavore }.
    .in-2010 = These cards add damage when the claws are resolved. Without a rolled claw, { king-card-burrowing } and { king-card-spiked_tail } add nothing, and { king-card-urbavore } only joins damage that is there anyway.
king-clause-T5 = The dice are resolved: first { king-card-complete_destruction } and { king-named-detritivore }, then numbers (with { king-card-gourmet }), energy, hearts and claws in the order the player likes.
king-clause-T6 = A monster is about to lose hearts. Protection goes in this order: { king-card-jets } (only against claws in Tokyo); { king-card-armor_plating }, if the loss is exactly 1; the dice of { king-card-camouflage }; { king-card-armor_plating } again, if exactly 1 is left; then { king-card-wings } and { king-card-rapid_healing } as the owner likes. The rest is lost. Poison and shrink tokens and then { king-named-were_only_making_it_stronger } come last.
king-clause-T7 = Monsters at 0 hearts: { king-card-eater_of_the_dead } scores; { king-named-it_has_a_child } saves its owner; everyone else there is eliminated; the Bay may close.
king-clause-T8 = Monsters in Tokyo that lost hearts to claws yield or stay.
king-clause-T9 = After all dice you enter Tokyo if a place is free. { king-card-burrowing } of a monster that yielded to you costs you 1 heart first.
    .in-2010 = Only an attacker from outside enters, while its claws are being resolved.
king-clause-T10 = The active monster buys and sweeps. { king-named-alien_origin }, { king-card-made_in_a_lab }, { king-card-parasitic_tentacles } and { king-named-media_friendly } matter here.
king-clause-T11 = Each time cards are turned up in the market, owners of { king-card-opportunist } may buy them first.
king-clause-T12 = End of the turn: { king-card-metamorph }, then the stars of { king-card-rooting_for_the_underdog }, { king-card-energy_hoarder } and { king-card-herbivore }, then { king-card-solar_powered }, then poison.
    .in-2010 = { king-card-rooting_for_the_underdog } gives its star when any monster’s turn ends.
king-clause-T13 = The check whether the game is over. Then extra turns, { king-card-freeze_time } before { king-card-frenzy }; otherwise the next living monster clockwise plays.
    .in-2010 = The game may have ended earlier: 20 stars, or being the last monster, win at once.

## Examples

king-clause-EX-1 = Gigazaur’s dice show four 1s. Three of them are worth 1 star and the fourth adds another: 2 stars.
king-clause-EX-2 = Gigazaur is outside, Cyber Kitty in Tokyo. Gigazaur keeps two 3s, then changes its mind, keeps three 2s and rerolls the 3s. It ends with four 2s, an energy and a claw: 3 stars and 1 energy, and Cyber Kitty loses 1 heart. Had Gigazaur been in Tokyo, every monster outside would have lost 1.
king-clause-EX-3 = Space Penguin has 10 energy. It sweeps the market for 2 and buys a card for 3; a new card is turned up at once. It stops there and keeps 5 energy for later turns.
king-clause-EX-4 = Five play. Gigazaur holds the City with 8 hearts, Space Penguin the Bay with 10. Meka Dragon strikes with 4 claws; both yield, so it takes the City. Gigazaur strikes with 1 claw; Meka Dragon stays, and Gigazaur takes the Bay. Space Penguin strikes with 1 claw; Gigazaur yields the Bay to it with 3 hearts left. The King and Cyber Kitty roll no claws. Meka Dragon starts its turn in Tokyo for 2 stars and rolls 3 claws: Gigazaur is out, four are left, the Bay closes, and Space Penguin has to leave.
king-clause-EX-5 = The same game, except that Meka Dragon yields to Gigazaur’s claw: Gigazaur takes the City and the Bay stays empty.
king-clause-EX-6 = The first turn of a game: nobody is in Tokyo, so claws hurt nobody. The first monster enters the City and gains 1 star.
    .in-2010 = It does so only if it rolled a claw.

## Coming from Board Game Arena

king-clause-BGA-1 = When the others are done with { king-card-psychic_probe }, you may still change your dice with your own cards. There, dice are resolved at once if the probe was declined.
king-clause-BGA-2 = Energy for a card sold with { king-card-metamorph } is a refund, not a gain, and { king-card-friend_of_children } adds nothing. There it adds 1.
king-clause-BGA-3 = A monster without energy pays nothing for { king-card-healing_ray }, and { king-card-friend_of_children } adds nothing to that. There the healer takes 1 energy.
king-clause-BGA-4 = If { king-card-friend_of_children } itself is bought from you, it still adds 1 to the price you get. There it is already gone.
king-clause-BGA-5 = Tokens and energy stay on a card bought with { king-card-parasitic_tentacles }. There it is filled up again.
king-clause-BGA-6 = With { king-card-opportunist } you may buy several of the cards that a sweep turned up. There, only the card that replaced your first purchase is still offered.
king-clause-BGA-7 = { king-card-opportunist } may also buy the card that replaced a { king-card-mimic }. There nobody is asked.
king-clause-BGA-8 = The claw of { king-card-acid_attack } is a claw to which { king-card-spiked_tail } adds another. There it takes a rolled one.
king-clause-BGA-9 = Monsters eliminated by one card or one strike fall together: if the City monster is among them and the Bay closes, the Bay monster moves to the City. There they fall one after another, and the order decides.
king-clause-BGA-10 = A strike that also ends your copy of { king-card-even_bigger } takes its hearts first, and then you keep 10 at most. There it is the other way round.
king-clause-BGA-11 = You choose the order of your dice, so hearts may follow the claws that drove you out of the Bay, and heal. There hearts always come first.
king-clause-BGA-12 = { king-card-freeze_time } must still be yours at the end of the turn; once sold, it gives no turn. There it does.
king-clause-BGA-13 = { king-card-psychic_probe } and your own { king-card-mimic } of it are two rerolls, and a heart discards only the card you used. There it is one reroll, and both are discarded.
king-clause-BGA-14 = { king-card-burrowing } costs a heart only the monster that takes Tokyo, so not one with { king-card-nova_breath } that already holds it. There it does.
king-clause-BGA-15 = A { king-card-mimic } of { king-card-eater_of_the_dead } scores when the owner of the original is eliminated. There it is too late.
