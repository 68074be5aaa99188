import { coreWords, type Game, matchWords, type Problem, sentence, type Words } from '@countertop/core';

/** English sentences for the problems of this command line. */
const tableWords: Words = {
  'nothing-to-undo': 'Nothing has been played yet.',
  'nobody-to-resign': 'Nobody is to move.',
  'takeback-drawn': '{draw} was drawn after the last move, and what is drawn stays drawn.',
};

/** The English sentence for a problem, for a game's own problems in that game's words. */
export function say(problem: Problem, game?: Game): string {
  const why = sentence(problem, ...(game === undefined ? [] : [game.words]), tableWords, coreWords, matchWords);
  const { index, entry } = problem.data ?? {};
  // What is wrong with a placement of a setup is said as it would be of a move; which one it is is said here.
  if (entry === undefined || problem.code === 'setup-entry') return why;
  return `Placement ${index} of the setup, "${entry}", cannot be made: ${why}`;
}
