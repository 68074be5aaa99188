import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What is used of boardgame.io. It is no dependency: whoever wants to compare has it somewhere. */
interface BoardgameServer {
  run(port: number): Promise<{ readonly appServer: { address(): { readonly port: number } } }>;
}

export interface BoardgameClient {
  readonly moves: { play(): void };
  start(): void;
  stop(): void;
  subscribe(hear: (state: { readonly _stateID: number } | null) => void): void;
}

interface ClientWish {
  readonly game: typeof SMALLEST;
  readonly multiplayer: unknown;
  readonly matchID: string;
  readonly playerID: string;
  readonly debug: false;
}

interface Boardgame {
  readonly Server: (wish: {
    readonly games: readonly (typeof SMALLEST)[];
    readonly origins: readonly unknown[];
  }) => BoardgameServer;
  readonly Client: (wish: ClientWish) => BoardgameClient;
  readonly SocketIO: (wish: { readonly server: string }) => unknown;
}

/** Two move in turn, for ever; nothing is checked but whose turn it is. */
export const SMALLEST = {
  name: 'smallest',
  setup: () => ({ moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: ({ G }: { readonly G: { readonly moves: number } }) => ({ moves: G.moves + 1 }) },
};

/** Where it is installed in that folder, or in one that NODE_PATH names; undefined: it is not. */
export function findBoardgame(folder: string): Boardgame | undefined {
  const find = createRequire(join(folder, 'package.json'));
  try {
    return { ...find('boardgame.io/server'), ...find('boardgame.io/client'), ...find('boardgame.io/multiplayer') };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
