import { afterEach, describe, expect, it, vi } from 'vitest';
import { allKeepsakes, eachOf, fieldsOf, isText, Keepsake, keptTimes, onlyOf, putKeepsake } from './keepsake.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage, as far as keepsakes need it. */
function storage(kept: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    key: (at: number) => Object.keys(kept)[at] ?? null,
    get length() {
      return Object.keys(kept).length;
    },
  });
  return kept;
}

const switchOn = () => new Keepsake('switch', (kept) => kept === true);

describe('a keepsake', () => {
  it('is kept under its name, and found again', () => {
    const kept = storage();
    expect(switchOn().exists).toBe(false);
    switchOn().keep(true);
    expect(kept['countertop.switch']).toBe('true');
    expect(switchOn().exists).toBe(true);
    expect(switchOn().read()).toBe(true);
  });

  it('is checked when it is read, whatever is found', () => {
    for (const found of ['"true"', '{', 'null', '']) {
      storage({ 'countertop.switch': found });
      expect(switchOn().read()).toBe(false);
    }
  });

  it('lasts as long as the page where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
    const keepsake = new Keepsake('forbidden', (kept) => (isText(kept) ? kept : ''));
    expect(keepsake.exists).toBe(false);
    expect(keepsake.read()).toBe('');
    keepsake.keep('word');
    expect(keepsake.read()).toBe('word');
    // What cannot be stored is stored when it can.
    const kept = storage();
    keepsake.keep('other');
    expect(kept['countertop.forbidden']).toBe('"other"');
  });
});

describe('all keepsakes', () => {
  it('are found by name, without what is not the page’s', () => {
    storage({ 'countertop.learn': '{"a":1}', 'countertop.broken': '{', 'countertop.times': '{}', other: '1' });
    expect(allKeepsakes()).toEqual({ learn: { a: 1 }, broken: undefined });
  });

  it('know when they last changed, and not when the same was kept again', () => {
    storage({ 'countertop.old': '1' });
    vi.useFakeTimers({ now: 1000 });
    switchOn().keep(true);
    vi.setSystemTime(2000);
    switchOn().keep(true);
    expect(keptTimes()).toEqual({ switch: 1000 });
    putKeepsake('old', 2, 500);
    expect(keptTimes()).toEqual({ switch: 1000, old: 500 });
    expect(allKeepsakes()).toEqual({ switch: true, old: 2 });
    vi.useRealTimers();
  });
});

describe('checking what was kept', () => {
  it('takes the fields of an object, and of nothing else', () => {
    expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
    for (const other of [undefined, null, 'text', [1]]) expect(fieldsOf(other)).toEqual({});
  });

  it('checks what is kept by name', () => {
    expect(eachOf({ a: '1', b: {} }, Number)).toEqual({ a: 1, b: Number.NaN });
    expect(onlyOf({ a: 'x', b: 2 }, isText)).toEqual({ a: 'x' });
  });
});
