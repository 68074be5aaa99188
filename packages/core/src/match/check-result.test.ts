import { describe, expect, test } from 'vitest';
import { pebbles } from '../../test/pebbles.ts';
import { go, play, sitDown } from '../../test/table.ts';
import { readScene, replay } from '../scene/record.ts';
import { checkResult } from './check-result.ts';
import { matchRecord } from './match-record.ts';

/** What is wrong with a record, by code; undefined where nothing is. */
function fault(record: unknown): string | undefined {
  const scene = readScene(record);
  const played = scene.ok ? replay(pebbles, scene.value) : undefined;
  if (played?.ok !== true) throw new Error('no record to begin with');
  return checkResult(played, record)?.code;
}

const begun = play(sitDown(pebbles), '1 1 3');
const played = matchRecord(play(sitDown(pebbles), '3 3 3 3'));
const resigned = matchRecord(go(begun, [{ kind: 'resign', seat: 1 }]));
const agreed = matchRecord(
  go(begun, [
    { kind: 'offer', seat: 0, offer: 'draw' },
    { kind: 'accept', seat: 1, offer: 'draw' },
  ]),
);

describe('the result of an honest record is right', () => {
  test.each([
    ['of a game that is not over', matchRecord(begun)],
    ['played', played],
    ['resigned', resigned],
    ['agreed', agreed],
  ])('%s', (_, record) => {
    expect(fault(record)).toBeUndefined();
  });
});

describe('a forged result is found', () => {
  const { result } = played;
  const cut = { ...played, moves: played.moves.slice(0, 2), times: played.times.slice(0, 2) };

  test.each<[string, unknown, string]>([
    ['a word for a result', { ...played, result: 'foo' }, 'result-form'],
    ['an unknown reason', { ...played, result: { ...result, reason: 'luck' } }, 'result-form'],
    ['a game that is cut off', cut, 'result-early'],
    ['moves cut off, but not their times', { ...played, moves: played.moves.slice(0, 2) }, 'times-count'],
    ['other scores', { ...played, result: { ...result, scores: [7, 5] } }, 'result-scores'],
    ['another winner', { ...played, result: { ...result, winners: [1] } }, 'result-winners'],
    ['a resignation after the end', { ...played, result: { ...result, reason: 'resigned' } }, 'result-late'],
    ['two who win by resignation', { ...resigned, result: { ...resigned.result, winners: [0, 1] } }, 'result-winners'],
    ['a seat that is none', { ...resigned, result: { ...resigned.result, winners: [2] } }, 'result-winners'],
    ['one who wins by a draw', { ...agreed, result: { ...agreed.result, winners: [0] } }, 'result-winners'],
    ['a win by time without a clock', { ...resigned, result: { ...resigned.result, reason: 'time' } }, 'result-clock'],
    [
      'one who wins what was called off',
      { ...resigned, result: { ...resigned.result, reason: 'aborted' } },
      'result-winners',
    ],
  ])('%s', (_, record, code) => {
    expect(fault(record)).toBe(code);
  });
});
