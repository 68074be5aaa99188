import { bad, good, type Result, readEvents } from '@countertop/core';
import { readTournament } from '@countertop/tournament';
import { allKeepsakes, fieldsOf, isText, keptTimes, onlyOf, putKeepsake } from './keepsake.ts';
import type { KeptMatch } from './kept-match.ts';
import type { KeptStudy } from './kept-study.ts';
import type { KeptTournament } from './kept-tournament.ts';
import { merge } from './merge.ts';
import type { Kept } from './shelf.ts';
import { matches, studies, tournaments } from './shelves.ts';

const FORMAT = 'countertop-backup';
const VERSION = 1;

/** Everything that a device keeps, as one value: it is a file's text once written as JSON. */
export interface Backup {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  /** By name, as they lie there, and when they last changed. */
  readonly keepsakes: Readonly<Record<string, unknown>>;
  readonly times: Readonly<Record<string, number>>;
  readonly matches: readonly KeptMatch[];
  readonly studies: readonly KeptStudy[];
  readonly tournaments: readonly KeptTournament[];
}

/** What was done with things of one kind. */
export interface Taken {
  readonly added: number;
  /** The file's was newer. */
  readonly renewed: number;
  /** What lay here was as new, or newer. */
  readonly left: number;
}

export interface Restored {
  readonly matches: Taken;
  readonly studies: Taken;
  readonly tournaments: Taken;
  /** How many small values have changed: settings, progress, choices. */
  readonly keepsakes: number;
  /** What in the file could not be read. */
  readonly refused: number;
}

export async function makeBackup(): Promise<Backup> {
  const [allMatches, allStudies, allTournaments] = await Promise.all([
    matches.listWhole(),
    studies.list(),
    tournaments.list(),
  ]);
  return {
    format: FORMAT,
    version: VERSION,
    keepsakes: allKeepsakes(),
    times: keptTimes(),
    matches: allMatches,
    studies: allStudies,
    tournaments: allTournaments,
  };
}

/** A file's text, checked; nothing is changed yet. Single things that cannot be read are left out and counted. */
export function readBackup(text: string): Result<{ readonly backup: Backup; readonly refused: number }> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return bad('no-json');
  }
  const {
    format,
    version,
    keepsakes,
    times,
    matches: someMatches,
    studies: someStudies,
    tournaments: some,
  } = fieldsOf(given);
  if (format !== FORMAT) return bad('no-backup');
  if (version !== VERSION) return bad(Number(version) > VERSION ? 'newer' : 'no-backup');
  if (!Array.isArray(someMatches) || !Array.isArray(someStudies)) return bad('no-backup');
  const readMatches = someMatches.filter(isMatch);
  const readStudies = someStudies.filter(isStudy);
  // Files from before there were any have none.
  const someTournaments: readonly unknown[] = Array.isArray(some) ? some : [];
  const readTournaments = someTournaments.filter(isTournament);
  const small = Object.entries(fieldsOf(keepsakes)).filter(([name, value]) => isKeepsakeName(name) && value !== null);
  const backup: Backup = {
    format: FORMAT,
    version: VERSION,
    keepsakes: Object.fromEntries(small),
    times: onlyOf(times, (time): time is number => Number.isFinite(time)),
    matches: readMatches,
    studies: readStudies,
    tournaments: readTournaments,
  };
  const all = someMatches.length + someStudies.length + someTournaments.length;
  const refused = all - readMatches.length - readStudies.length - readTournaments.length;
  return good({ backup, refused });
}

/** Adds to what lies here. Of the same thing the newer stays. The page is to be loaded afresh, since parts of it have read their keepsakes. */
export async function restore(backup: Backup, refused: number): Promise<Restored> {
  const takenMatches = await take(backup.matches, await matches.list(), (some) => matches.keep(...some));
  const takenStudies = await take(backup.studies, await studies.list(), (some) => studies.keep(...some));
  const takenTournaments = await take(backup.tournaments, await tournaments.list(), (some) =>
    tournaments.keep(...some),
  );
  return {
    matches: takenMatches,
    studies: takenStudies,
    tournaments: takenTournaments,
    keepsakes: takeKeepsakes(backup),
    refused,
  };
}

async function take<T extends Kept>(
  given: readonly T[],
  here: readonly Kept[],
  keep: (things: readonly T[]) => Promise<void>,
): Promise<Taken> {
  const known = new Map(here.map(({ id, touched }) => [id, touched]));
  const fresh = given.filter(({ id }) => !known.has(id));
  const newer = given.filter(({ id, touched }) => touched > (known.get(id) ?? touched));
  await keep([...fresh, ...newer]);
  return { added: fresh.length, renewed: newer.length, left: given.length - fresh.length - newer.length };
}

function takeKeepsakes({ keepsakes, times }: Backup): number {
  const here = allKeepsakes();
  const hereTimes = keptTimes();
  let changed = 0;
  for (const [name, given] of Object.entries(keepsakes)) {
    const [mine, theirs] = [hereTimes[name] ?? 0, times[name] ?? 0];
    const value = theirs > mine ? merge(here[name], given) : merge(given, here[name]);
    if (JSON.stringify(value) === JSON.stringify(here[name])) continue;
    putKeepsake(name, value, Math.max(mine, theirs));
    changed++;
  }
  return changed;
}

function isKeepsakeName(name: string): boolean {
  return /^[\w.-]{1,80}$/.test(name) && name !== 'times';
}

function isMatch(value: unknown): value is KeptMatch {
  const { events, seed, over, teams, mine } = fieldsOf(value);
  if (!isThing(value) || typeof over !== 'boolean') return false;
  if (seed !== undefined && !isText(seed)) return false;
  if (![teams, mine].every((numbers) => numbers === undefined || isWholes(numbers))) return false;
  const read = readEvents(events);
  return read.ok && read.value[0]?.kind === 'created';
}

function isWholes(value: unknown): boolean {
  return Array.isArray(value) && value.every(Number.isInteger);
}

function isStudy(value: unknown): value is KeptStudy {
  const { record, at, source, report } = fieldsOf(value);
  if (!isThing(value) || typeof record !== 'object' || record === null) return false;
  if (report !== undefined && !Array.isArray(fieldsOf(report)['moves'])) return false;
  return isWholes(at) && (source === undefined || isText(source));
}

function isTournament(value: unknown): value is KeptTournament {
  const { id, touched, over, tournament } = fieldsOf(value);
  return isText(id) && Number.isFinite(touched) && typeof over === 'boolean' && readTournament(tournament).ok;
}

/** What matches and studies have in common. */
function isThing(value: unknown): boolean {
  const { id, game, touched, plies, names } = fieldsOf(value);
  return (
    isText(id) &&
    isText(game) &&
    Number.isFinite(touched) &&
    Number.isInteger(plies) &&
    Array.isArray(names) &&
    names.every(isText)
  );
}
