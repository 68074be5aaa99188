import type { Words } from '@countertop/core';

/** English sentences for what is wrong with a certificate. */
export const certificateWords: Words = {
  'certificate-head': 'Its first line is no head of a certificate: {path}.',
  'certificate-line': 'Line {line} is no node of a proof.',
  'certificate-empty': 'It proves nothing.',
  'certificate-value': '"{given}" is no value: a whole number, or two with a / between.',
  'certificate-node': 'There is no node {node}, which is where "{way}" leads.',
  'certificate-turn': 'After "{way}" it is not the turn of the side that proves, which would play {move}.',
  'certificate-move': '{move} cannot be played after "{way}".',
  'certificate-choice': 'After "{way}" the side that proves is to move, and no move is written down.',
  'certificate-reply': 'Nothing answers {move} after "{way}".',
  'certificate-bound': 'It claims {says} {value}, but what is written down does not come to that.',
};
