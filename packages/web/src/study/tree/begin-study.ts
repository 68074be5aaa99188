import { bad, foldMatch, good, matchRecord, type Problem, type Result, readScene, readStudy } from '@countertop/core';
import { loadGame } from '../../games.ts';
import type { KeptStudy } from '../../store/kept-study.ts';
import { newId } from '../../store/new-id.ts';
import { unpack } from '../../store/pack.ts';
import { matches, studies } from '../../store/shelves.ts';
import { OpenStudy } from './open-study.svelte.ts';

/** Why something cannot be studied: the problem, and where in a study it is. */
export interface Refused {
  readonly ok: false;
  readonly problem: Problem;
  readonly line: string;
  readonly ply: number | null;
  /** The id of the game, once it is known. */
  readonly game: string | undefined;
}

export type Opened = { readonly ok: true; readonly study: OpenStudy } | Refused;

const refused = (problem: Problem, game?: string, line = '', ply: number | null = null): Refused => ({
  ok: false,
  problem,
  line,
  ply,
  game,
});

/** The source of a study that begins from nothing: one that nobody has used yet will do again. */
export const EMPTY = 'empty';

function isBlank({ game, plies, record }: KeptStudy, wanted: unknown): boolean {
  const written = record as { comments?: unknown; variations?: unknown };
  const same = (wanted as { game?: unknown }).game === game;
  return same && plies === 0 && written.comments === undefined && written.variations === undefined;
}

/** A study of a record; `source` names where it came from. */
export async function beginStudy(record: unknown, source?: string): Promise<Opened> {
  const known = (await studies.list()).find(
    (kept) => kept.source !== undefined && kept.source === source && (source !== EMPTY || isBlank(kept, record)),
  );
  if (known !== undefined) return openKept(known);
  const kept = { id: newId(), at: [], report: undefined, source, record };
  const opened = await open(kept);
  if (opened.ok) await studies.keep(opened.study.kept());
  return opened;
}

/** A study of this device as it was left. */
export async function openKept(kept: KeptStudy): Promise<Opened> {
  return open(kept);
}

async function open(kept: Pick<KeptStudy, 'id' | 'at' | 'report' | 'source' | 'record'>): Promise<Opened> {
  const scene = readScene(kept.record);
  if (!scene.ok) return refused(scene.problem);
  const game = await loadGame(scene.value.game);
  if (!game.ok) return refused(game.problem);
  const reading = readStudy(game.value, kept.record);
  if (!reading.ok) return refused(reading.problem, game.value.id, reading.line, reading.ply);
  const study: OpenStudy = new OpenStudy(reading.study, kept, (what) =>
    studies.keepSoon(kept.id, () => study.kept(), what),
  );
  return { ok: true, study };
}

/** A record, and where it came from. */
export interface Given {
  readonly record: unknown;
  readonly source: string | undefined;
}

/** The record of a match of this device, and a name for it as it stands. */
export async function recordOfMatch(id: string): Promise<Result<Given>> {
  const kept = await matches.find(id);
  if (kept === undefined) return bad('match-unknown');
  const game = await loadGame(kept.game);
  if (!game.ok) return game;
  const state = foldMatch(game.value, kept.events);
  if (!state.ok) return state;
  return good({ record: matchRecord(state.value), source: `match ${id} ${kept.events.length}` });
}

/** The record in a link, and a name for it. */
export async function recordOfLink(packed: string): Promise<Result<Given>> {
  const record = await unpack(packed);
  return record === undefined ? bad('link-broken') : good({ record, source: `link ${packed}` });
}
