import { type Appraisal, toned } from '@countertop/search';
import { describe, expect, it } from 'vitest';
import { critiqueOf } from './critique.ts';

const reason = toned({
  'completes-row': 'for',
  denies: 'for',
  safe: 'for',
  leaves: 'against',
  'misses-row': 'against',
  opens: 'against',
  'ends-game': 'idle',
});
type Code = Parameters<typeof reason>[0];
const move = (name: string, chance: number | undefined, ...codes: Code[]): Appraisal => ({
  move: name,
  chance,
  reasons: codes.map((code) => reason(code)),
});
const critique = (best: Appraisal, mine: Appraisal) => critiqueOf({ best, about: [mine] });

describe('the coach', () => {
  it('praises the best move for what speaks for it', () => {
    const best = move('y:c4', 0.6, 'completes-row', 'leaves', 'ends-game');
    expect(critique(best, best)).toMatchObject({ kind: 'good', praise: [{ code: 'completes-row' }], blame: [] });
  });

  it('lets a move pass that is as good as the best', () => {
    expect(critique(move('y:c4', 0.6), move('b:a1', 0.59, 'safe'))).toMatchObject({
      kind: 'good',
      praise: [{ code: 'safe' }],
    });
  });

  it('names the better move when a little was given away', () => {
    const best = move('y:c4', 0.6, 'safe', 'denies');
    expect(critique(best, move('b:a1', 0.54, 'safe', 'leaves'))).toMatchObject({
      kind: 'fine',
      better: 'y:c4',
      praise: [{ code: 'denies' }],
      blame: [],
    });
  });

  it('says what was wrong when much was given away', () => {
    expect(critique(move('y:c4', 0.6, 'completes-row'), move('b:a1', 0.3, 'misses-row', 'safe'))).toMatchObject({
      kind: 'better',
      praise: [{ code: 'completes-row' }],
      blame: [{ code: 'misses-row' }],
    });
  });

  it('goes by the reasons where the search has not looked at the move', () => {
    const best = move('y:c4', 0.6);
    expect(critique(best, move('b:a1', undefined, 'opens'))?.kind).toBe('better');
    expect(critique(best, move('b:a1', undefined, 'safe'))?.kind).toBe('fine');
  });

  it('says nothing where nobody has thought', () => {
    expect(critiqueOf({ best: undefined, about: [move('y:c4', undefined)] })).toBeUndefined();
  });
});
