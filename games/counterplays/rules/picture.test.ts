import { type Look, PLAIN, Random } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { CounterplaysPosition, counterplays } from '../index.ts';

function pictureAfter(...moves: string[]): string {
  const position = new CounterplaysPosition('highest');
  for (const text of moves) {
    const read = counterplays.read(position, text);
    if (!read.ok) throw new Error(read.problem.code);
    position.play(read.value);
  }
  return counterplays.picture(position, PLAIN);
}

describe('the picture', () => {
  it('shows an empty table', () => {
    expect(pictureAfter()).toContain('The table is empty.');
    expect(pictureAfter()).toContain('> White  score 0  left I P L Y J V C W T O N X');
  });

  it('shows tiles, levels, scores and what is left', () => {
    expect(pictureAfter('V4@0,0', 'J9@2,0', 'C3@2,0')).toMatchInlineSnapshot(`
      "
         2       .   . _ . _ . _ .   .   .
                     \\1   1 /\\1  \\  /\\
         1     .   .  \\ V_ /C \\ j_\\/j_\\.
                           \\2   2   2 /
         0   .   .   .   .  \\ C_  C_ /

        -1 .   .   .   .   .   .   .
           -1  0   1   2   3   4   5   6

      level 2  1:0 decides  C=C3@2,0
      level 1  1:1  V=V4@0,0  j=J9@2,0

        White  score 1  left I P L Y J W T O N X
      > Black  score 0  left I P L Y V C W T O N X"
    `);
  });

  it('shows every tile of a whole game', () => {
    const position = new CounterplaysPosition('lowest');
    const random = new Random(5);
    for (let ply = 0; ply < 24; ply++) position.play(position.pick(random));
    const picture = counterplays.picture(position, PLAIN);
    for (let ply = 0; ply < 24; ply++) {
      expect(picture).toContain(`=${counterplays.write(position, position.placed[ply])}`);
    }
    expect(picture).toMatch(/wins|draw/);
  });

  it('stands upright where the slanting frame is too wide, and marks the last tile', () => {
    const position = new CounterplaysPosition('highest');
    const random = new Random(1);
    for (let ply = 0; ply < 24; ply++) position.play(position.pick(random));
    const widthOf = (look: Look): number =>
      Math.max(
        ...counterplays
          .picture(position, look)
          .split('\n')
          .map((line) => line.length),
      );
    expect(widthOf(PLAIN)).toBeGreaterThan(80);
    expect(widthOf({ ...PLAIN, columns: 80 })).toBeLessThanOrEqual(80);
    const last = position.placed[23];
    const written = counterplays.write(position, last);
    expect(counterplays.picture(position, { ...PLAIN, last })).toMatch(new RegExp(`\\([a-z]=${written}\\)`, 'i'));
  });

  it('paints with what it is given', () => {
    const position = new CounterplaysPosition('highest');
    position.play(position.pick(new Random(1)));
    const painted = counterplays.picture(position, { paint: (text, paint) => `<${paint}:${text}>` });
    expect(painted).toContain('<seat0:');
  });
});
