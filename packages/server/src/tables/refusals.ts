import type { Problem } from '@countertop/core';
import { hashOf } from '../people/hash-of.ts';

/** Of so many commands a table remembers that they were refused: as many as somebody may have sent again by then. */
const REMEMBERED = 16;

/** Who has sent a command, and under which id. */
export interface Sent {
  readonly id: string;
  readonly by: string;
}

type Refusals = readonly (readonly [key: string, problem: Problem])[];

/**
 * Why a command was refused before, if it was: what has been said at one process holds at all, though another has had the same command
 * in hand all the time. `refused`: what is kept with the table; null: nothing was.
 */
export function refusalOf(refused: string | null, sent: Sent): Problem | undefined {
  if (refused === null) return undefined;
  const key = keyOf(sent);
  return read(refused).find(([each]) => each === key)?.[1];
}

/** The same with one more. */
export function withRefusal(refused: string | null, sent: Sent, problem: Problem): string {
  const before = refused === null ? [] : read(refused);
  return JSON.stringify([...before.slice(1 - REMEMBERED), [keyOf(sent), problem]]);
}

function read(refused: string): Refusals {
  return JSON.parse(refused) as Refusals;
}

/** Nobody refuses another's command by guessing its id, and nothing is kept of who it was. */
function keyOf({ id, by }: Sent): string {
  return hashOf(`${by} ${id}`).slice(0, 16);
}
