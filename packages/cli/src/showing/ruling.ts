import { loadGame } from '@countertop/catalogue';
import {
  brief,
  type Game,
  type Problem,
  type RefusedScene,
  type Ruling,
  readScene,
  referee,
  type SentScene,
} from '@countertop/core';
import { legalHere } from './legal-here.ts';
import { say } from './words.ts';

/** What `countertop referee` answers to one record: the ruling, with a sentence where it is a refusal. */
export type RulingLine =
  | Extract<Ruling, { ok: true }>
  | { readonly ok: false; readonly ply: number | null; readonly code: string; readonly error: string };

const loaded = new Map<string, Game>();

/** Answers anything that was sent as a record. Returns at once where its game is loaded already. */
export function rule(value: unknown, trace: boolean): RulingLine | Promise<RulingLine> {
  const scene = readScene(value);
  if (!scene.ok) return refuse(scene.problem);
  const game = loaded.get(scene.value.game);
  return game === undefined ? ruleFirst(scene.value, trace) : lineOf(game, referee(game, scene.value, { trace }));
}

async function ruleFirst(scene: SentScene, trace: boolean): Promise<RulingLine> {
  const game = await loadGame(scene.game);
  if (!game.ok) return refuse(game.problem);
  loaded.set(scene.game, game.value);
  return lineOf(game.value, referee(game.value, scene, { trace }));
}

function lineOf(game: Game, ruling: Ruling): RulingLine {
  if (ruling.ok) return ruling;
  return { ok: false, ply: ruling.ply, code: ruling.problem.code, error: refusalText(game, ruling) };
}

/** Why a scene cannot be: of a move, which one (counted from 1), why not, and what is legal instead. */
export function refusalText(game: Game, refused: RefusedScene): string {
  const why = say(refused.problem, game);
  if (refused.ply === null) return why;
  const { ply, move, position } = refused;
  const shown = typeof move === 'string' ? `"${brief(move)}"` : brief(move);
  return `Move ${ply + 1}, ${shown}, cannot be played: ${why} ${legalHere(game, position)}`.trimEnd();
}

export function refuse(problem: Problem): RulingLine {
  return { ok: false, ply: null, code: problem.code, error: say(problem) };
}
