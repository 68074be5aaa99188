import type { Taste } from '@countertop/core';
import { arriving } from '../arriving.svelte.ts';
import { PACES, type PaceName } from '../match/pace.ts';
import { LANGUAGES, text } from '../words/text.svelte.ts';
import { fieldsOf, Keepsake } from './keepsake.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

const keepsake = new Keepsake('settings', fieldsOf);

/** What the person likes, kept on this device. */
class Settings {
  theme: Theme = $state('system');
  language = $state(firstLanguage());
  sound = $state(true);
  haptics = $state(true);
  /** A touch first shows, a second confirms: on where fingers point. */
  confirm = $state(matchMedia('(pointer: coarse)').matches);
  hand: Taste['hand'] = $state('right');
  aids = $state(true);
  coordinates = $state(true);
  pace: PaceName = $state('usual');
  motion = $state(!matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    const kept = keepsake.read();
    if (THEMES.includes(kept['theme'] as Theme)) this.theme = kept['theme'] as Theme;
    if (LANGUAGES.includes(String(kept['language']))) this.language = String(kept['language']);
    for (const name of ['sound', 'haptics', 'confirm', 'aids', 'coordinates', 'motion'] as const) {
      if (typeof kept[name] === 'boolean') this[name] = kept[name];
    }
    if (Object.hasOwn(PACES, String(kept['pace']))) this.pace = kept['pace'] as PaceName;
    if (kept['hand'] === 'left' || kept['hand'] === 'right') this.hand = kept['hand'];
  }

  get taste(): Taste {
    return {
      motion: this.motion,
      confirm: this.confirm,
      hand: this.hand,
      aids: this.aids,
      coordinates: this.coordinates,
    };
  }
}

export const settings = new Settings();

/** Follows the settings: what is chosen is kept, and shows on the page at once. */
export function followSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  let now = $state({ dark: dark.matches, contrast: contrast.matches });
  const look = () => {
    now = { dark: dark.matches, contrast: contrast.matches };
  };
  dark.addEventListener('change', look);
  contrast.addEventListener('change', look);
  $effect.root(() => {
    $effect(() => {
      const system = now.contrast ? 'contrast' : now.dark ? 'dark' : 'light';
      document.documentElement.dataset['theme'] = settings.theme === 'system' ? system : settings.theme;
    });
    $effect(() => void arriving.until(text.use(settings.language)));
    $effect(() => {
      const { theme, language, sound, haptics, confirm, hand, aids, coordinates, pace, motion } = settings;
      keepsake.keep({ theme, language, sound, haptics, confirm, hand, aids, coordinates, pace, motion });
    });
  });
}

/** The first language of the browser's that the page speaks, be it in another region. */
function firstLanguage(): string {
  const spoken = navigator.languages.map(
    (language) =>
      LANGUAGES.find((each) => each === language) ?? LANGUAGES.find((each) => each === language.split('-')[0]),
  );
  return spoken.find((language) => language !== undefined) ?? 'en';
}
