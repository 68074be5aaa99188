import type { Words } from '@countertop/core';

/** English sentences for the problems of Points. */
export const words: Words = {
  'stop-too-early': 'You may say "stop" from your second turn on.',
  'already-stopped': 'The other player has stopped already: put points, or end with "done".',
  'nobody-stopped': '"done" ends the goes after a "stop", and nobody has stopped.',
  'not-in-middle': '{cell} is not in the middle: a first point goes into {from} to {to}.',
  circled: '{cell} lies in an area that seat {by} has circled.',
  'centre-too-wide': '"centreWidth" is {given}, but the field is only {width} wide.',
  'sgf-no-game': 'There is no game in this file: an SGF game begins with "(;".',
  'sgf-unexpected': 'The SGF breaks off at character {at}: "{sign}" cannot stand there.',
  'sgf-unclosed': 'The SGF ends too early: a bracket opened at or before character {at} is not closed.',
  'sgf-no-value': 'The SGF property {name} at character {at} has no value.',
  'sgf-other-game': 'This is a file of another game ({given}); Points is GM[40].',
  'sgf-size': 'The SGF needs the size of the field, such as SZ[39:32], not "{given}".',
  'sgf-too-large': 'SGF has letters for {most} columns and rows; this field is {width} by {height}.',
  'sgf-point': '{name}[{given}] is no point of the field.',
  'sgf-variation-setup': 'A variation sets points up, which can only happen before the first move.',
  'sgf-turn': 'It is not the turn of {name} there.',
  'sgf-clearing': 'This SGF takes points off the field (AE), which cannot happen in Points.',
  'centre-too-high': '"centreHeight" is {given}, but the field is only {height} high.',
};
