import { NOBODY } from '@countertop/core';
import { CARDS, COPIES, HIGHEST, STACKS } from '../../rules/cards.ts';
import { DRAW, FourSquarePosition } from '../../rules/position.ts';
import { begun, LoneGame } from './lone-game.ts';
import type { Prospect } from './prospect.ts';

/** Chooses a stack without knowing the deck. */
export type Player = (position: FourSquarePosition) => number;

/** How one deck went for a player who does not know it. */
export interface Played {
  /** What the game is worth after all luck is paid for: its mean over decks is the chance to win, and it varies less than wins do. */
  readonly worth: number;
  readonly won: boolean;
}

/** Plays a deck without looking at it. `start` is the mean chance over all deals and first cards. */
export function playUnknowing(deck: Uint8Array, player: Player, prospect: Prospect, start: number): Played {
  const position = new FourSquarePosition(1);
  const game = new LoneGame(deck, prospect.pile);
  const { stacks } = game;
  const follow = (): void => {
    while (position.left > game.left) position.play(DRAW + deck[CARDS - position.left]);
  };
  let worth = start;
  follow();
  while (position.actor !== NOBODY) {
    const card = game.draw();
    const best = prospect.weigh(card, stacks[0], stacks[1], stacks[2], stacks[3], game.left, game.lead);
    follow();
    const chosen = player(position);
    const stack = stacks.indexOf(codeOf(position, chosen));
    worth += prospect.placed[stack] - best;
    position.play(chosen);
    game.put(card, stack);
    if (game.left > 0) {
      // Where nothing is guessed, nothing is left to correct.
      if (!prospect.isExact(game.left)) worth += prospect.correction(stacks, game.left, game.lead);
      game.discard();
    }
    follow();
  }
  return { worth, won: position.share(0) > 0 };
}

/** Takes what a prospect promises most of. */
export function trusting(prospect: Prospect): Player {
  return (position) => {
    const codes = Int32Array.from([0, 1, 2, 3], (stack) => codeOf(position, stack));
    const [a, b, c, d] = Int32Array.from(codes).sort();
    const lead = (position.score(0) - position.score(1)) / 10;
    const best = prospect.weigh(position.held / 10, a, b, c, d, position.left, lead);
    return codes.indexOf([a, b, c, d][prospect.placed.indexOf(best)]);
  };
}

/** The mean over all deals and first cards of what a prospect promises. */
export function startOf(prospect: Prospect): number {
  const { pile } = prospect;
  const stacks = new Int32Array(STACKS);
  const deal = (dealt: number): number => {
    if (dealt === STACKS) {
      const [a, b, c, d] = Int32Array.from(stacks).sort();
      return prospect.drawing(a, b, c, d, CARDS - STACKS, 0);
    }
    let sum = 0;
    for (let card = 1; card <= HIGHEST; card++) {
      stacks[dealt] = begun(card);
      const count = pile[card];
      pile[card] = count - 1;
      sum += count * deal(dealt + 1);
      pile[card] = count;
    }
    return sum / (CARDS - dealt);
  };
  pile.set(COPIES);
  return deal(0);
}

/** A stack of a position as a prospect writes it. */
export function codeOf(position: FourSquarePosition, stack: number): number {
  return ((position.topOf(stack) / 10) << 7) | (position.totalOf(stack) / 10);
}
