import type { Listening, Playing } from '../load/played-match.ts';
import { type BoardgameClient, findBoardgame, SMALLEST } from './boardgame.ts';

/** Two clients of boardgame.io at one match of its own, who move in turn. */
export class BoardgameMatch implements Playing {
  private clients: readonly BoardgameClient[] = [];
  /** How many moves each of them has heard of. */
  private readonly known = [-1, -1];
  private made = 0;
  private sent = 0;
  private waiting = false;
  private listening: Listening | undefined;
  /** The number of the state after all moves so far. */
  private reached = 0;

  constructor(
    private readonly address: string,
    private readonly folder: string,
    private readonly id: number,
  ) {}

  async prepare(): Promise<void> {
    const boardgame = findBoardgame(this.folder);
    if (boardgame === undefined) throw new Error('boardgame.io is not installed there');
    const multiplayer = boardgame.SocketIO({ server: this.address });
    this.clients = ['0', '1'].map((playerID) =>
      boardgame.Client({ game: SMALLEST, multiplayer, matchID: `match${this.id}`, playerID, debug: false }),
    );
    // One after the other: whoever comes first has the match made.
    for (const [seat, client] of this.clients.entries()) {
      await new Promise<void>((there) => {
        client.subscribe((state) => {
          if (state === null) return;
          if (this.known[seat] < 0) there();
          this.known[seat] = state._stateID;
          this.hear();
        });
        client.start();
      });
    }
  }

  begin(listening: Listening): void {
    this.listening = listening;
    listening.ready(() => this.next());
  }

  next(): void {
    if (this.waiting) return;
    this.waiting = true;
    this.sent = performance.now();
    this.clients[this.made % 2].moves.play();
  }

  close(): void {
    for (const client of this.clients) client.stop();
  }

  /** A client shows its own move at once: it is made when the other has heard of it. */
  private hear(): void {
    const other = 1 - (this.made % 2);
    const { listening } = this;
    if (listening === undefined || !this.waiting || this.known[other] <= this.reached) return;
    this.reached = this.known[other];
    this.waiting = false;
    this.made++;
    listening.made(performance.now() - this.sent);
    listening.ready(() => this.next());
  }
}
