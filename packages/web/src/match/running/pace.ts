/** How fast things happen by themselves, in milliseconds: slow enough to be seen, quick enough not to be waited for. */
export interface Pace {
  /** Before draw number `row` of an unbroken row of draws. */
  draw(row: number): number;
  /** A bot takes at least this long. */
  readonly bot: number;
  /** Between the steps of what is shown again. */
  readonly step: number;
}

/** The usual pace and how many times as long the others take. */
export const PACES = { calm: 2, usual: 1, quick: 0.4, 'at-once': 0 } as const;
export type PaceName = keyof typeof PACES;

/** The same for those who want no motion: one step after the other, not a blur. */
export function paceOf(name: PaceName): Pace {
  const times = PACES[name];
  return {
    draw: (row) => times * (row === 0 ? 420 : row < 4 ? 300 : 150),
    bot: times * 700,
    step: times * 900,
  };
}
