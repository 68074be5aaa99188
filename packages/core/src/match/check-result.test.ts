import { describe, expect, test } from 'vitest';
import { bag } from '../../test/bag.ts';
import { pebbles } from '../../test/pebbles.ts';
import { ANN, BOB, CAI, go, play, sitDown } from '../../test/table.ts';
import { readScene, replay } from '../scene/record.ts';
import { checkResult } from './check-result.ts';
import { matchRecord } from './match-record.ts';

/** What is wrong with a record, by code; undefined where nothing is. */
function fault(record: unknown): string | undefined {
  const scene = readScene(record);
  if (!scene.ok) throw new Error('no record to begin with');
  const played = scene.value.game === bag.id ? replay(bag, scene.value) : replay(pebbles, scene.value);
  if (!played.ok) throw new Error('no record that can be played');
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

const ahead = play(sitDown(bag, { options: { each: 1 }, seats: [ANN, BOB, CAI] }), '+a keep next +b keep next +c');
const ofThree = matchRecord(play(ahead, 'keep next'));
const withoutAnn = matchRecord(play(go(ahead, [{ kind: 'resign', seat: 0 }]), 'keep next'));

describe('the result of an honest record is right', () => {
  test.each([
    ['of a game that is not over', matchRecord(begun)],
    ['played', played],
    ['resigned', resigned],
    ['agreed', agreed],
    ['played by three', ofThree],
    ['played by three, of whom the best had resigned', withoutAnn],
    ['the same, which does not say who was out', { ...withoutAnn, out: undefined }],
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
    ['the second of three, though nobody was out', { ...ofThree, result: withoutAnn.result }, 'result-winners'],
    ['one who was out', { ...withoutAnn, result: ofThree.result }, 'result-winners'],
    ['a resignation of nobody', { ...resigned, out: [] }, 'result-reason'],
    ['a seat out that is none', { ...resigned, out: [2] }, 'result-out'],
    ['a word for who was out', { ...resigned, out: 'Bob' }, 'result-out'],
    [
      'one who wins what was called off',
      { ...resigned, result: { ...resigned.result, reason: 'aborted' } },
      'result-winners',
    ],
  ])('%s', (_, record, code) => {
    expect(fault(record)).toBe(code);
  });
});
