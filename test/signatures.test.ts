import { games } from '@countertop/catalogue';
import { CHANCE, type Game, NOBODY, type Position, Random, startPosition } from '@countertop/core';
import { type Bench, type Brain, levelsOf } from '@countertop/search';
import { describe, expect, test } from 'vitest';
import { signatureOf } from '../packages/cli/src/bench/measure.ts';
import { gameOf } from './game-of.ts';

/** Part of the work of a bench: enough to meet every rule. */
const PART = 200;
/** A low level, one in the middle and a high one, as parts of all that a game has. */
const LEVELS = [0.3, 0.6, 0.9];
const PLIES = 14;
const EFFORT = { nodes: 60 };

/*
 * What is played at random, and by some levels against themselves, for each game in games/<id>/test/signatures.json. A
 * change of rules, of the order of moves, of a search or of what a brain knows is seen here. Where it is meant, `npx vitest run
 * test/signatures -u` writes them anew; the commit says why.
 */
describe.each(games)('$id', ({ id, folder, loadGuide, loadBrain }) => {
  test('plays as it did', async () => {
    const [game, guide, brain] = [await gameOf(id), await loadGuide(), await loadBrain()];
    const signatures: Record<string, string> = {};
    for (const bench of guide?.benches ?? []) {
      const start = beginning(game, bench);
      signatures[`rules ${bench.name}`.trim()] = signatureOf(start, Math.ceil(bench.playouts / PART));
      if (brain === undefined) continue;
      for (const part of LEVELS) {
        const level = Math.ceil(part * levelsOf(brain));
        signatures[`level ${level} ${bench.name}`.trim()] = played(game, brain, start, level);
      }
    }
    await expect(`${JSON.stringify(signatures, null, 2)}\n`).toMatchFileSnapshot(`${folder}/test/signatures.json`);
  });
});

function beginning(game: Game, { options = {}, seats }: Bench): Position {
  const start = startPosition(game, options, seats);
  if (!start.ok) throw new Error(start.problem.code);
  return start.value.position;
}

function played(game: Game, brain: Brain, start: Position, level: number): string {
  const position = start.clone();
  const random = new Random(level);
  const thinker = brain.thinker(level, 1);
  const moves: string[] = [];
  for (let ply = 0; ply < PLIES && position.actor !== NOBODY; ) {
    const drawing = position.actor === CHANCE;
    const move = drawing ? position.pick(random) : thinker.think(position, EFFORT).move;
    moves.push(game.write(position, move));
    position.play(move);
    if (!drawing) ply++;
  }
  return moves.join(' ');
}
