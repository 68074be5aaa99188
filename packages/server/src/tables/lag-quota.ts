/** What of a move's way over the net is not counted, in milliseconds: for one move, at most in stock, and earned with each. */
const MOST = 500;
const STOCK = 2_000;
const EARNED = 100;

/**
 * Lag compensation: the time that a message takes is nobody's thinking time, so a move counts as made a little before it
 * came. But whoever claims to be far away gains by it; so every seat has a stock, and what a move takes from it comes back slowly.
 */
export class LagQuota {
  private readonly stocks: number[];

  constructor(seats: number) {
    this.stocks = new Array(seats).fill(STOCK);
  }

  /** How much of this lag the seat may be spared now. */
  allowance(seat: number, lag: number): number {
    return Math.max(0, Math.min(lag, MOST, this.stocks[seat]));
  }

  /** The most that the seat may be spared: so long a fallen flag is waited with. */
  patience(seat: number): number {
    return this.allowance(seat, MOST);
  }

  /** A move has been made that was spared so much. */
  spend(seat: number, spared: number): void {
    this.stocks[seat] = Math.min(STOCK, this.stocks[seat] - spared + EARNED);
  }
}
