import { NOBODY, Random, startPosition } from '@countertop/core';
import { describe, expect, it, test, vi } from 'vitest';
import { PointsKnowledge } from '../brain/knowledge.ts';
import { game as points } from '../game.ts';
import { PLAY, type PointsPosition } from '../rules/position.ts';
import { type Rush, rushOn } from '../rules/rush.ts';
import { type Course, randomCourse } from './compare.ts';

const SEEDS = [1, 2, 3];
const GAMES = 20;

describe('what is played out in WebAssembly', () => {
  it.each(SEEDS)('is after every point what the rules make of it (seed %i)', (seed) => {
    const random = new Random(seed);
    for (let game = 0; game < GAMES; game++) {
      const start = startOf(randomCourse(random, 4, game % 3 === 0 ? 14 : 8));
      const law = start.clone();
      const same = new Random(game);
      for (let plies = 0; law.actor !== NOBODY; plies++) {
        const table = rushFrom(start);
        const drawn = new Random(game);
        expect(table.playAnywhere(start, drawn, plies)).toBe(plies);
        expect(seenOn(table, law)).toEqual(stateOf(law));
        expect([drawn.low, drawn.high]).toEqual([same.low, same.high]);
        law.play(law.pick(same));
      }
      const whole = start.clone();
      whole.playOut(new Random(game));
      expect(stateOf(whole)).toEqual(stateOf(law));
      expect([whole.ply, whole.last, whole.hashLow, whole.hashHigh]).toEqual([
        law.ply,
        law.last,
        law.hashLow,
        law.hashHigh,
      ]);
    }
  });

  it.each(SEEDS)('near live points is move by move the playout of the brain (seed %i)', (seed) => {
    const random = new Random(seed);
    for (let game = 0; game < 4 * GAMES; game++) {
      const position = startOf(randomCourse(random, 4, game % 3 === 0 ? 40 : 12));
      for (let plies = random.below(position.width * position.height); plies > 0 && position.openCount > 1; plies--)
        position.play(position.pick(random));
      if (position.phase !== PLAY) continue;
      const knowledge = new PointsKnowledge({ radius: 1 + (game % 3) });
      const [imagined, values, chances] = [new Random(game), new Float64Array(2), new Float64Array(2)];
      const before = stateOf(position);
      const heard: string[] = [];
      const ending = knowledge.imagine(position, imagined, values, chances, (move, seat) =>
        heard.push(`${seat} ${move}`),
      );
      expect(stateOf(position)).toEqual(before);
      const played = new Random(game);
      const told: string[] = [];
      knowledge.playout(position, played, (move, seat) => told.push(`${seat} ${move}`));
      expect(heard).toEqual(told);
      expect([...values]).toEqual([position.score(0) - position.score(1), position.score(1) - position.score(0)]);
      expect(ending).toBe(position.actor === NOBODY ? 'over' : 'open');
      if (position.actor === NOBODY) expect([...chances]).toEqual([position.share(0), position.share(1)]);
      expect(imagined.next()).toBe(played.next());
    }
  });
});

test('where there is no WebAssembly all is played by the rules', async () => {
  const played = plainStart(points);
  played.playOut(new Random(5));
  vi.stubGlobal('WebAssembly', undefined);
  vi.resetModules();
  try {
    const without = plainStart((await import('../game.ts')).game);
    const knowledge = new (await import('../brain/knowledge.ts')).PointsKnowledge();
    const values = new Float64Array(2);
    expect(knowledge.imagine(without, new Random(1), values, values)).toBeUndefined();
    expect(without.playOut(new Random(5))).toBe(played.ply);
    expect([without.hashLow, without.hashHigh]).toEqual([played.hashLow, played.hashHigh]);
  } finally {
    vi.unstubAllGlobals();
    vi.resetModules();
  }
});

function plainStart(game: typeof points): PointsPosition {
  const start = startPosition(game, { width: 8, height: 8 }, 2);
  if (!start.ok) throw new Error(start.problem.code);
  return start.value.position;
}

function startOf({ options, setup, turn }: Course): PointsPosition {
  const start = startPosition(points, options, 2);
  if (!start.ok) throw new Error(start.problem.code);
  const { position } = start.value;
  for (const [seat, cell] of setup ?? []) points.setup?.place(position, seat, cell);
  if (setup !== undefined) points.setup?.begin(position, turn);
  // The first points may be bound to the middle: they are put by the rules.
  const random = new Random(turn);
  while (position.bound !== undefined || position.ply < 2) {
    if (position.actor === NOBODY) break;
    position.play(position.pick(random));
  }
  return position;
}

function rushFrom(position: PointsPosition): Rush {
  const table = rushOn(position.field);
  if (table === undefined) throw new Error('no WebAssembly here');
  position['writeDots'](table);
  return table;
}

function stateOf(position: PointsPosition) {
  const open = Array.from({ length: position.openCount }, (_, i) => position.openDot(i));
  return { cells: Array.from(position.marks), open, scores: position.scores() };
}

/** What lies on the table, as far as the position goes. */
function seenOn(table: Rush, { field }: PointsPosition) {
  return {
    cells: Array.from(table.cells.subarray(0, field.size)),
    open: Array.from(table.open.subarray(0, table.openCount)),
    scores: [table.score(0), table.score(1)],
  };
}
