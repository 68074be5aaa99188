import {
  extendMatch,
  foldMatch,
  type Game,
  type MatchEvent,
  matchRecord,
  nextDeadline,
  ownMatch,
  readEvents,
  verifyDraws,
} from '@countertop/core';
import { check } from '../rig/check/check.ts';
import { dutyIn } from '../src/bots/duty.ts';
import type { Disk } from './disk.ts';
import type { Player } from './player.ts';

/** How late a flag may fall that is due, and a bot move, in milliseconds: lag, skew, and the time until somebody looks. */
const LATE = 40_000;

/**
 * What is wrong with a history, when everything has come to rest: a list of faults, each in a few words. Empty: nothing.
 */
export async function verdict(
  game: Game,
  table: string,
  disk: Disk,
  players: readonly Player[],
  now: number,
): Promise<string[]> {
  const stored = await disk.read(table, 0);
  const log = readEvents(stored?.events);
  if (!log.ok) return ['the log cannot be read'];
  const state = foldMatch(game, log.value);
  if (!state.ok) return [`the log does not fold: ${state.problem.code}`];
  const faults = check(
    log.value,
    players.map(({ history }) => history),
  );
  for (const { person, table: each } of players)
    if (each.pending.length > 0) faults.push(`${person.name} was not answered`);
  faults.push(...clockFaults(game, log.value));
  const deadline = nextDeadline(state.value);
  if (deadline !== null && deadline + LATE < now) faults.push(`a flag that fell ${now - deadline} ms ago is still up`);
  if (dutyIn(state.value) !== undefined && state.value.at + LATE < now)
    faults.push(`a bot has not moved for ${now - state.value.at} ms`);
  if (state.value.result !== null && state.value.seed === null) faults.push('the seed was not published at the end');
  if (state.value.seed !== null && state.value.draws > 0) {
    const verified = verifyDraws(game, matchRecord(state.value));
    if (!verified.ok) faults.push(`the draws were not fair: ${verified.problem.code}`);
  }
  if (stored !== undefined && stored.standing.events !== log.value.length)
    faults.push('the standing is not that of the log');
  return faults;
}

/** Whether everybody has all there is, nobody waits for an answer, and nothing that happens by itself has still to happen. */
export async function isAtRest(table: string, disk: Disk, players: readonly Player[], now: number): Promise<boolean> {
  const row = await disk.row(table);
  if (row === undefined || row.standing.bot || (row.standing.due ?? now + 1) <= now) return false;
  const { events } = row.standing;
  return players.every(
    ({ table: { confirmed, pending } }) => pending.length === 0 && confirmed?.events.length === events,
  );
}

/** Flags fall at their time, and nobody moves after it: each event is looked at in the state before it. */
export function clockFaults(game: Game, log: readonly MatchEvent[]): string[] {
  const faults: string[] = [];
  const begun = foldMatch(game, log.slice(0, 1));
  if (!begun.ok) return faults;
  const state = ownMatch(begun.value);
  for (const event of log.slice(1)) {
    const deadline = nextDeadline(state);
    if (deadline !== null && (event.kind === 'timed-out' || event.kind === 'moved')) {
      const { number, at } = event;
      const byTime = event.kind === 'timed-out' || event.by === 'lapse';
      if (byTime && at !== deadline) faults.push(`event ${number} came by time at ${at}, not at ${deadline}`);
      if (!byTime && at >= deadline) faults.push(`event ${number} was made after its time was up`);
    }
    extendMatch(state, [event]);
  }
  return faults;
}
