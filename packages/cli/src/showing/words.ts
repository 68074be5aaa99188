import { coreWords, type Game, type Problem, sentence, type Words } from '@countertop/core';
import { protocolWords } from '@countertop/protocol';
import { certificateWords } from '../solve/certificate-words.ts';

/** English sentences for the problems of thinkers and of the engine protocol. */
const engineWords: Words = {
  'brain-missing': 'There is no brain for {game} yet; random and uct play without one.',
  'baseline-unknown': 'This game has no baseline "{given}". It has: {known}.',
  'thinking-fault': 'A fault of this program while thinking: {detail}',
  'thinking-unfinished': 'The thinker was ended before it had said anything.',
  'line-unknown': '"{given}" is not a word of the protocol: hello, new, play, undo, go, stop, quit.',
  'record-move': 'Move {number} of the record cannot be played: {why}',
  'no-game': 'No game has begun: new {record} comes first.',
  'go-over': 'The game is over; there is nothing to think about.',
  'go-chance': 'A draw is to be made; it comes in by play.',
  'limits-not-json': 'After go comes nothing, or a JSON object such as {"milliseconds": 1000}.',
  'limits-number': '"{name}" is a number from {min} to {max}.',
};

/** English sentences for the problems of this command line. */
const tableWords: Words = {
  'nothing-to-undo': 'Nothing has been played yet.',
  'nobody-to-move': 'Nobody is to move.',
  'takeback-drawn': '{draw} was drawn after the last move, and what is drawn stays drawn.',
};

/** English sentences for what is wrong with a game of one's own. */
const ownGameWords: Words = {
  'own-game-missing':
    'There is no game in "{where}": a folder with a package.json or an index.js, built to JavaScript.',
  'own-game-broken': '"{where}" cannot be loaded: {detail}',
  'own-game-none': '"{where}" exports no game: its index exports "game", and if it has them "brain" and "guide".',
  'own-game-twice': '"{where}" is another game with the id "{id}", which is taken.',
};

/** The English sentence for a problem, for a game's own problems in that game's words. */
export function say(problem: Problem, game?: Game): string {
  const why = sentence(
    problem,
    ...(game === undefined ? [] : [game.words]),
    tableWords,
    engineWords,
    protocolWords,
    ownGameWords,
    certificateWords,
    coreWords,
  );
  const { index, entry } = problem.data ?? {};
  // What is wrong with a placement of a setup is said as it would be of a move; which one it is is said here.
  if (entry === undefined || problem.code === 'setup-entry') return why;
  return `Placement ${index} of the setup, "${entry}", cannot be made: ${why}`;
}
