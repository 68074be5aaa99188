import type { WordsByLanguage } from '@countertop/core';
import { english } from './lesson-words-en.ts';
import { russian } from './lesson-words-ru.ts';

export const lessonWords: WordsByLanguage = { en: english, ru: russian };
