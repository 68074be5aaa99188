import { describe, expect, test } from 'vitest';
import { bag } from '../../test/bag.ts';
import { pebbles } from '../../test/pebbles.ts';
import { ANN, BOB, BOT, CAI, EMPTY, go, kinds, play, refusal, sitDown } from '../../test/table.ts';
import type { Command } from './commands.ts';
import { createMatch } from './decide.ts';
import { rematchPlan } from './match-record.ts';
import type { OfferKind } from './offer-kinds.ts';

const offer = (seat: number, kind: OfferKind): Command => ({ kind: 'offer', seat, offer: kind });
const accept = (seat: number, kind: OfferKind): Command => ({ kind: 'accept', seat, offer: kind });
const decline = (seat: number, kind: OfferKind): Command => ({ kind: 'decline', seat, offer: kind });
const withdraw = (seat: number, kind: OfferKind): Command => ({ kind: 'withdraw', seat, offer: kind });

describe('a draw', () => {
  test('ends the match when all others accept', () => {
    const three = go(sitDown(bag, { seats: [ANN, BOB, CAI] }), [offer(0, 'draw'), accept(2, 'draw')]);
    expect(three.result).toBeNull();
    expect(go(three, [accept(1, 'draw')]).result).toMatchObject({ reason: 'agreed-draw', winners: [0, 1, 2] });
  });

  test('is refused by one for all, and not offered again before the next own move', () => {
    const declined = go(sitDown(pebbles), [offer(0, 'draw'), decline(1, 'draw')]);
    expect(declined.offers).toEqual([]);
    expect(refusal(declined, offer(0, 'draw'))).toBe('offer-again');
    expect(refusal(declined, offer(1, 'draw'))).toBeUndefined();
    expect(refusal(play(declined, '1'), offer(0, 'draw'))).toBeUndefined();
  });

  test('lapses when one who has not answered moves instead, not when the asker does', () => {
    const offered = play(go(sitDown(pebbles), [offer(0, 'draw')]), '1');
    expect(offered.offers).toHaveLength(1);
    expect(play(offered, '1').offers).toEqual([]);
  });

  test('is withdrawn by the asker only, answered by the others only, open once', () => {
    const offered = go(sitDown(pebbles), [offer(0, 'draw')]);
    expect(refusal(offered, withdraw(1, 'draw'))).toBe('offer-not-yours');
    expect(refusal(offered, accept(0, 'draw'))).toBe('offer-not-asked');
    expect(refusal(offered, offer(1, 'draw'))).toBe('offer-open');
    expect(refusal(offered, accept(1, 'count'))).toBe('offer-none');
    expect(go(offered, [withdraw(0, 'draw')]).offers).toEqual([]);
  });

  test('needs somebody in every seat to agree', () => {
    const left = go(sitDown(pebbles), [{ kind: 'leave', seat: 1 }, offer(0, 'draw')]);
    expect(left.result).toBeNull();
    const joined = go(left, [{ kind: 'sit', seat: 1, holder: CAI }, accept(1, 'draw')]);
    expect(joined.result).toMatchObject({ reason: 'agreed-draw' });
    expect(refusal(sitDown(bag, { seats: [ANN] }), offer(0, 'draw'))).toBe('offer-nobody');
  });

  test('needs no longer those who have resigned since', () => {
    const two = go(sitDown(bag, { seats: [ANN, BOB, CAI] }), [offer(0, 'draw'), accept(1, 'draw')]);
    expect(go(two, [{ kind: 'resign', seat: 2 }]).result).toMatchObject({ reason: 'agreed-draw', winners: [0, 1] });
  });
});

describe('ending and counting', () => {
  test('the most points win, as partners together', () => {
    const counted = go(play(sitDown(pebbles), '3 1'), [offer(1, 'count'), accept(0, 'count')]);
    expect(counted.result).toEqual({ reason: 'agreed-count', winners: [0], scores: [3, 1] });
    const partners = sitDown(bag, { options: { partners: true }, seats: [ANN, BOB, CAI, BOT] });
    const played = play(partners, '+b keep next +a keep next +b keep next');
    const agreed = go(played, [offer(0, 'count'), accept(1, 'count'), accept(2, 'count')], {
      dealer: { answer: () => ({ kind: 'accept' }) },
    });
    expect(agreed.result).toEqual({ reason: 'agreed-count', winners: [0, 2], scores: [2, 3, 2, 0] });
  });

  test('equal points share', () => {
    const counted = go(play(sitDown(pebbles), '1 1'), [offer(1, 'count'), accept(0, 'count')]);
    expect(counted.result?.winners).toEqual([0, 1]);
  });
});

describe('bots', () => {
  const match = play(sitDown(pebbles, { seats: [ANN, BOT] }), '1 1');

  test('decline draws, allow takebacks, play again, unless told otherwise', () => {
    expect(kinds(go(match, [offer(0, 'draw')])).at(-1)).toBe('declined');
    expect(kinds(go(match, [offer(0, 'takeback')])).at(-1)).toBe('taken-back');
    const over = go(match, [{ kind: 'resign', seat: 0 }, offer(0, 'rematch')]);
    expect(over.rematch.agreed).toBe(true);
    expect(go(match, [offer(0, 'draw')], { dealer: { answer: () => ({ kind: 'accept' }) } }).result?.reason).toBe(
      'agreed-draw',
    );
  });

  test('may take their time', () => {
    expect(go(match, [offer(0, 'draw')], { dealer: { answer: () => undefined } }).offers).toHaveLength(1);
  });
});

describe('a rematch', () => {
  const over = go(play(sitDown(pebbles), '1 1'), [{ kind: 'resign', seat: 0 }]);

  test('comes after the end, and turns the seats by one', () => {
    expect(refusal(sitDown(pebbles), offer(0, 'rematch'))).toBe('not-over');
    const agreed = go(over, [offer(1, 'rematch'), accept(0, 'rematch')]);
    expect(agreed.rematch).toEqual({ agreed: true, match: null });
    expect(refusal(agreed, offer(0, 'rematch'))).toBe('rematch-agreed');
    const plan = rematchPlan(agreed);
    expect(plan.seats).toEqual([BOB, ANN]);
    expect(createMatch(pebbles, plan, 9).ok).toBe(true);
    const continued = go(agreed, [{ kind: 'continue', match: 'next' }]);
    expect(continued.rematch.match).toBe('next');
    expect(refusal(continued, { kind: 'continue', match: 'other' })).toBe('rematch-continued');
  });

  test('does not wait for those who left: their seats stay open', () => {
    const alone = go(over, [{ kind: 'leave', seat: 1 }, offer(0, 'rematch')]);
    expect(alone.rematch.agreed).toBe(true);
    expect(rematchPlan(alone).seats).toEqual([EMPTY, ANN]);
    expect(refusal(over, { kind: 'continue', match: 'next' })).toBe('rematch-not-agreed');
  });
});
