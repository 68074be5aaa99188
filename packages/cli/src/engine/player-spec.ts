import { type Effort, LEVELS } from '@countertop/search';
import { EXIT, Refusal } from '../exit.ts';

/** Who plays, as a command line says it: `level:7@nodes=2000`. */
export type PlayerSpec = {
  /** As it was given: its name in tables and files. */
  readonly text: string;
  /** In place of the player's own. */
  readonly effort?: Effort;
} & (
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'baseline'; readonly name: string }
  | { readonly kind: 'random' }
  | { readonly kind: 'uct' }
  | { readonly kind: 'command'; readonly command: string }
);

const PLAYER_FORMS = 'level:1 to level:10, baseline:NAME, random, uct or cmd:PROGRAM';

/** What a thread of this program can play itself. */
export type OwnSpec = Exclude<PlayerSpec, { kind: 'command' }>;

export function readPlayer(text: string): PlayerSpec {
  const { body, effort } = splitEffort(text);
  const limit = body.startsWith('cmd:') ? undefined : /@(.*)$/s.exec(body)?.[1];
  if (limit !== undefined) {
    throw new Refusal(
      EXIT.usage,
      `"${limit}" in "${text}" is no limit. Limits are @ms=N, @nodes=N or @ms=N,nodes=N, from 1.`,
    );
  }
  const rest = { text, ...(effort === undefined ? {} : { effort }) };
  if (body === 'random') return { kind: 'random', ...rest };
  if (body === 'uct') return { kind: 'uct', ...rest };
  const [, kind, value] = /^(\w+):(.+)$/s.exec(body) ?? [];
  if (kind === 'cmd') return { kind: 'command', command: value, ...rest };
  if (kind === 'baseline') return { kind: 'baseline', name: value, ...rest };
  if (kind === 'level') {
    const level = /^\d{1,3}$/.test(value) ? Number(value) : 0;
    if (level >= 1 && level <= LEVELS) return { kind: 'level', level, ...rest };
    throw new Refusal(EXIT.usage, `Levels go from 1 to ${LEVELS}; "${value}" is none.`);
  }
  throw new Refusal(EXIT.usage, `"${text}" is no player. Players are ${PLAYER_FORMS}, each with @ms=N or @nodes=N.`);
}

export function readOwnPlayer(text: string): OwnSpec {
  const player = readPlayer(text);
  if (player.kind !== 'command') return player;
  throw new Refusal(EXIT.usage, 'An engine plays by itself; cmd: is for the arena.');
}

/** Limits stand at the end, so that a command may have an @ of its own. */
function splitEffort(text: string): { body: string; effort: Effort | undefined } {
  const match = /^(.*)@((?:ms|nodes)=[1-9]\d{0,11}(?:,(?:ms|nodes)=[1-9]\d{0,11})*)$/s.exec(text);
  if (match === null) return { body: text, effort: undefined };
  const effort: { nodes?: number; milliseconds?: number } = {};
  for (const limit of match[2].split(',')) {
    const [name, value] = limit.split('=');
    if (name === 'ms') effort.milliseconds = Number(value);
    else effort.nodes = Number(value);
  }
  return { body: match[1], effort };
}
