import { STRIDE } from '../../brain/last-cards.ts';
import { TOPS_OF } from '../../brain/stacks.ts';
import { AFTER, stepOf } from '../../brain/steps.ts';
import { COPIES, GOAL, HIGHEST, STACKS, WORTH } from '../../rules/cards.ts';

/** So many tens can be discarded and the game still be won, and none: three stacks of a ten are always left. */
const DISCARDS = 61;

export interface Memory {
  /** With so many cards left and fewer, what lies under the tops counts; what lay there before is forgiven. */
  readonly from: number;
  /** In tens; more than this counts as this. */
  readonly most: number;
}

/** By case, what is buried, and what was discarded: the chance to win. */
interface Chances {
  /** Before the discard that ends a turn. */
  readonly ending: Float32Array;
  /** Before the draw of a turn. */
  readonly drawing: Float32Array;
}

/**
 * Solitaire made easier, and solved: who takes a stack takes everything that lies under the other tops, too (R4), and what was buried long ago is forgiven. Whoever plays
 * solitaire could play the same here and would win whenever they win there, so that the best chance here bounds the best chance there from above.
 *
 * All that is not discarded and does not lie on the stacks in the end is taken, so that only these two decide: what is discarded, and what lies there. A position is therefore
 * the pile, the four tops, how much is buried under them, and what was discarded: few enough to work them all out, from the empty pile up.
 */
export class Pooled {
  private readonly memory: Memory;
  /** By the number of a pile. */
  private readonly known = new Map<number, Chances>();
  private readonly best = new Float64Array(DISCARDS);
  private readonly brought = new Float64Array(DISCARDS);

  /** Works out all that can come of a pile (by value), down to none; or of `cards` of it, whichever they are. */
  constructor(pile: readonly number[], memory: Memory, cards = sizeOf(pile)) {
    this.memory = memory;
    const layers = Array.from({ length: cards + 1 }, (): number[][] => []);
    for (const part of partsOf(pile)) layers[sizeOf(part)]?.push(part);
    for (const [left, layer] of layers.entries()) {
      for (const part of layer) this.workOut(part, left);
      // A turn reaches three cards far at most.
      for (const part of layers[left - 3] ?? []) this.known.delete(numberOf(part));
    }
  }

  /** Before the draw of a turn, in tens; the tops as a case. */
  chance(pile: readonly number[], index: number, buried: number, discarded: number): number {
    const known = this.known.get(numberOf(pile));
    if (known === undefined) throw new RangeError('another pile');
    const levels = this.levelsWith(sizeOf(pile));
    return known.drawing[(index * levels + Math.min(buried, levels - 1)) * DISCARDS + discarded];
  }

  private levelsWith(left: number): number {
    return left <= this.memory.from ? this.memory.most + 1 : 1;
  }

  private workOut(pile: number[], left: number): void {
    const levels = this.levelsWith(left);
    const size = TOPS_OF.length * levels * DISCARDS;
    const chances = { ending: new Float32Array(size), drawing: new Float32Array(size) };
    this.known.set(numberOf(pile), chances);
    for (const [index, tops] of TOPS_OF.entries()) {
      if (!isPossible(pile, tops)) continue;
      for (let buried = 0; buried < levels; buried++) {
        const at = (index * levels + buried) * DISCARDS;
        const ending = chances.ending.subarray(at, at + DISCARDS);
        const drawing = chances.drawing.subarray(at, at + DISCARDS);
        if (left === 0) {
          this.end(this.brought, totalOf(tops) + buried);
          ending.set(this.brought);
          drawing.set(this.brought);
        } else {
          this.discard(ending, pile, left, index, buried);
          this.draw(drawing, pile, left, index, buried);
        }
      }
    }
  }

  /** R10, by what was discarded, where so much lies on the stacks. */
  private end(chances: Float64Array, lying: number): void {
    for (let discarded = 0; discarded < DISCARDS; discarded++) {
      chances[discarded] = WORTH - lying - discarded > discarded ? 1 : 0;
    }
  }

  /** R9 */
  private discard(ending: Float32Array, pile: number[], left: number, index: number, buried: number): void {
    const levels = this.levelsWith(left - 1);
    const from = (index * levels + Math.min(buried, levels - 1)) * DISCARDS;
    const number = numberOf(pile);
    for (let card = 1; card <= HIGHEST; card++) {
      if (pile[card] === 0) continue;
      const { drawing } = this.chancesOf(number - STRIDE[card]);
      const share = pile[card] / left;
      for (let after = card; after < DISCARDS; after++) ending[after - card] += share * drawing[from + after];
    }
  }

