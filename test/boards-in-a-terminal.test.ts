import { games } from '@countertop/catalogue';
import { CHANCE, type Game, type Move, NOBODY, PLAIN, type Position, Random, readOptions } from '@countertop/core';
import { describe, expect, test } from 'vitest';

const COLUMNS = 80;
const SEED = 1;
const STEP = 23;

/** Goes through a game of random moves, and shows a few positions with the last move that was no draw. */
function somePositions(start: Position, see: (position: Position, last: Move | undefined) => void): void {
  const random = new Random(SEED);
  let last: Move | undefined;
  while (start.actor !== NOBODY) {
    const move = start.pick(random);
    if (start.actor !== CHANCE) last = move;
    start.play(move);
    if (start.ply % STEP === 0 || start.actor === NOBODY) see(start, last);
  }
}

/** The game as each of its presets has it, with as many seats as play by themselves. */
function startsOf(game: Game): Position[] {
  const { min, max } = game.seats;
  return [{}, ...game.presets.map(({ options }) => options)].flatMap((wanted) => {
    const options = readOptions(game.options, wanted);
    return options.ok ? [game.start(options.value, min), game.start(options.value, max)] : [];
  });
}

describe.each(games.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  test(`fits ${COLUMNS} columns`, async () => {
    const game = await entry.load();
    for (const start of startsOf(game)) {
      somePositions(start, (position) => {
        const picture = game.picture(position, { ...PLAIN, columns: COLUMNS });
        expect(Math.max(...picture.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(COLUMNS);
      });
    }
  });

  test('marks the last move without colours', async () => {
    const game = await entry.load();
    let marked = 0;
    let chosen = 0;
    somePositions(startsOf(game)[0], (position, last) => {
      if (last === undefined) return;
      chosen++;
      if (game.picture(position, { ...PLAIN, last }) !== game.picture(position, PLAIN)) marked++;
    });
    // A move that is about no place of the board (to stop, to swap) cannot be.
    expect(marked / chosen).toBeGreaterThan(0.9);
  });
});
