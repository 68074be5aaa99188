import { expect, test } from 'vitest';
import type { FourSquarePosition } from '../rules/position.ts';
import { endgames } from '../test/endgames.ts';
import { BestSolver } from './best-solver.ts';
import { Exact } from './exact.ts';

/** What is said of every placement holds, compared with a search of everything. True where not all are alike. */
function isRight(position: FourSquarePosition, solver: BestSolver, exact: Exact): boolean {
  const found = new Float64Array(4);
  const all = new Float64Array(4);
  expect(exact.placements(position, all)).toBe(true);
  expect(solver.placements(position, found)).toBe(true);
  expect(Math.max(...found)).toBeCloseTo(Math.max(...all), 9);
  for (let stack = 0; stack < 4; stack++) {
    if (solver.atMost[stack] === 1) expect(found[stack]).toBeGreaterThan(all[stack] - 1e-8);
    else expect(found[stack]).toBeCloseTo(all[stack], 9);
  }
  expect(solver.placements(position, found, { every: true })).toBe(true);
  for (let stack = 0; stack < 4; stack++) expect(found[stack]).toBeCloseTo(all[stack], 9);
  return Math.max(...all) > Math.min(...all);
}

for (const aim of ['win', 'difference'] as const) {
  test(`the best for the ${aim} is that of the whole search, and what is said of the others holds`, () => {
    const solver = new BestSolver(aim, 12);
    const exact = new Exact(aim, 14);
    let open = 0;
    for (const left of [0, 1, 2, 3, 4, 5, 6]) {
      for (const position of endgames(left, 12, 40 + left)) if (isRight(position, solver, exact)) open++;
    }
    expect(open).toBeGreaterThan(10);
  });

  test(`${aim}: also with eight cards, and where hardly anything was taken`, () => {
    for (const seed of [170, 295]) {
      for (const position of endgames(7, 2, seed)) isRight(position, new BestSolver(aim, 18), new Exact(aim, 16));
    }
    for (const position of endgames(6, 8, 7, false)) isRight(position, new BestSolver(aim, 12), new Exact(aim, 14));
  });
}

test('looks only at what it is asked for', () => {
  const solver = new BestSolver('difference', 12);
  const exact = new Exact('difference', 14);
  const found = new Float64Array(4);
  const all = new Float64Array(4);
  for (const position of endgames(5, 6, 12)) {
    exact.placements(position, all);
    found.fill(Number.NaN);
    solver.placements(position, found, { among: 0b0110 });
    expect(found[0]).toBeNaN();
    expect(found[3]).toBeNaN();
    expect(Math.max(found[1], found[2])).toBeCloseTo(Math.max(all[1], all[2]), 9);
  }
});

test('gives up when told, and nothing wrong stays behind', () => {
  const solver = new BestSolver('win', 12);
  const found = new Float64Array(4);
  const again = new Float64Array(4);
  let gaveUp = 0;
  for (const position of endgames(6, 8, 3)) {
    let slices = 0;
    if (!solver.placements(position, found, { slice: 5, goOn: () => ++slices < 3 })) gaveUp++;
    solver.placements(position, found);
    new BestSolver('win', 12).placements(position, again);
    expect(Math.max(...found)).toBe(Math.max(...again));
  }
  expect(gaveUp).toBeGreaterThan(0);
});

test('says how many cards it can count with', () => {
  expect(new BestSolver('win', 4).solves(13)).toBe(true);
  expect(new BestSolver('difference', 4).solves(11)).toBe(true);
  const [early] = endgames(30, 1, 1);
  expect(() => new BestSolver('difference', 4).placements(early, new Float64Array(4))).toThrow(RangeError);
});
