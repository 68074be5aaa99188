import { coreWords, type Game, type Problem, sentence, type Words } from '@countertop/core';

/** English sentences for the problems of this command line. */
const tableWords: Words = {
  'nothing-to-undo': 'Nothing has been played yet.',
  'drawn-stays': '{draw} was drawn after the last move, and what is drawn stays drawn.',
  'nobody-to-resign': 'Nobody is to move.',
  'resign-among-many': 'With more than two sides at the table the others would play on; this table cannot do that yet.',
};

/** The English sentence for a problem, for a game's own problems in that game's words. */
export function say(problem: Problem, game?: Game): string {
  return game === undefined
    ? sentence(problem, tableWords, coreWords)
    : sentence(problem, game.words, tableWords, coreWords);
}
