import { coreWords, Random, sentence } from '@countertop/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CounterplaysPosition, counterplays } from '../index.ts';
import { problems as words } from '../words/en.ts';

const start = () => new CounterplaysPosition('highest');

function code(text: string, position = start()): string {
  const read = counterplays.read(position, text);
  return read.ok ? 'ok' : read.problem.code;
}

describe('the notation', () => {
  it('is tile, orientation and shift', () => {
    const position = start();
    const read = counterplays.read(position, 'N4@0,0');
    if (!read.ok) throw new Error(read.problem.code);
    expect(counterplays.write(position, read.value)).toBe('N4@0,0');
  });

  it.each([
    ['', 'placement-form'],
    ['N4', 'placement-form'],
    ['N@0,0', 'placement-form'],
    ['4@0,0', 'placement-form'],
    ['N4@0', 'placement-form'],
    ['N4@0,0,0', 'placement-form'],
    ['N4@0, 0', 'placement-form'],
    [' N4@0,0', 'placement-form'],
    ['N4@0,0\n', 'placement-form'],
    ['N4@0.0,0', 'placement-form'],
    ['N4@1e0,0', 'placement-form'],
    ['N4@0,0x0', 'placement-form'],
    ['N4@--1,0', 'placement-form'],
    ['N4@−1,0', 'placement-form'],
    ['N٤@0,0', 'placement-form'],
    ['Ｎ4@0,0', 'placement-form'],
    ['NN4@0,0', 'placement-form'],
    ['pass', 'placement-form'],
    ['n4@0,0', 'tile-unknown'],
    ['A0@0,0', 'tile-unknown'],
    ['N04@0,0', 'number-spelling'],
    ['N+4@0,0', 'number-spelling'],
    ['N-0@0,0', 'number-spelling'],
    ['N4@+1,2', 'number-spelling'],
    ['N4@-0,0', 'number-spelling'],
    ['N4@0,-0', 'number-spelling'],
    ['N4@00,0', 'number-spelling'],
    ['N4@0,-01', 'number-spelling'],
    ['N6@0,0', 'orientation-unknown'],
    ['N-1@0,0', 'orientation-unknown'],
    ['O1@0,0', 'orientation-unknown'],
    ['N99999999999999999999999@0,0', 'orientation-unknown'],
    ['N4@1,0', 'first-place'],
    ['N4@0,-128', 'first-place'],
    ['N4@256,0', 'first-place'],
    [`N4@${'9'.repeat(5000)},0`, 'first-place'],
  ])('refuses %j: %s', (text, expected) => {
    expect(code(text)).toBe(expected);
  });

  it('takes no shift for another one that is 256 away', () => {
    const position = start();
    for (const text of ['Y8@0,0', 'N1@-1,3']) {
      const read = counterplays.read(position, text);
      if (!read.ok) throw new Error(read.problem.code);
      if (text === 'N1@-1,3') {
        expect(code('N1@255,3', position)).toBe('not-touching');
        expect(code('N1@-1,259', position)).toBe('not-touching');
        expect(code('N1@-1,-253', position)).toBe('not-touching');
      }
      position.play(read.value);
    }
  });

  it('never throws, and says every reason in a sentence without gaps', () => {
    const random = new Random(1);
    const position = start();
    const nearly = fc
      .tuple(
        fc.constantFrom('I', 'N', 'O', 'T', 'X', 'q'),
        fc.integer({ min: -1, max: 12 }),
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: -9, max: 9 }),
      )
      .map(([letter, number, x, y]) => `${letter}${number}@${x},${y}`);
    for (let ply = 0; ply < 24; ply++) {
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), nearly), (text) => {
          const read = counterplays.read(position, text);
          if (read.ok) {
            expect(counterplays.write(position, read.value)).toBe(text);
          } else {
            expect(words).toHaveProperty([read.problem.code]);
            expect(
              sentence({ ...read.problem, data: { ...read.problem.data, given: '' } }, words, coreWords),
            ).not.toMatch(/\{\w+\}/);
          }
        }),
        { numRuns: 50, seed: ply },
      );
      position.play(position.pick(random));
    }
  });

  it('gives a legal example with a placement that is none', () => {
    const position = start();
    position.play(position.pick(new Random(2)));
    const read = counterplays.read(position, 'O0@40,40');
    if (read.ok) throw new Error('legal');
    expect(read.problem.code).toBe('not-touching');
    expect(code(String(read.problem.data?.['example']), position)).toBe('ok');
  });
});
