import type { Lesson } from '@countertop/core';
import { circlingLessons } from './lessons-circling.ts';
import { fightingLessons } from './lessons-fighting.ts';
import { middleLessons } from './lessons-middle.ts';
import { realGame } from './lessons-real-game.ts';
import { wholeGameLessons } from './lessons-whole-game.ts';

export const lessons: readonly Lesson[] = [
  ...circlingLessons,
  ...fightingLessons,
  ...middleLessons,
  ...wholeGameLessons,
  realGame,
];
