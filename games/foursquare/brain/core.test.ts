import { expect, test, vi } from 'vitest';
import type { FourSquarePosition } from '../rules/position.ts';
import { endgames } from '../test/endgames.ts';
import { type Asked, BestSolver } from './best-solver.ts';

/** All that a solver says of a position, and how it came by it. */
function saidBy(solver: BestSolver, position: FourSquarePosition, asked: Asked): unknown {
  const values = new Float64Array(4);
  const done = solver.placements(position, values, asked);
  return { done, values: [...values], atMost: [...solver.atMost], visits: solver.visits };
}

for (const [aim, few] of [
  ['win', 30],
  ['difference', 100],
] as const) {
  test(`for the ${aim} the core looks at the same turns as the solver by itself, and finds the same`, () => {
    // With a small table, in which entries make room for others.
    const core = new BestSolver(aim, 10);
    const itself = new BestSolver(aim, 10, 'itself');
    for (const left of [1, 2, 3, 4, 5, 6, 7, 8]) {
      for (const position of [...endgames(left, 6, 60 + left), ...endgames(left, 3, 80 + left, false)]) {
        const every = left % 2 === 0;
        expect(saidBy(core, position, { every })).toEqual(saidBy(itself, position, { every }));
      }
    }
  });

  test(`for the ${aim} it gives up when the solver does`, () => {
    const core = new BestSolver(aim, 12);
    const itself = new BestSolver(aim, 12, 'itself');
    let gaveUp = 0;
    for (const position of endgames(6, 12, 33)) {
      const ask = (): Asked => {
        let slices = 0;
        return { slice: few, goOn: () => ++slices < 6 };
      };
      const said = saidBy(core, position, ask());
      expect(said).toEqual(saidBy(itself, position, ask()));
      if (!(said as { done: boolean }).done) gaveUp++;
    }
    expect(gaveUp).toBeGreaterThan(0);
    expect(gaveUp).toBeLessThan(12);
  });
}

test('more cards than its numbers hold are taken one by one until they do', () => {
  // Ten cards left are the most for points: with eleven the first turn is the solver's own.
  const [position] = endgames(11, 1, 5);
  const asked = (): Asked => {
    let slices = 0;
    return { slice: 500, goOn: () => ++slices < 40 };
  };
  const core = new BestSolver('difference', 14);
  expect(saidBy(core, position, asked())).toEqual(
    saidBy(new BestSolver('difference', 14, 'itself'), position, asked()),
  );
});

test('where WebAssembly is missing, the solver searches by itself', async () => {
  const [position] = endgames(6, 1, 3);
  const said = saidBy(new BestSolver('win', 12), position, {});
  vi.resetModules();
  vi.stubGlobal('WebAssembly', undefined);
  try {
    const { coreFor } = await import('./core.ts');
    expect(coreFor({} as Parameters<typeof coreFor>[0], 12)).toBeUndefined();
    const { BestSolver: Alone } = await import('./best-solver.ts');
    expect(saidBy(new Alone('win', 12), position, {})).toEqual(said);
  } finally {
    vi.unstubAllGlobals();
  }
});
