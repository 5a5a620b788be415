// boardgame.io's own server with a game of two players: its state is as large as a view of ours, and
// its move changes two numbers.
//
//     node server.cjs PORT memory|DIR

const { Server, FlatFile, Origins } = require("boardgame.io/server");

const CARDS = 150;

const game = {
  name: "trivial",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    scores: [0, 0],
    cards: Array.from({ length: CARDS }, (_, number) => ({ card: `card-${number}`, at: number })),
  }),
  moves: {
    play: ({ G, playerID }, number) => {
      G.scores[playerID] += 1;
      G.cards[number % CARDS].at += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const [port, storage] = process.argv.slice(2);
const db = storage === "memory" ? undefined : new FlatFile({ dir: storage });
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(db && { db }) });
server.run(Number(port), () => console.log("listening"));
