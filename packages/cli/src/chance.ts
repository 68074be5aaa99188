import {
  commitmentOf,
  type Draw,
  type FairSecret,
  fairDraw,
  type Game,
  hex,
  newSecret,
  type Position,
  sha256,
} from '@countertop/core';

/** What a record says of its draws, for `verify`; the seed only once the game is over. */
export type ChanceNote =
  | {
      readonly kind: 'fair';
      readonly commitment: string;
      readonly contributions: readonly string[];
      readonly seed?: string;
    }
  | { readonly kind: 'local' };

/** Makes the draws of a game at one table by fair chance: numbered draws from a secret seed, pledged beforehand. */
export class Chance {
  private readonly secret: FairSecret;
  private readonly contributions: readonly string[];
  // A game that goes on from a record has draws that another seed made.
  private readonly whole: boolean;

  /** `seed`: any text, for a game that can be had again; without it the seed is nobody's choice. */
  constructor(seats: number, seed: string | undefined, drawnBefore: number) {
    this.secret = seed === undefined ? newSecret() : { seed: hex(sha256(seed)) };
    this.contributions = new Array<string>(seats).fill('');
    this.whole = drawnBefore === 0;
  }

  get commitment(): string {
    return commitmentOf(this.secret);
  }

  draw(game: Game, position: Position, number: number): Draw {
    return fairDraw(game, position, this.secret, this.contributions, number);
  }

  note(over: boolean): ChanceNote {
    if (!this.whole) return { kind: 'local' };
    const { commitment, contributions } = this;
    return { kind: 'fair', commitment, contributions, ...(over ? { seed: this.secret.seed } : {}) };
  }
}
