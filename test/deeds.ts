import {
  type Deed,
  type Game,
  type Move,
  openScene,
  type Position,
  type SceneLine,
  sayDeed,
  sayIn,
} from '@countertop/core';

/** What the last move of a scene did, by the game's own `deedsOf`. */
export function lastDeeds<P extends Position>(
  game: Game<P>,
  deedsOf: (before: P, move: Move, after: P) => readonly Deed[],
  scene: SceneLine,
): readonly Deed[] {
  const all: P[] = [];
  const played = openScene(game, scene, (each) => {
    all.push(each.clone() as P);
  });
  const [before, after] = all.slice(-2);
  const last = played.ok ? played.moves.at(-1) : undefined;
  if (before === undefined || after === undefined || last === undefined) throw new Error(`not a game: ${scene.moves}`);
  return deedsOf(before, last, after);
}

/** Deeds as phrases, by the section `deeds` of a game's words. */
export function saidDeeds(
  list: readonly Deed[],
  { deeds }: { readonly deeds: Readonly<Record<string, string>> },
  language: string,
): readonly string[] {
  const under = Object.fromEntries(Object.entries(deeds).map(([key, phrase]) => [`deeds.${key}`, phrase]));
  return list.map((deed) => sayDeed(sayIn(language, under), deed));
}
