import { sentence } from '@countertop/core';
import type { Brain, Explained } from '@countertop/search';

/** Why a candidate is good or bad, in the words of its brain. */
export function reasonText(brain: Brain, { reasons }: Explained): string {
  return reasons.map((reason) => sentence(reason, brain.words)).join('; ');
}
