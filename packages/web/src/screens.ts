import type { Component } from 'svelte';
import { GAMES, loadGame, loadGuide } from './games.ts';
import { OWN_SCREENS } from './own-screens.ts';

/** Where somebody is on the page, read from the address. */
export interface Place {
  readonly screen:
    | 'home'
    | 'game'
    | 'new'
    | 'rules'
    | 'learn'
    | 'puzzle'
    | 'puzzles'
    | 'print'
    | 'own'
    | 'match'
    | 'matches'
    | 'open'
    | 'study'
    | 'table'
    | 'plan'
    | 'online'
    | 'tournaments'
    | 'settings'
    | 'account'
    | 'try'
    | 'lost';
  readonly game?: string;
  /** Which of the games' own screens. */
  readonly own?: string;
  readonly rest: readonly string[];
  /** Another key is another screen, drawn afresh. */
  readonly key: string;
}

type Screen = Component<{ place: Place }>;

/** Every screen but home comes when it is asked for; with what it cannot do without, where it would ask for that in turn. */
const screens: Readonly<
  Record<Exclude<Place['screen'], 'home' | 'own'>, (game: string) => Promise<{ default: unknown }>>
> = {
  game: () => import('./home/GamePage.svelte'),
  new: async (game) => (await Promise.all([import('./setup/SetUp.svelte'), loadGame(game)]))[0],
  rules: () => import('./rules/RulesPage.svelte'),
  learn: () => import('./learn/LessonPage.svelte'),
  puzzle: () => import('./puzzles/PuzzlePage.svelte'),
  puzzles: () => import('./puzzles/PuzzlesPage.svelte'),
  print: () => import('./print/PrintPage.svelte'),
  match: () => import('./match/MatchPage.svelte'),
  matches: () => import('./mine/MyMatches.svelte'),
  open: () => import('./match/sharing/OpenPage.svelte'),
  study: () => import('./study/StudyPage.svelte'),
  settings: () => import('./settings/SettingsPage.svelte'),
  account: () => import('./account/AccountPage.svelte'),
  table: () => import('./online/table/TablePage.svelte'),
  plan: () => import('./online/plan/PlanPage.svelte'),
  online: () => import('./online/lobby/LobbyPage.svelte'),
  tournaments: () => import('./tournaments/TournamentsPage.svelte'),
  try: () => (import.meta.env.DEV ? import('./match/TryPage.svelte') : import('./home/LostPage.svelte')),
  lost: () => import('./home/LostPage.svelte'),
};

/** The screen of a place; undefined where it is home, which is always there. */
export async function screenAt({ screen, game = '', own = '' }: Place): Promise<Screen | undefined> {
  if (screen === 'home') return undefined;
  if (screen === 'own') return (await Promise.all([OWN_SCREENS.get(own)?.(), loadGuide(game)]))[0];
  return (await screens[screen](game)).default as Screen;
}

export function placeOf(parts: readonly string[]): Place {
  const key = parts.join('/');
  const [first, ...rest] = parts;
  if (first === undefined) return { screen: 'home', rest, key };
  if (isOwnWord(first)) return { screen: first, rest, key };
  // For those who draw boards: a game after some random moves, with every seat to play.
  if (first === 'try' && import.meta.env.DEV) return { screen: 'try', rest, key };
  if (!GAMES.includes(first)) return { screen: 'lost', rest, key };
  const screen = rest[0];
  if (screen === undefined) return { screen: 'game', game: first, rest, key };
  if (screen === 'new' || screen === 'rules' || screen === 'learn' || screen === 'print')
    return { screen, game: first, rest: rest.slice(1), key };
  if (screen === 'puzzles') return { screen: 'puzzle', game: first, rest: rest.slice(1), key };
  // A screen that only this game has.
  const own = `${first}/${screen}`;
  if (OWN_SCREENS.has(own)) return { screen: 'own', own, game: first, rest: rest.slice(1), key };
  return { screen: 'lost', rest, key };
}

const OWN_WORDS = [
  'settings',
  'account',
  'match',
  'matches',
  'open',
  'study',
  'table',
  'plan',
  'online',
  'puzzles',
  'tournaments',
] as const;

function isOwnWord(word: string): word is (typeof OWN_WORDS)[number] {
  return OWN_WORDS.some((own) => own === word);
}

/** Whether a board takes all the room there: what stands above it makes itself small. */
export function boardFirst({ screen, rest }: Place): boolean {
  if (['match', 'table', 'plan', 'open', 'try'].includes(screen)) return true;
  // Lists come first; what is chosen from them is a board.
  return ['learn', 'puzzle', 'study', 'own'].includes(screen) && rest.length > 0;
}
