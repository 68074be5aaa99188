import { loadGame } from '@countertop/catalogue';
import {
  brief,
  type Game,
  judge,
  MoveList,
  type Position,
  type Problem,
  type RecordFrame,
  readFrame,
  replay,
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
  const frame = readFrame(value);
  if (!frame.ok) return refuse(frame.problem);
  const game = loaded.get(frame.value.game);
  return game === undefined ? ruleFirst(frame.value, trace) : ruleFrame(game, frame.value, trace);
}

async function ruleFirst(frame: RecordFrame, trace: boolean): Promise<Answer> {
  const game = await loadGame(frame.game);
  if (!game.ok) return refuse(game.problem);
  loaded.set(frame.game, game.value);
  return ruleFrame(game.value, frame, trace);
}

function ruleFrame(game: Game, frame: RecordFrame, trace: boolean): Answer {
  let position: Position | undefined;
  const verdicts: Verdict[] = [];
  const played = replay(game, frame, (now) => {
    position = now;
    if (trace) verdicts.push(judge(game, now, list));
  });
  if (played.ok) {
    const last = trace ? verdicts[verdicts.length - 1] : judge(game, played.position, list);
    return trace ? { ok: true, ...last, trace: verdicts } : { ok: true, ...last };
  }
  const why = say(played.problem, game);
  if (played.ply === null || position === undefined) return { ok: false, ply: null, error: why };
  return { ok: false, ply: played.ply, error: refusedMove(game, position, frame.moves[played.ply], played.ply, why) };
}

/** Which move, why not, and what is legal. The position is the one in which it was refused. */
export function refusedMove(game: Game, position: Position, move: unknown, ply: number, why: string): string {
  const shown = typeof move === 'string' ? `"${brief(move)}"` : brief(move);
  return `Move ${ply}, ${shown}, cannot be played: ${why} ${legalHere(game, position)}`.trimEnd();
}

export function refuse(problem: Problem): Answer {
  return { ok: false, ply: null, error: say(problem) };
}
