## A first game of King

learn-king-roll = You are Gigazaur, with 11 of the 20 stars that win. Three equal numbers give that many stars: keep both 3s and roll the other dice.
learn-king-again = Three 3s are 3 stars, and each further 3 is one star more. You may roll once more, or stop and take what lies there.
learn-king-buy = Tokyo was empty, so in you went: 1 star now, and 2 more whenever your turn begins there. Energy buys cards: { king-card-corner_store } is another star.
learn-king-yield = Claws from outside strike whoever holds Tokyo. Yield, and whoever struck you must take your place. Stay, and 2 stars wait for you if you last until your turn.
learn-king-own-way = Now play as you like. From Tokyo your claws strike everybody outside, but no heart heals you there. From outside they strike Tokyo, and it may become yours.
learn-king-outside = Out of Tokyo you can breathe: each heart on your dice gives back a lost one, up to 10.
learn-king-claws = That hurt somebody. Whoever has no heart left is out, and the last monster standing wins, however few its stars.
learn-king-cards = A Keep card stays with you and works from now on. A Discard card works once, at once, and is gone.
learn-king-struck = Watch your hearts: with few of them left, Tokyo is a dangerous place to stay.
learn-king-energy = Each energy on your dice is yours to keep until you spend it. Two energy also sweep the market for three new cards.
learn-king-hearts = Hearts heal only outside Tokyo. Those who hold it must live with their wounds.
learn-king-stars = Stars come from equal numbers, from Tokyo, and from cards. With 20 of them at the end of a turn you win.
learn-king-over = That was all of it: dice, Tokyo, claws and cards. Now find a table of your own!

## A first game of the Duel

learn-duel-roll = You are Gigazaur, and the markers should come to you. Three Destruction symbols pull that marker 1 space: keep both and roll the other dice.
learn-duel-again = Each Destruction beyond the third pulls 1 space more. You may roll once more, or stop and take what lies there.
learn-duel-buy = Now spend energy. The card marked as cheaper costs 1 less, and { duel-card-photoshoot } would pull Fame into your Spotlight Zone. Buying nothing gives 1 energy.
learn-duel-place = This card brings a Buzz token. Lay it where you expect to pull a marker: whoever pulls one onto it takes the bonus.
learn-duel-power = Special Power symbols do what your monster’s board says. Gigazaur pulls either marker 1 space for every two of them: keep those you have!
learn-duel-order = You choose the order in which your dice count. Each use of your power is a step of its own.
learn-duel-choose = Either marker, 1 space towards you. Both in your Spotlight Zones, and you win at once.
learn-duel-pulled = The marker moved towards you. All the way to your Victory space wins at once, and so do both markers in your Spotlight Zones.
learn-duel-life = Every hit costs a Life Point. Heal symbols bring them back, but never above what you began with.
learn-duel-smash = Smash symbols hit your Rival directly. Without Life Points left, your Rival has lost.
learn-duel-pulled-back = What you pull, your Rival can pull back. Sometimes the best roll is the one that undoes theirs.
learn-duel-cards = A Keep card stays with you and works from now on. A Discard card works once, at once, and is gone.
learn-duel-energy = Energy keeps until you spend it. Two of it also replace the whole card row.
learn-duel-bonus = A Buzz bonus! It is yours because you pulled the marker onto that space.
learn-duel-over = That was all of it: the two tracks, hits, cards, tokens and your power. Now find a Rival of your own!
