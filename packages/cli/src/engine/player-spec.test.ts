import { expect, test } from 'vitest';
import { readPlayer } from './player-spec.ts';

test('limits stand at the end', () => {
  expect(readPlayer('level:7@ms=500,nodes=20')).toMatchObject({ level: 7, effort: { milliseconds: 500, nodes: 20 } });
  expect(readPlayer('cmd:./other@home --fast@ms=9')).toMatchObject({
    command: './other@home --fast',
    effort: { milliseconds: 9 },
  });
});

test.each([
  ['level:1@foo=3', '"foo=3" in "level:1@foo=3" is no limit.'],
  ['level:1@nodes=0', '"nodes=0" in "level:1@nodes=0" is no limit.'],
  ['uct@ms=', '"ms=" in "uct@ms=" is no limit.'],
  ['random@', '"" in "random@" is no limit.'],
])('%s is told apart from a player', (text, message) => {
  expect(() => readPlayer(text)).toThrow(message);
});
