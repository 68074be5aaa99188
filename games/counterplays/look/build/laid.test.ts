import { describe, expect, it } from 'vitest';
import { covered, readLaid, writeLaid } from './laid.ts';

describe('tiles on a table as one line', () => {
  it('are written and read: black ones with a star', () => {
    const line = 'I0@0,0 *O0@3,3 N4@-2,3';
    expect(readLaid(line).map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(writeLaid(readLaid(line))).toBe(line);
    expect(covered(readLaid(line)).size).toBe(18);
  });

  it('leave out what cannot lie there', () => {
    expect(readLaid('')).toEqual([]);
    expect(writeLaid(readLaid('nonsense I0@0,0 I1@9,9 O0@0,0 *I1@9,9'))).toBe('I0@0,0 *I1@9,9');
  });
});
