import { CHANCE, type Deed, type Game, type Happened, NOBODY, sayDeed, type Voice } from '@countertop/core';
import type { Guide } from '@countertop/search';

/** What one seat did, or what chance did for it, in a row. */
export interface Passage {
  /** Undefined: it concerns nobody in particular. */
  readonly seat: number | undefined;
  readonly phrases: readonly string[];
}

/** What happened, told seat by seat: "Bot 3: green d5 +1, yellow a6". */
export function storyOf(
  game: Game,
  guide: Guide | undefined,
  words: Voice,
  happened: readonly Happened[],
): readonly Passage[] {
  const passages: { seat: number | undefined; phrases: string[] }[] = [];
  for (const each of happened) {
    for (const { seat, phrase } of toldOf(game, guide, words, each)) {
      const last = passages.at(-1);
      if (last !== undefined && last.seat === seat) last.phrases.push(phrase);
      else passages.push({ seat, phrases: [seat === undefined ? begun(phrase) : phrase] });
    }
  }
  return passages;
}

/** What concerns nobody has no name before it: it begins as sentences do. */
function begun(phrase: string): string {
  return phrase.charAt(0).toLocaleUpperCase() + phrase.slice(1);
}

/** What one move did, whoever it was. */
export function phrasesOf(game: Game, guide: Guide | undefined, words: Voice, happened: Happened): readonly string[] {
  return toldOf(game, guide, words, happened).map(({ phrase }) => phrase);
}

/** The deeds of a move; without words for them, its notation. */
export function deedsOf(game: Game, guide: Guide | undefined, { before, move, after }: Happened): readonly Deed[] {
  const moment = before.actor === CHANCE ? 'draw' : 'place';
  return guide?.deeds?.(before, move, after) ?? [{ code: game.write(before, move), moment }];
}

function toldOf(game: Game, guide: Guide | undefined, words: Voice, happened: Happened) {
  const { actor } = happened.before;
  const mover = actor === CHANCE || actor === NOBODY ? undefined : actor;
  return deedsOf(game, guide, happened).map((deed) => ({
    seat: deed.seat ?? mover,
    phrase: words.knows(`deeds.${deed.code}`) ? sayDeed(words, deed) : game.write(happened.before, happened.move),
  }));
}
