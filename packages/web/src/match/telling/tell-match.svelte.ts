import { CHANCE, type Named, seatToMove, type Voice } from '@countertop/core';
import { untrack } from 'svelte';
import { say } from '../../design/Live.svelte';
import { settings } from '../../store/settings.svelte.ts';
import { headlineOf, scoreSentence } from '../ending/result-sentences.ts';
import type { TableMatch } from '../running/table-match.ts';
import { playSound } from './sounds.ts';
import { tellMoves } from './tell-moves.ts';

interface Told {
  readonly match: TableMatch;
  readonly words: Voice;
  readonly names: readonly Named[];
  /** Whose turn it is and what to do. */
  readonly turn: string;
}

/** Whoever comes back after a while is not told the whole match. */
const TOLD_AT_MOST = 12;

/** A match as it goes on, for the ears: its moves, whose turn it is, and its end. For a component, when it is made. */
export function tellMatch(read: () => Told, ended: () => void): void {
  let heard = { plies: -1, over: false };

  $effect(() => {
    const { match, turn } = read();
    const { plies } = match;
    const over = match.state.result !== null;
    if (heard.plies < 0) {
      if (!over) say(turn);
    } else if (plies !== heard.plies || over !== heard.over) {
      const last = match.state.line.at(-1);
      if (match.live) untrack(() => tellFrom(read(), heard.plies));
      if (over && !heard.over) untrack(tellEnd);
      else if (!over && (last?.actor !== CHANCE || seatToMove(match.state) !== undefined)) say(turn);
    }
    heard = { plies, over };
  });

  function tellEnd(): void {
    const { match, words, names } = read();
    ended();
    playSound('end', settings);
    say(`${headlineOf(match, names)}. ${scoreSentence(match, words, names)}`);
  }
}

/** What has come since so many moves: from far away a move comes together with what was drawn after it. */
function tellFrom({ match, words, names }: Told, ply: number): void {
  const first = Math.max(ply, match.plies - TOLD_AT_MOST);
  const happened = Array.from({ length: Math.max(0, match.plies - first) }, (_, index) =>
    match.happenedAt(first + index + 1),
  );
  tellMoves(
    match.game,
    words,
    names,
    happened.filter((each) => each !== undefined),
  );
}
