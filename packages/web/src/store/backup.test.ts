import { beginTournament } from '@countertop/tournament';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptMatch } from './kept-match.ts';
import type { KeptStudy } from './kept-study.ts';
import type { KeptTournament } from './kept-tournament.ts';

// Node has neither a database nor events of a page: the shelves last as long as the module.
vi.stubGlobal('addEventListener', () => undefined);
const { makeBackup, readBackup, restore } = await import('./backup.ts');
const { matches, studies, tournaments } = await import('./shelves.ts');

let stored = new Map<string, string>();
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    key: (at: number) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size;
    },
  });
});
afterEach(async () => {
  for (const { id } of await matches.list()) await matches.forget(id);
  for (const { id } of await studies.list()) await studies.forget(id);
  for (const { id } of await tournaments.list()) await tournaments.forget(id);
});

const match = (id: string, touched: number): KeptMatch => ({
  id,
  game: 'lineup',
  events: [
    {
      kind: 'created',
      number: 0,
      at: 1,
      version: 1,
      game: 'lineup',
      options: {},
      seats: [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', level: 3 },
      ],
      clock: { kind: 'none' },
      takeback: 'free',
      chance: { kind: 'local' },
    },
  ],
  seed: undefined,
  touched,
  over: false,
  plies: 0,
  names: ['Ada', 'Bot 3'],
});
const study = (id: string, touched: number): KeptStudy => ({
  id,
  game: 'lineup',
  record: { version: 1 },
  at: [],
  report: undefined,
  source: undefined,
  touched,
  plies: 0,
  names: [],
});
const spring: KeptTournament = {
  id: 't',
  touched: 1,
  over: false,
  tournament: beginTournament({
    name: 'Spring',
    game: 'lineup',
    options: {},
    clock: { kind: 'none' },
    takeback: 'off',
    system: 'swiss',
    planned: 2,
    names: ['Ada', 'Boris', 'Clara'],
  }),
};
const keepsake = (name: string, value: unknown, time?: number) => {
  stored.set(`countertop.${name}`, JSON.stringify(value));
  const times = JSON.parse(stored.get('countertop.times') ?? '{}');
  if (time !== undefined) stored.set('countertop.times', JSON.stringify({ ...times, [name]: time }));
};
const kept = (name: string) => JSON.parse(stored.get(`countertop.${name}`) ?? 'null');
const file = async () => JSON.stringify(await makeBackup());
const putBack = async (text: string) => {
  const read = readBackup(text);
  if (!read.ok) throw new Error(read.problem.code);
  return restore(read.value.backup, read.value.refused);
};

describe('a back-up', () => {
  it('brings everything to another device', async () => {
    await matches.keep(match('a', 1), match('b', 2));
    await studies.keep(study('s', 1));
    await tournaments.keep(spring);
    keepsake('settings', { theme: 'dark' }, 10);
    const text = await file();
    await matches.forget('a');
    await matches.forget('b');
    await studies.forget('s');
    await tournaments.forget('t');
    stored.clear();
    expect(await putBack(text)).toEqual({
      matches: { added: 2, renewed: 0, left: 0 },
      studies: { added: 1, renewed: 0, left: 0 },
      tournaments: { added: 1, renewed: 0, left: 0 },
      keepsakes: 1,
      refused: 0,
    });
    expect((await matches.list()).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(await matches.find('a')).toEqual(match('a', 1));
    expect(await tournaments.find('t')).toEqual(spring);
    expect(kept('settings')).toEqual({ theme: 'dark' });
    expect(kept('times')).toEqual({ settings: 10 });
  });

  it('leaves what is newer here, and adds what is missing', async () => {
    await matches.keep(match('a', 1), match('b', 5));
    keepsake('learn', { x: { done: ['one'] } }, 10);
    keepsake('settings', { theme: 'dark' }, 10);
    const text = await file();
    await matches.keep({ ...match('a', 9), plies: 7 }, match('b', 4), match('c', 1));
    keepsake('learn', { x: { done: ['two'] } }, 20);
    keepsake('settings', { theme: 'light' }, 20);
    expect((await putBack(text)).matches).toEqual({ added: 0, renewed: 1, left: 1 });
    expect((await matches.find('a'))?.plies).toBe(7);
    expect((await matches.find('b'))?.touched).toBe(5);
    expect(await matches.find('c')).toBeDefined();
    expect(kept('learn')).toEqual({ x: { done: ['one', 'two'] } });
    expect(kept('settings')).toEqual({ theme: 'light' });
  });

  it('put back twice changes nothing the second time', async () => {
    await matches.keep(match('a', 1));
    keepsake('settings', { theme: 'dark' });
    const text = await file();
    expect(await putBack(text)).toMatchObject({ matches: { left: 1 }, keepsakes: 0 });
  });

  it.each([
    ['', 'no-json'],
    ['{', 'no-json'],
    ['null', 'no-backup'],
    ['{"version":1,"game":"points","moves":[]}', 'no-backup'],
    ['{"format":"countertop-backup","version":1}', 'no-backup'],
    ['{"format":"countertop-backup","version":2,"matches":[],"studies":[]}', 'newer'],
  ])('is no such thing: %s', (text, code) => {
    expect(readBackup(text)).toMatchObject({ ok: false, problem: { code } });
  });

  it('leaves out single things that cannot be read, and says how many', async () => {
    await matches.keep(match('a', 1));
    const whole = await makeBackup();
    const damaged = { ...whole, matches: [...whole.matches, { ...match('b', 1), events: [{ kind: 'x' }] }, null] };
    const keepsakes = { 'a b': 1, times: { x: 1 }, fine: true };
    const tournaments = [{ ...spring, tournament: {} }];
    const read = readBackup(JSON.stringify({ ...damaged, studies: [{}], tournaments, keepsakes }));
    expect(read).toMatchObject({ ok: true, value: { refused: 4, backup: { keepsakes: { fine: true }, studies: [] } } });
  });
});
