## Cards

king-card-acid_attack = Acid Attack
    .effect = On each of your turns, add one claw to your Roll, even if no die shows one.
    .effect-2010 = On each of your turns you deal 1 more damage. If you rolled no claw, the monsters you could have attacked still take it, but it is not an attack: nobody can leave or enter Tokyo because of it.
king-card-alien_origin = Alien Origin
    .effect = You pay 1 energy less for each card you buy, but never less than 0.
    .name-2010 = Alien Metabolism
king-card-alpha_monster = Alpha Monster
    .effect = Once per turn, gain 1 star if your Roll includes at least one claw.
king-card-apartment_building = Apartment Building
    .effect = Gain 3 stars.
king-card-armor_plating = Armor Plating
    .effect = Ignore any loss of exactly 1 heart. Greater losses hurt you in full.
    .effect-2010 = Damage of exactly 1 leaves you unharmed. Anything more hurts you in full.
king-card-background_dweller = Background Dweller
    .effect = You may reroll your 3s as many times as you like. This uses up none of your Rolls.
king-card-battery_monster = Battery Monster
    .effect = When you buy this card, put 6 energy from the supply on it. Every time your turn starts, take 2 of that energy. Discard the card once it is empty.
    .name-2010 = Monster Batteries
    .effect-2010 = When you buy this card, put as much of your energy on it as you like; the supply adds the same amount. Every time your turn starts, take 2 energy from the card. Discard it once it is empty.
king-card-burrowing = Burrowing
    .effect = While you are in Tokyo, add one claw to your Roll, even if you rolled none. When you yield Tokyo, the monster that takes it loses 1 heart.
    .effect-2010 = Your attacks from Tokyo do 1 more damage. When you yield Tokyo, the monster that takes it suffers 1 damage.
king-card-camouflage = Camouflage
    .effect = When you are about to lose hearts, roll one die for each of them. Every heart you roll saves one.
    .effect-2010 = When you are about to take damage, roll one die for each point of it. Every heart you roll cancels one.
king-card-commuter_train = Commuter Train
    .effect = Gain 2 stars.
king-card-complete_destruction = Complete Destruction
    .effect = If your Roll shows every face (1, 2, 3, heart, energy and claw), gain 9 stars. Your dice still count as usual.
king-card-corner_store = Corner Store
    .effect = Gain 1 star.
king-card-death_from_above = Death From Above
    .effect = Gain 2 stars and take Tokyo City at once, with the usual star if you come from outside Tokyo. All other monsters leave Tokyo.
    .name-2010 = Drop from High Altitude
    .effect-2010 = Gain 2 stars. If you are outside Tokyo, take it, with the usual star: move into a free place or, failing that, drive out the monster in Tokyo City.
king-card-detritivore = Detritivore
    .effect = Once per turn, gain 2 stars if your Roll includes a 1, a 2 and a 3. These dice still count as usual.
    .name-2010 = Omnivore
king-card-eater_of_the_dead = Eater of the Dead
    .effect = Gain 3 stars each time another monster drops to 0 hearts, no matter why.
king-card-energize = Energize
    .effect = Gain 9 energy.
king-card-energy_drink = Energy Drink
    .effect = On your turn you may buy extra Rolls for 1 energy each.
    .name-2010 = Telepath
king-card-energy_hoarder = Energy Hoarder
    .effect = At the end of your turn, gain 1 star for every 6 energy you have. You keep the energy.
king-card-evacuation_orders = Evacuation Orders
    .effect = All other monsters lose 5 stars.
king-card-even_bigger = Even Bigger
    .effect = You gain 2 hearts when you buy this card, and your limit rises from 10 hearts to 12. If you lose the card, you keep 10 hearts at most.
    .effect-2010 = You gain 2 hearts when you buy this card, and your limit rises from 10 hearts to 12. If you lose the card, you lose the hearts that came with it.
king-card-extra_head = Extra Head
    .effect = You roll one more die, a green one.
king-card-fire_breathing = Fire Breathing
    .effect = If your Roll includes a claw, your neighbours to the left and right each lose 1 extra heart, in Tokyo or not. If you have just one opponent left, it loses only 1 extra.
    .effect-2010 = Each time you deal damage to anyone, by dice or by card, your neighbours to the left and right each take 1 more, in Tokyo or not.
king-card-flame_thrower = Flame Thrower
    .effect = All other monsters lose 2 hearts.
    .name-2010 = Fire Blast
    .effect-2010 = Every other monster takes 2 damage.
king-card-freeze_time = Freeze Time
    .effect = If your Roll includes three or more 1s, you may take another turn after this one, with one die fewer.
king-card-frenzy = Frenzy
    .effect = { duel-card-frenzy.effect }
    .effect-2010 = Buy nothing more this turn. When it has ended, take another turn.
