// A small game for four: whoever's turn it is rolls six dice, wins what they show, and the turn passes.

const FACES = ["stars", "stars", "stars", "hearts", "energy", "claws"];

exports.Dice = {
  name: "dice",
  minPlayers: 4,
  maxPlayers: 4,
  turn: { minMoves: 1, maxMoves: 1 },
  setup: () => ({
    dice: [],
    monsters: Array.from({ length: 4 }, () => ({ hearts: 10, stars: 0, energy: 0, claws: 0, cards: [] })),
    market: [1, 2, 3],
  }),
  moves: {
    roll: ({ G, random, playerID }) => {
      G.dice = random.Die(6, 6);
      for (const die of G.dice) G.monsters[playerID][FACES[die - 1]] += 1;
    },
  },
};
