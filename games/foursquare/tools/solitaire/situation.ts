import { STACKS } from '../../rules/cards.ts';

// Four ascending stacks and a lead in one number: ten bits a stack, nine for the lead. Which cards are left is not in it: it follows from the deck.
const STACK = 1024;
const LEADS = 512;

/** What there is after one of four stacks has become another. */
export function situationAfter(stacks: Int32Array, changed: number, now: number, lead: number): number {
  const all = Int32Array.from(stacks);
  all[changed] = now;
  all.sort();
  return all.reduce((number, stack) => number * STACK + stack, 0) * LEADS + lead + LEADS / 2;
}

/** Writes the stacks; returned is the lead. */
export function readSituation(situation: number, stacks: Int32Array): number {
  let rest = Math.floor(situation / LEADS);
  for (let stack = STACKS - 1; stack >= 0; stack--) {
    stacks[stack] = rest % STACK;
    rest = Math.floor(rest / STACK);
  }
  return (situation % LEADS) - LEADS / 2;
}