king-card-friend_of_children = Friend of Children
    .effect = Whenever you gain energy, however much, take 1 extra.
king-card-gas_refinery = Gas Refinery
    .effect = Gain 2 stars. All other monsters lose 3 hearts.
    .effect-2010 = Gain 2 stars. Every other monster takes 3 damage.
king-card-giant_brain = Giant Brain
    .effect = You have one more Roll on each of your turns.
king-card-gourmet = Gourmet
    .effect = If your Roll includes three or more 1s, gain 2 more stars besides the usual ones.
king-card-heal = Heal
    .effect = Gain 2 hearts.
king-card-healing_ray = Healing Ray
    .effect = You may give the hearts you rolled to other monsters, even while in Tokyo. A monster must pay you 2 energy for each heart it gains (or all it has, if that is less).
    .effect-2010 = You may give the hearts you rolled to other monsters, even while in Tokyo. A monster must pay you 2 energy for each heart it gains (or all it has, if that is less). If you own { king-card-regeneration }, you may give one extra heart once, paid for in the same way.
king-card-herbivore = Herbivore
    .effect = At the end of your turn, gain 1 star if nobody, yourself included, lost hearts because of you this turn.
    .effect-2010 = At the end of your turn, gain 1 star if you dealt no damage this turn, not even to yourself.
king-card-herd_culler = Herd Culler
    .effect = Once per turn, after your last Roll, you may set one of your dice to 1.
king-card-high_altitude_bombing = High Altitude Bombing
    .effect = All monsters, you included, lose 3 hearts each.
    .effect-2010 = Deal 3 damage to every monster, yourself included.
king-card-it_has_a_child = It Has a Child!
    .effect = When you drop to 0 hearts, you are not out: discard all your cards, including this one, and lose all your stars, then play on outside Tokyo with 10 hearts. You keep your energy.
    .name-2010 = It Has a Child
king-card-jet_fighters = Jet Fighters
    .effect = Gain 5 stars and lose 4 hearts.
    .effect-2010 = Gain 5 stars, but suffer 4 damage.
king-card-jets = Jets
    .effect = If claws strike you in Tokyo and you yield, you lose no hearts to them. Decide before you lose them.
    .effect-2010 = If you are attacked in Tokyo and yield, that attack does you no damage. Decide before you take it.
king-card-made_in_a_lab = Made in a Lab
    .effect = When buying cards on your turn, you may peek at the top card of the deck and buy it for its usual price. If you don’t, it stays there unseen by the others.
king-card-media_friendly = Media-Friendly
    .effect = Whenever you buy a card other than this one, gain 1 star.
    .name-2010 = Dedicated News Team
king-card-metamorph = Metamorph
    .effect = As your turn ends, you may discard any of your Keep cards. Each pays you its full printed price in energy.
    .effect-2010 = As your turn ends, you may discard any of your Keep cards. Each gives you back the energy you really paid for it.
king-card-mimic = Mimic
    .effect = When you buy this card, place the Mimic token on a Keep card of any monster, you included: this card is now your own copy of it, as if freshly bought. At the start of your turn, before rolling, you may move the token for 1 energy.
king-card-national_guard = National Guard
    .effect = Gain 2 stars and lose 2 hearts.
    .effect-2010 = Gain 2 stars, but suffer 2 damage.
king-card-nova_breath = Nova Breath
    .effect = Your claws strike all other monsters, both in Tokyo and outside.
    .effect-2010 = Your attacks wound all other monsters, both in Tokyo and outside.
king-card-nuclear_power_plant = Nuclear Power Plant
    .effect = Gain 2 stars and 3 hearts.
king-card-opportunist = Opportunist
    .effect = Whenever a new card is turned face up, you may buy it on the spot, ahead of everyone, even on another monster’s turn.
king-card-parasitic_tentacles = Parasitic Tentacles
    .effect = When buying cards on your turn, you may also buy other monsters’ Keep cards. You pay the owner, who cannot refuse.
king-card-plot_twist = Plot Twist
    .effect = After your last Roll, you may discard this card to set one of your dice to any face.
king-card-poison_quills = Poison Quills
    .effect = If your Roll includes three or more 2s, add two claws to it.
    .effect-2010 = If you score three or more 2s, deal 2 more damage. Without a rolled claw your usual targets still take it, but it is not an attack: nobody can leave or enter Tokyo because of it.
king-card-poison_spit = Poison Spit
    .effect = Each monster that loses hearts to your claws gets a poison token. When a monster’s turn ends, it loses 1 heart for each of its poison tokens. Outside Tokyo, a rolled heart can be spent to remove one token.
    .effect-2010 = Each monster that your attack wounds gets a poison token. When a monster’s turn ends, it takes 1 damage for each of its poison tokens. Outside Tokyo, a rolled heart can be spent to remove one token.
