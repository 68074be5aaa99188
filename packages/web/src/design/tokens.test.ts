import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = ['tokens', 'themes']
  .map((name) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8'))
  .join('\n');

type Colour = readonly [red: number, green: number, blue: number];

const GROUNDS = chosenIn('ground', 'paper');
const PALETTES = chosenIn('palette', 'classic');

/** All values that the styles know for a choice; the first is what they are without it. */
function chosenIn(choice: string, usual: string): readonly string[] {
  return [
    usual,
    ...new Set([...css.matchAll(new RegExp(`data-${choice}="(\\w+)"`, 'g'))].map(([, value = '']) => value)),
  ];
}

/** The colours of a page with such choices: later rules over earlier ones, as they are written. */
function colours(chosen: Readonly<Record<string, string>>): (key: string) => Colour {
  const found = new Map<string, Colour>();
  for (const [, selector = '', body = ''] of css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    const not = /:not\(\[data-(\w+)="(\w+)"\]\)/.exec(selector);
    if (not !== null && chosen[not[1] ?? ''] === not[2]) continue;
    const asked = [...selector.replace(/:not\([^)]*\)/, '').matchAll(/\[data-(\w+)="(\w+)"\]/g)];
    if (!asked.every(([, choice = '', value]) => chosen[choice] === value)) continue;
    for (const [, key = '', hex = ''] of body.matchAll(/--([\w-]+):\s*#([0-9a-f]{6})\b/g)) {
      found.set(
        key,
        [0, 2, 4].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Colour,
      );
    }
  }
  return (key) => {
    const colour = found.get(key);
    if (colour === undefined) throw new Error(`no --${key}`);
    return colour;
  };
}

/** Part of a colour, the rest black, mixed as the styles mix (in Oklab). */
function shaded(colour: Colour, part: number): Colour {
  // In Oklab black is zero: the cube roots of all channels shrink alike.
  return colour.map((value) => value * part ** 3) as unknown as Colour;
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

const THEMES = ['light', 'dark', 'contrast'] as const;
const LOOKS = THEMES.flatMap((theme) =>
  GROUNDS.flatMap((ground) => PALETTES.map((palette) => ({ theme, ground, palette }))),
);

it('there are boards and pieces to choose from', () => {
  expect(GROUNDS.length).toBeGreaterThanOrEqual(3);
  expect(PALETTES.length).toBeGreaterThanOrEqual(2);
});

describe.each(LOOKS)('the colours in $theme on $ground with $palette pieces', (look) => {
  const get = colours(look);

  it('let words be read (WCAG 2.2 AA)', () => {
    for (const ink of ['ink', 'ink-soft', 'ink-faint', 'accent', 'bad', 'good']) {
      for (const paper of ['paper', 'paper-raised']) {
        expect(contrast(get(ink), get(paper)), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(get('accent-ink'), get('accent'))).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['board', 'sheet', 'table']) {
      for (const ink of ['ink', 'ink-soft']) {
        expect(contrast(get(ink), get(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('let marks be seen on the board', () => {
    for (const mark of ['accent', 'focus']) {
      for (const ground of ['board', 'sheet']) {
        expect(contrast(get(mark), get(ground)), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('let pieces be told from the board', () => {
    for (const ground of ['board', 'sheet', 'paper-raised']) {
      for (const seat of [0, 1, 2, 3, 4, 5]) {
        expect(contrast(get(`seat-${seat}`), get(ground)), `seat ${seat} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
    for (const colour of ['yellow', 'blue', 'green', 'red']) {
      const counter = get(`piece-${colour}`);
      // A counter has a side of its own colour, darker, all around below.
      const seen = Math.max(contrast(counter, get('board')), contrast(shaded(counter, 0.6), get('board')));
      expect(seen, `${colour} on the board`).toBeGreaterThanOrEqual(3);
    }
    for (const piece of ['piece-light', 'piece-dark']) {
      const seen = Math.max(contrast(get(piece), get('board')), contrast(get(`${piece}-edge`), get('board')));
      expect(seen, `${piece} on the board`).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(['protanopia', 'deuteranopia', 'tritanopia'])('tell two players apart with %s', (vision) => {
    expect(distance(seenBy(vision, get('seat-0')), seenBy(vision, get('seat-1')))).toBeGreaterThan(0.1);
  });

  it.each(Object.keys(VISIONS))('tell yellow from the other counters with %s; shapes tell all', (vision) => {
    for (const other of ['blue', 'red', 'green']) {
      expect(
        distance(seenBy(vision, get('piece-yellow')), seenBy(vision, get(`piece-${other}`))),
        other,
      ).toBeGreaterThan(0.1);
    }
  });
});

describe.each(LOOKS.filter(({ theme, palette }) => palette === 'clear' && theme !== 'contrast'))(
  'the counters made for all eyes, in $theme on $ground',
  (look) => {
    const get = colours(look);

    it.each(['protanopia', 'deuteranopia', 'tritanopia'])('are told apart with %s, without their shapes', (vision) => {
      const counters = ['yellow', 'blue', 'red', 'green'].map((name) => seenBy(vision, get(`piece-${name}`)));
      for (const [at, one] of counters.entries()) {
        for (const other of counters.slice(at + 1)) expect(distance(one, other)).toBeGreaterThan(0.1);
      }
    });
  },
);
