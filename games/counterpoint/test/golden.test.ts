import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type GameRecord, Random, readFrame, referee, startPosition } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { type CounterpointPosition, counterpoint, placing } from '../index.ts';

/**
 * Whole games with what the referee said after every ply, kept in golden/. To make them anew after a change of the rules:
 * GOLDEN=write npx vitest run games/counterpoint/test/golden.test.ts, then npm run format
 */
const FOLDER = new URL('./golden/', import.meta.url);

/** Options, seats and the seed of the players, who take points where they see them. */
const GAMES: readonly [name: string, options: Record<string, number | boolean>, seats: number, seed: number][] = [
  ['standard', {}, 2, 11],
  ['three', {}, 3, 12],
  ['partners', { partners: true }, 4, 13],
  ['rounded', { corners: false }, 4, 14],
  ['smallest', { width: 4, height: 4, corners: false }, 2, 15],
  ['wide', { width: 8, height: 6 }, 2, 16],
  ['long', { width: 4, height: 12 }, 3, 17],
  ['rounded-partners', { width: 5, height: 10, corners: false, partners: true }, 4, 18],
];

if (process.env['GOLDEN'] === 'write') for (const game of GAMES) write(...game);

describe('golden playthroughs', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

  test('there is one for every game named here', () => {
    expect(files.sort()).toEqual(GAMES.map(([name]) => `${name}.json`).sort());
  });

  test.each(files)('%s', (file) => {
    const golden = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
    const frame = readFrame(golden.record);
    if (!frame.ok) throw new Error(frame.problem.code);
    const ruling = referee(counterpoint, frame.value, { trace: true });
    expect(ruling.ok && ruling.trace).toEqual(golden.trace);
    expect(ruling.ok && ruling.winners).not.toBeNull();
  });
});

function write(name: string, options: Record<string, number | boolean>, seats: number, seed: number): void {
  const start = startPosition(counterpoint, options, seats);
  if (!start.ok) throw new Error(start.problem.code);
  const { position } = start.value;
  const random = new Random(seed);
  const moves: string[] = [];
  while (position.winners() === null) {
    const move = (position.actor >= 0 ? scoring(position) : undefined) ?? position.pick(random);
    moves.push(counterpoint.write(position, move));
    position.play(move);
  }
  const record: GameRecord = { game: 'counterpoint', options, seats, moves };
  const frame = readFrame(record);
  if (!frame.ok) throw new Error(frame.problem.code);
  const ruling = referee(counterpoint, frame.value, { trace: true });
  if (!ruling.ok || ruling.trace === undefined) throw new Error('not a game');
  // One line a verdict, so that a change shows where it begins.
  const trace = ruling.trace.map((verdict) => JSON.stringify(verdict)).join(',\n');
  writeFileSync(new URL(`${name}.json`, FOLDER), `{ "record": ${JSON.stringify(record)}, "trace": [\n${trace}\n] }\n`);
}

function scoring(position: CounterpointPosition): number | undefined {
  for (let colour = 0; colour < 4; colour++) {
    if (position.inReserve(position.turn, colour) === 0) continue;
    for (let i = 0; i < position.vacancies; i++) {
      const cell = position.vacantCell(i);
      if (position.gain(colour, cell) > 0) return placing(colour, cell);
    }
  }
  return undefined;
}
