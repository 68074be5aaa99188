import { sayIn } from '@countertop/core';
import { beginTournament } from '@countertop/tournament';
import { describe, expect, it } from 'vitest';
import { asCsv } from './as-csv.ts';
import { tellPoints } from './tournament-told.ts';
import { words } from './words/en.ts';

const plan = { name: 'Spring', game: 'lineup', options: {}, clock: { kind: 'none' }, takeback: 'off' } as const;
const names = ['Ada', 'Boris "B", Jr', '=1+1'];
const spring = {
  ...beginTournament({ ...plan, system: 'swiss', planned: 2, names }),
  rounds: [
    [
      { first: 0, second: 1, outcome: { winner: 'nobody' } as const },
      { first: 2, second: null },
    ],
  ],
};

describe('a table', () => {
  it('has the standings and the rounds, and nothing in it is a formula', () => {
    expect(asCsv(sayIn('en', words), spring).split('\r\n')).toEqual([
      'Place,Name,Points,Wins,Draws,Losses,Opponents’ points,Direct encounter,Beaten points',
      "1,'=1+1,1,0,0,0,1,,1",
      '2,Ada,0.5,0,1,0,0.5,0.5,0.25',
      '2,"Boris ""B"", Jr",0.5,0,1,0,0.5,0.5,0.25',
      '',
      'Round,First,Second,Result',
      '1,Ada,"Boris ""B"", Jr",draw',
      '1,\'=1+1,,"rests, and gets a point"',
      '',
    ]);
  });

  it.each([
    [0, '0'],
    [0.5, '½'],
    [2.5, '2½'],
    [1.25, '1¼'],
    [3, '3'],
  ])('writes %d points as %s on the page', (points, written) => {
    expect(tellPoints(points)).toBe(written);
  });
});
