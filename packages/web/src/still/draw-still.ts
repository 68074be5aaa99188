import { type BoardProps, type Game, type SceneLine, sayIn, type Words } from '@countertop/core';
import type { Guide } from '@countertop/search';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { sampleOf } from './sample.ts';

/** What is drawn of a game before anybody comes: the board of its card, the diagrams of its rules, and their styles. */
export interface DrawnStill {
  readonly sample: string;
  readonly diagrams: readonly string[];
  readonly styles: string;
}

/** Runs where the page is built, not on the page. */
export async function drawStill(
  game: Game,
  guide: Guide | undefined,
  Board: Component<BoardProps>,
  words: Words,
): Promise<DrawnStill> {
  const styles = new Set<string>();
  const text = sayIn('en', words);

  async function draw(shown: SceneLine, withLast: boolean): Promise<string> {
    const { position, last } = sampleOf(game, shown);
    const props: BoardProps = {
      position,
      last: withLast ? last : undefined,
      legal: [],
      play: () => {},
      whyNot: () => '',
      say: () => {},
      text,
      names: Array.from({ length: position.seats }, (_, seat) => `${seat + 1}`),
      taste: { motion: false, confirm: false, hand: 'right', aids: false, coordinates: false },
      since: [],
      ahead: undefined,
      marks: [],
      still: true,
    };
    const { head, body } = await render(Board, { props, context: new Map([['game', () => game]]) });
    for (const [, style = ''] of head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) styles.add(style);
    return bare(body);
  }

  // A game without a sample is shown as it begins.
  const sample = guide?.sample ?? { seats: game.seats.min, moves: '' };
  return {
    sample: await draw(sample, false),
    diagrams: await Promise.all((guide?.diagrams ?? []).map((diagram) => draw(diagram, true))),
    styles: [...styles].join('\n'),
  };
}

/** A picture needs nothing that only hands, keyboards and screen readers use. */
function bare(markup: string): string {
  return markup
    .replace(/<!--.*?-->/gs, '')
    .replace(/ (?:role|tabindex|aria-[a-z]+|data-[a-z]+)="[^"]*"/g, '')
    .replace(/>\s+</g, '><')
    .trim();
}
