import { MoveList, Random } from '@countertop/core';
import { expect, test } from 'vitest';
import { CounterplaysPosition } from '../index.ts';
import { AnyPlace } from '../rules/any-place.ts';
import { tileOf } from '../rules/placement.ts';
import { TILES } from '../rules/tiles.ts';
import { EndgameSurvey } from './endgame-survey.ts';
import { playoutMove } from './playout.ts';

const ALL = (1 << TILES.length) - 1;

function print(survey: EndgameSurvey, tiles: number): string {
  survey.lookAtTwo();
  survey.takePrint(tiles, []);
  return `${survey.low} ${survey.high}`;
}

/** The print of a position that nobody looked at on the way. */
function freshPrint(position: CounterplaysPosition, like: EndgameSurvey, tiles: number): string {
  const survey = new EndgameSurvey();
  survey.follow(position);
  survey.begin(ALL);
  return survey.left === like.left && survey.bottom === like.bottom ? print(survey, tiles) : 'seen from elsewhere';
}

test('what a placement on the table adds to a print is known before it is laid', () => {
  const places = new AnyPlace();
  const list = new MoveList();
  const survey = new EndgameSurvey();
  let compared = 0;
  for (let seed = 0; seed < 6; seed++) {
    const random = new Random(seed);
    const position = new CounterplaysPosition('highest');
    while (position.ply < 15) position.play(playoutMove(position, places, random));
    survey.follow(position);
    survey.begin(ALL);
    position.moves(list);
    const onTable = list.toArray().filter((move) => position.levelOf(move) === 1);
    for (let i = 0; i < 20 && onTable.length > 0; i++) {
      const move = onTable[random.below(onTable.length)];
      const tiles = ALL & ~(1 << tileOf(move));
      survey.lookAtTwo();
      if (!survey.foresee(move) || !survey.takePrintAfter(move, tiles, [])) continue;
      const foreseen = `${survey.low} ${survey.high}`;
      survey.push(move, 1);
      position.play(move);
      expect(print(survey, tiles)).toBe(foreseen);
      const fresh = freshPrint(position, survey, tiles);
      if (fresh !== 'seen from elsewhere') {
        expect(fresh).toBe(foreseen);
        compared++;
      }
      position.undo();
      survey.pop();
    }
  }
  expect(compared).toBeGreaterThan(0);
});
