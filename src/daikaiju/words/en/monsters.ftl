## The monsters of both games

king-monster-gigazaur = Gigazaur
king-monster-alienoid = Alienoid
king-monster-cyber_kitty = Cyber Kitty
king-monster-the_king = The King
    .name-2010 = { king-monster-the_king }
king-monster-meka_dragon = Meka Dragon
    .name-2010 = { king-monster-meka_dragon }
king-monster-space_penguin = Space Penguin
king-monster-kraken = Kraken
king-monster-cyber_bunny = Cyber Bunny

duel-monster-alienoid = Alienoid
    .power-name = Alien Technology
    .power = A group of 2 Special Power symbols adds any other symbol to your Roll; a group of 3 adds it twice. Use as many groups as you have.
duel-monster-cyber_kitty = Cyber Kitty
    .power-name = Cat-astrophic Power
    .power = A group of 2 Special Power symbols gives you 2 energy; a group of 3 gives 4. Use as many groups as you have.
duel-monster-gigazaur = Gigazaur
    .power-name = Blockbuster
    .power = For every 2 Special Power symbols, pull Fame or Destruction 1 space, as you choose each time.
duel-monster-meka_dragon = Meka Dragon
    .power-name = Nuclear Breath
    .power = When you resolve the Smashes of your Roll, you may multiply their hits by the number of your Special Power symbols.
duel-monster-space_penguin = Space Penguin
    .power-name = Cryo-gadgets
    .power = Each Special Power symbol earns you 1 Dice token. You can hold 2 at most.
duel-monster-the_king = The King
    .power-name = Territorial
    .power = For every 2 Special Power symbols, put a King token on any free space of the tracks, or move there one already placed that has no marker on it.
