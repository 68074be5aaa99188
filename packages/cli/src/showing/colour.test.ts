import { expect, test } from 'vitest';
import { wantsColour } from './colour.ts';

test.each<[boolean, NodeJS.ProcessEnv, boolean, boolean]>([
  [false, {}, true, true],
  [false, {}, false, false],
  [false, { TERM: 'dumb' }, true, false],
  [false, { NO_COLOR: '1' }, true, false],
  [false, { NO_COLOR: '' }, true, true],
  [false, { CI: 'true' }, true, false],
  [false, { CI: 'false' }, true, true],
  [false, { FORCE_COLOR: '' }, false, true],
  [false, { FORCE_COLOR: '1', NO_COLOR: '1', CI: '1' }, false, true],
  [false, { FORCE_COLOR: '0' }, true, false],
  [true, { FORCE_COLOR: '1' }, true, false],
])('--no-color %s, %j, a terminal %s: colours %s', (noColour, env, isTerminal, coloured) => {
  expect(wantsColour(noColour, env, isTerminal)).toBe(coloured);
});
