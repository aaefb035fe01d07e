king-pack-undead = Undead
    .about = 42 Keep and 10 Discard cards from beyond the grave.

king-card-grave_robber = Grave Robber
    .effect = Gain 3 energy whenever another monster falls.
king-card-bone_crusher = Bone Crusher
    .effect = With a claw in your Roll you have one more.
king-card-haunted_tower = Haunted Tower
    .effect = Starting a turn in Tokyo gives 1 more star.
king-card-pale_rider = Pale Rider
    .effect = You have one more Roll.
king-card-second_skull = Second Skull
    .effect = Roll one more die.
king-card-coffin_nail = Coffin Nail
    .effect = Whoever drives you out of Tokyo loses 1 heart.
king-card-midnight_feast = Midnight Feast
    .effect = Whenever you heal, heal 1 more.
king-card-blood_moon = Blood Moon
    .effect = Whenever you gain energy, gain 1 more.
king-card-tomb_lord = Tomb Lord
    .effect = Gain 2 hearts. You can have 2 more than others.
king-card-will_o_wisp = Will-o’-the-Wisp
    .effect = Cards cost you 1 energy less.
king-card-ghoulish_grin = Ghoulish Grin
    .effect = Gain 1 star at the end of your turn if you have no energy.
king-card-cursed_gold = Cursed Gold
    .effect = Gain 1 energy at the end of your turn if you have 5 hearts or fewer.
king-card-crypt_keeper = Crypt Keeper
    .effect = Gain 1 star at the end of any turn if you have 1 heart.
king-card-banshee_wail = Banshee Wail
    .effect = When your claws strike, all others lose 1 star.
king-card-rotting_touch = Rotting Touch
    .effect = Whoever loses hearts to your claws takes a poison token.
king-card-revenant = Revenant
    .effect = Gain 1 energy for each heart you lose.
king-card-lich = Lich
    .effect = At 0 hearts, lose all cards and stars and go on with 10 hearts.
king-card-phantom_limb = Phantom Limb
    .effect = Once a turn, turn a die to any face.
king-card-spirit_board = Spirit Board
    .effect = Pay 2 energy for one more Roll.
king-card-skeleton_key = Skeleton Key
    .effect = You may look at the top card of the deck and buy it.
king-card-body_snatcher = Body Snatcher
    .effect = You may buy Keep cards of other monsters.
king-card-carrion_crow = Carrion Crow
    .effect = You may buy cards as they are turned up on the turns of others.
king-card-gravedigger = Gravedigger
    .effect = At the start of your turn you may pay 1 energy and roll a die: a heart heals, energy gives 3, a claw costs a heart.
king-card-zombie_horde = Zombie Horde
    .effect = Hunger 1. At the end of your turn gain 1 star for every 2 hunger of your cards.
king-card-gnawing = Gnawing
    .effect = Hunger 1.
king-card-craving = Craving
    .effect = Hunger 2.
king-card-gluttony = Gluttony
    .effect = Hunger 3.
king-card-shambling_gait = Shambling Gait
    .effect = You never lose more than 3 hearts at once.
king-card-mist_form = Mist Form
    .effect = Once a turn, pay 1 energy to lose 2 hearts fewer.
king-card-poltergeist = Poltergeist
    .effect = Pay 1 energy to turn a die of another monster to 1 after its last Roll.
king-card-death_knell = Death Knell
    .effect = Comes with 3 tokens. At the start of your turn take one off and gain 1 star; without any the card goes.
king-card-midnight_mass = Midnight Mass
    .effect = At any time, spend 1 energy and gain 1 star.
king-card-ouija_board = Ouija Board
    .effect = It comes with a token. At any time, discard it and 1 star and take 3 energy.
king-card-bone_hoard = Bone Hoard
    .effect = Put a token here whenever you buy. At the end of your turn gain 1 energy for each, at most 2.
king-card-plague_cloud = Plague Cloud
    .effect = Four claws hit everyone, wherever they are.
king-card-necromancer = Necromancer
    .effect = When bought, take a Keep card from the discard pile.
king-card-withering_gaze = Withering Gaze
    .effect = With three 2s, all others lose 1 energy.
king-card-moonlit = Moonlit
    .effect = Stars for numbers are 1 more.
king-card-tokyo_ashes = Tokyo Ashes
    .effect = You have one more claw in Tokyo.
king-card-restless_bones = Restless Bones
    .effect = Before losing hearts, roll a die: a heart saves one.
king-card-worm_farm = Worm Farm
    .effect = When hit in Tokyo, you may yield and lose nothing.
king-card-eternal_night = Eternal Night
    .effect = With four 3s you may take another turn with one die fewer.
king-card-epitaph = Epitaph
    .effect = Gain 2 stars.
king-card-mausoleum = Mausoleum
    .effect = Gain 3 stars.
king-card-exhumation = Exhumation
    .effect = Gain 6 energy.
king-card-embalming = Embalming
    .effect = Heal 3 hearts.
king-card-pestilence = Pestilence
    .effect = All others lose 2 hearts.
king-card-dance_of_death = Dance of Death
    .effect = Everyone loses 2 hearts.
king-card-last_rites = Last Rites
    .effect = All others lose 2 stars.
king-card-witching_hour = Witching Hour
    .effect = Take another turn after this one.
king-card-pact_in_blood = Pact in Blood
    .effect = Gain 4 stars and lose 3 hearts.
king-card-seance = Séance
    .effect = Roll two dice: gain 1 star for each 1, 2 or 3.

king-ask-dig = Pay 1 energy and dig?
    .dig = Dig
    .decline = Leave the dead in peace

king-ask-haunt = Which die will you turn to 1, for 1 energy?
    .haunt = Die { $die }
    .decline = None

king-ask-raise_card = Which card comes back from the discard pile?
    .raise = { $card }
    .decline = None

king-log-dug = { $you ->
    [yes] You dig and find { $face }.
   *[no] { $monster } digs and finds { $face }.
}
king-log-raised = { $you ->
    [yes] You raise { $card }.
   *[no] { $monster } raises { $card }.
}
king-log-spirits = { $you ->
    [yes] You call the spirits: { $dice }.
   *[no] { $monster } calls the spirits: { $dice }.
}
