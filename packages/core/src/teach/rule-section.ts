import { movesOf, type SceneLine } from '../scene/scene.ts';

/**
 * A section of the rules as people read them, in the order in which one wants to know. Data in games/<id>/teach/rules.ts; what is
 * said stands in the section `rules` of words/en.ts, and of every other language, under these keys:
 *   lead                  the game in a few sentences
 *   credits               whose game it is, as its source names them
 *   <section>.title       <section>.text (a line of its own is a paragraph of its own)
 *   <section>.at          what the picture shows at first
 *   <section>.<number>    what happens in each of its steps, from 1
 */
export interface RuleSection {
  readonly id: string;
  readonly figure?: SteppedFigure;
}

/** A picture on the real board that goes on step by step. Without steps it stands still. */
export interface SteppedFigure {
  readonly at: SceneLine;
  /** In notation, between spaces: what happens together is one step. */
  readonly steps: readonly string[];
}

/** The keys of all that is said of these sections. */
export function ruleKeys(sections: readonly RuleSection[]): string[] {
  const keys = sections.flatMap(({ id, figure }) => [
    `${id}.title`,
    `${id}.text`,
    ...(figure === undefined ? [] : [`${id}.at`, ...figure.steps.map((_, step) => `${id}.${step + 1}`)]),
  ]);
  return ['lead', 'credits', ...keys];
}

/** The scene after so many of a figure's steps. */
export function sceneAfter({ at, steps }: SteppedFigure, count: number): SceneLine {
  return { ...at, moves: [...movesOf(at.moves), ...steps.slice(0, count).flatMap(movesOf)].join(' ') };
}
