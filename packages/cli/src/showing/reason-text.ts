import { sentence } from '@countertop/core';
import type { Brain, Explained, Reason } from '@countertop/search';

/** Why a candidate is good or bad, in the words of its brain. */
export function reasonText(brain: Brain, { reasons }: Explained): string {
  return reasons.map((reason) => reasonPhrase(brain, reason)).join('; ');
}

/** Nobody at the command line has a name: seats are called by their numbers. */
export function reasonPhrase(brain: Brain, { code, data = {} }: Reason): string {
  const seat = typeof data['seat'] === 'number' ? { seat: `seat ${data['seat']}` } : {};
  return sentence({ code, data: { ...data, ...seat } }, brain.words);
}
