import { MoveList, NOBODY, Random } from '@countertop/core';
import { expect, test } from 'vitest';
import { CounterplaysPosition, PLIES } from '../index.ts';
import { AnyPlace } from '../rules/any-place.ts';
import { tileOf } from '../rules/placement.ts';
import { NO, UNSURE, YES } from './endgame-answers.ts';
import { EndgameGlance } from './endgame-glance.ts';
import { EndgameSurvey } from './endgame-survey.ts';
import { playoutMove } from './playout.ts';
import { Standing } from './standing.ts';

const places = new AnyPlace();
const lists = Array.from({ length: PLIES + 1 }, () => new MoveList());

function endOf(plies: number, seed: number): CounterplaysPosition {
  const random = new Random(seed);
  const position = new CounterplaysPosition('highest');
  while (position.ply < PLIES - plies) position.play(playoutMove(position, places, random));
  return position;
}

/** Whether White comes to the aim, by trying every placement. */
function truth(position: CounterplaysPosition, aim: number): number {
  if (position.actor === NOBODY) return 2 * position.share(0) - 1 >= aim ? YES : NO;
  const list = lists[position.ply];
  position.moves(list);
  const want = position.actor === 0 ? YES : NO;
  for (let i = 0; i < list.length; i++) {
    position.play(list.moves[i]);
    const found = truth(position, aim);
    position.undo();
    if (found === want) return want;
  }
  return 0 - want;
}

function glanceAt(position: CounterplaysPosition): EndgameGlance {
  const survey = new EndgameSurvey();
  const standing = new Standing();
  survey.follow(position);
  standing.follow(position);
  return new EndgameGlance(survey, standing, Int32Array.of(position.tilesLeft(0), position.tilesLeft(1)));
}

test('what is seen at a glance with two tiles left is what comes of every placement', () => {
  let sure = 0;
  for (let seed = 0; seed < 60; seed++) {
    const position = endOf(2, seed);
    const glance = glanceAt(position);
    for (const aim of [0, 1]) {
      const answer = glance.atLastTwo(aim);
      if (answer === UNSURE) continue;
      sure++;
      expect(answer).toBe(truth(position, aim));
    }
  }
  expect(sure).toBeGreaterThan(60);
});

test('with three left it holds wherever on the table the first of them goes', () => {
  let sure = 0;
  const list = new MoveList();
  for (let seed = 0; seed < 30; seed++) {
    const position = endOf(3, seed);
    position.moves(list);
    const moves = list.toArray().filter((move) => position.levelOf(move) === 1);
    for (const tile of new Set(moves.map(tileOf))) {
      const answer = glanceAt(position).beyondTable(tile, 0);
      if (answer === UNSURE) continue;
      sure++;
      const places = moves.filter((move) => tileOf(move) === tile);
      for (let i = 0; i < places.length; i += 7) {
        position.play(places[i]);
        expect(truth(position, 0)).toBe(answer);
        position.undo();
      }
    }
  }
  expect(sure).toBeGreaterThan(10);
});
