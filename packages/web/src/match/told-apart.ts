import type { Named } from '@countertop/core';

/** The same names, with a number behind those that several have. */
export function toldApart(names: readonly Named[]): Named[] {
  const same = (one: Named) => (other: Named) => String(other) === String(one);
  return names.map((name, seat) => {
    if (typeof name !== 'string' || names.filter(same(name)).length === 1) return name;
    return `${name} (${names.slice(0, seat + 1).filter(same(name)).length})`;
  });
}
