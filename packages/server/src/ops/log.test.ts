import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openLog, withoutSecrets } from './log.ts';

function logged(form: 'json' | 'plain', write: (log: ReturnType<typeof openLog>) => void): string {
  let text = '';
  const out = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  write(openLog({ level: 'trace', form }, out));
  return text;
}

test.each([
  ['a cookie', `cookie: countertop=${'a1'.repeat(32)}; theme=dark`],
  ['a bearer', 'authorization: Bearer a-token-for-metrics'],
  ['a seed', `the seed ${'0f'.repeat(16)} was refused`],
  ['a key for push', `p256dh=${'Bk-_x9'.repeat(14)}`],
])('%s that an error quotes is not written', (_what, text) => {
  const secret = /(?:[0-9a-f]{32,}|a-token-for-metrics|(?:Bk-_x9){3})/;
  expect(text).toMatch(secret);
  expect(withoutSecrets(text)).not.toMatch(secret);
  for (const form of ['json', 'plain'] as const) {
    expect(logged(form, (log) => log.error({ error: new Error(text) }, 'a commit failed'))).not.toMatch(secret);
  }
});

test('fields that are secrets by their name are left out, whatever they hold', () => {
  const line = logged('json', (log) =>
    log.info({ table: { seed: 'short', token: 'short' }, headers: { cookie: 'short' } }, 'made'),
  );
  expect(line).not.toContain('short');
  expect(JSON.parse(line)).toMatchObject({ level: 'info', what: 'made' });
});

test('for people it is a line with words and what belongs to them', () => {
  expect(logged('plain', (log) => log.warn({ took: 3 }, 'slow'))).toMatch(/^\S+Z warn {2}slow took=3\n$/);
});
