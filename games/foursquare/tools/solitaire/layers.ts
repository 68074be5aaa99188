import { HIGHEST, STACKS } from '../../rules/cards.ts';
import {
  bare,
  bareLayouts,
  buriedUnder,
  caseOf,
  Layouts,
  layoutOf,
  stackOf,
  stacksOf,
  takes,
  topOf,
} from './layouts.ts';

/** So many ways to place a card, by stack and card. */
export const PLACEMENTS = STACKS * HIGHEST;
/** In `after`: a stack that is the same as the one before it. */
export const SAME = -1;
/** In `after`: it takes the stack. */
export const TAKES = -2;

/** What can lie on the table of solitaire with so many cards left, and where it leads. */
export interface Layer {
  /** Before the discard that ends a turn. */
  readonly ending: Layouts;
  /** Before the draw of a turn. */
  readonly drawing: Layouts;
  /** By layout before a draw and placement: the layout before the discard, with a card less; or `SAME`, or `TAKES`. */
  readonly after: Int32Array;
  /** By layout, placement that takes, and the card that begins the stack anew: the layout before the discard, with two cards less. */
  readonly anew: Int32Array;
  /** By layout before a discard: the same before the draw, with a card less. */
  readonly next: Int32Array;
  /** The cases of their tops (brain/stacks.ts). */
  readonly endingCases: Uint8Array;
  readonly drawingCases: Uint8Array;
}

/** By cards left, all that can come of these layouts. What is buried with more than `from` cards left is forgotten. */
export function meetLayers(cards: number, from: number, layouts: readonly number[]): readonly Layer[] {
  const bares = new Layouts();
  for (const layout of bareLayouts()) bares.meet(layout);
  const forgets = (left: number): boolean => left > from;
  const met = Array.from({ length: cards + 1 }, (_, left) => ({
    ending: forgets(left) ? bares : new Layouts(),
    drawing: forgets(left) ? bares : new Layouts(),
  }));
  for (const layout of layouts) met[cards].drawing.meet(forgets(cards) ? bare(layout) : layout);
  const layers: Layer[] = [];
  // From above: with fewer cards left lies what was put there with more.
  for (let left = cards; left >= 0; left--) {
    const { ending, drawing } = met[left];
    const after = new Int32Array(drawing.size * PLACEMENTS).fill(SAME);
    const anew = new Int32Array(after.length * HIGHEST);
    const next = Int32Array.from(left === 0 ? [] : ending.all, (layout) => met[left - 1].drawing.meet(layout));
    const place = (stacks: readonly number[], stack: number, card: number, at: number): void => {
      if (!takes(stacks, stack, card)) {
        const buried = forgets(left) ? 0 : buriedUnder(stacks[stack]) + topOf(stacks[stack]);
        after[at] = met[left - 1].ending.meet(layoutOf(stacks.with(stack, stackOf(card, buried))));
        return;
      }
      after[at] = TAKES;
      if (left === 1) return;
      for (let first = 1; first <= HIGHEST; first++) {
        const begun = layoutOf(stacks.with(stack, stackOf(first, 0)));
        anew[at * HIGHEST + first - 1] = met[left - 2].ending.meet(begun);
      }
    };
    for (const [number, layout] of left === 0 ? [] : drawing.all.entries()) {
      const stacks = stacksOf(layout);
      for (let stack = 0; stack < STACKS; stack++) {
        if (stacks[stack] === stacks[stack - 1]) continue;
        for (let card = 1; card <= HIGHEST; card++) {
          place(stacks, stack, card, number * PLACEMENTS + stack * HIGHEST + card - 1);
        }
      }
    }
    const [endingCases, drawingCases] = [ending, drawing].map(({ all }) => Uint8Array.from(all, caseOf));
    layers[left] = { ending, drawing, after, anew, next, endingCases, drawingCases };
  }
  return layers;
}
