// Players and spectators of boardgame.io's server, as benchmarks/server.py has them for ours.
//
//     node players.cjs '{"port": 8000, "pid": 1, "tables": 100, "watchers": 5, "rate": 50, "seconds": 20}'
//
// Prints what was measured as JSON; times are in milliseconds.

const { readFileSync } = require("node:fs");
const { io } = require("socket.io-client");

const PLAYERS = 2;
const AT_ONCE = 64;
const TICKS_A_SECOND = 100;
const plan = JSON.parse(process.argv[2]);

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${plan.pid}/status`, "utf8"))[1]) / 1024;

function processorSeconds() {
  const fields = readFileSync(`/proc/${plan.pid}/stat`, "utf8").split(" ");
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}

/** A table with a socket for each player and each spectator. */
class Table {
  constructor(number) {
    this.id = `match-${number}`;
    this.state = 0;
    this.told = 0;
    this.sockets = [];
  }

  async open() {
    for (let watcher = 0; watcher < plan.watchers; watcher++) {
      const player = watcher < PLAYERS ? String(watcher) : null;
      const socket = io(`http://127.0.0.1:${plan.port}/trivial`, {
        transports: ["websocket"],
        forceNew: true,
      });
      const synced = new Promise((resolve) => socket.once("sync", resolve));
      socket.on("update", (_match, state) => this.take(state));
      socket.on("connect", () => socket.emit("sync", this.id, player, undefined, PLAYERS));
      this.sockets.push(socket);
      await synced;
    }
  }

  take(state) {
    if (state._stateID !== this.state + 1) return;
    this.told += 1;
    if (this.told === plan.watchers) {
      this.state += 1;
      this.told = 0;
      this.complete(performance.now());
    }
  }

  /** Make a move; resolves when everybody has seen it, with the time that took. */
  async move() {
    const player = String(this.state % PLAYERS);
    const payload = { type: "play", args: [this.state], playerID: player };
    const began = performance.now();
    const seen = new Promise((resolve) => (this.complete = resolve));
    const action = { type: "MAKE_MOVE", payload };
    this.sockets[Number(player)].emit("update", action, this.state, this.id, player);
    return (await seen) - began;
  }
}

async function inTurn(jobs, atOnce) {
  const some = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job();
  };
  await Promise.all(Array.from({ length: atOnce }, some));
}

async function atARate(tables, rate, seconds) {
  const ready = [...tables];
  const going = [];
  const times = [];
  const began = performance.now();
  let sent = 0;
  for (let now = 0; now < 1000 * seconds; now = performance.now() - began) {
    for (; sent < (now / 1000) * rate && ready.length; sent++) {
      const table = ready.shift();
      const seen = table.move().then((ms) => (times.push(ms), ready.push(table)));
      going.push(seen);
    }
    await pause(2);
  }
  await Promise.all(going);
  return { times, rate: (1000 * times.length) / (performance.now() - began) };
}

async function asFastAsPossible(tables, seconds) {
  const ready = [...tables];
  const began = performance.now();
  let moves = 0;
  const one = async () => {
    while (performance.now() - began < 1000 * seconds) {
      const table = ready.shift();
      await table.move();
      ready.push(table);
      moves += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables.length - 1) }, one));
  return (1000 * moves) / (performance.now() - began);
}

const round = (value) => Math.round(10 * value) / 10;

function quantile(times, share) {
  const ordered = [...times].sort((one, other) => one - other);
  return round(ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))]);
}

async function main() {
  const tables = Array.from({ length: plan.tables }, (_, number) => new Table(number));
  await inTurn(tables.map((table) => () => table.open()), 20);
  await asFastAsPossible(tables, 1); // compiles
  const busy = processorSeconds();
  const { times, rate } = await atARate(tables, plan.rate, plan.seconds);
  const used = processorSeconds() - busy;
  const most = await asFastAsPossible(tables, plan.seconds / 2);
  console.log(
    JSON.stringify({
      tables: tables.length,
      streams: tables.length * plan.watchers,
      server_mib: Math.round(memory()),
      rate: round(rate),
      seen_p50: quantile(times, 0.5),
      seen_p99: quantile(times, 0.99),
      most_moves_per_second: round(most),
      processor_ms_per_move: Math.round((100000 * used) / times.length) / 100,
    }),
  );
  process.exit(0);
}

main();
