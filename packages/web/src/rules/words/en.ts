import type { Words } from '@countertop/core';

/** What stands around the rules of a game. */
export const words = {
  title: 'How to play {game}',
  exact: 'The exact rules',
  'exact.title': '{game}: the exact rules',
  'exact.note': 'Every rule with its number, and what to do in rare cases.',
  people: 'The rules in plain words',

  figure: 'Picture: {title}',
  'figure.at': 'Step {step} of {steps}',
  'figure.back': 'Step back',
  'figure.forward': 'Next step',
  'figure.again': 'From the beginning',
  'figure.play': 'Play all steps',
  'figure.pause': 'Pause',
} satisfies Words;