king-card-psychic_probe = Psychic Probe
    .effect = On every other monster’s turn, after its last Roll, you may choose one of the dice and reroll it. If it lands on a heart, discard this card.
king-card-rapid_healing = Rapid Healing
    .effect = At any time, even when about to drop to 0, you may spend 2 energy to gain 1 heart, as often as you can pay.
king-card-regeneration = Regeneration
    .effect = Each time you gain hearts, gain 1 extra.
    .effect-2010 = Each time you heal yourself, gain 1 extra heart; when another monster heals you, you do not. With { king-card-healing_ray } you may instead give 1 extra heart, which must be paid for too.
king-card-rooting_for_the_underdog = Rooting for the Underdog
    .effect = At the end of your turn, gain 1 star if all other monsters have more stars than you.
    .effect-2010 = At the end of every player’s turn, gain 1 star if all other monsters have more stars than you.
king-card-shrink_ray = Shrink Ray
    .effect = Each monster that loses hearts to your claws gets a shrink token. For each shrink token, a monster rolls one die fewer. Outside Tokyo, a rolled heart can be spent to remove one token.
    .effect-2010 = Each monster that your attack wounds gets a shrink token. For each shrink token, a monster rolls one die fewer. Outside Tokyo, a rolled heart can be spent to remove one token.
king-card-skyscraper = Skyscraper
    .effect = Gain 4 stars.
king-card-smoke_cloud = Smoke Cloud
    .effect = When you buy this card, put 3 smoke tokens on it. On your turn you may spend them, each for one extra Roll. Discard the card along with its last token.
king-card-solar_powered = Solar Powered
    .effect = At the end of your turn, gain 1 energy if you have none.
king-card-spiked_tail = Spiked Tail
    .effect = If your Roll includes at least one claw, add one more claw to it.
    .effect-2010 = Your attacks do 1 more damage.
king-card-stretchy = Stretchy
    .effect = After your last Roll, you may set one of your dice to any face for 2 energy. Repeat this as often as you can pay.
king-card-tank = Tank
    .effect = Gain 4 stars and lose 3 hearts.
    .name-2010 = Tanks
    .effect-2010 = Gain 4 stars, but suffer 3 damage.
king-card-urbavore = Urbavore
    .effect = If you start your turn in Tokyo, gain 1 star more than usual. If you are in Tokyo and your Roll includes a claw, add one more claw.
    .effect-2010 = If you start your turn in Tokyo, gain 1 star more than usual. While you are in Tokyo, whenever you deal damage, by dice or by card, deal 1 more.
king-card-vast_storm = Vast Storm
    .effect = Gain 2 stars. All other monsters lose 1 energy for every 2 they have.
king-card-were_only_making_it_stronger = We’re Only Making It Stronger!
    .effect = Whenever you lose 2 or more hearts at once, gain 1 energy.
    .name-2010 = We’re Only Making It Stronger
    .effect-2010 = Whenever you take 2 or more damage at once, gain 1 energy.
king-card-wings = Wings
    .effect = When you are about to lose hearts, you may pay 2 energy. You then lose none until this turn is over.
    .effect-2010 = When you are about to take damage, you may pay 2 energy. You then take none until this turn is over.

## Names that differ between editions, for texts of either one; $edition is the year

king-named-alien_origin = { $edition ->
    [2010] { king-card-alien_origin.name-2010 }
   *[2016] { king-card-alien_origin }
}
king-named-battery_monster = { $edition ->
    [2010] { king-card-battery_monster.name-2010 }
   *[2016] { king-card-battery_monster }
}
king-named-death_from_above = { $edition ->
    [2010] { king-card-death_from_above.name-2010 }
   *[2016] { king-card-death_from_above }
}
king-named-detritivore = { $edition ->
    [2010] { king-card-detritivore.name-2010 }
   *[2016] { king-card-detritivore }
}
king-named-energy_drink = { $edition ->
    [2010] { king-card-energy_drink.name-2010 }
   *[2016] { king-card-energy_drink }
}
king-named-it_has_a_child = { $edition ->
    [2010] { king-card-it_has_a_child.name-2010 }
   *[2016] { king-card-it_has_a_child }
}
king-named-media_friendly = { $edition ->
    [2010] { king-card-media_friendly.name-2010 }
   *[2016] { king-card-media_friendly }
}
king-named-tank = { $edition ->
    [2010] { king-card-tank.name-2010 }
   *[2016] { king-card-tank }
}
king-named-were_only_making_it_stronger = { $edition ->
    [2010] { king-card-were_only_making_it_stronger.name-2010 }
   *[2016] { king-card-were_only_making_it_stronger }
}
