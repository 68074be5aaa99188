import type { Taste } from '@countertop/core';
import { arriving } from '../arriving.svelte.ts';
import { guideOf } from '../games.ts';
import { PACES, type PaceName } from '../match/running/pace.ts';
import { LANGUAGES, text } from '../words/text.svelte.ts';
import { fieldsOf, Keepsake, onlyOf } from './keepsake.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** What boards are made of, and the colours of what stands on them (see design/themes.css). */
export const GROUNDS = ['paper', 'wood', 'felt', 'slate'] as const;
export type Ground = (typeof GROUNDS)[number];
export const PALETTES = ['classic', 'clear', 'jewel'] as const;
export type Palette = (typeof PALETTES)[number];

const fingersPoint = matchMedia('(pointer: coarse)').matches;

const keepsake = new Keepsake('settings', fieldsOf);

/** What the person likes, kept on this device. */
class Settings {
  theme: Theme = $state('system');
  ground: Ground = $state('paper');
  palette: Palette = $state('classic');
  language = $state(firstLanguage());
  sound = $state(true);
  haptics = $state(true);
  /** Where a touch first shows and a second confirms, by game, as far as somebody has chosen. */
  private confirmed: Readonly<Record<string, boolean>> = $state.raw({});
  /** One choice for all games, from when there was no other. */
  private readonly confirm: boolean | undefined;
  hand: Taste['hand'] = $state('right');
  aids = $state(true);
  coordinates = $state(true);
  pace: PaceName = $state('usual');
  motion = $state(!matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    const kept = keepsake.read();
    this.theme = oneOf(THEMES, kept['theme']) ?? this.theme;
    this.ground = oneOf(GROUNDS, kept['ground']) ?? this.ground;
    this.palette = oneOf(PALETTES, kept['palette']) ?? this.palette;
    if (LANGUAGES.includes(String(kept['language']))) this.language = String(kept['language']);
    for (const name of ['sound', 'haptics', 'aids', 'coordinates', 'motion'] as const) {
      if (typeof kept[name] === 'boolean') this[name] = kept[name];
    }
    if (typeof kept['confirm'] === 'boolean') this.confirm = kept['confirm'];
    this.confirmed = onlyOf(kept['confirmed'], (value) => typeof value === 'boolean');
    if (Object.hasOwn(PACES, String(kept['pace']))) this.pace = kept['pace'] as PaceName;
    if (kept['hand'] === 'left' || kept['hand'] === 'right') this.hand = kept['hand'];
  }

  /** Whether a touch is confirmed by a second one: as chosen for the game; else where fingers point at small targets. */
  confirmIn(game: string): boolean {
    return this.confirmed[game] ?? ((this.confirm ?? fingersPoint) && guideOf(game)?.confirms !== false);
  }

  chooseConfirm(game: string, on: boolean): void {
    this.confirmed = { ...this.confirmed, [game]: on };
  }

  /** How the person likes the board of a game to be. */
  tasteIn(game: string): Taste {
    const { motion, hand, aids, coordinates } = this;
    return { motion, confirm: this.confirmIn(game), hand, aids, coordinates };
  }

  /** What is kept. */
  get chosen() {
    const { theme, ground, palette, language, sound, haptics, confirm, confirmed, hand, aids, coordinates } = this;
    const { pace, motion } = this;
    return {
      theme,
      ground,
      palette,
      language,
      sound,
      haptics,
      confirm,
      confirmed,
      hand,
      aids,
      coordinates,
      pace,
      motion,
    };
  }
}

export const settings = new Settings();

/** Follows the settings: what is chosen is kept, and shows on the page at once. */
export function followSettings(): void {
  const asked = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'].map((query) =>
    matchMedia(query),
  );
  const answers = () => asked.map(({ matches }) => matches);
  let now = $state.raw(answers());
  for (const each of asked) {
    each.addEventListener('change', () => {
      now = answers();
    });
  }
  $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset['theme'] = themeWhere(now);
      document.documentElement.dataset['ground'] = settings.ground;
      document.documentElement.dataset['palette'] = settings.palette;
    });
    $effect(() => void arriving.until(text.use(settings.language)));
    // What nobody has chosen may still follow the device.
    let untouched = true;
    $effect(() => {
      const { chosen } = settings;
      if (!untouched) keepsake.keep(chosen);
      untouched = false;
    });
  });
}

/** The theme that was chosen, or the device's; where the reader's own colours are forced upon the page, the one for their ground. */
function themeWhere([dark, contrast, forced]: readonly boolean[]): Exclude<Theme, 'system'> {
  if (forced === true) return dark === true ? 'dark' : 'contrast';
  if (settings.theme !== 'system') return settings.theme;
  return contrast === true ? 'contrast' : dark === true ? 'dark' : 'light';
}

function oneOf<T extends string>(all: readonly T[], kept: unknown): T | undefined {
  return all.find((each) => each === kept);
}

/** The first language of the browser's that the page speaks, be it in another region. */
function firstLanguage(): string {
  const spoken = navigator.languages.map(
    (language) =>
      LANGUAGES.find((each) => each === language) ?? LANGUAGES.find((each) => each === language.split('-')[0]),
  );
  return spoken.find((language) => language !== undefined) ?? 'en';
}
