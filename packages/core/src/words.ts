import type { Words } from './problem.ts';

/** English sentences for the problems that all games share. */
export const coreWords: Words = {
  'options-not-object': '"options" must be an object such as {"width": 8}.',
  'option-unknown': 'There is no option "{name}" in this game. Its options: {known}.',
  'option-integer': 'Option "{name}" must be a whole number from {min} to {max}, not {given}.',
  'option-flag': 'Option "{name}" must be true or false, not {given}.',
  'option-choice': 'Option "{name}" must be one of {values}, not {given}.',
  'seats-count': '{game} takes {min} to {max} seats, not {given}.',
  'record-not-json': 'This is not JSON: {detail}',
  'record-not-object': 'A record is a JSON object with "game", "seats" and "moves".',
  'record-version': 'Record version {given} is not known here; this program reads version {known}.',
  'record-game': 'The record needs "game", a name such as "points".',
  'record-seats': 'The record needs "seats", a whole number.',
  'record-moves': 'The record needs "moves", a list of texts (it may be empty).',
  'game-unknown': 'There is no game "{given}". The games: {known}.',
  'setup-not-object': '"setup" must be an object with "place" and "turn".',
  'setup-place': '"setup" needs "place", a list of placements such as "0:c4".',
  'setup-turn': '"setup" needs "turn", the number of the seat that moves first.',
  'setup-unknown': '{game} cannot begin from a setup.',
  'setup-entry': 'Placement {index} of the setup, "{entry}", is not of the form "seat:cell" with a seat of this match.',
  'move-not-text': 'A move is a text, not {given}.',
  'move-unreadable': '"{given}" is not a move of this game.',
  'game-over': 'The game is over; "{given}" comes too late.',
  'off-board': '{cell} is not on the board.',
  taken: '{cell} is taken.',
};
