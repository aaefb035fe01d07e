## The monsters of both games; other languages have the cases of their names as attributes

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

duel-monster-alienoid = { king-monster-alienoid }
    .power-name = Alien Technology
    .power = A group of 2 Special Power symbols adds any other symbol to the Roll; a group of 3 adds it twice. Use as many groups as you have.
duel-monster-cyber_kitty = { king-monster-cyber_kitty }
    .power-name = Cat-astrophic Power
    .power = A group of 2 Special Power symbols is worth 2 energy, a group of 3 is worth 4. Use as many groups as you have.
duel-monster-gigazaur = { king-monster-gigazaur }
    .power-name = Blockbuster
    .power = For every 2 Special Power symbols, pull Fame or Destruction 1 space, as you choose each time.
duel-monster-meka_dragon = { king-monster-meka_dragon }
    .power-name = Nuclear Breath
    .power = When you resolve the Smashes of your Roll, you may multiply their hits by the number of your Special Power symbols.
duel-monster-space_penguin = { king-monster-space_penguin }
    .power-name = Cryo-gadgets
    .power = Each Special Power symbol earns 1 Dice token, up to a limit of 2.
duel-monster-the_king = { king-monster-the_king }
    .power-name = Territorial
    .power = For every 2 Special Power symbols, put a King token on any free space of the tracks, or move there one already placed that has no marker on it.
