import { CHANCE } from '@countertop/core';
import type { LocalMatch } from './local-match.svelte.ts';

export interface Decisive {
  /** How many moves had been made when it was made, itself included. */
  readonly ply: number;
  readonly seat: number;
  readonly move: string;
  readonly gain: number;
}

/** The single move that brought the winners most; undefined where no move scored, or nobody has won alone. */
export function decisiveOf(match: LocalMatch): Decisive | undefined {
  const { result, line } = match.state;
  if (result === null || result.reason !== 'played' || result.winners.length === 0) return undefined;
  if (result.winners.length === result.scores.length && result.scores.length > 1) return undefined;
  let best: Decisive | undefined;
  const position = match.start();
  for (const [index, { actor, move, text }] of line.entries()) {
    const winner = actor !== CHANCE && result.winners.includes(actor);
    const before = winner ? position.score(actor) : 0;
    position.play(move);
    if (!winner) continue;
    const gain = position.score(actor) - before;
    if (gain > 0 && gain > (best?.gain ?? 0)) best = { ply: index + 1, seat: actor, move: text, gain };
  }
  return best;
}
