import { expect, test } from 'vitest';
import { CarriedOut, isCarriedOut } from './carried-out.ts';
import type { Command } from './commands.ts';
import type { MatchEvent } from './events.ts';

const resigned = (number: number, seat: number, id: string): MatchEvent => ({
  number,
  at: 0,
  id,
  kind: 'resigned',
  seat,
});
const resign = (seat: number, id: string): Command => ({ kind: 'resign', seat, id });
const aborted: MatchEvent = { number: 3, at: 0, id: 'a', kind: 'aborted', seat: null };

test('a command is known by its id and its seat, however many seats have chosen that id', () => {
  const events = [resigned(0, 0, 'a'), resigned(1, 1, 'b'), resigned(2, 2, 'a'), aborted, resigned(4, 0, 'a')];
  for (const owned of [new CarriedOut(events), null]) {
    const has = (command: Command) => isCarriedOut({ events, owned }, command);
    expect([0, 1, 2, 3].map((seat) => has(resign(seat, 'a')))).toEqual([true, false, true, false]);
    expect([0, 1, 2, 3].map((seat) => has(resign(seat, 'b')))).toEqual([false, true, false, false]);
    expect(has({ kind: 'abort', seat: null, id: 'a' })).toBe(true);
    expect(has({ kind: 'abort', seat: null, id: 'b' })).toBe(false);
    expect(has({ kind: 'resign', seat: 0 })).toBe(false);
  }
});
