import type { Limits } from '@countertop/search';

/** A share of the limits. */
export function part(limits: Limits, share: number): Limits {
  return limited(limits, (limits.nodes ?? 0) * share, (limits.milliseconds ?? 0) * share);
}

/** What is left of the limits. */
export function rest(limits: Limits, nodes: number, milliseconds: number): Limits {
  return limited(limits, (limits.nodes ?? 0) - nodes, (limits.milliseconds ?? 0) - milliseconds);
}

/** Whether nothing worth mentioning is left. */
export function isOver({ nodes = 2, milliseconds = 2, stopped }: Limits): boolean {
  return nodes <= 1 || milliseconds <= 1 || stopped?.() === true;
}

/** The same limits with other figures, where they have any. */
function limited(limits: Limits, nodes: number, milliseconds: number): Limits {
  return {
    ...limits,
    ...(limits.nodes === undefined ? {} : { nodes: Math.max(1, Math.ceil(nodes)) }),
    ...(limits.milliseconds === undefined ? {} : { milliseconds: Math.max(1, milliseconds) }),
  };
}