  /** R3: the best placement of every card. */
  private draw(drawing: Float32Array, pile: number[], left: number, index: number, buried: number): void {
    const { best, brought } = this;
    const tops = TOPS_OF[index];
    for (let card = 1; card <= HIGHEST; card++) {
      if (pile[card] === 0) continue;
      const share = pile[card] / left;
      best.fill(0);
      pile[card]--;
      for (let stack = 0; stack < STACKS; stack++) {
        if (tops[stack] === tops[stack - 1]) continue;
        if (totalOf(tops) - tops[stack] + card === GOAL) this.take(pile, left - 1, index, stack);
        else this.put(numberOf(pile), left - 1, stepOf(index, stack, card), buried + tops[stack]);
        for (let i = 0; i < DISCARDS; i++) if (brought[i] > best[i]) best[i] = brought[i];
      }
      pile[card]++;
      for (let i = 0; i < DISCARDS; i++) drawing[i] += share * best[i];
    }
  }

  private put(number: number, left: number, step: number, buried: number): void {
    const levels = this.levelsWith(left);
    const from = (AFTER[step] * levels + Math.min(buried, levels - 1)) * DISCARDS;
    const { ending } = this.chancesOf(number);
    for (let i = 0; i < DISCARDS; i++) this.brought[i] = ending[from + i];
  }

  /** R4, R5, R7: nothing is buried then. */
  private take(pile: number[], left: number, index: number, stack: number): void {
    const { brought } = this;
    if (left === 0) {
      this.end(brought, totalOf(TOPS_OF[index]) - TOPS_OF[index][stack]);
      return;
    }
    brought.fill(0);
    const levels = this.levelsWith(left - 1);
    const number = numberOf(pile);
    for (let next = 1; next <= HIGHEST; next++) {
      if (pile[next] === 0) continue;
      const { ending } = this.chancesOf(number - STRIDE[next]);
      const from = AFTER[stepOf(index, stack, next)] * levels * DISCARDS;
      const share = pile[next] / left;
      for (let i = 0; i < DISCARDS; i++) brought[i] += share * ending[from + i];
    }
  }

  private chancesOf(number: number): Chances {
    const known = this.known.get(number);
    if (known === undefined) throw new Error('a pile that was not worked out');
    return known;
  }
}

/** The best chance in the easier game, before the deal. */
export function pooledStart(memory: Memory): number {
  const left = sizeOf(COPIES) - STACKS;
  const pooled = new Pooled(COPIES, memory, left);
  const pile = [...COPIES];
  const tops: number[] = [];
  const deal = (): number => {
    if (tops.length === STACKS) {
      const dealt = tops.toSorted((one, other) => one - other);
      const index = TOPS_OF.findIndex((each) => each.every((top, stack) => top === dealt[stack]));
      return pooled.chance(pile, index, 0, 0);
    }
    let sum = 0;
    for (let card = 1; card <= HIGHEST; card++) {
      const share = pile[card] / sizeOf(pile);
      if (share === 0) continue;
      pile[card]--;
      tops.push(card);
      sum += share * deal();
      tops.pop();
      pile[card]++;
    }
    return sum;
  };
  return deal();
}

/** Whether the tops can lie there while this is the pile. */
function isPossible(pile: readonly number[], tops: readonly number[]): boolean {
  return tops.every((top) => pile[top] + tops.filter((other) => other === top).length <= COPIES[top]);
}

function partsOf(pile: readonly number[]): number[][] {
  let parts: number[][] = [[0]];
  for (let value = 1; value <= HIGHEST; value++) {
    parts = parts.flatMap((part) => Array.from({ length: pile[value] + 1 }, (_, count) => [...part, count]));
  }
  return parts;
}

function numberOf(pile: readonly number[]): number {
  let number = 0;
  for (let value = 1; value <= HIGHEST; value++) number += STRIDE[value] * pile[value];
  return number;
}

function sizeOf(pile: readonly number[]): number {
  return pile.reduce((sum, count) => sum + count);
}

function totalOf(tops: readonly number[]): number {
  return tops[0] + tops[1] + tops[2] + tops[3];
}
