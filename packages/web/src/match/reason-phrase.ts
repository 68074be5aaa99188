import { sayIn, type Told, type Voice, type Words } from '@countertop/core';
import type { Reason } from '@countertop/search';

/** A brain's reason as a phrase: in the board's words where they have it, else in the brain's own English. */
export function reasonPhrase(
  { code, data }: Reason,
  board: Voice,
  english: Words,
  names: readonly string[] = [],
): string {
  const told = toldOf(data ?? {}, board, names);
  return board.find(`reason.${code}`, told) ?? sayIn('en', english).find(code, told) ?? '';
}

/** Colours have names in every language; people count seats from one, and know best who sits there. */
function toldOf(data: Told, board: Voice, names: readonly string[]): Told {
  const told: Record<string, string | number> = { ...data };
  if (typeof data['seat'] === 'number') {
    const name = names[data['seat']];
    told['seat'] = name === undefined ? data['seat'] + 1 : `${data['seat'] + 1} (${name})`;
  }
  if (typeof data['colour'] === 'string') told['colour'] = board(data['colour']);
  return told;
}
