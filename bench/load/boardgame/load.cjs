// The same load as bench/load/tables.py: four sockets at each table, each table acting once a second, and how long it
// takes from a move being sent until all four have seen it. `sh bench/load/boardgame/run.sh 100 500 1000` runs it.

const { fork } = require("node:child_process");
const { readFileSync } = require("node:fs");
const path = require("node:path");
const { io } = require("socket.io-client");

const SEATS = 4;
const WARM_UP_TABLES = 20;
const WARM_UP_SECONDS = 5;
const OPENING_AT_ONCE = 20;
const PORT = 8499;
const PAGE = 4096;
const TICKS = 100;

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

class Table {
  constructor(load, number) {
    Object.assign(this, { load, id: `table${number}`, state: -1, player: "0", waitingFor: -1, seen: 0, sentAt: 0 });
  }

  async open() {
    this.sockets = await Promise.all(Array.from({ length: SEATS }, (_, seat) => this.sit(String(seat))));
  }

  sit(seat) {
    return new Promise((done, fail) => {
      const socket = io(`http://127.0.0.1:${PORT}/dice`, { transports: ["websocket"], forceNew: true });
      socket.on("connect_error", fail);
      socket.on("connect", () => socket.emit("sync", this.id, seat, undefined, SEATS));
      socket.on("sync", (_, { state }) => {
        this.learn(state);
        done(socket);
      });
      socket.on("update", (_, state) => {
        this.learn(state);
        if (this.waitingFor >= 0 && state._stateID > this.waitingFor && ++this.seen === SEATS) {
          this.load.took.push(performance.now() - this.sentAt);
          this.waitingFor = -1;
        }
      });
    });
  }

  learn(state) {
    if (state._stateID >= this.state) [this.state, this.player] = [state._stateID, state.ctx.currentPlayer];
  }

  act() {
    if (this.waitingFor >= 0) {
      this.load.late += 1;
      return;
    }
    Object.assign(this, { waitingFor: this.state, seen: 0, sentAt: performance.now() });
    const move = { type: "MAKE_MOVE", payload: { type: "roll", args: [], playerID: this.player } };
    this.sockets[Number(this.player)].emit("update", move, this.state, this.id, this.player);
  }
}

class Load {
  constructor() {
    Object.assign(this, { tables: [], took: [], late: 0 });
  }

  async open(count) {
    for (let opened = 0; opened < count; opened += OPENING_AT_ONCE) {
      const more = Array.from(
        { length: Math.min(OPENING_AT_ONCE, count - opened) },
        (_, place) => new Table(this, this.tables.length + place),
      );
      await Promise.all(more.map((table) => table.open()));
      this.tables.push(...more);
    }
  }

  async play(seconds) {
    const began = performance.now();
    let acted = 0;
    while (performance.now() - began < 1000 * seconds) {
      const due = Math.floor(((performance.now() - began) / 1000) * this.tables.length);
      for (; acted < due; acted += 1) this.tables[acted % this.tables.length].act();
      await pause(1);
    }
    await pause(500);
  }
}

const memory = (pid) => Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE;

function processorSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function measure(tables, seconds) {
  const server = fork(path.join(__dirname, "server.cjs"), [String(PORT)], { silent: true });
  await new Promise((done) => server.once("message", done));
  const load = new Load();
  await load.open(WARM_UP_TABLES);
  await load.play(WARM_UP_SECONDS);
  const before = memory(server.pid);
  await load.open(tables - WARM_UP_TABLES);
  await load.play(WARM_UP_SECONDS);
  Object.assign(load, { took: [], late: 0 });
  const [used, own] = [processorSeconds(server.pid), processorSeconds(process.pid)];
  await load.play(seconds);
  const cores = [processorSeconds(server.pid) - used, processorSeconds(process.pid) - own];
  const grown = (memory(server.pid) - before) / (tables - WARM_UP_TABLES) / 1000;
  for (const table of load.tables) for (const socket of table.sockets) socket.disconnect();
  server.kill("SIGKILL");
  const took = load.took.sort((a, b) => a - b);
  const at = (share) => took[Math.floor(took.length * share)].toFixed(1);
  const [theirs, ours] = cores.map((spent) => Math.round((100 * spent) / seconds));
  console.log(
    `${tables} tables: ${took.length} actions seen by all, ${Math.round(took.length / seconds)} a second; ` +
      `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${Math.round(took.at(-1))} ms; ${Math.round(grown)} KB a table; ` +
      `server ${theirs} % of a core, generator ${ours} %; ${load.late} late`,
  );
}

async function main() {
  const numbers = process.argv.slice(2).map(Number);
  for (const tables of numbers.length ? numbers : [100, 500, 1000]) await measure(tables, 30);
  process.exit(0);
}

main();
