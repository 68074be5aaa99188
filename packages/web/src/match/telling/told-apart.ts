import type { Named } from '@countertop/core';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The same names, with something short behind those that several have: "Bot 3a" and "Bot 3b", "Ada (1)" and "Ada (2)". */
export function toldApart(names: readonly Named[]): Named[] {
  return names.map((name, seat) => {
    const same = (other: Named) => String(other) === String(name);
    if (typeof name !== 'string' || names.filter(same).length === 1) return name;
    const before = names.slice(0, seat).filter(same).length;
    return /\d$/.test(name) ? `${name}${LETTERS[before]}` : `${name} (${before + 1})`;
  });
}
