import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { readSettings, type Said } from './read-settings.ts';
import { SETTINGS } from './setting.ts';

const nothing: Said = { flags: new Map(), environment: {} };
const file = (value: unknown) => ({ name: 'table.json', value });

describe('settings', () => {
  test('what nobody says is as usual', () => {
    const read = readSettings(nothing);
    expect(read).toMatchObject({ ok: true, value: { settings: { port: 8080, host: '127.0.0.1', limits: LIMITS } } });
    expect(read.ok && read.value.from.size).toBe(0);
  });

  test('a flag wins over the environment, that over the file, and it is known who said so', () => {
    const read = readSettings({
      flags: new Map([['port', '1']]),
      environment: { COUNTERTOP_PORT: '2', COUNTERTOP_LOG_LEVEL: 'debug' },
      file: file({ port: 3, log: { level: 'warn', form: 'json' }, limits: { talk: { burst: 9 } } }),
    });
    expect(read).toMatchObject({
      ok: true,
      value: {
        settings: {
          port: 1,
          log: { level: 'debug', form: 'json', addresses: 'short' },
          limits: { talk: { burst: 9, perSecond: LIMITS.talk.perSecond } },
        },
      },
    });
    expect(read.ok && Object.fromEntries(read.value.from)).toEqual({
      port: '--port',
      'log.level': 'COUNTERTOP_LOG_LEVEL',
      'log.form': 'table.json',
      'limits.talk.burst': 'table.json',
    });
  });

  test.each<[string, Said, object]>([
    [
      'a number that is none',
      { ...nothing, flags: new Map([['held', 'many']]) },
      { name: '--held', given: '"many"', expected: 'a whole number from 1 to 10000000' },
    ],
    [
      'a word that is not known, in the environment',
      { ...nothing, environment: { COUNTERTOP_LOG_FORM: 'xml' } },
      { name: 'COUNTERTOP_LOG_FORM', given: '"xml"', expected: 'one of auto, json, plain' },
    ],
    ['a text where a number belongs', { ...nothing, file: file({ port: '80' }) }, { name: '"port" in table.json' }],
    [
      'an address with a path',
      { ...nothing, file: file({ publicAddress: 'https://table.example/play' }) },
      { name: '"publicAddress" in table.json' },
    ],
    [
      'nothing a second',
      { ...nothing, file: file({ limits: { talk: { perSecond: 0 } } }) },
      { name: '"limits.talk.perSecond" in table.json', expected: 'a number above 0' },
    ],
  ])('refuses %s, by the name under which it was said', (_what, said, data) => {
    expect(readSettings(said)).toMatchObject({ ok: false, problem: { code: 'setting-wrong', data } });
  });

  test('a secret that is wrong is not said again', () => {
    const read = readSettings({ ...nothing, flags: new Map([['metrics-token', 'too short']]) });
    expect(read).toMatchObject({ ok: false, problem: { data: { given: '…' } } });
    const bus = readSettings({ ...nothing, flags: new Map([['bus', 'mysql://ann:hush@host/1']]) });
    expect(bus).toMatchObject({ ok: false, problem: { data: { given: '"mysql://ann:…@host/1"' } } });
  });

  test.each<[unknown, string, string]>([
    [{ prot: 1 }, 'setting-unknown', 'prot'],
    [{ log: { levle: 'info' } }, 'setting-unknown', 'log.levle'],
    [{ log: 'info' }, 'settings-no-object', 'log'],
    [JSON.parse('{"__proto__": {"port": 1}}'), 'setting-unknown', '__proto__'],
    [[], 'settings-no-object', ''],
  ])('refuses %j', (value, code, path) => {
    expect(readSettings({ ...nothing, file: file(value) })).toMatchObject({
      ok: false,
      problem: { code, data: { path } },
    });
  });

  test('every setting has names of its own and a sentence', () => {
    for (const names of [SETTINGS.map(({ flag }) => flag), SETTINGS.map(({ variable }) => variable)])
      expect(new Set(names).size).toBe(SETTINGS.length);
    for (const { says } of SETTINGS) expect(says).not.toBe('');
  });
});
