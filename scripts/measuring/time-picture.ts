import type { Doubling } from '@countertop/search';
import { BAR, INK } from './colours.ts';
import { dot, framed, line, path } from './frame.ts';

/** The scale is of doublings: from a twentieth of a second to four. */
const SHORTEST = 50;
const LONGEST = 4000;
/** Scores below this are off the paper. */
const LOWEST = 40;

/** What twice the time buys, at every length of it. */
export function timePicture(name: string, doublings: readonly Doubling[]): string {
  const across = (milliseconds: number): number => Math.log(milliseconds / SHORTEST) / Math.log(LONGEST / SHORTEST);
  const up = (score: number): number => Math.max(0, (score - LOWEST) / (100 - LOWEST));
  return framed(
    name,
    'what twice the time buys',
    {
      name: 'seconds a move',
      marks: doublings.map(({ milliseconds }) => [across(milliseconds), String(milliseconds / 1000)]),
    },
    {
      name: 'score against half the time, %',
      marks: [40, 50, 60, 70, 80, 90, 100].map((score) => [up(score), String(score)]),
    },
    [
      line([0, up(50)], [1, up(50)], INK),
      path(
        doublings.map(({ milliseconds, score }) => [across(milliseconds), up(score)]),
        BAR,
      ),
      ...doublings.map(({ milliseconds, score, plusMinus }) =>
        dot(across(milliseconds), up(score), plusMinus / (100 - LOWEST), BAR),
      ),
    ],
  );
}
