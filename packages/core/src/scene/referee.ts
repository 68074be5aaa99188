import { hex, sha256 } from '../chance/sha256.ts';
import type { Game } from '../game/game.ts';
import { MoveList } from '../game/move-list.ts';
import { CHANCE, NOBODY, type Position } from '../game/position.ts';
import { type RefusedScene, replay } from './record.ts';
import type { SentScene } from './scene.ts';

/** What can be said of a position without knowing its game. */
export interface Standing {
  readonly actor: number | 'chance' | null;
  readonly scores: readonly number[];
  readonly winners: readonly number[] | null;
  /** How many legal moves there are. */
  readonly legal: number;
  /** The first 16 hex digits of the SHA-256 of the moves' notations, sorted, one a line. */
  readonly digest: string;
}

/** The order of the keys is that of the rulings. */
export type Ruling<P extends Position = Position> =
  | ({ readonly ok: true; readonly trace?: readonly Standing[] } & Standing)
  | RefusedScene<P>;

export function judge<P extends Position>(game: Game<P>, position: P, list = new MoveList()): Standing {
  if (position.actor === NOBODY) list.clear();
  else position.moves(list);
  const notations: string[] = [];
  for (let i = 0; i < list.length; i++) notations.push(game.write(position, list.moves[i]));
  // All notations are ASCII, so sorting by code unit is sorting by code point.
  notations.sort();
  return {
    actor: position.actor === CHANCE ? 'chance' : position.actor === NOBODY ? null : position.actor,
    scores: position.scores(),
    winners: position.winners(),
    legal: notations.length,
    digest: hex(sha256(notations.join('\n')).subarray(0, 8)),
  };
}

/** Replays a scene and says where it stands, before the first and after every move if `trace` is asked for. */
export function referee<P extends Position>(game: Game<P>, scene: SentScene, { trace = false } = {}): Ruling<P> {
  const list = new MoveList();
  const standings: Standing[] = [];
  const played = replay(game, scene, trace ? (position) => standings.push(judge(game, position, list)) : undefined);
  if (!played.ok) return played;
  const last = standings.at(-1) ?? judge(game, played.position, list);
  return { ok: true, ...last, ...(trace ? { trace: standings } : {}) };
}
