import { writeFileSync } from 'node:fs';
import {
  type Game,
  type GameRecord,
  type Move,
  NOBODY,
  type Position,
  readScene,
  referee,
  type Setup,
  type Standing,
  startPosition,
} from '@countertop/core';

/** A whole game with what the referee said after every ply. */
export interface Golden {
  readonly record: GameRecord;
  readonly trace: readonly Standing[];
}

/** What the referee says of a record that must be sound, ply by ply. */
export function traceOf<P extends Position>(game: Game<P>, record: unknown): readonly Standing[] {
  const scene = readScene(record);
  if (!scene.ok) throw new Error(scene.problem.code);
  const ruling = referee(game, scene.value, { trace: true });
  if (!ruling.ok) throw new Error(`ply ${ruling.ply}: ${ruling.problem.code}`);
  return ruling.trace ?? [];
}

/** Plays a game to its end and writes it, one line a verdict, so that a change shows where it begins. */
export function writeGolden<P extends Position>(
  game: Game<P>,
  file: URL,
  { options = {}, seats = 2, setup }: { options?: GameRecord['options']; seats?: number; setup?: Setup | undefined },
  choose: (position: P) => Move,
): void {
  const start = startPosition(game, options, seats, setup);
  if (!start.ok) throw new Error(start.problem.code);
  const { position } = start.value;
  const moves: string[] = [];
  while (position.actor !== NOBODY) {
    const move = choose(position);
    moves.push(game.write(position, move));
    position.play(move);
  }
  const record: GameRecord = { game: game.id, options, seats, ...(setup === undefined ? {} : { setup }), moves };
  const trace = traceOf(game, record).map((verdict) => `    ${JSON.stringify(verdict)}`);
  writeFileSync(file, `{\n  "record": ${JSON.stringify(record)},\n  "trace": [\n${trace.join(',\n')}\n  ]\n}\n`);
}
