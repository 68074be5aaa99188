import { describe, expect, test } from 'vitest';
import { pebbles } from '../../test/pebbles.ts';
import { ANN, BOT, go, play, sitDown } from '../../test/table.ts';
import type { OfferKind } from './offer-kinds.ts';
import { weighOffer } from './weigh-offer.ts';

function asked(kind: OfferKind, moves = '1 1') {
  const state = go(play(sitDown(pebbles, { seats: [ANN, BOT] }), moves), [{ kind: 'offer', seat: 0, offer: kind }], {
    dealer: { answer: () => undefined },
  });
  const [offer] = state.offers;
  return (chance: number, exact = false) => weighOffer(state, offer, 1, { chances: [1 - chance, chance], exact });
}

describe('a bot that is asked for a draw', () => {
  const answer = asked('draw');
  test('agrees where it is proven, where all is lost, and where it is given much', () => {
    expect(answer(0.5, true)).toEqual({ kind: 'accept' });
    expect(answer(0.01)).toEqual({ kind: 'accept' });
    expect(answer(0.2)).toEqual({ kind: 'accept' });
  });
  test('says why not', () => {
    expect(answer(0.5)).toEqual({ kind: 'decline', why: 'unsettled' });
    expect(answer(0.8)).toEqual({ kind: 'decline', why: 'hopeful' });
    expect(answer(1, true)).toEqual({ kind: 'decline', why: 'hopeful' });
  });
});

describe('a bot that is asked to count', () => {
  test('agrees where that comes to what it expects anyway', () => {
    expect(asked('count', '1 3')(0.97)).toEqual({ kind: 'accept' });
    expect(asked('count', '3 1')(0.03)).toEqual({ kind: 'accept' });
  });
  test('plays on where counting would take its chances away', () => {
    expect(asked('count', '3 1')(0.4)).toEqual({ kind: 'decline', why: 'hopeful' });
  });
});

test('the reason is in the log', () => {
  const state = go(sitDown(pebbles, { seats: [ANN, BOT] }), [{ kind: 'offer', seat: 0, offer: 'draw' }], {
    dealer: { answer: () => ({ kind: 'decline', why: 'unsettled' }) },
  });
  expect(state.events.at(-1)).toMatchObject({ kind: 'declined', seat: 1, offer: 'draw', why: 'unsettled' });
});
