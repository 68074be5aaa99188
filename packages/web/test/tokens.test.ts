import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/design/tokens.css', import.meta.url), 'utf8');

type Colour = readonly [red: number, green: number, blue: number];

/** The colours of a theme: what it sets, over what light sets. */
function theme(name: 'light' | 'dark' | 'contrast'): ReadonlyMap<string, Colour> {
  const colours = new Map<string, Colour>();
  const blocks = [...css.matchAll(/:root(?:\[data-theme="(\w+)"\])?\s*\{([^}]*)\}/g)];
  for (const [, of = 'light', body = ''] of blocks) {
    if (of !== 'light' && of !== name) continue;
    for (const [, key = '', hex = ''] of body.matchAll(/--([\w-]+):\s*#([0-9a-f]{6})\b/g)) {
      colours.set(
        key,
        [0, 2, 4].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Colour,
      );
    }
  }
  return colours;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

const luminance = ([r, g, b]: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(a: Colour, b: Colour): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** How colours look to people without one kind of cone (Machado, Oliveira and Fernandes 2009, full severity), and in grey. */
const VISIONS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

function seenBy(vision: string, colour: Colour): Colour {
  const rows = VISIONS[vision] ?? [];
  return rows.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, at) => sum + part * (colour[at] ?? 0), 0),
      ),
    ),
  ) as unknown as Colour;
}

/** Distance in Oklab, where 1 is from black to white. */
function distance(a: Colour, b: Colour): number {
  const [x, y] = [oklab(a), oklab(b)];
  return Math.hypot(...x.map((value, at) => value - (y[at] ?? 0)));
}

function oklab([r, g, b]: Colour): number[] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

describe.each(['light', 'dark', 'contrast'] as const)('the colours in %s', (name) => {
  const colours = theme(name);
  const get = (key: string): Colour => {
    const colour = colours.get(key);
    if (colour === undefined) throw new Error(`no --${key}`);
    return colour;
  };

  it('let words be read (WCAG 2.2 AA)', () => {
    for (const ink of ['ink', 'ink-soft', 'ink-faint', 'accent', 'bad', 'good']) {
      for (const paper of ['paper', 'paper-raised']) {
        expect(contrast(get(ink), get(paper)), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(get('accent-ink'), get('accent'))).toBeGreaterThanOrEqual(4.5);
  });

  it('let seats be told from the board', () => {
    for (const seat of [0, 1, 2, 3, 4, 5]) {
      expect(contrast(get(`seat-${seat}`), get('paper-raised')), `seat ${seat}`).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(['protanopia', 'deuteranopia', 'tritanopia'])('tell two players apart with %s', (vision) => {
    expect(distance(seenBy(vision, get('seat-0')), seenBy(vision, get('seat-1')))).toBeGreaterThan(0.1);
  });

  it.each(Object.keys(VISIONS))('tell yellow from the other counters with %s; shapes tell all', (vision) => {
    for (const other of ['blue', 'red', 'green']) {
      expect(
        distance(seenBy(vision, get('counter-yellow')), seenBy(vision, get(`counter-${other}`))),
        other,
      ).toBeGreaterThan(0.1);
    }
  });
});
