import type { Words } from '@countertop/core';

/** English sentences for the problems of Points. */
export const words: Words = {
  'stop-too-early': 'You may say "stop" from your second turn on.',
  'already-stopped': 'The other player has stopped already: put points, or end with "done".',
  'nobody-stopped': '"done" ends the goes after a "stop", and nobody has stopped.',
  'not-in-middle': '{cell} is not in the middle: a first point goes into {from} to {to}.',
  circled: '{cell} lies in an area that seat {by} has circled.',
  'centre-too-wide': '"centreWidth" is {given}, but the field is only {width} wide.',
  'centre-too-high': '"centreHeight" is {given}, but the field is only {height} high.',
};
