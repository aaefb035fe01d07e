// boardgame.io's own server with its default storage, which is the memory.

const { Server, Origins } = require("boardgame.io/server");
const { Dice } = require("./game.cjs");

console.log = () => {};
Server({ games: [Dice], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) }, () => process.send("running"));
