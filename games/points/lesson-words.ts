import type { WordsByLanguage } from '@countertop/core';
import { circlingEn } from './lesson-words-circling-en.ts';
import { circlingRu } from './lesson-words-circling-ru.ts';
import { fightingEn } from './lesson-words-fighting-en.ts';
import { fightingRu } from './lesson-words-fighting-ru.ts';
import { wholeGameEn } from './lesson-words-whole-game-en.ts';
import { wholeGameRu } from './lesson-words-whole-game-ru.ts';

export const lessonWords: WordsByLanguage = {
  en: { ...circlingEn, ...fightingEn, ...wholeGameEn },
  ru: { ...circlingRu, ...fightingRu, ...wholeGameRu },
};
