import { loadGame } from '@countertop/catalogue';
import {
  brief,
  type Game,
  judge,
  MoveList,
  type Position,
  type Problem,
  readScene,
  replay,
  type SentScene,
  type Verdict,
} from '@countertop/core';
import { legalHere } from './legal-here.ts';
import { say } from './words.ts';

/** What the referee answers to one record (see the rulings: the order of the keys is theirs). */
export type Answer =
  | ({ readonly ok: true } & Verdict & { readonly trace?: readonly Verdict[] })
  | { readonly ok: false; readonly ply: number | null; readonly error: string };

const loaded = new Map<string, Game>();
const list = new MoveList();

/** Answers anything that was sent as a record. Returns at once where its game is loaded already. */
export function rule(value: unknown, trace: boolean): Answer | Promise<Answer> {
  const scene = readScene(value);
  if (!scene.ok) return refuse(scene.problem);
  const game = loaded.get(scene.value.game);
  return game === undefined ? ruleFirst(scene.value, trace) : ruleScene(game, scene.value, trace);
}

async function ruleFirst(scene: SentScene, trace: boolean): Promise<Answer> {
  const game = await loadGame(scene.game);
  if (!game.ok) return refuse(game.problem);
  loaded.set(scene.game, game.value);
  return ruleScene(game.value, scene, trace);
}

function ruleScene(game: Game, scene: SentScene, trace: boolean): Answer {
  let position: Position | undefined;
  const verdicts: Verdict[] = [];
  const played = replay(game, scene, (now) => {
    position = now;
    if (trace) verdicts.push(judge(game, now, list));
  });
  if (played.ok) {
    const last = trace ? verdicts[verdicts.length - 1] : judge(game, played.position, list);
    return trace ? { ok: true, ...last, trace: verdicts } : { ok: true, ...last };
  }
  const why = say(played.problem, game);
  if (played.ply === null || position === undefined) return { ok: false, ply: null, error: why };
  return { ok: false, ply: played.ply, error: refusedMove(game, position, scene.moves[played.ply], played.ply, why) };
}

/** Which move, why not, and what is legal. The position is the one in which it was refused. */
export function refusedMove(game: Game, position: Position, move: unknown, ply: number, why: string): string {
  const shown = typeof move === 'string' ? `"${brief(move)}"` : brief(move);
  return `Move ${ply}, ${shown}, cannot be played: ${why} ${legalHere(game, position)}`.trimEnd();
}

export function refuse(problem: Problem): Answer {
  return { ok: false, ply: null, error: say(problem) };
}
