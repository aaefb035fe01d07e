## A first game of King of Tokyo

learn-king-roll = You are { king-monster-gigazaur }, with 11 of the 20 stars you need to win. Three 3s are worth 3 stars: keep both 3s and reroll the other dice.
learn-king-again = Three 3s are 3 stars, and each further 3 is 1 star more. You may roll once more, or stop and take what you have.
learn-king-buy = Tokyo was empty, so you moved in: 1 star now, and 2 more whenever your turn begins there. Energy buys cards: { king-card-corner_store } is another star.
learn-king-yield = Claws from outside strike whoever holds Tokyo. Yield, and the attacker must take your place. Stay, and you gain 2 stars if you last until your turn.
learn-king-own-way = Now play as you like. In Tokyo, your claws strike everyone outside, but hearts don’t heal you there. Outside, your claws strike Tokyo, and it may become yours.
learn-king-outside = Outside Tokyo you can catch your breath: each heart on your dice gives back a lost one, up to 10.
learn-king-claws = That hurt somebody. A monster with no hearts left is out, and the last monster standing wins, however few its stars.
learn-king-cards = A Keep card stays with you and keeps working. A Discard card works once, at once, and goes to the discard pile.
learn-king-struck = Watch your hearts: with few of them left, Tokyo is a dangerous place to stay.
learn-king-energy = The energy on your dice is yours until you spend it. For 2 energy you can also sweep the market for three new cards.
learn-king-hearts = Hearts heal only outside Tokyo. Whoever holds it must live with the wounds.
learn-king-stars = Stars come from equal numbers, from Tokyo, and from cards. With 20 of them at the end of a turn you win.
learn-king-over = That is the whole game: dice, Tokyo, claws and cards. Now find a table of your own!

## A first game of the Duel

learn-duel-roll = You are { duel-monster-gigazaur }, and you want the markers to come to you. Three Destruction symbols pull that marker 1 space: keep both and reroll the other dice.
learn-duel-again = Each Destruction beyond the third pulls 1 space more. You may roll once more, or stop and take what you have.
learn-duel-buy = Now spend energy. The card marked as cheaper costs 1 less, and { duel-card-photoshoot } would pull Fame into your Spotlight Zone. Buying nothing gives 1 energy.
learn-duel-place = This card brings a Buzz token. Lay it where you expect to pull a marker: whoever pulls one onto it takes the bonus.
learn-duel-power = Special Power symbols do what your monster’s board says. { duel-monster-gigazaur } pulls either marker 1 space for every two of them: keep those you have!
learn-duel-order = You choose the order in which your dice are resolved. Each use of your Special Power is a step of its own.
learn-duel-choose = Pull either marker 1 space towards you. With both in your Spotlight Zones you win at once.
learn-duel-pulled = The marker moved towards you. All the way to your Victory space wins at once, and so do both markers in your Spotlight Zones.
learn-duel-life = Every hit costs a Life Point. Heal symbols bring them back, but never above what you began with.
learn-duel-smash = Smash symbols hit your Rival directly. Without Life Points left, your Rival has lost.
learn-duel-pulled-back = What you pull, your Rival can pull back. Sometimes the best roll is the one that undoes theirs.
learn-duel-cards = { learn-king-cards }
learn-duel-energy = Energy is yours until you spend it. For 2 energy you can also replace the whole card row.
learn-duel-bonus = A Buzz bonus! It is yours because you pulled the marker onto that space.
learn-duel-over = That is the whole game: two tracks, hits, cards, tokens and your Special Power. Now find a Rival of your own!
