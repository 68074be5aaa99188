import { describe, expect, test } from 'vitest';
import { bag } from '../../test/bag.ts';
import { pebbles } from '../../test/pebbles.ts';
import { ANN, BOB, BOT, fairChance, go, play, SECRET, sitDown } from '../../test/table.ts';
import { type MatchRecord, matchRecord } from '../match/index.ts';
import { readScene, replay } from '../scene/record.ts';
import { commitmentOf } from './fair.ts';
import { verifyDraws } from './verify.ts';

/** A whole match with fair chance, one seat a bot, in which everybody keeps everything. */
function finished(): MatchRecord {
  const chance = { kind: 'fair', commitment: commitmentOf(SECRET) } as const;
  const start = sitDown(bag, { seats: [ANN, BOB, BOT], chance, clock: { kind: 'days', days: 1 } });
  let state = go(
    start,
    [
      { kind: 'contribute', seat: 0, contribution: 'aa'.repeat(8) },
      { kind: 'contribute', seat: 1, contribution: 'bb'.repeat(8) },
    ],
    { dealer: fairChance },
  );
  while (state.result === null) state = play(state, 'keep next', { dealer: fairChance });
  return matchRecord(state, { '3': 'Good.' });
}

describe('the record of a match', () => {
  test('is a record that replays, with the rest beside its keys', () => {
    const record: MatchRecord = JSON.parse(JSON.stringify(finished()));
    expect(record).toMatchObject({
      version: 1,
      game: 'bag',
      options: {},
      seats: 3,
      players: [ANN, BOB, BOT],
      clock: { kind: 'days', days: 1 },
      comments: { '3': 'Good.' },
      chance: { kind: 'fair', seed: SECRET.seed, contributions: ['aa'.repeat(8), 'bb'.repeat(8), ''] },
    });
    expect(record.times).toHaveLength(record.moves.length);
    const scene = readScene(record);
    const played = scene.ok ? replay(bag, scene.value) : undefined;
    expect(played?.ok && played.position.winners()).toEqual(record.result?.winners);
  });

  test('says nothing about chance where nothing was drawn', () => {
    expect(matchRecord(play(sitDown(pebbles), '1 1'))).not.toHaveProperty('chance');
  });
});

describe('checking draws', () => {
  const record = finished();
  const draws = record.moves.flatMap((move, ply) => (move.startsWith('+') ? [ply] : []));
  const checked = (change: Partial<MatchRecord> | Record<string, unknown>) =>
    verifyDraws(bag, { ...record, ...change });

  test('every draw of an honest match is right', () => {
    expect(checked({})).toEqual({ ok: true, value: { draws: 12, wrong: [] } });
  });

  test('an altered draw is found and named, and the others still are what they are', () => {
    for (const [draw, ply] of draws.entries()) {
      const given = ['+a', '+b', '+c'].find(
        (text) =>
          text !== record.moves[ply] &&
          verifyDraws(bag, { ...record, moves: record.moves.slice(0, ply).concat(text) }).ok,
      );
      // The last counters leave no choice.
      if (given === undefined) continue;
      const moves = record.moves.slice(0, ply).concat(given);
      expect(checked({ moves })).toEqual({
        ok: true,
        value: { draws: draw + 1, wrong: [{ draw, ply, given, wanted: record.moves[ply] }] },
      });
    }
  });

  test('another seed is not the one committed to', () => {
    const chance = { ...record.chance, seed: '11'.repeat(32) };
    expect(checked({ chance })).toMatchObject({ ok: false, problem: { code: 'fair-commitment' } });
  });

  test('a seed with its own commitment, or other contributions, give other draws', () => {
    const seed = '11'.repeat(32);
    const swapped = checked({ chance: { ...record.chance, seed, commitment: commitmentOf({ seed }) } });
    expect(swapped.ok && swapped.value.wrong.length).toBeGreaterThan(0);
    const added = checked({ chance: { ...record.chance, contributions: ['cc'.repeat(8), '', ''] } });
    expect(added.ok && added.value.wrong.length).toBeGreaterThan(0);
  });

  test.each([
    [{ chance: undefined }, 'fair-missing'],
    [{ chance: { kind: 'local' } }, 'fair-missing'],
    [{ chance: { ...record.chance, seed: null } }, 'fair-unrevealed'],
    [{ chance: { ...record.chance, seed: 'x' } }, 'fair-seed'],
    [{ chance: { ...record.chance, contributions: [] } }, 'fair-contributions'],
    [{ moves: ['+a', 'fly'] }, 'move-unreadable'],
    [{ seats: 99, chance: { ...record.chance, contributions: new Array(99).fill('') } }, 'seats-count'],
  ])('what cannot be checked says why: %#', (change, code) => {
    expect(checked(change)).toMatchObject({ ok: false, problem: { code } });
  });
});
