// @ts-nocheck This script runs in Node, outside the browser types.
// A boardgame.io server with a small card game of ours, and people who play it: what katzentisch.bench.load compares with.
//   node boardgame_io.js serve PORT
//   node boardgame_io.js play PORT TABLES SECONDS     prints {"moves": …, "delays": […]}
const [role, port, tables, seconds] = process.argv.slice(2);

const game = {
  name: "cards",
  setup: () => ({ hands: { 0: [1, 2, 3, 4, 5], 1: [1, 2, 3, 4, 5] }, table: [], points: [0, 0] }),
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, playerID, ctx }, at) => {
        const card = G.hands[playerID][at];
        G.points[playerID] += card;
        G.table = [...G.table.slice(-7), card];
        G.hands[playerID][at] = 1 + ((card * 7 + ctx.turn) % 11);
      },
      client: false,
    },
  },
};

if (role === "serve") {
  const { Server, Origins } = require("boardgame.io/server");
  Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(port));
} else {
  play();
}

function play() {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const url = `http://127.0.0.1:${port}`;
  const end = Date.now() + 1000 * seconds;
  const delays = [];
  let moves = 0;
  for (let number = 0; number < tables; number++) {
    const matchID = `table${number}`; // made by the server when the first player comes
    let sent = null;
    for (const playerID of ["0", "1"]) {
      const multiplayer = SocketIO({ server: url });
      const client = Client({ game, numPlayers: 2, multiplayer, matchID, playerID, debug: false });
      let seen = 0;
      client.start();
      client.subscribe((state) => {
        if (state === null || state.ctx.turn <= seen) return;
        seen = state.ctx.turn;
        if (state.ctx.currentPlayer !== playerID) return;
        if (sent !== null) {
          delays.push(performance.now() - sent);
          moves++;
        }
        if (Date.now() < end) {
          sent = performance.now();
          client.moves.play(moves % 5);
        }
      });
    }
  }
  setTimeout(() => {
    process.stdout.write(`${JSON.stringify({ moves, delays })}\n`, () => process.exit(0));
  }, Math.max(0, end - Date.now()));
}
